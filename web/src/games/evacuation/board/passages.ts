/** What the Passages do. */

import type { Environment, PassageDocument } from "../documents";

/** The environment that a Passage opens. */
export function unlockedBy({ first }: PassageDocument): Environment | undefined {
  return /^unlock\((\w+)\)$/.exec(first)?.[1] as Environment | undefined;
}

export const NUMERALS = ["I", "II", "III", "IV"];
