/** How rows of icons of Underwater Cities are read. */

import { rowReader } from "$lib/icons/rows";
import { isIcon, type IconName } from "./glyphs";

const CARDS = new Set(["card", "action_card"]);

export const rowItems = rowReader<IconName>({
  isIcon,
  drawnAs: {},
  counted: new Set(["credit", "kelp", "steelplast", "science", "biomatter", "vp"]),
  fused: {
    upgraded: { farm: "farm_upgraded", desal: "desal_upgraded", lab: "lab_upgraded", tunnel: "tunnel_upgraded" },
  },
  numbered: new Set(["space", "nth", "hand_limit"]),
  verbs: { draw: CARDS, advance: CARDS, use: CARDS },
  beginnings: new Set(["and", "or", "arrow", "open", "action", "production", "final", "if", "also", ""]),
  named: new Set(["metropolis"]),
});
