/** One step further than the open decision: what a single touch could send, found by previews of the server. */

import type { Json, Preview } from "../../lib/frames";
import { Refused } from "../../lib/api";
import type { Table } from "../../lib/table.svelte";
import type { Components, Effect } from "./documents";
import { partEffect } from "./labels";
import { parseAll, target, type Move } from "./moves";

/** A decision, open now or after some moves: what it asks, of which effect, and its legal moves. */
export interface Asked {
  kind: string;
  place: string | null;
  moves: Move[];
}

/** A move that can be played, with the moves that have to be played before it. */
export interface Offer {
  line: string[];
  move: Move;
  asked: Asked;
}

export interface Ahead {
  /** Everything that can be touched. */
  offers: Offer[];
  /** The chosen moves, and after them the parts that are simply given. */
  line: string[];
  /** What that line would do. */
  preview: Preview | null;
  /** After that line nothing is left but to end the turn. */
  ends: boolean;
  /** The move after which nothing is left either: no more of this. */
  leaves: string[] | null;
}

export const NOTHING_AHEAD: Ahead = { offers: [], line: [], preview: null, ends: false, leaves: null };

const GIVEN = new Set(["gain", "draw", "advance", "credit", "kelp", "steelplast", "science", "biomatter", "vp", "card"]);
const STEPS = 4; // effects in a row that are simply given
const DEPTH = 2; // a part of a part
/** Decisions that are answered by buttons alone. */
const AT_ONCE = new Set(["alternatives", "pick_resources"]);
const WITHOUT_PLACE = new Set(["order", "production_choice", "production_options", "spend"]);

/** The decision as its task tells it: `["parts", "card 37/2", …]`. */
export function asked(kind: string, moves: readonly string[], task: readonly Json[]): Asked {
  const place = typeof task[1] === "string" && !WITHOUT_PLACE.has(kind) ? task[1] : null;
  return { kind, place, moves: parseAll(moves) };
}

/** Look beyond the chosen moves, or beyond the parts of the open decision. */
export async function explore(
  table: Table,
  components: Components,
  open: Asked,
  chosen: string[],
): Promise<Ahead> {
  const explorer = new Explorer(table, components);
  try {
    return chosen.length ? await explorer.beyond(chosen) : await explorer.among(open);
  } catch (error) {
    if (error instanceof Refused) return NOTHING_AHEAD; // the game has moved on meanwhile
    throw error;
  }
}

class Explorer {
  private readonly offers: Offer[] = [];

  constructor(
    private readonly table: Table,
    private readonly components: Components,
  ) {}

  /** What could follow the chosen moves. */
  async beyond(chosen: string[]): Promise<Ahead> {
    const { line, preview, next } = await this.given(chosen);
    if (next) await this.collect(line, next, DEPTH, false);
    return { offers: this.offers, line, preview, ends: onlyEnds(next), leaves: null };
  }

  /** What the open decision offers itself, and what its parts lead to. */
  async among(open: Asked): Promise<Ahead> {
    await this.collect([], open, DEPTH, true);
    const leaves = await this.leaving(open);
    const parts = this.allGiven(open) ?? playedCard(open);
    if (!parts) return { ...NOTHING_AHEAD, offers: this.offers, leaves };
    const { line, preview, next } = await this.given(parts);
    return { offers: this.offers, line, preview, ends: onlyEnds(next), leaves };
  }

  /** Leaving the rest, if nothing but the end of the turn comes after it. */
  private async leaving(open: Asked): Promise<string[] | null> {
    const move = open.moves.find(({ verb }) => verb === "done" || verb === "decline");
    if (!move || !onlyEnds(following(await this.table.preview(move.text)))) return null;
    return [move.text];
  }

  /** A line, prolonged by whatever is simply given after it and by the card that is claimed. */
  private async given(start: string[]): Promise<{ line: string[]; preview: Preview; next: Asked | null }> {
    let line = start;
    let preview = await this.table.preview(...line);
    let next = following(preview);
    for (let step = 0; step < STEPS && next; step++) {
      const parts = this.allGiven(next) ?? playedCard(next);
      if (!parts) break;
      line = [...line, ...parts];
      preview = await this.table.preview(...line);
      next = following(preview);
    }
    return { line, preview, next };
  }

  /** The parts of a decision if all of them are plain gains, draws and steps; one draw, and last: it ends undo. */
  private allGiven(open: Asked): string[] | null {
    if (open.kind !== "parts") return null;
    const parts = open.moves.filter((move) => move.verb === "part");
    const effects = parts.map((move) => partEffect({ components: this.components, place: open.place }, move.part));
    if (!parts.length || !effects.every((effect) => effect && isGiven(effect))) return null;
    const draws = (i: number) => Number(effects[i]?.icons.includes("draw") ?? false);
    const sorted = parts.map((move, i) => ({ text: move.text, late: draws(i) })).sort((a, b) => a.late - b.late);
    const last = sorted.findIndex(({ late }) => late > 0);
    return (last < 0 ? sorted : sorted.slice(0, last + 1)).map(({ text }) => text);
  }

  /** All moves of a decision, and through its parts what these would ask for. */
  private async collect(line: string[], open: Asked, depth: number, now: boolean): Promise<void> {
    for (const move of open.moves) {
      if (move.verb === "turn" || (!now && (isFreeMoment(move, open) || open.kind === "end"))) continue;
      await this.add({ line: [...line, move.text], move, asked: open }, depth);
    }
  }

  /** An offer with what lies behind it; a question that is only about buttons is asked at once in its place. */
  private async add(offer: Offer, depth: number): Promise<void> {
    const next = depth > 0 ? await this.behind(offer) : null;
    if (!next || !AT_ONCE.has(next.kind)) this.offers.push(offer);
    for (const move of next?.moves ?? []) {
      if (isFreeMoment(move, next ?? offer.asked) || isLeaving(move)) continue;
      const further = { line: [...offer.line, move.text], move, asked: next ?? offer.asked };
      if (target(move).kind !== "button" || (next && AT_ONCE.has(next.kind))) await this.add(further, depth - 1);
    }
  }

  /** What choosing a part would ask; null if it is simply done. */
  private async behind({ line, move, asked: open }: Offer): Promise<Asked | null> {
    if (move.verb !== "part") return null;
    const effect = partEffect({ components: this.components, place: open.place }, move.part);
    if (effect && isGiven(effect)) return null;
    const next = following(await this.table.preview(...line));
    return next && next.kind !== "end" && next.kind !== open.kind ? next : null;
  }
}

function following({ next }: Preview): Asked | null {
  return next ? asked(next.kind, next.moves, next.task) : null;
}

function onlyEnds(next: Asked | null): boolean {
  return next?.kind === "end" && next.moves.length === 1;
}

/** The card that was played is claimed or paid for, unless one leaves it. */
function playedCard(open: Asked): string[] | null {
  const move = open.kind === "play_card" ? open.moves.find(({ verb }) => verb === "claim" || verb === "pay") : undefined;
  return move ? [move.text] : null;
}

function isLeaving(move: Move): boolean {
  return move.verb === "done" || move.verb === "decline";
}

/** Is it given without a further question? */
export function isGiven(effect: Effect): boolean {
  return effect.icons.every((icon) => GIVEN.has(icon) || /^\d+$/.test(icon));
}

/** May it be used at any free moment, not just as an answer to this decision? */
export function isFreeMoment(move: Move, open: Asked): boolean {
  if (move.verb === "contract") return open.place !== move.contract;
  return move.verb === "use" && !USING.has(open.kind);
}

const USING = new Set(["use_action_card", "use_discarded", "production_choice", "production_options"]);
