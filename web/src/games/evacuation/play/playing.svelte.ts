/** One seat at play: what it has chosen, what can be touched, and what a touch sends. */

import type { Look } from "$lib/looks";
import { SeatAtPlay } from "$lib/play/playing.svelte";
import { readingOf, type Offer } from "./ahead";
import type { Components, ForecastDocument, NationView, PositionView } from "../documents";
import type { Names } from "./names";
import { movesOf, target, type MarkerName, type Move, type MoveOf, type Target } from "./moves";
import { markerIndex, player, topTask } from "../view";
import { t } from "../words";

/** The verbs whose moves come from touching a thing; all others are buttons. */
const THINGS = new Set<Target["kind"]>(["item", "technology", "goal", "common", "area", "cargo", "ship", "track"]);

/** Things that answer what an action asks. */
const ANSWERS: Record<string, string[]> = {
  settle: ["settle"],
  build_ship: ["ship"],
  build_stadium: ["stadium"],
  infrastructure: ["take", "play"],
};

export class Playing extends SeatAtPlay<Move> {
  readonly view = $derived.by(() => this.table.view as PositionView);
  readonly components = $derived.by(() => this.table.components as Components);
  readonly forecast = $derived.by(() => this.table.forecast as ForecastDocument | null);
  readonly me = $derived.by((): NationView => player(this.view, this.seat));
  readonly seats = $derived.by(() => this.view.players.length);
  readonly isAdvanced = $derived.by(() => this.me.hand !== undefined);
  readonly isRace = $derived.by(() => this.forecast?.race !== undefined);

  readonly reading = $derived.by(() => readingOf(this.chosen.get("energy")));
  readonly task = $derived.by(() => topTask(this.view, this.seat));
  /** Passing leads out of the turn: there is nothing to see beyond it. */
  protected readonly nearly = [];
  protected readonly unsent = $derived.by(() => {
    return this.starting && this.starting.verb !== "pass" ? [this.starting.text] : [];
  });

  /** Legal moves of the open decision, by notation. */
  readonly legal = $derived.by((): ReadonlySet<string> => new Set(this.open.moves.map(({ text }) => text)));
  /** Thinkable moves that are not legal, by notation. */
  readonly locks = $derived.by((): ReadonlySet<string> => {
    return new Set(this.decision?.illegal.map(({ text }) => text));
  });

  readonly names = $derived.by((): Names => ({ t, components: this.components }));

  // The action of the turn.

  readonly action = $derived.by(() => this.chosen.get("action"));

  /** The chosen action: of the board, with a card under it in the advanced game, of a card, or a pass. */
  readonly starting = $derived.by((): MoveOf<"action" | "card" | "pass"> | undefined => {
    const { action, card } = this;
    if (this.kind !== "action") return undefined;
    if (action === "pass") return movesOf(this.open.moves, "pass")[0];
    if (action !== undefined) {
      return movesOf(this.open.moves, "action").find((move) => move.action === action && move.card === (card ?? 0));
    }
    return card === undefined ? undefined : movesOf(this.open.moves, "card").find((move) => move.card === card);
  });

  /** The chosen moves that are not sent yet, with what follows from them without a question. */
  readonly line = $derived.by((): string[] => {
    const { starting, ahead } = this;
    if (!starting) return [];
    return ahead.line[0] === starting.text ? ahead.line : [starting.text];
  });

  /** How the Energy of the chosen action could be shared between the worlds; empty if there is one way. */
  readonly energyWays = $derived.by((): MoveOf<"energy">[] => {
    const asked = this.ahead.answered.find(({ asked }) => asked.kind === "energy")?.asked;
    const ways = asked ? movesOf(asked.moves, "energy") : [];
    return this.starting && ways.length > 1 ? ways : [];
  });

  /** Once one is chosen, the others are only ways to think again: they are not ringed any more. */
  actionLook(id: string): Look {
    if (this.kind !== "action") return "plain";
    if (!this.isPossible(id)) return "locked";
    return this.action === undefined || this.action === id ? "ringed" : "plain";
  }

  private isPossible(id: string): boolean {
    return id === "pass" ? this.legal.has(id) : movesOf(this.open.moves, "action").some(({ action }) => action === id);
  }

  pickAction(id: string): void {
    if (this.kind !== "action") return this.tellIdle(id === "pass" ? t("prompt.pass") : this.actionName(id));
    if (!this.isPossible(id)) return this.explainAction(id);
    this.chosen.drop("thing");
    this.chosen.toggle("action", id);
    if (id === "pass") this.chosen.drop("card");
  }

  /** Choose an action for the sake of a thing that it leads to. */
  want(action: string, thing: string): void {
    this.chosen.set("action", action);
    this.chosen.set("thing", thing);
  }

  /** The thing for whose sake the action was chosen, as soon as it can be had. */
  readonly wanted = $derived.by((): Offer | undefined => {
    const thing = this.chosen.get("thing");
    return this.starting && thing !== undefined ? this.offerFor(thing) : undefined;
  });

  explainAction(id: string): void {
    const move = movesOf(this.domain, "action").find((other) => other.action === id);
    if (move) this.explain(move.text, this.actionName(id));
    else if (this.locks.has(id)) this.explain(id);
    else this.tellIdle(this.actionName(id));
  }

  private actionName(id: string): string {
    return this.components.board_actions[id]?.name ?? id;
  }

  // Action cards.

  readonly keeping = $derived.by(() => movesOf(this.open.moves, "keep"));

  handLook(card: number): Look {
    if (this.keeping.length) return "ringed";
    if (this.kind !== "action") return "plain";
    if (this.starting && this.card !== undefined && this.card !== card) return "plain";
    if (this.action !== undefined && this.action !== "pass") return "ringed";
    return movesOf(this.open.moves, "card").some((move) => move.card === card) ? "ringed" : "locked";
  }

  pickCard(card: number): void {
    if (this.keeping.length) return this.toggleKept(card);
    if (this.kind !== "action") return this.tellIdle(t("thing.card", { n: card }));
    if (this.handLook(card) === "locked")
      return this.explain(`card ${card}`, this.names.components.action_cards[card]?.name);
    if (this.action === "pass") this.chosen.drop("action");
    this.chosen.toggle("card", String(card));
  }

  // What can be touched.

  readonly offers = $derived.by((): Offer[] => this.ahead.offers);
  readonly areas = $derived.by(() => this.offersAt((found) => (found.kind === "area" ? found.area : null)));
  readonly items = $derived.by(() => this.offersAt((found) => (found.kind === "item" ? found.id : null)));
  readonly technologies = $derived.by(() => this.offersAt((found) => (found.kind === "technology" ? found.id : null)));
  readonly goals = $derived.by(() => this.offersAt((found) => (found.kind === "goal" ? String(found.goal) : null)));
  readonly commonGoals = $derived.by(() => this.offersAt((found) => (found.kind === "common" ? found.id : null)));
  /** Areas of the Old World that can be evacuated. */
  readonly sites = $derived.by(() => this.offersAt((found) => (found.kind === "cargo" ? (found.area ?? null) : null)));
  /** Spaces of the Progress track, `12 main`. */
  readonly spaces = $derived.by(() =>
    this.offersBy((move) => (move.verb === "advance" && this.isMarked(move.marker) ? this.spaceOf(move) : null)),
  );

  /** Offers that are buttons; what is discarded is marked in its row, what leaves stands beside Confirm. */
  readonly buttons = $derived.by(() => {
    return this.offers.filter(
      ({ move }) => !THINGS.has(target(move).kind) && !["discard", "keep", "end"].includes(move.verb),
    );
  });

  private offersAt(key: (found: Target) => string | null): Map<string, Offer[]> {
    return this.offersBy((move) => key(target(move)));
  }

  /** Transport is left by Confirm. */
  override get leaving(): Offer[] {
    return this.kind === "transport" || this.kind === "launch" ? [] : super.leaving;
  }

  /** What can be sent to play this move. */
  offerFor(text: string): Offer | undefined {
    return this.offers.find((offer) => offer.move.text === text);
  }

  /** How buttons say a move that can be thought of now. */
  labelFor(text: string): string | undefined {
    return (this.offerFor(text)?.move ?? this.domain.find((move) => move.text === text))?.label;
  }

  lookOf(text: string): Look {
    if (text === "pass" || text in this.components.board_actions) return this.actionLook(text);
    if (this.offerFor(text) || this.legal.has(text)) return "ringed";
    return this.locks.has(text) || this.isBeyond(text) ? "locked" : "plain";
  }

  /** Play what this notation says, choose it if it is an action, or say why it is not legal. */
  touch(text: string, label?: string): void {
    if (text === "pass" || text in this.components.board_actions) return this.pickAction(text);
    const [card] = movesOf(this.domain, "card").filter((move) => move.text === text);
    if (card) return this.pickCard(card.card);
    const offer = this.offerFor(text);
    if (offer) void this.send(offer.line);
    else if (this.legal.has(text)) void this.send([text]);
    else if (this.locks.has(text) || this.isBeyond(text)) this.explain(text, label);
    else this.tellIdle(label ?? text);
  }

  /** What the chosen action would ask. */
  readonly beyond = $derived.by(() =>
    this.starting ? this.offers.find(({ line }) => line.length > 1)?.asked.kind : undefined,
  );

  /** Could it answer what the chosen action would ask, if it were legal? */
  isBeyond(text: string): boolean {
    const [word = ""] = text.split(" ");
    return this.beyond !== undefined && (ANSWERS[this.beyond] ?? []).includes(word);
  }

  explain(text: string, label?: string): void {
    const after = this.locks.has(text) ? [] : this.line;
    void this.table.explain(text, label ?? null, after);
  }

  // Items that are discarded for a fee.

  readonly discarding = $derived.by((): string[] => this.chosen.get("discard")?.split(" ").filter(Boolean) ?? []);
  readonly discards = $derived.by(() =>
    movesOf(
      this.offers.map(({ move }) => move),
      "discard",
    ),
  );
  readonly discardOffer = $derived.by(() => {
    const text = `discard ${this.discarding.join(" ")}`;
    return this.discarding.length ? this.offerFor(text) : undefined;
  });

  toggleDiscard(id: string): void {
    const marked = this.discarding.includes(id)
      ? this.discarding.filter((other) => other !== id)
      : [...this.discarding, id];
    if (marked.length) this.chosen.set("discard", marked.join(" "));
    else this.chosen.drop("discard");
  }

  // The Progress track.

  readonly advances = $derived.by(() => movesOf(this.open.moves, "advance"));
  /** Markers that can move. */
  readonly markers = $derived.by((): MarkerName[] => [...new Set(this.advances.map(({ marker }) => marker))]);
  readonly marker = $derived.by((): MarkerName | undefined => {
    return this.markers.find((name) => name === this.chosen.get("marker")) ?? this.markers[0];
  });

  pickMarker(name: MarkerName): void {
    if (this.markers.includes(name)) this.chosen.set("marker", name);
  }

  private isMarked(name: MarkerName): boolean {
    return name === this.marker;
  }

  /** Where a marker stands, as `12 main`. */
  standing(marker: MarkerName): string {
    return this.me.markers[markerIndex(this.me, marker, this.task)].join(" ");
  }

  /** Where it would stand. */
  spaceOf({ marker, steps, lane }: MoveOf<"advance">): string {
    const [step] = this.me.markers[markerIndex(this.me, marker, this.task)];
    return `${step + steps} ${lane}`;
  }

  choose(text: string): void {
    const move = this.open.moves.find((other) => other.text === text);
    if (move?.verb === "action") {
      this.chosen.set("action", move.action);
      if (move.card) this.chosen.set("card", String(move.card));
    } else if (move?.verb === "card") this.chosen.set("card", String(move.card));
    else if (move?.verb === "pass") this.chosen.set("action", "pass");
    else if (move?.verb === "keep") this.chosen.set("kept", move.cards.join(" "));
    else if (move?.verb === "advance") this.chosen.set("marker", move.marker);
    else if (move?.verb === "discard") this.chosen.set("discard", move.items.join(" "));
  }
}
