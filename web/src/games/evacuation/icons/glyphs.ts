/** All icons of Evacuation by name. */

import { INTERFACE } from "$lib/icons/interface";
import type { Glyph } from "$lib/icons/shapes";
import { SIGNS } from "$lib/icons/signs";
import { CARDS } from "./cards";
import { GOODS } from "./goods";
import { PIECES } from "./pieces";
import { PLACES } from "./places";
import { VERBS } from "./signs";

const OWN = { ...SIGNS, ...GOODS, ...PIECES, ...PLACES, ...CARDS, ...VERBS } satisfies Record<string, Glyph> &
  Partial<Record<keyof typeof INTERFACE, never>>;

/** What only this game's legend can explain. */
export type OwnName = keyof typeof OWN;
export type IconName = OwnName | keyof typeof INTERFACE;

export const GLYPHS: Record<IconName, Glyph> = { ...INTERFACE, ...OWN };

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(GLYPHS, name);
}
