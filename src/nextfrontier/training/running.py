"""Run a training: rounds of self-play, a fit after each, a look at fresh deals, and the best is kept.

Everything is written after each round, so that an interrupted training goes on where it was. The games are the same on
any number of cores: their seeds are their numbers.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, NamedTuple

import msgspec

from nextfrontier.bots.course import Course
from nextfrontier.bots.weights import PhaseWeights, WeightsFile, write_weights
from nextfrontier.shelf import plugin
from nextfrontier.training.fitting import fit
from nextfrontier.training.selfplay import Exploring, Lessons, begin_play

SPAWN: Final = multiprocessing.get_context("spawn")
EXPLORING: Final = Exploring(0.08, 2.5)
CLEAN: Final = Exploring(0.0, 0.0)
Progress = Callable[[int, int], None]


class Round(NamedTuple):
    """What a round came to."""

    games: int  # played so far
    mean: float  # of solo games on the held-out deals
    interval: float  # half of the 95 % interval


class Plan(NamedTuple):
    """How long a training is."""

    rounds: int
    games: int  # of a round
    deals: int  # held out, for the looks
    cores: int


class TrainingFault(Exception):
    """A training that cannot be gone on with, and why."""


class Progressed(NamedTuple):
    """What is written after each round."""

    features: list[str]
    rounds: list[Round]
    phases: list[PhaseWeights]  # the newest
    best: list[PhaseWeights]
    lessons: list[Lessons]


def train(course: Course, folder: Path, plan: Plan, progress: Progress) -> list[Round]:
    """Train, or go on with a training that was interrupted; return all rounds."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "training.msgpack"
    done = read_progress(kept, course) if kept.exists() else Progressed(course.names(), [], [], [], [])
    while len(done.rounds) < plan.rounds:
        done = next_round(course, plan, done, progress)
        keep(kept, done)
        write_weights(folder / "weights.json", describe(course, done))
    return done.rounds


def next_round(course: Course, plan: Plan, done: Progressed, progress: Progress) -> Progressed:
    """Play, learn, look."""
    first, before = len(done.rounds) * plan.games, len(done.rounds) * (plan.games + plan.deals)
    total = plan.rounds * (plan.games + plan.deals)
    batch: list[Lessons] = []
    numbers = range(first, first + plan.games)
    for number, lessons in enumerate(play_all(course, done.phases, numbers, False, plan.cores)):
        batch += lessons
        progress(before + number, total)
    lessons = [*done.lessons, *batch]
    phases = fit(course, lessons)
    results: list[float] = []
    for number, lessons in enumerate(play_all(course, phases, range(plan.deals), True, plan.cores)):
        results.append(lessons[0].result)
        progress(before + plan.games + number + 1, total)
    look = Round(first + plan.games, fmean(results), 1.96 * stdev(results) / len(results) ** 0.5)
    best = phases if look.mean >= max((each.mean for each in done.rounds), default=look.mean) else done.best
    return Progressed(done.features, [*done.rounds, look], phases, best, lessons)


def play_all(
    course: Course, phases: list[PhaseWeights], numbers: range, held_out: bool, cores: int
) -> Iterator[list[Lessons]]:
    """Play games in the order of their numbers."""
    if cores == 1:
        player = Player(course.game, phases, held_out)
        yield from map(player.play, numbers)
        return
    with SPAWN.Pool(cores, start_process, (course.game, phases, held_out)) as pool:
        yield from pool.imap(play, numbers, chunksize=4)


class Player:
    """Plays games to learn from, or held-out ones, by their numbers."""

    def __init__(self, slug: str, phases: list[PhaseWeights], held_out: bool) -> None:
        self.course: Course = plugin(slug).load("course")
        self.held_out = held_out
        self.playing = begin_play(self.course, phases, CLEAN if held_out else EXPLORING)

    def play(self, number: int) -> list[Lessons]:
        """Play one game, and return the lessons of its seats."""
        if self.held_out:
            return self.playing.play(self.course.game, 1, {}, f"held out {number}")
        seats, options = self.course.deal(number)
        return self.playing.play(self.course.game, seats, options, f"training {number}")


players: list[Player] = []  # of this process: one


def start_process(slug: str, phases: list[PhaseWeights], held_out: bool) -> None:
    """Leave Ctrl-C to the process that keeps the training, and be ready to play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    players[:] = [Player(slug, phases, held_out)]


def play(number: int) -> list[Lessons]:
    """Play one game in a process of the pool."""
    return players[0].play(number)


def read_progress(path: Path, course: Course) -> Progressed:
    """Read what a training reached, if it learnt the same features."""
    try:
        found = msgspec.msgpack.decode(path.read_bytes(), type=Progressed)
    except msgspec.DecodeError as error:
        raise TrainingFault(f"{path} is not the file of a training: {error}") from error
    if found.features != course.names():
        raise TrainingFault(f"{path} is of a training with other features; choose another folder.")
    return found


def keep(path: Path, done: Progressed) -> None:
    """Write what was reached, whole or not at all."""
    draft = path.with_suffix(".draft")
    draft.write_bytes(msgspec.msgpack.encode(done))
    draft.replace(path)


def describe(course: Course, done: Progressed) -> WeightsFile:
    """Return the best weights with what they took."""
    best = max(done.rounds, key=lambda each: each.mean)
    made = {
        "games": f"{best.games} of self-play",
        "solo": f"{best.mean:.1f} ± {best.interval:.1f} points on held-out deals",
    }
    return WeightsFile(course.game, course.names(), done.best, made)
