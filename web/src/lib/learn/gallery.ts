/** Components of a game as the gallery shows them. */

export const ORIGINS = ["rulebook", "picture", "public", "assigned", "partly", "designed"] as const;
/** Where a component is known from: its main source, or how much of it is designed. */
export type Origin = (typeof ORIGINS)[number];

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
  origin: string;
  facets: Record<string, string>;
}

/** Does it have what is wanted? Words may be begun only; all of them must be there. */
export function matches(item: Item, wanted: Wanted, stem: (word: string) => string): boolean {
  if (wanted.kind && item.kind !== wanted.kind) return false;
  if (wanted.origin && item.origin !== wanted.origin) return false;
  if (Object.entries(wanted.facets).some(([name, value]) => value && item.facets[name] !== value)) return false;
  const all = [item.id.replace("-", " "), item.name, item.kind, ...item.texts, ...Object.values(item.facets)].join(" ");
  const words = all.split(/[^\p{L}\p{N}]+/u).map(stem);
  const asked = wanted.text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem);
  return asked.every((one) => words.some((word) => word.startsWith(one)));
}

/** The values of each filter among some items, in the order in which they come. */
export function valuesOf(items: Item[], name: string): string[] {
  return [...new Set(items.flatMap((item) => item.facets[name] ?? []))];
}

/** The names of the filters that some items have. */
export function filtersOf(items: Item[]): string[] {
  return [...new Set(items.flatMap((item) => Object.keys(item.facets)))];
}
