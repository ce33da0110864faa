"""Contradictions in a position."""

from __future__ import annotations

from typing import NoReturn

from nextfrontier.kit.positions import bad_position


def bad(path: str, problem: str, rule: str = "") -> NoReturn:
    """Refuse a position, naming the place of the contradiction."""
    raise bad_position(path, problem, rule)
