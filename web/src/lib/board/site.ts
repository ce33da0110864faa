/** Places of a drawn map that can be looked at and picked. */

export interface Point {
  x: number;
  y: number;
}

export interface Site extends Point {
  id: string;
  title: string;
  lines: string[];
  /** Something stands there. */
  built: boolean;
  /** Its border, for rings. */
  outline: string;
  /** A tick would cover it. */
  small?: boolean;
}

/** What picking a site does. */
export interface Possible {
  label: string;
  /** It shows something hidden. */
  reveals?: boolean;
}

/** What a map is told about picking. */
export interface Picking {
  /** Sites that can be picked now, with what picking them does. */
  legal?: ReadonlyMap<string, Possible>;
  /** Sites of this decision that cannot: picking one asks why. */
  locked?: ReadonlyMap<string, unknown>;
  chosen?: string;
  onpick?: (site: string) => void;
  onwhy?: (site: string) => void;
  /** Any other site was touched. */
  onidle?: (site: string) => void;
  /** A small picture without anything to pick. */
  compact?: boolean;
  /** Sites that changed since one last looked. */
  fresh?: ReadonlySet<string>;
  /** Sites at which something happens just now. */
  lit?: ReadonlySet<string>;
}
