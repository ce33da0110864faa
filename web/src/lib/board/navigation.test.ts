import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import { reading, siteByKey } from "./navigation";

/** Two rows of sites, the lower one shifted. */
const SITES = [
  { id: "a", x: 0, y: 0 },
  { id: "b", x: 100, y: 10 },
  { id: "c", x: 10, y: 100 },
  { id: "d", x: 110, y: 100 },
];
const NONE = new Set<string>();

test("an arrow leads to the nearest site in its direction", () => {
  equal(siteByKey("ArrowRight", "a", SITES, NONE), "b");
  equal(siteByKey("ArrowDown", "a", SITES, NONE), "c");
  equal(siteByKey("ArrowLeft", "a", SITES, NONE), undefined);
});

test("sites are read from top to bottom, the possible ones only if there are some", () => {
  deepEqual(reading(SITES, NONE), ["a", "b", "c", "d"]);
  deepEqual(reading(SITES, new Set(["d", "b"])), ["b", "d"]);
});

test("page keys go around among the possible sites, Home and End to the first and last", () => {
  const legal = new Set(["b", "d"]);
  equal(siteByKey("PageDown", "d", SITES, legal), "b");
  equal(siteByKey("PageUp", "b", SITES, legal), "d");
  equal(siteByKey("Home", "d", SITES, legal), "b");
  equal(siteByKey("End", "b", SITES, legal), "d");
  equal(siteByKey("x", "b", SITES, legal), undefined);
});
