/**
 * The server over HTTP. Every request names the language of the page, in which texts and refusals are answered;
 * a refusal is thrown as `Refused` with its reason.
 */

import { browserId, forgetDeal, keepDeal, newEntropy, numberFor, shareCommitment } from "../deals/deals";
import { language } from "../i18n";
import type {
  BoxDocument,
  CurveDocument,
  DraftDocument,
  GameDocument,
  Json,
  LessonDocument,
  NewLesson,
  LogDocument,
  LogEntry,
  ShowDocument,
  PastDocument,
  NewTable,
  OpenedTable,
  PositionDocument,
  GamesDocument,
  PositionsDocument,
  TablesDocument,
  ErrorDocument,
  Rematch,
  ReviewDocument,
  RuleDocument,
  SeatToken,
  ShownPosition,
  TableDocument,
} from "../protocol";
import { held } from "../table/seats";
import { NO_ANSWER, Refused } from "./refused";

export async function games(): Promise<GameDocument[]> {
  return (await call<GamesDocument>("GET", "/api/games")).games;
}

/** The words and forms with which a pack of a game is written, and every component that it may replace. */
export function box(game: string): Promise<BoxDocument> {
  return call("GET", boxPath(game));
}

/** What a pack would replace and what is wrong with it; the entries at these paths in words, or all. */
export function checkPack(game: string, pack: Json, show: string[] | null): Promise<DraftDocument> {
  return call("POST", boxPath(game), { body: { pack, show } });
}

function boxPath(game: string): string {
  return `/api/games/${encodeURIComponent(game)}/box`;
}

export async function publicTables(): Promise<TableDocument[]> {
  return (await call<TablesDocument>("GET", "/api/tables")).tables;
}

export function table(id: string): Promise<TableDocument> {
  return call("GET", path(id));
}

/** Open a table; the deal of one with open seats gets a share of this browser. */
export async function createTable(wanted: NewTable): Promise<OpenedTable> {
  const entropy = newEntropy();
  const share = { commitment: shareCommitment(entropy), browser: browserId() };
  const opened = await call<OpenedTable>("POST", "/api/tables", { body: { ...wanted, ...share } });
  if (opened.invitation && opened.seats.length) keepDeal({ table: opened.table, entropy, seen: null });
  return opened;
}

export function importTable(save: unknown): Promise<OpenedTable> {
  return call("POST", "/api/tables/import", { body: { save } });
}

/** The steps of the tutorial of a game. */
export function lesson(game: string): Promise<LessonDocument> {
  return call("GET", `/api/lessons/${encodeURIComponent(game)}`);
}

/** A table for the tutorial of a game. */
export function openLesson(game: string, wanted: NewLesson): Promise<OpenedTable> {
  return call("POST", `/api/lessons/${encodeURIComponent(game)}`, { body: wanted });
}

export async function positions(): Promise<PositionDocument[]> {
  return (await call<PositionsDocument>("GET", "/api/positions")).positions;
}

/** A position of the rules as its first player sees it. */
export function position(id: string): Promise<ShownPosition> {
  return call("GET", `/api/positions/${encodeURIComponent(id)}`);
}

export function openPosition(id: string): Promise<OpenedTable> {
  return call("POST", `/api/positions/${encodeURIComponent(id)}`);
}

/** Take a seat. If the answer is lost, the same number and the same browser get the same seat the next time. */
export async function join(id: string, invitation: string | null, name: string): Promise<SeatToken> {
  const number = numberFor(id, !!held(id)?.seats.length);
  keepDeal(number);
  const body = {
    invitation: invitation ?? "",
    name,
    commitment: shareCommitment(number.entropy),
    browser: browserId(),
  };
  try {
    const seat = await call<SeatToken>("POST", path(id, "join"), { body });
    keepDeal({ ...number, pending: false });
    return seat;
  } catch (error) {
    if (error instanceof Refused && error.reason.code === "no_open_seat") forgetDeal(number);
    throw error;
  }
}

export function leave(id: string, token: string): Promise<unknown> {
  return call("POST", path(id, "leave"), { token });
}

export function comeBack(id: string, token: string): Promise<unknown> {
  return call("POST", path(id, "return"), { token });
}

export function rematch(id: string, token: string): Promise<Rematch> {
  return call("POST", path(id, "rematch"), { token });
}

/** A private copy of what the seat knows, after so many moves or now. */
export function whatIf(id: string, token: string, number: number | null): Promise<OpenedTable> {
  return call("POST", path(id, "what-if"), { token, body: { number } });
}

export function history(id: string, number: number, token?: string): Promise<PastDocument> {
  return call("GET", `${path(id, "history")}/${number}`, { token });
}

/** The log of the first moves, as the owner of the token may know it. */
export async function log(id: string, until: number, token?: string): Promise<LogEntry[]> {
  const address = `${path(id, "log")}/${until}`;
  return (await call<LogDocument>("GET", address, { token })).add;
}

export function curve(id: string): Promise<CurveDocument> {
  return call("GET", path(id, "curve"));
}

/** How far the review of a seat is, and its outcome. */
export function review(id: string, seat: number): Promise<ReviewDocument> {
  return call("GET", `${path(id, "review")}/${seat}`);
}

/** Have the game of a seat reviewed; a review that is there is answered at once. */
export function beginReview(id: string, seat: number): Promise<ReviewDocument> {
  return call("POST", path(id, "review"), { body: { seat } });
}

/** The sample game of a game as one document. */
export function show(game: string): Promise<ShowDocument> {
  return call("GET", `/shows/${encodeURIComponent(game)}`);
}

export function exportGame(id: string, token?: string): Promise<unknown> {
  return call("GET", path(id, "export"), { token });
}

export function components(id: string): Promise<unknown> {
  return call("GET", path(id, "components"));
}

/** Everything printed of a game, as it is without a pack. */
export function gameComponents(game: string): Promise<unknown> {
  return call("GET", `/api/games/${encodeURIComponent(game)}/components`);
}

export function rule(id: string, game: string): Promise<RuleDocument> {
  const query = game && `?${new URLSearchParams({ game })}`;
  return call("GET", `/api/rules/${encodeURIComponent(id)}${query}`);
}

function path(id: string, verb = ""): string {
  return `/api/tables/${encodeURIComponent(id)}${verb && `/${verb}`}`;
}

interface Extras {
  body?: unknown;
  token?: string;
}

async function call<T>(method: string, address: string, { body, token }: Extras = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(inLanguage(address), { method, headers, body: JSON.stringify(body) });
  } catch {
    throw new Refused(NO_ANSWER);
  }
  const document: unknown = await response.json().catch(() => null);
  if (response.ok) return document as T;
  throw new Refused((document as Partial<ErrorDocument> | null)?.error ?? NO_ANSWER, response.status);
}

function inLanguage(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}language=${language.code}`;
}
