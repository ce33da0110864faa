import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import { filtersOf, matches, valuesOf, type Item, type Wanted } from "./gallery";
import { stem } from "./rules/search";

const FARM: Item = {
  id: "card-37",
  kind: "Card",
  name: "Founding Grant",
  facets: { Colour: "green", Deck: "Era I" },
  icons: [],
  texts: ["Gain 2 credits."],
  origin: "designed",
};
const TILE: Item = { ...FARM, id: "B-1", kind: "Metropolis", facets: { Colour: "blue" }, origin: "rulebook" };
const ALL: Wanted = { text: "", kind: "", origin: "", facets: {} };

test("a component is found by kind, origin, filters and begun words", () => {
  const found = (wanted: Partial<Wanted>) => matches(FARM, { ...ALL, ...wanted }, stem);
  for (const wanted of [
    {},
    { kind: "Card" },
    { origin: "designed" },
    { facets: { Colour: "green", Deck: "" } },
    { text: "credit GRAN" },
    { text: "37" },
  ]) {
    equal(found(wanted), true, JSON.stringify(wanted));
  }
  for (const wanted of [
    { kind: "Metropolis" },
    { origin: "rulebook" },
    { facets: { Colour: "red" } },
    { text: "credit kelp" },
  ]) {
    equal(found(wanted), false, JSON.stringify(wanted));
  }
});

test("filters are those that some component has", () => {
  deepEqual(filtersOf([TILE, FARM]), ["Colour", "Deck"]);
  deepEqual(valuesOf([FARM, TILE, FARM], "Colour"), ["green", "blue"]);
});
