/** This browser's part in the deal of a table: a random number, its hash, and the check at the end (docs/server.md). */

import type { DealDocument } from "../protocol";
import { sha256 } from "./sha256";
import { read, write } from "../page/storage";

/** What this browser keeps of a deal: a number of its own, and the hashes that were published before the number was told. */
export interface KeptDeal {
  table: string;
  entropy: string;
  /** The hash of the number was sent, and no answer has come: the server has it or not. */
  pending?: boolean;
  /** The server's hash, from the first frame on; those of the players, from the frame on that asks for the numbers. */
  seen: { server: string; players: { seat: number; commitment: string | null }[] | null } | null;
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

/** The numbers of this browser at a table: one, or several where several people share the device. */
export function keptDeals(table: string): KeptDeal[] {
  return read<KeptDeal[]>(NAME, []).filter((kept) => kept.table === table);
}

export function keepDeal(deal: KeptDeal): void {
  write(NAME, [deal, ...allBut(deal)].slice(0, MOST));
}

export function forgetDeal(deal: KeptDeal): void {
  write(NAME, allBut(deal));
}

function allBut({ table, entropy }: KeptDeal): KeptDeal[] {
  return read<KeptDeal[]>(NAME, []).filter((other) => other.table !== table || other.entropy !== entropy);
}

/** The number to join with: again the one whose answer, or whose seat, was lost; else a new one. */
export function numberFor(table: string, holdsSeat: boolean): KeptDeal {
  const lost = keptDeals(table).find(({ pending }) => pending || !holdsSeat);
  return lost ?? { table, entropy: newEntropy(), pending: true, seen: null };
}

/** Has this browser asked for a seat, and no answer has come? */
export function awaitsAnswer(table: string): boolean {
  return keptDeals(table).some(({ pending }) => pending);
}

/** Keep the hashes that a frame shows before the deal; the numbers of this browser at the table. */
export function noteHashes(table: string, deal: DealDocument): KeptDeal[] {
  const all = read<KeptDeal[]>(NAME, []).map((kept) =>
    kept.table === table && !deal.dealt ? withHashes(kept, deal) : kept,
  );
  write(NAME, all);
  return all.filter((kept) => kept.table === table);
}

function withHashes(kept: KeptDeal, deal: DealDocument): KeptDeal {
  const seen = kept.seen ?? { server: deal.server, players: null };
  const players = seen.players ?? (deal.asked ? hashesOf(deal) : null);
  return { ...kept, pending: !isGiven(kept, deal), seen: { ...seen, players } };
}

/** Is the number part of what the server was given? If no answer came, its hash tells. */
function isGiven({ entropy, pending }: KeptDeal, { players }: DealDocument): boolean {
  return !pending || players.some(({ commitment }) => commitment === shareCommitment(entropy));
}

function hashesOf({ players }: DealDocument): { seat: number; commitment: string | null }[] {
  return players.map(({ seat, commitment }) => ({ seat, commitment }));
}

/** The numbers that are to be told now, with their seats: all seats are taken, and the numbers are kept here. */
export function numbersToTell(
  deal: DealDocument,
  mine: number[],
  kept: KeptDeal[],
): { seat: number; entropy: string }[] {
  if (!deal.asked) return [];
  return kept.flatMap(({ entropy }) => {
    const own = shareCommitment(entropy);
    const share = deal.players.find(({ seat, commitment }) => mine.includes(seat) && commitment === own);
    return share && !share.told ? [{ seat: share.seat, entropy }] : [];
  });
}

/** What came of a deal: everything fits; or it does not fit its hashes, the hashes are others now, a number of ours is missing. */
export type Verdict = "fits" | "wrong" | "changed" | "left-out";

/** Hold what is published at the end against its hashes, and against what this browser sent and was told before. */
export function verdictOn(deal: DealDocument, seed: string | number, kept: KeptDeal[]): Verdict {
  const { server_seed: serverSeed, players } = deal;
  const told = players.flatMap(({ seat, entropy }) => (entropy === null ? [] : [{ seat, entropy }]));
  const areHashes = players.every(
    ({ entropy, commitment }) => entropy === null || shareCommitment(entropy) === commitment,
  );
  if (serverSeed === null || seedCommitment(serverSeed) !== deal.server || !areHashes) return "wrong";
  if (combinedSeed(serverSeed, told) !== seed) return "wrong";
  if (kept.some((own) => isChanged(own, deal))) return "changed";
  if (kept.some((own) => isGiven(own, deal) && !told.some(({ entropy }) => entropy === own.entropy))) return "left-out";
  return "fits";
}

function isChanged({ seen }: KeptDeal, deal: DealDocument): boolean {
  if (!seen) return false;
  return (
    seen.server !== deal.server ||
    (seen.players !== null && JSON.stringify(seen.players) !== JSON.stringify(hashesOf(deal)))
  );
}

/** What to say of a deal that does not fit, and of a table that was not dealt. */
export const VERDICT_TEXTS = {
  wrong: "result.deal.wrong",
  changed: "result.deal.changed",
  "left-out": "result.deal.left-out",
} as const;
export const ORIGIN_TEXTS = {
  import: "origin.import",
  position: "origin.position",
  "what-if": "origin.what-if",
  tutorial: "origin.tutorial",
} as const;
