/** What Underwater Cities knows of its moves when it looks ahead. */

import { LEAVING, type Asked as AskedOf, type Offer as OfferOf, type Reading } from "../../lib/play/ahead";
import type { Components, Effect } from "./documents";
import { partEffect } from "./labels";
import { parse, target, type Move } from "./moves";

export type Asked = AskedOf<Move>;
export type Offer = OfferOf<Move>;

const GIVEN = new Set(["gain", "draw", "advance", "credit", "kelp", "steelplast", "science", "biomatter", "vp", "card"]);
/** Decisions that are answered by buttons alone. */
const AT_ONCE = new Set(["alternatives", "pick_resources"]);
const PLACELESS = new Set(["order", "production_choice", "production_options", "spend"]);

export function readingOf(components: Components): Reading<Move> {
  return {
    parse,
    placeless: PLACELESS,
    isChosen: (move) => move.verb === "turn",
    isFree: isFreeMoment,
    given: (open) => allGiven(components, open) ?? playedCard(open),
    opens: ({ move, asked: open }) => move.verb === "part" && !isSimple(components, open, move.part),
    behind: ({ asked: open }, next) => (next.kind === open.kind ? null : answers(next)),
    replaces: ({ kind }) => AT_ONCE.has(kind),
  };
}

/** The parts of a decision if all of them are plain gains, draws and steps; one draw, and last: it ends undo. */
function allGiven(components: Components, open: Asked): string[] | null {
  if (open.kind !== "parts") return null;
  const parts = open.moves.filter((move) => move.verb === "part");
  const effects = parts.map((move) => partEffect({ components, place: open.place }, move.part));
  if (!parts.length || !effects.every((effect) => effect && isGiven(effect))) return null;
  const draws = (i: number) => Number(effects[i]?.icons.includes("draw") ?? false);
  const sorted = parts.map((move, i) => ({ text: move.text, late: draws(i) })).sort((a, b) => a.late - b.late);
  const last = sorted.findIndex(({ late }) => late > 0);
  return (last < 0 ? sorted : sorted.slice(0, last + 1)).map(({ text }) => text);
}

/** The card that was played is claimed or paid for, unless one leaves it. */
function playedCard(open: Asked): string[] | null {
  const move = open.kind === "play_card" ? open.moves.find(({ verb }) => verb === "claim" || verb === "pay") : undefined;
  return move ? [move.text] : null;
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

/** Is it given without a further question? */
export function isGiven(effect: Effect): boolean {
  return effect.icons.every((icon) => GIVEN.has(icon) || /^\d+$/.test(icon));
}

/** May it be used at any free moment, not just as an answer to this decision? */
export function isFreeMoment(move: Move, open: Asked): boolean {
  if (move.verb === "contract") return open.place !== move.contract;
  return move.verb === "use" && !USING.has(open.kind);
}

const USING = new Set(["use_action_card", "use_discarded", "production_choice", "production_options"]);
