/** The packs that somebody has filled in, one for each game, kept in this browser. */

import type { Json } from "../protocol";
import { read, write } from "./storage";

export interface KeptBox {
  pack: Json;
  /** Nothing was wrong with it when it was kept. */
  fine: boolean;
}

export function keptBox(game: string): KeptBox | null {
  const kept = read<KeptBox | null>(`box.${game}`, null);
  return isPack(kept?.pack ?? null) ? kept : null;
}

export function keepBox(game: string, box: KeptBox | null): void {
  write(`box.${game}`, box);
}

/** The name and version that a pack gives itself. */
export function nameOfPack(pack: Json): string {
  return isPack(pack) ? `${asText(pack.name)} ${asText(pack.version)}` : "";
}

/** A plain value as text; nothing for any other. */
export function asText(value: Json | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function isPack(pack: Json): pack is Record<string, Json> {
  return typeof pack === "object" && pack !== null && !Array.isArray(pack);
}
