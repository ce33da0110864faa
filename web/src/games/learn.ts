/** What the games bring for those who learn them, fetched when it is opened. */

import type { Component } from "svelte";
import type { IconRowProps } from "$lib/icons/props";
import type { Aim } from "$lib/learn/aim";
import type { Item } from "$lib/learn/gallery";
import type { IconFacts } from "$lib/learn/legend";
import type { Book } from "$lib/learn/rules/book";
import { partsByFolder } from "./folders";

export interface LearnGame {
  /** The rules, in the language of the page. */
  rules(): Promise<Book>;
  /** The boards of a position, as far as they matter for these rules. */
  Picture: Component<{ view: unknown; components: unknown; rules: string[] }>;
  aim(): Aim;
  legend(): IconFacts[];
  /** Everything printed, for the gallery. */
  itemsOf(components: unknown): Item[];
  /** The drawing of a component that has one. */
  ItemPicture: Component<{ picture: string; components: unknown }>;
  IconRow: Component<IconRowProps>;
}

export const LEARN = partsByFolder(import.meta.glob<LearnGame>("./*/learn/index.ts"));
