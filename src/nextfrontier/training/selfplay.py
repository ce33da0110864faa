"""Games of a bot against itself: the end of every turn is a lesson, with the result that the game came to."""

from __future__ import annotations

import random
from array import array
from typing import NamedTuple

from nextfrontier.bots.course import Course
from nextfrontier.bots.search.guide import Features, Guide, Value
from nextfrontier.bots.search.turns import Turn, Turns
from nextfrontier.bots.weights import PhaseWeights
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.views import determinize, view_of
from nextfrontier.shelf import game


class Lessons(NamedTuple):
    """The ends of turns of one seat in one game, and its result."""

    phases: list[int]
    left: list[int]
    numbers: bytes  # 4 for each number, lesson by lesson
    marks: list[list[int]]
    result: float


class Exploring(NamedTuple):
    """How often another turn than the best is played, and how far it may be behind, in points."""

    share: float
    points: float


class SelfPlay:
    """Plays games with one value at all seats."""

    def __init__(self, guide: Guide, value: Value, exploring: Exploring) -> None:
        self.guide = guide
        self.exploring = exploring
        self.turns = Turns(guide, value, 1)

    def play(self, slug: str, seats: int, options: dict[str, object], seed: str) -> list[Lessons]:
        """Play a game, and return the lessons of its seats."""
        state: State = game(slug).new(seats, options, seed)
        chance = random.Random(seed)
        ends: list[list[Features]] = [[] for _ in range(seats)]
        while (seat := state.to_move()) >= 0:
            ending = self.guide.ending(state, seat)
            if ending < 0:
                self.play_turn(state, seat, chance)
            elif not self.add_to_turn(state, seat, chance):
                ends[seat].append(self.guide.features(state, seat, self.guide.known(state, seat)))
                state.play(seat, ending)
        return [lessons_of(ends[seat], self.guide.final(state, seat)) for seat in range(seats)]

    def play_turn(self, state: State, seat: int, chance: random.Random) -> None:
        """Play a turn as far as it goes as it was guessed, or the only move there is."""
        if len(moves := state.moves(seat)) == 1:
            state.play(seat, moves[0])
            return
        view = view_of(state, seat)
        guess = determinize(view, Chance(seed_bytes(chance.getrandbits(48)), None))
        found = self.turns.find(guess, seat, self.guide.known(view, seat))
        self.follow(self.pick(found, chance), state, guess, seat)

    def add_to_turn(self, state: State, seat: int, chance: random.Random) -> bool:
        """Play what may be added to a turn that could be ended, if the position is better then."""
        if len(state.moves(seat)) == 1:
            return False
        view = view_of(state, seat)
        guess = determinize(view, Chance(seed_bytes(chance.getrandbits(48)), None))
        known = self.guide.known(view, seat)
        found = self.turns.find(guess, seat, known)
        if not found or found[0].value <= self.turns.value_of(guess, seat, known):
            return False
        self.follow(found[0], state, guess, seat)
        return True

    def follow(self, turn: Turn, state: State, guess: State, seat: int) -> None:
        """Play the moves of a turn as long as everything comes as it was guessed."""
        for move in turn.moves:
            if state.to_move() != seat or move not in state.moves(seat):
                return
            state.play(seat, move)
            guess.play(seat, move)
            if self.guide.known(state, seat) != self.guide.known(guess, seat):
                return  # something else was drawn

    def pick(self, turns: list[Turn], chance: random.Random) -> Turn:
        """Return the best turn, now and then another."""
        if chance.random() >= self.exploring.share:
            return turns[0]
        return max(turns, key=lambda turn: turn.value + chance.gauss(0.0, self.exploring.points))


def lessons_of(ends: list[Features], result: float) -> Lessons:
    """Return the ends of turns to be kept."""
    numbers = array("f", [number for end in ends for number in end.numbers])
    return Lessons(
        [end.phase for end in ends],
        [end.left for end in ends],
        numbers.tobytes(),
        [end.marks for end in ends],
        result,
    )


def begin_play(course: Course, phases: list[PhaseWeights], exploring: Exploring) -> SelfPlay:
    """Return the play of what was learnt so far; before anything was, of the first value."""
    if phases:
        mind = course.mind_of(phases)
        return SelfPlay(mind.guide, mind.value, exploring)
    return SelfPlay(course.make_guide([]), course.first_value, exploring)
