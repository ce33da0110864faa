"""Views: the knowledge of a seat. Visibility is declared once, by the game's zones; the rest follows from it.

A blank is a negative number that tells the back of the hidden thing. A view is the same state class with
blanks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Blind, Chance
from nextfrontier.kernel.ground import SPECTATOR, TABLE
from nextfrontier.kernel.promises import legal_moves
from nextfrontier.kernel.zones import NOBODY, Pile

if TYPE_CHECKING:
    from nextfrontier.kernel.game import Document

Names = Callable[[int], Any]  # the name of a thing in documents


def blank(back: int) -> int:
    """Return the stand-in for a hidden thing with this back."""
    return -1 - back


def back_of_blank(thing: int) -> int:
    """Return the back that a blank shows."""
    return -1 - thing


def view_of(state: State, seat: int) -> State:
    """Return the state as far as this seat (or SPECTATOR) may know it, and nothing more."""
    if state.viewer != TABLE:
        assert state.viewer == seat, "a view knows only its own seat"
        return state.copy()
    view = state.copy()
    view.chance = Blind()
    view.viewer = seat
    if seat != state.active:
        view.options = []
    backs = state.back_by_thing()
    for zone in state.zones():
        pile = zone.pile(state)
        owns = seat != SPECTATOR and pile.owner == seat
        if pile.mixed or (pile.cards and not owns):
            zone.put(view, cover(pile, seat, backs))
    return view


def cover(pile: Pile, seat: int, backs: dict[int, int]) -> list[int]:
    """Return the things of a pile with blanks for those that the seat does not know."""
    if not pile.seen and not pile.mixed and (seat == SPECTATOR or pile.owner != seat):
        return [blank(backs[card]) for card in pile.cards]
    cards = [card if knows(pile, i, seat) else blank(backs[card]) for i, card in enumerate(pile.cards)]
    places = mixed_for(pile, seat)
    put_things(cards, places, sorted([pile.cards[place] for place in places]))
    return cards


def knows(pile: Pile, index: int, seat: int) -> bool:
    """Was this thing shown to the seat where it lies?"""
    if seat == SPECTATOR:
        return bool(pile.seen) and pile.seen[index] == -1
    return pile.owner == seat or (bool(pile.seen) and (pile.seen[index] >> seat) & 1 == 1)


def mixed_for(pile: Pile, seat: int) -> list[int]:
    """Return the places whose things the seat knows without knowing which lies where."""
    if seat < 0:
        return []
    return [place for place, seats in enumerate(pile.mixed) if (seats >> seat) & 1 == 1]


def put_things(cards: list[int], places: list[int], things: list[int]) -> None:
    """Put these things at these places."""
    for at, thing in zip(places, things, strict=True):
        cards[at] = thing


def determinize(view: State, chance: Chance) -> State:
    """Return a full state that the viewer might be in: blanks are filled, back by back, with unseen things."""
    guess = view.copy()
    guess.chance = chance
    guess.viewer = TABLE
    piles = view.piles()
    filling = Filling(view.viewer, piles, unseen_things(view, piles), chance)
    for index, zone in enumerate(guess.zones()):
        cards = filling.fill(index)
        if cards != piles[index].cards:
            zone.put(guess, cards)
    if not guess.lanes and not view.knows_moves():
        decision = guess.required_decision(guess.active)
        guess.options = [] if decision is None else legal_moves(guess, decision)
    return guess


class Filling:
    """The filling of all piles of a view, one after the other."""

    def __init__(self, viewer: int, piles: list[Pile], unseen: list[list[int]], chance: Chance) -> None:
        self.viewer = viewer
        self.piles = piles
        self.chance = chance
        self.unseen = [chance.shuffle(-1 - back, 0, things) for back, things in enumerate(unseen)]
        self.filled: list[list[int]] = []
        self.dealt = {
            card for pile in piles if pile.source for card in pile.cards
        }  # of what other piles list

    def fill(self, index: int) -> list[int]:
        """Return the things of a pile of the guess: the known stays, the mixed changes places, blanks are filled."""
        pile = self.piles[index]
        cards = self.fill_from_source(pile, index) if pile.source else self.fill_unseen(pile, index)
        self.filled.append(cards)
        return cards

    def fill_unseen(self, pile: Pile, index: int) -> list[int]:
        """Fill blanks with things that are nowhere in sight; things known without their places change places."""
        cards = [card if card >= 0 else self.unseen[back_of_blank(card)].pop() for card in pile.cards]
        places = mixed_for(pile, self.viewer)
        if places:
            put_things(cards, places, self.shuffle([cards[place] for place in places], index))
        return cards

    def fill_from_source(self, pile: Pile, index: int) -> list[int]:
        """Fill blanks with things that other piles list and no pile has yet."""
        listed = [self.filled[there][place] for there, place in pile.source]
        left = self.shuffle([thing for thing in listed if thing not in self.dealt], index)
        cards = [card if card >= 0 else left.pop() for card in pile.cards]
        self.dealt.update(cards)
        return cards

    def shuffle(self, things: list[int], index: int) -> list[int]:
        """Shuffle the things of one pile."""
        return self.chance.shuffle(-1 - len(self.unseen), index, things)


def unseen_things(view: State, piles: list[Pile]) -> list[list[int]]:
    """Return for every back that a blank shows the things that the viewer has nowhere in sight."""
    seen = set(view.in_sight())
    for pile in piles:
        seen.update(pile.cards)
    return [
        [thing for thing in things if thing not in seen] if blank(back) in seen else []
        for back, things in enumerate(view.backs())
    ]


def tell_zones(state: State, document: Document, name: Names) -> None:
    """Add every zone to the document of a state, at the place that its declaration names."""
    for zone in state.zones():
        things = zone.things(state) if zone.told else []
        if zone.told and (things or not zone.is_rare):
            told = tell_things(state, zone.owner_in(state), things, name)
            put_in_document(document, zone.steps_told, told)


def tell_things(state: State, owner: int, things: Sequence[int], name: Names) -> list[Any] | Document:
    """Name the things of an owner; a preview draws some things that not even the owner knows yet."""
    viewer = state.viewer
    tells_place = owner == NOBODY and viewer != TABLE
    known: list[Any] = []
    for place, thing in enumerate(things):
        if thing >= 0:
            known.append({"place": place, "card": name(thing)} if tells_place else name(thing))
    is_owner = viewer == owner and owner != NOBODY  # a spectator has the number of nobody
    if viewer == TABLE or (is_owner and len(known) == len(things)):
        return known
    return {"count": len(things), "known": known}


def put_in_document(document: Any, steps: list[str | int], told: object) -> None:
    """Put something at the end of a path into a document; add the missing steps on the way."""
    last = steps[-1]
    for step in steps[:-1]:
        document = document[step] if isinstance(step, int) else document.setdefault(step, {})
    if isinstance(last, int):
        document.insert(last, told)
    else:
        document[last] = told
