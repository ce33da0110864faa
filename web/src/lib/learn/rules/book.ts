/** The rules of a game as a book: made by `tools/rules_book` from docs/rules, fetched when it is opened. */

export interface Book {
  game: string;
  language: string;
  /** What an id stands for, by its beginning: `Q` for Q-16. */
  kinds: Record<string, MarkKind>;
  parts: Part[];
}

export type MarkKind = "default" | "differs" | "data";

export interface Part {
  id: "rules" | "reference" | "editions";
  chapters: Chapter[];
}

export interface Chapter {
  /** `UC-CLONE`; rules of it are `UC-CLONE-02`. */
  id: string;
  title: string;
  /** Further ids of its rules. */
  also?: string[];
  blocks: Block[];
  examples?: Example[];
}

export interface Rule {
  kind: "rule";
  id: string;
  text: string;
  /** Which editions say so. */
  source?: string;
  /** Ids of defaults, differences and data; `inferred`. */
  marks?: string[];
}

export interface RuleTable {
  kind: "table";
  head: string[];
  rows: { id?: string; cells: string[] }[];
}

export type Block = Rule | RuleTable | { kind: "item" | "text" | "heading" | "drawing"; text: string };

/** A position with moves to try in it. */
export interface Example {
  id: string;
  text: string;
  /** The rules that it shows. */
  rules: string[];
  tries: Try[];
}

export interface Try {
  /** As buttons say them; empty: what is to be seen at once. */
  moves: string[];
  refused?: string;
  rule?: string;
  /** All that can be chosen then, and how many more there are. */
  choices?: string[];
  more?: number;
  /** Points of the players at the end. */
  points?: number[];
}

/** A chapter with its place in the book. */
export interface Place {
  chapter: Chapter;
  part: Part;
  number: number;
}

/** All chapters in order, and where every anchor stands. */
export class BookIndex {
  readonly book: Book;
  readonly places: Place[];
  private readonly byAnchor = new Map<string, Place>();

  constructor(book: Book) {
    this.book = book;
    this.places = book.parts
      .flatMap((part) => part.chapters.map((chapter) => ({ chapter, part })))
      .map((place, i) => ({ ...place, number: i + 1 }));
    for (const place of this.places) {
      for (const anchor of anchorsOf(place.chapter)) this.byAnchor.set(anchor, place);
    }
  }

  /** The chapter in which an anchor stands; undefined where there is none. */
  find(anchor: string): Place | undefined {
    return this.byAnchor.get(anchor);
  }

  before({ number }: Place): Place | undefined {
    return this.places[number - 2];
  }

  after({ number }: Place): Place | undefined {
    return this.places[number];
  }

  /** `default` for Q-16; undefined for what is no mark. */
  kindOf(id: string): MarkKind | undefined {
    return this.book.kinds[id.replace(/-.*$/, "")];
  }
}

function anchorsOf({ id, also = [], blocks, examples = [] }: Chapter): string[] {
  const inside = blocks.flatMap((block) => {
    if (block.kind === "rule") return block.id;
    return block.kind === "table" ? block.rows.flatMap((row) => row.id ?? []) : [];
  });
  return [id, ...also, ...inside, ...examples.map((example) => example.id)];
}
