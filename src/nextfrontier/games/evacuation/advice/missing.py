"""The missing things of a refusal: the price, the goods, and the world that pays."""

from __future__ import annotations

from nextfrontier.games.evacuation.state.goods import (
    FOOD,
    KINDS,
    NEW,
    NOTHING,
    WORLDS,
    Goods,
    as_goods,
    one,
    read_spelled,
)
from nextfrontier.kernel.reasons import Reason


def is_about_goods(reason: Reason) -> bool:
    """Does the refusal say which goods are missing?"""
    return "price" in reason.parameters or reason.code in ("no_food_to_clone", "too_little_steel")


def price_of(reason: Reason) -> tuple[int, Goods, int]:
    """Return the world that pays, the price, and how many units of choice are saved."""
    given = reason.parameters
    if reason.code == "no_food_to_clone":
        return NEW, one(FOOD), 0
    if reason.code == "too_little_steel":
        return NEW, (0, int(given["steel"]), 0), 0
    world = WORLDS.index(str(given.get("world", "new")))
    return world, read_spelled(str(given["price"])), int(given.get("saved", 0))


def stock_told(reason: Reason) -> Goods:
    """Return the stock of the world that pays, as far as the price needs it."""
    given = reason.parameters
    if reason.code == "too_little_steel":
        return (0, int(given["have"]), 0)
    return NOTHING if reason.code == "no_food_to_clone" else read_spelled(str(given["stock"]))


def missing_goods(reason: Reason) -> tuple[int, Goods]:
    """Return the world that pays and its shortage, savings left aside."""
    world, price, saved = price_of(reason)
    stock = stock_told(reason)
    short = [max(price[kind] - stock[kind], 0) for kind in range(KINDS)]
    for _ in range(saved):
        most = short.index(max(short))
        short[most] = max(short[most] - 1, 0)
    return world, as_goods(short)
