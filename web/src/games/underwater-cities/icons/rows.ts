/** Rows of icon tokens, made short: numbers join what they count, words that the eye does not need are left out. */

import { isIcon, type IconName } from "./glyphs";

/** An icon with a number before or after it, or a number alone. */
export interface RowItem {
  before: string;
  icon: IconName | null;
  after: string;
  /** A sign between things, drawn smaller. */
  sign: boolean;
}

const SIGNS = new Set(["and", "or", "arrow", "per", "if", "with", "open", "close", "both_ways"]);
const UPGRADABLE: Record<string, IconName> = {
  farm: "farm_upgraded",
  desal: "desal_upgraded",
  lab: "lab_upgraded",
  tunnel: "tunnel_upgraded",
};
/** Here the number stands behind: the third space, the second farm, one card more. */
const NUMBERED = new Set(["space", "nth", "hand_limit"]);
/** `gain` may be left out where something begins; behind a thing it is its verb. */
const BEGINNINGS = new Set(["and", "or", "arrow", "open", "action", "production", "final", "if", "also", ""]);

export function rowItems(tokens: readonly string[]): RowItem[] {
  return new RowReader(tokens).items();
}

class RowReader {
  private at = 0;
  private before = "";
  private readonly found: RowItem[] = [];
  private readonly tokens: readonly string[];

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  items(): RowItem[] {
    while (this.at < this.tokens.length) this.step();
    if (this.before) this.put(null);
    return this.found;
  }

  private step(): void {
    const token = this.take();
    if (isNumber(token)) this.before += this.scale(token);
    else if (token === "at_least" || token === "up_to") this.before += token === "up_to" ? "≤" : "≥";
    else if (token === "times" && this.before) this.put(null, "×");
    else if (token === "gain" && BEGINNINGS.has(this.tokens[this.at - 2] ?? "")) return;
    else if (token === "upgraded" && UPGRADABLE[this.next()]) this.put(UPGRADABLE[this.take()] ?? null);
    else if (token === "draw" && isNumber(this.next())) this.draw();
    else if (token === "advance" && isNumber(this.next())) this.put("advance", "", shown(this.take()));
    else if (NUMBERED.has(token) && isNumber(this.next())) this.put(token, this.take());
    else this.put(token);
  }

  /** `5 or 7 or 9` is one number, 5/7/9; a single 1 is not worth writing. */
  private scale(first: string): string {
    let text = first;
    while (this.next() === "or" && isNumber(this.tokens[this.at + 1] ?? "")) {
      this.at++;
      text += `/${this.take()}`;
    }
    return this.before || this.next() === "times" ? text : shown(text);
  }

  private draw(): void {
    const count = this.take();
    if (this.next() === "card") this.at++;
    this.put("draw", "", shown(count));
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

function shown(count: string): string {
  return count === "1" ? "" : count;
}
