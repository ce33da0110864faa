"""A game in spans: moves of one seat that it could still have taken back together, so that they are one choice."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, NamedTuple

from nextfrontier.bots.turns import Place, place_of
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.tasks import FREE
from nextfrontier.record.record import Record

ENDING: Final = "end"  # the kind of the decision that ends a turn


class Span(NamedTuple):
    """Moves of one seat between which it learnt nothing new."""

    turn: int  # the turn of the seat that it belongs to, from 0
    numbers: list[int]  # how many moves of the game were played before each of its moves
    moves: list[str]


class Opened:
    """A span that is still being gathered."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.numbers: list[int] = []
        self.moves: list[str] = []
        self.has_choice = False
        self.ends_turn = False

    def add(self, state: State, seat: int, number: int, text: str) -> None:
        """Take in the next move of the seat, which is played in this state."""
        self.numbers.append(number)
        self.moves.append(text)
        self.has_choice = self.has_choice or len(state.moves(seat)) > 1
        self.ends_turn = is_ending(state, seat, state.parse(seat, text))


def is_ending(state: State, seat: int, move: int) -> bool:
    """Does this move end the turn of the seat?"""
    decision = state.required_decision(seat)
    return decision is not None and decision.kind() == ENDING and move < FREE


def find_spans(record: Record, seat: int) -> Generator[None, None, list[Span]]:
    """Find the spans of a seat in which there was something to choose, a move of the game at each step."""
    found = yield from gather_spans(record, seat)
    turn, before = -1, None
    turns: dict[int, int] = {}  # those with something to choose, numbered anew
    spans: list[Span] = []
    for each in found:
        if before is None or before.ends_turn or before.place != each.place:
            turn += 1
        before = each
        if each.has_choice:
            spans.append(Span(turns.setdefault(turn, len(turns)), each.numbers, each.moves))
    return spans


def gather_spans(record: Record, seat: int) -> Generator[None, None, list[Opened]]:
    """Return all spans of a seat. A span ends with a turn, and where the seat cannot take back any more."""
    state = record.at(0)
    found: list[Opened] = []
    is_open = False
    for number, entry in enumerate(record.entries):
        if entry.seat == seat:
            if not is_open:
                found.append(Opened(place_of(record.game, state)))
            found[-1].add(state, seat, number, entry.move)
            is_open = not found[-1].ends_turn
        is_open = is_open and not entry.floor >> seat & 1
        state.play(entry.seat, state.parse(entry.seat, entry.move))
        yield
    return found
