/** How the cards of a hand lie in the room that there is, so that the words of each can be read. */

export interface Spread {
  /** How many lie side by side. */
  columns: number;
  /** Too many for their words: one lies open, the others are narrow. */
  narrow: boolean;
}

export const LEAST = 7.75; // the width in rem that the words of a card need
const LOW = 8; // and the height

/** The widest way to lay cards out: in one row, else in two, else one open between narrow ones. */
export function spreadOf(cards: number, width: number, height: number): Spread {
  const count = Math.max(1, cards);
  if (width / count >= LEAST) return { columns: count, narrow: false };
  for (let rows = 2; height / rows >= LOW; rows++) {
    const columns = Math.ceil(count / rows);
    if (width / columns >= LEAST) return { columns, narrow: false };
  }
  return { columns: count, narrow: true };
}
