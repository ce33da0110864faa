/** What Underwater Cities knows of its moves when it looks ahead. */

import type { Asked as AskedOf, Offer as OfferOf, Reading } from "$lib/play/ahead";
import { readMove } from "$lib/play/moves";
import type { Components, Effect } from "../documents";
import { givenMoves, isGiven, isLater, unsurePart } from "./given";
import { partEffect } from "./effects";
import { movesOf, target, type Move } from "./moves";

type Asked = AskedOf<Move>;
export type Offer = OfferOf<Move>;

/** Decisions that are answered by buttons alone. */
const AT_ONCE = new Set(["alternatives", "pick_resources"]);
const PLACELESS = new Set(["order", "production_choice", "production_options", "spend"]);

/** Moves that lead to something else first, or that have a button of their own. */
const NEVER_LAST = new Set<Move["verb"]>(["end", "keep", "leave", "look", "turn"]);

/** `isLastTask`: nothing of the turn is left after the open decision. */
export function readingOf(components: Components, isLastTask: boolean): Reading<Move> {
  return {
    read: readMove,
    placeless: PLACELESS,
    isChosen: (move) => move.verb === "turn",
    isFree: isFreeMoment,
    given: (open) => givenMoves(components, open),
    unsure: (open) => unsurePart(components, open),
    opens: ({ move, asked }) =>
      move.verb === "part" ? !isSimple(partEffect(components, move)) : move.verb === "use" && USING.has(asked.kind),
    behind: ({ asked: open }, next) => (next.kind === open.kind ? null : answers(next)),
    replaces: ({ kind }) => AT_ONCE.has(kind),
    isShort: (move) => move.verb === "look",
    mayEnd: ({ move, asked }) =>
      asked.kind !== "turn" && target(move).kind !== "site" && !NEVER_LAST.has(move.verb) && !isFreeMoment(move, asked),
    isLast: ({ line, asked }) => isLastTask && asked.kind === "keep_special" && line.length === 1,
    spares: (next) => leavingActions(components, next),
  };
}

/** What a part would ask: things to touch, or buttons where there is nothing but buttons. */
function answers(next: Asked): Move[] {
  const real = next.moves.filter((move) => !isFreeMoment(move, next) && move.verb !== "leave");
  return real.filter((move) => target(move).kind !== "button" || AT_ONCE.has(next.kind));
}

/** An action card that is not used now can be used later: leaving it loses nothing. */
function leavingActions(components: Components, { kind, moves }: Asked): Move | undefined {
  const parts = movesOf(moves, "part");
  const isSpared = parts.length > 0 && parts.every((move) => isLater(partEffect(components, move)));
  return kind === "parts" && isSpared ? movesOf(moves, "leave")[0] : undefined;
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
