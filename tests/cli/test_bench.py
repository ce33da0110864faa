"""`frontier bench` and the table of `make bench`: what is measured and how it is shown."""

import json
import re

import pytest

from nextfrontier.cli.main import main
from tools import bench


def measured(capsys: pytest.CaptureFixture[str], seats: int) -> bench.Figures:
    """The figures of a very short run."""
    assert main(["bench", "--json", "--seconds", "0.1", "--seats", str(seats)]) == 0
    figures: bench.Figures = json.loads(capsys.readouterr().out)["underwater-cities"]
    return figures


def test_the_figures_are_printed_as_json_for_two_seats(capsys: pytest.CaptureFixture[str]) -> None:
    figures = measured(capsys, 2)
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
    mine = bench.medians_of([bench.flat({**run, "compiled": True}) for run in runs])
    rival = bench.medians_of([{"decisions_per_second": 100.0, "copy_us": 37.0}])
    assert (mine["decisions_per_second"], mine["moves_worst"]) == (600.0, 7.0)
    bench.print_table({"compiled, 2 seats": mine, "catanatron, 2 seats": rival})
    assert "6.0 × catanatron's decisions/s, copy 1/37" in capsys.readouterr().out


def test_a_number_of_seats_that_no_game_has_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--seconds", "0.1", "--seats", "9"]) == 2
    assert re.search(r"is played with (\d, )*\d seats", capsys.readouterr().err)
