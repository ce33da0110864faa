/** Sentences of the log with names of players and things that can be picked. */

import type { LoggedEvent, Json } from "$lib/protocol";
import { escaped, linked, withNames, type LogPiece } from "$lib/play/logging";
import type { Components } from "./documents";

export interface Reader {
  components: Components;
  nameOf(seat: number): string;
}

/** A thing that has a large picture: how it is picked, and its name. */
interface Thing {
  pick: string;
  name: string;
}

export function logPieces(event: LoggedEvent, { components, nameOf }: Reader): LogPiece[] {
  return thingsIn(event, components).reduce(
    (pieces: LogPiece[], { name, pick }) => linked(pieces, new RegExp(`${escaped(name)}(?![\\w.])`), name, pick),
    withNames(event.said, nameOf),
  );
}

/** The things that an event is about: in its details, and as its cause. */
function thingsIn({ details, cause }: LoggedEvent, components: Components): Thing[] {
  const ids = [...Object.values(details).flat(), cause.split(/[ /]/)[0] ?? ""].filter((id) => typeof id === "string");
  const found = [...new Set(ids)].map((id) => thing(id, components));
  return [...found, ...cards(details.card, components)].filter((one) => one !== null);
}

const KINDS = [
  ["ship", "ships"],
  ["stadium", "stadiums"],
  ["infrastructure", "infrastructure"],
  ["technology", "technologies"],
  ["common_goal", "common_goals"],
  ["board_action", "board_actions"],
] as const;

function thing(id: string, components: Components): Thing | null {
  for (const [kind, list] of KINDS) {
    const known = components[list][id];
    if (known) return { pick: `${kind} ${id}`, name: known.name };
  }
  return null;
}

/** Action cards go by their number. */
function cards(card: Json | undefined, components: Components): Thing[] {
  const known = typeof card === "number" ? components.action_cards[card] : undefined;
  return known ? [{ pick: `action_card ${known.number}`, name: known.name }] : [];
}
