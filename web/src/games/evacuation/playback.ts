/** What the events of Evacuation are, for playing them back. */

import type { Counted, GamePlayback } from "$lib/playback/game";
import type { LoggedEvent } from "$lib/protocol";
import { GOODS, WORLDS } from "./documents";
import { GLYPHS } from "./icons/glyphs";
import { t } from "./words";

const AUTOMATIC = ["income", "progress", "bonuses", "cleanup"] as const;
const ON_BOARD = ["left", "tiles", "research"];

export const playback: GamePlayback = { counted, opens, closes, amounts, source: () => null, from, isOnBoard };

function counted(): Counted[] {
  const goods = WORLDS.flatMap((world) =>
    GOODS.map((good) => ({
      key: `${world} ${good}`,
      label: t("playback.good", { good: t(`good.name.${good}`), world: t(`world.name.${world}`) }),
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
  const { kind, details } = event;
  if (kind === "scored") return { points: amount(event, "points") - amount(event, "lost") };
  if (kind === "penalty") return { penalties: amount(event, "tokens") };
  if (kind === "exchanged") {
    return {
      [`${text(details.world)} ${text(details.given)}`]: -1,
      [`${text(details.world)} ${text(details.taken)}`]: 1,
    };
  }
  const sign = { produced: 1, gained: 1, paid: -1, fed: -1 }[kind];
  if (!sign) return {};
  return Object.fromEntries(GOODS.map((good) => [`${text(details.world)} ${good}`, sign * amount(event, good)]));
}

function amount({ details }: LoggedEvent, name: string): number {
  const value = details[name];
  return typeof value === "number" ? value : 0;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** What a world produces comes from its map. */
function from({ kind, details }: LoggedEvent): string | null {
  return kind === "produced" ? `[data-testid="${text(details.world)}-world"]` : null;
}

function isOnBoard(place: string, seat: number): boolean {
  return ON_BOARD.some((part) => place.startsWith(`players/${seat}/${part}`));
}
