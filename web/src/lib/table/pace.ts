/** How fast a watched game goes on. */

import { turnAt, type Turn } from "./turns";

export const PACES = ["calm", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];

const FACTORS: Record<Pace, number> = { calm: 1.8, normal: 1, fast: 0.4 };
const BETWEEN_MOVES = 650;
const AFTER_TURN = 1200;
const PER_LETTER = 22;
const LONGEST = 6000;

/** Milliseconds that a position is shown; the end of a turn long enough to read its comment. */
export function waitAt(isEndOfTurn: boolean, letters: number, pace: Pace): number {
  const wait = isEndOfTurn ? Math.min(LONGEST, AFTER_TURN + PER_LETTER * letters) : BETWEEN_MOVES;
  return Math.round(wait * FACTORS[pace]);
}

/** The position that is shown next: of the next move, or, if it has to be fast, of the end of the next turn. */
export function stepAfter(at: number, turns: readonly Turn[], pace: Pace): number {
  return pace === "fast" ? (turnAt(turns, at + 1)?.last ?? at + 1) : at + 1;
}
