"""Tea House in the terminal: the plain face of any game, with purses and cards instead of a document."""

from __future__ import annotations

from typing import Any, Final

from examples.tea_house.components import kind_of
from examples.tea_house.game import GAME
from examples.tea_house.state import DECK, DISCARDS, House
from nextfrontier.cli.terminal.face import Examples, Terminal
from nextfrontier.cli.terminal.plain import PlainFace, switches_for
from nextfrontier.cli.terminal.style import Style, table
from nextfrontier.kernel.agenda import State


class TeaHouseFace(PlainFace):
    """One table of Tea House at a terminal."""

    aim = (
        "Buy tea in the market and brew it in the kitchen: each turn use one of them together with a card. "
        "Two points for a tea that is brewed; at the end one point for each tea and for every two coins."
    )
    examples = Examples(
        move="market+4 uses the market, then card 4; 4+market the other way round",
        why="kitchen+4",
        card="card 4",
        cards="card",
        rule="TEA-USE",
        rule_word="lamp",
    )

    def __init__(self, seats: int, options: dict[str, Any], names: list[str], language: str) -> None:
        super().__init__(GAME, seats, options, names, language)

    def position(self, view: State, seat: int, style: Style) -> list[str]:
        """Show the round, what everybody has, and the hand of the seat."""
        assert isinstance(view, House)
        deck, discards = len(view.cards[DECK]), len(view.cards[DISCARDS])
        rows = [["", "coins", "tea", "points", "cards", "lamps"]]
        for each, purse in enumerate(view.purses):
            counts = [*purse, len(view.hand(each)), len(view.lamps(each))]
            rows.append([self.names[each], *map(str, counts)])
        return [
            style.heading(
                f"Round {view.round} of {view.rounds}, {deck} cards in the deck, {discards} discarded"
            ),
            *table(rows),
            *style.hanging(f"Hand of {self.names[seat]}: ", hand_text(view.hand(seat))),
        ]


def hand_text(hand: list[int]) -> str:
    """Name the cards that the view knows, and count the others."""
    known = [f"{card} ({kind_of(card)})" for card in hand if card >= 0]
    hidden = len(hand) - len(known)
    return ", ".join([*known, f"{hidden} hidden"] if hidden else known or ["no cards"])


TERMINAL: Final = Terminal(TeaHouseFace, switches_for(GAME))
