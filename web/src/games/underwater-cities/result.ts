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

/** A round tells its Era. */
export function chapter({ kind, details }: LoggedEvent): string | undefined {
  return kind === "round_began" ? t("status.era", { era: Number(details.era) }) : undefined;
}

const WEIGHTS: Record<string, number> = {
  production_began: 12,
  chose: 11,
  metropolis_connected: 10,
  played_special: 9,
  took_contract: 9,
  built: 8,
  converted: 8,
  upgraded: 7,
  used_action_card: 6,
  used_ability: 6,
  claimed: 5,
  fed: 5,
  took_special: 4,
  advanced: 3,
  chose_hand: 2,
};

/** Points are worth telling, other gains less. */
export function weigh({ kind, details }: LoggedEvent): number {
  if (kind === "gained") return Number(details.vp ?? 0) > 0 ? 4 : 1;
  return WEIGHTS[kind] ?? 0;
}
