/** What the Confirm button does now, and what there is to be warned of. */

import {
  endConfirm,
  keepConfirm,
  leaveAndEnd,
  lineAndEnd,
  lossesIn,
  undoAfter,
  type Confirm,
  type Ending,
} from "$lib/play/confirming";
import { LAST_YEAR } from "../documents";
import type { Offer } from "./ahead";
import type { Playing } from "./playing.svelte";
import { asksForThings } from "./prompting";
import { endWarnings, passWarnings, transportWarnings } from "./warnings";
import { t } from "../words";

export function confirmOf(playing: Playing): Confirm | null {
  if (!playing.decision) return null;
  if (playing.keeping.length) return keepConfirm(playing);
  if (playing.discardOffer) return discardConfirm(playing);
  if (playing.kind === "action") return actionConfirm(playing);
  if (playing.kind === "transport" || playing.kind === "launch") return flyConfirm(playing);
  if (playing.kind === "end") return endConfirm(playing, playing.labelFor("end") ?? "", endWarnings(playing));
  return null;
}

/** The fee is asked next. */
function discardConfirm(playing: Playing): Confirm {
  const offer = playing.discardOffer;
  return {
    label: t("prompt.discard", { n: playing.discarding.length }),
    enabled: true,
    reveals: offer?.move.reveals ?? false,
    run: () => void (offer && playing.send(offer.line)),
  };
}

function actionConfirm(playing: Playing): Confirm {
  const { starting, line, ahead } = playing;
  if (!starting) {
    return { label: t("prompt.act"), enabled: false, run: () => undefined, why: () => tellChoice(playing) };
  }
  if (playing.wanted) return buyConfirm(playing, playing.wanted);
  const passes = starting.verb === "pass";
  const asks = !passes && asksForThings(playing);
  return {
    label: t(passes ? "prompt.pass" : asks ? "prompt.actFirst" : "prompt.act"),
    enabled: true,
    secondary: asks,
    warnings: passes ? passWarnings(playing) : lossesIn(ahead.preview),
    ...(passes ? { reveals: starting.reveals, endsUndo: true } : undoAfter(ahead.preview)),
    run: () => void playing.send(line),
  };
}

/** The action was chosen for the sake of a thing. */
function buyConfirm(playing: Playing, { move, line }: Offer): Confirm {
  return { label: move.label, enabled: true, reveals: move.reveals, run: () => void playing.send(line) };
}

/** Nothing is chosen yet, or an action still waits for the card that goes under it. */
function tellChoice(playing: Playing): void {
  const { action } = playing;
  playing.tell(t("why.action"), action === undefined ? t("why.noAction") : t("why.noCard"));
}

function flyConfirm(playing: Playing): Confirm {
  const sent = (playing.me.flights?.length ?? 0) + (playing.me.returning?.length ?? 0);
  return {
    label: t("prompt.fly", { n: sent }),
    enabled: true,
    secondary: !sent && playing.offers.some(({ move }) => move.verb === "send"),
    reveals: playing.open.moves.find(({ text }) => text === "done")?.reveals ?? false,
    endsUndo: playing.kind === "transport",
    warnings: playing.kind === "transport" ? transportWarnings(playing) : [],
    run: () => void playing.send(["done"]),
  };
}

/** What Confirm does, or leaving the rest, if nothing is left to choose then. */
export function endingOf(playing: Playing): Ending | null {
  const { ahead, kind, starting, line } = playing;
  if (kind === "end" || (kind === "action" && starting?.verb === "pass")) return null;
  if (starting && ahead.line.length && ahead.ends) {
    return lineAndEnd(ahead, line, t("prompt.withEnd", { move: starting.label }));
  }
  return isTurn(playing) ? leaveAndEnd(ahead, t("prompt.leaveEnd")) : null;
}

/** Is a turn of the Actions phase under way? */
function isTurn({ view }: Playing): boolean {
  return view.year <= LAST_YEAR && view.phase === 2;
}
