/** The automatic stretches of a game, found in its log: the lines of each and what they add up to. */

import type { LogEntry, LoggedEvent } from "../protocol";
import type { GamePlayback } from "./game";

/** Something that the rules did by themselves: a production, an Income, the final scoring. */
export interface Stretch {
  title: string;
  /** The entry of the log in which it begins, and the place of its first event there. */
  entry: number;
  index: number;
  lines: LoggedEvent[];
}

type Stretches = Pick<GamePlayback, "opens" | "closes">;

export function stretchesOf(log: readonly LogEntry[], game: Stretches): Stretch[] {
  const found: Stretch[] = [];
  let open: Stretch | null = null;
  for (const { number, events } of log) {
    for (const [index, event] of events.entries()) {
      const title = game.opens(event);
      if (title !== null) found.push((open = { title, entry: number, index, lines: [] }));
      else if (game.closes(event)) open = null;
      else open?.lines.push(event);
    }
  }
  return found;
}

/** What some events give a seat together, by the key of what is counted; nothing where it adds up to 0. */
export function sumOf(
  events: readonly LoggedEvent[],
  seat: number,
  game: Pick<GamePlayback, "amounts">,
): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const event of events) {
    if (event.seat !== seat) continue;
    for (const [key, amount] of Object.entries(game.amounts(event))) sum[key] = (sum[key] ?? 0) + amount;
  }
  return Object.fromEntries(Object.entries(sum).filter(([, amount]) => amount !== 0));
}
