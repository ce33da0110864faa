/** A log in turns: moves of one seat without another's between them, and what is worth telling of each. */

import type { LoggedEvent, LogEntry } from "../protocol";

export interface Turn {
  seat: number;
  /** Numbers of its first and its last move. */
  first: number;
  last: number;
  events: LoggedEvent[];
}

/** A part of the game, and the number of moves before it. */
export interface Chapter {
  name: string;
  number: number;
}

const MOST_TOLD = 4;

/** The parts of a game; the first begins with the game. */
export function chaptersOf(log: readonly LogEntry[], nameOf: (event: LoggedEvent) => string | undefined): Chapter[] {
  const found: Chapter[] = [];
  for (const { number, events } of log) {
    for (const event of events) {
      const name = nameOf(event);
      if (name === undefined || name === found.at(-1)?.name) continue;
      found.push({ name, number: found.length ? number : 0 });
    }
  }
  return found;
}

/** The name of the part of the game in which a move with so many before it was played. */
export function chapterAt(chapters: readonly Chapter[], number: number): string {
  return chapters.findLast((chapter) => chapter.number <= number)?.name ?? "";
}

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
