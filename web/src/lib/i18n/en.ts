/** The shell in English. */
export default {
  "app.title": "Next Frontier",
  "nowhere.title": "Nothing here",
  "nowhere.text": "This address leads to no table and no page.",
  "nowhere.home": "To the lobby",
  "lobby.play": "Play now",
  "table.connecting": "Connecting …",
  "table.noScreen": "This browser page cannot show the game “{game}”.",
} as const;
