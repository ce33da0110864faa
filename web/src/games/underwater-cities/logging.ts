/** Sentences of the log with names of players, slots by their position, and cards that can be picked. */

import type { EventDocument } from "../../lib/frames";
import type { LogPiece } from "../../lib/parts";
import type { Components } from "./documents";

export interface Reader {
  components: Components;
  seats: number;
  nameOf(seat: number): string;
}

export function logPieces(event: EventDocument, reader: Reader): LogPiece[] {
  const text = withNames(withPositions(event.text, reader), reader);
  let pieces: LogPiece[] = [text];
  for (const card of cardsIn(event)) pieces = pieces.flatMap((piece) => linked(piece, card, reader.components));
  return pieces;
}

/** `slot SL-02` is `slot Y4` at this table. */
function withPositions(text: string, { components, seats }: Reader): string {
  const slots = Object.values(components.slots[seats] ?? {});
  return text.replace(/\bSL-\d\d\b/g, (id) => slots.find((slot) => slot.action === id)?.id ?? id);
}

function withNames(text: string, { components, nameOf }: Reader): string {
  return components.players.reduce((said, called, seat) => {
    const name = nameOf(seat);
    return name ? said.replaceAll(called, name) : said;
  }, text);
}

/** The cards that an event is about: in its details, and as its cause. */
function cardsIn(event: EventDocument): number[] {
  const { card, cards, which, under, looked_at: looked } = event.details;
  const found = [card, cards, which, under, looked].flat().filter((value) => typeof value === "number");
  const cause = /^card (\d+)/.exec(event.cause)?.[1];
  return [...new Set(cause ? [...found, Number(cause)] : found)];
}

function linked(piece: LogPiece, card: number, components: Components): LogPiece[] {
  const name = components.cards[card]?.name;
  if (typeof piece !== "string" || !name) return [piece];
  const called = new RegExp(`(?:[^\\s(]+ )?\\b${card} ${escaped(name)}`);
  const found = called.exec(piece);
  if (!found) return [piece];
  const before = piece.slice(0, found.index);
  return [before, { text: name, pick: `card ${card}` }, piece.slice(found.index + found[0].length)];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
