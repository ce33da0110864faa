"""The page of the ceiling study."""

from __future__ import annotations

import statistics
from typing import Any

from tools.ceiling.diary import YEARS

Results = list[dict[str, Any]]
PLAYERS = {"best": "best line found", "regular": "`regular`", "greedy": "greedy"}
COUNTED = (
    "evacuated", "settled", "stadiums", "ships", "infrastructure", "technologies", "actions", "penalties"
)  # fmt: skip


def page_of(found: Results) -> str:
    """Return the page of all results."""
    return "\n".join([*summary(found), "", *by_source(found), "", *by_year(found), "", *by_deal(found), ""])


def summary(found: Results) -> list[str]:
    """Return the first lines: totals and effort."""
    scores = sorted(result["best"]["score"] for result in found)
    games = statistics.mean(result["games"] for result in found)
    seconds = statistics.mean(result["seconds"] for result in found)
    mean, median = statistics.mean(scores), statistics.median(scores)
    good, great = sum(score >= 60 for score in scores), sum(score >= 80 for score in scores)
    return [
        "## Totals",
        "",
        "Made by `python -m tools.ceiling`, which knows all cards to come and improves whole games. The totals are the",
        "best that were found: the true ceiling of a deal lies there or higher.",
        "",
        f"{len(found)} deals of Points mode, standard actions.",
        f"Each had {seconds:.0f} s of processor time, {games:.0f} games.",
        f"Best totals: mean {mean:.1f}, median {median:g}, from {scores[0]} to {scores[-1]};",
        f"60 or more in {good}, 80 or more in {great}.",
    ]


def row_of(name: str, columns: list[list[float]]) -> str:
    """Return a row of a table: the mean of each column."""
    return f"| {name} | " + " | ".join(f"{statistics.mean(column):.1f}" for column in columns) + " |"


def by_source(found: Results) -> list[str]:
    """Return the points of all players by source."""
    rows = ["## Points by source, mean", "", f"| | {' | '.join(PLAYERS.values())} |", "|---|---|---|---|"]
    for source in sorted(
        {source for result in found for player in PLAYERS for source in result[player]["sources"]}
    ):
        columns = [[result[player]["sources"].get(source, 0) for result in found] for player in PLAYERS]
        rows.append(row_of(source.replace("_", " "), columns))
    return [*rows, row_of("total", [[result[player]["score"] for result in found] for player in PLAYERS])]


def by_year(found: Results) -> list[str]:
    """Return what all players have at the end of each year."""
    rows = ["## At the end of a year, mean"]
    for player, name in PLAYERS.items():
        years = [[result[player]["years"][year] for result in found] for year in range(YEARS)]
        rows += ["", f"| {name} | Y1 | Y2 | Y3 | Y4 |", "|---|---|---|---|---|"]
        for count in COUNTED:
            rows.append(row_of(count, [[facts[count] for facts in year] for year in years]))
        rows.append(
            row_of("lowest production", [[min(facts["production"]) for facts in year] for year in years])
        )
        for place, marker in enumerate(("rear marker", "front marker")):
            rows.append(row_of(marker, [[facts["steps"][place] for facts in year] for year in years]))
    return rows


def by_deal(found: Results) -> list[str]:
    """Return a row for each deal."""
    rows = [
        "## Deals",
        "",
        "| deal | best | `regular` | greedy | production | goals | set | technologies |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for result in sorted(found, key=lambda each: int(each["deal"])):
        best = result["best"]
        levels = "/".join(str(level) for level in best["years"][-1]["production"])
        goals = f"{', '.join(best['goals'])} ({best['sources'].get('goals', 0)})"
        scores = f"{best['score']} | {result['regular']['score']} | {result['greedy']['score']}"
        rows.append(
            f"| {result['deal']} | {scores} | {levels} | {goals} | {best['set']} | {' '.join(best['technologies'])} |"
        )
    return rows
