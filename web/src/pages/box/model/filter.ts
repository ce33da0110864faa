/** Which components the list shows. */

import type { ComponentDocument } from "$lib/protocol";
import type { BoxEditor } from "./editor.svelte";

export const SOURCES = ["designed", "attested", "empty", "all"] as const;
export const STATES = ["all", "todo", "done", "wrong"] as const;

export interface Filter {
  text: string;
  list: string;
  group: string;
  colour: string;
  source: (typeof SOURCES)[number];
  state: (typeof STATES)[number];
}

export const FIRST: Filter = { text: "", list: "", group: "", colour: "", source: "designed", state: "all" };

/** What is filled in is shown whatever its source. */
export function fits(editor: BoxEditor, component: ComponentDocument, filter: Filter): boolean {
  const { id, list, group = "", status } = component;
  const isOwn = id in editor.entries || editor.unfinished.has(id);
  if (filter.list && filter.list !== list) return false;
  if (filter.group && filter.group !== group) return false;
  if (filter.colour && filter.colour !== editor.valueOf(component, "colour")) return false;
  if (filter.source !== "all" && filter.source !== status && !isOwn) return false;
  return hasState(editor, component, filter.state) && says(editor, component, filter.text.trim().toLowerCase());
}

function hasState(editor: BoxEditor, component: ComponentDocument, state: Filter["state"]): boolean {
  const isDone = editor.isDone(component);
  if (state === "done") return isDone;
  if (state === "todo") return !isDone;
  const { id } = component;
  return state === "all" || editor.unfinished.has(id) || editor.problemsOf(id).length > 0;
}

function says(editor: BoxEditor, component: ComponentDocument, wanted: string): boolean {
  if (!wanted) return true;
  const shown = editor.shown[component.id]?.shown ?? component.shown;
  return [String(component.key), shown.name ?? "", shown.text].some((text) => text.toLowerCase().includes(wanted));
}
