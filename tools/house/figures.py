"""Take all figures of a checkout."""

from __future__ import annotations

import subprocess
from itertools import chain
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from tools.house.decisions import homes_of_moves
from tools.house.functions import COMPLEX, lengths, measure, participles, questions
from tools.house.homes import Homes, homes_of_games, homes_of_vectors, homes_of_words
from tools.house.lines import CORRIDOR, corridors, data_files, lines_by_package
from tools.house.repeats import Repeat, find_repeats
from tools.house.states import homes_of_fields
from tools.house.tree import House, read_house

Lines = dict[str, dict[str, int]]
CAST = "as unknown as"
LENGTH = "lines of a function"
CORRIDORS = f"folders of more than {CORRIDOR} modules"


class Measures(NamedTuple):
    """The measures of a checkout: lines by package and kind, named figures, and for people the places behind them."""

    commit: str
    python: Lines
    client: Lines
    figures: dict[str, float]
    details: dict[str, list[str]]

    def document(self) -> dict[str, Any]:
        """Write the figures as a document of plain JSON values, without the places."""
        return {name: value for name, value in self._asdict().items() if name != "details"}


def read_measures(document: dict[str, Any]) -> Measures:
    """Read figures that were kept."""
    return Measures(document["commit"], document["python"], document["client"], document["figures"], {})


def take_measures(root: Path) -> Measures:
    """Measure a checkout."""
    house = read_house(root)
    figures: dict[str, float] = {}
    details: dict[str, list[str]] = {}
    measure_functions(house, figures, details)
    measure_names(house, figures, details)
    measure_repeats(house, figures, details)
    measure_homes(house, figures, details)
    folders = corridors(house)
    figures[CORRIDORS] = len(folders)
    details[CORRIDORS] = [f"{folder} {count}" for folder, count in folders.items()]
    figures["lines of data files in the package"] = data_files(house)
    python, client = lines_by_package(house, house.python), lines_by_package(house, house.client)
    return Measures(commit_of(root), python, client, figures, details)


def measure_functions(house: House, figures: dict[str, float], details: dict[str, list[str]]) -> None:
    """Measure length and complexity of the functions of engine and tools."""
    measured = [each for file in house.python if is_written(file.path.parts[0]) for each in measure(file)]
    for name, value in lengths(measured).items():
        figures[f"{LENGTH}: {name}"] = value
    branched = sorted(
        (each for each in measured if each.complexity >= COMPLEX), key=lambda each: -each.complexity
    )
    name = f"functions of complexity {COMPLEX} or more"
    figures[name] = len(branched)
    details[name] = [f"{each.place}: {each.complexity}" for each in branched]


def is_written(top: str) -> bool:
    """Are functions of this folder measured? Those of tests are sentences and tables."""
    return top in ("src", "tools", "examples")


def measure_names(house: House, figures: dict[str, float], details: dict[str, list[str]]) -> None:
    """Count names and sentences that make a reader guess."""
    files = [file for file in house.python if is_written(file.path.parts[0])]
    counters = {
        "functions named by a bare participle": participles,
        "docstrings that begin with a wh-word": questions,
    }
    for name, find in counters.items():
        details[name] = list(chain.from_iterable(map(find, files)))
        figures[name] = len(details[name])
    casts = {str(file.path): file.text.count(CAST) for file in house.client if CAST in file.text}
    figures[f"`{CAST}` in the client"] = sum(casts.values())
    details[f"`{CAST}` in the client"] = [f"{path}: {count}" for path, count in casts.items()]


def measure_repeats(house: House, figures: dict[str, float], details: dict[str, list[str]]) -> None:
    """Count the pairs of places with the same lines: engine and tools, tests, client as far as people write it."""
    groups = {
        "engine and tools": [file for file in house.python if is_written(file.path.parts[0])],
        "tests": [file for file in house.python if file.path.parts[0] == "tests"],
        "client": [file for file in house.client if file.path.suffix != ".css" and not file.is_generated],
    }
    for group, files in groups.items():
        name = f"repeated places of 6 lines or more: {group}"
        found = sorted(find_repeats(files), key=longest_first)
        figures[name] = len(found)
        details[name] = [f"{each.first} ~ {each.second}: {each.lines} lines" for each in found]


def longest_first(repeat: Repeat) -> tuple[int, str, str]:
    """Return the key of the order for reading repeats: the longest first."""
    return -repeat.lines, repeat.first, repeat.second


def measure_homes(house: House, figures: dict[str, float], details: dict[str, list[str]]) -> None:
    """Count the homes of facts."""
    games = homes_of_games(house)
    note("files to touch for a game (named outside its folders)", games, figures, details)
    common = set.intersection(*map(set, games.values())) if games else set()
    figures["registries that name every game"] = len(common)
    details["registries that name every game"] = sorted(common)
    note("files that know an effect word", homes_of_words(house), figures, details)
    note("places that know the moves of a decision", homes_of_moves(house), figures, details)
    note("places that list a state field", homes_of_fields(house), figures, details)
    note("files that name a test vector", homes_of_vectors(house), figures, details)


def note(name: str, homes: Homes, figures: dict[str, float], details: dict[str, list[str]]) -> None:
    """Keep the median and the largest number of homes of a fact."""
    counts = [len(places) for places in homes.values()]
    figures[f"{name}: median"] = median(counts) if counts else 0
    figures[f"{name}: max"] = max(counts, default=0)
    figures[f"{name}: number"] = len(counts)
    ordered = sorted(homes.items(), key=lambda item: -len(item[1]))
    details[f"{name}: median"] = [f"{fact} {len(places)}: {', '.join(places)}" for fact, places in ordered]


def commit_of(root: Path) -> str:
    """Name the commit of a checkout; empty outside of git."""
    if not (root / ".git").exists():
        return ""
    command = ["git", "describe", "--always", "--dirty"]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.strip()
