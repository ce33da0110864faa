/** Parts of a view. */

import type { Json } from "$lib/protocol";
import { taskOf } from "$lib/play/view";
import type { PositionView, TurnView } from "./documents";

export { player } from "$lib/play/view";

/** The task on top of this seat's agenda; the turn stands before it. */
export function topTask(view: PositionView, seat: number): readonly Json[] {
  const task = view.pending[1];
  return taskOf(Array.isArray(task) ? task : undefined, seat);
}

/** What has happened in the half-done turn. */
export function halfTurn({ pending: [turn] }: PositionView): TurnView {
  return turn === undefined || Array.isArray(turn) ? {} : turn;
}

/** Special cards that lie open: the top of the deck, if it is known, and those for 3 credits. */
export function marketOf({ special_deck, three_credit }: PositionView): number[] {
  const top = special_deck.known.find(({ place }) => place === 0)?.card;
  return [...(top === undefined ? [] : [top]), ...three_credit];
}

/** Is nothing of the turn left after the open task but to claim the played card? */
export function isLastTask({ pending: [, , after, next] }: PositionView, claims: boolean): boolean {
  const name = (task: Json | undefined) => (Array.isArray(task) ? task[0] : undefined);
  return name(after) === "end" || (claims && name(after) === "resolve_card" && name(next) === "end");
}
