/** A row of icons laid out inside an SVG, where nothing flows by itself. */

import type { RowItem } from "$lib/icons/rows";
import type { IconName } from "../icons/glyphs";
import { rowItems } from "../icons/rows";

interface RowPart {
  x: number;
  icon: IconName | null;
  text: string;
  size: number;
  width: number;
}

export interface LaidRow {
  width: number;
  size: number;
  parts: RowPart[];
}

/** Share of the icon size that a letter is high, and how wide letters are for their height. */
export const LETTER = 0.92;
const WIDTHS: Record<string, number> = { "/": 0.4, "(": 0.4, ")": 0.4 };
const WIDTH = 0.61;
const TIGHT = { tight: true };
const GAP = 0.2;
const SIGN = 0.7;

export function layRow(icons: readonly string[], size: number): LaidRow {
  return layItems(rowItems(icons, TIGHT), size);
}

function layItems(items: readonly RowItem<IconName>[], size: number): LaidRow {
  const parts: RowPart[] = [];
  let x = 0;
  const write = (text: string): void => {
    if (!text) return;
    const width = widthOf(text) * size;
    parts.push({ x, icon: null, text, size, width });
    x += width + 0.06 * size;
  };
  items.forEach((item, i) => {
    if (i) x += GAP * size;
    write(item.before);
    const own = item.sign ? SIGN * size : size;
    if (item.icon) parts.push({ x, icon: item.icon, text: "", size: own, width: own });
    if (item.icon) x += own;
    write(item.after);
  });
  return { width: x, size, parts };
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? WIDTH) * LETTER, 0);
}

/** Rows no wider than `width`, broken between items, with a sign at the beginning of a row. */
export function layRows(icons: readonly string[], size: number, width: number): LaidRow[] {
  const rows: LaidRow[] = [];
  let line: RowItem<IconName>[] = [];
  for (const item of rowItems(icons, TIGHT)) {
    const longer = [...line, item];
    if (line.length && layItems(longer, size).width > width) {
      const sign = line.at(-1)?.sign && line.length > 1 ? line.splice(-1) : [];
      rows.push(layItems(line, size));
      line = [...sign, item];
    } else line = longer;
  }
  return line.length ? [...rows, layItems(line, size)] : rows;
}

/** The size of a chip around rows. */
export function sizeOfRows(rows: readonly LaidRow[]): { width: number; height: number } {
  const size = rows[0]?.size ?? 0;
  const height = rows.length * (size + 2) + 5;
  return { width: Math.max(rows.length === 1 ? height : 0, ...rows.map(({ width }) => width + 0.6 * size)), height };
}
