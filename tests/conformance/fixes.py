"""Fixes against refusals must work: every fix offered in random games is tried."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.fixes import Fix
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.views import view_of
from nextfrontier.record.asking import fixes_against

ASKED_AT_ONCE = 3  # illegal moves at one decision


class Offer:
    """A fix that was offered to a seat, in the position as the table knows it."""

    def __init__(self, state: State, seat: int, move: int, reason: Reason, fix: Fix) -> None:
        self.state, self.seat, self.move, self.reason, self.fix = state, seat, move, reason, fix
        self.text = state.notation(seat, move)

    def __repr__(self) -> str:
        return f"{self.fix.key} {self.fix.line} against {self.reason.code} of {self.text}"

    def view(self) -> Any:
        """Return the position as the seat knows it."""
        return view_of(self.state, self.seat)

    def carried_out(self) -> Any:
        """Return the view after the line of the fix; refuse a move that is illegal there."""
        view = self.view()
        for text in self.fix.line:
            view.play(self.seat, view.parse(self.seat, text))
        return view


Check = Callable[[Offer], bool]


def offers(
    game: Game[Any], seats: int, options: Mapping[str, object], seed: int, share: float
) -> Iterator[Offer]:
    """Play a random game and ask why not at a share of its decisions."""
    dice = random.Random(seed)
    state = game.new(seats, options, seed)
    while (seat := state.to_move()) >= 0:
        if dice.random() < share:
            yield from offers_at(state, seat, dice)
        state.play(seat, dice.choice(state.rising_moves(seat)))


def offers_at(state: State, seat: int, dice: random.Random) -> Iterator[Offer]:
    """Yield the fixes against some illegal moves of an open decision."""
    view = view_of(state, seat)
    legal = set(view.moves(seat))
    illegal = [move for move in view.domain(seat) if move not in legal]
    for move in dice.sample(illegal, min(len(illegal), ASKED_AT_ONCE)):
        for reason in view.why_not(seat, move):
            for fix in fixes_against(view, seat, move, reason):
                yield Offer(state.copy(), seat, move, reason, fix)


def try_offers(found: Iterator[Offer], checks: Mapping[str, Check]) -> Counter[str]:
    """Carry out every offered fix and check its outcome; count the tries of each key."""
    tried: Counter[str] = Counter()
    for offer in found:
        assert checks[offer.fix.key](offer), offer
        tried[offer.fix.key] += 1
    return tried


def is_legal(offer: Offer) -> bool:
    """Is the fix one legal move of the same decision?"""
    view = offer.view()
    legal = [view.notation(offer.seat, move) for move in view.moves(offer.seat)]
    return len(offer.fix.line) == 1 and offer.fix.line[0] in legal and offer.fix.line[0] != offer.text


def is_legal_and(fits: Callable[[list[str], list[str]], bool]) -> Check:
    """Check that the move is legal, and that the words of the refused and of the legal move fit together."""
    return lambda offer: is_legal(offer) and fits(offer.text.split(), offer.fix.line[0].split())


def comes_later(holds: Callable[[Any, int], bool], goes_on: Callable[[Any], bool]) -> Check:
    """Does a random game that goes on from here come to where it holds?"""

    def check(offer: Offer) -> bool:
        for number in range(4):
            dice, state = random.Random(number), offer.state.copy()
            while state.to_move() >= 0 and goes_on(state):
                if state.required_decision(offer.seat) is not None and holds(state, offer.seat):
                    return not offer.fix.line
                seat = state.to_move()
                state.play(seat, dice.choice(state.rising_moves(seat)))
        return False

    return check
