"""The parameters of moves: things of the box by their ids, kinds of goods, worlds, lanes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.state.box import GOALS_FROM
from nextfrontier.games.evacuation.state.goods import NAMES, WORLDS
from nextfrontier.kernel.families import Field, Numbers, Shown, Words
from nextfrontier.kernel.tasks import UNKNOWN
from nextfrontier.kit.effects.fields import Thing

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds
    from nextfrontier.kernel.agenda import State

MOST_UNITS: Final = 9  # of one kind, loaded in one step


class Item(Field["Worlds"]):
    """A ship, Stadium or Infrastructure card by its id: `S05`, `ST04`; in any game one of these lists of the box."""

    def __init__(self, name: str, *lists: str) -> None:
        super().__init__(name)
        self.lists = lists

    def spell(self, state: Worlds, value: int) -> str:
        return state.box.name(value)

    def read(self, state: Worlds, word: str) -> int:
        return state.box.ids.get(word, UNKNOWN)

    def every(self, box: Any) -> list[str]:
        return [thing.id for name in self.lists for thing in getattr(box, name)]


class OwnStadium(Item):
    """A Stadium of a player, the starting one too."""

    def every(self, box: Any) -> list[str]:
        return [box.starting_stadium.id, *super().every(box)]


class Goal(Numbers):
    """A Goal card by its number on the card, from 1 on."""

    def spell(self, state: State, value: int) -> str:
        return str(value - GOALS_FROM + 1)

    def read(self, state: State, word: str) -> int:
        number = super().read(state, word)
        return UNKNOWN if number == UNKNOWN else number + GOALS_FROM - 1

    def show(self, state: State, value: int) -> Shown:
        return value - GOALS_FROM + 1

    def every(self, box: Any) -> list[str]:
        return [str(number + 1) for number in range(len(box.goals))]


class Card(Numbers):
    """An Action card by its number; 0 for none where that is allowed."""

    def every(self, box: Any) -> list[str]:
        return [str(number) for number in range(self.least, len(box.action_cards) + 1)]


ITEM: Final = Item("item", "ships", "stadiums", "infrastructure")
NEW_SHIP: Final = Item("item", "ships")
NEW_STADIUM: Final = Item("item", "stadiums")
INFRASTRUCTURE_CARD: Final = Item("item", "infrastructure")
SHIP: Final = Item("ship", "ships")
STADIUM: Final = OwnStadium("stadium", "stadiums")
GOAL: Final = Goal("goal")
COMMON_GOAL: Final = Thing("goal", "common_goals")
TECHNOLOGY: Final = Thing("technology", "technologies")
ACTION: Final = Thing("action", "board_actions")
CARD: Final = Card("card", 1)
CARD_OR_NONE: Final = Card("card", 0)
OLD_AREA: Final = Thing("area", "old_areas")
NEW_AREA: Final = Thing("area", "geography.areas")
GOOD: Final = Words("good", NAMES)
WORLD: Final = Words("world", WORLDS)
AMOUNT: Final = Numbers("amount", 1, MOST_UNITS)
POWER: Final = Numbers("power", 0, 60)  # more than a year has Energy for
