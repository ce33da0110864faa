/** One table as this browser sees it: what the server last said, and the requests that can be made. */

import { NO_ANSWER, Refused } from "../net/refused";
import type {
  ChatLine,
  CurveDocument,
  OwnDecision,
  Hello,
  PastDocument,
  LogEntry,
  LoggedEvent,
  PreviewDocument,
  PreviewReply,
  ErrorReason,
  Reason,
  SeatDocument,
  SeatToken,
  StateFrame,
  StepsReply,
  SuggestReply,
  TableFrame,
  ChatFrame,
  FatalFrame,
  WhyReply,
} from "../protocol";
import { PROTOCOL } from "../protocol";
import type { LogPiece } from "../play/logging";
import { noteHashes, numbersToTell } from "../deals/deals";
import { noteFingerprint } from "../deals/fingerprints";
import { language, listed, t } from "../i18n";
import { Playback } from "../playback/playback.svelte";
import type { Line, Request, Status } from "../net/socket";
import { atServer, type Source } from "./source";

/** A refused request: why, and the move that was tried, if it was one. */
interface Refusal {
  reasons: Reason[];
  move: string | null;
  label: string | null;
}

export class Table {
  /** What the server last said of the game. */
  newest = $state.raw<StateFrame | null>(null);
  /** What is shown of it: while a move is played back, the state between. */
  readonly playback = new Playback(this);
  readonly state = $derived.by(() => this.playback.shown(this.newest));
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  components = $state.raw<unknown>(null);
  status = $state<Status>("connecting");
  /** A request that changes the game is under way. */
  busy = $state(false);
  /** The last refusal to show, until it is dismissed. */
  refusal = $state.raw<Refusal | null>(null);
  /** The table cannot be used any more; nothing will be tried again. */
  fatal = $state.raw<ErrorReason | null>(null);
  /** Sentences of the log as the screen of the game writes them; none before there is a screen. */
  pieces = $state.raw<((event: LoggedEvent) => LogPiece[]) | null>(null);
  /** A past position that is looked at instead of the present one. */
  past = $state.raw<PastDocument | null>(null);
  /** The game is watched from its start: nothing tells what is still to come. */
  isReplay = $state(false);
  /** The log of the game that this one is a private copy of, until it was copied. */
  before = $state.raw<LogEntry[]>([]);

  /** Asked before moves are sent; if it says no, they are not. */
  guard: ((moves: string[]) => boolean) | null = null;

  /** What is shown: the past position looked at, else the present one. */
  readonly view = $derived.by(() => (this.past ?? this.state)?.view ?? null);
  readonly forecast = $derived.by(() => (this.past ?? this.state)?.forecast ?? null);
  /** The open decision of the seat looked through; none while the past is looked at. */
  readonly decision = $derived.by((): OwnDecision | null => (this.past ? null : (this.state?.decision ?? null)));
  /** The seat looked through; null is a spectator. */
  readonly seat = $derived.by(() => this.state?.seat ?? null);
  readonly mine = $derived.by(() => this.state?.mine ?? []);
  readonly seats = $derived.by((): SeatDocument[] => this.state?.seats ?? []);
  /** The log as far as it is told: to the position that is looked at, if the game is being watched. */
  readonly toldLog = $derived.by((): LogEntry[] => {
    const { past, log } = this;
    return past && this.isReplay ? log.filter(({ number }) => number <= past.number) : log;
  });
  /** Number of the first log entry that others made since this seat's last turn. */
  readonly newsFrom = $derived.by(() => firstNews(this.log, this.seat));
  /** The names of the other seats that must act now. */
  readonly awaited = $derived.by(() => {
    const others = (this.state?.waiting ?? []).filter((open) => !open.optional && open.seat !== this.seat);
    return listed(others.map((open) => this.nameOf(open.seat)));
  });
  /** The cards are dealt when all seats are taken. */
  readonly isGathering = $derived.by(() => this.state?.deal?.dealt === false);
  readonly isSpectator = $derived.by(() => this.state !== null && this.mine.length === 0);

  private readonly connection: Line;
  private reckoned: Promise<CurveDocument> | null = null;
  private previews = new Map<string, Promise<PreviewDocument>>();
  private previewsOf = "";
  /** The seat that was asked to be looked through; a new connection begins with the first of ours. */
  private eyes: number | null = null;
  private isFresh = true;
  private readonly told = new Set<number>();
  /** How often the past was asked for: only the last answer is shown. */
  private lookedBack = 0;

  /** `tokens` are the seats held here; one carried from another device has seat -1 until the server names it. */
  constructor(
    readonly id: string,
    readonly tokens: SeatToken[],
    readonly source: Source = atServer(id),
  ) {
    this.connection = source.connect({
      hello: () => ({
        do: "hello",
        protocol: PROTOCOL,
        table: id,
        tokens: tokens.map(({ token }) => token),
        language: language.code,
        have: this.have,
      }),
      frame: (frame) => this.receive(frame),
      status: (status) => {
        this.status = status;
        this.isFresh = true;
      },
    });
    void this.loadComponents();
  }

  /** Answer the open decision; several moves are played all or none. True if they were accepted. */
  play(...moves: string[]): Promise<boolean> {
    const decision = this.decision;
    if (!decision || this.busy || this.guard?.(moves) === false) return Promise.resolve(false);
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

  why(move: string, after: string[] = []): Promise<WhyReply> {
    return this.connection.ask<WhyReply>({ do: "why", decision: this.decision?.id ?? "", move, after });
  }

  /** Say why the move is not legal after others, on the sheet of refusals; `label` is how people call it. */
  async explain(move: string, label: string | null = null, after: string[] = []): Promise<void> {
    try {
      const { reasons } = await this.why(move, after);
      this.refusal = reasons.length ? { reasons, move, label } : null;
    } catch (error) {
      this.refuse(error, move, label);
    }
  }

  /** What a line of moves would pay, gain and change; asked once per line and version. */
  preview(...moves: string[]): Promise<PreviewDocument> {
    const decision = this.decision?.id ?? "";
    const asked = `${this.state?.version} ${decision}`;
    if (asked !== this.previewsOf) this.previews = new Map();
    this.previewsOf = asked;
    const line = moves.join("\n");
    let found = this.previews.get(line);
    if (!found) {
      const reply = this.connection.ask<PreviewReply>({ do: "preview", decision, moves });
      this.previews.set(line, (found = reply.then(({ preview }) => preview)));
    }
    return found;
  }

  /** What each event of some moves changed; the numbers are those of the log at a version. */
  watch(version: number, first: number, entries: number): Promise<StepsReply> {
    return this.connection.ask<StepsReply>({ do: "watch", version, first, entries });
  }

  suggest(): Promise<SuggestReply> {
    return this.connection.ask<SuggestReply>({ do: "suggest" });
  }

  sendChat(text: string): Promise<unknown> {
    return this.connection.ask({ do: "chat", text });
  }

  /** Hot-seat: look through the eyes of another of our seats. */
  look(seat: number): Promise<unknown> {
    this.eyes = seat;
    return this.connection.ask({ do: "look", seat });
  }

  /** Show the position after this many moves; null goes back to the present. */
  async lookBack(number: number | null): Promise<void> {
    const asked = ++this.lookedBack;
    if (number !== null) this.playback.stop();
    const found = number === null ? null : await this.source.history(number, this.token);
    if (asked === this.lookedBack) this.past = found;
  }

  /** What everybody would have had if the game had ended after each move; asked for once. */
  curve(): Promise<CurveDocument> {
    this.reckoned ??= this.source.curve().catch((error: unknown) => {
      this.reckoned = null;
      throw error;
    });
    return this.reckoned;
  }

  /** What need not be sent again after a break; with several seats the log depends on whose eyes it was. */
  private get have(): Hello["have"] {
    if (!this.newest || this.tokens.length > 1) return null;
    return { version: this.newest.version, log: this.log.length };
  }

  /** The token of the seat looked through. */
  get token(): string | undefined {
    return this.tokens.find(({ seat }) => seat === this.seat)?.token ?? this.tokens[0]?.token;
  }

  nameOf(seat: number | null): string {
    const who = this.seats.find((other) => other.seat === seat);
    if (seat === null || !who) return "";
    return who.kind === "open" ? t("seat.open") : who.name || t("seat.number", { number: seat + 1 });
  }

  refuse(error: unknown, move: string | null = null, label: string | null = null): void {
    const reason = error instanceof Refused ? error.reason : NO_ANSWER;
    this.refusal = { reasons: reason.reasons ?? [reason], move, label };
  }

  reconnect(): void {
    this.connection.now();
  }

  close(): void {
    this.connection.close();
  }

  async loadComponents(): Promise<void> {
    try {
      this.components = await this.source.components();
    } catch (error) {
      this.refuse(error);
    }
  }

  private async change(request: Request, move: string | null = null): Promise<boolean> {
    if (this.busy) return false;
    this.playback.stop();
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
      const { newest, log } = this;
      this.log = [...log.slice(0, frame.log.keep), ...frame.log.add];
      if (frame.seat !== this.seat) void this.lookBack(null); // the past was seen with other eyes
      this.newest = frame;
      this.playback.arrive(newest, frame, log.length);
      if (frame.origin === "dealt" && frame.seed_hash && !frame.over) noteFingerprint(this.id, frame.seed_hash);
      this.lookAgain(frame);
      this.nameCarriedSeat(frame.mine);
    } else if (this.newest) this.newest = { ...this.newest, ...frame, type: "state" };
    if (frame.type === "state" || frame.type === "table") this.tellNumbers(frame);
  }

  /** When all seats are taken, tell our numbers for the deal; the hashes that were shown are kept for the end. */
  private tellNumbers({ deal, mine }: StateFrame | TableFrame): void {
    if (!deal || deal.dealt) return;
    for (const { seat, entropy } of numbersToTell(deal, mine, noteHashes(this.id, deal))) {
      if (this.told.has(seat)) continue;
      this.told.add(seat);
      this.connection.ask({ do: "reveal", seat, entropy }).catch(() => this.told.delete(seat));
    }
  }

  /** After a break, go back to the seat that was looked through. */
  private lookAgain(frame: StateFrame): void {
    const { eyes } = this;
    if (this.isFresh && eyes !== null && eyes !== frame.seat && frame.mine.includes(eyes)) void this.look(eyes);
    this.isFresh = false;
  }

  private nameCarriedSeat(mine: number[]): void {
    const carried = this.tokens.find(({ seat }) => seat < 0);
    const seat = mine.find((number) => !this.tokens.some((other) => other.seat === number));
    if (carried && seat !== undefined) carried.seat = seat;
  }

  private addChat(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...lines.filter((line) => line.number > last)];
  }
}

/** Where the last run of other seats' moves begins, behind which this seat may already have moved again. */
function firstNews(log: LogEntry[], seat: number | null): number {
  let index = log.length;
  while (index > 0 && log[index - 1]?.seat === seat) index--;
  while (index > 0 && log[index - 1]?.seat !== seat) index--;
  return log[index]?.number ?? 0;
}
