import { equal } from "node:assert/strict";
import test from "node:test";
import { stepAfter, waitAt } from "./pace";

const TURNS = [
  { seat: 0, first: 1, last: 3, events: [] },
  { seat: 1, first: 4, last: 4, events: [] },
];

test("a turn is shown long enough to be read, and faster or slower as wished", () => {
  equal(waitAt(true, 200, "normal") > waitAt(true, 20, "normal"), true);
  equal(waitAt(true, 20, "normal") > waitAt(false, 20, "normal"), true);
  equal(waitAt(true, 100, "calm") > waitAt(true, 100, "normal"), true);
  equal(waitAt(true, 100, "normal") > waitAt(true, 100, "fast"), true);
  equal(waitAt(true, 100_000, "normal") <= 6000, true);
});

test("fast goes from turn to turn, otherwise from move to move", () => {
  equal(stepAfter(0, TURNS, "normal"), 1);
  equal(stepAfter(0, TURNS, "fast"), 3);
  equal(stepAfter(3, TURNS, "fast"), 4);
  equal(stepAfter(4, TURNS, "fast"), 5);
});
