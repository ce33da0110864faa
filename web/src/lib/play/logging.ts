/** Sentences of the log with names of players and things that can be picked. */

import type { LoggedEvent } from "../protocol";

/** A piece of a log sentence: a text, the name of a player, or something that can be clicked. */
export type LogPiece = string | { name: string } | { text: string; pick: string };

/** A sentence whose numbers of seats are names. Names are pieces of their own: nothing is looked for in them. */
export function withNames(said: LoggedEvent["said"], nameOf: (seat: number) => string): LogPiece[] {
  return said.map((piece) => (typeof piece === "number" ? { name: nameOf(piece) } : piece));
}

/** The whole sentence as a text. */
export function spoken(pieces: readonly LogPiece[]): string {
  return pieces
    .map((piece) => (typeof piece === "string" ? piece : "name" in piece ? piece.name : piece.text))
    .join("");
}

/** What matches in the texts of a sentence becomes a link. */
export function linked(pieces: readonly LogPiece[], called: RegExp, text: string, pick: string): LogPiece[] {
  return pieces.flatMap((piece) => {
    const found = typeof piece === "string" ? called.exec(piece) : null;
    if (typeof piece !== "string" || !found) return [piece];
    return [piece.slice(0, found.index), { text, pick }, piece.slice(found.index + found[0].length)];
  });
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
