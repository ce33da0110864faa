/** One seat at play, of any game: the open decision, what is chosen but not sent, and what can be touched. */

import { t } from "../i18n";
import { hints } from "../page/hints.svelte";
import { Selection } from "../table/selection.svelte";
import type { Json, SuggestReply } from "../protocol";
import type { Table } from "../table/table.svelte";
import {
  askedBy,
  explore,
  nothingAhead,
  STEPS,
  type Ahead,
  type Asked,
  type Notation,
  type Offer,
  type Reading,
} from "./ahead";

export abstract class SeatAtPlay<M extends Notation> {
  readonly chosen: Selection;
  /** What lies beyond the open decision or the chosen moves; follows a little later. */
  ahead = $state.raw<Ahead<M>>(nothingAhead());
  /** It has not been found out yet. */
  isExploring = $state(false);
  /** What a bot suggested last. */
  advice = $state.raw<SuggestReply | null>(null);

  constructor(readonly table: Table) {
    this.chosen = new Selection(table);
  }

  readonly decision = $derived.by(() => this.table.decision);
  readonly kind = $derived.by(() => this.decision?.kind ?? "");
  /** Whose area is one's own; a spectator sits behind the first seat. */
  readonly seat = $derived.by(() => this.table.seat ?? 0);

  readonly open = $derived.by((): Asked<M> => {
    const { decision, task } = this;
    return decision ? askedBy(this.reading, { ...decision, task }) : { kind: "", place: null, moves: [] };
  });
  readonly nameOf = (seat: number): string => this.table.nameOf(seat);
  /** All thinkable moves of it. */
  readonly domain = $derived.by((): M[] => {
    const { open, decision, reading } = this;
    return [...open.moves, ...(decision?.illegal ?? []).map((move) => reading.read(move))];
  });

  /** The suggested move that can be touched now: the first, or once that is chosen, what comes after it. */
  readonly advised = $derived.by((): string | null => {
    const { advice, ahead, decision } = this;
    if (!advice || advice.decision !== decision?.id) return null;
    const offered = ahead.offers.map(({ move }) => move.text);
    return [advice.move, ...advice.line].find((text) => offered.includes(text)) ?? advice.move;
  });

  /** What the game knows of its moves. */
  protected abstract get reading(): Reading<M>;

  /** The task of the open decision. */
  abstract get task(): readonly Json[];

  /** The chosen moves that are not sent yet. */
  protected abstract get unsent(): string[];

  /** The moves that are nearly chosen: what follows them can be touched already. */
  protected abstract get nearly(): string[];

  /** How many play. */
  abstract get seats(): number;

  /** Choose what a move names, without playing it. */
  abstract choose(text: string): void;

  /** Ways to leave what is asked now; what is chosen is taken back instead. */
  get leaving(): Offer<M>[] {
    return this.unsent.length ? [] : this.ahead.offers.filter(({ move }) => move.verb === "leave");
  }

  /** Would this move, as it can be sent now, show something hidden? */
  showsHidden(text: string | undefined): boolean {
    const found = this.ahead.offers.find(({ move }) => move.text === text)?.move;
    return (found ?? this.open.moves.find((move) => move.text === text))?.reveals ?? false;
  }

  /** Offers by the thing that is touched. */
  protected offersBy(key: (move: M) => string | null): Map<string, Offer<M>[]> {
    const found = new Map<string, Offer<M>[]>();
    for (const offer of this.ahead.offers) {
      const name = key(offer.move);
      if (name !== null) found.set(name, [...(found.get(name) ?? []), offer]);
    }
    return found;
  }

  /** Look ahead again whenever the decision or the choice has changed; to be called in an effect. */
  lookAhead(): () => void {
    const { open, unsent, nearly, reading, decision } = this;
    let current = true;
    this.isExploring = decision !== null;
    if (!decision) this.ahead = nothingAhead();
    else {
      if (!unsent.length) this.ahead = { ...nothingAhead(), offers: this.direct(open) };
      void explore(this.table, reading, open, unsent, nearly).then((found) => {
        if (!current) return;
        this.ahead = found;
        this.isExploring = false;
      });
    }
    return () => (current = false);
  }

  private direct(open: Asked<M>): Offer<M>[] {
    const moves = open.moves.filter((move) => !this.reading.isChosen(move));
    return moves.map((move) => ({ line: [move.text], move, asked: open }));
  }

  /** Play these moves; what was chosen ends with the decision that they answer. */
  async send(line: string[]): Promise<boolean> {
    const hint = hints.current;
    const sent = await this.table.play(...line);
    if (sent && hint) hints.retire(hint.id); // it was followed
    return sent;
  }

  /** The same, then what is simply given after it, and if nothing is left to choose, the end of the turn. */
  async sendAndEnd(line: string[]): Promise<boolean> {
    let sent = await this.send(line);
    for (let step = 0; sent && step < STEPS; step++) {
      const given = this.reading.given(this.open);
      if (!given) break;
      sent = await this.send(given); // it could not be foreseen, because something was shown before it
    }
    const [only, ...others] = this.decision?.kind === "end" ? this.decision.moves : [];
    return sent && only !== undefined && !others.length ? this.send([only.text]) : sent;
  }

  /** Say why what is chosen cannot be confirmed yet. */
  tell(message: string, ...fixes: string[]): void {
    this.refuse(null, message, fixes);
  }

  /** Say why nothing can be done with this thing now: something else is asked, or nothing of this seat. */
  tellIdle(label: string): void {
    const { table, decision } = this;
    if (table.past) this.refuse(label, t("idle.past"), [t("idle.past.fix")]);
    else if (table.state?.over) this.refuse(label, t("idle.over"), []);
    else if (table.isSpectator) this.refuse(label, t("idle.watching"), []);
    else if (decision) this.refuse(label, t("idle.asked", { prompt: decision.prompt }), [t("idle.asked.fix")]);
    else this.refuse(label, t("idle.waiting", { names: table.awaited }), [t("idle.waiting.fix")]);
  }

  private refuse(label: string | null, message: string, fixes: string[]): void {
    const reason = { code: "incomplete", rule: this.decision?.rules[0] ?? "", message, params: {}, fixes };
    this.table.refusal = { reasons: [reason], move: null, label };
  }

  // Cards of the hand.

  readonly card = $derived.by((): number | undefined => {
    const card = this.chosen.get("card");
    return card === undefined ? undefined : Number(card);
  });

  /** The ways to keep cards, if that is asked. */
  abstract get keeping(): readonly { text: string; reveals: boolean; cards: number[] }[];
  readonly keepCount = $derived.by(() => this.keeping[0]?.cards.length ?? 0);
  readonly kept = $derived.by((): number[] => {
    const chosen = this.chosen.get("kept");
    if (chosen === undefined) return this.advisedHand();
    return chosen === "" ? [] : chosen.split(" ").map(Number);
  });
  readonly keepMove = $derived.by(() => {
    const { kept } = this;
    return this.keeping.find(({ cards }) => cards.length === kept.length && cards.every((card) => kept.includes(card)));
  });

  /** What is kept as long as nothing is chosen. */
  protected advisedHand(): number[] {
    return [];
  }

  isChosen(card: number): boolean {
    return this.keeping.length ? this.kept.includes(card) : this.card === card;
  }

  protected toggleKept(card: number): void {
    const kept = this.kept.includes(card) ? this.kept.filter((other) => other !== card) : [...this.kept, card];
    this.chosen.set("kept", kept.slice(Math.max(kept.length - this.keepCount, 0)).join(" "));
  }

  /** Take back what is chosen but not sent. */
  cancel(): void {
    this.chosen.clear();
  }
}
