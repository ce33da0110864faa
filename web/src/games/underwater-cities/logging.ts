/** Sentences of the log with names of players, and cards that can be picked. */

import type { LoggedEvent } from "$lib/protocol";
import { escaped, linked, withNames, type LogPiece } from "$lib/play/logging";
import type { Components } from "./documents";

export interface Reader {
  components: Components;
  nameOf(seat: number): string;
}

export function logPieces(event: LoggedEvent, reader: Reader): LogPiece[] {
  return cardsIn(event).reduce(
    (pieces: LogPiece[], card) => {
      const name = reader.components.cards[card]?.name;
      return name
        ? linked(pieces, new RegExp(`(?:[^\\s([„“«⟦]+ )?\\b${card} ${escaped(name)}`), name, `card ${card}`)
        : pieces;
    },
    withNames(event.said, reader.nameOf),
  );
}

/** The cards that an event is about: in its details, and as its cause. */
function cardsIn(event: LoggedEvent): number[] {
  const { card, cards, which, under, looked_at: looked } = event.details;
  const found = [card, cards, which, under, looked].flat().filter((value) => typeof value === "number");
  const cause = /^card (\d+)/.exec(event.cause)?.[1];
  return [...new Set(cause ? [...found, Number(cause)] : found)];
}
