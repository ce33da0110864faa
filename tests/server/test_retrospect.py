"""Looking back: standings move by move, and sample games as one document that leads from position to position."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec
import pytest

from nextfrontier.kernel.reasons import Refused
from nextfrontier.record.record import Record
from nextfrontier.server.gate import tell_past
from nextfrontier.server.retrospect import (
    EYES,
    MOST_POINTS,
    changes_between,
    sample_of,
    tell_curve,
    tell_show,
)
from nextfrontier.shelf import PLUGINS, game
from tests.server.changes import applied

SLUGS = list(PLUGINS)


def run(steps: Any) -> Any:
    """Go through all steps of a work in slices."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


@cache
def sample(slug: str) -> Record:
    return sample_of(slug)


@cache
def show(slug: str) -> Any:
    """The show of a sample game as its readers get it."""
    return json.loads(msgspec.json.encode(run(tell_show(sample(slug), "en"))))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_sample_game_plays_to_its_end_with_the_cards_of_its_seed(slug: str) -> None:
    record = sample(slug)
    assert record.game.slug == slug
    assert record.over
    assert record.is_fair()


@pytest.mark.parametrize("slug", SLUGS)
def test_the_steps_of_a_show_lead_to_every_position_that_the_history_tells(slug: str) -> None:
    record, told = sample(slug), show(slug)
    document = told["first"]
    assert len(told["steps"]) == len(record.entries)
    for number, changes in enumerate(told["steps"], 1):
        document = applied(document, changes)
        if number % 16 == 0 or number > len(record.entries) - 3:
            assert document == json.loads(msgspec.json.encode(tell_past(record, number, EYES))), number
    assert [entry["number"] for entry in told["state"]["log"]["add"]] == list(range(len(record.entries) + 1))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_curve_begins_before_the_first_move_and_ends_with_the_result(slug: str) -> None:
    curve, result = show(slug)["curve"], show(slug)["state"]["result"]
    assert curve["numbers"][0] == 0
    assert curve["numbers"][-1] == len(sample(slug).entries)
    assert [points[-1] for points in curve["points"]] == [score["total"] for score in result["scores"]]
    for points in curve["points"]:
        assert len(points) == len(curve["numbers"]) <= MOST_POINTS + 2
        assert len(set(points[: len(points) // 2])) > 5, "it grows long before the end"


def test_a_running_game_has_no_curve() -> None:
    record = Record(game("underwater-cities"), 2, {}, 1)
    with pytest.raises(Refused, match="not_over"):
        run(tell_curve(record))


def test_changes_tell_true_from_one_and_take_away_what_is_gone() -> None:
    before = {"a": 1, "b": [1, 2], "c": {"d": None}, "e": 0}
    after = {"a": True, "b": [1], "c": {"d": 2}, "f": None}
    changes = json.loads(msgspec.json.encode(changes_between(before, after, [])))
    found = applied(before, changes)
    assert found == after
    assert found["a"] is True
    assert changes_between(before, deepcopy(before), []) == []


def test_there_is_a_sample_of_every_game_of_the_house() -> None:
    assert len(SLUGS) >= 2
