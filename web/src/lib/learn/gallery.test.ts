import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import { filtersOf, isDesigned, matches, valuesOf, type Item, type Wanted } from "./gallery";
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
    { origin: "made" },
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

test("what is designed in part is found with all that is designed", () => {
  const board: Item = { ...TILE, origin: "partly", designed: "Bonuses are our own." };
  const found = (item: Item, wanted: Partial<Wanted>) => matches(item, { ...ALL, ...wanted }, stem);
  deepEqual([FARM, board, TILE].map(isDesigned), [true, true, false]);
  deepEqual(
    [FARM, board, TILE].map((item) => found(item, { origin: "made" })),
    [true, true, false],
  );
  equal(found(board, { origin: "designed" }), false);
  equal(found(board, { text: "bonus" }), true);
});

test("filters are those that some component has", () => {
  deepEqual(filtersOf([TILE, FARM]), ["Colour", "Deck"]);
  deepEqual(valuesOf([FARM, TILE, FARM], "Colour"), ["green", "blue"]);
});
