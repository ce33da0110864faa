"""Views: what a seat may know. Visibility is declared once, by the game's piles; the rest follows from it.

A blank is a negative number that tells the back of the hidden thing. A view is the same state class with
blanks.
"""

from __future__ import annotations

from nextfrontier.kernel.agenda import SPECTATOR, TABLE, State
from nextfrontier.kernel.chance import Blind, Chance
from nextfrontier.kernel.promises import legal_moves


class Pile:
    """A place where hidden things lie, its owner (-1: nobody) and who was shown each thing there.

    Who was shown things that then went different ways knows them, but not which lies at which place: `mixed`. A pile
    can hold what another one lists: `source` names the piles and places whose things lie here in an order of its own.
    """

    __slots__ = ("cards", "mixed", "owner", "seen", "source")

    def __init__(
        self,
        owner: int,
        cards: list[int],
        seen: list[int],
        mixed: list[int] | None = None,
        source: list[tuple[int, int]] | None = None,
    ) -> None:
        self.owner = owner
        self.cards = cards
        self.seen = seen  # bit masks of seats beside the owner; empty: nobody was shown anything
        self.mixed: list[int] = [] if mixed is None else mixed  # bit masks like `seen`
        self.source: list[tuple[int, int]] = [] if source is None else source


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
        cards = [c if knows(pile, i, seat) else blank(backs[c]) for i, c in enumerate(pile.cards)]
        places = mixed_for(pile, seat)
        view.set_pile(index, placed(cards, places, sorted([pile.cards[place] for place in places])))
    return view


def knows(pile: Pile, index: int, seat: int) -> bool:
    """Was this thing shown to the seat where it lies?"""
    if seat == SPECTATOR:
        return bool(pile.seen) and pile.seen[index] == -1
    return pile.owner == seat or (bool(pile.seen) and (pile.seen[index] >> seat) & 1 == 1)


def mixed_for(pile: Pile, seat: int) -> list[int]:
    """The places whose things the seat knows without knowing which lies where."""
    if seat < 0:
        return []
    return [place for place, seats in enumerate(pile.mixed) if (seats >> seat) & 1 == 1]


def placed(cards: list[int], places: list[int], things: list[int]) -> list[int]:
    """The cards with these things at these places."""
    for place, thing in zip(places, things, strict=True):
        cards[place] = thing
    return cards


def determinize(view: State, chance: Chance) -> State:
    """A full state that the viewer might be in: blanks filled, back by back, with what was not seen."""
    guess = view.copy()
    guess.chance = chance
    guess.viewer = TABLE
    piles = view.piles()
    unseen = unseen_things(view, piles)
    for back, things in enumerate(unseen):
        unseen[back] = chance.shuffle(-1 - back, 0, things)
    filled: list[list[int]] = []
    for index, pile in enumerate(piles):
        filled.append(guessed_pile(pile, index, view.viewer, unseen, filled, chance))
        guess.set_pile(index, filled[index])
    if not guess.lanes and not view.knows_moves():
        decision = guess.required(guess.active)
        guess.options = [] if decision is None else legal_moves(guess, decision)
    return guess


def guessed_pile(
    pile: Pile, index: int, viewer: int, unseen: list[list[int]], filled: list[list[int]], chance: Chance
) -> list[int]:
    """What lies in a pile of a guess: the known stays, the mixed changes places, blanks are filled."""
    stream = -1 - len(unseen)
    if pile.source:
        listed = [filled[there][place] for there, place in pile.source]
        left = chance.shuffle(stream, index, [thing for thing in listed if thing not in pile.cards])
        return [card if card >= 0 else left.pop() for card in pile.cards]
    cards = [card if card >= 0 else unseen[back_of_blank(card)].pop() for card in pile.cards]
    places = mixed_for(pile, viewer)
    if not places:
        return cards
    return placed(cards, places, chance.shuffle(stream, index, [cards[place] for place in places]))


def unseen_things(view: State, piles: list[Pile]) -> list[list[int]]:
    """For every back, the things that the viewer has nowhere in sight."""
    seen = set(view.in_sight())
    for pile in piles:
        seen.update(pile.cards)
    return [[thing for thing in things if thing not in seen] for things in view.backs()]


def back_by_thing(backs: list[list[int]]) -> dict[int, int]:
    """The back of every thing."""
    return {thing: back for back, things in enumerate(backs) for thing in things}
