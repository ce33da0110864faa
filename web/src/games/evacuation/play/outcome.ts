/** What moves would change for a seat, world by world; never a total over both worlds. */

import type { PreviewDocument } from "$lib/protocol";
import { GOODS, type Amounts, type Good, type World } from "../documents";

type Changes = Pick<PreviewDocument, "changes" | "reveals">;

export interface Outcome {
  /** Changes of the goods of each world. */
  old: Amounts;
  new: Amounts;
  /** Changes of New World production. */
  production: Amounts;
  people: number;
  factories: Record<World, Amounts>;
  /** Something hidden is shown, so there is no undo. */
  reveals: boolean;
}

const PLACE = /^players\[(\d+)\]\.(old|new|production|people|factories\.old|factories\.new)(?:\.(food|steel|energy))?$/;

/** What a line does beyond what its beginning does. */
export function outcomeOf(whole: Changes, seat: number, before: Changes | null = null): Outcome {
  const found = changesOf(whole, seat);
  return before ? less(found, changesOf(before, seat)) : found;
}

function changesOf({ changes, reveals }: Changes, seat: number): Outcome {
  const found = empty(reveals);
  for (const { path, before, after } of changes) {
    const [, whose, place = "", good] = PLACE.exec(path) ?? [];
    if (Number(whose) !== seat) continue;
    const by = Number(after ?? 0) - Number(before ?? 0);
    if (place === "people") found.people = by;
    else if (good) amountsAt(found, place)[good as Good] = by;
  }
  return found;
}

function amountsAt(found: Outcome, place: string): Amounts {
  if (place === "old" || place === "new" || place === "production") return found[place];
  return found.factories[place === "factories.old" ? "old" : "new"];
}

function empty(reveals: boolean): Outcome {
  return { old: {}, new: {}, production: {}, people: 0, factories: { old: {}, new: {} }, reveals };
}

function less(all: Outcome, before: Outcome): Outcome {
  return {
    old: minus(all.old, before.old),
    new: minus(all.new, before.new),
    production: minus(all.production, before.production),
    people: all.people - before.people,
    factories: {
      old: minus(all.factories.old, before.factories.old),
      new: minus(all.factories.new, before.factories.new),
    },
    reveals: all.reveals,
  };
}

function minus(one: Amounts, other: Amounts): Amounts {
  const found: Amounts = {};
  for (const good of GOODS) {
    const rest = (one[good] ?? 0) - (other[good] ?? 0);
    if (rest) found[good] = rest;
  }
  return found;
}

/** What is paid: the goods that become fewer. */
export function paid(amounts: Amounts): Amounts {
  return signed(amounts, -1);
}

/** What is gained: the goods that become more. */
export function gained(amounts: Amounts): Amounts {
  return signed(amounts, 1);
}

function signed(amounts: Amounts, sign: 1 | -1): Amounts {
  const found: Amounts = {};
  for (const good of GOODS) if ((amounts[good] ?? 0) * sign > 0) found[good] = Math.abs(amounts[good] ?? 0);
  return found;
}

export function isNothing(amounts: Amounts): boolean {
  return GOODS.every((good) => !amounts[good]);
}
