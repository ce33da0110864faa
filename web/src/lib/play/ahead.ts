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
  /** What it leads to is offered as well: it only narrows the choice. */
  narrows?: boolean;
  /** The line with which the turn can end at once, if nothing is left to choose then. */
  last?: LastLine | null;
}

/** A line after which only the end of the turn is left. */
export interface LastLine {
  line: string[];
  /** It, or the end of the turn, shows something hidden. */
  reveals: boolean;
  /** It leaves what could still be done; nothing is lost by that. */
  skips: boolean;
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
  /** The one move among given ones that is given as well if it asks nothing now. */
  unsure(open: Asked<M>): M | undefined;
  /** Does it lead to a question that can be answered by the same touch? */
  opens(offer: Offer<M>): boolean;
  /** The answers behind such a move that are offered themselves; null if the question had better wait. */
  behind(offer: Offer<M>, next: Asked<M>): M[] | null;
  /** Does that question take the place of the move? */
  replaces(next: Asked<M>): boolean;
  /** Can it be touched before the moves are chosen to which it belongs? */
  isShort(move: M): boolean;
  /** May the same touch end the turn, if nothing is left to choose after this? */
  mayEnd(offer: Offer<M>): boolean;
  /** Is it the last thing of the turn, though nobody knows yet what it shows? */
  isLast(offer: Offer<M>): boolean;
  /** The move that leaves the rest, if that loses nothing. */
  spares(next: Asked<M>): M | undefined;
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

/** Look beyond the chosen moves, or beyond those of the open decision and the moves that are nearly chosen. */
export async function explore<M extends Notation>(
  table: Table,
  reading: Reading<M>,
  open: Asked<M>,
  chosen: string[],
  nearly: string[] = [],
): Promise<Ahead<M>> {
  const explorer = new Explorer(table, reading);
  try {
    return chosen.length ? await explorer.beyond(chosen) : await explorer.among(open, nearly);
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
    return { offers: await this.ended(), ...found, ends: onlyEnd(next), leaves: null };
  }

  /** What the open decision offers itself, and what its moves lead to. */
  async among(open: Asked<M>, nearly: string[]): Promise<Ahead<M>> {
    await this.collect([], open, true);
    if (nearly.length) await this.shorten(nearly);
    const offers = await this.ended();
    const leaves = await this.leaving(open);
    const first = this.reading.given(open);
    if (!first) return { ...nothingAhead(), offers, leaves };
    const { next, ...found } = await this.given(first);
    return { offers, ...found, ends: onlyEnd(next), leaves };
  }

  /** What would follow the moves that are nearly chosen: a touch of it chooses and sends them as well. */
  private async shorten(nearly: string[]): Promise<void> {
    const next = this.following(await this.table.preview(...nearly));
    if (!next || next.kind === "end") return;
    await this.collect(nearly, { ...next, moves: next.moves.filter((move) => this.reading.isShort(move)) }, false);
  }

  /** The offers, and to each the end of the turn if it can be joined. */
  private ended(): Promise<Offer<M>[]> {
    return Promise.all(this.offers.map(async (offer) => ({ ...offer, last: await this.lastLine(offer) })));
  }

  private async lastLine(offer: Offer<M>): Promise<LastLine | null> {
    if (offer.narrows || !this.reading.mayEnd(offer)) return null;
    const found = await this.given(offer.line);
    if (found.preview.reveals) {
      const isKnown = found.answered.length ? !(await this.table.preview(...offer.line)).reveals : false;
      return isKnown || this.reading.isLast(offer) ? lastOf(found, null, false) : null;
    }
    const ends = onlyEnd(found.next);
    if (ends) return lastOf(found, ends, false);
    const spared = found.next && this.reading.spares(found.next);
    if (!spared) return null;
    const left = await this.given([...found.line, spared.text]);
    const end = onlyEnd(left.next);
    return end && lastOf(left, end, true);
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
      const moves = this.reading.given(next) ?? (await this.unasked(line, next, preview));
      if (!moves) break;
      answered.push({ asked: next, moves });
      line = [...line, ...moves];
      preview = await this.table.preview(...line);
      next = this.following(preview);
    }
    return { line, answered, preview, next };
  }

  /** A move that could ask something, if it asks, costs and shows nothing now. */
  private async unasked(line: string[], open: Asked<M>, before: PreviewDocument): Promise<string[] | null> {
    const move = this.reading.unsure(open);
    if (!move) return null;
    const preview = await this.table.preview(...line, move.text);
    const isFree = JSON.stringify(preview.pays) === JSON.stringify(before.pays) && !preview.warnings.length;
    return isFree && preview.next?.kind === open.kind ? [move.text] : null;
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
    if (!this.reading.replaces(next)) this.offers.push({ ...offer, narrows: answers.length > 0 });
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

function lastOf<M extends Notation>({ line, preview }: Given<M>, end: M | null, skips: boolean): LastLine {
  return { line, reveals: preview.shows || (end?.reveals ?? false), skips };
}
