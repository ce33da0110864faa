"""Resources and bundles of them (UC-RES)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from mypy_extensions import i64

CREDIT: Final = 0
KELP: Final = 1
STEELPLAST: Final = 2
SCIENCE: Final = 3
BIOMATTER: Final = 4
RESOURCES: Final = 5  # UC-RES-01

# Compiled, an i64 is a plain machine number; the first is none, because mypyc takes a constant tuple that begins with
# one for a constant that was never set.
Goods: TypeAlias = (
    "tuple[int, i64, i64, i64, i64]"  # credits, kelp, steelplast, science, biomatter (UC-RES-07..08)
)

NOTHING: Final[Goods] = (0, 0, 0, 0, 0)

RESOURCE_NAMES: Final = ["credit", "kelp", "steelplast", "science", "biomatter"]
POSITION_NAMES: Final = ["credits", "kelp", "steelplast", "science", "biomatter"]
LETTERS: Final = [("s", STEELPLAST), ("k", KELP), ("n", SCIENCE), ("b", BIOMATTER), ("c", CREDIT)]
GOOD_OF_LETTER: Final = dict(LETTERS)


def goods_of(amounts: list[int]) -> Goods:
    """Return the bundle of these amounts, one for each resource."""
    return (amounts[0], amounts[1], amounts[2], amounts[3], amounts[4])


def plus(a: Goods, b: Goods) -> Goods:
    """Return both bundles together."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4])


def minus(a: Goods, b: Goods) -> Goods:
    """Return the first bundle less the second."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4])


def times(a: Goods, n: int) -> Goods:
    """Return the bundle n times."""
    return (a[0] * n, a[1] * n, a[2] * n, a[3] * n, a[4] * n)


def most(a: Goods, b: Goods) -> Goods:
    """Return the larger amount of each resource in two bundles."""
    return (max(a[0], b[0]), max(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]), max(a[4], b[4]))


def less(a: Goods, b: Goods) -> Goods:
    """Return a cost less a discount, each resource down to nothing at most (UC-CARD-10)."""
    return (
        max(a[0] - b[0], 0),
        max(a[1] - b[1], 0),
        max(a[2] - b[2], 0),
        max(a[3] - b[3], 0),
        max(a[4] - b[4], 0),
    )


def bits(a: Goods) -> int:
    """Return the resources of the bundle as a bit mask."""
    return (a[0] > 0) | (a[1] > 0) << 1 | (a[2] > 0) << 2 | (a[3] > 0) << 3 | (a[4] > 0) << 4


def read_letters(text: str) -> Goods:
    """Read a bundle as moves write it: `1s 1c`."""
    amounts = [0] * RESOURCES
    for word in text.split():
        amounts[GOOD_OF_LETTER[word[-1]]] += int(word[:-1])
    return goods_of(amounts)


def letters(a: Goods) -> str:
    """Return the bundle as moves write it: `1s 1b 1c`; `0c` for nothing."""
    amounts = list(a)
    return " ".join(f"{amounts[i]}{letter}" for letter, i in LETTERS if amounts[i]) or "0c"


def name_amounts(a: Goods) -> dict[str, int]:
    """Return the bundle as events and documents write it."""
    amounts = list(a)
    return {POSITION_NAMES[i]: amounts[i] for i in range(RESOURCES) if amounts[i]}
