/** What can be learned about a game, and the addresses of it: `/rules/underwater-cities#UC-CLONE-02`. */

export const SECTIONS = ["aim", "rules", "icons", "gallery"] as const;
export type Section = (typeof SECTIONS)[number];

export function isSection(word: string): word is Section {
  return (SECTIONS as readonly string[]).includes(word);
}

export function addressOf(section: Section, game: string, anchor = ""): string {
  return `/${section}/${encodeURIComponent(game)}${anchor && `#${encodeURIComponent(anchor)}`}`;
}
