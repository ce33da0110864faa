"""Technologies: inventing, and the full development of one (EV-TECH)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.effect import (
    EFFECT,
    HOW_MANY,
    Effect,
    begin_together,
    reason,
)
from nextfrontier.games.evacuation.effects.fields import TECHNOLOGY
from nextfrontier.games.evacuation.state.goods import KINDS, as_goods
from nextfrontier.games.evacuation.state.parts import COLUMNS, LEVELS
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.powers import Powers
from nextfrontier.kernel.families import Family, Leave, Named, Shown, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Number, Shape, Truth
from nextfrontier.kit.effects.choices import Choice
from nextfrontier.kit.vocabulary import Word

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

ALL_DEVELOPED = 2 * LEVELS


class Invent(Effect):
    """Up to so many inventions (EV-TECH-04, -15)."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        if min(worlds.me().technologies.research) < ALL_DEVELOPED:
            return []
        return [reason("all_developed", "EV-TECH-04")]

    def begin(self, worlds: Worlds, must: bool) -> None:
        if self.possible(worlds):
            worlds.push(InventOne(self, self.most, must))


INVENT: Final = Word("invent", EFFECT, Invent, HOW_MANY, icons="$number invention")


class InventOne(Choice["Worlds", Invent]):
    """In which column: its lowest technology that is not fully developed advances (EV-TECH-04..10)."""

    shape = Shape("invent", Node("effect", Invent), Number("left"), Truth("must"))
    asked_by = ["EV-TECH-04", "EV-TECH-07"]

    def __init__(self, effect: Invent, left: int, must: bool) -> None:
        super().__init__(effect, must)
        self.left = left

    def families(self) -> list[Family[Any, Any]]:
        return INVENTIONS


class InventNext(Named["Worlds", InventOne]):
    """Advance the next technology of a column; the parameter is the column, the name that of the technology."""

    def __init__(self) -> None:
        super().__init__("invent", [TECHNOLOGY])

    def options(self, state: Worlds, asked: InventOne) -> list[int]:
        research = state.me().technologies.research
        return [column for column in range(COLUMNS) if research[column] < ALL_DEVELOPED]

    def apply(self, state: Worlds, asked: InventOne, move: int) -> None:
        if asked.left > 1:
            state.push(InventOne(asked.effect, asked.left - 1, False))
        advance(state, move, asked.effect.place)

    def technology(self, worlds: Worlds, move: int) -> str:
        """Return the id of the technology that advances."""
        player = worlds.me()
        return worlds.box.technologies[
            player.technologies.grid[move * LEVELS + player.technologies.developed_levels(move)]
        ].id

    def spell(self, state: Worlds, asked: InventOne, move: int) -> str:
        return f"invent {self.technology(state, move)}"

    def values(self, state: Worlds, asked: InventOne, move: int) -> dict[str, Shown]:
        return {"technology": self.technology(state, move)}


INVENTIONS: Final = hand_out([InventNext(), Leave()])


def advance(worlds: Worlds, column: int, cause: str) -> None:
    """Invent a step: level 1 takes one invention, the others two, unless T3.8 says otherwise (EV-TECH-06, -08..10)."""
    player = worlds.me()
    board = player.technologies
    level = board.developed_levels(column)
    number = board.grid[column * LEVELS + level]
    technology = worlds.box.technologies[number]
    finishes = level == 0 or board.research[column] & 1 or player.powers.one_invention
    reached = 2 * (level + 1) if finishes else board.research[column] + 1
    player.technologies = board.with_research(column, reached)
    worlds.tell("invented", cause, {"technology": technology.id, "developed": bool(finishes)})
    if finishes:
        develop(worlds, [number])


def develop(worlds: Worlds, numbers: list[int]) -> None:
    """Develop a technology fully: from this moment it works (EV-TECH-02, -12, OQ-85)."""
    player = worlds.me()
    before = player.powers.one_invention
    set_powers(worlds, player)
    if player.powers.one_invention and not before:
        numbers = numbers + finish_begun(worlds, player)
        set_powers(worlds, player)
    now: list[Effect] = []
    for number in numbers:
        technology = worlds.box.technologies[number]
        output = [0] * KINDS
        for key, value in technology.modifiers:
            for kind, name in enumerate(("food", "steel", "energy")):
                if key == f"factory_output_{name}":
                    output[kind] = value * player.settlements.factories[kind]  # OQ-33
        worlds.raise_production(player, as_goods(output), technology.id)
        if technology.now is not None:
            now.append(technology.now)
    worlds.box.claims.check(worlds)
    begin_together(worlds, now)


def finish_begun(worlds: Worlds, player: Player) -> list[int]:
    """Develop technologies already begun fully and at once: T3.8 (OQ-70)."""
    found: list[int] = []
    for column in range(COLUMNS):
        board = player.technologies
        if board.research[column] & 1:
            player.technologies = board.with_research(column, board.research[column] + 1)
            found.append(board.grid[column * LEVELS + board.developed_levels(column)])
            worlds.tell(
                "invented",
                "OQ-70",
                {"technology": worlds.box.technologies[found[-1]].id, "developed": True},
            )
    return found


def set_powers(worlds: Worlds, player: Player) -> None:
    """Work out the joint powers of the developed technologies."""
    technologies = worlds.box.technologies
    player.powers = Powers([technologies[number] for number in player.technologies.all_developed()])
