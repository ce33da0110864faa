"""What moves lead to, in clauses for an advice: costs and gains, the next production with its feeding, the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES, RESOURCE_NAMES
from nextfrontier.games.underwater_cities.words.log import amounts_in
from nextfrontier.games.underwater_cities.words.texts import CATALOGUES
from nextfrontier.games.underwater_cities.words.things import Amounts, amounts, metropolis
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Document
from nextfrontier.kit.words.advising import Adviser, Prospect
from nextfrontier.kit.words.messages import Message, Part


def clauses_of(told: Prospect) -> list[Part]:
    """Return the clauses about some moves, the dearest facts first."""
    return [
        *of_amounts("advice.costs", sum_of(told.own_events("paid"))),
        *of_amounts("advice.brings", sum_of(told.own_events("gained"))),
        *[
            Message("advice.connects", tile=metropolis(e.cause))
            for e in told.own_events("metropolis_connected")
        ],
        *of_track(told.own_events("advanced")),
        *of_production(told.before["production"], told.after["production"]),
        *of_score(told.after["score_now"]["total"] - told.before["score_now"]["total"]),
    ]


def of_amounts(key: str, given: Amounts) -> list[Part]:
    """Return the clause about goods and points, if there are any."""
    return [Message(key, amounts=amounts(given))] if given else []


def sum_of(events: Sequence[Event]) -> Amounts:
    """Return the goods and points of events, added up."""
    found: Amounts = {}
    for event in events:
        for good, amount in amounts_in(event.details).items():
            found[good] = found.get(good, 0) + amount
    return found


def of_track(events: Sequence[Event]) -> list[Part]:
    """Return the clause about the last step on the Federation track."""
    space = events[-1].details["space"] if events else None
    return [Message("advice.federation", space)] if isinstance(space, int) else []


def of_production(before: Document, after: Document) -> list[Part]:
    """Return the clauses about what the next production gives more, and about feeding."""
    names = {**dict(zip(POSITION_NAMES, RESOURCE_NAMES, strict=True)), "vp": "vp"}
    more = {good: after["total"][name] - before["total"][name] for name, good in names.items()}
    saved = before["feeding"]["lost"] - after["feeding"]["lost"]
    found = of_amounts("advice.production", {good: amount for good, amount in more.items() if amount > 0})
    if saved > 0:
        found.append(Message("advice.feeds", saved))
    elif saved < 0:
        found.append(Message("advice.hungry", -saved))
    return found


def of_score(more: int) -> list[Part]:
    """Return the clause about the score, if the game ended after these moves."""
    return [Message("advice.score", more)] if more > 0 else []


ADVICE: Final = Adviser(CATALOGUES, clauses_of)
