import { t } from "../i18n";
import { toasts } from "./toasts.svelte";

/** Copy a text and say so; where that is forbidden, say that too. */
export function copyText(text: string, done: string): void {
  const copied = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error());
  copied.then(
    () => toasts.add(done),
    () => toasts.add(t("error.noClipboard"), "error"),
  );
}
