"""The components of one table by id, in words, from the component document of the game."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.cli.speech import Speech
from nextfrontier.cli.terminal.style import Style
from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.state.goods import LETTERS, NAMES
from nextfrontier.games.evacuation.words.nouns import environment
from nextfrontier.games.evacuation.words.texts import CATALOGUES
from nextfrontier.kernel.game import Document
from nextfrontier.kit.words.messages import Message
from nextfrontier.kit.words.nouns import name_count

# Where a component is looked for by what is printed on it.
SHELVES: Final = (
    "board_actions", "ships", "stadiums", "infrastructure", "technologies", "new_areas", "old_areas", "bonuses",
    "common_goals", "solo_cards",
)  # fmt: skip


class Texts:
    """The words of a table: the printed components, or those of its pack."""

    def __init__(self, options: dict[str, Any], language: str) -> None:
        self.document: Document = GAME.components(language, options)
        self.language = language
        self.speech = Speech(language)
        self.words = CATALOGUES[language]

    def thing(self, shelf: str, id_: str) -> Document:
        """Return the printed facts and words of a component."""
        found: Document = self.document[shelf][id_]
        return found

    def text(self, shelf: str, id_: str) -> str:
        """Return the effect of a component, in whole sentences."""
        return str(self.thing(shelf, id_)["text"])

    def short(self, shelf: str, id_: str) -> str:
        """Return the effect of a component, in a few words."""
        return str(self.thing(shelf, id_)["short"])

    def find(self, name: str) -> Document | None:
        """Return a component by its id; a bare number is an Action card."""
        for shelf in SHELVES:
            if name in self.document[shelf]:
                return self.thing(shelf, name)
        if name.startswith("G") and name[1:] in self.document["goals"]:
            return self.thing("goals", name[1:])
        return self.thing("action_cards", name) if name in self.document["action_cards"] else None

    def effect(self, place: str) -> str:
        """Return the text at a place of an effect, `card 30/2`; empty if there is none."""
        found: Document | None = self.document["effects"].get(place)
        return "" if found is None else str(found["text"]).rstrip(".")

    def ship(self, id_: str) -> str:
        """Return a ship: `Hauler S05: mountain bay, 1 building, 1 unit; flight 2 Energy`."""
        facts = self.thing("ships", id_)
        say = self.speech.say
        holds = [say("ev.bay", environment=self.environment(bay)) for bay in facts["bays"]]
        if facts["buildings"]:
            holds.append(say("ev.buildings", facts["buildings"]))
        if facts["resources"]:
            holds.append(say("ev.units", facts["resources"]))
        return say("ev.ship", name=facts["name"], holds=", ".join(holds), flight=facts["flight"])

    def environment(self, name: str) -> str:
        """Return an environment: `tundra`."""
        return self.words.say(environment(name))

    def stadium(self, id_: str) -> str:
        """Return a Stadium: `ST10 (3 Happy Faces)`."""
        faces = self.thing("stadiums", id_)["faces"]
        return self.speech.say("ev.stadium", faces, id=id_)

    def cost(self, shelf: str, id_: str) -> str:
        """Return a cost: `1 Food, 3 Steel`."""
        return self.amounts(self.thing(shelf, id_)["cost_goods"])

    def amounts(self, goods: dict[str, int]) -> str:
        """Return amounts in words: `1 Food, 3 Steel`, or nothing."""
        said = [self.count(name, goods[name]) for name in NAMES if goods.get(name)]
        return ", ".join(said) or self.speech.say("nothing")

    def all_amounts(self, goods: list[int], zeros: bool = True) -> str:
        """Return amounts in words: `2 Food, 7 Steel, 0 Energy`."""
        return ", ".join(self.count(name, n) for name, n in zip(NAMES, goods, strict=True) if n or zeros)

    def count(self, good: str, n: int) -> str:
        """Return a number of a good."""
        return self.words.say(name_count(Message(f"good.{good}", n), n))

    def symbols(self, yellow: int, white: int) -> str:
        """Return symbols in words: `2 yellow discs, 1 white ring`."""
        pairs = (("yellow", yellow), ("white", white))
        return ", ".join(
            self.words.say(name_count(Message(f"symbol.{name}", n), n)) for name, n in pairs if n
        )


def brief(goods: list[int]) -> str:
    """Return amounts in short: `2F 7S 7E`."""
    return " ".join(f"{amount}{letter}" for amount, letter in zip(goods, LETTERS, strict=True))


def infrastructure_lines(texts: Texts, id_: str, style: Style, state: str = "") -> list[str]:
    """Return an Infrastructure card with its requirement, production and cost."""
    facts = texts.thing("infrastructure", id_)
    production, price = texts.amounts(facts["production_goods"]), texts.amounts(facts["cost_goods"])
    said = texts.speech.say(
        "ev.infrastructure_card", requirement=facts["short"], production=production, price=price
    )
    return style.hanging(f"  {id_}{state}: ", said, 6)
