import { equal } from "node:assert/strict";
import test from "node:test";
import { shown } from "$lib/icons/shown";
import { rowItems } from "./rows";

const ROWS = {
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

test("rows of icons are shortened as they are read", () => {
  for (const [row, expected] of Object.entries(ROWS)) equal(shown(rowItems, row), expected);
});

test("a tight row leaves out every single one", () => {
  equal(shown(rowItems, "gain 1 credit 2 kelp", { tight: true }), "[credit] 2[kelp]");
});

test("a full row leaves out nothing", () => {
  const full = shown(rowItems, "gain 1 credit and build 1 farm", { full: true });
  equal(full, "[gain] 1[credit] [and] [build] 1[farm]");
});
