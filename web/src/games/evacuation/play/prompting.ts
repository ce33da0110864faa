/** What the prompt says where the screen knows more than the decision itself. */

import type { Playing } from "./playing.svelte";
import { t } from "../words";

export function promptOf(playing: Playing): string | undefined {
  const { decision, kind } = playing;
  if (!decision) return undefined;
  if (playing.keeping.length) return t("prompt.keep", { n: playing.keepCount, chosen: playing.kept.length });
  if (playing.discarding.length) return t("prompt.discarding", { n: playing.discarding.length });
  if (kind === "action") return actionPrompt(playing);
  if (kind === "advance") return advancePrompt(playing);
  if (kind === "end" && decision.moves.length === 1) return t("prompt.end");
  return undefined;
}

function actionPrompt(playing: Playing): string {
  const { starting, action, ahead, isAdvanced } = playing;
  if (!starting) {
    if (action !== undefined) return t("prompt.action.card");
    return t(isAdvanced ? "prompt.actionAdvanced" : "prompt.action");
  }
  if (starting.verb === "pass") return t("prompt.passing");
  if (ahead.preview?.reveals) return t("prompt.action.shows", { action: starting.label });
  if (playing.wanted) return t("prompt.action.sure", { action: playing.wanted.move.label });
  return t(asksForThings(playing) ? "prompt.action.more" : "prompt.action.sure", { action: starting.label });
}

/** Does the chosen action ask for something that can be picked right away? */
export function asksForThings({ ahead }: Playing): boolean {
  return ahead.offers.length > 0 && !ahead.ends;
}

function advancePrompt({ markers, task }: Playing): string {
  const steps = Number(task[1] ?? 0);
  return t(markers[0] === "other" ? "prompt.advance.other" : "prompt.advance", { n: steps });
}
