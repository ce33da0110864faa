/** What all parts of an opened book know: the game, and how links in it are followed. */

import { getContext, setContext } from "svelte";
import { addressOf, type Section } from "./sections";

export interface Reading {
  readonly game: string;
  /** It lies beside a table, which must not be left. */
  readonly isBeside: boolean;
  go(section: Section, anchor: string): void;
}

const KEY = Symbol("reading");

export function beginReading(reading: Reading): void {
  setContext(KEY, reading);
}

export function theReading(): Reading {
  return getContext<Reading>(KEY);
}

/** For links in the book: `<a {...linkTo(reading, "rules", "UC-CLONE-02")}>`. */
export function linkTo(reading: Reading, section: Section, anchor = "") {
  return {
    href: addressOf(section, reading.game, anchor),
    onclick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      reading.go(section, anchor);
    },
  };
}
