/** Cards, tracks and what is done with them. */

import { box, circle, polygon, star, type Glyph, type Shape } from "$lib/icons/shapes";
import { CARD } from "$lib/icons/signs";

const BULB: Shape[] = [
  ["technology", "M12 1.5a7.5 7.5 0 0 1 4.5 13.5c-.8.7-1 1.3-1 2.5h-7c0-1.2-.2-1.8-1-2.5A7.5 7.5 0 0 1 12 1.5z"],
  ["line", "M9 20h6M10.5 22.5h3"],
];
const PYLON: Shape[] = [
  ["infrastructure", box(1.5, 15.5, 21, 3.2, 0.8)],
  ["infrastructure", "M5.5 18.5h3v4h-3zM15.5 18.5h3v4h-3z"],
  ["infrastructure-line", "M7 15.5V3M17 15.5V3M1.5 14C4 12.5 6 9 7 3.5c1 5 2.8 8 5 8s4-3 5-8c1 5.5 3 9 5.5 10.5"],
];

// prettier-ignore
export const CARDS = {
  technology: [...BULB, ["dark-line", "M12 12V8.5M9.8 7.3 12 9l2.2-1.7"]],
  infrastructure: PYLON,
  completed: [...PYLON, ["cut", circle(18, 6, 6)], ["gain", circle(18, 6, 5)], ["dark-line", "M15.7 6l1.7 1.7 2.9-3.3"]],
  goal: [["goal", polygon(4, 12, 12, 11)], ["dark-line", circle(12, 12, 4.3)], ["dark", circle(12, 12, 1.7)]],
  common_goal: [["goal", "M4 3.5h16v8a8 8 0 0 1-16 0z"], ["dark", star(5, 12, 10.5, 5.3, 2.3)], ["line", "M12 19.5v2.5M8 22.5h8"]],
  action_card: [CARD, ["cut", star(4, 12, 12, 6.5, 2.3)]],
  bonus: [["goal", box(2, 8.5, 20, 13.5, 1.5)], ["dark-line", "M12 9v12.5M2.5 13.5h19"], ["line", "M12 8.5C8 8.5 5.5 7 6.5 4.3S11 3.5 12 8.5c1-5 4.5-6.9 5.5-4.2S16 8.5 12 8.5z"]],
  power: [["power", "M12 .8 15 8l7.8.6-6 5 1.9 7.6L12 17l-6.7 4.2 1.9-7.6-6-5L9 8z"], ["edge", "M12 .8 15 8l7.8.6-6 5 1.9 7.6L12 17l-6.7 4.2 1.9-7.6-6-5L9 8z"]],
  progress: [["line", "M2 12h4M18 12h4"], ["line", circle(9, 12, 3)], ["soft", circle(17, 12, 3)], ["line", "M9 5l3-3 3 3M12 2v4"]],
  passage: [["line", "M4 22V9.5C4 5 7.5 1.8 12 1.8S20 5 20 9.5V22"], ["line", "M8.5 22V11a3.5 3.5 0 0 1 7 0v11"], ["line", "M2 22h5M17 22h5"]],
  settle: [["soft", polygon(6, 12, 15.5, 8)], ["line", "M12 15.5V2.5"], ["ink", "M12 2.5l8 3-8 3.2z"]],
  invention: [...BULB, ["cut", circle(18.5, 18, 5.5)], ["gain", circle(18.5, 18, 4.7)], ["dark-line", "M18.5 15.8v4.4M16.3 18h4.4"]],
  prepare: [["soft", "M2 22V9.5l5.4 3.6V9.5l5.4 3.6V9.5l4 2.7V3h3.6l1.6 19z"], ["line", "M8 15.5l3.5 3.5 7-8.5"]],
  infrastructure_move: [...PYLON, ["cut", circle(18.5, 5.5, 5.5)], ["ink", circle(18.5, 5.5, 4.7)], ["cutline", "M16.5 5.5h4M18.7 3.7l1.9 1.8-1.9 1.8"]],
  refill: [["line", "M3 8.5h5.5M10.5 8.5H16M18 8.5h3"], ["line", "M20.5 4v5H15.5M20 8.8A9 9 0 1 0 21 14"]],
  launch: [["hull", "M12 .8c3.2 2.6 5 5.7 5 9.2V14H7v-4c0-3.5 1.8-6.6 5-9.2z"], ["line", "M4 16.5 12 9l8 7.5M4 22.5 12 15l8 7.5"]],
  discard: [["soft", box(4, 1.5, 16, 21, 2.5)], ["line", "M8.5 8.5l7 7M15.5 8.5l-7 7"]],
  each_year: [["line", "M20.5 4v5.5H15M20 9A9 9 0 1 0 21 13.5"], ["line", "M10 9.8l2.5-1.8v8"]],
  front_marker: [["ink", "M12 2l7 12H5z"], ["line", "M4 18h16M4 22h16"]],
  action: [["line", circle(12, 12, 10)], ["ink", star(4, 12, 12, 6.5, 2.3)]],
  third_action: [["line", circle(12, 12, 10)], ["line", "M9.2 8.3a2.7 2.7 0 1 1 2.7 3.5 2.9 2.9 0 1 1-2.9 3.4"]],
  choose_from: [["soft", box(1, 5.5, 6, 13, 1)], ["soft", box(9, 5.5, 6, 13, 1)], ["ink", box(17, 5.5, 6, 13, 1)]],
  share_space: [["line", box(2, 5, 20, 14, 3)], ["ink", circle(9, 12, 3.2)], ["soft", circle(15, 12, 3.2)]],
} satisfies Record<string, Glyph>;
