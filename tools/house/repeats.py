"""Count the places that share six or more lines of code."""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import combinations
from typing import NamedTuple

from tools.house.tree import COMMENT, Source

LEAST = 6
THIN = re.compile(r"[\W_]*|else:?|try:?|return|pass|import .*|from \S+ import .*|\} from .*|\w+,")
SPACE = re.compile(r"\s+")
Place = tuple[int, int]  # a file, and one of its lines that count, both by number


class Repeat(NamedTuple):
    """Two places with the same lines: where each begins, and how many lines they share."""

    first: str
    second: str
    lines: int


class Line(NamedTuple):
    """A line that counts: its number in the file, and its text without needless white space."""

    number: int
    text: str


def counted_lines(file: Source) -> list[Line]:
    """Keep the lines that say something: no comments, docstrings, imports, blanks or lone punctuation."""
    skipped: set[int] = set()
    text = file.text
    if file.is_python:
        for node in file.docstrings.values():
            skipped.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    else:
        text = COMMENT.sub(lambda match: "\n" * match.group().count("\n"), text)
    lines = enumerate(text.splitlines(), 1)
    found = (Line(number, SPACE.sub(" ", line.strip())) for number, line in lines if number not in skipped)
    return [line for line in found if not line.text.startswith("#") and not THIN.fullmatch(line.text)]


def find_repeats(files: list[Source]) -> list[Repeat]:
    """Find all pairs of longest runs of the same lines."""
    texts = [counted_lines(file) for file in files]
    pairs = equal_windows(texts)
    found = []
    for first, second in sorted(pairs):
        if (step(first, -1), step(second, -1)) not in pairs:
            further = 1
            while (step(first, further), step(second, further)) in pairs:
                further += 1
            places = [f"{files[file].path}:{texts[file][start].number}" for file, start in (first, second)]
            found.append(Repeat(places[0], places[1], LEAST - 1 + further))
    return found


def equal_windows(texts: list[list[Line]]) -> set[tuple[Place, Place]]:
    """Find all pairs of places that share the least number of lines and do not overlap."""
    windows: dict[tuple[str, ...], list[Place]] = defaultdict(list)
    for number, lines in enumerate(texts):
        for start in range(len(lines) - LEAST + 1):
            windows[tuple(line.text for line in lines[start : start + LEAST])].append((number, start))
    pairs = (pair for places in windows.values() for pair in combinations(places, 2))
    return {(a, b) for a, b in pairs if a[0] != b[0] or b[1] - a[1] >= LEAST}


def step(place: Place, lines: int) -> Place:
    """Tell the place so many lines further on."""
    return place[0], place[1] + lines
