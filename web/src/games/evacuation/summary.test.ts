import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import type { Components, NationView } from "./documents";
import { arrivalOf, itemsOf, producedBy } from "./play/loading";
import { developed, plus, researchOf, total } from "./summary";

const NATION = {
  grid: [["T1", "T2"], ["T3", "T4"]], // prettier-ignore
  research: [3, 2],
  left: ["OA1"],
  factories: { old: { food: 2, steel: 0, energy: 0 } },
  stadiums: { old: ["D1", "D1"] },
  old: { food: 0, steel: 0, energy: 4 },
  flights: [{ bays: ["OA2"], crates: ["OA3"], factories: { food: 1 }, stadiums: ["D2"], goods: { steel: 2 } }],
} as object as NationView;
const COMPONENTS = {
  old_areas: { OA2: { circles: 3, produces_goods: { food: 1 } }, OA3: { circles: 2, produces_goods: { steel: 2 } } },
} as object as Components;

test("a technology is begun by one marker and developed by two", () => {
  equal(researchOf(NATION, 0, 0), "developed");
  equal(researchOf(NATION, 0, 1), "begun");
  equal(researchOf(NATION, 1, 1), "none");
  deepEqual(developed(NATION), ["T1", "T3"]);
});

test("amounts are added good by good", () => {
  deepEqual(plus({ food: 1 }, { food: 2, steel: 1 }, -1), { food: -1, steel: -1, energy: 0 });
  equal(total({ food: 1, energy: 4 }), 5);
});

test("what waits on the Old World is listed by kind", () => {
  const keys = itemsOf(NATION).map(({ key }) => key);
  deepEqual(keys, ["OA1", "factory food", "D1", "units energy"]);
});

test("people arrive from bays only; Areas in bays and crates produce no more", () => {
  const { people, areas, goods } = arrivalOf(COMPONENTS, NATION);
  equal(people, 3);
  deepEqual(areas, ["OA2", "OA3"]);
  equal(goods.steel, 2);
  deepEqual(producedBy(COMPONENTS, areas), { food: 1, steel: 2, energy: 0 });
});
