/** What the events of Underwater Cities are, for playing them back. */

import { badge } from "$lib/icons/badges";
import { amountIn, textIn } from "$lib/playback/details";
import type { Counted, GamePlayback, Moved } from "$lib/playback/game";
import { seatSpot, siteSpot } from "$lib/playback/spots";
import type { LoggedEvent } from "$lib/protocol";
import { GOODS, type Good } from "./documents";
import { GLYPHS, type IconName } from "./icons/glyphs";
import { t } from "./words";

const ICONS: Record<Good, IconName> = {
  credits: "credit",
  kelp: "kelp",
  steelplast: "steelplast",
  science: "science",
  biomatter: "biomatter",
};
/** What is built and upgraded, by the numbers that events have for kinds. */
const BUILT: IconName[] = ["farm", "desal", "lab", "tunnel", "white_city", "symbiotic_city"];
const UPGRADED: IconName[] = ["farm_upgraded", "desal_upgraded", "lab_upgraded", "tunnel_upgraded"];
const ON_BOARD = ["cities", "tunnels", "buildings", "metropolises", "gained"];

export const playback: GamePlayback = { counted, opens, closes, amounts, source, moved, isOnBoard };

function counted(): Counted[] {
  const goods = GOODS.map((good) => ({
    key: good,
    label: t(`good.name.${good}`),
    glyph: GLYPHS[ICONS[good]],
    place: (seat: number) => `players/${seat}/resources/${good}`,
  }));
  const points = { key: "vp", label: t("good.name.vp"), glyph: GLYPHS.vp, place: (seat: number) => scoreOf(seat) };
  return [...goods, points];
}

function scoreOf(seat: number): string {
  return `players/${seat}/score`;
}

function opens({ kind, details }: LoggedEvent): string | null {
  if (kind === "production_began") return t("playback.production", { era: Number(details.era) });
  if (kind === "deck_shuffled") return t("playback.era", { era: Number(details.era) });
  return kind === "scoring_began" ? t("playback.scoring") : null;
}

function closes({ kind }: LoggedEvent): boolean {
  return kind === "round_began";
}

function amounts(event: LoggedEvent): Record<string, number> {
  if (!["gained", "paid", "fed"].includes(event.kind)) return {};
  const sign = event.kind === "gained" ? 1 : -1;
  const found: Record<string, number> = { vp: sign * amountIn(event, "vp") - amountIn(event, "lost") };
  for (const good of GOODS) found[good] = sign * amountIn(event, good);
  return found;
}

/** Where something was built, else what produces: a site, a city with a pair of buildings. */
function source({ details, cause }: LoggedEvent): string | null {
  if (typeof details.site === "string") return details.site;
  const site = cause.split("/")[0]?.split(" ").at(-1) ?? "";
  return /^[TMB][LCR](\.[\dx]|-[\w.]+)?$/.test(site) ? site : null;
}

/** A structure comes from the slot that gives it to its site, tiles and markers from their owner. */
function moved(event: LoggedEvent): Moved[] {
  const { kind, seat, cause, details } = event;
  const owner = seatSpot(seat);
  if (kind === "chose") return [{ glyph: badge(seat), from: [owner], to: [slotSpot(textIn(event, "slot"))] }];
  if (kind === "advanced") return [{ glyph: badge(seat), from: [markerSpot(seat)], to: [markerSpot(seat)] }];
  const pieces = { built: BUILT, upgraded: UPGRADED }[kind];
  const icon = kind === "converted" ? "symbiotic_city" : pieces?.[Number(details.kind)];
  const from = [slotSpot(cause.split("/")[0] ?? ""), owner];
  return icon ? [{ glyph: GLYPHS[icon], from, to: [siteSpot(seat, textIn(event, "site"))] }] : [];
}

/** On the Federation track: before the move where it was, after it where it is. */
function markerSpot(seat: number): string {
  return `[data-testid="federation"] [data-marker="${seat}"]`;
}

function slotSpot(slot: string): string {
  return `[data-slot="${CSS.escape(slot)}"]`;
}

function isOnBoard(place: string, seat: number): boolean {
  return ON_BOARD.some((part) => place.startsWith(`players/${seat}/${part}/`));
}
