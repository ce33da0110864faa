"""The end of a turn (UC-TURN-11, -18, UC-ENDTURN-01, -02, -11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.permanents import END_OF_TURN
from nextfrontier.games.underwater_cities.effects.triggers import trigger
from nextfrontier.games.underwater_cities.rules.claiming import take_from_aside
from nextfrontier.games.underwater_cities.rules.hand import discard_card, draw_cards
from nextfrontier.games.underwater_cities.state.main_board import NO_CARD, Turn
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, Plain, hand_out
from nextfrontier.kernel.shapes import Shape

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

END_DRAW: Final = 1  # for the card that was played: three are held again (UC-ENDTURN-03)


class EndTurn(Decision["Sea"]):
    """Slot and card are resolved: end the turn (UC-TURN-18)."""

    shape = Shape("end")

    def kind(self) -> str:
        return "end"

    def rules(self) -> list[str]:
        return ["UC-TURN-18", "UC-ENDTURN-11"]

    def is_free_moment(self) -> bool:
        return True

    def always_asked(self) -> bool:
        return True

    def families(self) -> list[Family[Any, Any]]:
        return ENDS


class End(Plain["Sea", EndTurn]):
    """End the turn, which draws a card."""

    def __init__(self) -> None:
        super().__init__("end")

    def add_moves(self, state: Sea, asked: EndTurn, found: list[int]) -> None:
        found.append(self.base)

    def apply(self, state: Sea, asked: EndTurn, move: int) -> None:
        end_turn(state)


ENDS: Final = hand_out([End()])


def end_turn(sea: Sea) -> None:
    """Discard the card aside, resolve triggers, draw a card (UC-TURN-11, UC-TYPE-03, -06, UC-ENDTURN-01, -02, -11)."""
    player = sea.me()
    if sea.turn.aside != NO_CARD:
        discard_card(sea, take_from_aside(sea), player.seat, True)
    found: list[Effect] = []
    player.powers.waiting_for(END_OF_TURN, 0, 0, found)
    trigger(sea, found)
    draw_cards(sea, END_DRAW, "UC-ENDTURN-01")
    sea.turn = Turn()
