/** Where a lesson stands: which of its steps the moves at the table have fulfilled. */

export interface CourseStep {
  /** Patterns of the moves that fulfil it; none: it is only read. */
  play: readonly string[];
  /** It belongs to the same turn as the step before it. */
  inside?: boolean;
}

interface Course {
  /** Kinds of decisions that begin a turn. */
  turns: readonly string[];
  /** Patterns of moves that are not worth a step. */
  given: readonly string[];
  steps: readonly CourseStep[];
}

interface Asking {
  kind: string;
  moves: readonly { text: string }[];
}

/** Does a move fit one of the patterns? `*` stands for anything. */
export function fits(patterns: readonly string[], move: string): boolean {
  return patterns.some((pattern) => {
    const [head = "", ...parts] = pattern.split("*");
    if (!parts.length) return pattern === move;
    const tail = parts.at(-1) ?? "";
    if (!move.startsWith(head) || !move.slice(head.length).endsWith(tail)) return false;
    const inner = move.slice(head.length, move.length - tail.length);
    return parts.slice(0, -1).reduce((at, part) => (at < 0 ? at : inner.indexOf(part, at)), 0) >= 0;
  });
}

/** The first step with a move to make, from this one on; the number of steps if there is none. */
export function nextMove({ steps }: Course, from: number): number {
  const found = steps.findIndex((step, i) => i >= from && step.play.length > 0);
  return found < 0 ? steps.length : found;
}

/** The step whose move comes next after these moves. Moves that belong to no step are passed over. */
export function follow(course: Course, played: readonly string[]): number {
  let at = nextMove(course, 0);
  for (const move of played) {
    const found = fits(course.given, move) && !isFor(course, at, move) ? -1 : laterStep(course, at, move);
    if (found >= 0) at = nextMove(course, found + 1);
  }
  return at;
}

/** Are these moves what the steps from this one on ask for, with nothing between them but what is given? */
export function admits(course: Course, awaited: number, line: readonly string[]): boolean {
  let at = awaited;
  for (const move of line) {
    if (isFor(course, at, move)) at = nextMove(course, at + 1);
    else if (!fits(course.given, move)) return false;
  }
  return true;
}

/** Can the step be fulfilled by an answer to this decision? */
export function canAnswer({ steps }: Course, step: number, { moves }: Asking): boolean {
  const patterns = steps[step]?.play ?? [];
  return moves.some(({ text }) => fits(patterns, text));
}

/** Is what the step asks for still possible in this decision, at once or behind a move that is given? */
export function leadsTo(course: Course, step: number, asking: Asking): boolean {
  const isInside = course.steps[step]?.inside === true && !course.turns.includes(asking.kind);
  const isOpen = asking.kind !== "end" && asking.moves.some(({ text }) => fits(course.given, text));
  return canAnswer(course, step, asking) || (isInside && isOpen);
}

/** The step to make now: where a turn begins and the awaited one is impossible, the next that is possible; null if none is. */
export function findStep(course: Course, awaited: number, asking: Asking | null): number | null {
  const isDue = asking !== null && awaited < course.steps.length && course.turns.includes(asking.kind);
  if (!isDue || canAnswer(course, awaited, asking)) return awaited;
  for (let step = nextMove(course, awaited + 1); step < course.steps.length; step = nextMove(course, step + 1)) {
    if (canAnswer(course, step, asking)) return step;
  }
  return null;
}

/** The step that is shown: the one that was reached, but none before the last move and none behind the next. */
export function shownStep({ steps }: Course, reached: number, awaited: number): number {
  const lastMove = steps.findLastIndex((step, i) => i < awaited && step.play.length > 0);
  return Math.min(Math.max(reached, lastMove + 1), awaited, steps.length - 1);
}

function isFor({ steps }: Course, at: number, move: string): boolean {
  return fits(steps[at]?.play ?? [], move);
}

/** The awaited step if the move is its own, else a later one: the table may have been played without the lesson. */
function laterStep(course: Course, at: number, move: string): number {
  if (isFor(course, at, move)) return at;
  return course.steps.findIndex((step, i) => i > at && step.play.includes(move));
}
