/** Positions of a game that is told by what each of its moves changed. */

import type { ChangedPlace, Json, PastDocument } from "../protocol";

const KEPT_EVERY = 25;

export class Steps {
  /** Positions by number; some are kept, so that going back is quick. */
  private readonly kept: PastDocument[];

  constructor(
    first: PastDocument,
    private readonly steps: ChangedPlace[][],
  ) {
    this.kept = [first];
  }

  /** The position after so many moves. */
  at(number: number): PastDocument {
    const wanted = Math.max(0, Math.min(number, this.steps.length));
    const last = Math.min(Math.floor(wanted / KEPT_EVERY), this.kept.length - 1);
    let position = this.kept[last] as PastDocument;
    for (let at = last * KEPT_EVERY + 1; at <= wanted; at++) {
      position = changed(position, this.steps[at - 1] ?? []);
      if (at % KEPT_EVERY === 0) this.kept[at / KEPT_EVERY] = position;
    }
    return position;
  }
}

/** A document with other values at some places; the one before it stays as it is. */
export function changed<T>(document: T, changes: readonly ChangedPlace[]): T {
  return changes.reduce((made: unknown, change) => put(made, change, 0), document) as T;
}

function put(inside: unknown, change: ChangedPlace, depth: number): unknown {
  if (depth === change.path.length) return change.value;
  const name = change.path[depth] as string | number;
  if (Array.isArray(inside)) {
    return inside.map((value: unknown, index) => (index === name ? put(value, change, depth + 1) : value));
  }
  const values = inside as Record<string, Json>;
  if (change.value === undefined && depth === change.path.length - 1) {
    return Object.fromEntries(Object.entries(values).filter(([key]) => key !== String(name)));
  }
  return { ...values, [name]: put(values[name], change, depth + 1) };
}
