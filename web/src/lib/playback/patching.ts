/** Views between events: changes applied to a view, and the places in which two views differ. */

import type { StepChange } from "../protocol";

type Path = StepChange["path"];
type Parts = Record<string | number, unknown>;

/** The name of a place: `players/0/resources/kelp`. */
export function placeOf(path: Path): string {
  return path.join("/");
}

/** A view after some changes. Nothing of the old one is changed, and what stays the same is shared. */
export function patched<V>(view: V, changes: readonly StepChange[]): V {
  return changes.reduce((now, change) => put(now, change.path, change) as V, view);
}

function put(value: unknown, [step, ...rest]: Path, change: StepChange): unknown {
  if (step === undefined) return change.value;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Parts;
  if (!rest.length && !("value" in change)) delete copy[step];
  else copy[step] = put(copy[step], rest, change);
  return copy;
}

/** All places in which two views differ; another list that grew or shrank is one place. */
export function changedPlaces(before: unknown, after: unknown): string[] {
  const found: string[] = [];
  compare(before, after, [], found);
  return found;
}

function compare(before: unknown, after: unknown, path: Path, found: string[]): void {
  if (before === after) return;
  if (isListOfNames(before) && isListOfNames(after)) return compareNames(before, after, path, found);
  const steps = stepsInside(before, after);
  if (!steps) found.push(placeOf(path));
  else for (const step of steps) compare((before as Parts)[step], (after as Parts)[step], [...path, step], found);
}

/** In a list of names, such as ships or Areas, the names that came or went are places. */
function compareNames(before: string[], after: string[], path: Path, found: string[]): void {
  const came = after.filter((name) => !before.includes(name));
  const went = before.filter((name) => !after.includes(name));
  for (const name of [...came, ...went]) found.push(placeOf([...path, name]));
}

function isListOfNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}

/** The keys of two objects or the places of two lists of one length; null where the values are compared as a whole. */
function stepsInside(before: unknown, after: unknown): (string | number)[] | null {
  if (Array.isArray(before) && Array.isArray(after)) return before.length === after.length ? [...before.keys()] : null;
  if (!isObject(before) || !isObject(after)) return null;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The number at a place of a view; 0 where there is none. */
export function numberAt(view: unknown, place: string): number {
  let value = view;
  for (const step of place.split("/")) value = isObject(value) || Array.isArray(value) ? (value as Parts)[step] : null;
  return typeof value === "number" ? value : 0;
}

/** Of the places below one of these, the next name: `BR.1` of `players/0/buildings/BR.1` below `players/0/buildings`. */
export function namesBelow(places: Iterable<string>, ...above: string[]): Set<string> {
  const found = new Set<string>();
  for (const place of places) {
    const over = above.find((start) => place.startsWith(`${start}/`));
    if (over !== undefined) found.add(place.slice(over.length + 1).split("/")[0] ?? "");
  }
  return found;
}

/** Is the place, or anything inside it, among these? */
export function touches(places: ReadonlySet<string>, place: string): boolean {
  if (places.has(place)) return true;
  for (const other of places) if (other.startsWith(`${place}/`)) return true;
  return false;
}
