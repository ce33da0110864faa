import { withWords } from "$lib/i18n";

/** What was found in the folders of the games, by slug: the name of a folder is the slug of its game. */
export function byFolder<Found>(files: Record<string, Found>): Record<string, Found> {
  return Object.fromEntries(Object.entries(files).map(([path, found]) => [slugOf(path), found]));
}

/** The same of parts that are fetched when they are needed, with their words. */
export function partsByFolder<Part>(files: Record<string, () => Promise<Part>>): Record<string, () => Promise<Part>> {
  const parts = Object.entries(byFolder(files));
  return Object.fromEntries(parts.map(([slug, load]) => [slug, () => withWords(load())]));
}

/** `evacuation` for `./evacuation/lobby.ts` and for `../games/evacuation/gallery/index.ts`. */
function slugOf(path: string): string {
  return path.replace(/^(\.\/|\.\.\/games\/)/, "").replace(/\/.*$/, "");
}
