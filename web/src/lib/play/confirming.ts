/** What Confirm does in every game. */

import { sentenceOf } from "../failures";
import type { Preview } from "../frames";
import { t } from "../i18n";
import type { Confirm } from "../parts";
import type { Notation } from "./ahead";
import type { SeatAtPlay } from "./playing.svelte";

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
export function lossesIn(preview: Preview | null): string[] {
  return (preview?.warnings ?? []).map(sentenceOf);
}
