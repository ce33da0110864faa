/** One seat at play: what it has chosen, what can be touched, and what a touch sends. */

import type { Look } from "$lib/looks";
import { SeatAtPlay } from "$lib/play/playing.svelte";
import { readingOf, type Offer } from "./ahead";
import type {
  CardDocument,
  Components,
  ForecastDocument,
  Piece,
  PlayerView,
  SlotDocument,
  PositionView,
} from "../documents";
import { isSpecial } from "./given";
import { cardName, type Names } from "./names";
import { movesOf, target, type Move, type MoveOf, type Target } from "./moves";
import { halfTurn, isLastTask, marketOf, player, topTask } from "../view";
import { t } from "../words";

export class Playing extends SeatAtPlay<Move> {
  readonly view = $derived.by(() => this.table.view as PositionView);
  readonly forecast = $derived.by(() => this.table.forecast as ForecastDocument | null);
  readonly components = $derived.by(() => this.table.components as Components);
  readonly me = $derived.by((): PlayerView => player(this.view, this.seat));
  readonly seats = $derived.by(() => this.view.players.length);
  readonly slots = $derived.by((): Record<string, SlotDocument> => this.components.slots[this.seats] ?? {});

  protected readonly reading = $derived.by(() => readingOf(this.components, isLastTask(this.view, this.claims)));
  readonly task = $derived.by(() => topTask(this.view, this.seat));
  protected readonly unsent = $derived.by(() => (this.pair ? [this.pair.text] : []));
  /** A card without a slot: the special cards can be looked at at once if one slot takes them. */
  protected readonly nearly = $derived.by(() => {
    if (this.card === undefined || this.slot !== undefined) return [];
    const turns = this.turns.filter((move) => move.card === this.card && !move.card_first && this.isForSpecials(move));
    return turns.length === 1 ? turns.map(({ text }) => text) : [];
  });
  readonly turns = $derived.by(() => movesOf(this.open.moves, "turn"));

  readonly names = $derived.by((): Names => ({ t, components: this.components, seats: this.seats }));

  /** The card being played in the turn under way. */
  readonly played = $derived.by(() => halfTurn(this.view).card ?? null);
  /** It is claimed, not resolved. */
  private readonly claims = $derived.by(() => this.components.cards[this.played ?? -1]?.type !== "instant");

  // The pair of card and slot.

  readonly slot = $derived.by(() => this.chosen.get("slot"));

  /** The legal ways to play the chosen pair: slot first, card first. */
  readonly ways = $derived.by((): MoveOf<"turn">[] => {
    if (this.slot === undefined) return [];
    return this.turns.filter((move) => slotKey(move) === this.slot && (!move.card || move.card === this.card));
  });

  readonly pair = $derived.by((): MoveOf<"turn"> | null => {
    const cardFirst = this.chosen.get("order") === "card";
    return this.ways.find((move) => move.card_first === cardFirst) ?? this.ways[0] ?? null;
  });

  readonly chosenSlot = $derived.by(() => this.slots[this.slot?.replace("clone ", "") ?? ""]);
  readonly chosenCard = $derived.by((): CardDocument | undefined =>
    this.card === undefined ? undefined : this.components.cards[this.card],
  );

  // What can be touched.

  readonly sites = $derived.by(() => this.offersAt((found) => (found.kind === "site" ? found.site : null)));
  readonly performs = $derived.by(() => this.offersAt((found) => (found.kind === "slot" ? found.id : null)));
  readonly cards = $derived.by(() => this.offersAt((found) => (found.kind === "card" ? String(found.card) : null)));
  readonly contracts = $derived.by(() => this.offersAt((found) => (found.kind === "contract" ? found.contract : null)));

  /** Offers that are buttons: those of the open decision or of what follows the chosen pair. */
  readonly buttons = $derived.by(() => {
    const direct = this.ahead.offers.filter(({ move }) => BUTTONS.has(target(move).kind) || CHIPPED.has(move.verb));
    return direct.filter(({ move }) => move.verb !== "keep" && move.verb !== "end");
  });

  private offersAt(key: (found: Target) => string | null): Map<string, Offer[]> {
    return this.offersBy((move) => key(target(move)));
  }

  // Slots.

  private isForSpecials({ slot, clone }: MoveOf<"turn">): boolean {
    const found = this.slots[slot];
    return !clone && found !== undefined && isSpecial(found);
  }

  /** The slot that a touch of this takes as well, if only the card is chosen yet. */
  slotOf({ line }: Offer): string | undefined {
    return this.pair ? undefined : this.turns.find(({ text }) => text === line[0])?.slot;
  }

  slotLook(id: string): Look {
    if (this.performs.has(id)) return "ringed";
    if (this.kind !== "turn") return "plain";
    const here = this.turns.filter((move) => move.slot === id);
    if (!here.length) return "locked";
    if (this.card === undefined) return here.some((move) => !move.card) ? "ringed" : "plain";
    if (!here.some((move) => move.card === this.card)) return "locked";
    return this.pair && this.pair.slot !== id ? "plain" : "ringed"; // a touch takes it instead of the chosen one
  }

  /** The slot as it is chosen: an occupied one is cloned. */
  keyOf(id: string): string {
    const move = this.turns.find((other) => other.slot === id);
    return move ? slotKey(move) : id;
  }

  matches(id: string): boolean {
    const colour = this.slots[id]?.colour ?? null;
    return colour !== null && colour === this.chosenCard?.colour;
  }

  pickSlot(id: string): void {
    const offers = this.performs.get(id);
    if (offers?.[0]) return void this.send(offers[0].line);
    if (this.kind !== "turn") return this.tellIdle(t("thing.slot", { id }));
    if (this.slotLook(id) === "locked") return this.explainSlot(id);
    this.chosen.toggle("slot", this.keyOf(id));
    this.chosen.drop("order");
  }

  /** Why a slot cannot be taken, with the chosen card or any card. */
  explainSlot(id: string, card = this.card): void {
    const thinkable = movesOf(this.domain, "turn").filter((move) => move.slot === id);
    const move = thinkable.find((other) => other.card === card) ?? thinkable[0];
    if (move) void this.table.explain(move.text, t("thing.slot", { id }));
    else this.tellIdle(t("thing.slot", { id }));
  }

  // Hand.

  readonly keeping = $derived.by(() => movesOf(this.open.moves, "keep"));
  /** Why cards are to be kept: all choose their first hand, all choose after a new Era, or this hand is too large. */
  readonly keepReason = $derived.by((): "opening" | "era" | "limit" => {
    if (this.task[1] !== true) return "limit"; // nobody else chooses at the same time
    return this.view.round === 1 ? "opening" : "era";
  });

  handLook(card: number): Look {
    if (this.keeping.length) return "ringed";
    if (this.kind !== "turn") return "plain";
    if (this.slot === undefined) return "ringed";
    const fits = this.turns.some((move) => slotKey(move) === this.slot && move.card === card);
    if (!fits) return "locked";
    return this.pair && this.pair.card !== card ? "plain" : "ringed"; // a touch takes it instead of the chosen one
  }

  pickHand(card: number): void {
    if (this.keeping.length) return this.toggleKept(card);
    if (this.kind !== "turn") return this.tellIdle(cardName(this.names, card));
    if (this.handLook(card) === "locked") return this.explainSlot(this.chosenSlot?.id ?? "", card);
    this.chosen.toggle("card", String(card));
    this.chosen.drop("order");
  }

  /** One card of each colour, then special cards, then those drawn last (UC-SETUP-38). */
  protected override advisedHand(): number[] {
    const hand = Array.isArray(this.me.hand) && this.keepReason === "opening" ? this.me.hand : [];
    const colour = (card: number) => this.components.cards[card]?.colour;
    const first = hand.filter((card, i) => hand.findIndex((other) => colour(other) === colour(card)) === i);
    const rest = hand.filter((card) => !first.includes(card)).reverse();
    return [...first, ...rest].slice(0, this.keepCount);
  }

  // Sites, claimed and special cards, contracts.

  /** What can stand on the same sites: one of them is in hand, and a touch places it. */
  readonly tools = $derived.by((): Tool[] => {
    const competing = [...this.sites.values()].filter((offers) => offers.length > 1).flat();
    return [...new Set(competing.map(toolOf).filter((tool) => tool !== null))];
  });
  private lastTool = $state<Tool | null>(null);
  readonly tool = $derived.by(() => this.tools.find((tool) => tool === this.lastTool) ?? this.tools[0]);

  takeTool(tool: Tool): void {
    this.lastTool = tool;
  }

  /** What a touch of this site sends. */
  offerAt(site: string): Offer | undefined {
    const offers = this.sites.get(site) ?? [];
    return offers.find((offer) => toolOf(offer) === this.tool) ?? offers[0];
  }

  pickSite(site: string): void {
    const offer = this.offerAt(site);
    if (offer) void this.send(offer.line);
  }

  cardLook(card: number): Look {
    if (this.cards.has(String(card))) return "ringed";
    return this.domain.some((move) => isOfCard(move, card)) ? "locked" : "plain";
  }

  /** The special cards that lie open: the top of the deck if it is known, and those for three credits. */
  readonly market = $derived.by(() => marketOf(this.view));

  /** Can one of them, or a contract, be taken? */
  readonly takesFromMarket = $derived.by(
    () => this.contracts.size > 0 || (!this.nearly.length && this.market.some((card) => this.cards.has(String(card)))),
  );

  /** Play what this card offers; false if it offers nothing. The others go under the deck in the chosen order. */
  pickCard(card: number): boolean {
    const offer = this.offerOf(card);
    if (!offer) return false;
    void this.send(offer.line);
    return true;
  }

  /** Play an offer and end the turn with it. */
  end({ last }: Offer): void {
    if (last) void this.sendAndEnd(last.line);
  }

  /** What a touch of this card sends. */
  offerOf(card: number): Offer | undefined {
    const offers = this.cards.get(String(card)) ?? [];
    return this.isReversed ? offers.at(-1) : offers[0];
  }

  /** Does a touch of it show something hidden? */
  cardShows(card: number): boolean {
    return this.offerOf(card)?.move.reveals ?? false;
  }

  contractShows(id: string): boolean {
    return this.contracts.get(id)?.[0]?.move.reveals ?? false;
  }

  slotShows(id: string): boolean {
    return this.performs.get(id)?.[0]?.move.reveals ?? false;
  }

  readonly isReversed = $derived.by(() => this.chosen.get("under") === "reversed");

  explainCard(card: number): void {
    const move = this.domain.find((other) => isOfCard(other, card));
    if (move) void this.table.explain(move.text, cardName(this.names, card));
  }

  contractLook(id: string): Look {
    if (this.contracts.has(id)) return "ringed";
    return this.domain.some((move) => move.verb === "contract" && move.contract === id) ? "locked" : "plain";
  }

  pickContract(id: string): void {
    const offer = this.contracts.get(id)?.[0];
    if (offer) void this.send(offer.line);
    else if (this.contractLook(id) === "locked") void this.table.explain(`contract ${id}`, id);
    else this.tellIdle(t("thing.contract", { id }));
  }

  choose(text: string): void {
    const move = this.open.moves.find((other) => other.text === text);
    if (move?.verb === "turn") {
      if (move.card) this.chosen.set("card", String(move.card));
      this.chosen.set("slot", slotKey(move));
      this.chosen.set("order", move.card_first ? "card" : "slot");
    } else if (move?.verb === "keep") this.chosen.set("kept", move.cards.join(" "));
  }
}

const BUTTONS = new Set<Target["kind"]>(["button", "tile"]);
/** Cards that are few enough to be buttons as well. */
const CHIPPED = new Set<Move["verb"]>(["use", "ready", "discard", "contract"]);

/** The piece that is placed, or what is done to one. */
export type Tool = Piece | "upgrade" | "produce" | "convert";

export function toolOf({ move }: Offer): Tool | null {
  if (move.verb === "build") return move.piece;
  return move.verb === "upgrade" || move.verb === "produce" || move.verb === "convert" ? move.verb : null;
}

function isOfCard(move: Move, card: number): boolean {
  const found = target(move);
  return found.kind === "card" && found.card === card;
}

/** `Y3`, or `clone Y3`. */
function slotKey(move: MoveOf<"turn">): string {
  return move.clone ? `clone ${move.slot}` : move.slot;
}

/** Is one to choose from many cards, so that these need room? */
export function isSpread({ kind, decision, me }: Playing): boolean {
  if (kind === "keep") return !decision?.optional && Array.isArray(me.hand) && me.hand.length > ROW;
  return kind === "take_special";
}

const ROW = 4; // cards that fit side by side
