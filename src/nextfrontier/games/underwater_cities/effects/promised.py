"""Decisions of an effect of which at least part may have to be performed (UC-TURN-13, UC-TURN-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.reasons import Parameters, Reason

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

E = TypeVar("E", bound=Effect)


class Promised(Decision["Sea"], Generic[E]):
    """A choice within an effect; with `must` part of it is still owed."""

    def __init__(self, effect: E, must: bool) -> None:
        self.effect = effect
        self.must = must

    def is_free_moment(self) -> bool:
        return True

    def is_promise(self) -> bool:
        return self.must

    def keepable(self, state: Sea) -> bool:
        return self.effect.possible(state)

    def could_be_kept(self, state: Sea, supply: int) -> bool:
        return self.effect.attainable(state, state.prospects(supply))

    def supplies(self, state: Sea) -> int:
        return self.effect.supply

    def broken(self) -> Reason:
        return Reason("breaks_promise", "UC-TURN-23", {"place": self.effect.place}, [])

    def lost_effect(self, state: Sea) -> Reason | None:
        """Return the warning that the whole effect of the card just played is lost; None if this is no such effect."""
        for card in (state.turn.aside, *state.me().cards.under_board[-1:]):
            if self.effect.place == f"card {card}":
                return lost_card(card, card != state.turn.aside, self.effect.possible(state))
        return None

    def leaving(self) -> str:
        return "decline"

    def can_leave(self, state: Sea) -> bool:
        return not self.must

    def why_not_leave(self, state: Sea) -> list[Reason]:
        if self.must:
            return [Reason("must_do_part", "UC-TURN-13", {"place": self.effect.place}, [])]
        return []


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
