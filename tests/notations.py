"""Samples of notation, from which the page of the referee is made: one of every shape, by kind of decision."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path

from nextfrontier.kernel.agenda import State

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
Samples = dict[str, list[str]]


def met_in(
    open_decisions: Iterable[tuple[State, int]], shape: Callable[[str], str]
) -> dict[str, dict[str, str]]:
    """Return one notation of every shape by kind of decision, legal or only thinkable."""
    found: dict[str, dict[str, str]] = {}
    for state, seat in open_decisions:
        decision = state.decision(seat)
        assert decision is not None
        shapes = found.setdefault(decision.kind(), {})
        for move in state.domain(seat):
            notation = state.notation(seat, move)
            shapes.setdefault(shape(notation), notation)
    return found


def with_rare(met: dict[str, dict[str, str]], rare: Samples) -> Samples:
    """Return all samples by kind of decision."""
    found = {kind: list(shapes.values()) for kind, shapes in met.items()}
    for kind, notations in rare.items():
        found[kind] = [*found.get(kind, []), *notations]
    return {kind: sorted(set(found[kind])) for kind in sorted(found)}


def file_of(slug: str) -> Path:
    """Return the file with the samples of a game."""
    return GAMES / slug / "notations.json"


def read(slug: str) -> Samples:
    """Return the samples of a game."""
    found: Samples = json.loads(file_of(slug).read_text("utf-8"))
    return found


def write(slug: str, samples: Samples) -> None:
    """Rewrite the samples of a game."""
    file_of(slug).write_text(json.dumps(samples, indent=1) + "\n", "utf-8")


def check_known(slug: str, met: dict[str, dict[str, str]], shape: Callable[[str], str]) -> None:
    """Check that every shape met is among the samples."""
    known = {kind: {shape(text) for text in texts} for kind, texts in read(slug).items()}
    for kind, shapes in met.items():
        missing = [text for form, text in shapes.items() if form not in known.get(kind, set())]
        assert missing == [], kind
