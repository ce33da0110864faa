/** A connection to one table that comes back by itself. Requests still unanswered are sent again under the same id. */

import { NO_ANSWER, Refused } from "./refused";
import type { Answer, AnyMessage, Hello, News } from "../protocol";

export type Status = "connecting" | "open" | "lost" | "closed";

const FIRST_DELAY = 400;
const LONGEST_DELAY = 10_000;
const PING_EVERY = 20_000;
const PING_PATIENCE = 8_000;
/** Farewells after which it is worth to come back. */
const PASSING = ["too_slow", "shutting_down", "store_failed", "too_many_connections"];

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** A request without its `id`, which the connection adds. */
export type Request = WithoutId<Exclude<AnyMessage, Hello>>;

/** Who hears what a line brings. */
export interface Listener {
  hello(): Hello;
  frame(frame: News): void;
  status(status: Status): void;
}

interface Pending {
  text: string;
  resolve(reply: unknown): void;
  reject(error: Refused): void;
}

/** The way to a table: requests there, frames back to its listener. */
export interface Line {
  ask<T>(request: Request): Promise<T>;
  now(): void;
  close(): void;
}

export class Connection implements Line {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private greeted = false;
  private delay = FIRST_DELAY;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private readonly wake = () => this.now();

  constructor(private readonly listener: Listener) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Ask for something; refused requests throw `Refused`. */
  ask<T>(request: Request): Promise<T> {
    const id = newId();
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve, reject) => {
      this.pending.set(id, { text, resolve: (reply) => resolve(reply as T), reject });
      if (this.greeted) this.socket?.send(text);
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.retry);
    this.drop();
    for (const { reject } of this.pending.values()) reject(new Refused(NO_ANSWER));
    this.pending.clear();
    this.listener.status("closed");
  }

  /** Try again at once instead of waiting for the next attempt. */
  now(): void {
    if (this.closed || this.socket || document.visibilityState === "hidden") return;
    clearTimeout(this.retry);
    this.connect();
  }

  private connect(): void {
    this.listener.status("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/play`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.listener.hello()));
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as News | Answer);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private receive(frame: News | Answer): void {
    if (frame.type === "reply") return this.settle(frame);
    if (frame.type === "fatal" && PASSING.includes(frame.error.code)) return this.lost();
    if (frame.type === "fatal") {
      this.listener.frame(frame);
      return this.close();
    }
    if (frame.type === "state" && !this.greeted) this.resume();
    this.listener.frame(frame);
  }

  private resume(): void {
    this.greeted = true;
    this.delay = FIRST_DELAY;
    this.listener.status("open");
    for (const { text } of this.pending.values()) this.socket?.send(text);
    this.heartbeat = setInterval(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    const socket = this.socket;
    const dead = setTimeout(() => {
      if (this.socket === socket) this.lost();
    }, PING_PATIENCE);
    this.ask({ do: "ping" })
      .catch(() => undefined)
      .finally(() => clearTimeout(dead));
  }

  private settle(reply: Answer): void {
    const waiting = this.pending.get(reply.id ?? "");
    this.pending.delete(reply.id ?? "");
    if (reply.ok) waiting?.resolve(reply);
    else waiting?.reject(new Refused(reply.error));
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.listener.status("lost");
    this.retry = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 1.8, LONGEST_DELAY);
  }

  private drop(): void {
    clearInterval(this.heartbeat);
    this.greeted = false;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}
