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

const SLOW = 0.5; // seconds a turn

/** What a level reaches and how long it thinks; empty where there is nothing to tell. */
export function levelStrength({ name, points, seconds }: LevelDocument): string {
  const strength = strengthOf(points, seconds);
  return strength && t("level.about", { level: levelName(name), strength });
}

function strengthOf(points: number | null, seconds: number): string {
  if (points === null) return seconds >= SLOW ? t("level.thinks", { seconds }) : "";
  return seconds >= SLOW ? t("level.slow", { points, seconds }) : t("level.points", { points });
}
