"""Advice in words: what a suggested move does and leads to, as its game tells it, and the next best move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Document
from nextfrontier.kit.words.messages import Catalogue, Message, Name, Part, Series

TOLD: Final = 3  # terms of a difference
LEAST_LEAD: Final = 0.05  # points by which a second best comes out better than the best


class Prospect(NamedTuple):
    """What comes of some moves of a seat, as far as the seat can know: events, and the forecasts before and after."""

    seat: int
    events: Sequence[Event]
    before: Document
    after: Document

    def own_events(self, kind: str) -> list[Event]:
        """Return the events of this kind that befall the seat."""
        return [event for event in self.events if event.kind == kind and event.seat == self.seat]


class Adviser(NamedTuple):
    """The words of a game about what moves lead to."""

    catalogues: Mapping[str, Catalogue]
    clauses: Callable[[Prospect], list[Part]]  # `costs 1 kelp`, `saves 3 VP at the next production`


class Advice(NamedTuple):
    """A suggested move, those that follow it in the turn, and the next best (empty if there is none), by label."""

    label: str
    steps: Sequence[str]
    second: str
    behind: Mapping[str, float]  # how far the next best is behind, by the terms of the game, dearest first
    is_only: bool  # there is nothing else to choose
    is_by_experience: bool = False  # the next best came to the same, and experience alone speaks against it


def say_advice(catalogue: Catalogue, advice: Advice, clauses: list[Part]) -> str:
    """Say what a move does, what follows it, and what would be second best."""
    label = Name(advice.label)
    if advice.is_only:
        said = [Message("advice.only", label=label)]
    elif clauses:
        said = [Message("advice.because", label=label, clauses=Series("clauses", clauses))]
    else:
        said = [Message("advice.plain", label=label)]
    if advice.steps:
        said.append(Message("advice.next", steps=Series("steps", [Name(step) for step in advice.steps])))
    if advice.second:
        said.append(say_second(advice))
    return " ".join(catalogue.say(message) for message in said)


def say_second(advice: Advice) -> Message:
    """Say what would be second best, and by which terms it is behind, or ahead in the guesses that were made."""
    label = Name(advice.second)
    if advice.is_by_experience:
        return Message("advice.same", label=label)
    if not advice.behind:
        return Message("advice.second", label=label)
    terms = {term: -points for term, points in advice.behind.items()}
    said = "advice.ahead" if sum(terms.values()) >= LEAST_LEAD else "advice.behind"
    return Message(said, label=label, points=total_of(terms), terms=series_of(terms))


def say_gain(catalogue: Catalogue, terms: Mapping[str, float]) -> str:
    """Say by how many points a move is better than another, and by which terms."""
    return catalogue.say(Message("review.gain", points=total_of(terms), terms=series_of(terms)))


def total_of(terms: Mapping[str, float]) -> Message:
    """Return the sum of terms with its sign."""
    return tell_points(sum(terms.values()))


def series_of(terms: Mapping[str, float]) -> Series:
    """Return the first terms of a difference."""
    told = list(terms.items())[:TOLD]
    return Series(
        "clauses",
        [
            Message("advice.term", term=Message(f"term.{term}"), points=tell_points(points))
            for term, points in told
        ],
    )


def tell_points(points: float) -> Message:
    """Return points with their sign, as a table of differences has them."""
    sign, whole, tenths = f"{points:+.1f}"[0].replace("-", "−"), *f"{abs(points):.1f}".split(".")
    return Message("decimal", sign=Name(sign), whole=Name(whole), tenths=Name(tenths))
