import { deepEqual } from "node:assert/strict";
import test from "node:test";
import { pointsByMove, turningPoints } from "./scores";

/** A log in which seats gained points: for each move its pairs of seat and points. */
function curvesOf(...moves: [seat: number, vp: number][][]): number[][] {
  const log = moves.map((gains, number) => ({
    number,
    seat: 0,
    move: "",
    events: gains.map(([seat, vp]) => ({ kind: "gained", seat, cause: "", reveals: false, details: { vp }, said: [] })),
  }));
  return pointsByMove(log, 2, ({ details }) => Number(details.vp ?? 0));
}

test("a curve has the points after every move", () => {
  const curves = curvesOf([], [[0, 2]], [[1, 3], [0, 1]]); // prettier-ignore
  deepEqual(curves, [[0, 2, 3], [0, 0, 3]]); // prettier-ignore
});

test("turning points are large gains before the final scoring and the last change of the lead", () => {
  const curves = curvesOf([], [[0, 6]], [[1, 9]], [[0, 1]], [[0, 20], [1, 5]]); // prettier-ignore
  deepEqual(turningPoints(curves, 4), [
    { kind: "gain", seat: 0, number: 1, points: 6 },
    { kind: "gain", seat: 1, number: 2, points: 9 },
    { kind: "lead", seat: 0, number: 4, points: 27 },
  ]);
});

test("nobody leads in a tie", () => {
  const curves = curvesOf([], [[0, 4], [1, 4]]); // prettier-ignore
  deepEqual(turningPoints(curves, 2), []);
});
