"""Events as messages: the sentence of an event for a reader, and its parts."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.evacuation.rules.solo import X
from nextfrontier.games.evacuation.state.goods import NAMES
from nextfrontier.games.evacuation.words.things import cause, describe_value, goods_in, thing
from nextfrontier.kernel.events import Detail, Details, Event
from nextfrontier.kit.words.messages import Message, Part, Player, Series

WITH_GOODS: Final = ("gained", "paid", "produced", "production_rose", "yielded")
FOOD_RULE: Final = "EV-INCOME-26"
PRODUCERS: Final = {"EV-INCOME-03": "tiles", "EV-INCOME-07": "marker"}
KNOWN: Final = {
    "kept_goal": "goal",
    "dropped_goal": "goal",
    "kept": "given",
    "drew": "which",
    "acted": "card",
}

TIES: Final = {
    "tie_broken": {
        "EV-RACE-17": "condition",
        "EV-RACE-18": "faces",
        "EV-RACE-20": "stadiums",
        "EV-RACE-21": "faces_with_stadiums",
    },
    "tie_shared": {"EV-SCORE-20": "points", "EV-RACE-18": "race", "EV-RACE-22": "race"},
}


def key_of(event: Event, seen: Details) -> str:
    """Return the key of the sentence for readers who see this much."""
    kind = event.kind
    variant = variant_of(event, seen)
    return f"event.{kind}.{variant}" if variant else f"event.{kind}"


def variant_of(event: Event, seen: Details) -> str:
    """Return the variant of the sentence that this event needs beyond its kind."""
    kind = event.kind
    if kind == "phase":
        return str(seen["phase"])
    if kind == "scored":
        return str(seen["source"])
    if kind in TIES:
        return TIES[kind].get(event.cause, "") or f"marker_{number(seen, 'place') - 2}"
    if kind == "yielded":
        return PRODUCERS.get(event.cause, "area")
    if kind == "penalty":
        return "food" if event.cause == FOOD_RULE else "stadiums"
    if kind == "fed":
        return "short" if number(seen, "food") < number(seen, "demand") else ""
    if kind == "rival_turn":
        idle = seen["number"] == X and seen["action"] != "settle"
        return "nothing" if idle else str(seen["action"])
    if kind == "drew" and not seen["cards"]:
        return "none"
    if kind in KNOWN:
        return "known" if is_known(seen.get(KNOWN[kind])) else ""
    return mark_variant(kind, seen)


def mark_variant(kind: str, seen: Details) -> str:
    """Return the variant of sentences that depend on a yes or no, or on revealed cards."""
    if kind == "rival_settled":
        return "" if seen["free"] else "taken"
    if kind == "revealed":
        return "known" if is_known(seen.get("items")) else ""
    marks = {"sent_ship": "back", "passage": "second", "invented": "developed"}
    mark = marks.get(kind, "")
    return mark if mark and seen[mark] else ""


def is_known(value: Detail | None) -> bool:
    """Is something named, and nothing of it hidden?"""
    if isinstance(value, list):
        return bool(value) and not any(isinstance(entry, int) and entry < 0 for entry in value)
    return isinstance(value, int) and value > 0


def number(seen: Details, name: str) -> int:
    """Return a number of an event."""
    value = seen[name]
    return value if isinstance(value, int) else 0


def parts_of_event(event: Event, seen: Details) -> dict[str, Part]:
    """Return the parts that the sentences about an event can name."""
    parts = {name: describe_value(name, value) for name, value in seen.items()}
    parts["player"] = Player(event.seat)
    parts["cause"] = cause(event.cause)
    if event.kind in WITH_GOODS:
        parts["goods"] = goods_in(seen)
    elif event.kind in ("prepared_factory", "gained_factory"):
        parts["factory"] = Message(f"factory.{seen['kind']}")
    elif event.kind == "settled":
        parts["pieces"] = pieces(seen, ("people", "factories"))
    elif event.kind == "ship_arrived":
        parts["cargo"] = cargo(seen)
    elif event.kind in TIES:
        parts["other"] = Player(number(seen, "other"))
    elif event.kind == "rival_turn":
        parts["action"] = Message("nothing")
    return {**parts, **orders(event, seen)}


def orders(event: Event, seen: Details) -> dict[str, Part]:
    """Return lists of players, of sides on the track of a solo game, of levels."""
    if event.kind == "new_order":
        return {"order": Series("players", [Player(seat) for seat in numbers(seen["order"])])}
    if event.kind == "new_track":
        return {"track": Series("players", [Message(f"side.{side}") for side in numbers(seen["track"])])}
    if event.kind == "adjusted":
        levels = zip(NAMES, numbers(seen["levels"]), strict=True)
        return {"levels": Series("and", [Message(f"marker.{name}", level) for name, level in levels])}
    return {}


def numbers(value: Detail) -> list[int]:
    """Return a list of numbers."""
    return [entry for entry in value if isinstance(entry, int)] if isinstance(value, list) else []


def pieces(seen: Details, names: tuple[str, ...]) -> Part:
    """Return those of these numbers that are not 0."""
    found: list[Part] = [describe_value(name, seen[name]) for name in names if seen[name]]
    return Series("and", found) if found else Message("nothing")


def cargo(seen: Details) -> Part:
    """Return the cargo of a ship: people, Factories, Stadiums and goods."""
    found: list[Part] = [describe_value(name, seen[name]) for name in ("people", "factories") if seen[name]]
    stadiums = seen["stadiums"]
    if isinstance(stadiums, list):
        found += [thing(str(stadium)) for stadium in stadiums]
    if any(seen.get(name) for name in NAMES):
        goods = goods_in(seen)
        found += goods.items if isinstance(goods, Series) else [goods]
    return Series("and", found) if found else Message("nothing")
