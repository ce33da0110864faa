import type { LoggedEvent } from "$lib/protocol";
import { t } from "./words";

const SOURCES = [
  "before",
  "slots",
  "cards",
  "federation",
  "metropolises",
  "sites",
  "contracts",
  "production",
  "feeding",
  "brown_metropolis",
  "end_scoring_cards",
  "cities",
  "leftovers",
] as const;

/** The name of a source of points. */
export function source(name: string): string {
  const known = SOURCES.find((other) => other === name);
  return known ? t(`source.${known}`) : name;
}

/** The victory points that an event gives, less what it costs. */
export function points(event: LoggedEvent): number {
  return amount(event, "vp") - amount(event, "lost");
}

/** Does an event belong to the final scoring? */
export function isFinal(event: LoggedEvent): boolean {
  return event.cause.startsWith("UC-SCORE-");
}

function amount(event: LoggedEvent, name: string): number {
  const value = event.details[name];
  return typeof value === "number" ? value : 0;
}
