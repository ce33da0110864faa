/** Verbs and signs that join the things of a row, and what every game has. */

import { box, circle, polygon, star, type Glyph, type Shape } from "./shapes";

/** What cards are drawn on. */
export const CARD: Shape = ["ink", box(4, 1.5, 16, 21, 2.5)];
const GEAR =
  "M10.3 1.5h3.4l.5 2.7 2.3 1 2.3-1.6 2.4 2.4-1.6 2.3 1 2.3 2.7.5v3.4l-2.7.5-1 2.3 1.6 2.3-2.4 2.4-2.3-1.6-2.3 1-.5 2.7h-3.4l-.5-2.7-2.3-1-2.3 1.6-2.4-2.4 1.6-2.3-1-2.3-2.7-.5v-3.4l2.7-.5 1-2.3-1.6-2.3 2.4-2.4 2.3 1.6 2.3-1z";
const FINISH: Shape[] = [
  ["line", "M4.5 22V2.5"],
  ["final", "M4.5 3h15.5v11.5H4.5z"],
  [
    "dark",
    "M4.5 3h3.9v3.8H4.5zM12.3 3h3.9v3.8h-3.9zM8.4 6.8h3.9v3.9H8.4zM16.2 6.8H20v3.9h-3.8zM4.5 10.7h3.9v3.8H4.5zM12.3 10.7h3.9v3.8h-3.9z",
  ],
];
const LOOP =
  "M12 12c-2-3-3.6-4.3-5.7-4.3a4.3 4.3 0 0 0 0 8.6c2.1 0 3.7-1.3 5.7-4.3s3.6-4.3 5.7-4.3a4.3 4.3 0 0 1 0 8.6c-2.1 0-3.7-1.3-5.7-4.3z";

// prettier-ignore
export const SIGNS = {
  gain: [["gain", circle(12, 12, 9.5)], ["dark-line", "M12 7.3v9.4M7.3 12h9.4"]],
  pay: [["pay", circle(12, 12, 9.5)], ["white-line", "M7.3 12h9.4"]],
  build: [["ink", "M3.2 6.2 9 1.8c3.5.2 6 1.6 7.6 4.3L13 9.7l-1.2-1.2-1.5 1.5 10.4 10.4-2.3 2.3L8 12.3 6.6 13.7 2 9.1l2.3-1.3z"]],
  for: [["ink", "M2.5 3.5a1 1 0 0 1 1-1h8.7L22 12.3a1 1 0 0 1 0 1.4l-8.3 8.3a1 1 0 0 1-1.4 0L2.5 12.2z"], ["cut", circle(7.3, 7.3, 2)]],
  free: [["gain", "M2.5 3.5a1 1 0 0 1 1-1h8.7L22 12.3a1 1 0 0 1 0 1.4l-8.3 8.3a1 1 0 0 1-1.4 0L2.5 12.2z"], ["dark-line", circle(12.3, 12.3, 3.5)]],
  less: [["gain", "M2.5 3.5a1 1 0 0 1 1-1h8.7L22 12.3a1 1 0 0 1 0 1.4l-8.3 8.3a1 1 0 0 1-1.4 0L2.5 12.2z"], ["dark-line", "M8.5 12.3h7.5"]],
  different: [["line", "M4 8.5h16M4 15.5h16M16.5 3l-9 18"]],
  look: [["line", "M2 12c2.5-4.5 6-6.7 10-6.7S19.5 7.5 22 12c-2.5 4.5-6 6.7-10 6.7S4.5 16.5 2 12z"], ["ink", circle(12, 12, 3)]],
  take: [["line", "M12 2.5v11M7.5 9.5 12 14l4.5-4.5M3.5 14v5.5a1 1 0 0 0 1 1h15a1 1 0 0 0 1-1V14"]],
  perform: [["line", circle(12, 12, 10)], ["ink", "M9.5 7v10l8-5z"]],
  exchange: [["line", "M4 9.5A8.5 8.5 0 0 1 19.5 8M20 3.5V8.5h-5M20 14.5A8.5 8.5 0 0 1 4.5 16M4 20.5v-5h5"]],
  both_ways: [["line", "M2.5 8.5h18.5M17 4.5l4 4-4 4M21.5 15.5H3M7 11.5l-4 4 4 4"]],
  nth: [["line", "M3.5 18.5V6.5l8.5 12V6.5"], ["line", circle(18.5, 11, 3)], ["line", "M15.5 18.5h6"]],
  also: [["line", circle(12, 12, 9.5)], ["line", "M12 7.5v9M7.5 12h9"]],
  both: [["ink", "M11 3a9 9 0 0 0 0 18z"], ["ink", "M13 3a9 9 0 0 1 0 18z"]],
  arrow: [["line", "M2.5 12h18M14.5 6l6 6-6 6"]],
  and: [["line", "M12 6.5v11M6.5 12h11"]],
  or: [["line", "M12 2v5.5M12 16.5V22"], ["ink", "M12 9l3 3-3 3-3-3z"]],
  if: [["line", "M7.5 8.3A4.5 4.5 0 1 1 14 12.2c-1.4.8-2 1.7-2 3.3"], ["ink", circle(12, 19.8, 1.5)]],
  per: [["line", "M6.5 21 17.5 3"]],
  with: [["ink", circle(12, 7, 2)], ["ink", circle(12, 17, 2)]],
  set_of: [["soft", "M12 11.5 22.5 17 12 22.5 1.5 17z"], ["soft", "M12 6.5 22.5 12 12 17.5 1.5 12z"], ["ink", "M12 1.5 22.5 7 12 12.5 1.5 7z"]],
  at_least: [["line", "M5.5 4.5 18.5 10l-13 5.5M5.5 20.5l13-3.5"]],
  up_to: [["line", "M18.5 4.5 5.5 10l13 5.5M18.5 20.5l-13-3.5"]],
  times: [["line", "M6 6l12 12M18 6 6 18"]],
  open: [["line", "M15 2.5c-5.5 5-5.5 14 0 19"]],
  close: [["line", "M9 2.5c5.5 5 5.5 14 0 19"]],
  vp: [["vp", polygon(6, 12, 12, 11)], ["dark", star(5, 12, 12.4, 6.8, 2.9)]],
  draw: [
    ["soft", "M2.5 6.5 12 2.3l1 2.2H8.5A3.5 3.5 0 0 0 5 8v6.5z"],
    ["ink", box(7, 5.5, 13, 17, 2.2)],
    ["cutline", "M13.5 10v8M9.5 14h8"],
  ],
  play: [CARD, ["cutline", "M12 17V7.5M8 11.2l4-4 4 4"]],
  production: [["production", GEAR], ["dark", circle(12, 12, 3.6)]],
  final: FINISH,
  whenever: [["whenever", LOOP]],
} satisfies Record<string, Glyph>;
