"""The games that the lobby shows to newcomers: finished, fair and up to date with the rules."""

import json
from pathlib import Path

import pytest

import nextfrontier.shelf  # noqa: F401  (makes the games known)
from nextfrontier.record.saves import load

SAMPLES = sorted((Path(__file__).parents[2] / "web" / "src" / "games").glob("*/sample.json"))


@pytest.mark.parametrize("path", SAMPLES, ids=[path.parent.name for path in SAMPLES])
def test_a_sample_game_plays_to_its_end_with_the_cards_of_its_seed(path: Path) -> None:
    record = load(json.loads(path.read_text(encoding="utf-8")))
    assert record.game.slug == path.parent.name
    assert record.over
    assert record.is_fair()


def test_there_is_a_sample() -> None:
    assert SAMPLES
