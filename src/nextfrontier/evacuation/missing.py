"""What a refusal says is missing: goods, and the world that pays."""

from __future__ import annotations

from nextfrontier.evacuation.goods import FOOD, KINDS, NEW, WORLDS, Goods, as_goods, one, read_spelled
from nextfrontier.kernel.reasons import Reason


def is_about_goods(reason: Reason) -> bool:
    """Does the refusal say which goods are missing?"""
    return "price" in reason.parameters or reason.code in ("no_food_to_clone", "too_little_steel")


def missing_goods(reason: Reason) -> tuple[int, Goods]:
    """Return the world that pays and what it lacks, what is saved left aside."""
    given = reason.parameters
    if reason.code == "no_food_to_clone":
        return NEW, one(FOOD)
    if reason.code == "too_little_steel":
        return NEW, (0, int(given["steel"]) - int(given["have"]), 0)
    price, stock = read_spelled(str(given["price"])), read_spelled(str(given["stock"]))
    short = [max(price[kind] - stock[kind], 0) for kind in range(KINDS)]
    for _ in range(int(given.get("saved", 0))):
        most = short.index(max(short))
        short[most] = max(short[most] - 1, 0)
    return WORLDS.index(str(given.get("world", "new"))), as_goods(short)
