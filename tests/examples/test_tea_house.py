"""The tea house keeps everything that must always hold, for every number of seats."""

from typing import Any

import pytest

from examples.tea_house.components import CARDS
from examples.tea_house.game import GAME
from examples.tea_house.state import House
from nextfrontier.kernel.events import Event
from tests.conformance.games import check_game, transcript
from tests.conformance.spots import Case


def census(state: House) -> list[int]:
    return sorted(card for zone in state.cards for card in zone)


def forecast_problem(state: House, seat: int) -> str:
    """Pass, decline and end until income comes; return the fault of the forecast."""
    expected = GAME.forecast(state, seat)["income"]["total"]
    events: list[Event] = []
    state.events = events
    this_round = state.round
    while state.round == this_round:
        asked = state.to_move()
        texts = {state.notation(asked, move): move for move in state.moves(asked)}
        declining = [text for text in ("pass", "done", "end") if text in texts]
        state.play(asked, texts[declining[0] if declining else min(texts)])
    income = [event.details["coins"] for event in events if event.cause == "income" and event.seat == seat]
    return "" if income == [expected] else f"income {income}, not {expected}"


def tea_house(seats: int, **options: Any) -> Case:
    return Case(GAME, seats, options, census, forecast_problem, most_decisions=400)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_holds_in_random_games(seats: int) -> None:
    for seed in range(12):
        check_game(tea_house(seats), seed, every=6)


def test_everything_holds_at_every_decision_of_a_game() -> None:
    for seats in (2, 3, 4):
        check_game(tea_house(seats, rounds=6), 1000 + seats, every=1)


def test_many_random_games_end_with_all_cards() -> None:
    for seed in range(60):
        check_game(tea_house(2 + seed % 3, rounds=1 + seed % 6), seed, every=40)


def test_a_transcript_is_the_same_every_time() -> None:
    first = transcript(tea_house(3), 5)
    assert first == transcript(tea_house(3), 5)
    assert first != transcript(tea_house(3), 6)
    assert first[-4].startswith("ranking ")


def test_all_cards_exist() -> None:
    assert census(GAME.new(4, {}, 1)) == list(range(CARDS))
