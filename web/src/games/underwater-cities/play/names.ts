/** Things in words. Texts come from a catalogue, names from the component document. */

import { listed } from "$lib/i18n";
import type { Translate } from "$lib/i18n/catalogue.svelte";
import type { Part } from "$lib/i18n/message";
import type { Amounts, Components, Good } from "../documents";
import type words from "../words/en/screen";

export type Words = Translate<typeof words>;

const ORDER: (Good | "vp")[] = ["credits", "kelp", "steelplast", "science", "biomatter", "vp"];
const ASSISTANT = 0;

/** What names of things need to know. */
export interface Names {
  t: Words;
  components: Components;
  seats: number;
}

export function cardName({ t, components }: Pick<Names, "t" | "components">, card: number): string {
  if (card === ASSISTANT) return t("thing.assistant");
  return components.cards[card]?.name ?? String(card);
}

/** `slot Y4`, `Bore Crew`, `metropolis B-4`, `site MC`: where an effect stands. */
export function placeName(names: Names, place: string): string {
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
function slotName(names: Names, action: string): string {
  const slots = Object.values(names.components.slots[names.seats] ?? {});
  const found = slots.find((slot) => slot.action === action);
  return names.t("thing.slot", { id: found?.id ?? action });
}

/** `1 credit and 2 kelp`. */
export function amountsText(t: Words, amounts: Amounts): string {
  return listed(amountParts(t, amounts).map((part) => part("")));
}

/** The same for a sentence, which says in which form it wants them. */
export function amountParts(t: Words, amounts: Amounts): Part[] {
  const some = ORDER.filter((good) => amounts[good]);
  return some.length ? some.map((good) => t.part(`good.${good}`, { n: amounts[good] ?? 0 })) : [t.part("good.nothing")];
}
