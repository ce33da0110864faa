import { equal } from "node:assert/strict";
import test from "node:test";
import { shown } from "$lib/icons/shown";
import { rowItems } from "./rows";

const ROWS = {
  "gain 1 any then 2 infrastructure_move": "1[any] [then] 2[infrastructure_move]",
  "third_action for 0 energy": "[third_action] [for] 0[energy]",
  "once gain 1 food_factory": "[once] [gain] [food_factory]",
  "whenever gain bonus arrow gain 1 any": "[whenever] [gain] [bonus] [arrow] 1[any]",
  "2 points per settled factory up_to 16 points": "2[vp] [per] [settled] [factory] ≤16[vp]",
  "1 yellow 1 white": "[symbol_y] [symbol_w]",
  "power plus_minus 1": "[power] ±1",
  "choose_from 4": "[choose_from]4",
  "energy_factory more 1 energy": "[energy_factory] [extra] 1[energy]",
};

test("rows of icons are shortened as they are read", () => {
  for (const [row, expected] of Object.entries(ROWS)) equal(shown(rowItems, row), expected);
});

test("a word that is no icon is not drawn", () => {
  equal(shown(rowItems, "nonsense 1 nonsense", { full: true }), "");
  equal(shown(rowItems, "food 1 food", { full: true }), "[food] 1[food]");
});
