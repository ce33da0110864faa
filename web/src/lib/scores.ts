/** How the score grew, folded from the log. */

import type { EventDocument, LogEntry } from "./frames";

const MOST_TURNING_POINTS = 3;
const LEAST_POINTS = 5;

/** For every seat its points after each move; index 0 is the set-up. */
export function pointsByMove(log: LogEntry[], seats: number, points: (event: EventDocument) => number): number[][] {
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
  seat: number;
  points: number;
  number: number;
}

/** The moves that brought most, in the order in which they were made. */
export function turningPoints(curves: number[][]): TurningPoint[] {
  const jumps = curves.flatMap((curve, seat) =>
    curve.map((value, number) => ({ seat, number, points: value - (curve[number - 1] ?? value) })),
  );
  return jumps
    .filter(({ points }) => points >= LEAST_POINTS)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_TURNING_POINTS)
    .sort((a, b) => a.number - b.number);
}
