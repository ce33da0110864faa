/** Moves in notation, as every game writes them. */

/** Moves that every game has. */
export type CommonMove =
  { verb: "part"; part: number } | { verb: "first"; place: string } | { verb: "look" | "done" | "decline" | "end" };

/** Reads the words behind the first; null if they say nothing. */
export type Reader = (words: string[]) => object | null;

export const plain =
  (verb: string): Reader =>
  () => ({ verb });

export const COMMON: Record<string, Reader> = {
  part: ([part]) => ({ verb: "part", part: Number(part) }),
  first: (words) => ({ verb: "first", place: words.join(" ") }),
  look: plain("look"),
  done: plain("done"),
  decline: plain("decline"),
  end: plain("end"),
};

/** Read a move by its first word; null if that is unknown. */
export function readBy<M>(readers: Record<string, Reader>, text: string): M | null {
  const [verb = "", ...words] = text.split(" ");
  const read = readers[verb]?.(words);
  return read ? ({ text, ...read } as M) : null;
}

/** The moves of one verb. */
export function movesOf<M extends { verb: string }, V extends M["verb"]>(
  moves: readonly M[],
  verb: V,
): Extract<M, { verb: V }>[] {
  return moves.filter((move): move is Extract<M, { verb: V }> => move.verb === verb);
}
