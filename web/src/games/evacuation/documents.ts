/** What the server sends for this game: the view of a table, and everything printed. */

import type { Json } from "../../lib/frames";

export type Good = "food" | "steel" | "energy";
export type World = "old" | "new";
export type Goods = Record<Good, number>;
export type Amounts = Partial<Goods>;
export type Lane = "waiting" | "main" | "second";
export type Environment = "tundra" | "desert" | "forest" | "ocean";
export type Edge = "desert" | "mountain" | "ocean";
export type RowName = "ships" | "stadiums" | "infrastructure";

export const GOODS: readonly Good[] = ["food", "steel", "energy"];
export const WORLDS: readonly World[] = ["old", "new"];
export const LANES: readonly Lane[] = ["waiting", "main", "second"];
export const ROWS: readonly RowName[] = ["ships", "stadiums", "infrastructure"];
export const PHASES = ["income", "actions", "transport", "order", "progress", "bonuses", "cleanup"] as const;
export const LAST_YEAR = 4;

/** Cards that are hidden from this view: how many, and which of them are known. */
export interface HiddenPile<T> {
  count: number;
  known: T[];
}

export interface HiddenDeck<T> {
  count: number;
  known: { place: number; card: T }[];
}

/** A ship under way and its cargo. */
export interface FlightDocument {
  ship: string;
  bays: string[];
  crates: string[];
  stadiums: string[];
  factories: Goods;
  goods: Goods;
}

export type Marker = [step: number, lane: Lane];

export interface PlayerDocument {
  seat: number;
  continent: string;
  set: number;
  old: Goods;
  new: Goods;
  /** Areas of the continent that are not evacuated. */
  left: string[];
  /** Productivity tiles that produce. */
  tiles: Record<World, number>;
  production: Goods;
  people: number;
  factories: Record<World, Goods>;
  /** Own Areas of the New World with the kinds of their Factories. */
  settled: Record<string, Good[]>;
  stadiums: Record<World, string[]>;
  ships: Record<World, string[]>;
  /** Infrastructure cards in hand. */
  infrastructure: string[];
  played: string[];
  completed: string[];
  /** By column, from the lowest level up. */
  grid: string[][];
  research: number[];
  markers: [Marker, Marker];
  /** Groups of the board actions of this year. */
  actions: number[];
  passed: boolean;
  penalties: number;
  goals: number[] | HiddenPile<number>;
  hand?: number[] | HiddenPile<number>;
  under?: number[] | HiddenPile<number>;
  shown?: number[];
  fresh?: [ship: string, flight: number, resources: number][];
  lead?: number;
  used?: string[];
  kept?: number[] | HiddenPile<number>;
  dropped?: number[] | HiddenPile<number>;
  common_goals?: string[];
  played_goals?: string[];
  flights?: FlightDocument[];
  returning?: string[];
}

/** The simulated sides of a solo game, or the third player of two. */
export interface RivalDocument {
  deck: HiddenDeck<string>;
  out: string[];
  place: number;
  areas: string[];
  stadiums: string[];
  goals: HiddenPile<number>;
  track: number[];
  markers: number[];
}

export type Task = Json[];

export interface View {
  year: number;
  phase: number;
  order: number[];
  to_play: number;
  rows: Record<RowName, (string | null)[]>;
  decks: Record<RowName, HiddenDeck<string>>;
  /** Year-end Bonus cards that are left, this year's first. */
  bonuses: string[];
  unused_goals: HiddenPile<number>;
  finished: boolean;
  pending: Task[];
  players: PlayerDocument[];
  looked?: string | null;
  action_deck?: HiddenDeck<number>;
  discard?: HiddenDeck<number>;
  common_goals?: string[];
  /** Module tiles: number of the line and its face. */
  lines?: [number: number, face: number][];
  ending?: number;
  rival?: RivalDocument;
}

/** What every printed thing has. */
export interface Printed {
  name: string;
  text: string;
  short: string;
  icons: string[];
  designed: boolean;
  provenance: string;
}

export interface OldAreaDocument extends Printed {
  id: string;
  kind: "people" | "factory" | "productivity";
  circles: number;
  produces: string;
  produces_goods: Amounts;
}

export interface ContinentDocument extends Printed {
  id: string;
  corner: string;
  rows: string[][];
  /** Edges of OW1 to OW9. */
  edges: Edge[][];
}

export interface NewAreaDocument extends Printed {
  id: string;
  q: number;
  r: number;
  environment: Environment;
  factories: number;
  people: string;
  symbols: string;
  population: { good: Good; levels: number }[];
}

export interface SpaceDocument extends Printed {
  symbols: string;
  effect: string;
}

export interface PassageDocument extends Printed {
  id: string;
  after: number;
  each: string;
  first: string;
  second: string;
}

export interface YearDocument extends Printed {
  year: number;
  old_food: number;
  new_food: number;
  stadiums: number;
}

export interface BoardActionDocument extends Printed {
  id: string;
  group: number;
  effect: string;
}

export interface ShipDocument extends Printed {
  id: string;
  model: string;
  bays: Edge[];
  buildings: number;
  resources: number;
  cost: string;
  cost_goods: Amounts;
  flight: number;
}

export interface StadiumDocument extends Printed {
  id: string;
  faces: number;
  cost: string;
  cost_goods: Amounts;
}

export interface InfrastructureDocument extends Printed {
  id: string;
  deck: number;
  cost: string;
  cost_goods: Amounts;
  /** The requirement alone. */
  condition: EffectNode;
  production: string;
  production_goods: Amounts;
  /** Cards with the same illustration. */
  twins: string[];
}

export interface TechnologyDocument extends Printed {
  id: string;
  set: number;
  level: number;
  faces: number;
  effect: string;
  confidence: string;
}

export interface ActionCardDocument extends Printed {
  number: number;
  power: number[];
  effect: string;
}

export interface GoalDocument extends Printed {
  number: number;
  score: string;
}

export interface BonusDocument extends Printed {
  id: string;
  flag: boolean;
  lower: number;
  lower_bonus: EffectNode;
  higher: number;
  higher_bonus: EffectNode;
}

export interface CommonGoalDocument extends Printed {
  id: string;
  card: string;
  condition: EffectNode;
  cost: string;
  cost_goods: Amounts;
  production: string;
  production_goods: Amounts;
  points: number;
}

export interface LineDocument extends Printed {
  number: number;
  area: string;
  face_one: string;
  face_two: string;
  /** Areas of the line by the face of its tile. */
  walk_one: string[];
  walk_two: string[];
}

export interface SoloCardDocument extends Printed {
  id: string;
  action: string;
  number: string;
  letter: string;
  from_year: number;
}

/** A place of the document of effects: a card's part, a bonus, a space. */
export interface EffectNode {
  text: string;
  short: string;
  icons: string[];
  parts?: number;
}

export interface Components {
  language: string;
  old_areas: Record<string, OldAreaDocument>;
  continents: Record<string, ContinentDocument>;
  new_areas: Record<string, NewAreaDocument>;
  progress: {
    end: number;
    end_spots: number;
    main: Record<string, SpaceDocument>;
    second: Record<string, SpaceDocument>;
    passages: Record<string, PassageDocument>;
  };
  years: Record<string, YearDocument>;
  board_actions: Record<string, BoardActionDocument>;
  ships: Record<string, ShipDocument>;
  stadiums: Record<string, StadiumDocument>;
  infrastructure: Record<string, InfrastructureDocument>;
  technologies: Record<string, TechnologyDocument>;
  action_cards: Record<string, ActionCardDocument>;
  goals: Record<string, GoalDocument>;
  bonuses: Record<string, BonusDocument>;
  common_goals: Record<string, CommonGoalDocument>;
  lines: Record<string, LineDocument>;
  solo_cards: Record<string, SoloCardDocument>;
  /** The way of the Solo tile round the New World. */
  rim: { area: string; a: string[]; b: string[] }[];
  effects?: Record<string, EffectNode>;
  /** What the actions of a year cost: by their number, and more for a group that is used often. */
  energy: { by_action: number[]; free_uses: number; surcharge: number };
  limits: { factories: number; row: number; hand: number; second_lane_seats: number };
  /** What ends the race. */
  race: { level: number; stadiums: number };
  icons: Record<string, string>;
}
