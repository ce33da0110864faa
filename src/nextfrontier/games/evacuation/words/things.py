"""Things as messages: names of cards, tiles, Areas and actions; values of reasons and events."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from nextfrontier.games.evacuation.components import (
    bonuses,
    goals,
    infrastructure,
    modules,
    new_world,
    old_world,
    ships,
    stadiums,
    technologies,
    tracks,
)
from nextfrontier.games.evacuation.components.facts import ShipFacts
from nextfrontier.games.evacuation.state.box import (
    INFRASTRUCTURE_FROM,
    SHIPS_FROM,
    STADIUMS_FROM,
    STARTING_STADIUM,
)
from nextfrontier.games.evacuation.state.goods import NAMES, as_goods, read_spelled
from nextfrontier.games.evacuation.vocabulary.words import VOCABULARY
from nextfrontier.games.evacuation.words.names import name_goal, name_model
from nextfrontier.games.evacuation.words.nouns import environment, goods
from nextfrontier.kernel.events import Detail
from nextfrontier.kit.words.messages import Message, Name, Part, Series

NOUN_OF_NUMBER: Final = {
    "cards": "action_cards",
    "people": "people",
    "factories": "factories",
    "tokens": "tokens",
    "steps": "steps",
    "energy": "energy",
    "food": "food",
    "steel": "steel",
    "demand": "food",
    "saved": "units",
    "points": "points",
    "lost": "points",
    "passage": "passage_named",
}


@cache
def things() -> dict[str, Part]:
    """Return all things that have an id, by id."""
    found: dict[str, Part] = {ship.id: named_ship(ship) for ship in ships.SHIPS}
    found |= {card.id: named_id("stadium_named", card.id) for card in stadiums.STADIUMS}
    found[stadiums.STARTING.id] = Message("stadium_starting")
    found |= {card.id: named_id("infrastructure_named", card.id) for card in infrastructure.INFRASTRUCTURE}
    found |= {tile.id: named_id("technology_named", tile.id) for tile in technologies.TECHNOLOGIES}
    found |= {card.id: named_id("bonus_named", card.id) for card in bonuses.BONUSES}
    found |= {side.id: named_id("common_goal_named", side.id) for side in modules.COMMON_GOALS}
    found |= {tile.id: named_id("old_area_named", tile.id) for tile in old_world.AREAS}
    found |= {continent.id: named_id("continent_named", continent.id) for continent in old_world.CONTINENTS}
    for area in new_world.AREAS:
        found[area.id] = Message(
            "new_area_named", id=Name(area.id), environment=environment(area.environment)
        )
    for action in tracks.BOARD_ACTIONS:
        found[action.id] = Message("board_action_named", label=VOCABULARY.say(action.effect))
    return found


def named_ship(ship: ShipFacts) -> Part:
    """Name a ship: `Hauler S06`."""
    return Message("ship_named", model=name_model(ship), id=Name(ship.id))


def named_id(key: str, id_: str) -> Part:
    """Name a thing with its id: `Stadium ST06`."""
    return Message(key, id=Name(id_))


def thing(id_: str) -> Part:
    """Name a thing by its id, or by the place of an effect on it: `S06`, `A4/1`, `step 8 main`, `YB2 lower`."""
    word, _, rest = id_.split("/")[0].partition(" ")
    if word == "card":
        return action_card(int(rest))
    if word == "step":
        number, lane = rest.split(" ")
        return Message(f"step_named.{lane}", int(number))
    return things().get(word, Name(id_))


def cause(text: str) -> Part:
    """Name the cause of an event: a thing, the place of an effect, or a rule."""
    return Message(f"cause.{text}") if text.startswith("EV-") else thing(text)


def action_card(number: int) -> Part:
    """Name an Action card: `Action card 25`; a blank of a view is some Action card."""
    return named_id("action_card_named", str(number)) if number > 0 else Message("action_cards", 1)


@cache
def goal(number: int) -> Part:
    """Name a Goal card by its printed number."""
    facts = goals.GOALS[number - 1]
    return Message("goal_named", id=Name(str(facts.number)), name=name_goal(facts))


def item(number: int) -> Part:
    """Name a ship, Stadium or Infrastructure card by its number in the box."""
    if number < 0:
        return Message("nothing")
    if number >= INFRASTRUCTURE_FROM:
        return thing(infrastructure.INFRASTRUCTURE[number - INFRASTRUCTURE_FROM].id)
    if number == STARTING_STADIUM:
        return thing(stadiums.STARTING.id)
    if number >= STADIUMS_FROM:
        return thing(stadiums.STADIUMS[number - STADIUMS_FROM].id)
    return thing(ships.SHIPS[number - SHIPS_FROM].id)


def describe_value(name: str, value: Detail) -> Part:
    """Return the words for the value of a reason or an event under this name."""
    if isinstance(value, bool | dict):
        return Message("nothing")
    if isinstance(value, int):
        return describe_number(name, value)
    if isinstance(value, str):
        return describe_word(name, value)
    return Series("and", [one_of(name, entry) for entry in value]) if value else Message("nothing")


def describe_number(name: str, n: int) -> Part:
    """Return the words for a number: a card, a number of things, or the number itself."""
    if name == "card":
        return action_card(n)
    if name == "goal":
        return goal(n)
    if name == "side":
        return Message(f"side.{n}")
    return Message(NOUN_OF_NUMBER.get(name, "number"), n)


def describe_word(name: str, text: str) -> Part:
    """Return the words for a good, a world, a lane, a row, an environment, goods as moves write them, or an id."""
    if name in ("kind", "given", "taken"):
        return Message(f"good.{text}")
    if name in ("world", "lane", "row", "environment"):
        return Message(f"{name}.{text}", 2) if name == "row" else Message(f"{name}.{text}")
    if name in ("price", "stock", "surcharge"):
        return goods(read_spelled(text))
    return Name(text) if name == "field" else thing(text)


def one_of(name: str, entry: int | str) -> Part:
    """Name one of a list: a thing by its id or its number."""
    if isinstance(entry, str):
        return thing(entry)
    return item(entry) if name == "items" else action_card(entry)


def goods_in(seen: Mapping[str, object]) -> Part:
    """Return the goods that an event names."""
    amounts = [seen.get(name, 0) for name in NAMES]
    return goods(as_goods([amount if isinstance(amount, int) else 0 for amount in amounts]))
