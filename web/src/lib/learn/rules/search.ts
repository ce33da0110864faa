/** Search in the book, in the page: no network. Accents, plurals and one wrong letter do not matter. */

import { BookIndex, type Block, type Chapter } from "./book";
import { plain } from "./inline";

/** A stretch of text, found or not. */
export interface Stretch {
  text: string;
  found: boolean;
}

export interface Hit {
  /** Where it leads: a rule, a row, an example, else the chapter. */
  anchor: string;
  /** The id that is shown; empty for plain text. */
  id: string;
  chapter: Chapter;
  text: Stretch[];
}

interface Entry {
  anchor: string;
  id: string;
  chapter: Chapter;
  text: string;
  words: Word[];
  /** Words of the chapter's title: they help, but are not shown. */
  around: string[];
}

interface Word {
  stem: string;
  start: number;
  end: number;
}

const MOST_HITS = 60;
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/** `cities` and `City` are the same word, so are `dome` and `dóme`. */
export function stem(word: string): string {
  const plainWord = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (/\d/.test(plainWord) || plainWord.length < 4) return plainWord;
  if (plainWord.endsWith("ies")) return `${plainWord.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z|o)es$/.test(plainWord)) return plainWord.slice(0, -2);
  return plainWord.endsWith("s") && !plainWord.endsWith("ss") ? plainWord.slice(0, -1) : plainWord;
}

export class BookSearch {
  private readonly entries: Entry[];

  constructor(index: BookIndex) {
    this.entries = index.places.flatMap(({ chapter }) => entriesOf(chapter));
  }

  /** The best places for all words of the query; if there are none, those that nearly have them. */
  find(query: string): Hit[] {
    const wanted = wordsOf(query).map((word) => word.stem);
    if (!wanted.length) return [];
    const exact = this.rank(wanted, isBeginning);
    return exact.length ? exact : this.rank(wanted, isNear);
  }

  private rank(wanted: string[], matches: Match): Hit[] {
    return this.entries
      .map((entry) => ({ entry, score: scoreOf(entry, wanted, matches) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST_HITS)
      .map(({ entry }) => hitOf(entry, wanted, matches));
  }
}

type Match = (word: string, wanted: string) => boolean;

function entriesOf(chapter: Chapter): Entry[] {
  const around = wordsOf(chapter.title).map((word) => word.stem);
  const make = (id: string, text: string): Entry => ({
    anchor: id || chapter.id,
    id,
    chapter,
    text,
    words: [...(id ? [{ stem: stem(id), start: 0, end: 0 }] : []), ...wordsOf(text)],
    around,
  });
  return [
    make("", chapter.title),
    ...chapter.blocks.flatMap((block) => textsOf(block).map(([id, text]) => make(id, text))),
    ...(chapter.examples ?? []).map(({ id, text }) => make(id, text)),
  ];
}

function textsOf(block: Block): [id: string, text: string][] {
  if (block.kind === "rule") return [[block.id, plain(block.text)]];
  if (block.kind !== "table") return [["", plain(block.text)]];
  return block.rows.map(({ id, cells }) => [
    id ?? "",
    cells
      .slice(id ? 1 : 0)
      .map(plain)
      .filter(isTold)
      .join(" · "),
  ]);
}

function isTold(cell: string): boolean {
  return cell !== "" && cell !== "–";
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    stem: stem(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Every word must be there; in the text counts more than in the title, whole more than begun, the id most. */
function scoreOf(entry: Entry, wanted: string[], matches: Match): number {
  let score = 0;
  for (const word of wanted) {
    const inside = entry.words.filter((other) => matches(other.stem, word));
    const isIn = inside.length > 0;
    if (!isIn && !entry.around.some((other) => matches(other, word))) return 0;
    if (stem(entry.id) === word) score += 100;
    if (isIn) score += inside.some((other) => other.stem === word) ? 4 : 2;
    else score += 1;
  }
  if (!entry.words.some((word) => wanted.some((other) => matches(word.stem, other)))) return 0;
  return score + (entry.id ? 0.5 : 0) + 1 / (10 + entry.words.length);
}

function hitOf({ anchor, id, chapter, text, words }: Entry, wanted: string[], matches: Match): Hit {
  const found = words.filter((word) => word.end > 0 && wanted.some((other) => matches(word.stem, other)));
  return { anchor, id, chapter, text: stretches(text, found) };
}

function stretches(text: string, found: Word[]): Stretch[] {
  const parts: Stretch[] = [];
  let at = 0;
  for (const { start, end } of found) {
    if (start > at) parts.push({ text: text.slice(at, start), found: false });
    parts.push({ text: text.slice(start, end), found: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), found: false });
  return parts;
}

function isBeginning(word: string, wanted: string): boolean {
  return word.startsWith(wanted);
}

/** One letter more, less or other. */
function isNear(word: string, wanted: string): boolean {
  if (wanted.length < 4 || Math.abs(word.length - wanted.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === wanted[start]) start++;
  let end = 0;
  const most = Math.min(word.length, wanted.length) - start;
  while (end < most && word.at(-1 - end) === wanted.at(-1 - end)) end++;
  return Math.max(word.length, wanted.length) - start - end <= 1;
}
