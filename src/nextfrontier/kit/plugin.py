"""Plugins: everything that the house needs to know of a game, by name, so that nothing is loaded before it is used.

The layers above a game (bots, terminal, tools) have parts for it. A plugin only names them: imports still point down.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

from nextfrontier.kernel.game import Game


class Rulebook(NamedTuple):
    """The written rules of a game under docs/rules, and how their ids look."""

    pages: tuple[str, ...]  # the first has the rules and the test vectors
    coverage: str  # the generated table rule, code, test, under docs
    rule: str  # pattern of the chapters in ids: `UC-[A-Z]+` for UC-TURN-05
    vector: str
    descriptive: dict[str, str]  # rules that only describe the box or advise: where the product shows them
    abbreviations: dict[str, str] = {}  # in full, as players read them: `{"OW": "Old World"}`
    examples: dict[
        str, str
    ] = {}  # by chapter, the vectors that name no rule of it: `{"EV-CLONE": "TV-28 TV-29"}`


class Plugin(NamedTuple):
    """A game for the shelf. Each part is the place of a value: `package.module:NAME`; empty where a game has none."""

    slug: str
    package: str  # the folder of the game, as an import path
    game: str  # the `Game`
    bots: str = ""  # its levels beside "random", weakest first: bots by name of the level
    courses: str = ""  # what its bots learn: each `Course` by its name
    terminal: str = ""  # how it is played in the terminal, where that is not `cli/terminal/plain`
    hard_positions: str = ""  # the positions with the most to choose from, for the bench
    holdings: str = ""  # what a seat had in the end, by kind: cards, boards, goals
    position_document: str = (
        ""  # msgspec structs, for the schemas of the protocol and the client's types: states
    )
    view_document: str = ""  # views
    components_document: str = ""  # everything printed
    forecast_document: str = ""  # forecasts
    box_forms: str = ""  # the forms by which an editor fills in a pack
    advice: str = ""  # what moves lead to, in words: an `Adviser`
    rulebook: Rulebook | None = None

    def load(self, part: str) -> Any:
        """Return the value at the place that one of the parts names."""
        module, _, name = getattr(self, part).partition(":")
        return getattr(import_module(module), name)

    def load_game(self) -> Game[Any]:
        """Return the game itself."""
        found: Game[Any] = self.load("game")
        return found
