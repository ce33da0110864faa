/** Effects as trees of blocks: what may be chosen where, what a new block holds, and the line that says the same. */

import type { ArgumentForm, BoxDocument, WordForm } from "$lib/protocol";

/** A word with its arguments by name, as the engine tells it. */
export interface Block {
  word: string;
  given: Given[];
}

export type Given = [name: string, value: Value];

/** `null` is a hole: something is still to be chosen. */
export type Value = number | string | Block | Value[] | null;

export type Sorts = BoxDocument["sorts"];

/** The words of a sort that may stand in a place, of `only` these where a field allows no others. */
export function wordsAt(sorts: Sorts, sort: string, place: string, only: readonly string[] = []): WordForm[] {
  const words = sorts[sort]?.words ?? [];
  return words.filter(({ name, places }) => (!places || place in places) && (!only.length || only.includes(name)));
}

export function wordOf(sorts: Sorts, sort: string, name: string): WordForm | undefined {
  return sorts[sort]?.words.find((word) => word.name === name);
}

/** The place of what stands in a word that stands in a place. */
export function placeInside(word: WordForm, place: string): string {
  return word.places?.[place] ?? place;
}

/** A new block: every argument that cannot be left out, with a first value or a hole. */
export function beginBlock(sorts: Sorts, word: WordForm, place: string): Block {
  const needed = word.arguments.filter(({ optional }) => !optional);
  const inside = placeInside(word, place);
  return { word: word.name, given: needed.map((argument) => [argument.name, beginValue(sorts, argument, inside)]) };
}

/** The first value of an argument; a hole where there is something to think about. */
export function beginValue(sorts: Sorts, argument: ArgumentForm, place: string): Value {
  const { kind, choices = [], least = 0, item } = argument;
  if (kind === "number") return beginNumber(argument);
  if (kind === "word" || kind === "words") {
    const other = argument.optional ? choices.find(({ word }) => word !== argument.default) : undefined;
    return (other ?? choices[0])?.word ?? null;
  }
  if (kind === "list" && item) return Array.from({ length: least }, () => beginValue(sorts, item, place));
  const [only, ...others] = wordsAt(sorts, argument.sort ?? "", place);
  return only && !others.length && (argument.optional || !choices.length) ? beginBlock(sorts, only, place) : null;
}

function beginNumber({ optional, default: usual, least = 0, most = 0 }: ArgumentForm): number {
  const wanted = optional && typeof usual === "number" ? usual + 1 : 1;
  return wanted >= least && wanted <= most ? wanted : least;
}

/** The arguments that are given, in the order in which they are written. */
export function givenForms(word: WordForm, block: Block): { argument: ArgumentForm; value: Value }[] {
  return block.given.flatMap(([name, value]) => {
    const argument = word.arguments.find((one) => one.name === name);
    return argument ? [{ argument, value }] : [];
  });
}

/** The arguments that may still be added. */
export function addable(word: WordForm, block: Block): ArgumentForm[] {
  return word.arguments.filter(({ name, optional }) => optional && !block.given.some(([given]) => given === name));
}

export function giveValue(block: Block, name: string, value: Value): Block {
  const isNew = !block.given.some(([given]) => given === name);
  const changed = block.given.map((given): Given => (given[0] === name ? [name, value] : given));
  return { ...block, given: isNew ? [...changed, [name, value]] : changed };
}

export function leaveOut(block: Block, name: string): Block {
  return { ...block, given: block.given.filter(([given]) => given !== name) };
}

/** An argument one place earlier; texts name amounts in the order in which they are written. */
export function giveEarlier(block: Block, name: string): Block {
  const at = block.given.findIndex(([given]) => given === name);
  return { ...block, given: moved(block.given, at, at - 1) };
}

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** Several words in brackets, one by itself. */
export function asWords(value: Value): string[] {
  return (Array.isArray(value) ? value : [value]).filter((word) => typeof word === "string");
}

export function fromWords(words: string[]): Value {
  const [only, ...others] = words;
  return only === undefined ? null : others.length ? words : only;
}

export function isBlock(value: Value): value is Block {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** How many things are still to be chosen. */
export function holes(value: Value): number {
  if (value === null) return 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + holes(item), 0);
  return isBlock(value) ? value.given.reduce((sum, [, inner]) => sum + holes(inner), 0) : 0;
}

/** The line that says the same as a block. */
export function write(sorts: Sorts, sort: string, block: Block): string {
  const word = wordOf(sorts, sort, block.word);
  const parts = word
    ? givenForms(word, block).flatMap(({ argument, value }) => writeArgument(sorts, argument, value))
    : [];
  return `${block.word}(${parts.join(", ")})`;
}

function writeArgument(sorts: Sorts, argument: ArgumentForm, value: Value): string[] {
  if (argument.rest && Array.isArray(value)) return value.map((item) => writeValue(sorts, argument.item, item));
  const text = writeValue(sorts, argument, value);
  return [argument.named ? `${argument.name}=${text}` : text];
}

function writeValue(sorts: Sorts, argument: ArgumentForm | undefined, value: Value): string {
  if (Array.isArray(value)) {
    const item = argument?.item ?? argument;
    return `[${value.map((each) => writeValue(sorts, item, each)).join(", ")}]`;
  }
  if (isBlock(value)) return write(sorts, argument?.sort ?? "", value);
  return value === null ? "…" : String(value);
}
