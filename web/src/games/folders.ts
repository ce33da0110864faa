/** What was found in the folders of the games, by slug: the name of a folder is the slug of its game. */
export function byFolder<Found>(files: Record<string, Found>): Record<string, Found> {
  return Object.fromEntries(Object.entries(files).map(([path, found]) => [slugOf(path), found]));
}

/** `evacuation` for `./evacuation/lobby.ts` and for `../games/evacuation/gallery/index.ts`. */
function slugOf(path: string): string {
  return path.replace(/^(\.\/|\.\.\/games\/)/, "").replace(/\/.*$/, "");
}
