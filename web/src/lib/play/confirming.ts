/** What Confirm does in every game. */

import { sentenceOf } from "../net/failures";
import type { PreviewDocument } from "../protocol";
import { t } from "../i18n";
import type { Notation } from "./ahead";
import type { SeatAtPlay } from "./playing.svelte";

/** The button that sends what was chosen or ends the turn. */
export interface Confirm {
  label?: string;
  enabled: boolean;
  run(): void;
  /** Amber lines above the button; they never stop anybody. */
  warnings?: string[];
  /** It reveals something or ends the turn, so it cannot be taken back. */
  endsUndo?: boolean;
  /** Why it is not enabled. */
  why?(): void;
}

/** A move that leaves what is asked. */
export interface Leaving {
  move: string;
  label: string;
  line: string[];
}

/** A line after which the turn can end at once, and how its button is called. */
export interface Ending {
  line: string[];
  label: string;
}

/** Keep the marked cards, if they are as many as are kept. */
export function keepConfirm<M extends Notation>(playing: SeatAtPlay<M>): Confirm {
  const { keepMove: move, keepCount, kept } = playing;
  return {
    label: t("keep.confirm"),
    enabled: move !== undefined,
    run: () => void (move && playing.send([move.text])),
    why: () => playing.tell(t("keep.why", { n: keepCount, chosen: kept.length })),
  };
}

export function endConfirm<M extends Notation>(playing: SeatAtPlay<M>, label: string, warnings: string[]): Confirm {
  return { label, enabled: true, endsUndo: true, warnings, run: () => void playing.send(["end"]) };
}

/** What would be lost by itself, such as a card that cannot be paid for. */
export function lossesIn(preview: PreviewDocument | null): string[] {
  return (preview?.warnings ?? []).map(sentenceOf);
}
