/** Hints for learners, when they matter. */

import { hints } from "../../lib/hints.svelte";
import type { Playing } from "./playing.svelte";
import { t } from "./words";

const TARGETS = {
  keep: '[data-testid="hand"]',
  turn: '[data-testid="slots"]',
  build: '[data-testid="board"]',
  end: '[data-testid="log"]',
  production: '[data-testid="forecast"]',
} as const;

/** Offer the hint of what is asked now, and withdraw it when that is over; to be called in an effect. */
export function offerHints(playing: Playing): (() => void) | undefined {
  const name = hintFor(playing);
  if (!name) return undefined;
  const id = `uc-${name}`;
  hints.offer({ id, text: t(`hint.${name}`), target: TARGETS[name] });
  return () => hints.withdraw(id);
}

function hintFor({ decision, kind, keeping, view, components }: Playing): keyof typeof TARGETS | null {
  if (!decision || decision.optional) return null;
  if (keeping.length) return view.round === 1 ? "keep" : null;
  if (kind === "build") return "build";
  if (kind === "end") return "end";
  if (kind !== "turn") return null;
  return components.eras.production_after.includes(view.round) && view.turn === 2 ? "production" : "turn";
}
