/** Cards and their types: what a type is shows the same emblem alone and on a card. */

import { box, circle, star, type Glyph } from "$lib/icons/shapes";
import { CARD } from "$lib/icons/signs";

const BOLT = "M13.5 1.5 4 14h6.2l-1.7 8.5L19 9.5h-6.5z";
const SMALL_BOLT = "M13 5.5 7.5 13h3.8l-1.1 5.5L16.5 10h-3.8z";
const SMALL_LOOP =
  "M12 12c-1-1.5-1.9-2.3-3-2.3a2.3 2.3 0 0 0 0 4.6c1.1 0 2-.8 3-2.3s1.9-2.3 3-2.3a2.3 2.3 0 0 1 0 4.6c-1.1 0-2-.8-3-2.3z";

// prettier-ignore
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
  use: [
    ["soft", box(1.5, 8, 21, 14, 2.5)],
    ["action", "M13.5 1.5 6 12.5h4.8L9.5 20l8.5-10.5h-5.2z"],
  ],
  ready: [
    ["line", "M4.5 3.5v5.5H10M4.9 8.8A8.3 8.3 0 1 1 3.9 14"],
    ["action", SMALL_BOLT],
  ],
} satisfies Record<string, Glyph>;
