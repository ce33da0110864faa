import { t, type Key } from "../i18n";

const NAMES: Record<string, Key> = { random: "level.random", greedy: "level.greedy" };

/** The strength of a bot in words; a level without a name of ours is shown as it is. */
export function levelName(level: string | null): string {
  const key = level === null ? undefined : NAMES[level];
  return key ? t(key) : (level ?? "");
}
