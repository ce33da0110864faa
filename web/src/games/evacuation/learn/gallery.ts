/** All components of Evacuation for the gallery. */

import { joined } from "$lib/i18n";
import { catalogue } from "$lib/i18n/catalogue.svelte";
import type { Item, Origin } from "$lib/learn/gallery";
import { RULES, type CardKind } from "../cards";
import type { BonusDocument, Components, Printed, ShipDocument } from "../documents";
import { t as words } from "../words";

const t = catalogue<typeof import("../words/en/gallery").default>(import.meta.glob("../words/*/gallery.ts"));

export function itemsOf(given: unknown): Item[] {
  const components = given as Components;
  return [
    ...listed("ship", components.ships).map(([item, ship]) => ({
      ...item,
      facets: { [t("gallery.bay")]: baysOf(ship) },
      picture: `ship ${ship.id}`,
    })),
    ...listed("stadium", components.stadiums).map(([item, { faces }]) => ({
      ...item,
      facets: { [t("gallery.faces")]: t("gallery.facesOf", { n: faces }) },
    })),
    ...listed("infrastructure", components.infrastructure).map(([item, { deck }]) => ({
      ...item,
      facets: { [t("gallery.deck")]: t("gallery.deckOf", { deck }) },
    })),
    ...listed("technology", components.technologies).map(([item, { set, level }]) => ({
      ...item,
      facets: {
        [t("gallery.set")]: t("gallery.setOf", { n: set }),
        [t("gallery.level")]: t("gallery.levelOf", { n: level }),
      },
    })),
    ...listed("board_action", components.board_actions).map(([item, { group }]) => ({
      ...item,
      facets: { [t("gallery.power")]: t("gallery.powerOf", { n: group }) },
    })),
    ...listed("action_card", components.action_cards).map(([item, { power }]) => ({
      ...item,
      facets: { [t("gallery.power")]: t("gallery.powerOf", { n: power.join("/") }) },
    })),
    ...listed("goal", components.goals).map(([item]) => item),
    ...listed("bonus", components.bonuses).map(([item, bonus]) => ({ ...item, ...bonusFacts(bonus) })),
    ...listed("common_goal", components.common_goals).map(([item]) => item),
    ...listed("solo_card", components.solo_cards).map(([item]) => item),
  ];
}

function listed<Card extends Printed>(kind: CardKind, cards: Record<string, Card>): [Item, Card][] {
  return Object.entries(cards).map(([id, card]) => [itemOf(kind, id, card), card]);
}

function itemOf(kind: CardKind, id: string, { name, icons, text, provenance }: Printed): Item {
  return {
    id: `${kind}-${id}`,
    kind: words(`card.kind.${kind}`),
    name: name.includes(id) ? name : t("gallery.named", { name, id }),
    facets: {},
    icons: [icons],
    texts: [text],
    ...originOf(kind, provenance),
    rule: RULES[kind][0],
  };
}

function baysOf({ bays }: ShipDocument): string {
  const names = bays.length ? bays : (["none"] as const);
  return joined(
    "join.plus",
    names.map((bay) => t(`gallery.bayOf.${bay}`)),
  );
}

/** Its two values, each with its bonus. */
function bonusFacts({ lower, lower_bonus, higher, higher_bonus }: BonusDocument): Pick<Item, "icons" | "texts"> {
  return {
    icons: [lower_bonus.icons, higher_bonus.icons],
    texts: [
      t("gallery.bonusOf", { n: lower, text: lower_bonus.text }),
      t("gallery.bonusOf", { n: higher, text: higher_bonus.text }),
    ],
  };
}

/** Kinds of which some are known in part. */
const PARTLY = ["technology", "bonus", "infrastructure", "common_goal", "solo_card"] as const;

/** `picture+design` is in part designed. */
function originOf(kind: CardKind, provenance: string): Pick<Item, "origin" | "designed"> {
  const sources = provenance.split(/[+,] ?/);
  if (!sources.includes("design")) return { origin: sources[0] as Origin };
  if (sources.length === 1) return { origin: "designed" };
  const known = PARTLY.find((name) => name === kind);
  return { origin: "partly", designed: known && t(`gallery.part.${known}`) };
}
