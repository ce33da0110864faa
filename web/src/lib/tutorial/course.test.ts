import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import { admits, findStep, fits, follow, leadsTo, shownStep } from "./course";

const COURSE = {
  turns: ["turn"],
  given: ["end", "part *"],
  steps: [
    { play: [] }, // 0: read
    { play: ["keep 1 2 3"] },
    { play: [] }, // 2: read
    { play: ["Y1+5"] },
    { play: ["farm BR.*"] },
    { play: [] }, // 5: read
    { play: ["R2+7"] },
    { play: [] }, // 7: the end
  ],
};

function asking(kind: string, ...moves: string[]) {
  return { kind, moves: moves.map((text) => ({ text })) };
}

const FITTING: [pattern: string, move: string, expected: boolean][] = [
  ["Y1+5", "Y1+5", true],
  ["Y1+5", "Y1+55", false],
  ["farm *", "farm BR.1", true],
  ["farm *", "lab BR.1", false],
  ["*", "anything", true],
  ["farm *.1", "farm BR.1", true],
  ["farm *.1", "farm BR.2", false],
  ["aa*a", "aa", false],
  ["a*b*c", "a1b2c", true],
  ["a*b*c", "a1c", false],
];

for (const [pattern, move, expected] of FITTING) {
  test(`${move} ${expected ? "fits" : "does not fit"} ${pattern}`, () => equal(fits([pattern], move), expected));
}

test("each move leads to the next step that has one; moves that are given count for nothing", () => {
  const played = ["keep 1 2 3", "Y1+5", "part 1", "farm BR.2", "end", "R2+7", "end"];
  const awaited = played.map((_, i) => follow(COURSE, played.slice(0, i + 1)));
  deepEqual(awaited, [3, 4, 4, 6, 6, 8, 8]);
});

test("a table that was played without the lesson goes on at the step behind its last known move", () => {
  equal(follow(COURSE, ["keep 4 5 6", "Y1+5", "lab BR.1", "R2+7"]), 8);
});

test("a move that a later step would take among others belongs to that step only when it is asked for", () => {
  equal(follow(COURSE, ["farm BR.2"]), 1);
});

test("a line of moves must be what is asked for, one after the other; what is given may stand between", () => {
  const LINES: [line: string[], expected: boolean][] = [
    [["Y1+5"], true],
    [["Y1+5", "part 1", "farm BR.2"], true],
    [["Y1+5", "part 1", "lab BR.2"], false],
    [["part 1"], true],
    [["end"], true],
    [["R2+7"], false],
    [["farm BR.2"], false],
  ];
  for (const [line, expected] of LINES) equal(admits(COURSE, 3, line), expected, line.join(", "));
});

test("where a turn begins and the awaited move is impossible, the next possible one is asked for", () => {
  equal(findStep(COURSE, 3, asking("turn", "Y1+5", "R2+7")), 3);
  equal(findStep(COURSE, 3, asking("turn", "R2+7")), 6);
  equal(findStep(COURSE, 3, asking("turn", "G4+9")), null);
});

test("a step inside of a turn waits behind the moves that are given, but not for the end of the turn", () => {
  const inside = { ...COURSE, steps: COURSE.steps.map((step, i) => ({ ...step, inside: i === 4 })) };
  equal(leadsTo(inside, 4, asking("parts", "part 1", "leave")), true);
  equal(leadsTo(inside, 4, asking("build", "farm BR.1")), true);
  equal(leadsTo(inside, 4, asking("build", "lab BR.1")), false);
  equal(leadsTo(inside, 4, asking("end", "end")), false);
  equal(leadsTo(inside, 3, asking("parts", "part 1")), false);
});

test("inside a turn, on another's turn and behind the last move no step has to fit", () => {
  equal(findStep(COURSE, 3, asking("build", "lab BR.1")), 3);
  equal(findStep(COURSE, 3, null), 3);
  equal(findStep(COURSE, 8, asking("turn", "G4+9")), 8);
});

test("what was read stays read, but never past the next move nor before the last", () => {
  equal(shownStep(COURSE, 0, 1), 0);
  equal(shownStep(COURSE, 5, 1), 1); // taken back
  equal(shownStep(COURSE, 1, 3), 2); // played
  equal(shownStep(COURSE, 3, 3), 3);
  equal(shownStep(COURSE, 3, 8), 7);
});
