/** The documents and frames that the server sends and takes. */

export const PROTOCOL = 1;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Parameters = Record<string, string | number | boolean>;

/** Why something is refused, by which rule, and what would make it legal. */
export interface Reason {
  code: string;
  rule: string;
  message: string;
  params: Parameters;
  fixes: string[];
  /** All of them, where there are several. */
  reasons?: Reason[];
}

export interface OptionDocument {
  name: string;
  type: string;
  default: Json;
  values: Json[] | null;
  meaning: string;
}

export interface GameDocument {
  slug: string;
  title: string;
  version: number;
  components_version: number;
  seats: number[];
  options: OptionDocument[];
  levels: string[];
}

export type SeatKind = "human" | "bot" | "open";

export interface SeatDocument {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string | null;
  /** Left: a bot of this level plays for them. */
  away: boolean;
  connected?: boolean;
}

/** Where the first position of a table comes from. */
export type Origin = "dealt" | "import" | "position" | "what-if";

/** A deal in which players have a part; what was hashed comes when the game is over. */
export interface DealDocument {
  dealt: boolean;
  /** All seats are taken: numbers are to be told. */
  asked: boolean;
  /** Hash of the server's seed. */
  server: string;
  server_seed: string | null;
  players: { seat: number; commitment: string | null; told: boolean; entropy: string | null }[];
}

export interface TableDocument {
  table: string;
  title: string;
  game: string;
  seats: SeatDocument[];
  open: number;
  over: boolean;
  created: string;
  public: boolean;
  origin: Origin;
  options?: Record<string, Json>;
}

export interface NewSeat {
  kind: SeatKind;
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, Json>;
  seats: NewSeat[];
  public: boolean;
  title?: string;
  commitment?: string;
  browser?: string;
}

export interface SeatToken {
  seat: number;
  token: string;
}

export interface OpenedTable {
  table: string;
  seats: SeatToken[];
  invitation: string | null;
}

/** The table of the rematch; whoever has the token of seat `was` owns `seat` with the same token. */
export interface Rematch {
  table: string;
  seats: { seat: number; was: number; token: string | null }[];
}

export interface RuleText {
  id: string;
  text: string;
}

/** A position of the rules' test vectors. */
export interface PositionDocument {
  id: string;
  game: string;
  text: string;
}

export interface HistoryDocument {
  number: number;
  of: number;
  view: Json;
  forecast: Forecast | null;
}

export interface Waiting {
  seat: number;
  kind: string;
  prompt: string;
  optional: boolean;
}

export interface Decision extends Waiting {
  id: string;
  moves: string[];
  domain: string[];
  rules: string[];
}

export interface EventDocument {
  kind: string;
  seat: number;
  cause: string;
  details: Record<string, Json>;
  /** The sentence in pieces; a number is a seat, where the name of its player belongs. */
  said: (string | number)[];
  reveals: boolean;
}

/** One move and what came of it; number 0 is the set-up, with seat -1. */
export interface LogEntry {
  number: number;
  seat: number;
  move: string;
  events: EventDocument[];
}

export interface Forecast {
  /** Not in a race, which has no points. */
  score_now?: Record<string, number>;
  production?: Record<string, Json>;
  [other: string]: Json | undefined;
}

export interface Result {
  ranking: number[];
  places: number[];
  scores: Record<string, number>[];
}

export interface Change {
  path: string;
  before: Json;
  after: Json;
}

export interface Preview {
  pays: Record<string, number>;
  gains: Record<string, number>;
  events: Omit<EventDocument, "said">[];
  changes: Change[];
  /** What would be lost by itself, and why. */
  warnings: Reason[];
  /** It ends undo. */
  reveals: boolean;
  /** What the same seat would be asked next, if that can be known. */
  next?: (Pick<Decision, "kind" | "prompt" | "moves"> & { task: Json[] }) | null;
}

export interface Suggestion {
  move: string;
  decision: string;
  text: string;
}

export interface Why {
  legal: boolean;
  reasons: Reason[];
}

export interface StateFrame {
  type: "state";
  version: number;
  /** Whose eyes this is seen through; null is a spectator. */
  seat: number | null;
  /** The seats of this connection. */
  mine: number[];
  seats: SeatDocument[];
  view: Json;
  waiting: Waiting[];
  decision: Decision | null;
  forecast: Forecast | null;
  undo: { possible: number; redo: number };
  log: { keep: number; add: LogEntry[] };
  over: boolean;
  result: Result | null;
  seed_hash: string | null;
  seed: string | number | null;
  thinking: number[];
  /** The table of the rematch, once somebody asked for one. */
  rematch: string | null;
  origin: Origin;
  deal: DealDocument | null;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  time: string;
}

export interface ChatFrame {
  type: "chat";
  lines: ChatLine[];
}

export interface TableFrame {
  type: "table";
  mine: number[];
  seats: SeatDocument[];
  thinking: number[];
  rematch: string | null;
  origin: Origin;
  deal: DealDocument | null;
}

export interface FatalFrame {
  type: "fatal";
  error: Reason;
}

export type Reply = { type: "reply"; id: string } & (
  ({ ok: true } & Record<string, unknown>) | { ok: false; error: Reason }
);

export type ServerFrame = StateFrame | ChatFrame | TableFrame | FatalFrame | Reply;

/** A request without its `id`, which the connection adds. */
export type Request =
  | { do: "play"; decision: string; moves: string[] }
  | { do: "undo"; steps: number }
  | { do: "redo"; steps: number }
  | { do: "restart" }
  | { do: "why"; decision: string; move: string; after: string[] }
  | { do: "preview"; decision: string; moves: string[] }
  | { do: "suggest" }
  | { do: "chat"; text: string }
  | { do: "reveal"; seat: number; entropy: string }
  | { do: "look"; seat: number }
  | { do: "ping" };

export interface Hello {
  do: "hello";
  protocol: typeof PROTOCOL;
  table: string;
  tokens: string[];
  language: string;
  have: { version: number; log: number } | null;
}
