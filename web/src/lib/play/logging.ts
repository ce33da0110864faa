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

/** A piece with what stands close to it, so that no line ends between them: the bracket before it, the stop behind it. */
export interface Bound {
  open: string;
  piece: LogPiece;
  close: string;
}

const OPEN = /[([„“«]+$/;
const CLOSE = /^[)\]”»,.;:!?…]+/;

/** Bind brackets and stops to the things between them that can be picked; the last word is a piece of its own, to which more can be bound. */
export function bound(sentence: readonly LogPiece[]): Bound[] {
  const pieces = sentence.flatMap((piece, i) => (i === sentence.length - 1 ? withLastWord(piece) : [piece]));
  const isPick = (piece: LogPiece | undefined) => typeof piece === "object" && "pick" in piece;
  return pieces
    .map((piece, i) => {
      const before = pieces[i - 1];
      const after = pieces[i + 1];
      if (typeof piece === "string") {
        const text = isPick(before) ? piece.replace(CLOSE, "") : piece;
        return { open: "", piece: isPick(after) ? text.replace(OPEN, "") : text, close: "" };
      }
      const open = isPick(piece) && typeof before === "string" ? (OPEN.exec(before)?.[0] ?? "") : "";
      const close = isPick(piece) && typeof after === "string" ? (CLOSE.exec(after)?.[0] ?? "") : "";
      return { open, piece, close };
    })
    .filter(({ piece }) => piece !== "");
}

function withLastWord(piece: LogPiece): LogPiece[] {
  const at = typeof piece === "string" ? piece.trimEnd().lastIndexOf(" ") + 1 : 0;
  return typeof piece === "string" && at ? [piece.slice(0, at), piece.slice(at)] : [piece];
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
