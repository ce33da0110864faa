/** Every catalogue in every language: the same keys, messages that can be read, and whatever forms they ask for. */

import { deepEqual, equal, ok } from "node:assert/strict";
import { readdirSync } from "node:fs";
import test from "node:test";
import { LANGUAGES, SOURCE } from "../i18n/languages";
import { format, type Params } from "../i18n/message";
import { parse, type Piece, type Slot } from "../i18n/parsing";

type Texts = Record<string, string>;

const SOURCES = new URL("../../", import.meta.url);
const NUMBERS = [0, 1, 2, 5, 12, 22, 101];
const GAMES = readdirSync(new URL("games/", SOURCES)).filter((name) => !name.endsWith(".ts"));
const HOMES = ["lib/words/", ...GAMES.map((slug) => `games/${slug}/words/`)];

function filesOf(home: string, language: string): string[] {
  return readdirSync(new URL(`${home}${language}/`, SOURCES)).sort();
}

async function read(home: string, language: string, file: string): Promise<Texts> {
  const module = (await import(new URL(`${home}${language}/${file}`, SOURCES).href)) as { default: Texts };
  return module.default;
}

/** All slots of a message, those in its branches too. */
function slotsOf(pieces: Piece[]): Slot[] {
  const slots = pieces.filter((piece) => typeof piece !== "string");
  return slots.flatMap((slot) => [slot, ...Object.values(slot.branches).flatMap(slotsOf)]);
}

const plain = (key: string) => key.replace(/:.*/, "");
const partsOf = (message: string) => [...new Set(slotsOf(parse(message)).map(({ name }) => name))].sort();

test("every language has the folders and files of English", () => {
  ok(HOMES.length >= 3);
  for (const home of HOMES) {
    deepEqual(
      readdirSync(new URL(home, SOURCES))
        .filter((name) => !name.endsWith(".ts"))
        .sort(),
      codes(),
      home,
    );
    for (const code of codes()) deepEqual(filesOf(home, code), filesOf(home, SOURCE), `${home}${code}`);
  }
});

function codes(): string[] {
  return Object.keys(LANGUAGES).sort();
}

for (const code of codes()) {
  for (const home of HOMES) {
    for (const file of filesOf(home, SOURCE)) {
      test(`${home}${code}/${file} says what English says`, async () => {
        const english = await read(home, SOURCE, file);
        const texts = await read(home, code, file);
        checkKeys(english, texts);
        for (const [key, message] of Object.entries(texts)) checkMessage(key, message, english, code);
      });
    }
  }
  test(`the forms that messages in ${code} ask for are there`, async () => {
    const all = await Promise.all(HOMES.flatMap((home) => filesOf(home, code).map((file) => read(home, code, file))));
    const forms = new Set(all.flatMap((texts) => Object.keys(texts).flatMap((key) => key.split(":").slice(1))));
    const asked = all.flatMap((texts) => Object.values(texts).flatMap((message) => slotsOf(parse(message))));
    for (const { name, form } of asked) ok(!form || forms.has(form), `{${name}:${form}}`);
  });
}

function checkKeys(english: Texts, texts: Texts): void {
  const [wanted, found] = [Object.keys(english), Object.keys(texts)];
  deepEqual(found.filter((key) => !key.includes(":")).sort(), wanted.sort());
  deepEqual(
    found.filter((key) => !Object.hasOwn(english, plain(key))),
    [],
    "a form of nothing",
  );
}

/** A message uses the parts that English has, and says something for every number. */
function checkMessage(key: string, message: string, english: Texts, code: string): void {
  const known = partsOf(english[plain(key)] ?? "");
  for (const part of partsOf(message)) ok(known.includes(part), `${key}: {${part}}`);
  for (const slot of slotsOf(parse(message))) checkSlot(key, slot, code);
  for (const n of NUMBERS) {
    const params: Params = Object.fromEntries(known.map((name) => [name, n]));
    equal(format(message, params, code).trim() === "", message.trim() === "", `${key} with ${n}`);
  }
}

/** Branches for exactly the categories of the language; a select has one for all the rest. */
function checkSlot(key: string, { by, branches, name }: Slot, code: string): void {
  if (by === "select") ok(branches.other, `${key}: {${name}} has no other`);
  if (by !== "plural" && by !== "selectordinal") return;
  const type = by === "plural" ? "cardinal" : "ordinal";
  const { pluralCategories } = new Intl.PluralRules(code, { type }).resolvedOptions();
  const said = Object.keys(branches).filter((branch) => !branch.startsWith("="));
  for (const branch of said) ok(pluralCategories.includes(branch as Intl.LDMLPluralRule), `${key}: ${branch}`);
  const needed = NUMBERS.map((n) => new Intl.PluralRules(code, { type }).select(n));
  for (const category of needed) ok(said.includes(category) || "other" in branches, `${key}: no ${category}`);
  if (said.length > 1) deepEqual([...said].sort(), [...pluralCategories].sort(), `${key}: {${name}}`);
}
