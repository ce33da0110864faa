/** One's own tables as a list tells them: which belong together, and how each stands. */

import { ago as timeAgo } from "../i18n/locale";
import type { TableDocument } from "../protocol";
import type { HeldTable } from "./seats";

/** What was last heard of a table; null: the server does not know it any more. */
export type News = TableDocument | null | undefined;

export interface Groups {
  running: HeldTable[];
  finished: HeldTable[];
  /** Private copies and positions of the rules: tried out, not played. */
  tried: HeldTable[];
}

/** Games in play first, those in which one has to move before the others; then finished ones; what was tried apart. */
export function groupsOf(tables: readonly HeldTable[], newsOf: (table: string) => News): Groups {
  const found: Groups = { running: [], finished: [], tried: [] };
  for (const entry of tables) {
    const news = newsOf(entry.table);
    if (entry.copyOf || entry.note || (news && ["what-if", "position"].includes(news.origin))) found.tried.push(entry);
    else if (news?.over) found.finished.push(entry);
    else found.running.push(entry);
  }
  const isMine = (entry: HeldTable) => statusOf(entry, newsOf(entry.table)).kind === "your-turn";
  found.running = [...found.running.filter(isMine), ...found.running.filter((entry) => !isMine(entry))];
  return found;
}

export type TableStatus =
  | { kind: "unknown" | "gone" | "open" | "your-turn" | "solo-won" | "solo-lost" }
  | { kind: "waiting"; seats: number[] }
  /** With the totals, best first. */
  | { kind: "won" | "shared" | "ended"; totals: number[] }
  | { kind: "lost"; place: number; totals: number[] }
  | { kind: "over"; winner: number; totals: number[] };

export function statusOf({ seats }: HeldTable, news: News): TableStatus {
  if (news === null) return { kind: "gone" };
  if (!news) return { kind: "unknown" };
  const mine = seats.map(({ seat }) => seat);
  if (news.result) return outcomeOf(mine, news.result);
  if (news.open > 0) return { kind: "open" };
  const waiting = news.waiting ?? [];
  if (waiting.some((seat) => mine.includes(seat))) return { kind: "your-turn" };
  return waiting.length ? { kind: "waiting", seats: waiting } : { kind: "unknown" };
}

function outcomeOf(mine: number[], { ranking, places, scores }: NonNullable<TableDocument["result"]>): TableStatus {
  const totals = ranking.map((seat) => scores[seat]?.total ?? 0);
  const won = scores.length === 1 ? scores[0]?.won : undefined;
  if (won !== undefined) return { kind: won ? "solo-won" : "solo-lost" };
  if (scores.length === 1) return { kind: "ended", totals };
  const own = mine.length === 1 ? ranking.indexOf(mine[0] as number) : -1;
  if (own < 0) return { kind: "over", winner: ranking[0] ?? 0, totals };
  const place = places[own] ?? 1;
  if (place > 1) return { kind: "lost", place, totals };
  return { kind: places.filter((other) => other === 1).length > 1 ? "shared" : "won", totals };
}

/** `3 hours ago`; the largest unit that is full. */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["year", 31_536_000],
    ["month", 2_592_000],
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ];
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return timeAgo(Math.floor(seconds / size), unit, language);
}
