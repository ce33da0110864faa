/** Moves and things in words. Texts come from a catalogue, names from the component document. */

import { GOODS, type Amounts, type Components, type Good, type World } from "../documents";
import type { Cargo, Move } from "./moves";
import type words from "../words/en";

export type Words = (key: keyof typeof words, params?: Record<string, string | number>) => string;

/** What the labels of one table need to know. */
export interface Names {
  t: Words;
  components: Components;
  seats: number;
  /** The place of the effect that is asked about, for `part 2`. */
  place: string | null;
}

export function label(move: Move, names: Names): string {
  const { t } = names;
  switch (move.verb) {
    case "action":
      return actionLabel(move, names);
    case "card":
      return t("move.card", { card: cardName(names, move.card) });
    case "energy":
      return energyLabel(move.old, move.new, t);
    case "keep":
      return t("move.keep", {
        cards: listed(
          t,
          move.cards.map((card) => cardName(names, card)),
        ),
      });
    case "goal":
    case "drop":
      return t(`move.${move.verb}`, { goal: goalName(names, move.goal) });
    case "common":
      return t("move.common", { goal: commonName(names, move.goal) });
    case "technology":
    case "invent":
      return t(`move.${move.verb}`, { technology: technologyName(names, move.technology) });
    case "ship":
    case "stadium":
      return t(`move.${move.verb}`, { item: itemName(names, move.item), world: worldName(t, move.world) });
    case "take":
    case "play":
      return t(`move.${move.verb}`, { item: itemName(names, move.item) });
    case "discard":
      return t("move.discard", {
        items: listed(
          t,
          move.items.map((item) => itemName(names, item)),
        ),
      });
    case "fee":
    case "unit":
    case "gain":
    case "prepare":
    case "factory":
      return t(`move.${move.verb}`, { good: goodName(t, move.good), world: worldName(t, move.world) });
    case "raise":
    case "down":
    case "up":
      return t(`move.${move.verb}`, { good: goodName(t, move.good) });
    case "exchange":
      return t("move.exchange", {
        give: goodName(t, move.give),
        take: goodName(t, move.take),
        world: worldName(t, move.world),
      });
    case "pay":
      return t("move.pay", { amounts: amountsText(t, move.amounts) });
    case "settle":
      return t("move.settle", { area: move.area });
    case "place":
      return t("move.place", {
        factories: listed(
          t,
          move.factories.map((good) => goodName(t, good)),
        ),
      });
    case "send":
      return t("move.send", { ship: itemName(names, move.ship) });
    case "load":
      return t("move.load", { cargo: cargoName(names, move.cargo), ship: itemName(names, move.ship) });
    case "advance":
      return t("move.advance", { marker: t(`marker.${move.marker}`), n: move.steps, lane: t(`lane.${move.lane}`) });
    case "power":
      return t("move.power", { power: move.power });
    case "part":
      return partText(names, move.part) ?? t("move.part", { n: move.part });
    case "first":
      return t("move.first", { place: placeName(names, move.place) });
    default:
      return t(`move.${move.verb}`);
  }
}

function actionLabel({ action, card }: Extract<Move, { verb: "action" }>, names: Names): string {
  const { t } = names;
  const name = names.components.board_actions[action]?.name ?? action;
  return card === null
    ? t("move.action", { action: name })
    : t("move.actionCard", { action: name, card: cardName(names, card) });
}

function energyLabel(old: number, fresh: number, t: Words): string {
  if (!fresh) return t("move.energy.one", { n: old, world: worldName(t, "old") });
  if (!old) return t("move.energy.one", { n: fresh, world: worldName(t, "new") });
  return t("move.energy.both", { old, new: fresh });
}

export function worldName(t: Words, world: World): string {
  return t(`world.name.${world}`);
}

export function goodName(t: Words, good: Good): string {
  return t(`good.name.${good}`);
}

/** Action cards have no names, only numbers. */
export function cardName({ t }: Pick<Names, "t">, card: number): string {
  return t("thing.card", { n: card });
}

export function goalName({ components, t }: Pick<Names, "t" | "components">, goal: number): string {
  return components.goals[goal]?.name ?? t("thing.goal", { n: goal });
}

export function commonName({ components }: Pick<Names, "components">, goal: string): string {
  return components.common_goals[goal]?.name ?? goal;
}

export function technologyName({ components }: Pick<Names, "components">, id: string): string {
  return components.technologies[id]?.name ?? id;
}

/** A ship, Stadium or Infrastructure card. */
export function itemName({ components }: Pick<Names, "components">, id: string): string {
  const found = components.ships[id] ?? components.stadiums[id] ?? components.infrastructure[id];
  return found?.name ?? id;
}

export function cargoName(names: Pick<Names, "t" | "components">, cargo: Cargo): string {
  const { t, components } = names;
  switch (cargo.kind) {
    case "bay":
    case "building":
      return t(`cargo.${cargo.kind}`, { area: components.old_areas[cargo.area]?.name ?? cargo.area });
    case "stadium":
      return itemName(names, cargo.stadium);
    case "factory":
      return t("cargo.factory", { good: goodName(t, cargo.good) });
    case "units":
      return amountsText(t, { [cargo.good]: cargo.amount });
  }
}

/** Where an effect stands: an action, a card, a technology, a bonus, a space of the track. */
export function placeName(names: Pick<Names, "t" | "components">, place: string): string {
  const { t, components } = names;
  const [source = ""] = place.split("/");
  const [word = "", rest = ""] = source.split(" ");
  if (word === "card") return cardName(names, Number(rest));
  if (word in components.board_actions) return t("thing.action", { id: word });
  if (word in components.technologies) return technologyName(names, word);
  if (word in components.bonuses) return t("thing.bonus");
  if (word in components.common_goals) return commonName(names, word);
  if (word === "step") return t("thing.space", { step: rest });
  return source;
}

/** What a part of the effect that is asked about does. */
function partText({ components, place }: Names, part: number): string | undefined {
  if (!place) return undefined;
  return components.effects?.[`${place}/${part}`]?.text.replace(/\.$/, "");
}

/** `1 Food and 2 Steel`. */
export function amountsText(t: Words, amounts: Amounts): string {
  const said = GOODS.filter((good) => amounts[good]).map((good) => t(`good.${good}`, { n: amounts[good] ?? 0 }));
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
