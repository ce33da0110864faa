/** One table as this browser sees it: what the server last said, and the requests that can be made. */

import * as api from "./api";
import { Refused } from "./api";
import type {
  ChatLine,
  Decision,
  Forecast,
  HistoryDocument,
  Json,
  LogEntry,
  Preview,
  Reason,
  Request,
  SeatDocument,
  StateFrame,
  Suggestion,
  TableFrame,
  ChatFrame,
  FatalFrame,
  Why,
} from "./frames";
import { PROTOCOL } from "./frames";
import { language } from "./i18n";
import { Connection, type Status } from "./socket";

/** A refused request: why, and the move that was tried, if it was one. */
export interface Refusal {
  reasons: Reason[];
  move: string | null;
}

export class Table {
  state = $state.raw<StateFrame | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  components = $state.raw<Json>(null);
  status = $state<Status>("connecting");
  /** A request that changes the game is under way. */
  busy = $state(false);
  /** The last refusal to show, until it is dismissed. */
  refusal = $state.raw<Refusal | null>(null);
  /** The table cannot be used any more; nothing will be tried again. */
  fatal = $state.raw<Reason | null>(null);
  /** A past position that is looked at instead of the present one. */
  past = $state.raw<HistoryDocument | null>(null);

  /** What is shown: the past position looked at, else the present one. */
  readonly view = $derived.by(() => (this.past ?? this.state)?.view ?? null);
  readonly forecast = $derived.by((): Forecast | null => (this.past ?? this.state)?.forecast ?? null);
  /** The open decision of the seat looked through; none while the past is looked at. */
  readonly decision = $derived.by((): Decision | null => (this.past ? null : (this.state?.decision ?? null)));
  /** The seat looked through; null is a spectator. */
  readonly seat = $derived.by(() => this.state?.seat ?? null);
  readonly mine = $derived.by(() => this.state?.mine ?? []);
  readonly seats = $derived.by((): SeatDocument[] => this.state?.seats ?? []);
  readonly isSpectator = $derived.by(() => this.state !== null && this.mine.length === 0);

  private readonly connection: Connection;
  private previews = new Map<string, Promise<Preview>>();
  private previewsOf = "";

  constructor(
    readonly id: string,
    readonly tokens: { seat: number; token: string }[],
  ) {
    this.connection = new Connection({
      hello: () => ({
        do: "hello",
        protocol: PROTOCOL,
        table: id,
        tokens: tokens.map(({ token }) => token),
        language: language.code,
        have: this.state && { version: this.state.version, log: this.log.length },
      }),
      frame: (frame) => this.receive(frame),
      status: (status) => (this.status = status),
    });
    void this.loadComponents();
  }

  /** Answer the open decision; several moves are played all or none. True if they were accepted. */
  play(...moves: string[]): Promise<boolean> {
    const decision = this.decision;
    if (!decision || this.busy) return Promise.resolve(false);
    return this.change({ do: "play", decision: decision.id, moves }, moves[0] ?? null);
  }

  undo(steps = 1): Promise<boolean> {
    return this.change({ do: "undo", steps });
  }

  redo(steps = 1): Promise<boolean> {
    return this.change({ do: "redo", steps });
  }

  /** Take back everything to the floor. */
  restart(): Promise<boolean> {
    return this.change({ do: "restart" });
  }

  why(move: string): Promise<Why> {
    return this.connection.ask<Why>({ do: "why", decision: this.decision?.id ?? "", move });
  }

  /** What the move would pay, gain and change; asked once per move and version. */
  preview(move: string): Promise<Preview> {
    const key = `${this.state?.version} ${this.decision?.id}`;
    if (key !== this.previewsOf) this.previews = new Map();
    this.previewsOf = key;
    let found = this.previews.get(move);
    if (!found) {
      found = this.connection
        .ask<{ preview: Preview }>({ do: "preview", decision: this.decision?.id ?? "", move })
        .then((reply) => reply.preview);
      this.previews.set(move, found);
    }
    return found;
  }

  suggest(): Promise<Suggestion> {
    return this.connection.ask<Suggestion>({ do: "suggest" });
  }

  sendChat(text: string): Promise<unknown> {
    return this.connection.ask({ do: "chat", text });
  }

  /** Hot-seat: look through the eyes of another of our seats. */
  look(seat: number): Promise<unknown> {
    return this.connection.ask({ do: "look", seat });
  }

  /** Show the position after this many moves; null goes back to the present. */
  async lookBack(number: number | null): Promise<void> {
    if (number === null) {
      this.past = null;
      return;
    }
    this.past = await api.history(this.id, number, this.token);
  }

  /** The token of the seat looked through. */
  get token(): string | undefined {
    return this.tokens.find(({ seat }) => seat === this.seat)?.token ?? this.tokens[0]?.token;
  }

  nameOf(seat: number | null): string {
    return this.seats.find((other) => other.seat === seat)?.name ?? "";
  }

  refuse(error: unknown, move: string | null = null): void {
    const reason = error instanceof Refused ? error.reason : api.NO_ANSWER;
    this.refusal = { reasons: [reason], move };
  }

  reconnect(): void {
    this.connection.now();
  }

  close(): void {
    this.connection.close();
  }

  async loadComponents(): Promise<void> {
    try {
      this.components = await api.components(this.id);
    } catch (error) {
      this.refuse(error);
    }
  }

  private async change(request: Request, move: string | null = null): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      await this.connection.ask(request);
      return true;
    } catch (error) {
      this.refuse(error, move);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private receive(frame: StateFrame | ChatFrame | TableFrame | FatalFrame): void {
    if (frame.type === "fatal") this.fatal = frame.error;
    else if (frame.type === "chat") this.addChat(frame.lines);
    else if (frame.type === "state") {
      this.log = [...this.log.slice(0, frame.log.keep), ...frame.log.add];
      this.state = frame;
    } else if (this.state) this.state = { ...this.state, seats: frame.seats, thinking: frame.thinking };
  }

  private addChat(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...lines.filter((line) => line.number > last)];
  }
}
