/** Moves in notation, read: which thing of the screen a move belongs to. No rule of the game is known here. */

import { COMMON, plain, readBy, type CommonMove, type Reader } from "$lib/play/notation";
import type { Amounts, Good, Piece } from "../documents";

export { movesOf } from "$lib/play/notation";

export type Move = { text: string } & (
  | { verb: "turn"; slot: string; card: number | null; cardFirst: boolean; clone: boolean }
  | { verb: "build"; piece: Piece; site: string }
  | { verb: "upgrade" | "produce" | "convert"; site: string }
  | { verb: "use" | "ready" | "discard"; card: number }
  | { verb: "take"; card: number; under: number[] }
  | { verb: "tile"; tile: string }
  | { verb: "contract"; contract: string }
  | { verb: "keep"; cards: number[]; under: number[] }
  | { verb: "pay" | "gain"; amounts: Amounts }
  | { verb: "exchange"; give: Amounts; take: Amounts }
  | { verb: "perform"; slot: string }
  | { verb: "spend"; card: number; times: number }
  | { verb: "claim" }
  | { verb: "part"; part: number; steps: number } // of its steps so many; 0: all of it
  | Exclude<CommonMove, { verb: "part" }>
);

export type Verb = Move["verb"];
export type MoveOf<V extends Verb> = Extract<Move, { verb: V }>;

/** The thing that is touched to play a move; a button where there is none. */
export type Target =
  | { kind: "slot"; id: string }
  | { kind: "card"; card: number }
  | { kind: "site"; site: string }
  | { kind: "tile"; tile: string }
  | { kind: "contract"; contract: string }
  | { kind: "button" };

const TURN = /^(clone )?(?:(\d+)\+)?([GRY]\d|AAS)(?:\+(\d+))?$/;
const LETTERS: Record<string, Good> = { s: "steelplast", k: "kelp", n: "science", b: "biomatter", c: "credits" };
const ORDER = Object.keys(LETTERS); // in which a bundle names its goods
const NAMES: Record<string, Good> = {
  credit: "credits",
  kelp: "kelp",
  steelplast: "steelplast",
  science: "science",
  biomatter: "biomatter",
};
const ASSISTANT = 0;

/** Read a move; null if its notation is unknown. */
export function parse(text: string): Move | null {
  const turn = TURN.exec(text);
  if (turn) return { text, ...readTurn(turn) };
  return readBy<Move>(READERS, text);
}

function readTurn([, clone, first, slot, second]: RegExpExecArray) {
  const card = first ?? second;
  return {
    verb: "turn" as const,
    slot: slot ?? "",
    card: card === undefined ? null : Number(card),
    cardFirst: first !== undefined,
    clone: clone !== undefined,
  };
}

const onSite =
  (verb: string): Reader =>
  ([site]) =>
    site ? { verb, site } : null;
const building =
  (piece: Piece): Reader =>
  ([site]) =>
    site ? { verb: "build", piece, site } : null;
const ofCard =
  (verb: string): Reader =>
  ([name]) =>
    name ? { verb, card: cardOf(name) } : null;

const READERS: Record<string, Reader> = {
  ...COMMON,
  part: ([part, , steps = 0]) => ({ verb: "part", part: Number(part), steps: Number(steps) }),
  farm: building("farm"),
  desal: building("desal"),
  lab: building("lab"),
  tunnel: building("tunnel"),
  city: ([site, dome]) => (site && dome ? { verb: "build", piece: dome, site } : null),
  upgrade: onSite("upgrade"),
  produce: onSite("produce"),
  convert: onSite("convert"),
  use: ofCard("use"),
  ready: ofCard("ready"),
  discard: ofCard("discard"),
  take: readTake,
  contract: ([contract]) => ({ verb: "contract", contract }),
  keep: (words) => ({ verb: "keep", ...beforeAndUnder(words, (cards, under) => ({ cards, under })) }),
  pay: (words) => ({ verb: "pay", amounts: bundle(words) }),
  gain: (words) => ({ verb: "gain", amounts: counted(words) }),
  exchange: readExchange,
  perform: ([slot]) => ({ verb: "perform", slot }),
  spend: ([card, times]) => ({ verb: "spend", card: Number(card), times: Number(times) }),
  claim: plain("claim"),
};

function readTake(words: string[]): object | null {
  const [name = ""] = words;
  if (!/^\d+$/.test(name)) return { verb: "tile", tile: name };
  return beforeAndUnder(words, ([card], under) => ({ verb: "take", card, under }));
}

/** `exchange 1c 1k`: the second side begins where the order of goods in a bundle starts again, else in the middle. */
function readExchange(words: string[]): object {
  const order = words.map((word) => ORDER.indexOf(word.slice(-1)));
  const again = order.findIndex((place, i) => i > 0 && place <= (order[i - 1] ?? 0));
  const middle = again > 0 ? again : Math.floor(words.length / 2);
  return { verb: "exchange", give: bundle(words.slice(0, middle)), take: bundle(words.slice(middle)) };
}

function beforeAndUnder<T>(words: string[], make: (before: number[], under: number[]) => T): T {
  const at = words.indexOf("under");
  const before = at < 0 ? words : words.slice(0, at);
  return make(before.map(Number), at < 0 ? [] : words.slice(at + 1).map(Number));
}

function cardOf(name: string): number {
  return name === "assistant" ? ASSISTANT : Number(name);
}

/** `1s 2c` as amounts; `0c` is nothing. */
function bundle(words: string[]): Amounts {
  const found: Amounts = {};
  for (const word of words) {
    const good = LETTERS[word.slice(-1)];
    const amount = Number(word.slice(0, -1));
    if (good && amount) found[good] = amount;
  }
  return found;
}

/** `kelp kelp science` as amounts. */
function counted(words: string[]): Amounts {
  const found: Amounts = {};
  for (const word of words) {
    const good = NAMES[word];
    if (good) found[good] = (found[good] ?? 0) + 1;
  }
  return found;
}

/** What is touched to play this move. A turn needs its slot and its card: the slot stands for it. */
export function target(move: Move): Target {
  switch (move.verb) {
    case "turn":
    case "perform":
      return { kind: "slot", id: move.slot };
    case "build":
    case "upgrade":
    case "produce":
    case "convert":
      return { kind: "site", site: move.site };
    case "use":
    case "ready":
    case "discard":
    case "take":
      return { kind: "card", card: move.card };
    case "tile":
      return { kind: "tile", tile: move.tile };
    case "contract":
      return { kind: "contract", contract: move.contract };
    default:
      return { kind: "button" };
  }
}
