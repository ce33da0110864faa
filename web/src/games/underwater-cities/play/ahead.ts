/** What Underwater Cities knows of its moves when it looks ahead. */

import type { Asked as AskedOf, Offer as OfferOf, Reading } from "$lib/play/ahead";
import { readMove } from "$lib/play/moves";
import type { Components, Effect } from "../documents";
import { givenMoves, isGiven } from "./given";
import { partEffect } from "./names";
import { target, type Move } from "./moves";

type Asked = AskedOf<Move>;
export type Offer = OfferOf<Move>;

/** Decisions that are answered by buttons alone. */
const AT_ONCE = new Set(["alternatives", "pick_resources"]);
const PLACELESS = new Set(["order", "production_choice", "production_options", "spend"]);

export function readingOf(components: Components): Reading<Move> {
  return {
    read: readMove,
    placeless: PLACELESS,
    isChosen: (move) => move.verb === "turn",
    isFree: isFreeMoment,
    given: (open) => givenMoves(components, open),
    opens: ({ move }) => move.verb === "part" && !isSimple(partEffect(components, move)),
    behind: ({ asked: open }, next) => (next.kind === open.kind ? null : answers(next)),
    replaces: ({ kind }) => AT_ONCE.has(kind),
  };
}

/** What a part would ask: things to touch, or buttons where there is nothing but buttons. */
function answers(next: Asked): Move[] {
  const real = next.moves.filter((move) => !isFreeMoment(move, next) && move.verb !== "leave");
  return real.filter((move) => target(move).kind !== "button" || AT_ONCE.has(next.kind));
}

function isSimple(effect: Effect | undefined): boolean {
  return effect !== undefined && isGiven(effect);
}

/** May it be used at any free moment, not just as an answer to this decision? */
function isFreeMoment(move: Move, open: Asked): boolean {
  if (move.verb === "contract") return open.place !== move.contract;
  return move.verb === "use" && !USING.has(open.kind);
}

const USING = new Set(["use_action_card", "use_discarded", "production_choice", "production_options"]);
