/** This browser's part in the deal of a table: a random number, its hash, and the check at the end (docs/server.md). */

import type { DealDocument } from "./frames";
import { sha256 } from "./sha256";
import { read, write } from "./storage";

/** What this browser keeps of a deal: its number, and the hashes that were published before the number was told. */
export interface KeptDeal {
  table: string;
  entropy: string;
  seen: { server: string; players: { seat: number; commitment: string | null }[] } | null;
}

const NAME = "deals";
const MOST = 40;

export function newEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Tells this browser from others at a table; it means nothing elsewhere. */
export function browserId(): string {
  const known = read("browser", "") || newEntropy();
  write("browser", known);
  return known;
}

export function shareCommitment(entropy: string): string {
  return sha256(`next-frontier share ${entropy}`);
}

export function seedCommitment(seed: string | number): string {
  return sha256(`next-frontier seed ${seed}`);
}

export function combinedSeed(serverSeed: string, told: { seat: number; entropy: string }[]): string {
  const lines = told.map(({ seat, entropy }) => `${seat} ${entropy}`);
  return sha256(["next-frontier deal", serverSeed, ...lines].join("\n"));
}

export function keptDeal(table: string): KeptDeal | undefined {
  return read<KeptDeal[]>(NAME, []).find((other) => other.table === table);
}

export function keepDeal(deal: KeptDeal): void {
  const others = read<KeptDeal[]>(NAME, []).filter((other) => other.table !== deal.table);
  write(NAME, [deal, ...others].slice(0, MOST));
}

/** The hashes of a deal as they are now. */
export function hashesOf({ server, players }: DealDocument): KeptDeal["seen"] {
  return { server, players: players.map(({ seat, commitment }) => ({ seat, commitment })) };
}

/** The seat whose number is to be told now: all seats are taken, and the number is kept here. */
export function seatToTell(deal: DealDocument, mine: number[], kept: KeptDeal | undefined): number | null {
  if (!deal.asked || !kept) return null;
  const own = shareCommitment(kept.entropy);
  const share = deal.players.find(({ seat, commitment }) => mine.includes(seat) && commitment === own);
  return share && !share.told ? share.seat : null;
}

/** What came of a deal: everything fits, something does not, or nothing can be said. */
export type Verdict = "fits" | "wrong" | "changed" | "left-out";

/** Hold what is published at the end against its hashes, and against what this browser was told before. */
export function verdictOn(deal: DealDocument, seed: string | number, kept: KeptDeal | undefined): Verdict {
  const { server_seed: serverSeed, players } = deal;
  const told = players.flatMap(({ seat, entropy }) => (entropy === null ? [] : [{ seat, entropy }]));
  const areHashes = players.every(({ entropy, commitment }) => entropy === null || shareCommitment(entropy) === commitment);
  if (serverSeed === null || seedCommitment(serverSeed) !== deal.server || !areHashes) return "wrong";
  if (combinedSeed(serverSeed, told) !== seed) return "wrong";
  if (kept?.seen && JSON.stringify(kept.seen) !== JSON.stringify(hashesOf(deal))) return "changed";
  if (kept?.seen && !told.some(({ entropy }) => entropy === kept.entropy)) return "left-out";
  return "fits";
}

/** What to say of a deal that does not fit, and of a table that was not dealt. */
export const VERDICT_TEXTS = { wrong: "result.deal.wrong", changed: "result.deal.changed", "left-out": "result.deal.left-out" } as const;
export const ORIGIN_TEXTS = { import: "origin.import", position: "origin.position", "what-if": "origin.what-if" } as const;
