import { equal } from "node:assert/strict";
import test from "node:test";
import { format, LONG, type Params } from "./message";

const CARDS = "{n, plural, one {# card} other {# cards}}";
const WINS = "{who, select, you {You win} other {{name} wins}}!";
const FILLED: [message: string, params: Params, expected: string][] = [
  ["Plain text.", {}, "Plain text."],
  ["Pass it to {name}.", { name: "Ada" }, "Pass it to Ada."],
  [CARDS, { n: 1 }, "1 card"],
  [CARDS, { n: 1200 }, "1,200 cards"],
  ["{n, plural, =0 {no card} other {# cards}}", { n: 0 }, "no card"],
  ["{n, selectordinal, one {#st} two {#nd} other {#th}}", { n: 22 }, "22nd"],
  [WINS, { who: "you", name: "Ada" }, "You win!"],
  [WINS, { who: "x", name: "Ada" }, "Ada wins!"],
  [
    "Move {number}: {n, plural, one {# point} other {# points}} for {name}",
    { number: 7, n: 3, name: "#1" },
    "Move 7: 3 points for #1",
  ],
];

for (const [message, params, expected] of FILLED) {
  test(`a message is filled in: ${expected}`, () => equal(format(message, params, "en"), expected));
}

test("plural forms follow the language", () => {
  const cards = "{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}";
  for (const expected of ["1 karta", "3 karty", "5 kart", "22 karty"]) {
    equal(format(cards, { n: Number.parseInt(expected) }, "pl"), expected);
  }
});

test("long English has longer words and the same numbers and names", () => {
  equal(
    format("Pass it to {name}: {n, plural, one {# card} other {# cards}}", { name: "Ada", n: 2 }, LONG),
    "Paass iit too Ada: 2 caards",
  );
});
