"""Play one fixture: every entrant sees the view of its seat and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from nextfrontier.arena.entrants import Entrant, read_entrant
from nextfrontier.arena.fixtures import Fixture, Terms
from nextfrontier.arena.programs import Forfeit, Program
from nextfrontier.bots.base import Choice
from nextfrontier.bots.levels import level_of
from nextfrontier.bots.turns import Thinker
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.decisions import MoveFacts
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import game, plugin

LONGEST_FAULT: Final = 80


class Seat(NamedTuple):
    """How a game went for one seat."""

    entrant: str
    points: dict[str, int] | None  # by source, with their `total`; None in a game that was given up
    win: float  # 1 for the first place, shared by those who share it
    decisions: int
    seconds: float  # of thought, by the clock
    slowest: float
    fault: str  # by which it lost the game
    held: dict[str, list[str]]  # what it played and had in the end, by kind: cards, metropolises, goals


class Played(NamedTuple):
    """A game that was played."""

    fixture: Fixture
    seats: list[Seat]


Ask = Callable[[State, int, int], Choice]  # the view, its seat and the seed of chance


class Mind:
    """The player at a seat, and what its thought took."""

    def __init__(self, name: str, ask: Ask) -> None:
        self.name = name
        self.ask = ask
        self.moves: list[MoveFacts] = []  # that it chose
        self.decisions = 0
        self.seconds = self.slowest = 0.0

    def choose(self, view: State, seat: int, seed: int) -> int:
        """Choose a move, and take the time."""
        began = time.perf_counter()
        try:
            return self.ask(view, seat, seed).move
        except Forfeit:
            raise
        except Exception as error:  # a fault of a level loses a game, not a match of hours
            raise Forfeit("broken", f"{type(error).__name__} {error}"[:LONGEST_FAULT].strip()) from error
        finally:
            took = time.perf_counter() - began
            self.decisions += 1
            self.seconds += took
            self.slowest = max(self.slowest, took)


class Table:
    """The players of a process: programs stay in play from game to game."""

    def __init__(self) -> None:
        self.players: dict[tuple[str, str, int], Program] = {}

    def player(self, entrant: Entrant, terms: Terms, seat: int) -> Ask:
        """Return who plays for an entrant: a level, or a program of its own for every seat."""
        if entrant.level:
            level = level_of(terms.game, entrant.level)._replace(turn_budget=entrant.budget)
            return Thinker(game(terms.game), level).choose
        place = (repr(terms), entrant.command, seat)
        if place not in self.players:
            self.players[place] = Program(entrant.command, terms)
        program = self.players[place]
        return lambda view, seat, seed: program.choose(view, seat, entrant.budget, seed)

    def play(self, fixture: Fixture) -> Played:
        """Play a game to its end, or until somebody loses it by a fault."""
        terms = fixture.terms
        known = game(terms.game)
        entrants = [read_entrant(text, terms.game) for text in fixture.lineup]
        asked = [self.player(entrant, terms, seat) for seat, entrant in enumerate(entrants)]
        minds = [Mind(name, ask) for name, ask in zip(fixture.names(), asked, strict=True)]
        state: State = known.new(terms.seats, terms.options, fixture.seed())
        number = 0
        while (seat := state.to_move()) >= 0:
            number += 1
            try:
                move = minds[seat].choose(view_of(state, seat), seat, fixture.seed_at(seat, number))
            except Forfeit as forfeit:
                return Played(fixture, given_up(minds, seat, str(forfeit)))
            minds[seat].moves += state.describe_moves(seat, [move])
            state.play(seat, move)
        return Played(fixture, finished(known, state, minds))

    def close(self) -> None:
        """End all programs."""
        for program in list(self.players.values()):
            program.stop()


def finished(known: Game[Any], state: State, minds: list[Mind]) -> list[Seat]:
    """Return how a game went that was played to its end."""
    result = known.result(state)
    assert result is not None
    first = [seat for seat, place in zip(result.ranking, result.places, strict=True) if place == 1]
    found = plugin(known.slug)
    holdings = found.load("holdings") if found.holdings else lambda *_: {}
    return [
        tell_seat(
            mind, result.scores[seat], (seat in first) / len(first), "", holdings(state, seat, mind.moves)
        )
        for seat, mind in enumerate(minds)
    ]


def given_up(minds: list[Mind], loser: int, fault: str) -> list[Seat]:
    """Return how a game went that one seat lost by a fault: the others share the first place."""
    share = 1 / (len(minds) - 1) if len(minds) > 1 else 0.0
    return [
        tell_seat(mind, None, 0.0 if seat == loser else share, fault if seat == loser else "", {})
        for seat, mind in enumerate(minds)
    ]


def tell_seat(
    mind: Mind, points: dict[str, int] | None, win: float, fault: str, held: dict[str, list[str]]
) -> Seat:
    """Return how a game went for a seat, with what its thought took."""
    return Seat(mind.name, points, win, mind.decisions, mind.seconds, mind.slowest, fault, held)
