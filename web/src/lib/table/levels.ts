import { t, type Key } from "../i18n";
import type { LevelDocument } from "../protocol";

const NAMES: Record<string, Key> = {
  random: "level.random",
  newcomer: "level.newcomer",
  greedy: "level.greedy",
  regular: "level.regular",
  strong: "level.strong",
  expert: "level.expert",
};

/** The strength of a bot in words; a level without a name of ours is shown as it is. */
export function levelName(level: string | null): string {
  const key = level === null ? undefined : NAMES[level];
  return key ? t(key) : (level ?? "");
}

/** A level with what it reaches and how long it thinks, as far as that matters to a person who chooses. */
export function levelStrength({ name, points, seconds }: LevelDocument): string {
  const level = levelName(name);
  if (points === null) return level;
  return seconds >= 0.5 ? t("level.slow", { level, points, seconds }) : t("level.points", { level, points });
}
