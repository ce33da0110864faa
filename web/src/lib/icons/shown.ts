/** Rows of icons as texts, for tests. */

import type { ReadRow } from "./rows";

/** A row as it is shown, icons in brackets. */
export function shown<Name extends string>(
  read: ReadRow<Name>,
  row: string,
  style: Parameters<ReadRow<Name>>[1] = {},
): string {
  const items = read(row.split(" "), style);
  return items.map(({ before, icon, after }) => before + (icon ? `[${icon}]` : "") + after).join(" ");
}
