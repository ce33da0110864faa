"""Print the figures as a table, before and now."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from tools.house.figures import CORRIDORS, Lines, Measures
from tools.house.lines import KINDS

MISSING = "–"
APART = ("tests", "tools", "examples", "generated")  # not in the package, or written by a tool
WIDTH = 118


def table_of(now: Measures, before: Measures) -> str:
    """Make the whole table."""
    lines = [f"The house at {now.commit or 'this folder'}, before: {before.commit or 'another folder'}"]
    lines += lines_table("lines of Python", now.python, before.python)
    lines += lines_table("lines of the client", now.client, before.client)
    lines += ["", figure_row("figures", "before", "now")]
    lines += figure_rows(now.figures, before.figures)
    folders = ", ".join(now.details.get(CORRIDORS, []))
    lines += textwrap.wrap(folders, WIDTH, initial_indent="    ", subsequent_indent="    ")
    return "\n".join(lines)


def lines_table(title: str, now: Lines, before: Lines) -> Iterator[str]:
    """Yield the lines by package and kind, and their sums before and now; what stands apart stands below the sum."""
    yield ""
    yield package_row(title, *KINDS, "all", "before")
    inside = [package for package in now if package not in APART]
    for package in inside:
        yield lines_row(package, now[package], before.get(package))
    past = [package for package in before if package not in APART]
    yield lines_row("together", add_lines(now, inside), add_lines(before, past))
    for package in APART:
        if package in now:
            yield lines_row(f"{package} (apart)", now[package], before.get(package))


def add_lines(lines: Lines, packages: list[str]) -> dict[str, int]:
    """Add up the lines of packages."""
    return {kind: sum(lines[package][kind] for package in packages) for kind in KINDS}


def lines_row(name: str, now: dict[str, int], before: dict[str, int] | None) -> str:
    """Write the row of a package."""
    sum_before = MISSING if before is None else f"{sum(before.values()):,}"
    return package_row(name, *(f"{now[kind]:,}" for kind in KINDS), f"{sum(now.values()):,}", sum_before)


def package_row(name: str, *cells: str) -> str:
    """Write one row of the table of lines."""
    return f"  {name:<26}" + "".join(f"{cell:>9}" for cell in cells)


def figure_rows(now: dict[str, float], before: dict[str, float]) -> Iterator[str]:
    """Yield the rows of the figures; median, percentile, maximum and number of the same thing stand in one row."""
    for name in now:
        stem, _, last = name.rpartition(": ")
        if f"{stem}: median" not in now:
            yield figure_row(name, f"{before[name]:,g}" if name in before else MISSING, f"{now[name]:,g}")
        elif last == "median":
            yield figure_row(stem, spread_of(before, stem), spread_of(now, stem))


def spread_of(figures: dict[str, float], stem: str) -> str:
    """Write median, 95th percentile where it is known, and maximum, and of how many things."""
    if f"{stem}: median" not in figures:
        return MISSING
    shown = [
        f"{name} {figures[f'{stem}: {name}']:g}"
        for name in ("median", "p95", "max")
        if f"{stem}: {name}" in figures
    ]
    return f"{', '.join(shown)} of {figures[f'{stem}: number']:,g}"


def figure_row(name: str, before: str, now: str) -> str:
    """Write one figure, before and now."""
    return f"  {name:<52}{before:>31} → {now}"
