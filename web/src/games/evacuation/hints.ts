/** Hints for learners, when they matter. */

import { hints } from "../../lib/hints.svelte";
import type { Playing } from "./playing.svelte";
import { t } from "./words";

const TARGETS = {
  draft: '[data-testid="goals"]',
  action: '[data-testid="actions"]',
  energy: '[data-testid="actions"]',
  build: '[data-testid="rows"]',
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
  build_stadium: "build",
  infrastructure: "build",
  settle: "settle",
  invent: "invent",
  transport: "transport",
  advance: "advance",
  end: "end",
};

/** Offer the hint of what is asked now, and withdraw it when that is over; to be called in an effect. */
export function offerHints(playing: Playing): (() => void) | undefined {
  const name = hintFor(playing);
  if (!name) return undefined;
  const id = `ev-${name}`;
  hints.offer({ id, text: t(`hint.${name}`), target: TARGETS[name] });
  return () => hints.withdraw(id);
}

function hintFor({ decision, kind, view, me, forecast }: Playing): HintName | null {
  if (!decision || decision.optional) return null;
  if (kind !== "action") return BY_KIND[kind] ?? null;
  if ((forecast?.check?.penalties ?? 0) > 0 && view.year > 1) return "check";
  return me.actions.length >= 2 ? "energy" : "action";
}
