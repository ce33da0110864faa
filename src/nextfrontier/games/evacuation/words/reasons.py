"""Refusals as messages: the sentence of a reason, its parts, and its fixes."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.evacuation.advice.missing import is_about_goods, missing_goods
from nextfrontier.games.evacuation.components.new_world import AREAS
from nextfrontier.games.evacuation.state.geography import passage_to
from nextfrontier.games.evacuation.state.goods import WORLDS
from nextfrontier.games.evacuation.words.nouns import goods
from nextfrontier.games.evacuation.words.texts import symbols
from nextfrontier.games.evacuation.words.things import describe_value
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.words.messages import Message, Part


def fixes_of(reason: Reason) -> list[str]:
    """Return the keys of the fixes: those that can work in the position; without a position those that always do."""
    return ["leave_out"] if reason.code == "excluded_option" else reason.fixes


def keys_of(reason: Reason) -> list[str]:
    """Return the keys of the sentence, the most exact first."""
    key, given = f"reason.{reason.code}", reason.parameters
    if given.get("world") == "either":
        key = f"{key}.either"
    if "needs" in given:
        return [f"{key}.{given['needs']}"]
    if reason.code == "none_left":
        return [f"{key}.amount", key] if given.get("have") else [key]
    if given.get("limit") == 0:
        return [f"{key}.none", key]
    parts = [part for part in ("surcharge", "saved") if part in given]
    return [".".join([key, *parts]), key]


def parts_of_reason(reason: Reason) -> dict[str, Part]:
    """Return the parts that the sentences about a refusal can name."""
    given = reason.parameters
    parts = {name: describe_value(name, value) for name, value in given.items() if value != "either"}
    if "kind" in given:
        have = int(given.get("have", 1))
        parts["kind"] = Message(f"good.{given['kind']}", have)
        parts["factory"] = Message(f"factory.{given['kind']}", have)
    if is_about_goods(reason):
        world, lacking = missing_goods(reason)
        parts["missing"], parts["world"] = goods(lacking), Message(f"world.{WORLDS[world]}")
    if reason.code == "resource_limit":
        parts["units"] = Message("units", int(given["limit"]))
    if reason.code == "environment_locked":
        parts["passage"] = Message("passage_named", passage_to(str(given["environment"])))
    if reason.code in NUMBERED:
        parts["missing"] = Message(NUMBERED[reason.code], int(given["missing"]))
    if reason.code == "symbols_missing":
        parts["symbols"] = symbols(symbols_of_area(str(given["area"])))
    return parts


NUMBERED: Final = {
    "too_few_people": "people",
    "too_few_factories": "factories",
    "symbols_missing": "symbols_missing",
}


def symbols_of_area(id_: str) -> str:
    """Return the symbols printed on an Area."""
    return next(area.symbols for area in AREAS if area.id == id_)
