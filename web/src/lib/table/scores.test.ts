import { deepEqual } from "node:assert/strict";
import test from "node:test";
import { standingAt, turningPoints } from "./scores";
import type { Turn } from "./turns";

/** Turns of one move each, of the seats in turn. */
function turns(count: number, seats = 2): Turn[] {
  return Array.from({ length: count }, (_, i) => ({ seat: i % seats, first: i + 1, last: i + 1, events: [] }));
}

function told(points: number[][]): [string, number, number, number, number][] {
  const numbers = (points[0] ?? []).map((_, i) => i);
  const found = turningPoints(turns(numbers.length - 1, points.length), { numbers, points });
  return found.map(({ kind, seat, turn, before, after }) => [kind, seat, turn.first, before, after]);
}

test("the standing after a move is that of the last point before or at it", () => {
  const curve = { numbers: [0, 2, 4], points: [[1, 5, 9], [0, 2, 3]] }; // prettier-ignore
  deepEqual(standingAt(curve, 0), [1, 0]);
  deepEqual(standingAt(curve, 3), [5, 2]);
  deepEqual(standingAt(curve, 99), [9, 3]);
});

test("turning points are the turns that changed most, and the last change of the lead", () => {
  deepEqual(
    told([
      [0, 9, 9, 10, 10],
      [0, 0, 8, 8, 40],
    ]),
    [
      // prettier-ignore
      ["swing", 0, 1, 0, 9],
      ["swing", 1, 2, 0, 8],
      ["swing", 1, 4, 8, 40],
    ],
  );
});

test("the lead is told where it is not one of the greatest swings", () => {
  const points = [[0, 10, 10, 10, 20, 20, 20, 30, 31], [0, 0, 9, 11, 11, 22, 29, 29, 29]]; // prettier-ignore
  deepEqual(told(points).at(-1), ["lead", 0, 7, 20, 30]);
  const slow = [[0, 20, 20, 21, 21, 21, 21], [0, 0, 20, 20, 30, 20, 22]]; // prettier-ignore
  deepEqual(told(slow).at(-1), ["lead", 1, 6, 20, 22]);
  const numbers = [0, 1, 2, 3, 4, 5, 6];
  deepEqual(turningPoints(turns(6), { numbers, points: slow }).at(-1)?.against, 21);
});

test("what everybody gains alike is no swing, and who lost is named", () => {
  deepEqual(told([[10, 30, 30], [10, 30, 18]]), [["swing", 1, 2, 30, 18]]); // prettier-ignore
});

test("a game of one has swings, but no lead", () => {
  deepEqual(told([[0, 0, 10, 10]]), [["swing", 0, 2, 0, 10]]);
});
