/** All components of Underwater Cities for the gallery. */

import { catalogue } from "$lib/i18n/catalogue.svelte";
import type { Item, Origin } from "$lib/learn/gallery";
import type { CardDocument, Components, ContractDocument, MetropolisDocument, SlotDocument } from "../documents";
import { edgeOf } from "../screen/cards/cardlooks";
import { t as words } from "../words";

const t = catalogue<typeof import("../words/en/gallery").default>(import.meta.glob("../words/*/gallery.ts"));

export function itemsOf(given: unknown): Item[] {
  const components = given as Components;
  return [
    ...Object.values(components.cards)
      .filter(({ number }) => number > 0)
      .map(cardItem),
    ...slotItems(components),
    ...Object.values(components.metropolises).map(tileItem),
    ...Object.values(components.contracts).map(contractItem),
    ...Object.values(components.boards).map(({ number, side }): Item => ({
      id: `board-${number}`,
      kind: t("gallery.kind.board"),
      name: t("gallery.board", { number }),
      facets: { [t("gallery.side")]: t(`gallery.${side}`) },
      icons: [],
      texts: [],
      origin: "partly",
      designed: t("gallery.part.board"),
      picture: `board ${number}`,
    })),
  ];
}

function cardItem({ number, name, colour, era, type, cost, icons, text, provenance }: CardDocument): Item {
  return {
    id: `card-${number}`,
    kind: t("gallery.kind.card"),
    name: t("gallery.card", { name, number }),
    facets: {
      [t("gallery.deck")]: words(`era.${era as 0}`),
      ...(colour && { [t("gallery.colour")]: words(`colours.${colour}`) }),
      [t("gallery.type")]: words(`type.${type}`),
      ...(cost && { [t("gallery.cost")]: t("gallery.credits", { n: cost }) }),
    },
    icons: [icons],
    texts: [text],
    ...originOf(provenance),
    edge: edgeOf(colour),
  };
}

/** Slots of both sides; those for few players come first. */
function slotItems({ slots }: Components): Item[] {
  return (["2", "4"] as const).flatMap((seats) =>
    Object.values(slots[seats] ?? {}).map((slot) => slotItem(slot, seats === "2" ? "few" : "many")),
  );
}

function slotItem({ id, action, colour, icons, text }: SlotDocument, side: "few" | "many"): Item {
  return {
    id: `slot-${side}-${id}`,
    kind: t("gallery.kind.slot"),
    name: colour ? t("gallery.slot", { id }) : t("gallery.always"),
    facets: {
      [t("gallery.side")]: t(`gallery.${side}`),
      ...(colour && { [t("gallery.colour")]: words(`colours.${colour}`) }),
    },
    icons: [icons],
    texts: [text],
    origin: "rulebook",
    edge: edgeOf(colour),
    rule: action === "AAS" ? "UC-AAS-03" : action,
  };
}

function tileItem({ id, colour, text, instant, production, final, provenance }: MetropolisDocument): Item {
  return {
    id,
    kind: t("gallery.kind.metropolis"),
    name: t("gallery.tile", { id }),
    facets: { [t("gallery.colour")]: t(`gallery.${colour}`) },
    icons: [instant, production, final].map((effect) => effect?.icons ?? []),
    texts: [text],
    ...originOf(provenance),
  };
}

function contractItem({ id, name, icons, text, provenance }: ContractDocument): Item {
  return {
    id,
    kind: t("gallery.kind.contract"),
    name,
    facets: {},
    icons: [icons],
    texts: [text],
    ...originOf(provenance),
  };
}

const SOURCES: Record<string, Exclude<Origin, "partly" | "designed">> = {
  R: "rulebook",
  P: "public",
  F: "assigned",
  V: "picture",
  I: "public",
};

/** `R+V` is from the rulebook, `F+D` in part designed; what is designed of a contract was chosen between readings. */
function originOf(provenance: string): Pick<Item, "origin" | "designed"> {
  const codes: string[] = provenance.match(/[A-Z]/g) ?? [];
  const known = SOURCES[codes[0] ?? ""] ?? "public";
  if (!codes.includes("D")) return { origin: known };
  if (codes.every((code) => code === "D")) return { origin: "designed" };
  return {
    origin: "partly",
    designed: t(provenance.includes("/") ? "gallery.part.contract" : `gallery.part.${known}`),
  };
}
