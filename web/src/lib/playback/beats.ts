/** What is shown when moves are played back: which events, and which of them together. */

import type { EntrySteps, LogEntry, LoggedEvent, StepChange } from "../protocol";
import type { GamePlayback } from "./game";

export type Speed = "off" | "fast" | "calm";

/** Milliseconds for a beat, and the most that all beats of one answer take together. */
const PACE: Record<Exclude<Speed, "off">, { beat: number; all: number }> = {
  fast: { beat: 130, all: 5_000 },
  calm: { beat: 250, all: 20_000 },
};
const SHORTEST = 50;

/** An entry of the log that is played back, from one of its events on. */
export interface Planned {
  entry: LogEntry;
  from: number;
}

/** One step: the changes that are shown together, and the lines that say what they are. */
export interface Beat {
  changes: StepChange[];
  events: LoggedEvent[];
  /** The stretch that begins with it. */
  opens: string | null;
  /** It belongs to an automatic stretch. */
  automatic: boolean;
  /** Who made the move. */
  mover: number;
}

type Stretches = Pick<GamePlayback, "opens" | "closes" | "amounts">;

/** What of new entries is played back for a seat: moves of others, and the automatic part of its own; null if nothing is. */
export function planOf(entries: readonly LogEntry[], seat: number | null, game: Stretches | null): Planned[] | null {
  const planned = entries.map((entry) => ({ entry, from: entry.seat === seat ? firstOpening(entry, game) : 0 }));
  return planned.some(({ entry, from }) => from < entry.events.length) ? planned : null;
}

function firstOpening({ events }: LogEntry, game: Stretches | null): number {
  const found = game ? events.findIndex((event) => game.opens(event) !== null) : -1;
  return found < 0 ? events.length : found;
}

/** The beats of planned entries. In a stretch what happens to another seat comes at once; lines without any change or amount come with the next. */
export function beatsOf(
  planned: readonly Planned[],
  told: readonly EntrySteps[],
  seat: number | null,
  game: Stretches,
): Beat[] {
  const beats: Beat[] = [];
  let automatic = false;
  planned.forEach(({ entry, from }, index) => {
    const steps = told[index]?.steps ?? [];
    steps.forEach((changes, i) => {
      const event = entry.events[i];
      if (!event || i < from) return void beats.push(silent(changes, entry.seat));
      const opens = game.opens(event);
      automatic = opens !== null || (automatic && !game.closes(event));
      const beat = { changes, events: [event], opens, automatic, mover: entry.seat };
      const last = beats.at(-1);
      if (last && isOneWith(last, beat, seat, game)) join(last, beat);
      else beats.push(beat);
    });
  });
  return beats;
}

function silent(changes: StepChange[], mover: number): Beat {
  return { changes, events: [], opens: null, automatic: false, mover };
}

function isOneWith(last: Beat, next: Beat, seat: number | null, game: Stretches): boolean {
  const before = last.events.at(-1);
  if (!before || last.opens !== null || next.opens !== null || last.automatic !== next.automatic) return false;
  if (last.mover !== next.mover) return false;
  if (!last.changes.length && !tellsAmount(last, game)) return true;
  const after = next.events[0];
  return next.automatic && seat !== null && after !== undefined && after.seat !== seat && after.seat === before.seat;
}

/** Final scoring changes no good that is seen, and yet it is told line by line. */
function tellsAmount({ events }: Beat, game: Stretches): boolean {
  return events.some((event) => Object.values(game.amounts(event)).some(Boolean));
}

function join(last: Beat, next: Beat): void {
  last.changes = [...last.changes, ...next.changes];
  last.events = [...last.events, ...next.events];
}

/** How long each of these beats is shown. */
export function paceOf(speed: Exclude<Speed, "off">, beats: readonly Beat[]): number {
  const { beat, all } = PACE[speed];
  const lines = beats.filter(({ events }) => events.length).length;
  return Math.max(SHORTEST, Math.min(beat, all / Math.max(lines, 1)));
}
