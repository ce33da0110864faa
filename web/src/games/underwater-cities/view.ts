/** Parts of a view. */

import type { PlayerDocument, Task, View } from "./documents";

export function player(view: View, seat: number): PlayerDocument {
  const found = view.players.find((other) => other.seat === seat) ?? view.players[0];
  if (!found) throw new Error("a view has players");
  return found;
}

/** The task on top of this seat's agenda: where players act at once each has one of its own. */
export function topTask(view: View, seat: number): Task {
  const [, first] = view.pending as [unknown, Task?];
  if (!first) return [];
  if (first[0] !== "lanes") return first;
  const lane = first[seat + 1];
  return Array.isArray(lane) && Array.isArray(lane[0]) ? lane[0] : [];
}
