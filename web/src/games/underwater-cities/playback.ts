/** What the events of Underwater Cities are, for playing them back. */

import type { Counted, GamePlayback } from "$lib/playback/game";
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
const ON_BOARD = ["cities", "tunnels", "buildings", "metropolises", "gained"];

export const playback: GamePlayback = { counted, opens, closes, amounts, source, isOnBoard };

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
  const found: Record<string, number> = { vp: sign * amount(event, "vp") - amount(event, "lost") };
  for (const good of GOODS) found[good] = sign * amount(event, good);
  return found;
}

function amount({ details }: LoggedEvent, name: string): number {
  const value = details[name];
  return typeof value === "number" ? value : 0;
}

/** Where something was built, else what produces: a site, a city with a pair of buildings. */
function source({ details, cause }: LoggedEvent): string | null {
  if (typeof details.site === "string") return details.site;
  const site = cause.split("/")[0]?.split(" ").at(-1) ?? "";
  return /^[TMB][LCR](\.[\dx]|-[\w.]+)?$/.test(site) ? site : null;
}

function isOnBoard(place: string, seat: number): boolean {
  return ON_BOARD.some((part) => place.startsWith(`players/${seat}/${part}/`));
}
