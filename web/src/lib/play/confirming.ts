/** What Confirm does in every game. */

import { sentenceOf } from "../net/failures";
import type { PreviewDocument } from "../protocol";
import { t } from "../i18n";
import type { Ahead, Notation } from "./ahead";
import type { SeatAtPlay } from "./playing.svelte";

/** The button that sends what was chosen or ends the turn. */
export interface Confirm {
  label?: string;
  enabled: boolean;
  run(): void;
  /** Something else is meant first, so it does not stand out. */
  secondary?: boolean;
  /** What it is about, and the rule that says so. */
  about?: { text: string; rule: string };
  /** Amber lines above the button; they never stop anybody. */
  warnings?: string[];
  /** It shows something hidden, so it cannot be taken back. */
  reveals?: boolean;
  /** It ends the turn or hands the game on, which cannot be taken back either. */
  endsUndo?: boolean;
  /** Why it is not enabled. */
  why?(): void;
}

/** A move that leaves what is asked. */
export interface Leaving {
  move: string;
  label: string;
  line: string[];
  reveals: boolean;
}

/** A line after which the turn can end at once, and how its button is called. */
export interface Ending {
  line: string[];
  label: string;
  /** It, or the end of the turn, shows something hidden, as far as that can be known. */
  reveals: boolean;
}

/** Keep the marked cards, if they are as many as are kept. */
export function keepConfirm<M extends Notation>(playing: SeatAtPlay<M>, about?: Confirm["about"]): Confirm {
  const { keepMove: move, keepCount, kept } = playing;
  return {
    label: t("keep.confirm"),
    about,
    enabled: move !== undefined,
    reveals: move?.reveals ?? false,
    run: () => void (move && playing.send([move.text])),
    why: () => playing.tell(t("keep.why", { n: keepCount, chosen: kept.length })),
  };
}

export function endConfirm<M extends Notation>(playing: SeatAtPlay<M>, label: string, warnings: string[]): Confirm {
  const reveals = playing.open.moves.find(({ text }) => text === "end")?.reveals ?? false;
  return { label, enabled: true, endsUndo: true, reveals, warnings, run: () => void playing.send(["end"]) };
}

/** Leaving the rest together with the end of the turn, if nothing else is left then. */
export function leaveAndEnd<M extends Notation>({ leaves }: Ahead<M>, label: string): Ending | null {
  return leaves && { line: [leaves.move.text], label, reveals: leaves.move.reveals || leaves.ends.reveals };
}

/** A line together with the end of the turn. */
export function lineAndEnd<M extends Notation>({ preview, ends }: Ahead<M>, line: string[], label: string): Ending {
  return { line, label, reveals: (preview?.shows ?? false) || (ends?.reveals ?? false) };
}

/** Can what a line does be taken back, and if not, because it shows something? */
export function undoAfter(preview: PreviewDocument | null): Pick<Confirm, "reveals" | "endsUndo"> {
  return { reveals: preview?.shows ?? false, endsUndo: preview?.reveals ?? false };
}

/** What would be lost by itself, such as a card that cannot be paid for. */
export function lossesIn(preview: PreviewDocument | null): string[] {
  return (preview?.warnings ?? []).map(sentenceOf);
}
