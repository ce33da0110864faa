import { deepEqual } from "node:assert/strict";
import test from "node:test";
import { spreadOf } from "./spreading";

test("cards lie in one row while each has room for its words", () => {
  deepEqual(spreadOf(4, 40, 12), { columns: 4, narrow: false });
  deepEqual(spreadOf(0, 40, 12), { columns: 1, narrow: false });
});

test("cards lie in two rows where there is height for them", () => {
  deepEqual(spreadOf(7, 42, 20), { columns: 4, narrow: false });
});

test("of more cards one lies open between narrow ones", () => {
  deepEqual(spreadOf(7, 40, 12), { columns: 7, narrow: true });
});
