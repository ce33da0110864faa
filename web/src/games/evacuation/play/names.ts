/** Things in words. Texts come from a catalogue, names from the component document. */

import { listed } from "$lib/i18n";
import type { Translate } from "$lib/i18n/catalogue.svelte";
import type { Part } from "$lib/i18n/message";
import { GOODS, type Amounts, type Components } from "../documents";
import type words from "../words/en/screen";

export type Words = Translate<typeof words>;

/** What names of things need to know. */
export interface Names {
  t: Words;
  components: Components;
}

/** Action cards have no names, only numbers. */
export function cardName({ t }: Pick<Names, "t">, card: number): string {
  return t("thing.card", { n: card });
}

/** Where an effect stands: an action, a card, a technology, a bonus, a space of the track. */
export function placeName(names: Names, place: string): string {
  const { t, components } = names;
  const [source = ""] = place.split("/");
  const [word = "", rest = ""] = source.split(" ");
  if (word === "card") return cardName(names, Number(rest));
  if (word in components.board_actions) return t("thing.action", { id: word });
  if (word in components.technologies) return components.technologies[word]?.name ?? word;
  if (word in components.bonuses) return t("thing.bonus");
  if (word in components.common_goals) return components.common_goals[word]?.name ?? word;
  if (word === "step") return t("thing.space", { step: rest });
  return source;
}

/** `1 Food and 2 Steel`. */
export function amountsText(t: Words, amounts: Amounts): string {
  return listed(amountParts(t, amounts).map((part) => part("")));
}

/** The same for a sentence, which says in which form it wants them. */
export function amountParts(t: Words, amounts: Amounts): Part[] {
  const some = GOODS.filter((good) => amounts[good]);
  return some.length ? some.map((good) => t.part(`good.${good}`, { n: amounts[good] ?? 0 })) : [t.part("good.nothing")];
}
