import type { OtherCount } from "..";
import type { LoggedEvent } from "$lib/protocol";
import { GOODS } from "./documents";
import { t } from "./words";

const SOURCES = [
  "goals",
  "production",
  "faces",
  "left_behind",
  "stadiums",
  "penalties",
  "common_goals",
  "lines",
  "lowest_production",
] as const;

/** The name of a source of points. */
export function source(name: string): string {
  const known = SOURCES.find((other) => other === name);
  return known ? t(`source.${known}`) : name;
}

/** Points are counted only at the end: the curve shows how the production of the New World grew. */
export function points(event: LoggedEvent): number {
  if (event.kind !== "production_rose") return 0;
  return GOODS.reduce((sum, good) => sum + amount(event, good), 0);
}

/** Does an event belong to the final scoring? */
export function isFinal(event: LoggedEvent): boolean {
  return event.kind === "game_over" || event.cause.startsWith("EV-SCORE-") || event.cause.startsWith("EV-RACE-0");
}

export const other: OtherCount = {
  /** A race is decided by the lowest production. */
  total: ({ lowest_production: lowest }) => (lowest === undefined ? undefined : t("result.lowest", { n: lowest })),
  curve: () => t("result.curve"),
  turn: (kind, params) => t(kind === "lead" ? "result.tookLead" : "result.gained", params),
};

function amount(event: LoggedEvent, name: string): number {
  const value = event.details[name];
  return typeof value === "number" ? value : 0;
}
