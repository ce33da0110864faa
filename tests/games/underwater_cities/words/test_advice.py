"""Advice: what moves lead to, from their events and the forecasts before and after them."""

from nextfrontier.bots.underwater_cities.levels import THINKER
from nextfrontier.games.underwater_cities.words.advice import ADVICE
from nextfrontier.kernel.events import EVERYBODY, Details, Event
from nextfrontier.kernel.game import Document
from nextfrontier.kit.words.advising import Advice, Prospect, say_advice
from nextfrontier.kit.words.catalogues import read_texts
from nextfrontier.kit.words.messages import Message


def forecast(kelp: int = 0, lost: int = 0, score: int = 0) -> Document:
    total = {"credits": 0, "kelp": kelp, "steelplast": 0, "science": 0, "biomatter": 0, "vp": 0}
    return {"production": {"total": total, "feeding": {"lost": lost}}, "score_now": {"total": score}}


def event(kind: str, cause: str = "", seat: int = 0, **details: int) -> Event:
    told: Details = {**details}
    return Event(kind, seat, cause, told, {}, EVERYBODY, False)


def say(events: list[Event], before: Document, after: Document, *steps: str, second: str = "") -> str:
    advice = Advice("Farm on BR.1", steps, second, {}, is_only=False)
    return say_advice(ADVICE.catalogues["en"], advice, ADVICE.clauses(Prospect(0, events, before, after)))


def test_a_farm_is_advised_because_it_feeds_a_city() -> None:
    """UC-FEED-01: it costs something, produces, and saves the points of a hungry city."""
    paid = [event("paid", kelp=1), event("paid", kelp=1, credits=1), event("paid", seat=1, kelp=5)]
    assert say(paid, forecast(lost=3), forecast(kelp=1), second="Slot R1, discarding Bore Crew") == (
        "Farm on BR.1: costs 2 kelp and 1 credit; 1 kelp more at the next production; "
        "feeds your cities and so saves 3 VP at the next production. Second best: Slot R1, discarding Bore Crew."
    )


def test_an_advice_tells_gains_the_track_metropolises_and_the_score() -> None:
    events = [
        event("gained", credits=2, vp=1),
        event("advanced", space=3),
        event("metropolis_connected", cause="B-4"),
    ]
    assert say(events, forecast(), forecast(score=2), "Tunnel on MC-BR", "Skip the rest") == (
        "Farm on BR.1: brings 2 credits and 1 VP; connects metropolis B-4; reaches space 3 of the Federation "
        "track, which counts for the next turn order; 2 VP more if the game ended then. "
        "Next: Tunnel on MC-BR; Skip the rest."
    )


def test_an_advice_does_not_hide_that_cities_go_hungry() -> None:
    text = say([], forecast(lost=3), forecast(lost=6))
    assert text == "Farm on BR.1: but 3 VP more are lost for hungry cities, unless you find food."
    assert say([], forecast(), forecast()) == "Farm on BR.1."


def test_every_clause_of_the_catalogue_is_said() -> None:
    events = [event("paid", kelp=1), event("gained", kelp=1), event("advanced", space=3)]
    events.append(event("metropolis_connected", cause="B-4"))
    told = [
        *ADVICE.clauses(Prospect(0, events, forecast(lost=3), forecast(kelp=1, score=2))),
        *ADVICE.clauses(Prospect(0, [], forecast(), forecast(lost=3))),
    ]
    known = read_texts("nextfrontier.games.underwater_cities", "en", "advice")
    assert {clause.key for clause in told if isinstance(clause, Message)} == set(known)


def test_the_second_best_is_behind_by_named_terms_dearest_first() -> None:
    behind = {"feeding": 3.0, "cities": -0.75, "cards": 0.2, "slots": 0.05}
    advice = Advice("Farm on BR.1", (), "Two tunnels", behind, is_only=False)
    assert say_advice(ADVICE.catalogues["en"], advice, []) == (
        "Farm on BR.1. Second best: Two tunnels, −2.5 points by its reckoning"
        " (feeding −3.0; cities at the end +0.8; cards −0.2)."
    )


def test_every_term_of_the_reckoning_has_words() -> None:
    for term in THINKER.terms:
        assert ADVICE.catalogues["en"].say(Message(f"term.{term}"))
