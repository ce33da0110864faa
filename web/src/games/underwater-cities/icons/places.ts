/** Action slots in colour and shape, the Federation track, and who stands where. */

import { box, circle, polygon, type Glyph, type Shape } from "$lib/icons/shapes";

const POCKET: Shape = ["line", box(2, 2, 20, 20, 4)];
const DIAMOND = polygon(4, 12, 12, 7.5);
const TRIANGLE = "M12 5l7 12.5H5z";
const PAWN: Shape[] = [
  ["ink", circle(12, 8.8, 3)],
  ["ink", "M6.8 18c.3-3.8 2.2-5.6 5.2-5.6s4.9 1.8 5.2 5.6z"],
];

// prettier-ignore
export const PLACES = {
  slot: [POCKET, ["soft", box(6.5, 6.5, 11, 11, 2)]],
  green_slot: [["slot-green-line", box(2, 2, 20, 20, 4)], ["slot-green", DIAMOND]],
  red_slot: [["slot-red-line", box(2, 2, 20, 20, 4)], ["slot-red", TRIANGLE]],
  yellow_slot: [["slot-yellow-line", box(2, 2, 20, 20, 4)], ["slot-yellow", circle(12, 12, 5.8)]],
  green: [["slot-green", polygon(4, 12, 12, 11)]],
  red: [["slot-red", "M12 1.8 23 21.5H1z"]],
  yellow: [["slot-yellow", circle(12, 12, 9.5)]],
  available: [["dash", box(2, 2, 20, 20, 4)], ["line", "M7.5 12.5l3.2 3.2 6-7"]],
  occupied_by_other: [POCKET, ...PAWN],
  not_mine: [POCKET, ...PAWN, ["cutline", "M3.5 20.5l17-17"], ["line", "M2 22 22 2"]],
  slot_colours: [
    ["slot-green", polygon(4, 5, 12, 4.9)],
    ["slot-red", "M12 7.8l4.2 7.9H7.8z"],
    ["slot-yellow", circle(19.6, 12, 3.8)],
  ],
  mismatch: [
    ["slot-green", polygon(4, 6.5, 12, 6)],
    ["slot-red", "M17.5 6.5l5.5 10.5H12z"],
    ["cutline", "M6.5 22 17.5 2"],
    ["line", "M7.5 21.5l9-19"],
  ],
  advance: [
    ["federation", "M12 1.5l8 8.2h-4.7v4.8H8.7V9.7H4z"],
    ["federation", box(4, 16.3, 16, 2.4, 1)],
    ["federation", box(4, 20.1, 16, 2.4, 1)],
  ],
  space: [
    ["federation-line", box(2.5, 2.5, 19, 19, 4)],
    ["federation", "M12 6.5l5.5 5.8h-3.3v5.2H9.8v-5.2H6.5z"],
  ],
  reach: [["line", "M2 12h10.5M8.5 7.5l4.5 4.5-4.5 4.5"], ["federation-line", "M15 3.5h4.5a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H15"]],
  connected: [
    ["ink", circle(5, 12, 4.3)],
    ["ink", circle(19, 12, 4.3)],
    ["bold", "M8 12h8"],
  ],
  connect: [
    ["ink", circle(5, 16, 4)],
    ["ink", circle(19, 16, 4)],
    ["dash", "M8.5 16h7"],
    ["line", "M12 2.5v8M8.5 7.5l3.5 3.5 3.5-3.5"],
  ],
  clone: [
    ["line", box(2.5, 6.5, 12, 15, 2.5)],
    ["ink", box(9.5, 2.5, 12, 15, 2.5)],
    ["cutline", "M15.5 6.5v7M12 10h7"],
  ],
  contract: [
    ["ink", "M5 2h10.5L20 6.5V22H5z"],
    ["cutline", "M8.5 8h5M8.5 12h7"],
    ["vp", circle(15.5, 17.5, 4.3)],
  ],
} satisfies Record<string, Glyph>;
