/** Components of a game as the gallery shows them. */

export const ORIGINS = ["rulebook", "picture", "public", "assigned", "partly", "designed"] as const;
/** Where a component is known from: its main source, or how much of it is designed. */
export type Origin = (typeof ORIGINS)[number];
/** Wholly or in part. */
const DESIGNED: readonly Origin[] = ["designed", "partly"];

export interface Item {
  /** An anchor: `card-37`. */
  id: string;
  /** The kind in words, by which all can be filtered. */
  kind: string;
  name: string;
  /** What else it can be filtered by, in words, by the name of the filter: deck, colour, type. */
  facets: Record<string, string>;
  /** Rows of icons. */
  icons: string[][];
  texts: string[];
  origin: Origin;
  /** Which part is designed, if one is and another is not. */
  designed?: string;
  /** The colour of its edge. */
  edge?: string;
  /** The rule that says more. */
  rule?: string;
  /** What a picture draws: the number of a board, the id of a ship. */
  picture?: string;
}

export interface Wanted {
  text: string;
  kind: string;
  /** An origin; `made` is designed, wholly or in part; empty is any. */
  origin: string;
  facets: Record<string, string>;
}

/** Does it have what is wanted? Words may be begun only; all of them must be there. */
export function matches(item: Item, wanted: Wanted, stem: (word: string) => string): boolean {
  if (wanted.kind && item.kind !== wanted.kind) return false;
  if (wanted.origin && !isOf(item, wanted.origin)) return false;
  if (Object.entries(wanted.facets).some(([name, value]) => value && item.facets[name] !== value)) return false;
  const all = [
    item.id.replace("-", " "),
    item.name,
    item.kind,
    ...item.texts,
    item.designed ?? "",
    ...Object.values(item.facets),
  ].join(" ");
  const words = all.split(/[^\p{L}\p{N}]+/u).map(stem);
  const asked = wanted.text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem);
  return asked.every((one) => words.some((word) => word.startsWith(one)));
}

/** Is it designed for this project, wholly or in part? */
export function isDesigned({ origin }: Item): boolean {
  return DESIGNED.includes(origin);
}

function isOf(item: Item, origin: string): boolean {
  return origin === "made" ? isDesigned(item) : item.origin === origin;
}

/** The values of each filter among some items, in the order in which they come. */
export function valuesOf(items: Item[], name: string): string[] {
  return [...new Set(items.flatMap((item) => item.facets[name] ?? []))];
}

/** The names of the filters that some items have. */
export function filtersOf(items: Item[]): string[] {
  return [...new Set(items.flatMap((item) => Object.keys(item.facets)))];
}
