"""Small helpers with which tests put up tea houses and play by notation."""

from __future__ import annotations

from examples.tea_house.game import GAME
from examples.tea_house.state import House
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.views import determinize, view_of
from nextfrontier.record.record import Record

SPICE, FAIR, NEWS, LAMP = 0, 1, 2, 3  # the lowest card of each kind


def house(seats: int = 2, rounds: int = 4, **changes: object) -> House:
    """A position: the turn of seat 0 unless something else is said."""
    return GAME.position(seats, {"rounds": rounds}, "test", changes)


def table(seats: int = 2, **changes: object) -> Record:
    """A record that begins in a position."""
    return Record(GAME, seats, {}, "test", changes)


def seen_by(state: State, seat: int) -> House:
    """Return all that a seat may know."""
    view = view_of(state, seat)
    assert isinstance(view, House)
    return view


def guess_of(state: State, seat: int, chance: bytes) -> House:
    """Return a state that a seat may think it is in."""
    guess = determinize(view_of(state, seat), Chance(chance, None))
    assert isinstance(guess, House)
    return guess


def asked(state: House, seat: int) -> str:
    """Return the kind of the decision that a seat must make."""
    decision = state.required_decision(seat)
    assert decision is not None
    return decision.kind()


def names(state: House, seat: int) -> list[str]:
    """The legal moves of a seat."""
    return [state.notation(seat, move) for move in state.moves(seat)]


def play(state: House, *moves: str) -> House:
    """Play moves such as `0 pass`."""
    for move in moves:
        seat, _, text = move.partition(" ")
        state.play(int(seat), state.parse(int(seat), text))
    return state


def codes(state: House, seat: int, text: str) -> list[str]:
    """The reasons against a move."""
    return [reason.code for reason in state.why_not(seat, state.parse(seat, text))]


def refused_code(refused: BaseException) -> str:
    """The code of a refusal with one reason."""
    assert isinstance(refused, Refused)
    (reason,) = refused.reasons
    return reason.code
