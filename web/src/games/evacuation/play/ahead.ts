/** What Evacuation knows of its moves when it looks ahead. */

import type { Asked as AskedOf, Offer as OfferOf, Reading } from "$lib/play/ahead";
import { readMove } from "$lib/play/moves";
import { LOADS, movesOf, type Move } from "./moves";

type Asked = AskedOf<Move>;
export type Offer = OfferOf<Move>;

const PLACELESS = new Set([
  "fee",
  "use_factories",
  "pay",
  "transport",
  "launch",
  "advance",
  "action",
  "energy",
  "keep",
]);
/** Moves that are chosen first, with a look at what they lead to. */
const CHOSEN = new Set<Move["verb"]>(["action", "card", "pass"]);

/** `energy` is the way to pay that was chosen, if there is more than one. */
export function readingOf(energy: string | undefined): Reading<Move> {
  return {
    read: readMove,
    placeless: PLACELESS,
    isChosen: (move) => CHOSEN.has(move.verb),
    isFree: (move) => move.verb === "technology" || move.verb === "common",
    given: (open) => (open.kind === "energy" ? wayToPay(open, energy) : null),
    unsure: () => undefined,
    opens: ({ move }) => move.verb === "send",
    behind: ({ move }, next) => (move.verb === "send" ? cargoOf(next, move.ship) : null),
    replaces: () => false,
    isShort: () => false,
    mayEnd: () => false,
    isLast: () => false,
    spares: () => undefined,
  };
}

/** Energy comes from the Old World as far as it goes, unless one says otherwise. */
function wayToPay(open: Asked, wanted: string | undefined): string[] | null {
  const ways = movesOf(open.moves, "energy").sort((one, other) => other.old - one.old);
  const way = ways.find(({ text }) => text === wanted) ?? ways[0];
  return way ? [way.text] : null;
}

/** A ship can be loaded by the same touch that sends it. */
function cargoOf(next: Asked, ship: string): Move[] {
  return movesOf(next.moves, ...LOADS).filter((move) => move.ship === ship);
}
