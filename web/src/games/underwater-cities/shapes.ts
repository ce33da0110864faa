/** Generated from nextfrontier/games/underwater_cities by tools/client_types.py: change it there, then run `make docs`. */

import type { Json } from "../../lib/protocol";

/** Goods and victory points; those left out are 0. */
export type Amounts = {
  /** credits */
  credits?: number;
  /** kelp */
  kelp?: number;
  /** steelplast */
  steelplast?: number;
  /** science */
  science?: number;
  /** biomatter */
  biomatter?: number;
  /** victory points */
  vp?: number;
};

/** A player board. */
export type BoardDocument = {
  /** number of the board */
  number: number;
  /** its side */
  side: "advanced" | "basic";
  /** city sites */
  cities: CitySite[];
  /** tunnel sites */
  tunnels: string[];
  /** metropolis spaces */
  metropolises: string[];
  /** construction bonuses by site */
  bonuses: Record<string, Effect>;
  /** special sites by site */
  special: Record<string, SpecialSite>;
};

export type BoardSide = "basic" | "advanced";

export type BuildingState = "farm" | "desalination" | "laboratory" | "farm+" | "desalination+" | "laboratory+";

/** A card. */
export type CardDocument = {
  /** what it does, in words */
  text: string;
  /** what it does, as a row of icons */
  icons: string[];
  /** number of the card */
  number: number;
  /** its name */
  name: string;
  /** of a card of an Era */
  colour: "green" | "red" | "yellow" | null;
  /** the Era of its deck, 0 for special cards */
  era: number;
  /** credits for a special card */
  cost: number;
  /** when it works */
  type: "action" | "final" | "instant" | "permanent" | "production";
  /** where it was taken from, by letters */
  provenance: string;
  /** it was not taken from the printed game as it is */
  designed: boolean;
};

export type CardType = "instant" | "permanent" | "action" | "production" | "final";

/** A city site of a board. */
export type CitySite = {
  /** its name */
  id: string;
  /** its building sites */
  sites: number;
  /** is it the starting city? */
  start: boolean;
};

/** A card face up beside the player board. */
export type ClaimedCard = {
  /** number of the card */
  card: number;
  /** an action card used in this Era */
  used: boolean;
};

export type Colour = "yellow" | "red" | "green";

/** Everything printed that a client shows, in one language. */
export type Components = {
  /** language of the texts */
  language: string;
  /** version of the components, its pack included */
  version: string;
  /** by number */
  cards: Record<string, CardDocument>;
  /** by number of seats, then by position */
  slots: Record<string, Record<string, SlotDocument>>;
  /** cards that change a slot, by its action */
  slot_changes: Record<string, number[]>;
  /** by id */
  metropolises: Record<string, MetropolisDocument>;
  /** by id */
  contracts: Record<string, ContractDocument>;
  /** by number */
  boards: Record<string, BoardDocument>;
  /** by place, such as `card 37/1` or `SL-10/2` */
  effects: Record<string, EffectNode>;
  /** all goods, in order */
  goods: ("biomatter" | "credits" | "kelp" | "science" | "steelplast")[];
  /** normal costs */
  costs: Costs;
  /** what pieces give */
  production: ProductionDocument;
  /** what is scored */
  scoring: ScoringDocument;
  /** the track from below */
  federation: FederationSpace[];
  /** when cities produce */
  eras: ErasDocument;
  /** name of each icon */
  icons: Record<string, string>;
};

/** A government contract. */
export type ContractDocument = {
  /** what it does, in words */
  text: string;
  /** what it does, as a row of icons */
  icons: string[];
  /** id of the contract */
  id: string;
  /** its name */
  name: string;
  /** what it asks */
  condition: Effect;
  /** what it gives */
  reward: Effect;
  /** where it was taken from, by letters */
  provenance: string;
  /** it was not taken from the printed game as it is */
  designed: boolean;
};

/** Normal costs by piece. */
export type Costs = {
  /** a farm */
  farm: Amounts;
  /** a desalination device */
  desal: Amounts;
  /** a laboratory */
  lab: Amounts;
  /** a tunnel */
  tunnel: Amounts;
  /** a white dome */
  nonsymbiotic: Amounts;
  /** a purple dome */
  symbiotic: Amounts;
  /** an upgrade */
  upgrade: Amounts;
};

export type Dome = "nonsymbiotic" | "symbiotic";

/** An effect in words and icons. */
export type Effect = {
  /** what it does, in words */
  text: string;
  /** what it does, as a row of icons */
  icons: string[];
};

/** An effect at its place, such as `card 37/1`. */
export type EffectNode = {
  /** what it does, in words */
  text: string;
  /** what it does, as a row of icons */
  icons: string[];
  /** how many parts or alternatives it has, if it has any */
  parts?: number;
};

/** The division of the game into Eras. */
export type ErasDocument = {
  /** the rounds after which cities produce */
  production_after: number[];
};

/** A space of the Federation track. */
export type FederationSpace = {
  /** its name */
  space: "1" | "2" | "3" | "4" | "below";
  /** what it gives */
  bonus: Amounts;
};

/** The cost of feeding a city. */
export type FeedingDocument = {
  /** kelp for each city */
  kelp: number;
  /** what a city without it costs */
  unfed: Amounts;
};

/** The expected cost of feeding. */
export type FeedingForecast = {
  /** cities to feed */
  cities: number;
  /** kelp that they take */
  kelp: number;
  /** biomatter that they take */
  biomatter: number;
  /** points lost for cities without food */
  lost: number;
};

/** The expectations of a seat, by the rules' own code. */
export type ForecastDocument = {
  /** if the Era ended now */
  production: ProductionForecast;
  /** by source, with total, if the game ended now */
  score_now: Record<string, number>;
};

export type Good = "credits" | "kelp" | "steelplast" | "science" | "biomatter";

/** Another player's hand. */
export type HiddenCards = {
  /** how many cards */
  count: number;
  /** cards that everybody saw being taken */
  known: number[];
  /** how many of each back */
  backs: Record<string, number>;
};

/** A deck. */
export type HiddenDeck = {
  /** how many cards it holds */
  count: number;
  /** cards this seat knows, and where */
  known: KnownPlace[];
};

/** Things that another player looks at. */
export type HiddenThings = {
  /** how many */
  count: number;
  /** always empty */
  known: number[];
};

/** A card of a deck that this seat was shown. */
export type KnownPlace = {
  /** place in the deck, 0 is the top */
  place: number;
  /** number of the card */
  card: number;
};

/** A metropolis tile; `icons` are those of its instant effect. */
export type MetropolisDocument = {
  /** what it does, in words */
  text: string;
  /** what it does, as a row of icons */
  icons: string[];
  /** id of the tile */
  id: string;
  /** blue gives at once, brown scores */
  colour: "blue" | "brown";
  /** what it gives at once */
  instant?: Effect;
  /** what it gives in production */
  production?: Effect;
  /** what it scores in the end */
  final?: Effect;
  /** where it was taken from, by letters */
  provenance: string;
};

/** A move by its kind, with its parameters. */
export type MoveByKind =
  | { kind: "build"; fields: { piece: Piece; site: string } }
  | { kind: "claim"; fields: { card: number } }
  | { kind: "contract"; fields: { contract: string } }
  | { kind: "convert"; fields: { site: "BC" | "BL" | "BR" | "MC" | "ML" | "MR" | "TC" | "TL" | "TR" } }
  | { kind: "discard"; fields: { card: number } }
  | { kind: "end"; fields: object }
  | { kind: "exchange"; fields: { give: Partial<Record<Good, number>>; take: Partial<Record<Good, number>> } }
  | { kind: "first"; fields: { place: string; told: string } }
  | { kind: "gain"; fields: { amounts: Partial<Record<Good, number>> } }
  | { kind: "keep"; fields: { cards: number[]; under: number[] } }
  | { kind: "leave"; fields: { asked: string; word: string } }
  | { kind: "look"; fields: object }
  | { kind: "part"; fields: { part: number; place: string; steps?: number } }
  | { kind: "pay"; fields: { amounts: Partial<Record<Good, number>>; card?: number } }
  | { kind: "perform"; fields: { slot: string } }
  | { kind: "produce"; fields: { site: string } }
  | { kind: "ready"; fields: { card: number } }
  | { kind: "spend"; fields: { card: number; times: number } }
  | { kind: "take"; fields: { card: number; under?: number[] } }
  | { kind: "tile"; fields: { tile: string } }
  | { kind: "turn"; fields: { card: number; card_first: boolean; clone: boolean; matches: boolean; slot: string } }
  | { kind: "upgrade"; fields: { site: string } }
  | { kind: "use"; fields: { card: number } };

export type Piece = "farm" | "desal" | "lab" | "tunnel" | "nonsymbiotic" | "symbiotic";

/** The production of a piece. */
export type PieceProduction = {
  /** as built */
  plain?: Amounts;
  /** upgraded */
  upgraded?: Amounts;
  /** more for an upgraded pair in a city */
  pair?: Amounts;
};

/** One player's area as another seat or a spectator sees it. */
export type PlayerView = {
  /** whose area this is */
  seat: number;
  /** number of the player board, 1 to 8 */
  board: number;
  /** victory points so far */
  score: number;
  /** the score by source */
  points: Record<string, number>;
  /** what the player holds */
  resources: Resources;
  /** cards of the hand that all saw taken */
  shown?: number[];
  /** claimed cards, oldest first */
  claimed: ClaimedCard[];
  /** the personal assistant */
  assistant: "gone" | "ready" | "used";
  /** special instants played and paid */
  under_board: number[];
  /** city site to dome */
  cities: Record<string, "nonsymbiotic" | "symbiotic">;
  /** tunnel site to its side */
  tunnels: Record<string, "plain" | "upgraded">;
  /** building site to kind, + for upgraded */
  buildings: Record<string, "desalination" | "desalination+" | "farm" | "farm+" | "laboratory" | "laboratory+">;
  /** metropolis space to tile */
  metropolises: Record<string, string>;
  /** metropolis tiles beside the board */
  gained: string[];
  /** contracts taken */
  contracts: string[];
  /** contracts met and not taken at once */
  declined?: string[];
  /** biomatter of this production phase */
  produced?: number;
  /** own cards, or what is known */
  hand: number[] | HiddenCards;
  /** cards given up while others choose */
  dropped?: number[] | HiddenCards;
};

/** All that a seat or a spectator may know. */
export type PositionView = {
  /** the Era */
  era: 1 | 2 | 3;
  /** the round, 1 to 10 */
  round: number;
  /** the cycle of the round, 1 to 3 */
  turn: number;
  /** turn order, first player first */
  order: number[];
  /** whose turn it is */
  to_play: number;
  /** tiles on slots, bottom to top */
  slots: Record<string, (number | "neutral")[]>;
  /** the cloning tile was used in this round */
  clone_used: boolean;
  /** a Federation step was made in this round */
  advanced: boolean;
  /** the half-done turn, then what is still to come, top first; empty at its start */
  pending: (TurnView | Json[])[];
  /** markers on the Federation track, bottom to top of a stack */
  federation: Record<"1" | "2" | "3" | "4" | "below", number[]>;
  /** Era discard pile, top card first */
  discard: number[];
  /** face-up cost-3 cards */
  three_credit: number[];
  /** who was shown each card of the special deck, as bits; -1: all */
  special_seen?: number[];
  /** contracts on display */
  contracts: string[];
  /** limited pieces that are left */
  supply: Supply;
  /** the Era deck */
  deck: HiddenDeck;
  /** the cost-1/2 deck, its top card known */
  special_deck: HiddenDeck;
  /** the players' areas */
  players: PlayerView[];
};

/** The production of all pieces. */
export type ProductionDocument = {
  /** a farm */
  farm: PieceProduction;
  /** a desalination device */
  desal: PieceProduction;
  /** a laboratory */
  lab: PieceProduction;
  /** a tunnel */
  tunnel: PieceProduction;
  /** a symbiotic city */
  symbiotic: PieceProduction;
  /** what cities eat */
  feeding: FeedingDocument;
};

/** The next production, options declined. */
export type ProductionForecast = {
  /** source by source */
  sources: ProductionSource[];
  /** all of them together */
  total: Amounts;
  /** what feeding would take */
  feeding: FeedingForecast;
};

/** The yield of one source. */
export type ProductionSource = {
  /** credits */
  credits?: number;
  /** kelp */
  kelp?: number;
  /** steelplast */
  steelplast?: number;
  /** science */
  science?: number;
  /** biomatter */
  biomatter?: number;
  /** victory points */
  vp?: number;
  /** city, tunnel, card or tile */
  source: string;
};

/** The stock of a player; resources left out are as dealt. */
export type Resources = {
  /** credits */
  credits: number;
  /** kelp */
  kelp: number;
  /** steelplast */
  steelplast: number;
  /** science */
  science: number;
  /** biomatter */
  biomatter: number;
};

/** The final scoring. */
export type ScoringDocument = {
  /** points of a city by kinds of its buildings */
  cities: number[];
};

/** An action slot. */
export type SlotDocument = {
  /** what it does, in words */
  text: string;
  /** what it does, as a row of icons */
  icons: string[];
  /** its position, such as Y3 */
  id: string;
  /** id of the action that is printed there */
  action: string;
  /** none for the one that is always available */
  colour: "green" | "red" | "yellow" | null;
  /** the action in a few words */
  short: string;
};

export type Space = "below" | "4" | "3" | "2" | "1";

/** A special site of an advanced board. */
export type SpecialSite = {
  /** what it does, in words */
  text: string;
  /** what it does, as a row of icons */
  icons: string[];
  /** kind of the site */
  kind: string;
  /** the sites that belong to it */
  sites: string[];
  /** what building there costs more, as icons */
  surcharge: string[];
};

/** Limited pieces that are left; left out: all that is not on a board. */
export type Supply = {
  /** tunnel tiles */
  tunnels: number;
  /** white domes */
  nonsymbiotic: number;
  /** purple domes */
  symbiotic: number;
};

export type TileColour = "blue" | "brown";

export type TunnelState = "plain" | "upgraded";

/** The choices, builds and uses of a half-done turn. */
export type TurnView = {
  /** the chosen slot */
  slot?: string;
  /** the played card */
  card?: number;
  /** a card that is on its way out of play */
  leaving?: number;
  /** pieces built, by kind */
  built?: number[];
  /** once-per-turn cards used */
  once_used?: number[];
  /** cards that are being looked at */
  looking?: number[] | HiddenThings;
  /** metropolises that are being looked at */
  looking_tiles?: string[] | HiddenThings;
};
