/** Parts of a view. */

import type { Json } from "../../lib/frames";
import type { HiddenPile, PlayerDocument, Task, View } from "./documents";
import type { MarkerName } from "./moves";

export function player(view: View, seat: number): PlayerDocument {
  const found = view.players.find((other) => other.seat === seat) ?? view.players[0];
  if (!found) throw new Error("a view has players");
  return found;
}

/** The task on top of this seat's agenda: where players act at once each has one of its own. */
export function topTask(view: View, seat: number): Task {
  const [first] = view.pending;
  if (!first) return [];
  if (first[0] !== "lanes") return first;
  const lane = first[seat + 1];
  return Array.isArray(lane) && Array.isArray(lane[0]) ? lane[0] : [];
}

/** The cards of a pile that are known. */
export function known<T>(pile: T[] | HiddenPile<T> | undefined): T[] {
  return Array.isArray(pile) ? pile : (pile?.known ?? []);
}

export function count<T>(pile: T[] | HiddenPile<T> | undefined): number {
  return Array.isArray(pile) ? pile.length : (pile?.count ?? 0);
}

const LANES = ["waiting", "main", "second"];

/** Which of the two Progress markers a move means; `other` is the one that has not moved (the task names the first). */
export function markerIndex({ markers: [one, two] }: PlayerDocument, name: MarkerName, task: readonly Json[]): 0 | 1 {
  if (name === "other") return task[2] === 0 ? 1 : 0;
  const ahead = one[0] === two[0] ? LANES.indexOf(one[1]) - LANES.indexOf(two[1]) : one[0] - two[0];
  const front = ahead >= 0 ? 0 : 1;
  return name === "front" ? front : front === 0 ? 1 : 0;
}
