"""The progress of a training as a file, and what is told of it beside the habits that it made."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec


class Look(NamedTuple):
    """What the habits came to on held-out deals."""

    games: int  # played so far
    mean: float
    interval: float  # half of the 95 % interval


class TrainingFault(Exception):
    """A training that cannot be gone on with: a code for `train.fault.<code>`, and its details."""

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(f"{code} {details}")
        self.code = code
        self.details = details


class Progressed(msgspec.Struct):
    """What is written at each look."""

    course: str
    steps: int
    weights: bytes
    direction: bytes
    size: bytes
    best: bytes
    looks: list[Look]
    origin: str = ""  # what the habits at the beginning took, if they came from a file
    seconds: dict[int, float] | None = None  # that it took, by the number of cores; older files do not tell


def file_in(folder: Path) -> Path:
    """Return the file in which the progress of a training is kept."""
    return folder / "training.msgpack"


def read_progress(path: Path, course: str) -> Progressed:
    """Read what a training reached, if it is of the same course."""
    try:
        found = msgspec.msgpack.decode(path.read_bytes(), type=Progressed)
    except msgspec.DecodeError as error:
        raise TrainingFault("unreadable", file=str(path), problem=str(error)) from error
    if found.course != course:
        raise TrainingFault("other_course", file=str(path), course=found.course)
    return found


def keep(path: Path, done: Progressed) -> None:
    """Write what was reached, whole or not at all."""
    draft = path.with_suffix(".draft")
    draft.write_bytes(msgspec.msgpack.encode(done))
    draft.replace(path)


def describe(done: Progressed) -> str:
    """Tell what the best weights took, and what they came to."""
    best = max(done.looks, key=lambda each: each.mean)
    told = f"{best.games} games against itself; {best.mean:.1f} ± {best.interval:.1f} on held-out deals"
    if len(done.looks) > 1:
        told += f", the best of {len(done.looks)} looks"
    if done.seconds is not None:
        told += f"; the training took {tell_time(done.seconds)}"
    return f"{told}; before that: {done.origin}" if done.origin else told


def tell_time(seconds: dict[int, float]) -> str:
    """Tell how long something took: `41 min on 2 cores, 3 h 5 min on 1 core`."""
    return ", ".join(
        f"{tell_seconds(round(spent))} on {cores} {'core' if cores == 1 else 'cores'}"
        for cores, spent in seconds.items()
    )


def tell_seconds(seconds: int) -> str:
    """Tell a time in seconds, in minutes, or in hours and minutes."""
    if seconds < 60:
        return f"{seconds} s"
    hours, minutes = divmod(seconds // 60, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min"
