"""Contradictions in a position."""

from __future__ import annotations

from typing import NoReturn

from nextfrontier.kernel.reasons import refusal


def bad(path: str, problem: str, rule: str = "") -> NoReturn:
    """Refuse a position, naming the place of the contradiction."""
    raise refusal("bad_position", rule, path=path, problem=problem)
