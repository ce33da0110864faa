/** What the events of Evacuation are, for playing them back. */

import { badge } from "$lib/icons/badges";
import { amountIn, textIn } from "$lib/playback/details";
import type { Counted, GamePlayback, Moved } from "$lib/playback/game";
import { placeSpot, seatSpot, siteSpot } from "$lib/playback/spots";
import type { LoggedEvent } from "$lib/protocol";
import { GOODS, WORLDS } from "./documents";
import { GLYPHS, isIcon } from "./icons/glyphs";
import { t } from "./words";

const AUTOMATIC = ["income", "progress", "bonuses", "cleanup"] as const;
const OLD_WORLD = '[data-testid="old-world"]';
const NEW_WORLD = '[data-testid="new-world"]';
const ON_BOARD = ["left", "tiles", "research"];

export const playback: GamePlayback = { counted, opens, closes, amounts, source, from, moved, isPart, isOnBoard };

function counted(): Counted[] {
  const goods = WORLDS.flatMap((world) =>
    GOODS.map((good) => ({
      key: `${world} ${good}`,
      label: t("playback.good", { good: t.part(`good.name.${good}`), world: t.part(`world.name.${world}`) }),
      glyph: GLYPHS[good],
      mark: GLYPHS[`${world}_world`],
      place: (seat: number) => `players/${seat}/${world}/${good}`,
    })),
  );
  return [
    ...goods,
    {
      key: "penalties",
      label: t("players.penalties"),
      glyph: GLYPHS.penalty,
      place: (seat) => `players/${seat}/penalties`,
    },
    { key: "points", label: t("good.name.vp"), glyph: GLYPHS.vp, place: () => null },
  ];
}

function opens({ kind, details }: LoggedEvent): string | null {
  if (kind === "game_over") return t("playback.scoring");
  const phase = kind === "phase" ? AUTOMATIC.find((name) => name === details.phase) : undefined;
  return phase ? t(`playback.${phase}`, { year: Number(details.year) }) : null;
}

function closes({ kind }: LoggedEvent): boolean {
  return kind === "phase";
}

function amounts(event: LoggedEvent): Record<string, number> {
  const { kind } = event;
  if (kind === "scored") return { points: amountIn(event, "points") - amountIn(event, "lost") };
  if (kind === "penalty") return { penalties: amountIn(event, "tokens") };
  if (kind === "exchanged") {
    return {
      [`${textIn(event, "world")} ${textIn(event, "given")}`]: -1,
      [`${textIn(event, "world")} ${textIn(event, "taken")}`]: 1,
    };
  }
  const sign = { yielded: 1, gained: 1, paid: -1, fed: -1 }[kind];
  if (!sign) return {};
  return Object.fromEntries(GOODS.map((good) => [`${textIn(event, "world")} ${good}`, sign * amountIn(event, good)]));
}

/** What produces on the Old World: an Area, or the last of the Productivity tiles. */
function source({ kind, cause, details }: LoggedEvent): string | null {
  if (kind !== "yielded" || details.world !== "old") return null;
  return cause.startsWith("OW") ? cause : "OWP2";
}

/** What the New World produces comes from the Production markers. */
function from({ kind, seat, details }: LoggedEvent): string | null {
  const good = GOODS.find((name) => details[name]);
  return kind === "yielded" && good ? placeSpot(`players/${seat}/production/${good}`) : null;
}

function isPart({ kind }: LoggedEvent): boolean {
  return kind === "yielded";
}

/** Ships, Stadiums, Factories and people come from where they lay, and go to the world or Area where they are now. */
function moved(event: LoggedEvent): Moved[] {
  const { kind, seat, cause, details } = event;
  const own = (part: string) => placeSpot(`players/${seat}/${part}`);
  const world = textIn(event, "world");
  const action = `[data-action="${cause.split("/")[0]}"]`;
  const piece = (name: string, from: string, ...to: string[]): Moved[] => {
    return isIcon(name) ? [{ glyph: GLYPHS[name], from: [from, seatSpot(seat)], to }] : [];
  };
  switch (kind) {
    case "acted":
      return [{ glyph: badge(seat), from: [seatSpot(seat)], to: [`[data-action="${textIn(event, "action")}"]`] }];
    case "built_ship":
      return piece("ship", `[data-item="${textIn(event, "item")}"]`, own(`ships/${world}`), seatSpot(seat));
    case "built_stadium":
      return piece("stadium", `[data-item="${textIn(event, "item")}"]`, own(`stadiums/${world}`), seatSpot(seat));
    case "prepared_factory":
    case "gained_factory":
      return piece(`${textIn(event, "kind")}_factory`, action, own(`factories/${world}`), seatSpot(seat));
    case "people_added":
      return piece("people", action, own("people"), seatSpot(seat));
    case "settled":
      return piece("people", own("people"), newArea(textIn(event, "area")));
    case "rival_settled":
      return piece("people", '[data-testid="solo"]', newArea(textIn(event, "area")));
    case "sent_ship":
      return piece("ship", own(details.back ? "ships/new" : "ships/old"), details.back ? OLD_WORLD : NEW_WORLD);
    case "ship_arrived":
      return [
        ...piece("ship", OLD_WORLD, own("ships/new"), NEW_WORLD),
        ...areasIn(details.areas).flatMap((area) => piece("evacuated", siteSpot(seat, area), own("people"), NEW_WORLD)),
      ];
    case "invented":
      return piece("invention", action, `[data-technology="${textIn(event, "technology")}"]`);
    case "took_infrastructure":
      return piece("infrastructure", `[data-item="${textIn(event, "card")}"]`, seatSpot(seat));
    default:
      return [];
  }
}

function newArea(id: string): string {
  return `${NEW_WORLD} [data-site="${id}"]`;
}

function areasIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
}

function isOnBoard(place: string, seat: number): boolean {
  return ON_BOARD.some((part) => place.startsWith(`players/${seat}/${part}`));
}
