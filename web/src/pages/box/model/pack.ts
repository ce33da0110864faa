/** A pack as a document, and as entries by component: the one is sent and kept, the other is edited. */

import { asText } from "$lib/page/boxes";
import type { BoxDocument, ComponentDocument, Json, ProblemDocument } from "$lib/protocol";

/** The fields that an entry gives; what it leaves out stays as it is printed. */
export type Entry = Record<string, Json>;
export type Entries = Record<string, Entry>;
export type Pack = Record<string, Json>;

export interface Head {
  name: string;
  version: string;
}

export interface Composed {
  pack: Pack;
  /** The component of each entry, by the path by which problems name it. */
  paths: Map<string, string>;
}

type Listed = Record<string, Json>[];

/** The pack of some entries. Those of boards stand in the boards, in lists of their own. */
export function compose(box: BoxDocument, head: Head, entries: Entries): Composed {
  const lists: Record<string, Listed> = {};
  const boards = new Map<number, Record<string, Listed>>();
  const paths = new Map<string, string>();
  for (const component of box.components) {
    const entry = entries[component.id];
    if (!entry) continue;
    const { board = 0, list } = component;
    if (board && !boards.has(board)) boards.set(board, {});
    const among = ((boards.get(board) ?? lists)[list] ??= []);
    const inBoard = board ? `boards[${[...boards.keys()].indexOf(board)}].` : "";
    paths.set(`${inBoard}${list}[${among.length}]`, component.id);
    among.push({ [component.key_field]: component.key, ...entry });
  }
  const pack: Pack = { format: box.format, game: box.game, ...head, ...lists };
  if (boards.size) pack.boards = [...boards].map(([number, inside]) => ({ number, ...inside }));
  return { pack, paths };
}

/** The entries of a pack that the server has found to be one. */
export function takeApart(box: BoxDocument, pack: Pack): { head: Head; entries: Entries } {
  const byId = new Map(box.components.map((component) => [component.id, component]));
  const entries: Entries = {};
  const add = (list: string, board: number, item: Json) => {
    if (!isObject(item)) return;
    const key = asText(item.id ?? item.site ?? item.number);
    const component = byId.get([list, ...(board ? [board] : []), key].join("/"));
    if (component) entries[component.id] = without(item, component.key_field);
  };
  for (const [list, items] of Object.entries(pack)) {
    for (const item of list === "boards" || !Array.isArray(items) ? [] : items) add(list, 0, item);
  }
  for (const board of Array.isArray(pack.boards) ? pack.boards : []) {
    if (!isObject(board)) continue;
    for (const [list, items] of Object.entries(board)) {
      for (const item of Array.isArray(items) ? items : []) add(list, Number(board.number), item);
    }
  }
  return { head: { name: asText(pack.name), version: asText(pack.version) }, entries };
}

/** What an entry says of a field, else what is printed. */
export function valueOf(component: ComponentDocument, entry: Entry | undefined, field: string): Json {
  return entry?.[field] ?? component.values[field] ?? "";
}

/** An entry with another value of a field; one that is as printed is left out. */
export function withValue(component: ComponentDocument, entry: Entry, field: string, value: Json): Entry | undefined {
  const printed = component.values[field] ?? "";
  const isPrinted = JSON.stringify(value) === JSON.stringify(printed) || (field === "attested" && value === false);
  const changed = isPrinted ? without(entry, field) : { ...entry, [field]: value };
  return Object.keys(changed).length ? changed : undefined;
}

/** The component and the field that a problem is about; neither for what concerns the whole pack. */
export function placeOf({ path }: ProblemDocument, paths: Map<string, string>): { id?: string; field?: string } {
  const found = /^((?:boards\[\d+\]\.)?\w+\[\d+\])(?:\.(\w+))?/.exec(path);
  return { id: paths.get(found?.[1] ?? ""), field: found?.[2] };
}

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function without(entry: Record<string, Json>, field: string): Entry {
  const { [field]: _, ...rest } = entry;
  return rest;
}
