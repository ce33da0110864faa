import { deepEqual } from "node:assert/strict";
import test from "node:test";
import { parse } from "./routes";

test("the path decides the page", () => {
  deepEqual(parse("/"), { page: "lobby" });
  deepEqual(parse("/t/a%20b"), { page: "table", table: "a b" });
  deepEqual(parse("/replay/x/"), { page: "replay", table: "x" });
  deepEqual(parse("/watch/evacuation"), { page: "watch", game: "evacuation" });
  deepEqual(parse("/statistics"), { page: "statistics" });
  deepEqual(parse("/position"), { page: "positions" });
  deepEqual(parse("/box"), { page: "box", game: "" });
  deepEqual(parse("/box/evacuation"), { page: "box", game: "evacuation" });
  deepEqual(parse("/position/TV-16"), { page: "position", position: "TV-16" });
  deepEqual(parse("/rules/evacuation"), { page: "learn", section: "rules", game: "evacuation" });
});

test("a path that means nothing leads nowhere", () => {
  for (const path of ["/t", "/t/x/y", "/rules", "/rules/x/y", "/nonsense", "/nonsense/x"])
    deepEqual(parse(path), { page: "nowhere" });
});
