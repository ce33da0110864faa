/** Rows of icon tokens, made short: numbers join what they count, what is clear anyway is left out. */

/** An icon with a number before or after it, or a number alone. */
export interface RowItem<Name extends string> {
  before: string;
  icon: Name | null;
  after: string;
  /** A sign between things, drawn smaller. */
  sign: boolean;
}

interface RowStyle {
  /** Nothing is left out. */
  full?: boolean;
  /** Not even the 1 before a good is worth its room. */
  tight?: boolean;
}

/** How the tokens of a game are read. */
interface Grammar<Name extends string> {
  isIcon(token: string): token is Name;
  /** Tokens whose drawing has another name. */
  drawnAs: Readonly<Record<string, Name>>;
  /** A single one of these carries its 1. */
  counted: ReadonlySet<string>;
  /** One drawing for a quality and the thing that has it. */
  fused: Readonly<Record<string, Readonly<Record<string, Name>>>>;
  /** Here the number stands behind: the third space, the second farm, one card more. */
  numbered: ReadonlySet<string>;
  /** A verb with a number stands for its thing: draw 2 cards. */
  verbs: Readonly<Record<string, ReadonlySet<string>>>;
  /** `gain` may be left out where something begins; behind a thing it is its verb. */
  beginnings: ReadonlySet<string>;
  /** What is gained only together with the word. */
  named: ReadonlySet<string>;
}

export type ReadRow<Name extends string> = (tokens: readonly string[], style?: RowStyle) => RowItem<Name>[];

const SIGNS = new Set(["and", "or", "then", "parts", "arrow", "per", "if", "with", "both_ways"]);
/** Words that are written, not drawn. */
export const MARKS: Readonly<Record<string, string>> = { open: "(", at_least: "≥", up_to: "≤", plus_minus: "±" };

/** The reader of rows of a game. */
export function rowReader<Name extends string>(grammar: Grammar<Name>): ReadRow<Name> {
  return (tokens, style = {}) => new RowReader(grammar, tokens, style).items();
}

class RowReader<Name extends string> {
  private at = 0;
  private before = "";
  private readonly found: RowItem<Name>[] = [];
  private readonly grammar: Grammar<Name>;
  private readonly tokens: readonly string[];
  private readonly style: RowStyle;

  constructor(grammar: Grammar<Name>, tokens: readonly string[], style: RowStyle) {
    this.grammar = grammar;
    this.tokens = tokens;
    this.style = style;
  }

  items(): RowItem<Name>[] {
    while (this.at < this.tokens.length) this.step();
    if (this.before) this.put(null);
    return this.found;
  }

  private step(): void {
    const token = this.take();
    const fused = this.grammar.fused[token]?.[this.next()];
    if (isNumber(token)) this.count(token);
    else if (MARKS[token]) this.before += MARKS[token];
    else if (token === "close") this.close();
    else if (token === "times" && this.before) this.put(null, "×");
    else if (token === "gain" && this.isClear()) return;
    else if (fused) this.fuse(fused);
    else if (this.grammar.numbered.has(token) && isNumber(this.next())) this.put(token, this.take());
    else if (this.grammar.verbs[token] && this.isCounted()) this.verb(token, this.grammar.verbs[token]);
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

  private fuse(icon: Name): void {
    this.at++;
    this.put(icon);
  }

  /** Does a single one of these carry its 1? */
  private shows(thing: string): boolean {
    return this.style.full || (this.grammar.counted.has(thing) && !this.style.tight);
  }

  private isCounted(): boolean {
    return isNumber(this.next()) || (this.next() === "up_to" && isNumber(this.tokens[this.at + 1] ?? ""));
  }

  /** Draw 2 cards, advance 2, use at most 2 action cards: the verb stands for the thing. */
  private verb(token: string, things: ReadonlySet<string>): void {
    const most = this.next() === "up_to" ? (this.at++, "≤") : "";
    const count = most + this.take();
    if (things.has(this.next())) this.at++;
    this.put(token, "", this.before + (count === "1" && !this.style.full ? "" : count));
  }

  private isClear(): boolean {
    const named = this.grammar.named.has(this.tokens[this.at + 1] ?? "");
    return !this.style.full && !named && this.grammar.beginnings.has(this.tokens[this.at - 2] ?? "");
  }

  private put(token: string | null, after = "", before = this.before): void {
    const icon = token === null ? null : this.drawing(token);
    if (icon !== undefined) this.found.push({ before, icon, after, sign: token !== null && SIGNS.has(token) });
    this.before = "";
  }

  private drawing(token: string): Name | undefined {
    return this.grammar.drawnAs[token] ?? (this.grammar.isIcon(token) ? token : undefined);
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
