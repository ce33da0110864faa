/** Moves played back: while one is shown step by step, the table shows the state between instead of the newest one. */

import { flushSync } from "svelte";
import { settings } from "../page/settings.svelte";
import type { LogEntry, LoggedEvent, StateFrame, StepsReply } from "../protocol";
import { beatsOf, paceOf, planOf, type Beat, type Planned } from "./beats";
import type { GamePlayback } from "./game";
import { Marks } from "./marks.svelte";
import { changedPlaces, namesBelow, numberAt, patched, placeOf, touches } from "./patching";
import { stretchesOf, sumOf, type Stretch } from "./stretches";

/** What a playback needs of its table. */
export interface Watched {
  readonly log: readonly LogEntry[];
  /** The newest frame of the server. */
  readonly newest: StateFrame | null;
  /** Moves of the log, event by event. */
  watch(version: number, first: number, entries: number): Promise<StepsReply>;
}

/** What is being played back: a turn of somebody, or an automatic stretch. */
export interface Scene {
  /** The name of the stretch; null is a turn. */
  title: string | null;
  /** Who made the move. */
  mover: number;
  /** Whose numbers are added up. */
  seat: number;
  lines: LoggedEvent[];
  totals: Record<string, number>;
}

interface Batch {
  planned: Planned[];
  reply: Promise<StepsReply>;
}

/** As many entries as the server tells at once. */
const MOST_ENTRIES = 24;
/** How long a board of another player rests at the end of what was played on it. */
const REST_MS = 600;
const NONE: ReadonlySet<string> = new Set();
const MODIFIERS = ["Shift", "Control", "Alt", "Meta", "AltGraph"];

export class Playback {
  /** The frame that is shown instead of the newest one. */
  held = $state.raw<StateFrame | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** Places that change in this beat. */
  lit = $state.raw<ReadonlySet<string>>(NONE);
  /** Grows with every beat. */
  beat = $state(0);
  /** What is told in this beat, and how many milliseconds it has. */
  now: readonly LoggedEvent[] = [];
  pace = $state(0);
  /** Told before a beat is shown: what it moves is still where it was. */
  onleave: ((events: readonly LoggedEvent[]) => void) | null = null;
  /** The seat whose board is shown while it changes. */
  watched = $state<number | null>(null);
  /** The name of the stretch that was played last, until one acts or puts it away. */
  after = $state<string | null>(null);
  /** The stretch whose lines are read. */
  opened = $state.raw<Stretch | null>(null);
  readonly marks = new Marks();
  readonly isPlaying = $derived.by(() => this.held !== null);

  game: GamePlayback | null = null;
  private queue: Batch[] = [];
  private isRunning = false;
  private run = 0;
  private start: unknown = null;
  /** The stretch to be summed up once all is shown. */
  private coming: string | null = null;
  private wake: (() => void) | null = null;

  constructor(private readonly table: Watched) {}

  /** The frame that is shown: the held one with the people who are there now. */
  shown(newest: StateFrame | null): StateFrame | null {
    const { held } = this;
    if (!held || !newest) return newest;
    const { mine, seats, thinking, rematch, origin, deal } = newest;
    return { ...held, mine, seats, thinking, rematch, origin, deal };
  }

  /** A frame has come; `kept` is how many entries the log had before. */
  arrive(before: StateFrame | null, frame: StateFrame, kept: number): void {
    if (!before?.view || before.seat !== frame.seat || frame.log.keep !== kept) {
      this.stop();
      void this.marks.recall(this.table);
      return;
    }
    const added = frame.log.add;
    const planned = planOf(added, frame.seat, this.game);
    if (added.some((entry) => entry.seat === frame.seat)) this.act();
    if (planned && frame.seat !== null) this.marks.add(before.view, frame.view);
    if (!planned) return;
    if (settings.now.playback === "off" || document.hidden || added.length > MOST_ENTRIES) return this.stop();
    this.coming = this.stretchIn(added, frame.seat) ?? this.coming;
    this.hold(before);
    this.play(planned, frame.version);
  }

  /** The last stretch in which a seat gains or loses something. */
  private stretchIn(added: readonly LogEntry[], seat: number | null): string | null {
    const { game } = this;
    if (!game || seat === null) return null;
    const found = stretchesOf(added, game).findLast(({ lines }) => Object.keys(sumOf(lines, seat, game)).length);
    return found?.title ?? null;
  }

  /** Play entries of the log again. */
  replay(first: number, entries: number): void {
    const { newest, log } = this.table;
    this.stop();
    const again = log.filter(({ number }) => number >= first).slice(0, Math.min(entries, MOST_ENTRIES));
    if (!newest || !again.length) return;
    this.hold(newest);
    this.play(
      again.map((entry) => ({ entry, from: 0 })),
      newest.version,
    );
  }

  /** Did this place change since one's last turn? Not told while it still is being shown how. */
  isMarked(place: string): boolean {
    return !this.isPlaying && this.marks.has(place);
  }

  /** The view at one's last turn; null as long as nothing changed, and while it is being shown how. */
  get since(): unknown {
    return this.isPlaying ? null : this.marks.since;
  }

  /** The names of what changed since then below some places, such as the sites of a board. */
  markedBelow(...above: string[]): Set<string> {
    return this.isPlaying ? new Set() : this.marks.below(...above);
  }

  /** The names of what changes in this beat below some places. */
  litBelow(...above: string[]): Set<string> {
    return namesBelow(this.lit, ...above);
  }

  /** Does this place, or anything inside it, change in this beat? */
  isLit(place: string): boolean {
    return touches(this.lit, place);
  }

  /** Show the newest state at once. */
  stop(): void {
    this.run++;
    this.queue = [];
    this.wake?.();
    this.finish();
  }

  /** One acts: what others changed is not news any more. */
  act(): void {
    this.after = null;
    this.marks.clear();
  }

  /** Any key and any click ends it, and then does what it would do without. */
  listen(): () => void {
    const isOwn = ({ target }: Event) => target instanceof Element && target.closest("[data-playback]") !== null;
    const skip = () => this.isPlaying && flushSync(() => this.stop());
    const press = (event: KeyboardEvent) => MODIFIERS.includes(event.key) || skip();
    const point = (event: PointerEvent) => {
      if (isOwn(event)) return;
      skip();
      this.after = null; // whoever goes on has read it
    };
    const hide = () => document.hidden && this.stop();
    addEventListener("keydown", press, true);
    addEventListener("pointerdown", point, true);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("keydown", press, true);
      removeEventListener("pointerdown", point, true);
      document.removeEventListener("visibilitychange", hide);
      this.stop();
    };
  }

  private hold(frame: StateFrame): void {
    this.held ??= { ...frame, decision: null, undo: { possible: 0, redo: 0 } };
  }

  private play(planned: Planned[], version: number): void {
    const first = planned[0]?.entry.number ?? 1;
    const reply = this.table.watch(version, first, planned.length);
    reply.catch(() => undefined); // the run that waits for it hears of it
    this.queue.push({ planned, reply });
    if (!this.isRunning) void this.runQueue(++this.run);
  }

  private async runQueue(run: number): Promise<void> {
    this.isRunning = true;
    try {
      for (let batch = this.queue[0]; batch; batch = this.queue[0]) {
        await this.perform(batch, await batch.reply, run);
        if (run !== this.run) return;
        this.queue.shift();
      }
    } catch {
      this.queue = []; // the moves were taken back, or nobody answers: the newest state tells
    }
    if (run === this.run) this.finish();
  }

  private async perform({ planned }: Batch, { view, entries }: StepsReply, run: number): Promise<void> {
    const { game } = this;
    const { seat = null } = this.table.newest ?? {};
    const speed = settings.now.playback;
    if (run !== this.run || !game) return;
    const beats = beatsOf(planned, entries, seat, game);
    this.pace = paceOf(speed === "off" ? "fast" : speed, beats);
    const changing = settings.now.follow ? watchedIn(beats, seat, game) : null;
    let shown = view;
    if (this.held) this.held = { ...this.held, view };
    for (const beat of beats) {
      if (this.begins(beat)) this.open(beat, seat, shown);
      this.watched = beat.automatic ? null : changing;
      shown = patched(shown, beat.changes);
      this.show(shown, beat);
      if (!beat.events.length) continue;
      await this.pause(this.pace);
      if (run !== this.run) return;
    }
    if (this.watched !== null) await this.pause(REST_MS);
  }

  private begins({ opens, events, mover }: Beat): boolean {
    return events.length > 0 && (!this.scene || opens !== null || this.scene.mover !== mover);
  }

  private open({ opens, mover, events }: Beat, seat: number | null, view: unknown): void {
    this.start = view;
    this.scene = {
      title: opens,
      mover,
      seat: opens === null ? mover : (seat ?? events[0]?.seat ?? 0),
      lines: [],
      totals: {},
    };
  }

  private show(view: unknown, { events }: Beat): void {
    const { scene, game, held } = this;
    this.now = events;
    this.onleave?.(events);
    if (held) this.held = { ...held, view };
    if (!scene || !game || !events.length) return;
    const lines = [...scene.lines, ...events];
    const told = sumOf(lines, scene.seat, game);
    const counted = game.counted().map(({ key, place }): [string, number] => {
      const at = place(scene.seat);
      return [key, at === null ? (told[key] ?? 0) : numberAt(view, at) - numberAt(this.start, at)];
    });
    const sites = events.map((event) => [event.seat, game.source(event)] as const).filter(([, site]) => site !== null);
    this.lit = new Set([...changedPlaces(held?.view, view), ...sites.map(([seat, site]) => `site/${seat}/${site}`)]);
    this.scene = { ...scene, lines, totals: Object.fromEntries(counted.filter(([, amount]) => amount !== 0)) };
    this.beat++;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wake?.(), ms);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
    });
  }

  private finish(): void {
    this.after = this.coming ?? this.after;
    this.coming = null;
    this.isRunning = false;
    this.scene = null;
    this.held = null;
    this.lit = NONE;
    this.watched = null;
  }
}

/** The seat, other than one's own, on whose board something changes. */
function watchedIn(beats: readonly Beat[], seat: number | null, game: GamePlayback): number | null {
  const found = beats.find(({ mover, automatic, changes }) => {
    if (mover === seat || automatic) return false;
    return changes.some(({ path }) => game.isOnBoard(placeOf(path), mover));
  });
  return found?.mover ?? null;
}
