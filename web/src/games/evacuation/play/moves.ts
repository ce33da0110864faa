/** Moves in notation, read: which thing of the screen a move belongs to. No rule of the game is known here. */

import { COMMON, plain, readBy, type CommonMove, type Reader } from "$lib/play/notation";
import type { Amounts, Good, Lane, World } from "../documents";

export { movesOf } from "$lib/play/notation";

export type Cargo =
  | { kind: "bay" | "building"; area: string }
  | { kind: "stadium"; stadium: string }
  | { kind: "factory"; good: Good }
  | { kind: "units"; good: Good; amount: number };

/** `other` is the one that moves second. */
export type MarkerName = "front" | "rear" | "other";

export type Move = { text: string } & (
  | { verb: "action"; action: string; card: number | null }
  | { verb: "card"; card: number }
  | { verb: "energy"; old: number; new: number }
  | { verb: "keep"; cards: number[] }
  | { verb: "goal" | "drop"; goal: number }
  | { verb: "common"; goal: string }
  | { verb: "technology" | "invent"; technology: string }
  | { verb: "ship" | "stadium"; item: string; world: World }
  | { verb: "take" | "play"; item: string }
  | { verb: "discard"; items: string[] }
  | { verb: "fee" | "gain" | "prepare" | "factory" | "unit"; good: Good; world: World }
  | { verb: "raise" | "down" | "up"; good: Good }
  | { verb: "exchange"; world: World; give: Good; take: Good }
  | { verb: "pay"; amounts: Amounts }
  | { verb: "settle"; area: string }
  | { verb: "place"; factories: Good[] }
  | { verb: "send"; ship: string }
  | { verb: "load"; ship: string; cargo: Cargo }
  | { verb: "advance"; marker: MarkerName; steps: number; lane: Lane }
  | { verb: "power"; power: number }
  | { verb: "pass" }
  | CommonMove
);

export type Verb = Move["verb"];
export type MoveOf<V extends Verb> = Extract<Move, { verb: V }>;

/** The thing that is touched to play a move; a button where there is none. */
export type Target =
  | { kind: "action"; id: string }
  | { kind: "card"; card: number }
  | { kind: "item"; id: string }
  | { kind: "technology"; id: string }
  | { kind: "goal"; goal: number }
  | { kind: "common"; id: string }
  | { kind: "area"; area: string }
  | { kind: "cargo"; ship: string; cargo: Cargo }
  | { kind: "ship"; ship: string }
  | { kind: "track" }
  | { kind: "button" };

const ACTION = /^(A\d+)(?: card (\d+))?$/;

/** Read a move; null if its notation is unknown. */
export function parse(text: string): Move | null {
  const action = ACTION.exec(text);
  if (action) return { text, verb: "action", action: action[1] ?? "", card: numberOr(action[2]) };
  return readBy<Move>(READERS, text);
}

const unit =
  (verb: string): Reader =>
  ([good, world]) => ({ verb, good, world });
const ofGood =
  (verb: string): Reader =>
  ([good]) => ({ verb, good });
const ofItem =
  (verb: string): Reader =>
  ([item]) => ({ verb, item });
const build =
  (verb: string): Reader =>
  ([item, world]) => ({ verb, item, world });
const marker =
  (name: string): Reader =>
  ([steps, lane]) => ({ verb: "advance", marker: name, steps: Number(steps), lane });

const READERS: Record<string, Reader> = {
  ...COMMON,
  card: ([card]) => ({ verb: "card", card: Number(card) }),
  energy: ([old, , fresh]) => ({ verb: "energy", old: Number(old), new: Number(fresh) }),
  keep: (words) => ({ verb: "keep", cards: words.map(Number) }),
  goal: ([goal = ""]) => (isNumber(goal) ? { verb: "goal", goal: Number(goal) } : { verb: "common", goal }),
  drop: ([goal]) => ({ verb: "drop", goal: Number(goal) }),
  use: readUse,
  invent: ([technology]) => ({ verb: "invent", technology }),
  ship: build("ship"),
  stadium: build("stadium"),
  take: ofItem("take"),
  play: ofItem("play"),
  discard: (items) => ({ verb: "discard", items }),
  fee: unit("fee"),
  gain: unit("gain"),
  prepare: unit("prepare"),
  factory: unit("factory"),
  raise: ofGood("raise"),
  down: ofGood("down"),
  up: ofGood("up"),
  exchange: ([world, give, take]) => ({ verb: "exchange", world, give, take }),
  pay: readPay,
  settle: ([area]) => ({ verb: "settle", area }),
  send: ([ship]) => ({ verb: "send", ship }),
  load: ([ship, ...cargo]) => ({ verb: "load", ship, cargo: readCargo(cargo) }),
  front: marker("front"),
  rear: marker("rear"),
  other: marker("other"),
  power: ([power]) => ({ verb: "power", power: Number(power) }),
  pass: plain("pass"),
};

/** `use T2.6` is a technology, `use food steel` the Factories that are settled. */
function readUse(words: string[]): object {
  const [first = ""] = words;
  return first.startsWith("T") ? { verb: "technology", technology: first } : { verb: "place", factories: words };
}

/** `pay 1 food 2 steel` is a price, `pay food old` one unit of a world. */
function readPay(words: string[]): object {
  const [first = "", second] = words;
  if (!isNumber(first) && second) return { verb: "unit", good: first, world: second };
  const amounts: Amounts = {};
  for (let i = 0; i + 1 < words.length; i += 2) amounts[words[i + 1] as Good] = Number(words[i]);
  return { verb: "pay", amounts };
}

/** `OW3 bay`, `OW7 building`, `food factory`, `2 steel`, `ST04`. */
function readCargo([first = "", second = ""]: string[]): Cargo {
  if (second === "bay" || second === "building") return { kind: second, area: first };
  if (second === "factory") return { kind: "factory", good: first as Good };
  if (isNumber(first)) return { kind: "units", good: second as Good, amount: Number(first) };
  return { kind: "stadium", stadium: first };
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

function numberOr(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

/** What is touched to play this move. */
export function target(move: Move): Target {
  switch (move.verb) {
    case "action":
      return { kind: "action", id: move.action };
    case "card":
      return { kind: "card", card: move.card };
    case "ship":
    case "stadium":
    case "take":
    case "play":
      return { kind: "item", id: move.item };
    case "invent":
    case "technology":
      return { kind: "technology", id: move.technology };
    case "goal":
    case "drop":
      return { kind: "goal", goal: move.goal };
    case "common":
      return { kind: "common", id: move.goal };
    case "settle":
      return { kind: "area", area: move.area };
    case "send":
      return { kind: "ship", ship: move.ship };
    case "load":
      return { kind: "cargo", ship: move.ship, cargo: move.cargo };
    case "advance":
      return { kind: "track" };
    default:
      return { kind: "button" };
  }
}
