/** One step further than the open decision: what a single touch could send, found by previews of the server. */

import { Refused } from "../net/refused";
import type { Json, MoveDocument, PreviewDocument } from "../protocol";
import type { Table } from "../table/table.svelte";

/** A move: as it is written, its kind, as a button says it, and whether it shows something hidden. */
export interface Notation {
  text: string;
  verb: string;
  label: string;
  reveals: boolean;
}

/** A decision, open now or after some moves: what it asks, of which effect, and its legal moves. */
export interface Asked<M extends Notation> {
  kind: string;
  place: string | null;
  moves: M[];
}

/** A move that can be played, with the moves that have to be played before it. */
export interface Offer<M extends Notation> {
  line: string[];
  move: M;
  asked: Asked<M>;
}

interface Answered<M extends Notation> {
  asked: Asked<M>;
  moves: string[];
}

export interface Ahead<M extends Notation> {
  /** Everything that can be touched. */
  offers: Offer<M>[];
  /** The chosen moves, and after them what is simply given. */
  line: string[];
  /** The questions in it that were answered without asking. */
  answered: Answered<M>[];
  /** What that line would do. */
  preview: PreviewDocument | null;
  /** The end of the turn, if nothing else is left after that line. */
  ends: M | null;
  /** The move after which nothing is left either: no more of this. */
  leaves: Leaves<M> | null;
}

/** A move that leaves the rest, and the end of the turn after it. */
interface Leaves<M extends Notation> {
  move: M;
  ends: M;
}

/** What a game knows of its moves, as far as looking ahead goes. */
export interface Reading<M extends Notation> {
  read(move: MoveDocument): M;
  /** Decisions whose task does not tell the place of an effect. */
  placeless: ReadonlySet<string>;
  /** Is it first chosen and then sent, so that it is no offer of its own? */
  isChosen(move: M): boolean;
  /** May it be played at any free moment, not just as an answer to this decision? */
  isFree(move: M, open: Asked<M>): boolean;
  /** The moves that follow without a question worth asking; null if there is something to choose. */
  given(open: Asked<M>): string[] | null;
  /** Does it lead to a question that can be answered by the same touch? */
  opens(offer: Offer<M>): boolean;
  /** The answers behind such a move that are offered themselves; null if the question had better wait. */
  behind(offer: Offer<M>, next: Asked<M>): M[] | null;
  /** Does that question take the place of the move? */
  replaces(next: Asked<M>): boolean;
}

/** A decision as its task tells it: `["gain", "A1/1", …]`. */
export function askedBy<M extends Notation>(
  reading: Reading<M>,
  { kind, moves, task }: { kind: string; moves: readonly MoveDocument[]; task: readonly Json[] },
): Asked<M> {
  const place = typeof task[1] === "string" && !reading.placeless.has(kind) ? task[1] : null;
  return { kind, place, moves: moves.map((move) => reading.read(move)) };
}

export function nothingAhead<M extends Notation>(): Ahead<M> {
  return { offers: [], line: [], answered: [], preview: null, ends: null, leaves: null };
}

export const STEPS = 4; // effects in a row that are simply given
const DEPTH = 2; // a part of a part

/** Look beyond the chosen moves, or beyond those of the open decision. */
export async function explore<M extends Notation>(
  table: Table,
  reading: Reading<M>,
  open: Asked<M>,
  chosen: string[],
): Promise<Ahead<M>> {
  const explorer = new Explorer(table, reading);
  try {
    return chosen.length ? await explorer.beyond(chosen) : await explorer.among(open);
  } catch (error) {
    if (error instanceof Refused) return nothingAhead(); // the game has moved on meanwhile
    throw error;
  }
}

interface Given<M extends Notation> {
  line: string[];
  answered: Answered<M>[];
  preview: PreviewDocument;
  next: Asked<M> | null;
}

class Explorer<M extends Notation> {
  private readonly offers: Offer<M>[] = [];

  constructor(
    private readonly table: Table,
    private readonly reading: Reading<M>,
  ) {}

  /** What could follow the chosen moves. */
  async beyond(chosen: string[]): Promise<Ahead<M>> {
    const { next, ...found } = await this.given(chosen);
    if (next) await this.collect(found.line, next, false);
    return { offers: this.offers, ...found, ends: onlyEnd(next), leaves: null };
  }

  /** What the open decision offers itself, and what its moves lead to. */
  async among(open: Asked<M>): Promise<Ahead<M>> {
    await this.collect([], open, true);
    const leaves = await this.leaving(open);
    const first = this.reading.given(open);
    if (!first) return { ...nothingAhead(), offers: this.offers, leaves };
    const { next, ...found } = await this.given(first);
    return { offers: this.offers, ...found, ends: onlyEnd(next), leaves };
  }

  /** Leaving the rest, if nothing but the end of the turn comes after it. */
  private async leaving(open: Asked<M>): Promise<Leaves<M> | null> {
    const move = open.moves.find(({ verb }) => verb === "leave");
    const ends = move ? onlyEnd(this.following(await this.table.preview(move.text))) : null;
    return move && ends ? { move, ends } : null;
  }

  /** A line, prolonged by whatever is simply given after it. */
  private async given(start: string[]): Promise<Given<M>> {
    const answered: Answered<M>[] = [];
    let line = start;
    let preview = await this.table.preview(...line);
    let next = this.following(preview);
    for (let step = 0; step < STEPS && next; step++) {
      const moves = this.reading.given(next);
      if (!moves) break;
      answered.push({ asked: next, moves });
      line = [...line, ...moves];
      preview = await this.table.preview(...line);
      next = this.following(preview);
    }
    return { line, answered, preview, next };
  }

  /** All moves of a decision, and behind them what these would ask for. */
  private async collect(line: string[], open: Asked<M>, now: boolean): Promise<void> {
    for (const move of open.moves) {
      if (this.reading.isChosen(move)) continue;
      if (!now && (this.reading.isFree(move, open) || open.kind === "end")) continue;
      await this.add({ line: [...line, move.text], move, asked: open }, DEPTH);
    }
  }

  /** An offer with what lies behind it. */
  private async add(offer: Offer<M>, depth: number): Promise<void> {
    const next = depth > 0 && this.reading.opens(offer) ? await this.next(offer) : null;
    const answers = next && this.reading.behind(offer, next);
    if (!next || !answers) return void this.offers.push(offer);
    if (!this.reading.replaces(next)) this.offers.push(offer);
    for (const move of answers) {
      await this.add({ line: [...offer.line, move.text], move, asked: next }, depth - 1);
    }
  }

  private async next({ line }: Offer<M>): Promise<Asked<M> | null> {
    const next = this.following(await this.table.preview(...line));
    return next && next.kind !== "end" ? next : null;
  }

  private following({ next }: PreviewDocument): Asked<M> | null {
    return next ? askedBy(this.reading, next) : null;
  }
}

/** The end of the turn, if there is nothing else to do. */
function onlyEnd<M extends Notation>(next: Asked<M> | null): M | null {
  return next?.kind === "end" && next.moves.length === 1 ? (next.moves[0] ?? null) : null;
}
