/** Hints for learners, when they matter. */

import type { Hint } from "$lib/page/hints.svelte";
import type { Playing } from "./playing.svelte";
import { t } from "../words";

const TARGETS = {
  draft: '[data-testid="goals"]',
  action: '[data-testid="actions"]',
  energy: '[data-testid="actions"]',
  build: '[data-testid="rows"]',
  stadium: '[data-testid="rows"]',
  infrastructure: '[data-testid="rows"]',
  settle: '[data-testid="new-world"]',
  invent: '[data-testid="technologies"]',
  transport: '[data-testid="loader"]',
  advance: '[data-testid="track"]',
  end: '[data-testid="log"]',
  check: '[data-testid="check"]',
} as const;

type HintName = keyof typeof TARGETS;

const BY_KIND: Record<string, HintName> = {
  keep_goal: "draft",
  build_ship: "build",
  build_stadium: "stadium",
  infrastructure: "infrastructure",
  settle: "settle",
  invent: "invent",
  transport: "transport",
  advance: "advance",
  end: "end",
};

/** The hint of what is asked now. */
export function hintOf(playing: Playing): Hint | null {
  const name = nameOf(playing);
  return name && { id: `ev-${name}`, say: () => t(`hint.${name}`), target: TARGETS[name] };
}

function nameOf({ decision, kind, view, forecast }: Playing): HintName | null {
  if (!decision || decision.optional) return null;
  if (kind !== "action") return BY_KIND[kind] ?? null;
  if ((forecast?.check?.penalties ?? 0) > 0 && view.year > 1) return "check";
  return (forecast?.energy?.cost ?? 0) > 0 ? "energy" : "action";
}
