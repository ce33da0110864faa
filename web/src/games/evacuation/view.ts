/** Parts of a view. */

import type { Json } from "$lib/protocol";
import { taskOf } from "$lib/play/view";
import type { HiddenCards, NationView, PositionView } from "./documents";
import type { MarkerName } from "./play/moves";

export { player } from "$lib/play/view";

/** The task on top of this seat's agenda. */
export function topTask(view: PositionView, seat: number): readonly Json[] {
  return taskOf(view.pending[0], seat);
}

/** The cards of a pile that are known. */
export function known(pile: number[] | HiddenCards | undefined): number[] {
  return Array.isArray(pile) ? pile : (pile?.known ?? []);
}

export function count(pile: number[] | HiddenCards | undefined): number {
  return Array.isArray(pile) ? pile.length : (pile?.count ?? 0);
}

const LANES = ["waiting", "main", "second"];

/** Which of the two Progress markers a move means; `other` is the one that has not moved (the task names the first). */
export function markerIndex({ markers: [one, two] }: NationView, name: MarkerName, task: readonly Json[]): 0 | 1 {
  if (name === "other") return task[2] === 0 ? 1 : 0;
  const ahead = one[0] === two[0] ? LANES.indexOf(one[1]) - LANES.indexOf(two[1]) : one[0] - two[0];
  const front = ahead >= 0 ? 0 : 1;
  return name === "front" ? front : front === 0 ? 1 : 0;
}
