"""The metropolis tiles are those of the boards document, section 3."""

import pytest

from nextfrontier.games.underwater_cities.components.metropolises import METROPOLISES
from tests.games.underwater_cities.components.value_model import worth

TILES = {tile.id: tile for tile in METROPOLISES}
BROWN = [tile for tile in METROPOLISES if tile.colour == "brown"]
BLUE = [tile for tile in METROPOLISES if tile.colour == "blue"]


def test_there_are_5_brown_and_11_blue_metropolises() -> None:
    assert [tile.id for tile in BROWN] == [f"M-{number}" for number in range(1, 6)]
    assert [tile.id for tile in BLUE] == [f"B-{number}" for number in range(1, 12)]
    assert len(METROPOLISES) == 16


def test_brown_metropolises_only_score_at_the_end() -> None:
    """UC-METRO-04."""
    assert all(tile.final and not tile.instant and not tile.production for tile in BROWN)


def test_blue_metropolises_give_something_at_once_and_six_of_them_produce() -> None:
    """UC-METRO-05."""
    assert all(tile.instant and not tile.final for tile in BLUE)
    assert {tile.id for tile in BLUE if tile.production} == {"B-1", "B-3", "B-7", "B-8", "B-9", "B-11"}


def test_one_brown_metropolis_is_left_out_in_solo() -> None:
    """UC-SOLO-04."""
    assert [tile.id for tile in METROPOLISES if not tile.solo] == ["M-5"]


@pytest.mark.parametrize(
    ("tile", "final"),
    [
        ("M-1", "per(connected(metropolis), gain(vp=3))"),
        ("M-2", "steps(connected(tunnel), [8, 9, 10], [5, 7, 9])"),
        ("M-3", "per(min_of(upgraded(tunnel), upgraded(farm), upgraded(lab), upgraded(desal)), gain(vp=4))"),
        ("M-4", "per(specials_paid(), gain(vp=2))"),
        ("M-5", "steps(connected(city), [5, 6, 7], [4, 8, 12])"),
    ],
)
def test_brown_metropolises_score_what_the_rulebooks_say(tile: str, final: str) -> None:
    assert TILES[tile].final == final


def test_blue_metropolises_have_the_value_of_the_document_at_once_and_in_each_production() -> None:
    assert {tile.id: (worth(tile.instant), worth(tile.production)) for tile in BLUE} == {
        "B-1": (3, 8),
        "B-2": (17, 0),
        "B-3": (8, 4),
        "B-4": (8, 0),
        "B-5": (13, 0),
        "B-6": (8, 0),
        "B-7": (6, 4),
        "B-8": (9, 4),
        "B-9": (2, 8),
        "B-10": (14, 0),
        "B-11": (5, 8),
    }
