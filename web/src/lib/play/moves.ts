/** Moves as the server tells them, with their parameters at hand. */

import type { MoveDocument } from "../protocol";

/** A move with its kind as `verb` and its parameters beside it. */
export type ReadMove<M extends { kind: string; fields: object }> = M extends unknown
  ? { text: string; label: string; reveals: boolean; verb: M["kind"] } & M["fields"]
  : never;

/** The move of a document. */
export function readMove<M>({ text, kind, fields, label, reveals }: MoveDocument): M {
  return { ...fields, text, label, reveals, verb: kind } as M;
}

/** The moves of some verbs. */
export function movesOf<M extends { verb: string }, V extends M["verb"]>(
  moves: readonly M[],
  ...verbs: V[]
): Extract<M, { verb: V }>[] {
  return moves.filter((move): move is Extract<M, { verb: V }> => (verbs as string[]).includes(move.verb));
}
