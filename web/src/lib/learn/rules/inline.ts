/** Texts of the book: plain text with `[shown](#anchor)`, `**strong**` and `*soft*`. */

export interface Piece {
  text: string;
  /** An anchor of the book, or `card-37`. */
  link?: string;
  look?: "strong" | "soft";
}

const MARK = /\[([^\]]+)\]\(#([^)]+)\)|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*/g;

export function piecesOf(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    const [whole, shown, link, strong, soft] = match;
    if (shown && link) found.push({ text: shown, link });
    else found.push(strong ? { text: strong, look: "strong" } : { text: soft ?? whole, look: "soft" });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** The text without its marks. */
export function plain(text: string): string {
  return piecesOf(text)
    .map((piece) => piece.text)
    .join("");
}
