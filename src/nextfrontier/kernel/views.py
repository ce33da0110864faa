"""Views: what a seat may know. Visibility is declared once, by the game's piles; the rest follows from it.

A blank is a negative number that tells the back of the hidden thing. A view is the same state class with
blanks.
"""

from __future__ import annotations

from nextfrontier.kernel.agenda import SPECTATOR, TABLE, State
from nextfrontier.kernel.chance import Blind, Chance
from nextfrontier.kernel.promises import legal_moves


class Pile:
    """A place where hidden things lie, its owner (-1: nobody) and who was shown each thing there."""

    __slots__ = ("cards", "owner", "seen")

    def __init__(self, owner: int, cards: list[int], seen: list[int]) -> None:
        self.owner = owner
        self.cards = cards
        self.seen = seen  # bit masks of seats beside the owner; empty: nobody was shown anything


def blank(back: int) -> int:
    """The stand-in for a hidden thing with this back."""
    return -1 - back


def back_of_blank(thing: int) -> int:
    """The back that a blank shows."""
    return -1 - thing


def view_of(state: State, seat: int) -> State:
    """All that this seat (or SPECTATOR) may know, and nothing more."""
    if state.viewer != TABLE:
        assert state.viewer == seat, "a view knows only its own seat"
        return state.copy()
    view = state.copy()
    view.chance = Blind()
    view.viewer = seat
    if seat != state.active:
        view.options = []
    backs = back_by_thing(state.backs())
    for index, pile in enumerate(state.piles()):
        view.set_pile(
            index, [c if knows(pile, i, seat) else blank(backs[c]) for i, c in enumerate(pile.cards)]
        )
    return view


def knows(pile: Pile, index: int, seat: int) -> bool:
    """Was this thing shown to the seat where it lies?"""
    if seat == SPECTATOR:
        return bool(pile.seen) and pile.seen[index] == -1
    return pile.owner == seat or (bool(pile.seen) and (pile.seen[index] >> seat) & 1 == 1)


def determinize(view: State, chance: Chance) -> State:
    """A full state that the viewer might be in: blanks filled, back by back, with what was not seen."""
    guess = view.copy()
    guess.chance = chance
    guess.viewer = TABLE
    piles = view.piles()
    unseen = unseen_things(view, piles)
    for back, things in enumerate(unseen):
        unseen[back] = chance.shuffle(-1 - back, 0, things)
    for index, pile in enumerate(piles):
        guess.set_pile(index, [c if c >= 0 else unseen[back_of_blank(c)].pop() for c in pile.cards])
    if not guess.lanes and not view.knows_moves():
        decision = guess.required(guess.active)
        guess.options = [] if decision is None else legal_moves(guess, decision)
    return guess


def unseen_things(view: State, piles: list[Pile]) -> list[list[int]]:
    """For every back, the things that the viewer has nowhere in sight."""
    seen = set(view.in_sight())
    for pile in piles:
        seen.update(pile.cards)
    return [[thing for thing in things if thing not in seen] for things in view.backs()]


def back_by_thing(backs: list[list[int]]) -> dict[int, int]:
    """The back of every thing."""
    return {thing: back for back, things in enumerate(backs) for thing in things}
