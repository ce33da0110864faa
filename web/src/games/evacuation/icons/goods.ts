/** Goods, symbols and worlds: each has a shape of its own, so that colour never has to tell them apart. */

import { box, circle, type Glyph, type Shape } from "$lib/icons/shapes";

const BOLT = "M14 .8 4.2 13.6h6.3L8.3 23.2 19.8 9.3h-6.9z";
const HALF = "M12 2a10 10 0 0 0 0 20z";

/** Small goods of every kind, for any of them. */
const THREE: Shape[] = [
  ["energy", "M8.2 1 2.6 8.2h3.5L4.8 13.4l6.4-7.6H7.4z"],
  ["food", circle(17.6, 7.4, 5.2)],
  ["bright", "M17.6 2.2a5.2 5.2 0 0 0 0 10.4z"],
  ["steel", box(6.6, 13.6, 9, 9, 1.4)],
];

// prettier-ignore
export const GOODS = {
  energy: [["energy", BOLT], ["edge", BOLT]],
  food: [["food", circle(12, 12, 10)], ["crust", HALF], ["edge", circle(12, 12, 10)]],
  steel: [
    ["steel", box(2.2, 2.2, 19.6, 19.6, 2.4)],
    ["bright", "M4.6 4.6h10L4.6 14.6z"],
    ["dark-line", "M8 7.8h8M8 16.2h8M12 7.8v8.4"],
  ],
  any: THREE,
  symbol_y: [["disc", circle(12, 12, 9)], ["edge", circle(12, 12, 9)], ["bright", "M12 3a9 9 0 0 0-9 9h4a5 5 0 0 1 5-5z"]],
  symbol_w: [["ring-shade", circle(12, 12, 7.6)], ["ring", circle(12, 12, 7.6)]],
  symbol: [["disc", "M12 3a9 9 0 0 0 0 18z"], ["ring-shade", "M12 4.4a7.6 7.6 0 0 1 0 15.2"], ["ring", "M12 4.4a7.6 7.6 0 0 1 0 15.2"]],
  old_world: [
    ["old-world", circle(12, 12, 8.4)],
    ["old-line", "M12 .8v1.4M12 21.8v1.4M.8 12h1.4M21.8 12h1.4M4 4l1 1M19 19l1 1M4 20l1-1M19 5l1-1"],
    ["dark-line", circle(12, 12, 3.6)],
  ],
  new_world: [
    ["new-world", circle(12, 12, 8.4)],
    ["new-line", "M2 15.6c3 1.6 9 .9 14-2s7.4-6.4 6-8.4"],
    ["dark-line", "M9.4 15.4V8.7l5.2 6.6V8.7"],
  ],
} satisfies Record<string, Glyph>;
