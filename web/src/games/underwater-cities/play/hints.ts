/** Hints for learners, when they matter. */

import type { Part } from "$lib/i18n/message";
import type { Hint } from "$lib/page/hints.svelte";
import { COLOURS } from "../documents";
import type { Playing } from "./playing.svelte";
import { t } from "../words";

const TARGETS = {
  keep: '[data-testid="hand"]',
  keepMissing: '[data-testid="hand"]',
  turn: '[data-testid="slots"]',
  build: '[data-testid="board"]',
  end: '[data-testid="log"]',
  production: '[data-testid="forecast"]',
} as const;

/** The hint of what is asked now. */
export function hintOf(playing: Playing): Hint | null {
  const name = nameOf(playing);
  const colour = missing(playing);
  return name && { id: `uc-${name}`, say: () => t(`hint.${name}`, { colour }), target: TARGETS[name] };
}

/** The colours that no card in hand has. */
function missing({ me, components }: Playing): Part[] {
  const held = Array.isArray(me.hand) ? me.hand.map((card) => components.cards[card]?.colour) : [];
  const lacking = COLOURS.filter((colour) => !held.includes(colour));
  return lacking.map((colour) => t.part(`colour.${colour}`));
}

function nameOf(playing: Playing): keyof typeof TARGETS | null {
  const { decision, kind, keeping, view, components } = playing;
  if (!decision || decision.optional) return null;
  if (keeping.length && playing.keepReason !== "opening") return null;
  if (keeping.length) return missing(playing).length ? "keepMissing" : "keep";
  if (kind === "build") return "build";
  if (kind === "end") return "end";
  if (kind !== "turn") return null;
  return components.eras.production_after.includes(view.round) && view.turn === 2 ? "production" : "turn";
}
