/** Generated from nextfrontier/games/evacuation by tools/client_types.py: change it there, then run `make docs`. */

import type { Json } from "../../lib/protocol";

/** An Action card. */
export type ActionCardDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its number */
  number: number;
  /** Power Levels to choose from */
  power: number[];
  /** its effect in the grammar of effects */
  effect: string;
};

/** Goods by name; those left out are 0. */
export type Amounts = {
  /** Food */
  food?: number;
  /** Steel */
  steel?: number;
  /** Energy */
  energy?: number;
};

/** An action of the player board. */
export type BoardActionDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its id */
  id: string;
  /** its group, which is its Power Level */
  group: number;
  /** its effect in the grammar of effects */
  effect: string;
};

/** A Year-end Bonus card. */
export type BonusDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its id */
  id: string;
  /** it has the flag of first games */
  flag: boolean;
  /** the lower Power Level */
  lower: number;
  /** its bonus, in the grammar of effects */
  lower_effect: string;
  /** its bonus in words and icons */
  lower_bonus: EffectNode;
  /** the higher Power Level */
  higher: number;
  /** its bonus, in the grammar of effects */
  higher_effect: string;
  /** its bonus in words and icons */
  higher_bonus: EffectNode;
};

/** The Year-end Bonus as things stand. */
export type BonusForecast = {
  /** id of the card */
  card: string;
  /** a value must be hit exactly */
  strict: boolean;
  /** Power Levels that are possible */
  levels: number[];
  /** the bonus that is hit */
  hits: "higher" | "lower" | null;
  /** levels that hit the lower bonus */
  lower: number[];
  /** levels that hit the higher bonus */
  higher: number[];
  /** how many are missing for a bonus; null: it is past both */
  short: number | null;
};

/** The price and the gain of cloning. */
export type CloneCost = {
  /** Food that it costs */
  food: number;
  /** Population that it gives */
  population: number;
};

/** One side of a Common Goal card. */
export type CommonGoalDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its id */
  id: string;
  /** the card whose side it is */
  card: string;
  /** what it asks, in the grammar of effects */
  requirement: string;
  /** the requirement in words and icons */
  condition: EffectNode;
  /** what it costs, such as `2S 1F` */
  cost: string;
  /** the same by name */
  cost_goods: Amounts;
  /** what it produces, such as `2S 1F` */
  production: string;
  /** the same by name */
  production_goods: Amounts;
  /** points when it is played */
  points: number;
};

/** Everything printed that a client shows, in one language, and the numbers that the rules use. */
export type Components = {
  /** language of the texts */
  language: string;
  /** version of the components, its pack included */
  version: string;
  /** all goods, in order */
  goods: ("energy" | "food" | "steel")[];
  /** by id */
  old_areas: Record<string, OldAreaDocument>;
  /** by id */
  continents: Record<string, ContinentDocument>;
  /** by id */
  new_areas: Record<string, NewAreaDocument>;
  /** the Progress track */
  progress: ProgressDocument;
  /** by year */
  years: Record<string, YearDocument>;
  /** by id */
  board_actions: Record<string, BoardActionDocument>;
  /** by id */
  ships: Record<string, ShipDocument>;
  /** by id */
  stadiums: Record<string, StadiumDocument>;
  /** by id */
  infrastructure: Record<string, InfrastructureDocument>;
  /** by id */
  technologies: Record<string, TechnologyDocument>;
  /** by number */
  action_cards: Record<string, ActionCardDocument>;
  /** by number */
  goals: Record<string, GoalDocument>;
  /** by id */
  bonuses: Record<string, BonusDocument>;
  /** by id of the side */
  common_goals: Record<string, CommonGoalDocument>;
  /** by number */
  lines: Record<string, LineDocument>;
  /** by id */
  solo_cards: Record<string, SoloCardDocument>;
  /** the way of the Solo tile round the New World */
  rim: RimPlace[];
  /** by place, such as `A1/2` or `card 30/1` */
  effects: Record<string, EffectNode>;
  /** what actions cost */
  energy: EnergyNumbers;
  /** other costs */
  costs: CostNumbers;
  /** limits */
  limits: LimitNumbers;
  /** what is scored in Points mode */
  scoring: ScoringNumbers;
  /** what ends the race */
  race: RaceNumbers;
  /** name of each icon */
  icons: Record<string, string>;
};

/** A starting continent. */
export type ContinentDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its id */
  id: string;
  /** the corner that is marked */
  corner: string;
  /** where its tiles lie */
  rows: string[][];
  /** edges of OW1 to OW9 */
  edges: (("desert" | "mountain" | "ocean")[])[];
  /** what of it could not be read surely */
  weak: string;
};

/** Costs that are printed nowhere. */
export type CostNumbers = {
  /** units to prepare a Factory */
  prepare: number;
  /** cloning */
  clone: CloneCost;
  /** settling an Area */
  settle: Amounts;
  /** units to discard from a row */
  discard: number;
  /** sending a ship back */
  return: Amounts;
};

/** The packs of the Goal draft as far as a seat knows them. */
export type DraftView = {
  /** how often the packs were passed */
  passes: 0 | 1 | 2 | 3;
  /** how many cards were taken out of each pack */
  taken: number[];
  /** the packs by who got them first */
  packs: (number[] | HiddenPack)[];
};

export type Edge = "desert" | "mountain" | "ocean";

/** An effect at its place: part of a card, a bonus, a space. */
export type EffectNode = {
  /** in words */
  text: string;
  /** in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** how many parts it has, if it has any */
  parts?: number;
};

/** The demands of the end of the game. */
export type EndForecast = {
  /** Stadiums on the New World */
  stadiums: StadiumsCheck;
};

/** The next action of the year. */
export type EnergyForecast = {
  /** its number in the year */
  number: number;
  /** its Energy without a group */
  cost: number;
  /** its Energy by group */
  groups: Record<string, number>;
  /** worlds that may pay */
  worlds: ("new" | "old")[];
  /** Energy there */
  have: number;
  /** groups that can be paid */
  payable: number[];
};

/** The Energy for the actions of a year. */
export type EnergyNumbers = {
  /** by their number in the year */
  by_action: number[];
  /** more for a group that is used often */
  surcharge: number;
  /** uses of a group without surcharge */
  free_uses: number;
  /** the Passage after which the other world pays */
  passage: number;
  /** worlds that may pay, by own markers past it */
  worlds_by_markers_past: (("new" | "old")[])[];
};

export type Environment = "tundra" | "desert" | "forest" | "ocean";

/** The next flight of an own ship. */
export type FlightForecast = {
  /** what it costs */
  energy: number;
  /** buildings that the ship holds */
  buildings: number;
  /** units that the ship holds */
  resources: number;
};

/** A ship under way. */
export type FlightPosition = {
  /** id of the ship */
  ship: string;
  /** Areas evacuated in its bays */
  bays: string[];
  /** Factory Areas within its building limit */
  crates: string[];
  /** Stadiums on board */
  stadiums: string[];
  /** all Factories on board, evacuated ones included */
  factories: Kinds;
  /** units on board */
  goods: Kinds;
};

/** Food of one world in the next Income. */
export type FoodCheck = {
  /** units there now */
  stock: number;
  /** units that come */
  income: number;
  /** units that are asked for */
  demand: number;
  /** units that would be missing */
  missing: number;
};

/** The prospects of a seat, by the rules' own code; ships that were sent count as arrived. */
export type ForecastDocument = {
  /** what each world produces next */
  income: IncomeForecast;
  /** cost of the next action */
  energy: EnergyForecast;
  /** Power Levels that this year's actions can count as */
  power: number[];
  /** the year's Bonus; null after the last year */
  bonus: BonusForecast | null;
  /** own ships by id */
  flights: Record<string, FlightForecast>;
  /** of Infrastructure in sight, by card */
  requirements: Record<string, Reached>;
  /** of Common Goals that nobody has reached */
  common: Record<string, Reached>;
  /** what the end of the game asks */
  end: EndForecast;
  /** the next Income; left out after the last year */
  check?: IncomeCheck;
  /** lines of Line Majority */
  lines?: LineForecast[];
  /** in a race, in the place of score_now */
  race?: RaceStanding;
  /** by source, with total; not in a race */
  score_now?: Record<string, number>;
  /** points of own Goal cards; not in a race */
  goals?: Record<string, number>;
};

/** A Goal card. */
export type GoalDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its number */
  number: number;
  /** what it scores, in the grammar of effects */
  score: string;
};

export type Good = "food" | "steel" | "energy";

/** A deck of cards with numbers: Action cards, Goal cards. */
export type HiddenCardDeck = {
  /** how many cards it holds */
  count: number;
  /** cards this seat knows, and where */
  known: KnownCard[];
};

/** Cards of another player, or cards without order. */
export type HiddenCards = {
  /** how many cards */
  count: number;
  /** those this seat knows */
  known: number[];
};

/** A deck of things with ids: ships, Stadiums, Infrastructure, Solo cards. */
export type HiddenDeck = {
  /** how many things it holds */
  count: number;
  /** things this seat knows, and where */
  known: KnownThing[];
};

/** A pack of the Goal draft. */
export type HiddenPack = {
  /** how many cards it holds */
  count: number;
  /** cards this seat knows, and where */
  known: KnownCard[];
  /** cards known to be in it without their places */
  among: number[];
};

/** The check of the next Income. */
export type IncomeCheck = {
  /** its year */
  year: number;
  /** Stadiums that it asks for */
  stadiums: StadiumsCheck;
  /** Food of the Old World */
  old: FoodCheck;
  /** Food of the New World */
  new: FoodCheck;
  /** Penalty tokens that would come */
  penalties: number;
  /** what is left after it */
  after: StockAfter;
};

/** The production of each world. */
export type IncomeForecast = {
  /** the Old World */
  old: Amounts;
  /** the New World */
  new: Amounts;
};

/** An Infrastructure card. */
export type InfrastructureDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its id */
  id: string;
  /** 1 or 2 */
  deck: number;
  /** what it costs, such as `2S 1F` */
  cost: string;
  /** the same by name */
  cost_goods: Amounts;
  /** what it asks, in the grammar of effects */
  requirement: string;
  /** the requirement in words and icons */
  condition: EffectNode;
  /** what it produces, such as `2S 1F` */
  production: string;
  /** the same by name */
  production_goods: Amounts;
  /** its illustration */
  art: string;
  /** cards with the same illustration */
  twins: string[];
};

/** Amounts by kind; a kind left out is 0. */
export type Kinds = {
  /** units or levels of Food */
  food: number;
  /** of Steel */
  steel: number;
  /** of Energy */
  energy: number;
};

/** A card of a deck that this seat was shown. */
export type KnownCard = {
  /** place in the deck, 0 is the top */
  place: number;
  /** its number */
  card: number;
};

/** A thing of a deck that this seat was shown. */
export type KnownThing = {
  /** place in the deck, 0 is the top */
  place: number;
  /** its id */
  card: string;
};

export type Lane = "waiting" | "main" | "second";

/** Limits. */
export type LimitNumbers = {
  /** Factories of a kind */
  factories: number;
  /** items of a row */
  row: number;
  /** Action cards in hand */
  hand: number;
  /** seats from which the second lane is open */
  second_lane_seats: number;
};

/** A marked Area of Line Majority. */
export type LineDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** number of the line */
  number: number;
  /** the marked Area */
  area: string;
  /** direction with face 1 */
  face_one: string;
  /** direction with face 2 */
  face_two: string;
  /** Areas of the line with face 1 */
  walk_one: string[];
  /** Areas of the line with face 2 */
  walk_two: string[];
};

/** A line of Line Majority; the simulated opponent comes last. */
export type LineForecast = {
  /** number of the line */
  tile: number;
  /** 1 or 2 */
  face: number;
  /** Areas by seat */
  counts: number[];
  /** points by seat */
  points: number[];
};

/** A move by its kind, with its parameters. */
export type MoveByKind =
  | { kind: "action"; fields: { action: string; card: number } }
  | { kind: "advance"; fields: { lane: Lane; marker: "front" | "other" | "rear"; steps: number } }
  | { kind: "card"; fields: { card: number } }
  | { kind: "common"; fields: { goal: string } }
  | { kind: "discard"; fields: { items: string[] } }
  | { kind: "down"; fields: { good: Good } }
  | { kind: "drop"; fields: { goal: number } }
  | { kind: "end"; fields: object }
  | { kind: "energy"; fields: { new: number; old: number } }
  | { kind: "exchange"; fields: { give: Good; take: Good; world: World } }
  | { kind: "factory"; fields: { good: Good; world: World } }
  | { kind: "fee"; fields: { good: Good; world: World } }
  | { kind: "first"; fields: { place: string } }
  | { kind: "gain"; fields: { good: Good; world: World } }
  | { kind: "goal"; fields: { goal: number } }
  | { kind: "invent"; fields: { technology: string } }
  | { kind: "keep"; fields: { cards: number[] } }
  | { kind: "leave"; fields: { asked: string; word: string } }
  | { kind: "load_bay"; fields: { area: string; ship: string } }
  | { kind: "load_building"; fields: { area: string; ship: string } }
  | { kind: "load_factory"; fields: { good: Good; ship: string } }
  | { kind: "load_stadium"; fields: { ship: string; stadium: string } }
  | { kind: "load_units"; fields: { amount: number; good: Good; ship: string } }
  | { kind: "look"; fields: object }
  | { kind: "part"; fields: { part: number; place: string } }
  | { kind: "pass"; fields: object }
  | { kind: "pay"; fields: { amounts: Partial<Record<Good, number>> } }
  | { kind: "place"; fields: { factories: Good[] } }
  | { kind: "play"; fields: { item: string } }
  | { kind: "power"; fields: { power: number } }
  | { kind: "prepare"; fields: { good: Good; world: World } }
  | { kind: "raise"; fields: { good: Good } }
  | { kind: "send"; fields: { ship: string } }
  | { kind: "settle"; fields: { area: string } }
  | { kind: "ship"; fields: { item: string; world: World } }
  | { kind: "stadium"; fields: { item: string; world: World } }
  | { kind: "take"; fields: { item: string } }
  | { kind: "technology"; fields: { technology: string } }
  | { kind: "unit"; fields: { good: Good; world: World } }
  | { kind: "up"; fields: { good: Good } };

/** One nation as another seat or a spectator sees it. */
export type NationView = {
  /** whose nation */
  seat: number;
  /** id of the starting continent */
  continent: string;
  /** technology set, 1 to 4 */
  set: number;
  /** goods on the Old World */
  old: Kinds;
  /** goods on the New World */
  new: Kinds;
  /** Areas of the Old World not evacuated */
  left: string[];
  /** Productivity tiles */
  tiles: Tiles;
  /** levels of the New World */
  production: Kinds;
  /** Population markers that wait on the New World */
  people: number;
  /** prepared Factories */
  factories: TwoKinds;
  /** Stadiums by world */
  stadiums: TwoLists;
  /** ships by world */
  ships: TwoLists;
  /** ships whose first journey differs: id, change of Energy, change of units */
  fresh?: [string, number, number][];
  /** Infrastructure cards in hand */
  infrastructure: string[];
  /** Infrastructure cards played */
  played: string[];
  /** those of them that are completed */
  completed: string[];
  /** technologies by column, from the bottom */
  grid: string[][];
  /** by column: twice the developed levels, plus 1 with a marker on the left space */
  research: number[];
  /** the marker that leads in this Progress phase */
  lead?: number;
  /** groups of the board actions of this year */
  actions: number[];
  /** Action cards played face up this year */
  shown?: number[];
  /** takes no more actions this year */
  passed: boolean;
  /** once-per-phase technologies used */
  used?: string[];
  /** Penalty tokens */
  penalties: number;
  /** Common Goals claimed and not yet played */
  common_goals?: string[];
  /** Common Goals played */
  played_goals?: string[];
  /** ships sent from the Old World in this Transport */
  flights?: FlightPosition[];
  /** ships sent back from the New World in it */
  returning?: string[];
  /** own Areas with the kinds of their Factories */
  settled: Record<string, ("energy" | "food" | "steel")[]>;
  /** step and lane of the two Progress markers */
  markers: [[number, "main" | "second" | "waiting"], [number, "main" | "second" | "waiting"]];
  /** Action cards under board actions */
  under?: number[] | HiddenCards;
  /** own Goal cards, or what is known */
  goals: number[] | HiddenCards;
  /** Goal cards kept so far in the draft */
  kept?: number[] | HiddenCards;
  /** the Goal card discarded after the draft */
  discarded_goal?: number[] | HiddenCards;
  /** own Action cards, or what is known */
  hand?: number[] | HiddenCards;
  /** Action cards given up while others choose */
  dropped?: number[] | HiddenCards;
};

/** An Area of the New World. */
export type NewAreaDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its id */
  id: string;
  /** column of its hexagon */
  q: number;
  /** row of its hexagon */
  r: number;
  /** its environment */
  environment: "desert" | "forest" | "ocean" | "tundra";
  /** spaces for Factories */
  factories: number;
  /** Population spaces, such as `2F 1S` */
  people: string;
  /** its symbols, Y yellow and W white */
  symbols: string;
  /** its Population spaces */
  population: PopulationSpace[];
  /** what of it could not be read surely */
  weak: string;
};

/** An Area tile of the Old World, or the Productivity tile. */
export type OldAreaDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its id */
  id: string;
  /** what it holds */
  kind: "factory" | "people" | "productivity";
  /** Population on it */
  circles: number;
  /** what it produces, such as `2S 1F` */
  produces: string;
  /** the same by name */
  produces_goods: Amounts;
};

/** A Passage of the Progress track. */
export type PassageDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its id */
  id: string;
  /** the step after which it lies */
  after: number;
  /** effect each time */
  each: string;
  /** effect for the first own marker */
  first: string;
  /** effect for the second own marker */
  second: string;
};

export type PhaseName = "income" | "actions" | "transport" | "turn_order" | "progress" | "bonuses" | "cleanup";

/** A Population space of an Area. */
export type PopulationSpace = {
  /** what it produces */
  good: "energy" | "food" | "steel";
  /** how many levels it is worth */
  levels: number;
};

/** All that a seat or a spectator may know. */
export type PositionView = {
  /** 1 to 4 */
  year: 1 | 2 | 3 | 4;
  /** seats on the Turn Order track */
  order: number[];
  /** whose turn it is */
  to_play: number;
  /** an item turned up as one more choice */
  looked?: string;
  /** Year-end Bonus cards, the top first */
  bonuses: string[];
  /** Common Goals nobody has reached */
  common_goals?: string[];
  /** marked lines: number and face */
  lines?: [number, number][];
  /** race: the seat that met the end condition */
  ending?: number;
  /** is the game over? */
  finished: boolean;
  /** what is still to come, top first; empty at the start */
  pending: Json[][];
  /** 1 Income to 7 Cleanup, 0 while the game is set up */
  phase: number;
  /** face-up items, the one on X first */
  rows: Record<"infrastructure" | "ships" | "stadiums", string[]>;
  /** decks of the three rows */
  decks: Record<"infrastructure" | "ships" | "stadiums", HiddenDeck>;
  /** Goal cards nobody has */
  unused_goals: HiddenCards;
  /** how Goal cards went round */
  draft?: DraftView;
  /** the Action deck */
  action_deck?: HiddenCardDeck;
  /** discarded Action cards */
  discard?: HiddenCardDeck;
  /** the simulated sides */
  rival?: RivalView;
  /** the nations */
  players: NationView[];
};

/** The fields that every printed thing has. */
export type Printed = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
};

/** The Progress track. */
export type ProgressDocument = {
  /** its last step */
  end: number;
  /** spots there */
  end_spots: number;
  /** spaces of the main lane by step */
  main: Record<string, SpaceDocument>;
  /** spaces of the second lane by step */
  second: Record<string, SpaceDocument>;
  /** by id */
  passages: Record<string, PassageDocument>;
};

/** The parts of the end condition of a race that a nation lacks. */
export type RaceMissing = {
  /** levels of Food production */
  food: number;
  /** levels of Steel production */
  steel: number;
  /** levels of Energy production */
  energy: number;
  /** Stadiums on the New World */
  stadiums: number;
};

/** The end condition of the race. */
export type RaceNumbers = {
  /** level of each Production marker */
  level: number;
  /** Stadiums on the New World */
  stadiums: number;
  /** steps down in the end */
  down: StepsDown;
  /** steps up in the end */
  up: StepsUp;
};

/** The standing of a nation in a race, which has no points. */
export type RaceStanding = {
  /** Production markers: Food, Steel, Energy */
  levels: number[];
  /** Stadiums on the New World */
  stadiums: number;
  /** is the end condition met? */
  met: boolean;
  /** what is missing for it */
  missing: RaceMissing;
  /** steps down of the final adjustment */
  down: number;
  /** steps up of the final adjustment */
  up: number;
  /** markers after it if the game ended now, lowest first */
  adjusted: number[];
};

/** The progress of a requirement. */
export type Reached = {
  /** so many are there */
  have: number;
  /** so many are needed */
  need: number;
  /** is it met? */
  met: boolean;
};

/** A place of the Solo tile. */
export type RimPlace = {
  /** the Area beside it */
  area: string;
  /** Areas along its arrow a */
  a: string[];
  /** Areas along its arrow b */
  b: string[];
};

/** The simulated sides as players see them. */
export type RivalView = {
  /** Solo cards beside the deck */
  out: string[];
  /** place of the Solo tile on the rim */
  place: number;
  /** Areas settled by the simulated player */
  areas: string[];
  /** its Stadiums */
  stadiums: string[];
  /** Turn Order track with the simulated sides 1 and 2 */
  track: number[];
  /** step and lane of the four simulated Progress markers */
  markers: number[];
  /** the Solo deck, its top card known */
  deck: HiddenDeck;
  /** its pile in the Goal draft */
  goals: HiddenCards;
  /** Goal cards removed at random */
  removed: HiddenCards;
};

export type RowName = "ships" | "stadiums" | "infrastructure";

/** The scores of Points mode. */
export type ScoringNumbers = {
  /** points by level */
  production: number[];
  /** points of each level above them */
  each_level_above: number;
  /** points by place */
  majority: number[];
  /** the same in a two-player game */
  majority_of_two: number[];
  /** Stadiums that the end asks for */
  stadiums_needed: number;
  /** points of an Area that is left */
  area_left: number;
  /** points of Population that is left */
  person_left: number;
  /** points of a missing Stadium */
  missing_stadium: number;
  /** points of a Penalty token */
  penalty_token: number;
};

/** A Spaceship. */
export type ShipDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its id */
  id: string;
  /** its model */
  model: string;
  /** edges of its bays */
  bays: ("desert" | "mountain" | "ocean")[];
  /** buildings that it holds */
  buildings: number;
  /** units that it holds */
  resources: number;
  /** what it costs, such as `2S 1F` */
  cost: string;
  /** the same by name */
  cost_goods: Amounts;
  /** Energy of a flight */
  flight: number;
};

export type Side = "lower" | "higher";

/** A Solo card. */
export type SoloCardDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its id */
  id: string;
  /** the action of its face */
  action: string;
  /** number of its back */
  number: string;
  /** letter of its back */
  letter: string;
  /** the year from which it is used */
  from_year: number;
};

/** A space of the Progress track. */
export type SpaceDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its symbols, Y yellow and W white */
  symbols: string;
  /** its effect in the grammar of effects */
  effect: string;
};

/** A Stadium. */
export type StadiumDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its id */
  id: string;
  /** Happy Faces */
  faces: number;
  /** what it costs, such as `2S 1F` */
  cost: string;
  /** the same by name */
  cost_goods: Amounts;
};

/** Stadiums on the New World. */
export type StadiumsCheck = {
  /** so many are there */
  have: number;
  /** so many are asked for */
  demand: number;
  /** so many are missing */
  missing: number;
};

/** Steps down of the final adjustment of a race. */
export type StepsDown = {
  /** for a Penalty token */
  penalty_token: number;
  /** for an Area that is left */
  area_left: number;
  /** for a missing Stadium */
  missing_stadium: number;
};

/** Steps up of the final adjustment of a race. */
export type StepsUp = {
  /** for most Happy Faces */
  most_faces: number;
  /** the same in a two-player game */
  most_faces_of_two: number;
  /** for the second most */
  second: number;
};

/** The stock after the next Income. */
export type StockAfter = {
  /** on the Old World */
  old: Kinds;
  /** on the New World */
  new: Kinds;
};

/** A technology tile. */
export type TechnologyDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** its id */
  id: string;
  /** its set, 1 to 4 */
  set: number;
  /** 1 to 3 */
  level: number;
  /** Happy Faces */
  faces: number;
  /** its effect in the grammar of effects */
  effect: string;
  /** how surely it was read */
  confidence: string;
};

/** Productivity tiles face up on the Old World and landed on the New World. */
export type Tiles = {
  /** face up on the Old World */
  old: number;
  /** landed on the New World; the rest is in transit */
  new: number;
};

/** Amounts by world and kind. */
export type TwoKinds = {
  /** on the Old World */
  old: Kinds;
  /** on the New World */
  new: Kinds;
};

/** Ids by world. */
export type TwoLists = {
  /** on the Old World */
  old: string[];
  /** on the New World */
  new: string[];
};

export type World = "old" | "new";

/** The demands of a year. */
export type YearDocument = {
  /** its name */
  name: string;
  /** what it does, in words */
  text: string;
  /** the same in a few words */
  short: string;
  /** as a row of icons */
  icons: string[];
  /** it was not taken from the printed game as it is */
  designed: boolean;
  /** its sources, the main one first */
  provenance: string;
  /** 1 to 4 */
  year: number;
  /** Food for each Area of the Old World */
  old_food: number;
  /** Food for each Population of the New World */
  new_food: number;
  /** Stadiums on the New World */
  stadiums: number;
};
