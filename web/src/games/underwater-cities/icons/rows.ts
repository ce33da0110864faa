/** Rows of icon tokens, made short: numbers join what they count, what is clear anyway is left out. */

import { isIcon, type IconName } from "./glyphs";

/** An icon with a number before or after it, or a number alone. */
export interface RowItem {
  before: string;
  icon: IconName | null;
  after: string;
  /** A sign between things, drawn smaller. */
  sign: boolean;
}

export interface RowStyle {
  /** Nothing is left out. */
  full?: boolean;
  /** Not even the 1 before a good is worth its room. */
  tight?: boolean;
}

const SIGNS = new Set(["and", "or", "arrow", "per", "if", "with", "both_ways"]);
const COUNTED = new Set(["credit", "kelp", "steelplast", "science", "biomatter", "vp"]);
const UPGRADABLE: Record<string, IconName> = {
  farm: "farm_upgraded",
  desal: "desal_upgraded",
  lab: "lab_upgraded",
  tunnel: "tunnel_upgraded",
};
/** Here the number stands behind: the third space, the second farm, one card more. */
const NUMBERED = new Set(["space", "nth", "hand_limit"]);
const VERBS = new Set(["draw", "advance", "use"]);
/** `gain` may be left out where something begins; behind a thing it is its verb. */
const BEGINNINGS = new Set(["and", "or", "arrow", "open", "action", "production", "final", "if", "also", ""]);

export function rowItems(tokens: readonly string[], style: RowStyle = {}): RowItem[] {
  return new RowReader(tokens, style).items();
}

class RowReader {
  private at = 0;
  private before = "";
  private readonly found: RowItem[] = [];
  private readonly tokens: readonly string[];
  private readonly style: RowStyle;

  constructor(tokens: readonly string[], style: RowStyle) {
    this.tokens = tokens;
    this.style = style;
  }

  items(): RowItem[] {
    while (this.at < this.tokens.length) this.step();
    if (this.before) this.put(null);
    return this.found;
  }

  private step(): void {
    const token = this.take();
    if (isNumber(token)) this.count(token);
    else if (token === "open") this.before += "(";
    else if (token === "close") this.close();
    else if (token === "at_least" || token === "up_to") this.before += token === "up_to" ? "≤" : "≥";
    else if (token === "times" && this.before) this.put(null, "×");
    else if (token === "gain" && this.isClear()) return;
    else if (token === "upgraded" && UPGRADABLE[this.next()]) this.put(UPGRADABLE[this.take()] ?? null);
    else if (NUMBERED.has(token) && isNumber(this.next())) this.put(token, this.take());
    else if (VERBS.has(token) && this.isCounted()) this.verb(token);
    else this.put(token);
  }

  /** `5 or 7 or 9` is one number, 5/7/9. */
  private count(first: string): void {
    let text = first;
    while (this.next() === "or" && isNumber(this.tokens[this.at + 1] ?? "")) {
      this.at++;
      text += `/${this.take()}`;
    }
    const thing = this.next();
    const clear = /^\(*$/.test(this.before) && text === "1" && thing !== "times" && thing !== "";
    this.before += clear && !this.shows(thing) ? "" : text;
  }

  private close(): void {
    const last = this.found.at(-1);
    if (last) last.after += ")";
  }

  /** Does a single one of these carry its 1? */
  private shows(thing: string): boolean {
    return this.style.full || (COUNTED.has(thing) && !this.style.tight);
  }

  private isCounted(): boolean {
    return isNumber(this.next()) || (this.next() === "up_to" && isNumber(this.tokens[this.at + 1] ?? ""));
  }

  /** Draw 2 cards, advance 2, use at most 2 action cards: the verb stands for the thing. */
  private verb(token: string): void {
    const most = this.next() === "up_to" ? (this.at++, "≤") : "";
    const count = most + this.take();
    if (this.next() === "card" || this.next() === "action_card") this.at++;
    this.put(token, "", this.before + (count === "1" && !this.style.full ? "" : count));
  }

  private isClear(): boolean {
    const metropolis = this.tokens[this.at + 1] === "metropolis";
    return !this.style.full && !metropolis && BEGINNINGS.has(this.tokens[this.at - 2] ?? "");
  }

  private put(token: string | null, after = "", before = this.before): void {
    if (token === null || isIcon(token)) {
      this.found.push({ before, icon: token, after, sign: token !== null && SIGNS.has(token) });
    }
    this.before = "";
  }

  private take(): string {
    return this.tokens[this.at++] ?? "";
  }

  private next(): string {
    return this.tokens[this.at] ?? "";
  }
}

function isNumber(token: string): boolean {
  return /^\d+$/.test(token);
}
