/** All icons of Underwater Cities by name. */

import { INTERFACE } from "$lib/icons/interface";
import type { Glyph } from "$lib/icons/shapes";
import { SIGNS as JOINING } from "$lib/icons/signs";
import { CARDS } from "./cards";
import { GOODS } from "./goods";
import { PIECES } from "./pieces";
import { PLACES } from "./places";
import { SIGNS } from "./signs";

/** What rows of icons are made of, beside numbers: the list of the engine's `catalogues/icons.toml`. */
export const TOKENS = [
  ...(["kelp", "steelplast", "science", "biomatter", "credit", "vp"] as const),
  ...(["farm", "desal", "lab", "tunnel", "building", "structure"] as const),
  ...(["city", "white_city", "symbiotic_city", "metropolis", "expansion"] as const),
  ...(["card", "numbered_card", "action_card", "permanent_card", "production_card"] as const),
  ...(["scoring_card", "special_card", "slot", "green_slot", "red_slot", "yellow_slot"] as const),
  ...(["available", "occupied_by_other", "not_mine", "slot_colours", "space"] as const),
  ...(["connected", "upgraded", "claimed", "paid", "gain", "pay", "build", "upgrade"] as const),
  ...(["for", "free", "less", "different", "draw", "advance", "produce", "produced"] as const),
  ...(["look", "take", "use", "ready", "perform", "exchange", "both_ways", "swap", "play"] as const),
  ...(["reach", "connect", "mismatch", "end_of_turn", "same_turn", "nth", "action"] as const),
  ...(["production", "final", "whenever", "once_per_turn", "hand_limit", "also", "both"] as const),
  ...(["arrow", "and", "or", "if", "per", "with", "set_of", "at_least", "up_to", "times"] as const),
  ...(["open", "close"] as const),
];

type Token = (typeof TOKENS)[number];

const OWN = { ...JOINING, ...GOODS, ...PIECES, ...CARDS, ...PLACES, ...SIGNS } satisfies Record<Token, Glyph> &
  Partial<Record<keyof typeof INTERFACE, never>>;

/** What only this game's legend can explain. */
export type OwnName = keyof typeof OWN;
export type IconName = OwnName | keyof typeof INTERFACE;

export const GLYPHS: Record<IconName, Glyph> = { ...INTERFACE, ...OWN };

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(GLYPHS, name);
}
