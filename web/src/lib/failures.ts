/** Refusals of requests that belong to no decision, as a notice. */

import { Refused } from "./api";
import type { Reason } from "./frames";
import { t } from "./i18n";
import { toasts } from "./toasts.svelte";

export function sentenceOf(reason: Reason): string {
  return reason.message || t("error.noAnswer");
}

export function report(error: unknown): void {
  toasts.add(error instanceof Refused ? sentenceOf(error.reason) : t("error.noAnswer"), "error");
}
