/** How the score grew, folded from the log. */

import type { LoggedEvent, LogEntry } from "../protocol";

const MOST_TURNING_POINTS = 3;
const LEAST_POINTS = 5;

/** For every seat its points after each move; index 0 is the set-up. */
export function pointsByMove(log: LogEntry[], seats: number, points: (event: LoggedEvent) => number): number[][] {
  const totals = Array.from({ length: seats }, () => 0);
  const curves = totals.map((): number[] => []);
  for (const entry of log) {
    for (const event of entry.events) {
      if (event.seat in totals) totals[event.seat] = (totals[event.seat] ?? 0) + points(event);
    }
    curves.forEach((curve, seat) => curve.push(totals[seat] ?? 0));
  }
  return curves;
}

export interface TurningPoint {
  /** Took the lead for good, or gained much with one move. */
  kind: "lead" | "gain";
  seat: number;
  points: number;
  number: number;
}

/** When the winner took the lead for good, and the moves before the final scoring that brought most. */
export function turningPoints(curves: number[][], end: number): TurningPoint[] {
  const gains = curves.flatMap((curve, seat) =>
    curve.slice(0, end).map((value, number): TurningPoint => {
      return { kind: "gain", seat, number, points: value - (curve[number - 1] ?? value) };
    }),
  );
  const best = gains
    .filter(({ points }) => points >= LEAST_POINTS)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_TURNING_POINTS);
  return [...lastLead(curves), ...best].sort((a, b) => a.number - b.number);
}

function lastLead(curves: number[][]): TurningPoint[] {
  const last = (curves[0]?.length ?? 0) - 1;
  const winner = leader(curves, last);
  if (winner === null || curves.length < 2) return [];
  let number = last;
  while (number > 0 && leader(curves, number - 1) === winner) number--;
  return [{ kind: "lead", seat: winner, number, points: curves[winner]?.[number] ?? 0 }];
}

/** Who has most points after this move; nobody if it is a tie. */
function leader(curves: number[][], number: number): number | null {
  const scores = curves.map((curve) => curve[number] ?? 0);
  const most = Math.max(...scores);
  return scores.indexOf(most) === scores.lastIndexOf(most) ? scores.indexOf(most) : null;
}
