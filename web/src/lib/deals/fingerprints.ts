/** Fingerprints of seeds: noted before the first move, held against the seed after the last. */

import { read, write } from "../page/storage";
import { seedCommitment } from "./deals";

const NAME = "fingerprints";
const MOST = 60;

type Noted = [table: string, fingerprint: string];

/** Note the fingerprint that is shown while the seed is secret; the first one counts. */
export function noteFingerprint(table: string, fingerprint: string): void {
  const all = read<Noted[]>(NAME, []);
  if (all.some(([other]) => other === table)) return;
  write(NAME, [[table, fingerprint], ...all].slice(0, MOST));
}

export function notedFingerprint(table: string): string | undefined {
  return read<Noted[]>(NAME, []).find(([other]) => other === table)?.[1];
}

/** It fits what was noted before; or what is shown now, where nothing was noted; or it does not fit. */
export type SeedVerdict = "kept" | "fits" | "other" | "wrong";

export function verdictOnSeed(seed: string | number, shown: string, noted: string | undefined): SeedVerdict {
  if (seedCommitment(seed) !== shown) return "wrong";
  if (noted === undefined) return "fits";
  return noted === shown ? "kept" : "other";
}

export const SEED_TEXTS = {
  kept: "result.seedKept",
  fits: "result.seedFits",
  other: "result.seedOther",
  wrong: "result.seedWrong",
} as const;
