/** Parts of a view, of any game. */

import type { Json } from "../protocol";

/** What a seat has; a spectator sits behind the first. */
export function player<P extends { seat: number }>(view: { players: readonly P[] }, seat: number): P {
  const found = view.players.find((other) => other.seat === seat) ?? view.players[0];
  if (!found) throw new Error("a view has players");
  return found;
}

/** What this seat has to do of the first task: where players act at once each has one of its own. */
export function taskOf(first: readonly Json[] | undefined, seat: number): readonly Json[] {
  if (first?.[0] !== "lanes") return first ?? [];
  const lane = first[seat + 1];
  return Array.isArray(lane) && Array.isArray(lane[0]) ? lane[0] : [];
}
