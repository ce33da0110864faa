/** The pack that somebody fills in: entries, undo, what the server says of them, and what is kept on this device. */

import * as api from "$lib/net/api";
import { report } from "$lib/net/failures";
import { Refused } from "$lib/net/refused";
import { asText, keepBox, keptBox } from "$lib/page/boxes";
import type {
  BoxDocument,
  ComponentDocument,
  DraftDocument,
  FieldDocument,
  Json,
  ProblemDocument,
  ShownEntry,
} from "$lib/protocol";
import { holes, isBlock, write, type Block, type Value } from "./blocks";
import {
  compose,
  placeOf,
  takeApart,
  valueOf,
  withValue,
  type Composed,
  type Entries,
  type Head,
  type Pack,
} from "./pack";

const WAIT = 300; // milliseconds without a change until the server is asked
const LATER = 1500; // until it is asked again after it was busy
const TYPING = 1200; // changes of one field within this time are one step of undo
const MOST_STEPS = 200;

interface Step {
  head: Head;
  entries: Entries;
  /** Effects in which something is still to be chosen, by component and field. */
  unfinished: Record<string, Value>;
}

export interface Problem {
  id?: string;
  field?: string;
  path: string;
  text: string;
}

export class BoxEditor {
  private now = $state.raw<Step>({ head: { name: "", version: "1" }, entries: {}, unfinished: {} });
  private past = $state.raw<Step[]>([]);
  private future = $state.raw<Step[]>([]);
  private blocks = $state.raw<ReadonlyMap<string, Block | null>>(new Map());
  private told = $state.raw<Problem[]>([]);
  /** Components with their entries, as the server showed them last. */
  shown = $state.raw<Record<string, ShownEntry>>({});
  /** The server has not said yet what it thinks of the last change. */
  waiting = $state(false);
  selected = $state("");

  private asked = 0;
  private timer = 0;
  private typed = { what: "", at: 0 };

  constructor(
    readonly box: BoxDocument,
    name: string,
  ) {
    const blocks = new Map<string, Block | null>();
    for (const { values, blocks: own } of box.components) {
      for (const [field, block] of Object.entries(own)) blocks.set(asText(values[field]), block as Block);
    }
    this.blocks = blocks;
    this.now = { ...this.now, head: { name, version: "1" } };
    const kept = keptBox(box.game);
    if (kept) {
      this.now = { ...takeApart(box, kept.pack as Pack), unfinished: {} };
      void this.check(null);
    }
  }

  get head(): Head {
    return this.now.head;
  }

  get entries(): Entries {
    return this.now.entries;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  readonly composed: Composed = $derived.by(() => compose(this.box, this.now.head, this.now.entries));

  /** Components in whose effects something is still to be chosen. */
  readonly unfinished: Set<string> = $derived.by(
    () => new Set(Object.keys(this.now.unfinished).map((key) => key.slice(0, key.indexOf(":")))),
  );

  readonly problems: Problem[] = $derived.by(() => this.told.filter(({ id }) => !id || id in this.now.entries));

  get isFine(): boolean {
    return !this.waiting && !this.problems.length && !this.unfinished.size;
  }

  problemsOf(id: string): Problem[] {
    return this.problems.filter((problem) => problem.id === id);
  }

  isDone({ id }: ComponentDocument): boolean {
    return id in this.now.entries && !this.unfinished.has(id) && !this.problemsOf(id).length;
  }

  valueOf(component: ComponentDocument, field: string): Json {
    return valueOf(component, this.now.entries[component.id], field);
  }

  /** The form of a component: a field with several forms has that for its kind. */
  formOf(component: ComponentDocument): FieldDocument[] {
    const kind = asText(this.valueOf(component, "kind"));
    return (this.box.forms[component.form] ?? []).filter(({ when = [] }) => !when.length || when.includes(kind));
  }

  /** An expression as blocks; `undefined` while its line cannot be read. */
  blockOf(component: ComponentDocument, field: FieldDocument): Value | undefined {
    const key = keyOf(component, field);
    if (key in this.now.unfinished) return this.now.unfinished[key];
    const text = asText(this.valueOf(component, field.name));
    return text ? (this.blocks.get(text) ?? undefined) : null;
  }

  /** Is something of an expression still to be chosen? */
  isBegun(component: ComponentDocument, field: FieldDocument): boolean {
    return keyOf(component, field) in this.now.unfinished;
  }

  /** An expression as a line. */
  lineOf(component: ComponentDocument, field: FieldDocument): string {
    const block = this.blockOf(component, field);
    if (block !== undefined && isBlock(block)) return write(this.box.sorts, field.sort ?? "", block);
    return asText(this.valueOf(component, field.name));
  }

  setHead(part: Partial<Head>): void {
    this.step({ head: { ...this.now.head, ...part } }, Object.keys(part).join());
  }

  setValue(component: ComponentDocument, field: string, value: Json): void {
    this.step(this.withEntry(component, field, value), `${component.id}:${field}`);
  }

  setBlock(component: ComponentDocument, field: FieldDocument, value: Value): void {
    const key = keyOf(component, field);
    if (value === null && component.status === "empty" && !field.may_be_empty) {
      this.step({ ...this.withEntry(component, field.name, ""), unfinished: this.finished(key) });
      return;
    }
    if (!isBlock(value) || holes(value)) {
      this.step({ unfinished: { ...this.now.unfinished, [key]: value } });
      return;
    }
    const text = write(this.box.sorts, field.sort ?? "", value);
    this.blocks = new Map([...this.blocks, [text, value]]);
    this.step({ ...this.withEntry(component, field.name, text), unfinished: this.finished(key) });
  }

  setLine(component: ComponentDocument, field: FieldDocument, text: string): void {
    const key = keyOf(component, field);
    this.step({ ...this.withEntry(component, field.name, text), unfinished: this.finished(key) }, `${key}:line`);
  }

  /** As it was designed or printed. */
  reset(component: ComponentDocument): void {
    const { [component.id]: _, ...entries } = this.now.entries;
    const own = Object.entries(this.now.unfinished).filter(([key]) => !key.startsWith(`${component.id}:`));
    this.step({ entries, unfinished: Object.fromEntries(own) });
  }

  clear(name: string): void {
    this.step({ head: { name, version: "1" }, entries: {}, unfinished: {} });
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.now];
    this.show(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.now];
    this.show(after);
  }

  /** Take a pack from a file, if nothing is wrong with it; else say what is. */
  async load(pack: Json): Promise<ProblemDocument[]> {
    const found = await api.checkPack(this.box.game, pack, null);
    if (found.problems.length) return found.problems;
    this.step({ ...takeApart(this.box, pack as Pack), unfinished: {} });
    this.learn(found, this.composed);
    return [];
  }

  private withEntry(component: ComponentDocument, field: string, value: Json): Partial<Step> {
    const { [component.id]: old = {}, ...others } = this.now.entries;
    const entry = withValue(component, old, field, value);
    return { entries: entry ? { ...others, [component.id]: entry } : others };
  }

  private finished(key: string): Step["unfinished"] {
    const { [key]: _, ...rest } = this.now.unfinished;
    return rest;
  }

  /** A change that can be taken back; typing in one field is one change. */
  private step(change: Partial<Step>, typing = ""): void {
    const goesOn = typing !== "" && typing === this.typed.what && Date.now() - this.typed.at < TYPING;
    this.typed = { what: typing, at: Date.now() };
    if (!goesOn) this.past = [...this.past.slice(-MOST_STEPS), this.now];
    this.future = [];
    this.show({ ...this.now, ...change });
  }

  private show(step: Step): void {
    this.now = step;
    this.waiting = true;
    this.keep();
    this.checkSoon(WAIT);
  }

  private keep(): void {
    const { pack } = this.composed;
    keepBox(this.box.game, Object.keys(this.now.entries).length ? { pack, fine: this.isFine } : null);
  }

  private checkSoon(wait: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(this.selected), wait);
  }

  /** Ask the server about the whole pack, and for words and icons of one component, or of all. */
  private async check(wanted: string | null): Promise<void> {
    const asked = ++this.asked;
    const composed = this.composed;
    const [path] = [...composed.paths].find(([, id]) => id === wanted) ?? [];
    this.waiting = true;
    try {
      const found = await api.checkPack(this.box.game, composed.pack, wanted === null ? null : path ? [path] : []);
      if (asked === this.asked) this.learn(found, composed);
    } catch (error) {
      if (asked !== this.asked) return;
      const isBusy = error instanceof Refused && error.status === 429;
      if (isBusy) this.checkSoon(LATER);
      else report(error);
    }
  }

  private learn(found: DraftDocument, { paths, pack }: Composed): void {
    this.told = found.problems.map((problem) => ({
      ...placeOf(problem, paths),
      path: problem.path,
      text: problem.problem,
    }));
    const blocks = new Map(this.blocks);
    for (const { component, fields } of found.entries) {
      for (const [field, { block }] of Object.entries(fields)) {
        blocks.set(asText(this.now.entries[component]?.[field]), block as Block | null);
      }
    }
    this.blocks = blocks;
    const entries = found.entries.map((entry) => [entry.component, entry] as const);
    this.shown = { ...this.shown, ...Object.fromEntries(entries) };
    this.waiting = pack !== this.composed.pack;
    this.keep();
  }
}

function keyOf({ id }: ComponentDocument, { name }: FieldDocument): string {
  return `${id}:${name}`;
}
