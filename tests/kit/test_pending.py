"""Pending tasks are written and read by the shapes that they tell."""

from __future__ import annotations

from typing import Any

import pytest

import nextfrontier as nf
from examples.tea_house.positions import read_task
from examples.tea_house.rules import Bonus, Use
from nextfrontier.games.evacuation.effects.filling import UseFactories
from nextfrontier.games.evacuation.effects.payment import Pay
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.shapes import NAMELESS
from nextfrontier.kernel.tasks import Task
from nextfrontier.kit.pending import find_nothing, task_reader, tasks_of
from tests.packs import in_english

GAMES = ["evacuation", "underwater_cities"]


@pytest.mark.parametrize("name", GAMES)
def test_every_task_that_can_be_made_is_found_by_its_name(name: str) -> None:
    nf.game(name.replace("_", "-"))
    package = f"nextfrontier.games.{name}"
    named = tasks_of(package)
    assert len(named) > 40
    for class_ in all_tasks(Task):
        if class_.__module__.startswith(package) and not class_.__subclasses__():
            assert class_.shape is not NAMELESS, class_
            assert named[class_.shape.name] is class_


def all_tasks(class_: type[Task[Any]]) -> list[type[Task[Any]]]:
    """Return all classes beneath a class."""
    return [found for below in class_.__subclasses__() for found in (below, *all_tasks(below))]


def test_a_task_is_its_name_and_its_fields() -> None:
    assert Use(1, 0).encode() == ["Use", 1, 0]
    assert Pay(1, (2, 0, 1), 1, "A4").encode() == ["pay", 1, 2, 0, 1, 1, "A4"]
    read = read_task(["Bonus", 3, "lamp"], "pending[0]")
    assert isinstance(read, Bonus)
    assert (read.coins, read.cause) == (3, "lamp")


def test_tasks_of_two_games_may_have_the_same_name() -> None:
    names = [set(tasks_of(f"nextfrontier.games.{name}")) for name in GAMES]
    assert {"begin", "keep", "end"} <= names[0] & names[1]
    assert isinstance(
        task_reader("nextfrontier.games.evacuation")(["use_factories", 3, "A4"], "pending[0]"), UseFactories
    )


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        ("Use", "expected the name of a task"),
        ([], "expected the name of a task"),
        ([7], "expected the name of a task"),
        (["Abuse"], "there is no such task"),
        (["keep"], "there is no such task"),
        (["Use", 1], "expected a value of type int"),
        (["Use", True, 0], "expected a value of type int"),
        (["Use", -1, 0], "out of range"),
        (["Use", 1 << 16, 0], "out of range"),
        (["Use", 1, 0, 0], "too many values"),
        (["Bonus", 1, 1], "expected a value of type str"),
    ],
)
def test_a_document_of_another_shape_is_refused(document: object, problem: str) -> None:
    with pytest.raises(Refused) as refused:
        read_task(document, "pending[2]")
    [reason] = refused.value.reasons
    assert reason.parameters["path"] == "pending[2]"
    assert problem in in_english(reason.problem)


@pytest.mark.parametrize("place", ["nowhere", "card 999", "card x", "card 37/9", "B-4/9", "SL-99", "board 1"])
def test_an_effect_that_is_not_there_is_refused(place: str) -> None:
    game = nf.game("underwater-cities")
    with pytest.raises(Refused):
        game.position(2, {}, 1, {"pending": [{}, ["begin", place, False]]})
    with pytest.raises(Refused):
        task_reader("nextfrontier.games.evacuation", find_nothing)(["begin", place], "pending[0]")
