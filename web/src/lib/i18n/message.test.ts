import { equal, throws } from "node:assert/strict";
import test from "node:test";
import { format, type Params, type Part } from "./message";
import { parse } from "./parsing";
import { LONG, MARKED } from "./pseudo";

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
  ["With {names}.", { names: ["Ada", "Ben", "Cy"] }, "With Ada, Ben and Cy."],
  ["{slots, list, or}?", { slots: ["R1", "R2"] }, "R1 or R2?"],
  [
    "Move {number}: {n, plural, one {# point} other {# points}} for {name}",
    { number: 7, n: 3, name: "#1" },
    "Move 7: 3 points for #1",
  ],
];

for (const [message, params, expected] of FILLED) {
  test(`a message is filled in: ${expected}`, () => equal(format(message, params, "en"), expected));
}

/** Polish nouns as a catalogue has them: each form is an entry of its own. */
const FARM = noun({ "": "Farma", accusative: "Farmę", plural: "Farmy", "genitive-plural": "Farm", gender: "f" });
const TUNNEL = noun({ "": "Tunel", plural: "Tunele", "genitive-plural": "Tuneli", gender: "m" });

function noun(forms: Record<string, string>): Part {
  return (form) => forms[form] ?? forms[""] ?? "";
}

test("a message asks for its parts in forms, by plural category", () => {
  const build =
    "Zbuduj {n, plural, one {# {piece:accusative}} few {# {piece:plural}} many {# {piece:genitive-plural}} other {# {piece}}}.";
  equal(format(build, { n: 1, piece: FARM }, "pl"), "Zbuduj 1 Farmę.");
  equal(format(build, { n: 22, piece: TUNNEL }, "pl"), "Zbuduj 22 Tunele.");
  equal(format(build, { n: 12, piece: FARM }, "pl"), "Zbuduj 12 Farm.");
  equal(format(build, { n: 1, piece: TUNNEL }, "pl"), "Zbuduj 1 Tunel.", "the plain entry serves for a missing form");
});

test("a branch is selected by the gender of a part", () => {
  const connected = "{piece} jest {piece:gender, select, f {połączona} m {połączony} other {połączone}}.";
  equal(format(connected, { piece: FARM }, "pl"), "Farma jest połączona.");
  equal(format(connected, { piece: TUNNEL }, "pl"), "Tunel jest połączony.");
});

test("a part that is a message hands its form on to its own parts", () => {
  const upgraded: Part = (form) => format("{piece} {id}", { piece: FARM, id: "B3" }, "pl", form);
  equal(format("Ulepsz: {what:accusative}", { what: upgraded }, "pl"), "Ulepsz: Farmę B3");
});

test("a list of parts is said in a form", () => {
  equal(format("Brak {what:genitive-plural}.", { what: [FARM, TUNNEL] }, "pl"), "Brak Farm i Tuneli.");
});

test("plural forms follow the language", () => {
  const cards = "{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}";
  for (const expected of ["0 kart", "1 karta", "3 karty", "5 kart", "12 kart", "22 karty", "101 kart"]) {
    equal(format(cards, { n: Number.parseInt(expected) }, "pl"), expected);
  }
});

test("long English has longer words and the same numbers and names", () => {
  equal(
    format("Pass it to {name}: {n, plural, one {# card} other {# cards}}", { name: "Ada", n: 2 }, LONG),
    "Paass iit too Ada: 2 caards",
  );
});

test("marked English has every message in marks, those inside another one too", () => {
  const site: Part = (form) => format("site {id}", { id: "B3" }, MARKED, form);
  equal(format("Build on {site}", { site }, MARKED), "⟦Build on ⟦site B3⟧⟧");
});

for (const broken of ["{name", "name}", "{n, plural, one {# card}", "{n, plurals, one {a}}", "{n, plural, one}"]) {
  test(`a broken message is refused: ${broken}`, () => throws(() => parse(broken)));
}
