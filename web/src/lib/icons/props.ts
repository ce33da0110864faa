/** What the icon components of every game take. */

export interface IconProps<Name extends string> {
  name: Name;
  /** Read aloud; without it the icon is decoration. */
  label?: string;
  /** Width and height: any CSS length in HTML, units inside another SVG. */
  size?: number | string;
  /** Place inside another SVG. */
  x?: number;
  y?: number;
}

export interface IconRowProps {
  icons: readonly string[];
  /** What the row says; without it the row is decoration beside its text. */
  label?: string;
  /** Height of an icon. */
  size?: string;
  /** Everything, also what is clear without saying. */
  full?: boolean;
}
