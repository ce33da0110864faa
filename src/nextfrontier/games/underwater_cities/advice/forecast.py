"""Forecasts of the next production, options declined, and of the score at this moment, by the rules' own code."""

from __future__ import annotations

from nextfrontier.games.underwater_cities.effects.parts import Choose
from nextfrontier.games.underwater_cities.effects.production_cards import ProductionChoice
from nextfrontier.games.underwater_cities.rules.feeding import feed_cities
from nextfrontier.games.underwater_cities.rules.production import Produce
from nextfrontier.games.underwater_cities.rules.scoring import FinalScoring, Spend
from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES
from nextfrontier.games.underwater_cities.state.player import HEADINGS
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.tasks import Cell


def forecast_of(sea: Sea, seat: int) -> Document:
    """Return the production by source with feeding, and the score by source, for one seat."""
    return {"production": production_forecast(sea, seat), "score_now": score_now(sea, seat)}


def alone(sea: Sea, seat: int, events: list[Event] | None) -> Sea:
    """Return a copy in which only this seat acts, and which tells its events to this list."""
    copy = sea.copy()
    copy.agenda, copy.lanes, copy.active, copy.events = None, [], seat, events
    return copy


def produce_alone(sea: Sea, seat: int, events: list[Event] | None) -> Sea:
    """Return a copy in which this seat has produced, but not yet fed its cities."""
    copy = alone(sea, seat, events)
    Produce().run(copy)
    take_what_is_given(copy)
    return copy


def production_forecast(sea: Sea, seat: int) -> Document:
    """Return the goods that each source would give if the Era ended now, and the cost of feeding."""
    events: list[Event] = []
    copy = produce_alone(sea, seat, events)
    sources: list[Document] = [
        {"source": event.cause, **{key: value for key, value in event.details.items() if value}}
        for event in events
        if event.kind == "gained"
    ]
    total = {name: sum(source.get(name, 0) for source in sources) for name in (*POSITION_NAMES, "vp")}
    events.clear()
    feed_cities(copy, copy.players[seat])
    return {"sources": sources, "total": total, "feeding": dict(events[0].details)}


def take_what_is_given(copy: Sea) -> None:
    """Take the first of several gains, which cannot be declined; decline swaps, payments and exchanges."""
    cell: Cell | None = copy.agenda
    while cell is not None:
        task = cell.task
        if isinstance(task, ProductionChoice):
            effect = task.effect(copy)
            if isinstance(effect, Choose):
                effect.nodes[0].begin(copy, True)
        cell = cell.below


def score_now(sea: Sea, seat: int) -> Document:
    """Return the score by source if the game ended now."""
    player = end_now(sea, seat).players[seat]
    sources = {HEADINGS[i]: points for i, points in enumerate(player.points) if points}
    return {**sources, "total": player.score}


def score_if_ended(sea: Sea, seat: int) -> int:
    """Return the total if the game ended now."""
    return end_now(sea, seat).players[seat].score


def end_now(sea: Sea, seat: int) -> Sea:
    """Return a copy in which the game ended now and the seat spent its resources best (UC-SCORE-05, -27)."""
    copy = alone(sea, seat, None)
    if is_final_scoring(sea):
        copy.agenda = sea.lanes[seat]  # the rest of its own final scoring; None if that is done
    elif sea.to_move() >= 0:  # a game that is over has been scored
        copy.push(FinalScoring())
    spend_best(copy)
    return copy


def is_final_scoring(sea: Sea) -> bool:
    """Is final scoring under way, with somebody still to spend?"""
    return any(cell is not None and isinstance(cell.task, Spend) for cell in sea.lanes)


def spend_best(copy: Sea) -> None:
    """Run a final scoring to its end, always with the payments of the exact best spending (UC-SCORE-05)."""
    decision = copy.next_decision()
    while isinstance(decision, Spend):
        copy.answer(decision.best(copy, copy.me()))
        decision = copy.next_decision()
