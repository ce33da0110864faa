import { equal } from "node:assert/strict";
import test from "node:test";
import { rowItems as evacuation } from "../../games/evacuation/icons/rows";
import { rowItems as underwaterCities } from "../../games/underwater-cities/icons/rows";
import type { ReadRow } from "./rows";

const UNDERWATER_CITIES = {
  "gain 2 credit 1 steelplast": "2[credit] 1[steelplast]",
  "pay 1 credit arrow gain 2 science": "[pay] 1[credit] [arrow] 2[science]",
  "advance 1 and draw 2 card": "[advance] [and] 2[draw]",
  "use up_to 2 action_card": "≤2[use]",
  "build up_to 2 desal": "[build] ≤2[desal]",
  "build 1 tunnel": "[build] [tunnel]",
  "gain 5 or 7 or 9 vp if at_least 8 or 9 or 10 tunnel": "5/7/9[vp] [if] ≥8/9/10[tunnel]",
  "gain 1 kelp per connected upgraded farm": "1[kelp] [per] [connected] [farm_upgraded]",
  "reach space 3": "[reach] [space]3",
  "pay 1 biomatter arrow gain 2 vp up_to 6 times": "[pay] 1[biomatter] [arrow] 2[vp] ≤6×",
  "production 3 times": "[production] 3×",
  "build 1 tunnel or open advance 1 and draw 2 card and gain 1 credit close":
    "[build] [tunnel] [or] ([advance] [and] 2[draw] [and] 1[credit])",
  "look 2 metropolis gain 1 metropolis": "[look] 2[metropolis] [gain] [metropolis]",
  "whenever slot gain steelplast arrow gain 1 vp": "[whenever] [slot] [gain] [steelplast] [arrow] 1[vp]",
};
const EVACUATION = {
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

/** A row as it is shown, icons in brackets. */
function shown<Name extends string>(
  read: ReadRow<Name>,
  row: string,
  style: Parameters<ReadRow<Name>>[1] = {},
): string {
  const items = read(row.split(" "), style);
  return items.map(({ before, icon, after }) => before + (icon ? `[${icon}]` : "") + after).join(" ");
}

test("rows of Underwater Cities are shortened as they are read", () => {
  for (const [row, expected] of Object.entries(UNDERWATER_CITIES)) equal(shown(underwaterCities, row), expected);
});

test("rows of Evacuation are shortened as they are read", () => {
  for (const [row, expected] of Object.entries(EVACUATION)) equal(shown(evacuation, row), expected);
});

test("a tight row leaves out every single one", () => {
  equal(shown(underwaterCities, "gain 1 credit 2 kelp", { tight: true }), "[credit] 2[kelp]");
});

test("a full row leaves out nothing", () => {
  const full = shown(underwaterCities, "gain 1 credit and build 1 farm", { full: true });
  equal(full, "[gain] 1[credit] [and] [build] 1[farm]");
});

test("a word that is no icon is not drawn", () => {
  equal(shown(evacuation, "nonsense 1 nonsense", { full: true }), "");
  equal(shown(evacuation, "food 1 food", { full: true }), "[food] 1[food]");
});
