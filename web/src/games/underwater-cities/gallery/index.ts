/** What the gallery shows of this game. */

import "../icons/icons.css";

export { GLYPHS } from "../icons/glyphs";
export { rowItems } from "../icons/rows";
export { ROWS } from "./rows";
export { default as Sheet } from "./BoardSheet.svelte";
