/** Underwater Cities in English. */
export default {
  "game.title": "Underwater Cities",
} as const;
