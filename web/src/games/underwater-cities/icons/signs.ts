/** Verbs and signs of Underwater Cities. */

import { circle, type Glyph } from "$lib/icons/shapes";

// prettier-ignore
export const SIGNS = {
  upgrade: [["up-line", "M4.5 12.5 12 5l7.5 7.5M4.5 19.5 12 12l7.5 7.5"]],
  upgraded: [["up", circle(12, 12, 10.5)], ["dark-line", "M7.3 12 12 7.5l4.7 4.5M7.3 17.3l4.7-4.5 4.7 4.5"]],
  produce: [["production", circle(9.5, 12, 7)], ["production", "M9.5 2.5 11 6H8zM9.5 21.5 8 18h3zM0 12l3.5-1.5v3zM2.8 5.3l3.5 1.4-2.1 2.1zM2.8 18.7l1.4-3.5 2.1 2.1z"], ["dark", circle(9.5, 12, 2.7)], ["line", "M13 12h9.5M18.5 7.5l4.5 4.5-4.5 4.5"]],
  produced: [["production", circle(12, 12, 10)], ["dark-line", "M7 12.3l3.5 3.5 6.5-7.5"]],
  swap: [["line", "M2.5 7h4c5 0 5.5 10 10.5 10h4.5M2.5 17h4c5 0 5.5-10 10.5-10h4.5M18.5 3.5 22 7l-3.5 3.5M18.5 13.5 22 17l-3.5 3.5"]],
  end_of_turn: [["line", "M3 12h11.5M10 7l5 5-5 5"], ["bold", "M20 4v16"]],
  same_turn: [["line", circle(12, 12, 9.5)], ["line", "M12 6v6l4 2.5"]],
  once_per_turn: [["line", "M20.5 4v5.5H15M20 9A9 9 0 1 0 21 13.5"], ["line", "M10 9.8l2.5-1.8v8"]],
  surcharge: [["pay", "M12 1.5 23 21.5H1z"], ["white-line", "M12 9.5v8M8 13.5h8"]],
} satisfies Record<string, Glyph>;
