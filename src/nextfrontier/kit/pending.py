"""Pending tasks from their documents, by the shapes that the tasks of a game tell."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from nextfrontier.kernel.reasons import problem
from nextfrontier.kernel.shapes import Find
from nextfrontier.kernel.tasks import Task
from nextfrontier.kit.positions import Decode, bad_position
from nextfrontier.kit.problems import MOST_OF_A_DETAIL


def find_nothing(_place: str) -> object:
    """Find no effect: in a game whose tasks have none."""
    return None


def task_reader(package: str, find: Find = find_nothing) -> Decode:
    """Return the function that makes the tasks of a package from documents; `find` finds effects by their place."""
    return partial(decode_task, package, find)


@cache
def tasks_of(package: str) -> dict[str, type[Task[Any]]]:
    """Return all tasks that the modules of a package define, by the names that documents give them."""
    found: dict[str, type[Task[Any]]] = {}
    classes = Task.__subclasses__()
    while classes:
        class_ = classes.pop()
        classes += class_.__subclasses__()
        if "shape" in vars(class_) and f"{class_.__module__}.".startswith(f"{package}."):
            assert found.setdefault(class_.shape.name, class_) is class_, f"two tasks: {class_.shape.name}"
    return found


def decode_task(package: str, find: Find, document: object, path: str) -> Task[Any]:
    """Make the task that a document names."""
    if not isinstance(document, list) or not document or not isinstance(document[0], str):
        raise bad_position(path, problem("expected_name_task_its_values"))
    class_ = tasks_of(package).get(document[0])
    if class_ is None:
        raise bad_position(path, problem("no_such_task"))
    try:
        return class_(*class_.shape.read(document, find))
    except (LookupError, ValueError) as error:
        raise bad_position(path, problem("no_task_here", error=str(error)[:MOST_OF_A_DETAIL])) from None
