/** How rows of icons of Evacuation are read. */

import { rowReader } from "$lib/icons/rows";
import { isIcon, type IconName } from "./glyphs";

const FACTORIES = ["factory", "food_factory", "steel_factory", "energy_factory"];

export const rowItems = rowReader<IconName>({
  isIcon,
  drawnAs: {
    face: "happy_face",
    points: "vp",
    yellow: "symbol_y",
    white: "symbol_w",
    old: "old_world",
    new: "new_world",
    more: "extra",
  },
  counted: new Set(["food", "steel", "energy", "any", "points"]),
  fused: {},
  numbered: new Set(["choose_from", "beyond"]),
  verbs: { draw: new Set(["action_card"]) },
  beginnings: new Set(["and", "or", "then", "parts", "arrow", "open", "once", "each_year", "if", ""]),
  named: new Set(FACTORIES),
});
