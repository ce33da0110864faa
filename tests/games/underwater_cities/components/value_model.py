"""The value model of the boards document: a check sum for amounts, in half credits."""

import re

VALUES = {
    "credit": 2,
    "draw": 2,
    "federation": 2,
    "kelp": 3,
    "steelplast": 3,
    "science": 3,
    "biomatter": 4,
    "vp": 4,
}


def worth(effect: str) -> int:
    """The value of the gains, draws and steps in an effect or of a bundle of resources."""
    return sum(VALUES[word] * int(amount) for word, amount in re.findall(r"(\w+)[=(](\d+)", effect))
