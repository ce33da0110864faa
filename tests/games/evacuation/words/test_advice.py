"""Advice: what moves lead to, from their events and the forecasts before and after them."""

from typing import Any

from nextfrontier.bots.evacuation.levels import THINKER
from nextfrontier.games.evacuation.words.advice import ADVICE
from nextfrontier.kernel.events import EVERYBODY, Details, Event
from nextfrontier.kernel.game import Document
from nextfrontier.kit.words.advising import Advice, Prospect, say_advice
from nextfrontier.kit.words.catalogues import read_texts
from nextfrontier.kit.words.messages import Message


def forecast(penalties: int = 0, hits: str | None = None, **more: Any) -> Document:
    found = {"income": {"old": {}, "new": {}}, "check": {"penalties": penalties}, "bonus": {"hits": hits}}
    return {**found, "score_now": {"total": 0}, **more}


def event(kind: str, **details: Any) -> Event:
    told: Details = {**details}
    return Event(kind, 0, "", told, {}, EVERYBODY, False)


def say(events: list[Event], before: Document, after: Document) -> str:
    advice = Advice("Settle tundra Area N31", (), "", {}, is_only=False)
    return say_advice(ADVICE.catalogues["en"], advice, ADVICE.clauses(Prospect(0, events, before, after)))


def test_settling_is_advised_for_its_income_and_its_score() -> None:
    """Prices and goods are told world by world, never as a total over both."""
    events = [
        event("paid", world="new", steel=1),
        event("paid", world="new", steel=1),
        event("gained", world="old", food=2),
        event("people_added", people=2),
    ]
    income = {"old": {"food": 1}, "new": {"energy": 2}}
    after = forecast(income=income, hits="lower", score_now={"total": 5})
    assert say(events, forecast(penalties=2, income={"old": {"food": 3}, "new": {}}), after) == (
        "Settle tundra Area N31: costs 2 Steel of the New World; brings 2 Food on the Old World; brings "
        "2 Population markers to the New World; 2 Food less from the Old World at each Income; 2 Energy more from the "
        "New World at each Income; saves 2 Penalty tokens at the next Income; reaches a Year-end Bonus; "
        "5 points more if the game ended then."
    )


def test_in_a_race_the_way_to_its_end_counts() -> None:
    """EV-RACE-02: levels and Stadiums that are still missing."""
    before, after = ({"missing": {"food": n, "steel": 3, "energy": 0, "stadiums": 1}} for n in (4, 3))
    text = say([], forecast(race=before), forecast(penalties=1, race=after))
    assert text == (
        "Settle tundra Area N31: but 1 Penalty token more at the next Income, as things stand; "
        "1 step nearer to the end of the race."
    )


def test_every_clause_of_the_catalogue_is_said() -> None:
    events = [event("paid", world="new", steel=1), event("gained", world="old", food=2)]
    events.append(event("people_added", people=2))
    race = [forecast(race={"missing": {"food": n}}) for n in (2, 1)]
    income = forecast(hits="lower", income={"old": {}, "new": {"food": 1}}, score_now={"total": 5})
    told = [
        *ADVICE.clauses(Prospect(0, events, forecast(2, income={"old": {"food": 3}, "new": {}}), income)),
        *ADVICE.clauses(Prospect(0, [], forecast(), forecast(penalties=1))),
        *ADVICE.clauses(Prospect(0, [], *race)),
    ]
    known = read_texts("nextfrontier.games.evacuation", "en", "advice")
    assert {clause.key for clause in told if isinstance(clause, Message)} == set(known)


def test_every_source_of_the_reckoning_has_words() -> None:
    for term in THINKER.terms:
        assert ADVICE.catalogues["en"].say(Message(f"term.{term}"))
