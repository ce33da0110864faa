import { equal } from "node:assert/strict";
import test from "node:test";
import { isOffered, knownLanguage, localeOf, pickLanguage, wordsOf } from "./languages";
import { average, change, compare, list, number } from "./locale";
import { LONG, MARKED } from "./pseudo";

test("the browser's first language that there is is shown, else English", () => {
  equal(pickLanguage(["tlh", "en-US", "xx"]), "en");
  equal(pickLanguage(["xx-YY"]), "en");
  equal(pickLanguage([]), "en");
});

test("pseudo-languages are known, but never offered and never picked for a browser", () => {
  for (const pseudo of [MARKED, LONG] as const) {
    equal(knownLanguage(pseudo), pseudo);
    equal(isOffered(pseudo), false);
    equal(wordsOf(pseudo), "en");
    equal(localeOf(pseudo), "en-GB");
  }
  equal(pickLanguage([MARKED]), "en");
});

test("an unknown name is no language", () => {
  equal(knownLanguage("tlh"), undefined);
  equal(knownLanguage("constructor"), undefined);
  equal(knownLanguage(null), undefined);
});

test("numbers, lists and order are those of the language", () => {
  equal(number(-1200, "en"), "−1,200");
  equal([change(2, "en"), change(-3.5, "it"), change(0, "en")].join(" "), "+2 −3,5 0");
  equal(average(2.55, "pl"), "2,6");
  equal(list(["a", "b", "c"], "en"), "a, b and c");
  equal(list(["a", "b"], "cs", "or"), "a nebo b");
  equal(["łan", "lis", "mak"].sort((one, other) => compare(one, other, "pl")).join(" "), "lis łan mak");
  equal(["S10", "S9"].sort((one, other) => compare(one, other, "en")).join(" "), "S9 S10");
});
