/** What follows without a question worth asking. */

import type { Asked } from "$lib/play/ahead";
import type { Components, Effect } from "../documents";
import { partEffect } from "./effects";
import { movesOf, type Move, type MoveOf } from "./moves";

const GIVEN = new Set([
  "gain",
  "draw",
  "advance",
  "credit",
  "kelp",
  "steelplast",
  "science",
  "biomatter",
  "vp",
  "card",
]);

/** The moves that Confirm sends for a decision; null if there is something to choose. */
export function givenMoves(components: Components, open: Asked<Move>): string[] | null {
  return allGiven(components, open) ?? playedCard(open);
}

/** The parts of a decision if all of them are plain gains, draws and steps; one draw, and last: it ends undo. */
function allGiven(components: Components, open: Asked<Move>): string[] | null {
  if (open.kind !== "parts") return null;
  const parts = movesOf(open.moves, "part").filter(({ steps }) => !steps);
  const effects = parts.map((move) => partEffect(components, move));
  if (!parts.length || !effects.every((effect) => effect && isGiven(effect))) return null;
  const draws = (i: number) => Number(effects[i]?.icons.includes("draw") ?? false);
  const sorted = parts.map((move, i) => ({ text: move.text, late: draws(i) })).sort((a, b) => a.late - b.late);
  const last = sorted.findIndex(({ late }) => late > 0);
  return (last < 0 ? sorted : sorted.slice(0, last + 1)).map(({ text }) => text);
}

/** The only part among plain ones that may ask something, such as one of two things of which just one is possible now. */
export function unsurePart(components: Components, { kind, moves }: Asked<Move>): Move | undefined {
  const parts = movesOf(moves, "part");
  const [only, ...others] = parts.filter((move) => !isPlain(components, move));
  return kind === "parts" && parts.length > 1 && !others.length ? only : undefined;
}

function isPlain(components: Components, move: MoveOf<"part">): boolean {
  const effect = partEffect(components, move);
  return effect !== undefined && isGiven(effect);
}

/** The card that was played is claimed or paid for, unless one leaves it; to leave it comes first where it would do nothing. */
function playedCard({ kind, moves: [first] }: Asked<Move>): string[] | null {
  return kind === "play_card" && (first?.verb === "claim" || first?.verb === "pay") ? [first.text] : null;
}

/** Is it given without a further question? */
export function isGiven(effect: Effect): boolean {
  return effect.icons.every((icon) => GIVEN.has(icon) || /^\d+$/.test(icon));
}

/** Is it only the use of an action card? */
export function isLater(effect: Effect | undefined): boolean {
  return effect?.icons.join(" ") === "use 1 action_card";
}

/** Does it only take a special card? */
export function isSpecial(effect: Effect): boolean {
  return effect.icons.join(" ") === "take special_card";
}
