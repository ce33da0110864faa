import { deepEqual, equal, rejects } from "node:assert/strict";
import test, { mock } from "node:test";
import type { Hello, News } from "../protocol";
import { Connection, type Status } from "./socket";

/** A socket whose other end is the test. */
class FakeSocket {
  static last: FakeSocket;
  sent: { id: string; do: string }[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly address: string) {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; do: string });
  }

  close(): void {
    this.onclose?.();
  }

  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** Open it and welcome the client. */
  greet(): this {
    this.onopen?.();
    this.tell({ type: "state" });
    return this;
  }
}

const page = new EventTarget();
Object.assign(globalThis, {
  WebSocket: FakeSocket,
  location: { protocol: "https:", host: "frontier" },
  document: Object.assign(page, { visibilityState: "visible" }),
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
});

/** A connection with what it told. */
function connected(): { connection: Connection; told: Status[]; frames: string[] } {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const told: Status[] = [];
  const frames: string[] = [];
  const connection = new Connection({
    hello: () => ({ do: "hello" }) as Hello,
    frame: (frame: News) => frames.push(frame.type),
    status: (status) => told.push(status),
  });
  return { connection, told, frames };
}

test("a connection greets, then sends what waited, and answers come back by their id", async () => {
  const { connection, told } = connected();
  const asked = connection.ask<{ move: string }>({ do: "suggest" });
  const socket = FakeSocket.last;
  equal(socket.address, "wss://frontier/api/play");
  equal(socket.sent.length, 0);
  socket.greet();
  const [hello, request] = socket.sent;
  equal(hello?.do, "hello");
  socket.tell({ type: "reply", id: request?.id, ok: true, move: "end" });
  equal((await asked).move, "end");
  deepEqual(told, ["connecting", "open"]);
  connection.close();
});

test("after a loss unanswered requests are sent again under the same id", () => {
  const { connection, told } = connected();
  const first = FakeSocket.last.greet();
  connection.ask({ do: "suggest" }).catch(() => undefined);
  const id = first.sent.at(-1)?.id;
  first.close();
  equal(told.at(-1), "lost");
  mock.timers.tick(600);
  const second = FakeSocket.last.greet();
  equal(second.sent.at(-1)?.id, id);
  connection.close();
});

test("a farewell that passes leads back, any other ends the connection and refuses what waits", async () => {
  const { connection, told, frames } = connected();
  FakeSocket.last.greet().tell({ type: "fatal", error: { code: "shutting_down" } });
  equal(told.at(-1), "lost");
  mock.timers.tick(600);
  const asked = connection.ask({ do: "suggest" });
  FakeSocket.last.greet().tell({ type: "fatal", error: { code: "unknown_token" } });
  equal(told.at(-1), "closed");
  equal(frames.at(-1), "fatal");
  await rejects(asked);
});

test("a server that does not answer a ping is left", () => {
  const { connection, told } = connected();
  FakeSocket.last.greet();
  mock.timers.tick(20_000);
  equal(FakeSocket.last.sent.at(-1)?.do, "ping");
  mock.timers.tick(8_000);
  equal(told.at(-1), "lost");
  connection.close();
});
