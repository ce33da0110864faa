"""G5: typical turns take three inputs in Underwater Cities, two in Evacuation, and one for each piece."""

import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Visiting
from tests.browser.counting import MOST, count, play_game, play_games, rows_of, steady_server
from tests.browser.persons import evacuee, player
from tests.browser.stages import WORLDS
from tests.server.serving import Serving
from tools import build_web

PAGE = build_web.ROOT / "docs" / "inputs.md"


@pytest.fixture
def steady(client: Path, tmp_path: Path) -> Iterator[Serving]:
    """Run a server whose games are the same every time."""
    with steady_server(tmp_path) as server:
        yield server


def medians_told() -> dict[str, float]:
    """Return the medians by slot that the page of the documentation tells."""
    lines = [line.strip("| ").split(" | ") for line in PAGE.read_text().splitlines() if line.startswith("| ")]
    return {slot: float(median) for slot, _, median, _ in lines[1:]}


def test_people_play_the_sea_alone_and_against_a_bot_with_three_inputs_in_a_typical_turn_on_every_slot(
    steady: Serving, visits: Visiting
) -> None:
    games = play_games(steady, lambda: visits(steady))
    assert [len(turns) for turns in games] == [30] * 5
    turns = [turn for game in games for turn in game]
    medians = {row.slot: row.median for row in rows_of(games)}
    assert max(medians.values()) <= MOST, medians
    assert medians | {"all": statistics.median(map(count, turns))} == medians_told(), (
        "`make inputs` tells them"
    )
    for turn in turns:
        assert turn.inputs <= MOST + 2 * len(player.answers(turn)), turn  # nothing is asked twice
        assert not any(is_ending(pick) for pick in turn.picks[:-1]), (
            turn
        )  # what says that it ends the turn does so
    assert any(is_ending(turn.picks[-1]) for turn in turns)


def is_ending(pick: str) -> bool:
    return pick.startswith("ends ")


@pytest.mark.parametrize("seats", [1, 2])
def test_people_play_the_worlds_with_two_inputs_for_a_typical_action(
    steady: Serving, visits: Visiting, seats: int
) -> None:
    visit = visits(steady)
    turns = play_game(steady, visit, WORLDS, seed=5, seats=seats)
    assert (visit.states()[-1]["view"].get("rival") is not None) == (seats == 1)
    assert statistics.median(turn.inputs - evacuee.pieces(turn) for turn in turns) <= 2, turns
