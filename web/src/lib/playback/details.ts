/** What the details of an event say. */

import type { LoggedEvent } from "../protocol";

/** The number of this name; 0 where there is none. */
export function amountIn({ details }: LoggedEvent, name: string): number {
  const value = details[name];
  return typeof value === "number" ? value : 0;
}

/** The word of this name; empty where there is none. */
export function textIn({ details }: LoggedEvent, name: string): string {
  const value = details[name];
  return typeof value === "string" ? value : "";
}
