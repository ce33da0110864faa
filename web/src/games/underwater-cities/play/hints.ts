/** Hints for learners, when they matter. */

import type { Hint } from "$lib/page/hints.svelte";
import type { Playing } from "./playing.svelte";
import { t } from "../words";

const TARGETS = {
  keep: '[data-testid="hand"]',
  turn: '[data-testid="slots"]',
  build: '[data-testid="board"]',
  end: '[data-testid="log"]',
  production: '[data-testid="forecast"]',
} as const;

/** The hint of what is asked now. */
export function hintOf(playing: Playing): Hint | null {
  const name = nameOf(playing);
  return name && { id: `uc-${name}`, text: t(`hint.${name}`), target: TARGETS[name] };
}

function nameOf({ decision, kind, keeping, view, components }: Playing): keyof typeof TARGETS | null {
  if (!decision || decision.optional) return null;
  if (keeping.length) return view.round === 1 ? "keep" : null;
  if (kind === "build") return "build";
  if (kind === "end") return "end";
  if (kind !== "turn") return null;
  return components.eras.production_after.includes(view.round) && view.turn === 2 ? "production" : "turn";
}
