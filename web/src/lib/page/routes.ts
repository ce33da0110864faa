/** The pages, by the path of their address. */

import { isSection, type Section } from "../learn/sections";

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "box"; game: string }
  | { page: "watch"; game: string }
  | { page: "statistics" }
  | { page: "positions" }
  | { page: "position"; position: string }
  | { page: "learn"; section: Section; game: string }
  | { page: "nowhere" };

export function parse(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").slice(1).map(decodeURIComponent);
  if (first === "") return { page: "lobby" };
  if (first === "box" && !more.some(Boolean)) return { page: "box", game: second };
  if (first === "position" && second === "") return { page: "positions" };
  if (first === "statistics" && second === "") return { page: "statistics" };
  if (second === "" || more.some(Boolean)) return { page: "nowhere" };
  if (first === "t") return { page: "table", table: second };
  if (first === "replay") return { page: "replay", table: second };
  if (first === "watch") return { page: "watch", game: second };
  if (first === "position") return { page: "position", position: second };
  if (isSection(first)) return { page: "learn", section: first, game: second };
  return { page: "nowhere" };
}
