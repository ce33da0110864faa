/** How a message is read: `Pass it to {name}.` is a text, a slot for `name`, and a text. */

/** A text, or a slot: the name of a part, the form in which it is wanted, and what is done with it. */
export type Piece = string | Slot;

export interface Slot {
  name: string;
  /** `genitive` in `{good:genitive}`; empty where none is asked for. */
  form: string;
  by: By;
  /** What is said in each case; empty where the part itself is said. */
  branches: Record<string, Piece[]>;
  /** `or` in `{slots, list, or}`. */
  style: string;
}

/** By what a branch is taken: the part itself or the category of its number; `list` says how many parts are joined. */
export type By = "say" | "select" | "plural" | "selectordinal" | "list";

const WAYS: readonly string[] = ["select", "plural", "selectordinal", "list"];
const parsed = new Map<string, Piece[]>();

/** Return the pieces of a message; each message is read once. */
export function parse(message: string): Piece[] {
  let pieces = parsed.get(message);
  if (!pieces) parsed.set(message, (pieces = new Parser(message).whole()));
  return pieces;
}

class Parser {
  private at = 0;

  constructor(private readonly text: string) {}

  whole(): Piece[] {
    const found = this.pieces();
    if (this.at < this.text.length) this.fail("a } too many");
    return found;
  }

  private pieces(): Piece[] {
    const found: Piece[] = [];
    while (this.at < this.text.length && this.text[this.at] !== "}") {
      found.push(this.text[this.at] === "{" ? this.slot() : this.until(/[{}]/));
    }
    return found;
  }

  private slot(): Slot {
    this.at++;
    const [name = "", form = ""] = this.until(/[,}]/).trim().split(":");
    if (this.text[this.at] !== ",") return this.closed({ name, form, by: "say", branches: {}, style: "" });
    this.at++;
    const by = this.until(/[,}]/).trim();
    if (!WAYS.includes(by)) this.fail(`no way to say ${by}`);
    if (this.text[this.at] === ",") this.at++;
    const slot: Slot = { name, form, by: by as By, branches: {}, style: "" };
    if (slot.by === "list") slot.style = this.until(/\}/).trim();
    else slot.branches = this.branches();
    return this.closed(slot);
  }

  private branches(): Slot["branches"] {
    const found: Slot["branches"] = {};
    for (let key = this.until(/[{}]/).trim(); key; key = this.until(/[{}]/).trim()) {
      if (this.text[this.at] !== "{") this.fail(`nothing is said for ${key}`);
      this.at++;
      found[key] = this.pieces();
      this.close();
    }
    return found;
  }

  private closed(slot: Slot): Slot {
    this.close();
    return slot;
  }

  private close(): void {
    if (this.text[this.at] !== "}") this.fail("a } is missing");
    this.at++;
  }

  private until(stop: RegExp): string {
    const start = this.at;
    while (this.at < this.text.length && !stop.test(this.text.charAt(this.at))) this.at++;
    return this.text.slice(start, this.at);
  }

  private fail(why: string): never {
    throw new Error(`${why}, at ${this.at} of “${this.text}”`);
  }
}
