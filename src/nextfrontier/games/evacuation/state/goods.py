"""Food, Steel and Energy, the two worlds they lie on, and texts such as `2S 1F` (EV-RES)."""

from __future__ import annotations

from typing import Final

FOOD: Final = 0
STEEL: Final = 1
ENERGY: Final = 2
KINDS: Final = 3
NAMES: Final = ["food", "steel", "energy"]
LETTERS: Final = "FSE"

OLD: Final = 0
NEW: Final = 1
WORLDS: Final = ["old", "new"]

Goods = tuple[int, int, int]
NOTHING: Final[Goods] = (0, 0, 0)


def as_goods(amounts: list[int]) -> Goods:
    """Return three amounts as goods."""
    return (amounts[0], amounts[1], amounts[2])


def one(kind: int) -> Goods:
    """Return one unit of a kind."""
    return (int(kind == FOOD), int(kind == STEEL), int(kind == ENERGY))


def read_goods(text: str) -> Goods:
    """Read goods such as `2S 1F`."""
    amounts = [0, 0, 0]
    for word in text.split():
        amounts[LETTERS.index(word[-1])] += int(word[:-1])
    return as_goods(amounts)


def name_goods(goods: Goods) -> dict[str, int]:
    """Return the goods by name, without zeros."""
    return {NAMES[kind]: amount for kind, amount in enumerate(goods) if amount}


def spell_goods(goods: Goods) -> str:
    """Return the goods as moves write them: `1 food 2 steel`."""
    return " ".join(f"{amount} {NAMES[kind]}" for kind, amount in enumerate(goods) if amount) or "nothing"


def read_spelled(text: str) -> Goods:
    """Read goods as moves write them: `1 food 2 steel`, `nothing`."""
    words = text.split()
    amounts = dict(zip(words[1::2], map(int, words[0::2] if len(words) > 1 else []), strict=False))
    return as_goods([amounts.get(name, 0) for name in NAMES])


def plus(left: Goods, right: Goods) -> Goods:
    """Return the sum of two goods."""
    return (left[0] + right[0], left[1] + right[1], left[2] + right[2])
