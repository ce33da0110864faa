/** Refusals in words: the server's own, but for those that people at a screen need to hear differently. */

import { Refused } from "./refused";
import type { Reason } from "../protocol";
import { t, type Key } from "../i18n";
import { toasts } from "../page/toasts.svelte";

const OURS: Record<string, { message: Key; fixes: Key[] }> = {
  no_answer: { message: "error.noAnswer", fixes: [] },
  undo_floor: { message: "error.undoFloor", fixes: ["error.undoFloorFix"] },
  nothing_to_redo: { message: "error.nothingToRedo", fixes: [] },
};

export function sentenceOf(reason: Reason): string {
  const ours = OURS[reason.code];
  return ours ? t(ours.message) : reason.message;
}

export function fixesOf(reason: Reason): string[] {
  return OURS[reason.code]?.fixes.map((key) => t(key)) ?? reason.fixes;
}

/** A refusal that belongs to no decision, as a notice. */
export function report(error: unknown): void {
  toasts.add(error instanceof Refused ? sentenceOf(error.reason) : t("error.noAnswer"), "error");
}
