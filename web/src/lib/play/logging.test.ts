import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import { bound, escaped, linked, spoken, withNames } from "./logging";

const NAMES = ["Ada", "Blue (2)"];

test("numbers of seats become names, in which nothing is looked for", () => {
  const pieces = withNames([1, " plays Blue (2) to ", 0], (seat) => NAMES[seat] ?? "");
  const found = linked(pieces, new RegExp(escaped("Blue (2)")), "Blue", "card 2");
  deepEqual(found, [{ name: "Blue (2)" }, " plays ", { text: "Blue", pick: "card 2" }, " to ", { name: "Ada" }]);
  equal(spoken(found), "Blue (2) plays Blue to Ada");
});

test("what does not match stays as it is", () => {
  deepEqual(linked(["nothing here"], /card/, "Card", "card 1"), ["nothing here"]);
});

test("brackets and stops stay with the thing between them, and nothing else of the sentence changes", () => {
  const pick = { text: "Reef", pick: "card 1" };
  const found = bound(["pays 1 (", pick, "). ", { name: "Ada" }, " (2), ", pick]);
  deepEqual(
    found.map(({ open, piece, close }) => [open, piece, close]),
    [
      ["", "pays 1 ", ""],
      ["(", pick, ")."],
      ["", " ", ""],
      ["", { name: "Ada" }, ""],
      ["", " (2), ", ""],
      ["", pick, ""],
    ],
  );
});
