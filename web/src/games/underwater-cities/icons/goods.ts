/** Goods: each has a shape of its own, so that colour never has to tell them apart. */

import { box, circle, type Glyph } from "$lib/icons/shapes";

export const GOODS = {
  credit: [
    ["credits", circle(12, 12, 10)],
    ["edge", circle(12, 12, 7)],
    ["dark-line", "M15.2 9.3a4.2 4.2 0 1 0 0 5.4"],
  ],
  kelp: [
    ["kelp", "M10.9 14.5c.2 3-.8 5-2.6 7.5h7.4c-1.8-2.5-2.8-4.5-2.6-7.5z"],
    ["kelp", circle(12, 6.6, 4.9)],
    ["kelp", circle(6.5, 13.2, 4.9)],
    ["kelp", circle(17.5, 13.2, 4.9)],
    ["kelp", circle(12, 11.5, 3.5)],
    ["bright", circle(10.8, 5.4, 1.3)],
  ],
  steelplast: [
    ["steelplast", box(2.5, 2.5, 19, 19, 3)],
    ["bright", "M5 5h9.5L5 14.5z"],
    ["dark-line", "M9.5 17.5h8v-8"],
  ],
  science: [
    ["science", "M10.6 2.6 1.6 19.3A1.6 1.6 0 0 0 3 21.7h18a1.6 1.6 0 0 0 1.4-2.4L13.4 2.6a1.6 1.6 0 0 0-2.8 0z"],
    ["white", circle(12, 15.3, 2.6)],
    ["white-line", "M12 7.5v3.5"],
  ],
  biomatter: [
    [
      "biomatter",
      "M12 .8c1.5 6.4 4.8 9.7 11.2 11.2-6.4 1.5-9.7 4.8-11.2 11.2C10.5 16.8 7.2 13.5.8 12 7.2 10.5 10.5 7.2 12 .8z",
    ],
    ["white", circle(12, 12, 2.3)],
  ],
} satisfies Record<string, Glyph>;
