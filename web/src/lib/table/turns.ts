/** A log in turns: moves of one seat without another's between them, and what is worth telling of each. */

import type { LoggedEvent, LogEntry } from "../protocol";

export interface Turn {
  seat: number;
  /** Numbers of its first and its last move. */
  first: number;
  last: number;
  events: LoggedEvent[];
}

const MOST_TOLD = 4;

export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const { seat, number, events } of log) {
    if (seat < 0) continue;
    const last = turns.at(-1);
    if (last?.seat === seat) {
      last.last = number;
      last.events.push(...events);
    } else turns.push({ seat, first: number, last: number, events: [...events] });
  }
  return turns;
}

/** The turn to which a move belongs. */
export function turnAt(turns: readonly Turn[], number: number): Turn | undefined {
  return turns.find(({ first, last }) => first <= number && number <= last);
}

/** What is most worth telling, in the order in which it happened; nothing weighs 0 and is left out. */
export function tellingOf(
  events: readonly LoggedEvent[],
  weigh: (event: LoggedEvent) => number,
  most = MOST_TOLD,
): LoggedEvent[] {
  const weighed = events.map((event, index) => ({ event, index, weight: weigh(event) }));
  return weighed
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || one.index - other.index)
    .slice(0, most)
    .sort((one, other) => one.index - other.index)
    .map(({ event }) => event);
}
