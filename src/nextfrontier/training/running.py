"""Run a training: rounds of games by the habits so far, a step after each, looks at held-out deals; the best is kept.

Everything is written at each look, so that an interrupted training goes on where it was. The games and what is learnt
from them are the same on any number of cores: seeds are numbers of deals, and pieces of a round are added up in order.
"""

from __future__ import annotations

import gc
import time
from array import array
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from nextfrontier.bots.course import Course
from nextfrontier.bots.habit_files import HabitFile, load_habits, read_habit_file, write_habits
from nextfrontier.bots.search.habits import Dice, Habits, Player
from nextfrontier.bots.search.learning import Learner, Lesson
from nextfrontier.shelf import game, plugin
from nextfrontier.training.keeping import (
    Look,
    Progressed,
    TrainingFault,
    describe,
    file_in,
    keep,
    read_progress,
)
from nextfrontier.working.signals import Stop, note_signals
from nextfrontier.working.workers import WorkerLost, Workers

DEALS: Final = 16  # of a round
GAMES: Final = 8  # of a deal
PIECE: Final = 4  # deals that are played by one process in one go
HEAT: Final = 1.0  # of the games to learn from
LOOK_HEAT: Final = 0.1
Progress = Callable[[int, int], None]
Show = Callable[[list[Look]], None]


class Plan(NamedTuple):
    """How long a training is."""

    rounds: int
    every: int  # rounds between two looks
    deals: int  # held out, for the looks
    rate: float  # of the first steps
    last: float  # share of it in the last steps
    cores: int


class Piece(NamedTuple):
    """Some deals to be played by these weights."""

    course: tuple[str, str]  # the game and the name
    weights: bytes
    numbers: range
    curiosity: float = 0.0


def train(
    slug: str,
    name: str,
    folder: Path,
    plan: Plan,
    progress: Progress,
    start: Path | None = None,
    show: Show | None = None,
) -> list[Look]:
    """Train, or go on with a training that was interrupted; show all looks after each of them, and return them."""
    course = course_of((slug, name))
    folder.mkdir(parents=True, exist_ok=True)
    kept = file_in(folder)
    if kept.exists():
        done = read_progress(kept, f"{slug} {name}")
        refuse_other_start(done, kept, start)
    else:
        done = begin(slug, name, course, start)
    refuse_damage(done, kept, course.reader.size())
    learner = resumed(done)
    habits = folder / f"{name}.json"
    if done.looks:
        publish(done, habits, show)  # the interruption may have come before this was done
    began = time.monotonic()
    with player_of(plan.cores) as play:
        while learner.steps < plan.rounds:
            play_round(learner, (slug, name), plan, play)
            progress(learner.steps, plan.rounds)
            if learner.steps % plan.every == 0 or learner.steps == plan.rounds:
                look(learner, (slug, name), plan, done, play)
                began = add_time(done, plan.cores, began)
                keep(kept, done)
                publish(done, habits, show)
    return done.looks


def publish(done: Progressed, habits: Path, show: Show | None) -> None:
    """Write the best habits, and show all looks."""
    write_habits(habits, describe(done), unpacked(done.best))
    if show is not None:
        show(done.looks)


def refuse_damage(done: Progressed, kept: Path, size: int) -> None:
    """Refuse progress for other marks, and what no training has written."""
    fields = (done.weights, done.direction, done.size, done.best)
    if len({len(field) for field in fields}) > 1 or done.steps < 0:
        raise TrainingFault("damaged", file=str(kept))
    if len(done.weights) != len(packed([0.0] * size)):
        raise TrainingFault("other_marks", file=str(kept))
    if not all(isfinite(number) for field in fields for number in unpacked(field)):
        raise TrainingFault("damaged", file=str(kept))


def refuse_other_start(done: Progressed, kept: Path, start: Path | None) -> None:
    """Refuse to go on with a training that began with other habits than those that are asked for."""
    if start is not None and read_start(start).made != done.origin:
        raise TrainingFault("other_start", file=str(kept), start=str(start))


def add_time(done: Progressed, cores: int, began: float) -> float:
    """Add the time since some moment, and return the present one. What an interruption undoes is not counted."""
    now = time.monotonic()
    if done.seconds is not None:
        done.seconds[cores] = done.seconds.get(cores, 0.0) + now - began
    return now


def course_of(key: tuple[str, str]) -> Course:
    """Return a course by its game and name."""
    found: dict[str, Course] = plugin(key[0]).load("courses")
    return found[key[1]]


def begin(slug: str, name: str, course: Course, start: Path | None) -> Progressed:
    """Return the beginning of a training: nothing known, or what a file has."""
    size = course.reader.size()
    origin = "" if start is None else read_start(start).made
    try:
        weights = [0.0] * size if start is None else load_habits(start, size).weights
    except ValueError as error:
        raise TrainingFault("no_habits", file=str(start)) from error
    nothing = packed([0.0] * size)
    first = packed(weights)
    return Progressed(f"{slug} {name}", 0, first, nothing, nothing, first, [], origin, {})


def read_start(start: Path) -> HabitFile:
    """Read the habits to begin with."""
    try:
        return read_habit_file(start)
    except (ValueError, RecursionError) as error:
        raise TrainingFault("no_habits", file=str(start)) from error


def resumed(done: Progressed) -> Learner:
    """Return the learner as it was."""
    learner = Learner(unpacked(done.weights))
    learner.direction, learner.size = unpacked(done.direction), unpacked(done.size)
    learner.steps = done.steps
    return learner


def play_round(learner: Learner, key: tuple[str, str], plan: Plan, play: Play) -> None:
    """Play the deals of a round and make one step."""
    first, weights = learner.steps * DEALS, packed(learner.weights)
    curiosity = course_of(key).curiosity * (1 - learner.steps / plan.rounds)  # it fades to nothing
    pieces = [
        Piece(key, weights, range(at, min(at + PIECE, first + DEALS)), curiosity)
        for at in range(first, first + DEALS, PIECE)
    ]
    learner.step(list(play(teach, pieces)), 1.0 / (GAMES * DEALS), rate_after(plan, learner.steps))


def rate_after(plan: Plan, steps: int) -> float:
    """Return how large the next step is after so many: they become smaller, round by round."""
    return plan.rate * (1 - (1 - plan.last) * steps / plan.rounds)


def look(learner: Learner, key: tuple[str, str], plan: Plan, done: Progressed, play: Play) -> None:
    """Play held-out deals, and note how it went; keep the weights if they are the best so far."""
    weights = packed(learner.weights)
    pieces = [
        Piece(key, weights, range(at, min(at + PIECE, plan.deals))) for at in range(0, plan.deals, PIECE)
    ]
    results = [result for piece in play(try_out, pieces) for result in piece]
    interval = 1.96 * stdev(results) / len(results) ** 0.5
    seen = Look(learner.steps * DEALS * GAMES, fmean(results), interval)
    if seen.mean >= max((each.mean for each in done.looks), default=seen.mean):
        done.best = weights
    done.looks.append(seen)
    done.steps, done.weights = learner.steps, weights
    done.direction, done.size = packed(learner.direction), packed(learner.size)


def teach(piece: Piece) -> dict[int, float]:
    """Return the direction that some deals teach."""
    course, slug = course_of(piece.course), piece.course[0]
    lesson = Lesson(course.reader, unpacked(piece.weights), HEAT, piece.curiosity)
    with collector_resting():
        for number in piece.numbers:
            seats, options = course.deal(number)
            lesson.compare(game(slug).new(seats, options, f"training {number}"), GAMES, number)
    return lesson.taught()


@contextmanager
def collector_resting() -> Iterator[None]:
    """Look for no cyclic garbage meanwhile: games leave none, and their many lists take a third of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def try_out(piece: Piece) -> list[float]:
    """Return the mean results of held-out deals."""
    course, slug = course_of(piece.course), piece.course[0]
    player = Player(course.reader, Habits(unpacked(piece.weights)), LOOK_HEAT)
    found: list[float] = []
    for number in piece.numbers:
        seats, options = course.deal(number)
        state: Any = game(slug).new(seats, options, f"held out {number}")
        player.play_to_end(state, Dice(number))
        found.append(fmean(course.reader.final(state, seat) for seat in range(seats)))
    return found


Play = Callable[[Callable[[Piece], Any], list[Piece]], Iterable[Any]]


@contextmanager
def player_of(cores: int) -> Iterator[Play]:
    """Give what plays pieces, in their order, in this process or in several; signals end it between two pieces."""
    with note_signals() as stop:
        if cores == 1:
            yield lambda work, pieces: play_here(work, pieces, stop)
            return
        try:
            with Workers(cores, stop) as workers:
                yield workers.share_in_order
        except WorkerLost as lost:
            raise TrainingFault("worker_lost") from lost


def play_here(work: Callable[[Piece], Any], pieces: list[Piece], stop: Stop) -> Iterator[Any]:
    """Play pieces in this process."""
    for piece in pieces:
        stop.check()
        yield work(piece)


def packed(numbers: list[float]) -> bytes:
    """Return numbers as bytes."""
    return array("d", numbers).tobytes()


def unpacked(found: bytes) -> list[float]:
    """Return the numbers of some bytes."""
    return list(array("d", found))
