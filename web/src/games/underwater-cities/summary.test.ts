import { equal } from "node:assert/strict";
import test from "node:test";
import { upgradedOf } from "./summary";

test("upgraded pieces are counted among all, and told if there are some", () => {
  equal(upgradedOf(["farm", "farm+", "lab"], "farm", "farm+"), "2↑1");
  equal(upgradedOf(["farm", "lab"], "farm", "farm+"), "1");
  equal(upgradedOf([], "farm", "farm+"), "0");
});
