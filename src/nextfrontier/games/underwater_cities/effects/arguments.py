"""The arguments that many words take: kinds of objects, colours, resources and prices (cards document 2.1, 2.2)."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.state.board import (
    DESALINATION,
    FARM,
    LABORATORY,
    NONSYMBIOTIC,
    SYMBIOTIC,
    TUNNEL,
)
from nextfrontier.games.underwater_cities.state.goods import RESOURCE_NAMES, Goods
from nextfrontier.kernel.reasons import Problem
from nextfrontier.kit.vocabulary import AllOf, Amount, Given, Groups, Row, Sort, Word, in_a_row
from nextfrontier.kit.words.messages import Series
from nextfrontier.kit.words.nouns import amounts

COLOURS: Final = {"green": 0, "red": 1, "yellow": 2}  # of slots and cards (UC-GEN-08)
BUILDINGS: Final = [FARM, DESALINATION, LABORATORY]  # neither tunnels nor cities (UC-CARD-05)
KINDS: Final = {
    "farm": [FARM],
    "desal": [DESALINATION],
    "lab": [LABORATORY],
    "tunnel": [TUNNEL],
    "building": BUILDINGS,
    "structure": [*BUILDINGS, TUNNEL],  # no cities (UC-CARD-27)
    "white_city": [NONSYMBIOTIC],
    "symbiotic_city": [SYMBIOTIC],
    "city": [NONSYMBIOTIC, SYMBIOTIC],  # either kind (UC-BUILD-04, UC-CARD-06)
}
STRUCTURES: Final = {
    name: kinds for name, kinds in KINDS.items() if max(kinds) <= TUNNEL
}  # upgradable (UC-UPG-01)
ONE_BUILDING: Final = {"farm": FARM, "desal": DESALINATION, "lab": LABORATORY}
ONE_STRUCTURE: Final = {**ONE_BUILDING, "tunnel": TUNNEL}
ONE_OBJECT: Final = {**ONE_STRUCTURE, "white_city": NONSYMBIOTIC, "symbiotic_city": SYMBIOTIC}
RESOURCES: Final = {name: number for number, name in enumerate(RESOURCE_NAMES)}
MOST_GOODS: Final = 30

USUAL: Final = "usual"
FREE: Final = "free"

ANY_KINDS: Final = Groups("kinds", KINDS, noun="kind.{}")
ANY_STRUCTURES: Final = Groups("kinds", STRUCTURES, noun="kind.{}")
AMOUNTS: Final = [Amount(name, default=0, most=MOST_GOODS) for name in RESOURCE_NAMES]


def make_goods(*given: int) -> Goods:
    """Make goods of five amounts."""
    return (given[0], given[1], given[2], given[3], given[4])


def show_amounts(given: Given) -> Row:
    """Show amounts as they are written."""
    return [icon for name in given.call.named for icon in (str(given.number(name)), name)]


def show_cost(given: Given) -> str:
    """Return the pattern of a cost: nothing is shown if the cost is usual."""
    if not given.has("cost"):
        return ""
    return FREE if given.values["cost"] == FREE else "for $cost"


def why_not_different(given: Given) -> Problem | None:
    """Return why a choice of prices is none."""
    prices = given.make_argument("prices")
    return None if len(set(prices)) == len(prices) > 1 else problem("either_two_or_more_different")


BUNDLE: Final = Sort("bundle of resources", tuple)
PRICE: Final = Sort("price", list)
RES: Final = Word(
    "res", BUNDLE, make_goods, *AMOUNTS, says=lambda given: amounts(given.call), icons=show_amounts
)
RES_AS_PRICE: Final = Word("res", PRICE, lambda *given: [make_goods(*given)], *AMOUNTS)
EITHER: Final = Word(
    "either",
    PRICE,
    lambda prices: prices,
    AllOf("prices", BUNDLE, least=1),
    says=lambda given: Series("or", given.all_said("prices")),
    icons=in_a_row("or"),
    sense=why_not_different,
)


def one_or_two(n: int) -> str:
    """Return the end of a key by a number of things: one, one or two, up to more."""
    return ".one_or_two" if n == 2 else up_to(n)


def up_to(n: int) -> str:
    """Return the end of a key by a number of things: one, up to more."""
    return ".up_to" if n > 1 else ""
