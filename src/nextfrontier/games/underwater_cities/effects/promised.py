"""Decisions of an effect of which at least part may have to be performed (UC-TURN-13, UC-TURN-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.kernel.reasons import Parameters, Reason
from nextfrontier.kit.effects.choices import Choice

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

E = TypeVar("E", bound=Effect)


class Promised(Choice["Sea", E]):
    """A choice within an effect: the part of it that is still owed is a promise."""

    def is_free_moment(self) -> bool:
        return True

    def is_promise(self) -> bool:
        return self.must

    def could_be_kept(self, state: Sea, supply: int) -> bool:
        return self.effect.attainable(state, state.prospects(supply))

    def broken(self) -> Reason:
        return self.effect.breaks_promise()

    def lost_effect(self, state: Sea) -> Reason | None:
        """Return the warning that the whole effect of the card just played is lost; None if this is no such effect."""
        for card in (state.turn.aside, *state.me().cards.under_board[-1:]):
            if self.effect.place == f"card {card}":
                return lost_card(card, card != state.turn.aside, self.effect.possible(state))
        return None

    def leaving(self) -> str:
        return "decline"


def lost_card(card: int, paid: bool, possible: bool) -> Reason:
    """Return the warning of a card without effect: impossible, or only at the cost of the slot; one paid is kept."""
    parameters: Parameters = {"card": card, "paid": True} if paid else {"card": card}
    if possible:
        return Reason("card_lost_for_slot", "UC-TURN-23", parameters, [])
    return Reason("card_without_effect", "UC-SPEC-21" if paid else "UC-TURN-10", parameters, [])


class More(Promised[E]):
    """Something that is done one at a time, `left` times at the most: which next, and whether once more."""

    def __init__(self, effect: E, left: int, must: bool, touched: bool) -> None:
        super().__init__(effect, must)
        self.left = left  # how many more
        self.touched = touched  # some of it was done already

    def leaving(self) -> str:
        return "done" if self.touched else "decline"
