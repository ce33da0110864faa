/** Glyphs of buttons, panels and marks that every game uses. */

import { box, circle, type Glyph } from "./shapes";

const glyphs = {
  undo: [["line", "M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3.5"]],
  redo: [["line", "M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3.5"]],
  restart: [["line", "M4.5 4v5.5H10M4.8 9.2A8 8 0 1 1 4 13.5"]],
  confirm: [["bold", "M4.5 12.5 10 18 19.5 6.5"]],
  cancel: [["line", "M5.5 5.5l13 13M18.5 5.5l-13 13"]],
  back: [["line", "M14.5 5 8 12l6.5 7"]],
  forward: [["line", "M9.5 5 16 12l-6.5 7"]],
  down: [["line", "M5 9.5 12 16l7-6.5"]],
  first: [["line", "M18 5l-6.5 7 6.5 7M6.5 5v14"]],
  last: [["line", "M6 5l6.5 7L6 19M17.5 5v14"]],
  run: [["ink", "M7 4.5v15a.8.8 0 0 0 1.2.7l12-7.5a.8.8 0 0 0 0-1.4l-12-7.5A.8.8 0 0 0 7 4.5z"]],
  pause: [
    ["ink", box(6, 4.5, 4.2, 15, 1.2)],
    ["ink", box(13.8, 4.5, 4.2, 15, 1.2)],
  ],
  plus: [["line", "M12 4.5v15M4.5 12h15"]],
  minus: [["line", "M4.5 12h15"]],
  whole: [["line", "M9.5 4.5h-5v5M14.5 4.5h5v5M9.5 19.5h-5v-5M14.5 19.5h5v-5"]],
  menu: [["line", "M4 6.5h16M4 12h16M4 17.5h16"]],
  search: [
    ["line", circle(10.5, 10.5, 6)],
    ["line", "M15 15l5.5 5.5"],
  ],
  log: [["line", "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01"]],
  chat: [["line", "M4 5.5h16a1 1 0 0 1 1 1V15a1 1 0 0 1-1 1h-8.5L7 20v-4H4a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1z"]],
  notes: [
    ["line", "M14.5 4.5l5 5L9 20H4v-5z"],
    ["line", "M12 7l5 5"],
  ],
  help: [
    ["line", circle(12, 12, 9)],
    ["line", "M9.3 9.4a2.8 2.8 0 1 1 4.3 2.3c-1 .7-1.6 1.3-1.6 2.4"],
    ["ink", circle(12, 17.2, 1.3)],
  ],
  warning: [
    ["line", "M12 3.5 22 20.5H2z"],
    ["line", "M12 10v4.5"],
    ["ink", circle(12, 17.3, 1.2)],
  ],
  hint: [
    ["line", "M9 16.5c0-2-3-3.5-3-7a6 6 0 0 1 12 0c0 3.5-3 5-3 7z"],
    ["line", "M9.8 20.5h4.4"],
  ],
  lock: [
    ["ink", box(5, 10.5, 14, 10.5, 2.2)],
    ["line", "M8 10.5V7.5a4 4 0 0 1 8 0v3"],
    ["cut", circle(12, 15.7, 1.7)],
  ],
  unlock: [
    ["ink", box(5, 10.5, 14, 10.5, 2.2)],
    ["line", "M8 10.5V7.5a4 4 0 0 1 7.6-1.7"],
    ["cut", circle(12, 15.7, 1.7)],
  ],
  eye: [
    ["line", "M2 12c2.5-4.5 6-6.7 10-6.7S19.5 7.5 22 12c-2.5 4.5-6 6.7-10 6.7S4.5 16.5 2 12z"],
    ["ink", circle(12, 12, 3)],
  ],
  curtain: [["line", "M3 12c2.5 3.5 5.6 5.2 9 5.2s6.5-1.7 9-5.2M5.5 15.5 4 17.8M12 17.5v2.8M18.5 15.5l1.5 2.3"]],
  settings: [
    ["line", "M4 7h9M18.5 7H20M4 17h1.5M11 17h9"],
    ["line", circle(15.7, 7, 2.5)],
    ["line", circle(8.3, 17, 2.5)],
  ],
  link: [
    [
      "line",
      "M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1-1",
    ],
  ],
  copy: [
    ["line", box(8.5, 8.5, 12, 12, 2)],
    ["line", "M5 15.5H4.5a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1V5"],
  ],
  export: [["line", "M12 3.5v11.5M7.5 10.5 12 15l4.5-4.5M4 16.5v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3"]],
  import: [["line", "M12 15V3.5M7.5 8 12 3.5 16.5 8M4 16.5v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3"]],
  history: [
    ["line", circle(12, 12, 9)],
    ["line", "M12 6.5V12l3.8 2.3"],
  ],
  thinking: [["line", "M6.5 3.5h11M6.5 20.5h11M8 3.5c0 5 8 4.5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 4.5-8 8.5s8 3.5 8 8.5"]],
  human: [
    ["ink", circle(12, 7.5, 4.3)],
    ["ink", "M3.8 21c.4-4.8 3.7-7.3 8.2-7.3s7.8 2.5 8.2 7.3z"],
  ],
  bot: [
    ["ink", box(4, 8, 16, 12, 3)],
    ["line", "M12 8V4.5"],
    ["ink", circle(12, 3.5, 1.6)],
    ["cut", circle(9, 13.5, 1.7)],
    ["cut", circle(15, 13.5, 1.7)],
  ],
  vacant: [
    ["dash", circle(12, 12, 8.5)],
    ["line", "M12 8.5v7M8.5 12h7"],
  ],
  offline: [["line", circle(12, 12, 4)]],
  trophy: [
    ["ink", "M7 3h10v6a5 5 0 0 1-10 0z"],
    ["line", "M7 5H3.8c0 3.2 1.2 5 3.6 5M17 5h3.2c0 3.2-1.2 5-3.6 5M12 14v4M8 20.5h8"],
  ],
  flag: [
    ["line", "M5.5 21.5V3"],
    ["ink", "M5.5 3.5h13l-2.8 4.7 2.8 4.8h-13z"],
  ],
  branch: [
    ["line", "M7 7v10M7 12h5a5 5 0 0 0 5-5V6.5"],
    ["ink", circle(7, 5, 2.6)],
    ["ink", circle(7, 19, 2.6)],
    ["ink", circle(17, 5, 2.6)],
  ],
  rules: [["line", "M12 6.5C10 5 7.5 4.5 4 4.5v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-14c-3.5 0-6 .5-8 2zM12 6.5v14"]],
  keyboard: [
    ["line", box(2.5, 6, 19, 12, 2)],
    ["line", "M6.5 10h.01M10.2 10h.01M13.8 10h.01M17.5 10h.01M8 14.2h8"],
  ],
} satisfies Record<string, Glyph>;

export type InterfaceName = keyof typeof glyphs;

export const INTERFACE: Record<InterfaceName, Glyph> = glyphs;
