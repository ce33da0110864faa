/** Cards and their types: what a type is shows the same emblem alone and on a card. */

import { box, circle, star, type Glyph, type Shape } from "../../../lib/icons/shapes";

const CARD: Shape = ["ink", box(4, 1.5, 16, 21, 2.5)];

const GEAR = "M10.3 1.5h3.4l.5 2.7 2.3 1 2.3-1.6 2.4 2.4-1.6 2.3 1 2.3 2.7.5v3.4l-2.7.5-1 2.3 1.6 2.3-2.4 2.4-2.3-1.6-2.3 1-.5 2.7h-3.4l-.5-2.7-2.3-1-2.3 1.6-2.4-2.4 1.6-2.3-1-2.3-2.7-.5v-3.4l2.7-.5 1-2.3-1.6-2.3 2.4-2.4 2.3 1.6 2.3-1z";
const BOLT = "M13.5 1.5 4 14h6.2l-1.7 8.5L19 9.5h-6.5z";
const SMALL_BOLT = "M13 5.5 7.5 13h3.8l-1.1 5.5L16.5 10h-3.8z";
const FINISH: Shape[] = [
  ["line", "M4.5 22V2.5"],
  ["final", "M4.5 3h15.5v11.5H4.5z"],
  ["dark", "M4.5 3h3.9v3.8H4.5zM12.3 3h3.9v3.8h-3.9zM8.4 6.8h3.9v3.9H8.4zM16.2 6.8H20v3.9h-3.8zM4.5 10.7h3.9v3.8H4.5zM12.3 10.7h3.9v3.8h-3.9z"],
];
const LOOP = "M12 12c-2-3-3.6-4.3-5.7-4.3a4.3 4.3 0 0 0 0 8.6c2.1 0 3.7-1.3 5.7-4.3s3.6-4.3 5.7-4.3a4.3 4.3 0 0 1 0 8.6c-2.1 0-3.7-1.3-5.7-4.3z";
const SMALL_LOOP = "M12 12c-1-1.5-1.9-2.3-3-2.3a2.3 2.3 0 0 0 0 4.6c1.1 0 2-.8 3-2.3s1.9-2.3 3-2.3a2.3 2.3 0 0 1 0 4.6c-1.1 0-2-.8-3-2.3z";

export const CARDS = {
  card: [CARD, ["cutline", "M8 7c1.3-1.2 2.7-1.2 4 0s2.7 1.2 4 0M8 12c1.3-1.2 2.7-1.2 4 0s2.7 1.2 4 0M8 17c1.3-1.2 2.7-1.2 4 0s2.7 1.2 4 0"]],
  numbered_card: [CARD, ["cutline", "M10.5 7 9 17M15 7l-1.5 10M8 10h8.5M7.5 14H16"]],
  action_card: [CARD, ["cut", SMALL_BOLT]],
  permanent_card: [CARD, ["cutline", SMALL_LOOP]],
  production_card: [CARD, ["cut", circle(12, 12, 5.5)], ["ink", circle(12, 12, 2.2)], ["cutline", "M12 5v2M12 17v2M5.8 8.5l1.7 1M16.5 14.5l1.7 1M18.2 8.5l-1.7 1M7.5 14.5l-1.7 1"]],
  scoring_card: [CARD, ["cut", star(5, 12, 12.4, 6.3, 2.7)]],
  special_card: [CARD, ["special", "M12 5 18 12l-6 7-6-7z"], ["bright", "M12 5v14l-6-7z"]],
  instant: [["instant", circle(12, 12, 10)], ["dark-line", "M12 6.5v6.5M12 17v.01"]],
  action: [["action", BOLT]],
  whenever: [["whenever", LOOP]],
  production: [["production", GEAR], ["dark", circle(12, 12, 3.6)]],
  final: FINISH,
  draw: [
    ["soft", "M2.5 6.5 12 2.3l1 2.2H8.5A3.5 3.5 0 0 0 5 8v6.5z"],
    ["ink", box(7, 5.5, 13, 17, 2.2)],
    ["cutline", "M13.5 10v8M9.5 14h8"],
  ],
  hand_limit: [
    ["soft", "M2 9 9 4.5l8 13-7 4.5z"],
    ["ink", box(10, 3.5, 12, 17, 2.2)],
    ["cutline", "M16 8.5v7M12.5 12h7"],
  ],
  claimed: [CARD, ["cutline", "M8 12.5l3 3 5.5-6.5"]],
  paid: [
    ["credits", circle(10, 12, 9.5)],
    ["dark-line", "M5.5 12l3.5 3.5 6-7"],
  ],
  play: [CARD, ["cutline", "M12 17V7.5M8 11.2l4-4 4 4"]],
  use: [
    ["soft", box(1.5, 8, 21, 14, 2.5)],
    ["action", "M13.5 1.5 6 12.5h4.8L9.5 20l8.5-10.5h-5.2z"],
  ],
  ready: [
    ["line", "M4.5 3.5v5.5H10M4.9 8.8A8.3 8.3 0 1 1 3.9 14"],
    ["action", SMALL_BOLT],
  ],
} satisfies Record<string, Glyph>;
