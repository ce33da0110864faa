import type { LoggedEvent } from "$lib/protocol";
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

/** A race is decided by the lowest production. */
export function total({ lowest_production: lowest }: Record<string, number>): string | undefined {
  return lowest === undefined ? undefined : t("result.lowest", { n: lowest });
}

export function curve({ lowest_production: lowest }: Record<string, number>): string | undefined {
  return lowest === undefined ? undefined : t("result.curve");
}

/** Every phase tells its year. */
export function chapter({ kind, details }: LoggedEvent): string | undefined {
  return kind === "phase" ? t("result.year", { year: Number(details.year) }) : undefined;
}

const WEIGHTS: Record<string, number> = {
  race_ends: 14,
  phase: 12,
  acted: 11,
  played_card: 11,
  passed: 10,
  settled: 9,
  completed_infrastructure: 9,
  claimed_common_goal: 9,
  penalty: 9,
  built_ship: 8,
  built_stadium: 8,
  played_infrastructure: 8,
  invented: 7,
  sent_ship: 6,
  ship_arrived: 6,
  passage: 5,
  bonus: 5,
  used_technology: 5,
  gained_factory: 4,
  prepared_factory: 4,
  production_rose: 4,
  took_infrastructure: 4,
  marker_moved: 3,
  kept_goal: 2,
  gained: 1,
  kept: 1,
};

export function weigh({ kind }: LoggedEvent): number {
  return WEIGHTS[kind] ?? 0;
}
