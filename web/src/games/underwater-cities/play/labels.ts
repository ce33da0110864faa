/** Moves and things in words. Texts come from a catalogue, names from the component document. */

import type { Amounts, CardDocument, Components, Good, SlotDocument } from "../documents";
import type { Move, MoveOf } from "./moves";
import type words from "../words/en";

export type Words = (key: keyof typeof words, params?: Record<string, string | number>) => string;

const ORDER: (Good | "vp")[] = ["credits", "kelp", "steelplast", "science", "biomatter", "vp"];
const ASSISTANT = 0;

/** What the labels of one table need to know. */
export interface Names {
  t: Words;
  components: Components;
  seats: number;
  /** The card being played, for moves that mean it without naming it. */
  playing: number | null;
  /** The place of the effect that is asked about, for `part 2`. */
  place: string | null;
}

export function label(move: Move, names: Names): string {
  const { t } = names;
  switch (move.verb) {
    case "turn":
      return turnLabel(move, names);
    case "part":
      if (move.steps) return t("move.steps", { n: move.steps });
      return partText(names, move.part) ?? t("move.part", { n: move.part });
    case "build":
      return t("move.build", { piece: t(`piece.${move.piece}`), site: move.site });
    case "upgrade":
    case "produce":
    case "convert":
      return t(`move.${move.verb}`, { site: move.site });
    case "use":
    case "ready":
    case "discard":
      return t(`move.${move.verb}`, { card: cardName(names, move.card) });
    case "take":
      return takeLabel(move.card, move.under, names);
    case "tile":
      return t("move.tile", { tile: move.tile });
    case "contract":
      return t("move.contract", { contract: contractName(names, move.contract) });
    case "keep":
      return t("move.keep", {
        cards: listed(
          t,
          move.cards.map((card) => cardName(names, card)),
        ),
      });
    case "pay":
      return payLabel(move.amounts, names);
    case "gain":
      return t("move.gain", { amounts: amountsText(t, move.amounts) });
    case "exchange":
      return t("move.exchange", { give: amountsText(t, move.give), take: amountsText(t, move.take) });
    case "perform":
      return t("move.perform", { slot: move.slot });
    case "spend":
      return t("move.spend", { card: cardName(names, move.card), n: move.times });
    case "first":
      return t("move.first", { place: placeName(names, move.place) });
    case "claim":
      return t("move.claim", { card: playingName(names) });
    case "decline":
      return names.place ? t("move.decline") : declineLabel(names);
    default:
      return t(`move.${move.verb}`);
  }
}

function turnLabel(move: Extract<Move, { verb: "turn" }>, names: Names): string {
  const { t } = names;
  const slot = move.slot;
  if (move.card === null) return t("move.turn.noCard", { slot });
  const card = cardName(names, move.card);
  const matches = cardOf(names, move.card)?.colour === slotOf(names, slot)?.colour;
  const key = !matches ? "move.turn.discard" : move.cardFirst ? "move.turn.cardFirst" : "move.turn.slotFirst";
  const rest = t(key, { slot, card });
  return move.clone ? t("move.turn.clone", { rest }) : rest;
}

function takeLabel(card: number, under: number[], names: Names): string {
  const { t } = names;
  if (!under.length) return t("move.take", { card: cardName(names, card) });
  const rest = listed(
    t,
    under.map((other) => cardName(names, other)),
  );
  return t("move.takeUnder", { card: cardName(names, card), under: rest });
}

function payLabel(amounts: Amounts, names: Names): string {
  const { t } = names;
  if (names.playing === null || names.place) return t("move.pay", { amounts: amountsText(t, amounts) });
  return t("move.playFor", { card: playingName(names), amounts: amountsText(t, amounts) });
}

function declineLabel(names: Names): string {
  return names.playing === null ? names.t("move.decline") : names.t("move.declineCard");
}

function playingName(names: Names): string {
  return names.playing === null ? "" : cardName(names, names.playing);
}

export function cardOf(names: Pick<Names, "components">, card: number): CardDocument | undefined {
  return names.components.cards[card];
}

export function slotOf(names: Pick<Names, "components" | "seats">, slot: string): SlotDocument | undefined {
  return names.components.slots[names.seats]?.[slot];
}

export function cardName({ t, components }: Pick<Names, "t" | "components">, card: number): string {
  if (card === ASSISTANT) return t("thing.assistant");
  return components.cards[card]?.name ?? String(card);
}

function contractName({ components }: Names, id: string): string {
  return components.contracts[id]?.name ?? id;
}

/** `slot Y4`, `Bore Crew`, `metropolis B-4`, `site MC`: where an effect stands. */
export function placeName(names: Pick<Names, "t" | "components" | "seats">, place: string): string {
  const { t, components } = names;
  const source = place.split("/")[0] ?? "";
  const [word = "", rest = ""] = source.split(" ");
  if (word === "card") return cardName(names, Number(rest));
  if (word === "pair") return t("thing.pair", { id: rest });
  if (word.startsWith("UC-FED")) return t("thing.federation");
  if (word.startsWith("SL-")) return slotName(names, word.split("+")[0] ?? "");
  if (word === "AAS") return t("thing.always");
  if (word in components.contracts) return t("thing.contract", { id: word });
  if (word in components.metropolises) return t("thing.metropolis", { id: word });
  return t("thing.site", { id: source.split(" ").at(-1) ?? source });
}

/** A slot by the id of its action, as `slot Y4` of this table. */
function slotName(names: Pick<Names, "t" | "components" | "seats">, action: string): string {
  const slots = Object.values(names.components.slots[names.seats] ?? {});
  const found = slots.find((slot) => slot.action === action);
  return names.t("thing.slot", { id: found?.id ?? action });
}

/** The place under which the document tells of an effect: of the changing cards only those of this slot. */
export function documentedPlace(components: Components, place: string): string {
  const [source = "", ...path] = place.split("/");
  const [slot = "", ...cards] = source.split("+");
  const changing = components.slot_changes[slot] ?? [];
  return [[slot, ...cards.filter((card) => changing.includes(Number(card)))].join("+"), ...path].join("/");
}

/** What a part or alternative of the effect that is asked about does. */
export function partEffect(names: Pick<Names, "components" | "place">, part: number) {
  if (!names.place) return undefined;
  const place = documentedPlace(names.components, names.place);
  const whole = names.components.effects[place];
  return whole?.parts ? names.components.effects[`${place}/${part}`] : whole;
}

/** What a move takes of that effect. */
export function takenEffect(names: Pick<Names, "components" | "place">, { part, steps }: MoveOf<"part">) {
  const whole = partEffect(names, part);
  return whole && steps ? { ...whole, icons: ["advance", String(steps)] } : whole;
}

function partText(names: Names, part: number): string | undefined {
  return partEffect(names, part)?.text.replace(/\.$/, "");
}

/** `1 credit and 2 kelp`. */
export function amountsText(t: Words, amounts: Amounts): string {
  const said = ORDER.filter((good) => amounts[good]).map((good) => t(`good.${good}`, { n: amounts[good] ?? 0 }));
  return said.length ? listed(t, said) : t("good.nothing");
}

/** `a, b and c`. */
export function listed(t: Words, items: string[]): string {
  const [first = "", ...rest] = items;
  return rest.reduce(
    (before, after, i) => t(i === rest.length - 1 ? "list.and" : "list.more", { before, after }),
    first,
  );
}
