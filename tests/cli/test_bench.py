"""`frontier bench` and the table of `make bench`: what is measured and how it is shown."""

import json
import re
from statistics import median

import pytest

from nextfrontier.cli.bench import hard_times
from nextfrontier.cli.main import main
from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.evacuation.positions.hard import POSITIONS
from nextfrontier.games.underwater_cities.game import GAME as UNDERWATER_CITIES
from nextfrontier.games.underwater_cities.positions.hard import POSITIONS as UNDERWATER_POSITIONS
from nextfrontier.shelf import PLUGINS
from tools import bench


def measured(capsys: pytest.CaptureFixture[str], slug: str) -> bench.Figures:
    """Return the figures of a very short run."""
    assert main(["bench", "--json", "--seconds", "0.1", "--game", slug]) == 0
    document: dict[str, bench.Figures] = json.loads(capsys.readouterr().out)
    assert list(document) == [slug]
    return document[slug]


@pytest.mark.parametrize("slug", list(PLUGINS))
def test_the_figures_are_printed_as_json_for_two_seats(capsys: pytest.CaptureFixture[str], slug: str) -> None:
    figures = measured(capsys, slug)
    assert set(figures) == {
        "seats",
        "decisions_per_second",
        "games_per_second",
        "copy_us",
        "moves_us",
        "bytes_per_state",
        "compiled",
    }
    assert figures["seats"] == 2
    assert figures["compiled"] is False
    assert 0 < figures["moves_us"]["median"] <= figures["moves_us"]["p99"] <= figures["moves_us"]["worst"]
    assert all(figures[key] > 0 for key in ("decisions_per_second", "games_per_second", "copy_us"))


def test_the_table_shows_medians_and_the_worst_of_all_runs(capsys: pytest.CaptureFixture[str]) -> None:
    runs = [
        {"decisions_per_second": speed, "copy_us": 1.0, "moves_us": {"median": 1.0, "worst": worst}}
        for speed, worst in ((900.0, 7.0), (300.0, 5.0), (600.0, 6.0))
    ]
    mine = bench.medians_of([bench.flatten({**run, "compiled": True}) for run in runs])
    rival = bench.medians_of([{"decisions_per_second": 100.0, "copy_us": 37.0}])
    assert (mine["decisions_per_second"], mine["moves_worst"]) == (600.0, 7.0)
    bench.print_table({"evacuation, compiled, 2 seats": mine, "catanatron, 2 seats": rival})
    assert (
        "evacuation, compiled, 2 seats: 6.0 × catanatron's decisions/s, copy 1/37" in capsys.readouterr().out
    )


def test_a_number_of_seats_that_no_game_has_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--seconds", "0.1", "--seats", "9"]) == 2
    assert re.search(r"is played with (\d, )*\d seats", capsys.readouterr().err)


def test_a_game_that_is_not_there_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--game", "chess"]) == 2
    told = capsys.readouterr().err
    assert all(slug in told for slug in PLUGINS)


def test_six_ships_in_mid_transport_have_very_many_moves_and_they_are_found_soon() -> None:
    """With T2.3 and with T3.5: the worst case that the bench measures, not compiled and on any machine."""
    (hard,) = POSITIONS
    state = EVACUATION.position(hard.seats, hard.options, 1, hard.changes)
    powers = [player.powers for player in state.players]
    assert (powers[0].wild_bays, powers[1].buildings, powers[1].resources) == (1, 1, 1)
    assert [len(player.fleet.flights) for player in state.players] == [6, 6]
    assert [len(state.moves(seat)) > 100 for seat in range(2)] == [True, True]
    assert median(hard_times(EVACUATION)) < 20_000


def test_the_widest_decisions_of_underwater_cities_have_very_many_moves() -> None:
    """To keep cards, to take a turn, to build and to produce: a change of rules or cards must leave them hard."""
    found: dict[str, int] = {}
    for hard in UNDERWATER_POSITIONS:
        state = UNDERWATER_CITIES.position(hard.seats, hard.options, 1, hard.changes)
        seat = state.to_move()
        decision = state.decision(seat)
        assert decision is not None
        found[decision.kind()] = len(state.moves(seat))
    assert found["keep"] > 200
    assert found["turn"] > 45
    assert found["build"] > 40
    assert found["produce"] > 10
