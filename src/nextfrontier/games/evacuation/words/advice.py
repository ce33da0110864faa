"""What moves lead to, in clauses for an advice: costs and gains by world, the next Income with its check, the score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from nextfrontier.games.evacuation.state.goods import NAMES, WORLDS
from nextfrontier.games.evacuation.words.texts import CATALOGUES
from nextfrontier.games.evacuation.words.things import goods_in
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Document
from nextfrontier.kit.words.advising import Adviser, Prospect
from nextfrontier.kit.words.messages import Message, Part


def clauses_of(told: Prospect) -> list[Part]:
    """Return the clauses about some moves."""
    before, after = told.before, told.after
    return [
        *of_goods("advice.costs", told.own_events("paid")),
        *of_goods("advice.brings", told.own_events("gained")),
        *of_people(told.own_events("people_added")),
        *of_income(before["income"], after["income"]),
        *of_check(before.get("check"), after.get("check")),
        *([Message("advice.bonus")] if hits(after) and not hits(before) else []),
        *of_standing(before, after),
    ]


def of_goods(key: str, events: Sequence[Event]) -> list[Part]:
    """Return the clauses about goods, world by world."""
    found: list[Part] = []
    for world in WORLDS:
        details = [event.details for event in events if event.details["world"] == world]
        amounts = {name: sum(number(each.get(name)) for each in details) for name in NAMES}
        if any(amounts.values()):
            found.append(Message(key, goods=goods_in(amounts), world=Message(f"world.{world}")))
    return found


def of_people(events: Sequence[Event]) -> list[Part]:
    """Return the clause about people who come to the New World."""
    people = sum(number(event.details["people"]) for event in events)
    return [Message("advice.people", people=Message("people", people))] if people else []


def of_income(before: Document, after: Document) -> list[Part]:
    """Return the clauses about what each Income gives more or less."""
    found: list[Part] = []
    for world in WORLDS:
        change = {name: after[world].get(name, 0) - before[world].get(name, 0) for name in NAMES}
        for key, sign in (("advice.more", 1), ("advice.less", -1)):
            amounts = {name: n * sign for name, n in change.items() if n * sign > 0}
            if amounts:
                found.append(Message(key, goods=goods_in(amounts), world=Message(f"world.{world}")))
    return found


def of_check(before: Document | None, after: Document | None) -> list[Part]:
    """Return the clause about Penalty tokens at the next Income."""
    if before is None or after is None:
        return []
    saved = before["penalties"] - after["penalties"]
    key = "advice.spares" if saved > 0 else "advice.risks"
    return [Message(key, tokens=Message("tokens", abs(saved)))] if saved else []


def of_standing(before: Document, after: Document) -> list[Part]:
    """Return the clause about the score if the game ended then, in a race about the way to its end."""
    if "race" in after:
        nearer = way_left(before) - way_left(after)
        return [Message("advice.race", nearer)] if nearer > 0 else []
    more = after["score_now"]["total"] - before["score_now"]["total"]
    return [Message("advice.score", more)] if more > 0 else []


def way_left(forecast: Document) -> int:
    """Return the levels and Stadiums that the end condition of the race still asks for."""
    missing: Mapping[str, int] = forecast["race"]["missing"]
    return sum(missing.values())


def hits(forecast: Document) -> bool:
    """Does the Power Level hit a Year-end Bonus?"""
    return forecast["bonus"] is not None and forecast["bonus"]["hits"] is not None


def number(value: object) -> int:
    """Return a number of an event; 0 if there is none."""
    return value if isinstance(value, int) else 0


ADVICE: Final = Adviser(CATALOGUES, clauses_of)
