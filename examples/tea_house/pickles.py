"""Pickle and copy.deepcopy of tea houses, with a compiled kernel as with an uncompiled one."""

from __future__ import annotations

from typing import Any, Final

from examples.tea_house.positions import read_task
from examples.tea_house.state import House
from nextfrontier.kernel.chance import Chance
from nextfrontier.kit import pickles  # makes chance and events fit for pickle
from nextfrontier.kit.positions import encode_tasks, set_tasks

FIELDS: Final = ("active", "options", "counters", "viewer", "round", "sold", "cards", "seen", "purses")


def take_apart(house: House) -> tuple[Any, ...]:
    """Tell pickle how a state is made again; tasks are kept as documents."""
    names = (*FIELDS, *pickles.AFTERWARDS)
    fields = {name: getattr(house, name) for name in names}
    return put_together, (house.seats, house.chance, house.rounds, encode_tasks(house), fields)


def put_together(
    seats: int, chance: Chance, rounds: int, pending: list[Any], fields: dict[str, Any]
) -> House:
    """Make a state of its pickle; no rule runs."""
    house = House(seats, chance, rounds)
    set_tasks(house, pending, read_task)
    for name, value in fields.items():
        setattr(house, name, value)
    return house
