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
import type { LastLine } from "$lib/play/ahead";
import { cardName } from "./names";
import type { Playing } from "./playing.svelte";
import { halfTurn } from "../view";
import { t } from "../words";

export function confirmOf(playing: Playing): Confirm | null {
  if (!playing.decision) return null;
  if (playing.keeping.length) return keepConfirm(playing, keepAbout(playing));
  if (playing.kind === "turn") return turnConfirm(playing);
  if (playing.kind === "end") return endConfirm(playing, playing.open.moves[0]?.label ?? "", endWarnings(playing));
  const { line, preview } = playing.ahead;
  if (!line.length) return null;
  return {
    label: lineLabel(playing),
    enabled: true,
    warnings: [...lossesIn(preview), ...warningsOfEnd(playing)],
    ...undoAfter(preview),
    run: () => void playing.send(line),
  };
}

const KEEP_RULES = { opening: "UC-SETUP-37", era: "UC-ERA-08", limit: "UC-ENDTURN-04" } as const;

/** Why cards are to be kept. */
function keepAbout({ keepReason, keepCount }: Playing): Confirm["about"] {
  return { text: t(`keep.about.${keepReason}`, { n: keepCount }), rule: KEEP_RULES[keepReason] };
}

function turnConfirm(playing: Playing): Confirm {
  const { pair } = playing;
  if (!pair) return { label: t("prompt.play"), enabled: false, run: () => undefined, why: () => tellHalf(playing) };
  const { preview } = playing.ahead;
  return {
    label: t("prompt.play"),
    enabled: true,
    warnings: [...pairWarnings(playing), ...lossesIn(preview), ...warningsOfEnd(playing)],
    ...undoAfter(preview),
    run: () => void playing.send(pairLine(playing)),
  };
}

/** A turn with only its card or only its slot. */
function tellHalf(playing: Playing): void {
  const { card, slot } = playing;
  playing.tell(t("why.pair"), t(card !== undefined ? "why.noSlot" : slot !== undefined ? "why.noCard" : "prompt.turn"));
}

/** The turn can end with the next touch: what there is to think of before it does. */
function warningsOfEnd(playing: Playing): string[] {
  const { ends, offers } = playing.ahead;
  return ends || offers.some(({ last }) => last) ? endWarnings(playing) : [];
}

/** Before a production: too little food, and action cards that could still have been used. */
function endWarnings({ view, components, forecast, me }: Playing): string[] {
  if (view.turn < TURNS || !components.eras.production_after.includes(view.round)) return [];
  const lost = forecast?.production.feeding.lost ?? 0;
  const ready = me.claimed.filter(({ card, used }) => !used && components.cards[card]?.type === "action").length;
  return [...(lost ? [t("warn.unfed", { n: lost })] : []), ...(ready ? [t("warn.ready", { n: ready })] : [])];
}

const TURNS = 3; // of a round

/** The pair with what is simply given after it; just the pair until that is known. */
function pairLine(playing: Playing): string[] {
  const { pair, ahead } = playing;
  if (!pair) return [];
  return ahead.line[0] === pair.text ? ahead.line : [pair.text];
}

/** What Confirm does, or leaving the rest, if nothing is left to choose then or if only what is revealed could add to it. */
export function endingOf(playing: Playing): Ending | null {
  const { ahead, kind, pair, view } = playing;
  const inTurn = kind === "turn" ? pair !== null : halfTurn(view).slot !== undefined;
  if (!inTurn || kind === "end") return null;
  const move = confirmOf(playing)?.label ?? "";
  if (ahead.line.length && (ahead.ends || ahead.preview?.reveals)) {
    return lineAndEnd(ahead, ahead.line, t("prompt.withEnd", { move }));
  }
  return leaveAndEnd(ahead, t("prompt.leaveEnd"));
}

/** What a choice does that ends the turn as well. */
export function endLabel({ skips }: LastLine, move: string): string {
  return t(skips ? "prompt.withSkipEnd" : "prompt.withEnd", { move });
}

/** The chosen pair alone, where Confirm would go on with what follows from it. */
export function firstStep({ pair, ahead }: Playing): string[] | null {
  return pair && ahead.line[0] === pair.text && ahead.line.length > 1 ? [pair.text] : null;
}

/** Short: what it is about stands in the prompt and in the tray. */
function lineLabel(playing: Playing): string {
  const { line } = playing.ahead;
  if (playing.kind === "play_card") return t(line[0] === "claim" ? "prompt.claim" : "prompt.playCard");
  return t(line.length > 1 ? "prompt.takeAll" : "prompt.takeIt");
}

/** What to think of before the chosen pair is played. */
function pairWarnings(playing: Playing): string[] {
  const { chosenCard: card, chosenSlot: slot } = playing;
  if (!card || !slot || card.colour === slot.colour) return [];
  const name = cardName(playing.names, card.number);
  if (!slot.colour || !card.colour) return [t("warn.always", { card: name })];
  return [
    t("warn.mismatch", {
      card: name,
      colour: t.part(`colour.${card.colour}`),
      slot: slot.id,
      slotColour: t.part(`colour.${slot.colour}`),
    }),
  ];
}
