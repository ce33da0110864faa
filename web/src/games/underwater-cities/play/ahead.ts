/** What Underwater Cities knows of its moves when it looks ahead. */

import { LEAVING, type Asked as AskedOf, type Offer as OfferOf, type Reading } from "$lib/play/ahead";
import type { Components } from "../documents";
import { givenMoves, isGiven } from "./given";
import { partEffect } from "./labels";
import { parse, target, type Move } from "./moves";

type Asked = AskedOf<Move>;
export type Offer = OfferOf<Move>;

/** Decisions that are answered by buttons alone. */
const AT_ONCE = new Set(["alternatives", "pick_resources"]);
const PLACELESS = new Set(["order", "production_choice", "production_options", "spend"]);

export function readingOf(components: Components): Reading<Move> {
  return {
    parse,
    placeless: PLACELESS,
    isChosen: (move) => move.verb === "turn",
    isFree: isFreeMoment,
    given: (open) => givenMoves(components, open),
    opens: ({ move, asked: open }) => move.verb === "part" && !isSimple(components, open, move.part),
    behind: ({ asked: open }, next) => (next.kind === open.kind ? null : answers(next)),
    replaces: ({ kind }) => AT_ONCE.has(kind),
  };
}

/** What a part would ask: things to touch, or buttons where there is nothing but buttons. */
function answers(next: Asked): Move[] {
  const real = next.moves.filter((move) => !isFreeMoment(move, next) && !LEAVING.has(move.verb));
  return real.filter((move) => target(move).kind !== "button" || AT_ONCE.has(next.kind));
}

function isSimple(components: Components, open: Asked, part: number): boolean {
  const effect = partEffect({ components, place: open.place }, part);
  return effect !== undefined && isGiven(effect);
}

/** May it be used at any free moment, not just as an answer to this decision? */
function isFreeMoment(move: Move, open: Asked): boolean {
  if (move.verb === "contract") return open.place !== move.contract;
  return move.verb === "use" && !USING.has(open.kind);
}

const USING = new Set(["use_action_card", "use_discarded", "production_choice", "production_options"]);
