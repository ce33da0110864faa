import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import { BookIndex, type Book } from "./book";
import { piecesOf, plain } from "./inline";
import { BookSearch, stem, type Hit } from "./search";

const BOOK: Book = {
  game: "tea-house",
  language: "en",
  kinds: { Q: "default" },
  parts: [
    {
      id: "rules",
      chapters: [
        {
          id: "TEA-POUR",
          title: "Pouring tea",
          blocks: [
            { kind: "rule", id: "TEA-POUR-01", text: "Pour one cup; see [TEA-POUR-02](#TEA-POUR-02)." },
            { kind: "rule", id: "TEA-POUR-02", text: "Cities of the café drink **two** cups." },
          ],
          examples: [{ id: "TV-TEA-01", text: "The guest gets a cup.", rules: [], tries: [] }],
        },
        { id: "TEA-PAY", title: "Paying", blocks: [{ kind: "table", head: ["id", "price"], rows: [] }] },
      ],
    },
    {
      id: "editions",
      chapters: [
        {
          id: "open",
          title: "Open questions",
          blocks: [
            { kind: "table", head: ["Id", "Question"], rows: [{ id: "Q-01", cells: ["Q-01", "Who washes up?"] }] },
          ],
        },
      ],
    },
  ],
};

const index = new BookIndex(BOOK);
const search = new BookSearch(index);
const shown = ({ text }: Hit) => text.map((part) => (part.found ? `<${part.text}>` : part.text)).join("");

test("a word is found whatever its number, case and accents", () => {
  for (const word of ["city", "CITIES", "Cíty"]) {
    deepEqual(search.find(word).map(shown), ["<Cities> of the café drink two cups."]);
  }
  equal(search.find("cafe")[0]?.anchor, "TEA-POUR-02");
  equal(stem("glasses"), "glass");
});

test("all words must be there, at the least in the title of the chapter", () => {
  deepEqual(
    search.find("tea cup").map((hit) => hit.anchor),
    ["TEA-POUR-01", "TEA-POUR-02", "TV-TEA-01"],
  );
  deepEqual(search.find("tea kettle"), []);
  deepEqual(search.find("  "), []);
});

test("an id leads to its rule first", () => {
  equal(search.find("tea-pour-02")[0]?.anchor, "TEA-POUR-02");
  equal(search.find("q-01")[0]?.chapter.title, "Open questions");
});

test("one wrong letter is forgiven where nothing else is found", () => {
  equal(search.find("cyties")[0]?.anchor, "TEA-POUR-02");
  equal(search.find("wasches")[0]?.anchor, "Q-01");
});

test("every anchor leads to its chapter, and chapters have neighbours", () => {
  const first = index.find("TEA-POUR-02");
  equal(first?.chapter.id, "TEA-POUR");
  equal(index.find("TV-TEA-01"), first);
  equal(first && index.before(first), undefined);
  equal(first && index.after(first)?.chapter.id, "TEA-PAY");
  equal(index.kindOf("Q-01"), "default");
  equal(index.find("nowhere"), undefined);
});

test("marks of a text become links and looks", () => {
  deepEqual(piecesOf("Pour [it](#TEA-POUR-01), **now** or *later*."), [
    { text: "Pour " },
    { text: "it", link: "TEA-POUR-01" },
    { text: ", " },
    { text: "now", look: "strong" },
    { text: " or " },
    { text: "later", look: "soft" },
    { text: "." },
  ]);
  equal(plain("**2** × 3 * 4"), "2 × 3 * 4");
});
