/** Generated from nextfrontier/protocol by tools/client_types.py: change it there, then run `make docs`. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What became of the chances of a seat: start, choices and luck add up to the result. */
export type AccountDocument = {
  result: number;
  /** points are those of the score; else a reckoning of the bots, as of a race */
  scored: boolean;
  /** points that the goal of the game counts like beside the score; 0: none */
  goal: number;
  /** the seat has reached that goal, which is in the result */
  reached: boolean;
  /** expected at the start, if all play steadily */
  start: Estimate;
  /** what the seat's own choices changed */
  choices: Estimate;
  /** what draws, deals and the others changed */
  luck: Estimate;
  /** after so many moves */
  numbers: number[];
  /** the result that could be expected then */
  expected: number[];
  turns: TurnReview[];
  /** the three dearest turns at most, dearest first */
  mistakes: MistakeDocument[];
};

export type Answer = Reply | ChangedReply | WhyReply | PreviewReply | StepsReply | SuggestReply | RefusedReply;

export type AnyMessage = Hello | Play | Undo | Redo | Restart | Why | Preview | Suggest | Watch | Chat | Reveal | Look | Speak | Ping;

/** An argument of a word, as a form asks for it. */
export type ArgumentForm = {
  name: string;
  label: string;
  kind: "block" | "list" | "number" | "word" | "words";
  /** it may be left out */
  optional?: boolean;
  /** value if it is left out */
  default?: Json;
  /** it is written with its name */
  named?: boolean;
  /** a list that is written without brackets */
  rest?: boolean;
  /** of a number, or of the items of a list */
  least?: number;
  most?: number;
  /** words to choose from, also instead of a number or a block */
  choices?: ChoiceForm[];
  /** the sort of words of a block */
  sort?: string;
  /** what the items of a list are */
  item?: ArgumentForm;
};

/** All that an editor of packs needs to know of a game. */
export type BoxDocument = {
  game: string;
  /** of the pack */
  format: string;
  sorts: Record<string, SortForm>;
  forms: FieldDocument[][];
  /** names of the lists of a pack */
  lists: Record<string, string>;
  /** names of decks, sets and boards */
  groups: Record<string, string>;
  /** names of colours */
  colours: Record<string, string>;
  components: ComponentDocument[];
  longest_name: number;
  longest_version: number;
  longest_provenance: number;
  /** bytes of a pack that is checked */
  largest_draft: number;
};

/** One place of the view before and after. */
export type ChangeDocument = {
  /** place in the view */
  path: string;
  /** value before */
  before: Json;
  /** value after */
  after: Json;
};

/** A place of a document that has another value; without one it is not there any more. */
export type ChangedPlace = {
  /** names and numbers that lead to it */
  path: (string | number)[];
  /** the new value */
  value?: Json;
};

/** The game has changed as it was asked. */
export type ChangedReply = {
  type: "reply";
  /** id of the request */
  id: string | null;
  /** always true */
  ok: true;
  /** grows with every accepted play, undo and redo */
  version: number;
};

/** Say something. */
export type Chat = {
  do: "chat";
  /** made by the client, never twice */
  id: string;
  text: string;
};

/** New lines of chat. */
export type ChatFrame = {
  type: "chat";
  lines: ChatLine[];
};

/** Something said at a table. */
export type ChatLine = {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  time: string;
};

/** A word to choose, as it is written and as people read it. */
export type ChoiceForm = {
  word: string;
  label: string;
};

/** A component that a pack may replace, as it is printed. */
export type ComponentDocument = {
  /** cards/5, bonuses/2/TC-TR */
  id: string;
  /** of the pack in which its entry stands */
  list: string;
  key: number | string;
  key_field: string;
  /** number of its form */
  form: number;
  /** printed values by field */
  values: Record<string, Json>;
  /** its expressions as blocks */
  blocks: Record<string, unknown>;
  provenance: string;
  /** designed, attested, or a site on which nothing is printed */
  status: "attested" | "designed" | "empty";
  shown: ShownDocument;
  /** on which it lies, 0 for none */
  board?: number;
  /** its deck, set or board */
  group?: string;
  colour?: string;
  /** its entry must say `attested` */
  needs_consent?: boolean;
};

/** What every seat would have had if the game had ended after these moves. */
export type CurveDocument = {
  /** after so many moves */
  numbers: number[];
  /** by seat, one for each of these numbers */
  points: number[][];
};

/** A deal in which players have a part; the hashed numbers come when the game is over. */
export type DealDocument = {
  dealt: boolean;
  /** all seats are taken: numbers are to be told */
  asked: boolean;
  /** hash of the server's seed */
  server: string;
  server_seed: string | null;
  players: ShareDocument[];
};

/** A pack to be checked. */
export type Draft = {
  /** the pack, see docs/packs.md */
  pack: unknown;
  /** entries to be shown; left out: all */
  show?: string[] | null;
};

/** What a draft would replace, and everything that is wrong with it. */
export type DraftDocument = {
  problems: ProblemDocument[];
  entries: ShownEntry[];
};

/** A move, event by event. */
export type EntrySteps = {
  /** number of its entry in the log */
  number: number;
  /** changes by event, in the order of the log; one step if the move has no event */
  steps: StepChange[][];
};

/** A refused request. Nothing has changed, except perhaps after `store_failed`: the next look tells. */
export type ErrorDocument = {
  error: ErrorReason;
};

/** The first reason of a refusal, and all of them if there are several. */
export type ErrorReason = {
  /** stable code of the refusal */
  code: string;
  /** rule id, or empty where no rule of the game is concerned */
  rule: string;
  /** the refusal as a sentence */
  message: string;
  /** what the sentence is made of */
  params: Record<string, number | string | boolean>;
  /** what would make it legal */
  fixes: string[];
  /** all reasons, if several */
  reasons?: Reason[];
};

/** A number of points that is known within a margin: 95 of 100 true values are inside. */
export type Estimate = {
  points: number;
  /** to either side */
  margin: number;
};

/** The reason why the connection is closed. */
export type FatalFrame = {
  type: "fatal";
  error: ErrorReason;
};

/** A field of an entry, as a form asks for it. */
export type FieldDocument = {
  name: string;
  label: string;
  kind: "expression" | "flag" | "goods" | "name" | "number" | "numbers" | "word" | "words";
  /** of a number, or of the characters of a name */
  least?: number;
  most?: number;
  /** words to choose from; of goods: their letters */
  choices?: ChoiceForm[];
  /** the outermost words of an expression, where not all may stand there */
  only?: string[];
  /** the least and the most values of a list */
  items?: [number, number];
  /** of an expression */
  sort?: string;
  /** of an expression */
  place?: string;
  may_be_empty?: boolean;
  /** it is there only while the field `kind` has one of these values */
  when?: string[];
};

/** A game that can be played here. */
export type GameDocument = {
  /** name in requests */
  slug: string;
  /** name as people read it */
  title: string;
  /** version of the rules */
  version: number;
  /** version of cards, tiles and boards */
  components_version: number;
  /** numbers of seats */
  seats: number[];
  /** what can be chosen */
  options: OptionDocument[];
  /** levels of bots, weakest first */
  levels: LevelDocument[];
  /** level of an opponent, if nobody chooses another */
  usual_level: string;
  /** languages of its texts; the first stands in for others */
  languages: string[];
};

/** All games. */
export type GamesDocument = {
  games: GameDocument[];
};

/** The frames that a returning client has already. */
export type Have = {
  version: number;
  /** entries of the log */
  log: number;
};

/** The health of the server. */
export type HealthDocument = {
  ok: boolean;
  version: string;
  tables: number;
  connections: number;
  /** does the store take moves? */
  writable: boolean;
};

/** The first message: which table, with which seats. */
export type Hello = {
  do: "hello";
  protocol: number;
  table: string;
  tokens?: string[];
  /** language of the texts */
  language?: string;
  have?: Have | null;
};

/** An exported game. */
export type Import = {
  /** a self-contained game */
  save: unknown;
};

/** Take an open seat, or get the one back that this browser took already. */
export type Join = {
  invitation?: string;
  name?: string;
  /** hash of a number that is told when all seats are taken */
  commitment?: string;
  /** secret of a browser, made at random, by which it gets its seat back; may be left out */
  browser?: string;
};

/** The lesson of a game, in a language. */
export type LessonDocument = {
  game: string;
  /** kinds of decisions at which a step must fit */
  turns: string[];
  /** patterns of moves in notation, `*` stands for anything; those that are not worth a step */
  given: string[];
  steps: LessonStep[];
};

/** One step of a lesson. */
export type LessonStep = {
  id: string;
  /** what is said */
  text: string;
  /** the answer to another move; empty: the usual one */
  other: string;
  /** patterns of moves in notation, `*` stands for anything; those that fulfil it; none: it is only read */
  play: string[];
  /** things to look at, such as `slot Y3` */
  show: string[];
  /** where they are on a narrow screen; empty: wherever */
  pane: string;
  /** it belongs to the same turn as the step before it */
  inside: boolean;
  /** id of the rule that tells more; may be empty */
  rule: string;
};

/** A level of bots. */
export type LevelDocument = {
  /** name in requests */
  name: string;
  /** mean of its solo games, where that was measured */
  points: number | null;
  /** about so long a turn takes */
  seconds: number;
};

/** The log for a client that has its first entries already. */
export type LogDocument = {
  /** so many entries still stand */
  keep: number;
  /** those that come after them */
  add: LogEntry[];
};

/** A move with its events, as a seat may know them; number 0 is the set-up, with seat -1. */
export type LogEntry = {
  /** counted from 1; 0 is the set-up */
  number: number;
  /** who played it; -1 for the set-up */
  seat: number;
  /** the move in notation; empty if its name tells a secret of another seat */
  move: string;
  /** what came of it */
  events: LoggedEvent[];
};

/** An event as a seat may know it. */
export type LoggedEvent = {
  /** what happened, as a key */
  kind: string;
  /** whose doing it was */
  seat: number;
  /** card, slot, tile, site or rule that caused it */
  cause: string;
  /** somebody was shown something hidden */
  reveals: boolean;
  /** the change */
  details: Record<string, Json>;
  /** the sentence in pieces; a number is a seat, where the name of its player belongs */
  said: (string | number)[];
};

/** See the table through the eyes of another of one's seats. */
export type Look = {
  do: "look";
  /** made by the client, never twice */
  id: string;
  /** seat, counted from 0 */
  seat: number;
};

/** A turn that mattered, and what else could have been played. */
export type MistakeDocument = {
  /** its place in `turns` */
  turn: number;
  /** moves of the game before the one that matters */
  number: number;
  /** from that move on, in words */
  played: string[];
  /** the best found from there on; none: to play on as bots do */
  better: string[];
  /** what the better moves bring, in a sentence; empty without terms */
  reasons: string;
  loss: Estimate;
};

/** A move: its name in notation, which is played, and what it is. */
export type MoveDocument = {
  /** the move in notation */
  text: string;
  /** its kind, as a key */
  kind: string;
  /** its parameters by name */
  fields: Record<string, Json>;
  /** the move as a button says it */
  label: string;
  /** it may show something hidden, which ends undo; false is certain */
  reveals: boolean;
};

/** A seat at the rematch: it belongs to the owner of seat `was` at the old table, with the same token. */
export type MovedSeat = {
  seat: number;
  /** seat at the old table */
  was: number;
  /** the token that asked, where it is that seat's */
  token: string | null;
};

/** A lesson to be opened: the names at its table. */
export type NewLesson = {
  name?: string;
  bot?: string;
};

/** Whose game is to be reviewed. */
export type NewReview = {
  seat: number;
};

/** The owner that a new seat is to have. */
export type NewSeat = {
  kind: "bot" | "human" | "open";
  name?: string;
  level?: string;
};

/** A table to be opened. */
export type NewTable = {
  game: string;
  seats: NewSeat[];
  /** options of the game; left-out ones have their defaults */
  options?: Record<string, Json>;
  public?: boolean;
  /** may players ask a bot for its move? */
  advice?: boolean;
  title?: string;
  /** hash of a number that is told when all seats are taken */
  commitment?: string;
  /** secret of a browser, made at random, by which it gets its seat back; may be left out */
  browser?: string;
};

export type News = StateFrame | TableFrame | ChatFrame | FatalFrame;

/** The next question to a seat. */
export type NextDecision = {
  /** what is asked, as a key */
  kind: string;
  /** what is asked, as a sentence */
  prompt: string;
  /** moves */
  moves: MoveDocument[];
  /** the decision as the state writes it */
  task: Json[];
};

/** A table, the seats of the person who asked, and the secret that lets others join. */
export type OpenedTable = {
  table: string;
  seats: SeatToken[];
  invitation: string | null;
};

/** An option of a game. */
export type OptionDocument = {
  /** name of the option */
  name: string;
  /** its type, as people read it */
  type: string;
  /** value if it is left out */
  default: Json;
  /** all values, or null where the game checks them */
  values: Json[] | null;
  /** what it changes */
  meaning: string;
};

export type Origin = "dealt" | "import" | "position" | "what-if" | "tutorial";

/** The open decision of the seat that looks, with all that can be thought of. */
export type OwnDecision = {
  /** who decides */
  seat: number;
  /** what is asked, as a key */
  kind: string;
  /** what is asked, as a sentence */
  prompt: string;
  /** it need not be answered */
  optional: boolean;
  /** names this decision; it changes when its seat has answered */
  id: string;
  /** moves */
  moves: MoveDocument[];
  /** rules that ask for it */
  rules: string[];
  /** thinkable moves that are not legal now */
  illegal: MoveDocument[];
};

export const PROTOCOL = 2;

/** The view after so many moves. */
export type PastDocument = {
  number: number;
  of: number;
  /** see view.<game>.schema.json */
  view: unknown;
  forecast: unknown | null;
};

/** Is anybody there? */
export type Ping = {
  do: "ping";
  /** made by the client, never twice */
  id: string;
};

/** Play moves, all or none. */
export type Play = {
  do: "play";
  /** made by the client, never twice */
  id: string;
  /** the open decision that is meant */
  decision: string;
  moves: string[];
};

/** A position of the rules that can be opened. */
export type PositionDocument = {
  id: string;
  game: string;
  /** what to look at */
  text: string;
};

/** All positions of the rules. */
export type PositionsDocument = {
  positions: PositionDocument[];
};

/** Ask for the effects of a move, or of several in a row. */
export type Preview = {
  do: "preview";
  /** made by the client, never twice */
  id: string;
  /** the open decision that is meant */
  decision: string;
  /** a move in notation */
  move?: string;
  /** instead of one move */
  moves?: string[];
};

/** The effects of a move, or of several in a row. */
export type PreviewDocument = {
  /** resources paid */
  pays: Record<string, number>;
  /** resources and points gained */
  gains: Record<string, number>;
  /** what would happen */
  events: ToldEvent[];
  /** what would be different */
  changes: ChangeDocument[];
  /** what would be lost by itself, and why */
  warnings: Reason[];
  /** it ends undo */
  reveals: boolean;
  /** it shows something hidden, which is one way to end undo */
  shows: boolean;
  /** what the seat would be asked then, if that can be known */
  next: NextDecision | null;
};

/** The effects of moves. */
export type PreviewReply = {
  type: "reply";
  /** id of the request */
  id: string | null;
  /** always true */
  ok: true;
  preview: PreviewDocument;
};

/** Something wrong with a pack. */
export type ProblemDocument = {
  /** where: cards[3].effect */
  path: string;
  problem: string;
};

/** One reason of a refusal. */
export type Reason = {
  /** stable code of the refusal */
  code: string;
  /** rule id, or empty where no rule of the game is concerned */
  rule: string;
  /** the refusal as a sentence */
  message: string;
  /** what the sentence is made of */
  params: Record<string, number | string | boolean>;
  /** what would make it legal */
  fixes: string[];
};

/** Play again moves that were taken back. */
export type Redo = {
  do: "redo";
  /** made by the client, never twice */
  id: string;
  /** how many moves */
  steps?: number;
};

/** A refused request. Nothing has changed, except perhaps after `store_failed`: the next look tells. */
export type RefusedReply = {
  type: "reply";
  /** id of the request */
  id: string | null;
  /** always false */
  ok: false;
  error: ErrorReason;
};

/** The table of the rematch. */
export type Rematch = {
  table: string;
  seats: MovedSeat[];
  invitation: string | null;
};

/** The answer to a request; a request that cannot be read may have no id. */
export type Reply = {
  type: "reply";
  /** id of the request */
  id: string | null;
  /** always true */
  ok: true;
};

/** Take back as many moves as can be. */
export type Restart = {
  do: "restart";
  /** made by the client, never twice */
  id: string;
};

/** The result of a game. */
export type ResultDocument = {
  /** seats, best first */
  ranking: number[];
  /** their places; tied seats share theirs, as in 1, 1, 3 */
  places: number[];
  /** points by source, with total, by seat */
  scores: Record<string, number>[];
  /** by which rule one seat is before another where the totals do not tell */
  ties: LoggedEvent[];
};

/** Tell the number whose hash was given when the seat was taken. */
export type Reveal = {
  do: "reveal";
  /** made by the client, never twice */
  id: string;
  /** seat, counted from 0 */
  seat: number;
  entropy: string;
};

/** How far the review of a seat is, and its outcome. */
export type ReviewDocument = {
  seat: number;
  /** none: nobody has asked for it */
  state: "failed" | "none" | "ready" | "running";
  /** choices that are judged */
  done: number;
  /** choices in all; 0 while they are counted */
  of: number;
  /** once it is ready */
  account: AccountDocument | null;
};

/** The text of a rule. */
export type RuleDocument = {
  id: string;
  text: string;
};

/** A seat and its owner. */
export type SeatDocument = {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  /** of the bot that plays, or that stands in */
  level: string | null;
  /** left: a bot of this level plays for them */
  away: boolean;
  connected?: boolean;
};

export type SeatKind = "human" | "bot" | "open";

/** A seat and the secret that makes somebody its owner. */
export type SeatToken = {
  seat: number;
  token: string;
};

/** The part of a seat in the deal. */
export type ShareDocument = {
  seat: number;
  /** hash of its number; null: it takes no part */
  commitment: string | null;
  /** has it told its number? */
  told: boolean;
  /** the number, when the game is over */
  entropy: string | null;
};

/** A sample game from its first move to its last, as its first player saw it. */
export type ShowDocument = {
  game: string;
  /** everything printed */
  components: Record<string, Json>;
  /** its end, with the whole log */
  state: StateFrame;
  /** the position before the first move */
  first: PastDocument;
  /** what each move changed in it */
  steps: ChangedPlace[][];
  curve: CurveDocument;
};

/** A component or an effect in words and icons. */
export type ShownDocument = {
  text: string;
  /** keys of icons and numbers, in order */
  icons: string[];
  name?: string;
  /** the type of a card, by its effect */
  type?: string;
};

/** An entry of a draft: the component with it, if it has no problem, and its expressions by field. */
export type ShownEntry = {
  path: string;
  /** id of the component */
  component: string;
  shown: ShownDocument | null;
  fields: Record<string, ShownField>;
};

/** An expression of an entry: its block if it can be read, and its words and icons if it has no problem. */
export type ShownField = {
  block: unknown | null;
  shown: ShownDocument | null;
};

/** A position of the rules as its first player sees it, to be drawn. */
export type ShownPosition = {
  id: string;
  game: string;
  /** what to look at */
  text: string;
  /** see view.<game>.schema.json */
  view: unknown;
};

/** Words that can stand for each other. */
export type SortForm = {
  label: string;
  words: WordForm[];
};

/** Have everything said in another language from now on, the log included. */
export type Speak = {
  do: "speak";
  /** made by the client, never twice */
  id: string;
  /** language of the texts */
  language: string;
};

/** Everything about the game that a seat or a spectator is to see now. */
export type StateFrame = {
  type: "state";
  /** the seats of this connection */
  mine: number[];
  seats: SeatDocument[];
  /** seats whose bots think */
  thinking: number[];
  /** the table of the rematch */
  rematch: string | null;
  /** where the first position comes from */
  origin: "dealt" | "import" | "position" | "tutorial" | "what-if";
  /** may players ask a bot for its move? */
  advice: boolean;
  deal: DealDocument | null;
  /** grows with every accepted play, undo and redo */
  version: number;
  /** whose eyes this is seen through; null is a spectator */
  seat: number | null;
  /** what may be known; null before the deal */
  view: unknown | null;
  /** who may act, and what each is asked */
  waiting: Waiting[];
  /** of the seat that looks */
  decision: OwnDecision | null;
  /** what the seat has to expect */
  forecast: unknown | null;
  undo: UndoDocument;
  log: LogDocument;
  over: boolean;
  result: ResultDocument | null;
  /** commitment to the seed; null before the deal */
  seed_hash: string | null;
  /** published at the end */
  seed: number | string | null;
};

/** One place of the view that an event changed. */
export type StepChange = {
  /** keys and indices that lead there from the whole view */
  path: (string | number)[];
  /** what is there now; left out: nothing any more */
  value?: Json;
};

/** Moves event by event, to be played back. */
export type StepsReply = {
  type: "reply";
  /** id of the request */
  id: string | null;
  /** always true */
  ok: true;
  /** before the first of them; without what was pending */
  view: unknown;
  entries: EntrySteps[];
};

/** Ask a bot for a move. */
export type Suggest = {
  do: "suggest";
  /** made by the client, never twice */
  id: string;
};

/** The move that a bot would make, and its reason. */
export type SuggestReply = {
  type: "reply";
  /** id of the request */
  id: string | null;
  /** always true */
  ok: true;
  move: string;
  /** the decision that it answers */
  decision: string;
  /** how the bot would go on in the same turn */
  line: string[];
  /** the move as a button says it */
  label: string;
  /** what it does and leads to, and what would be second best */
  text: string;
};

/** A table as everybody may see it. */
export type TableDocument = {
  table: string;
  title: string;
  game: string;
  seats: SeatDocument[];
  /** open seats */
  open: number;
  over: boolean;
  created: string;
  public: boolean;
  /** where the first position comes from */
  origin: "dealt" | "import" | "position" | "tutorial" | "what-if";
  options?: Record<string, Json>;
  /** how far the game is: Era, round, year */
  moment?: Record<string, number>;
  /** seats that must decide */
  waiting?: number[];
  /** once the game is over */
  result?: ResultDocument | null;
};

/** Seats, presence or thinking bots have changed. */
export type TableFrame = {
  type: "table";
  /** the seats of this connection */
  mine: number[];
  seats: SeatDocument[];
  /** seats whose bots think */
  thinking: number[];
  /** the table of the rematch */
  rematch: string | null;
  /** where the first position comes from */
  origin: "dealt" | "import" | "position" | "tutorial" | "what-if";
  /** may players ask a bot for its move? */
  advice: boolean;
  deal: DealDocument | null;
};

/** Public tables. */
export type TablesDocument = {
  tables: TableDocument[];
};

/** An event with its sentence; for a host with its secret part. */
export type ToldEvent = {
  /** what happened, as a key */
  kind: string;
  /** whose doing it was */
  seat: number;
  /** card, slot, tile, site or rule that caused it */
  cause: string;
  /** somebody was shown something hidden */
  reveals: boolean;
  /** the change */
  details: Record<string, Json>;
  /** the event as a sentence */
  text: string;
  /** what only the audience may see */
  secret?: Record<string, Json>;
  /** seats that see `secret` */
  audience?: number[] | "everybody";
};

/** What a turn cost. */
export type TurnReview = {
  /** moves of the game before it */
  first: number;
  /** moves of the game up to its end */
  last: number;
  /** against the best moves found */
  loss: Estimate;
  /** the loss is surely more than half a point */
  mistake: boolean;
};

/** Take back moves. */
export type Undo = {
  do: "undo";
  /** made by the client, never twice */
  id: string;
  /** how many moves */
  steps?: number;
};

/** The moves that a seat can take back and play again. */
export type UndoDocument = {
  /** moves that it can take back */
  possible: number;
  /** moves that it can play again */
  redo: number;
};

/** A running game as a seat knows it, with a game that it might be. */
export type ViewExport = {
  format: string;
  game: string;
  seats: number;
  /** whose view it is; null is a spectator */
  seat: number | null;
  version: number;
  /** see view.<game>.schema.json */
  view: unknown;
  log: LogEntry[];
  /** a game that this view might be of */
  save: unknown;
};

/** A seat that may act, and the question that it is asked. */
export type Waiting = {
  /** who decides */
  seat: number;
  /** what is asked, as a key */
  kind: string;
  /** what is asked, as a sentence */
  prompt: string;
  /** it need not be answered */
  optional: boolean;
};

/** Ask for moves of the log event by event, to play them back. */
export type Watch = {
  do: "watch";
  /** made by the client, never twice */
  id: string;
  /** version of the log that is meant */
  version: number;
  /** number of the first entry */
  first: number;
  /** how many entries */
  entries: number;
};

/** From where a copy goes on. */
export type WhatIf = {
  number?: number | null;
};

/** Is a move legal, now or after others of the same seat, and if not, why? */
export type Why = {
  do: "why";
  /** made by the client, never twice */
  id: string;
  /** the open decision that is meant */
  decision: string;
  /** a move in notation */
  move: string;
  after?: string[];
};

/** Is a move legal? */
export type WhyReply = {
  type: "reply";
  /** id of the request */
  id: string | null;
  /** always true */
  ok: true;
  legal: boolean;
  /** why not; empty if it is legal */
  reasons: Reason[];
};

/** A word of the vocabulary, as a form offers it. */
export type WordForm = {
  name: string;
  label: string;
  arguments: ArgumentForm[];
  /** where it may stand, and the place of what is in it then; null: everywhere */
  places: Record<string, string> | null;
};
