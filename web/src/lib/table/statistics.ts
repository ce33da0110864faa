/** Statistics of one's games on this device: what is kept of each, and what is told of all. */

import type { TableDocument } from "../protocol";

/** A finished game, as its player keeps it. */
export interface Played {
  table: string;
  game: string;
  /** How it was won, where a game has several ways. */
  mode: string;
  seats: number;
  /** Who played against: nobody, bots of a level, people, or both. */
  against: string;
  place: number;
  won: boolean;
  total: number;
  /** Points by source. */
  sources: Record<string, number>;
  ended: number;
  /** From its opening to its end, if that was seen; null if it was not. */
  minutes: number | null;
}

export const MOST_KEPT = 400;
const LONGEST_MINUTES = 24 * 60;

/** What is kept of a table whose game is over; null if it does not count: watched, copied, or several own seats. */
export function playedAt(
  about: TableDocument,
  mine: readonly number[],
  ended: number,
  wasSeen: boolean,
): Played | null {
  const { result, origin, seats, game, table, options, created } = about;
  const seat = mine[0];
  if (!result || origin !== "dealt" || mine.length !== 1 || seat === undefined) return null;
  const score = result.scores[seat] ?? {};
  const { total = 0, won, ...sources } = score;
  const place = result.places[result.ranking.indexOf(seat)] ?? 1;
  const minutes = Math.round((ended - Date.parse(created)) / 60_000);
  return {
    table,
    game,
    mode: typeof options?.mode === "string" ? options.mode : "",
    seats: seats.length,
    against: opponentsOf(seats, seat),
    place,
    won: won === undefined ? place === 1 : won > 0,
    total,
    sources,
    ended,
    minutes: wasSeen && minutes >= 0 && minutes <= LONGEST_MINUTES ? minutes : null,
  };
}

/** `solo`, `bot greedy`, `people` or `mixed`. */
function opponentsOf(seats: TableDocument["seats"], mine: number): string {
  const others = seats.filter(({ seat }) => seat !== mine);
  const kinds = [...new Set(others.map(({ kind, level }) => (kind === "bot" ? `bot ${level ?? ""}` : "people")))];
  if (!kinds.length) return "solo";
  return kinds.length === 1 ? (kinds[0] ?? "") : kinds.includes("people") ? "mixed" : "bot";
}

/** All games with this one, each table once, the latest first. */
export function withPlayed(all: readonly Played[], one: Played): Played[] {
  const known = all.find(({ table }) => table === one.table);
  if (known) return [...all];
  return [one, ...all].sort((a, b) => b.ended - a.ended).slice(0, MOST_KEPT);
}

export interface Summary {
  game: string;
  mode: string;
  seats: number;
  against: string;
  played: number;
  won: number;
  best: number;
  average: number;
  /** Mean of those whose length is known. */
  minutes: number | null;
}

/** One line for each game, way to win, number of players and kind of opponents; the most played first. */
export function summarize(all: readonly Played[]): Summary[] {
  const groups = new Map<string, Played[]>();
  for (const one of all) {
    const key = JSON.stringify([one.game, one.mode, one.seats, one.against]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const found = [...groups.values()].map((games): Summary => {
    const { game, mode, seats, against } = games[0] as Played;
    const totals = games.map(({ total }) => total);
    const won = games.filter((one) => one.won).length;
    const best = Math.max(...totals);
    return {
      game,
      mode,
      seats,
      against,
      played: games.length,
      won,
      best,
      average: mean(totals),
      minutes: timeOf(games),
    };
  });
  return found.sort((a, b) => b.played - a.played);
}

/** Mean length in minutes of the games whose length is known. */
export function timeOf(games: readonly Played[]): number | null {
  const known = games.flatMap(({ minutes }) => (minutes === null ? [] : [minutes]));
  return known.length ? mean(known) : null;
}

/** The mean points of a game by source, the richest first; sources that never brought anything are left out. */
export function sourcesOf(all: readonly Played[], game: string, mode: string): { source: string; points: number }[] {
  const games = all.filter((one) => one.game === game && one.mode === mode);
  const names = [...new Set(games.flatMap(({ sources }) => Object.keys(sources)))];
  return names
    .map((source) => ({ source, points: mean(games.map(({ sources }) => sources[source] ?? 0)) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => b.points - a.points);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** What a store holds, as far as it can be read: each entry is checked, the rest is left out. */
export function readPlayed(kept: unknown): Played[] {
  return Array.isArray(kept) ? kept.filter(isPlayed).slice(0, MOST_KEPT) : [];
}

function isPlayed(value: unknown): value is Played {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Partial<Record<keyof Played, unknown>>;
  const texts = [one.table, one.game, one.mode, one.against].every((text) => typeof text === "string");
  const numbers = [one.seats, one.place, one.total, one.ended].every((number) => Number.isFinite(number));
  const isTimed = one.minutes === null || Number.isFinite(one.minutes);
  const points = typeof one.sources === "object" && one.sources !== null ? Object.values(one.sources) : [NaN];
  return texts && numbers && isTimed && typeof one.won === "boolean" && points.every((each) => Number.isFinite(each));
}
