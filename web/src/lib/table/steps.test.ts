import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import type { PastDocument } from "../protocol";
import { changed, Steps } from "./steps";

test("a change puts a value at its place and leaves the document before it alone", () => {
  const before = { view: { goods: [1, 2], hand: null }, number: 0 };
  const after = changed(before, [
    { path: ["view", "goods", 1], value: 5 },
    { path: ["view", "hand"], value: { count: 2 } },
    { path: ["number"], value: 1 },
  ]);
  deepEqual(after, { view: { goods: [1, 5], hand: { count: 2 } }, number: 1 });
  deepEqual(before, { view: { goods: [1, 2], hand: null }, number: 0 });
});

test("a place without a value is taken away, null is a value", () => {
  deepEqual(changed<object>({ a: 1, b: 2 }, [{ path: ["a"] }, { path: ["b"], value: null }]), { b: null });
});

test("every position is found, in any order", () => {
  const first = { number: 0, of: 60, view: { turn: 0 }, forecast: null } as object as PastDocument;
  const steps = Array.from({ length: 60 }, (_, i) => [
    { path: ["number"], value: i + 1 },
    { path: ["view", "turn"], value: 2 * i },
  ]);
  const positions = new Steps(first, steps);
  for (const number of [60, 3, 0, 49, 50, 51, 26]) {
    equal(positions.at(number).number, number);
    deepEqual(positions.at(number).view, { turn: number ? 2 * (number - 1) : 0 });
  }
  equal(positions.at(99).number, 60);
});
