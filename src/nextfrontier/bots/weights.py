"""Files of learnt weights: what each feature of a position is worth, and what the learning took."""

from __future__ import annotations

from pathlib import Path

import msgspec

from nextfrontier.bots.search.linear import Weights


class PhaseWeights(msgspec.Struct):
    """The weights of one phase of a game, at its end and more for every turn before it; marks by their numbers."""

    numbers: list[float]
    per_turn: list[float]
    marks: dict[int, float]
    marks_per_turn: dict[int, float]


class WeightsFile(msgspec.Struct):
    """The weights of a game by phase, with the names of the features they belong to."""

    game: str
    features: list[str]
    phases: list[PhaseWeights]
    made: dict[str, str]  # how: games, command, what was measured


def read_weights(path: Path, features: list[str]) -> WeightsFile:
    """Read a file whose weights belong to these features."""
    found = msgspec.json.decode(path.read_bytes(), type=WeightsFile)
    if found.features != features:
        raise ValueError(
            f"{path.name} was made for other features; make it again: frontier train {found.game}"
        )
    return found


def spread(phase: PhaseWeights, marks: int) -> Weights:
    """Return the weights of a phase for reckoning with."""
    return Weights(
        phase.numbers,
        phase.per_turn,
        [phase.marks.get(mark, 0.0) for mark in range(marks)],
        [phase.marks_per_turn.get(mark, 0.0) for mark in range(marks)],
    )


def write_weights(path: Path, weights: WeightsFile) -> None:
    """Write a file whole or not at all."""
    draft = path.with_suffix(".draft")
    draft.write_bytes(msgspec.json.encode(weights) + b"\n")
    draft.replace(path)
