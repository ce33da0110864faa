/** Messages with `{name}`, `{count, plural, one {# card} other {# cards}}`, `selectordinal` likewise and `{who, select, a {…} other {…}}`. */

export type Params = Record<string, string | number>;

type Branches = Record<string, Piece[]>;
type Piece = string | { name: string; branches: Branches | null; by: By };

/** By what a branch is taken: the value itself, or the category of its number. */
type By = "select" | "plural" | "selectordinal";

/** English of which every word is longer by 40 %, as words of other languages are: tests look for what does not fit. */
export const LONG = "en-XA";

const parsed = new Map<string, Piece[]>();

export function format(message: string, params: Params, language: string): string {
  let pieces = parsed.get(message);
  if (!pieces) parsed.set(message, (pieces = new Parser(message).pieces()));
  return write(pieces, params, language, "#");
}

function write(pieces: Piece[], params: Params, language: string, count: string): string {
  return pieces.map((piece) => writePiece(piece, params, language, count)).join("");
}

function writePiece(piece: Piece, params: Params, language: string, count: string): string {
  if (typeof piece === "string") return (language === LONG ? lengthened(piece) : piece).replaceAll("#", count);
  const value = params[piece.name] ?? "";
  if (!piece.branches) return typeof value === "number" ? number(value, language) : value;
  const { branches } = piece;
  if (piece.by === "select") return write(branches[value] ?? branches.other ?? [], params, language, count);
  const type = piece.by === "plural" ? "cardinal" : "ordinal";
  const category = new Intl.PluralRules(language, { type }).select(Number(value));
  const branch = branches[`=${value}`] ?? branches[category] ?? branches.other ?? [];
  return write(branch, params, language, number(Number(value), language));
}

/** Every word with its vowels twice until it is longer by 40 %. */
function lengthened(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    let more = Math.round(word.length * 0.4);
    return word.replace(/[aeiouy]/gi, (vowel) => (more-- > 0 ? vowel + vowel.toLowerCase() : vowel));
  });
}

/** A number as it is written in a language, with a minus sign instead of a hyphen. */
export function number(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value).replace("-", "−");
}

class Parser {
  private at = 0;

  constructor(private readonly text: string) {}

  pieces(): Piece[] {
    const found: Piece[] = [];
    let plain = "";
    while (this.at < this.text.length && this.text[this.at] !== "}") {
      if (this.text[this.at] !== "{") plain += this.text.charAt(this.at++);
      else {
        if (plain) found.push(plain);
        plain = "";
        found.push(this.argument());
      }
    }
    if (plain) found.push(plain);
    return found;
  }

  private argument(): Piece {
    this.at++;
    const name = this.until(/[,}]/);
    if (this.text[this.at++] === "}") return { name, branches: null, by: "select" };
    const by = this.until(/,/) as By;
    this.at++;
    const branches: Branches = {};
    while (this.text[this.at] !== "}" && this.at < this.text.length) {
      const key = this.until(/[{}]/);
      if (this.text[this.at] !== "{") break;
      this.at++;
      branches[key] = this.pieces();
      this.at++;
    }
    this.at++;
    return { name, branches, by };
  }

  private until(stop: RegExp): string {
    const start = this.at;
    while (this.at < this.text.length && !stop.test(this.text[this.at] ?? "")) this.at++;
    return this.text.slice(start, this.at).trim();
  }
}
