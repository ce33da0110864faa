/** Sentences of the log with names of players and things that can be picked. */

import type { LogPiece } from "../parts";

/** The players by their names instead of what the server calls them. */
export function withNames(text: string, called: readonly string[], nameOf: (seat: number) => string): string {
  return called.reduce((said, player, seat) => {
    const name = nameOf(seat);
    return name ? said.replaceAll(player, name) : said;
  }, text);
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
