/** What the server sends for this game: the view of a table, and everything printed. */

export type Good = "credits" | "kelp" | "steelplast" | "science" | "biomatter";
export type Amounts = Partial<Record<Good | "vp", number>>;
export type Colour = "green" | "red" | "yellow";
export type CardType = "instant" | "permanent" | "action" | "production" | "final";
export type Piece = "farm" | "desal" | "lab" | "tunnel" | "nonsymbiotic" | "symbiotic";
export type Tile = number | "neutral";

export const GOODS: readonly Good[] = ["credits", "kelp", "steelplast", "science", "biomatter"];
export const COLOURS: readonly Colour[] = ["yellow", "red", "green"];
export const CARD_TYPES: readonly CardType[] = ["instant", "permanent", "action", "production", "final"];
export const ALWAYS = "AAS";
export const ASSISTANT = 0;

export interface HiddenCards {
  count: number;
  known: number[];
  backs: Record<string, number>;
}

export interface HiddenDeck {
  count: number;
  known: { place: number; card: number }[];
}

export interface PlayerDocument {
  seat: number;
  board: number;
  score: number;
  points: Record<string, number>;
  resources: Record<Good, number>;
  hand: number[] | HiddenCards;
  claimed: { card: number; used: boolean }[];
  assistant: "ready" | "used" | "gone";
  under_board: number[];
  cities: Record<string, "nonsymbiotic" | "symbiotic">;
  tunnels: Record<string, "plain" | "upgraded">;
  buildings: Record<string, string>;
  metropolises: Record<string, string>;
  gained: string[];
  contracts: string[];
  shown?: number[];
  dropped?: number[] | HiddenCards;
  declined?: string[];
}

/** What has happened in a half-done turn. */
export interface TurnDocument {
  slot?: string;
  card?: number;
  leaving?: number;
  looking?: number[] | { count: number };
  looking_tiles?: string[] | { count: number };
}

export type Task = (string | number | boolean | Task)[];

export interface View {
  era: number;
  round: number;
  turn: number;
  order: number[];
  to_play: number;
  slots: Record<string, Tile[]>;
  clone_used: boolean;
  pending: [] | [TurnDocument, ...Task[]];
  federation: Record<"below" | "4" | "3" | "2" | "1", number[]>;
  deck: HiddenDeck;
  discard: number[];
  three_credit: number[];
  special_deck: HiddenDeck;
  contracts: string[];
  supply: { tunnels: number; nonsymbiotic: number; symbiotic: number };
  players: PlayerDocument[];
}

export interface Effect {
  text: string;
  icons: string[];
}

export interface EffectNode extends Effect {
  /** How many parts or alternatives it has, if it has any. */
  parts?: number;
}

export interface CardDocument extends Effect {
  number: number;
  name: string;
  colour: Colour | null;
  era: number;
  cost: number;
  type: CardType;
  provenance: string;
  designed: boolean;
}

export interface SlotDocument extends Effect {
  id: string;
  action: string;
  colour: Colour | null;
  short: string;
}

export interface MetropolisDocument extends Effect {
  id: string;
  colour: "blue" | "brown";
  instant?: Effect;
  production?: Effect;
  final?: Effect;
  provenance: string;
}

export interface ContractDocument extends Effect {
  id: string;
  name: string;
  condition: Effect;
  reward: Effect;
  provenance: string;
  designed: boolean;
}

export interface SpecialSite extends Effect {
  kind: string;
  sites: string[];
  surcharge: string[];
}

export interface BoardDocument {
  number: number;
  side: "basic" | "advanced";
  cities: { id: string; sites: number; start: boolean }[];
  tunnels: string[];
  metropolises: string[];
  bonuses: Record<string, Effect>;
  special: Record<string, SpecialSite>;
}

export interface Components {
  language: string;
  version: string;
  cards: Record<string, CardDocument>;
  slots: Record<string, Record<string, SlotDocument>>;
  slot_changes: Record<string, number[]>;
  metropolises: Record<string, MetropolisDocument>;
  contracts: Record<string, ContractDocument>;
  boards: Record<string, BoardDocument>;
  effects: Record<string, EffectNode>;
  goods: Good[];
  costs: Record<Piece | "upgrade", Amounts>;
  production: Record<string, { plain?: Amounts; upgraded?: Amounts; pair?: Amounts }>;
  scoring: { cities: number[] };
  federation: { space: string; bonus: Amounts }[];
  eras: { production_after: number[] };
  icons: Record<string, string>;
}
