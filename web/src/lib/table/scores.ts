/** How everybody stood, move by move, and the turns at which that changed most. */

import type { CurveDocument } from "../protocol";
import type { Turn } from "./turns";

const MOST_SWINGS = 3;
/** The smallest swing that is told, as a part of the range of all curves. */
const LEAST_PART = 0.05;

/** What everybody would have had after so many moves: by the last point of the curve that is not behind them. */
export function standingAt({ numbers, points }: CurveDocument, number: number): number[] {
  let index = numbers.findIndex((later) => later > number);
  index = index < 0 ? numbers.length - 1 : index - 1;
  return points.map((curve) => curve[Math.max(0, index)] ?? 0);
}

export interface TurningPoint {
  /** Took the lead for good, or won or lost most against the others in one turn. */
  kind: "lead" | "swing";
  seat: number;
  turn: Turn;
  /** What the seat had before the turn and after it, and what the best of the others had then. */
  before: number;
  after: number;
  against: number;
}

export function turningPoints(turns: readonly Turn[], curve: CurveDocument): TurningPoint[] {
  const values = curve.points.flat();
  const least = Math.max(1, LEAST_PART * (Math.max(...values) - Math.min(...values)));
  const swings = turns
    .map((turn) => swingOf(turn, curve))
    .filter(({ size }) => Math.abs(size) >= least)
    .sort((one, other) => Math.abs(other.size) - Math.abs(one.size))
    .slice(0, MOST_SWINGS)
    .map(({ point }) => point);
  const lead = lastLead(turns, curve);
  const found = lead && !swings.some(({ turn }) => turn === lead.turn) ? [lead] : [];
  return [...found, ...swings].sort((one, other) => one.turn.first - other.turn.first);
}

/** What the turn brought the seat whose standing it changed most, and how much more than the others that is. */
function swingOf(turn: Turn, curve: CurveDocument): { size: number; point: TurningPoint } {
  const before = standingAt(curve, turn.first - 1);
  const after = standingAt(curve, turn.last);
  const gains = after.map((value, seat) => value - (before[seat] ?? 0));
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  const most = Math.max(...gains.map(Math.abs));
  const isOwn = Math.abs(gains[turn.seat] ?? 0) === most;
  const seat = isOwn ? turn.seat : gains.findIndex((gain) => Math.abs(gain) === most);
  const gain = gains[seat] ?? 0;
  const size = gains.length > 1 ? gain - (total - gain) / (gains.length - 1) : gain;
  return { size, point: pointAt("swing", seat, turn, curve) };
}

/** When the winner took the lead for good. */
function lastLead(turns: readonly Turn[], curve: CurveDocument): TurningPoint | null {
  const last = turns.at(-1);
  const winner = last ? leader(standingAt(curve, last.last)) : null;
  if (winner === null || curve.points.length < 2) return null;
  let index = turns.length - 1;
  while (index > 0 && leader(standingAt(curve, (turns[index] as Turn).first - 1)) === winner) index--;
  const turn = turns[index] as Turn;
  if (index === 0 && leader(standingAt(curve, turn.first - 1)) === winner) return null; // from the start on
  return pointAt("lead", winner, turn, curve);
}

function pointAt(kind: TurningPoint["kind"], seat: number, turn: Turn, curve: CurveDocument): TurningPoint {
  const before = standingAt(curve, turn.first - 1)[seat] ?? 0;
  const standing = standingAt(curve, turn.last);
  const against = Math.max(...standing.filter((_, other) => other !== seat));
  return { kind, seat, turn, before, after: standing[seat] ?? 0, against };
}

/** Who has most; nobody if it is a tie. */
function leader(scores: readonly number[]): number | null {
  const most = Math.max(...scores);
  return scores.indexOf(most) === scores.lastIndexOf(most) ? scores.indexOf(most) : null;
}
