"""Words, numbers and tables of the page."""

from __future__ import annotations

import html
from collections.abc import Sequence

from nextfrontier.arena.figures import Estimate
from nextfrontier.cli.speech import say, say_number


def safe(text: object) -> str:
    """Return a text as it stands in a page."""
    return html.escape(str(text))


def show(value: Estimate) -> str:
    """Return a mean as people read it: `81.2 ± 2.4`."""
    if value.number == 0:
        return "–"
    margin = f" ± {say_number(value.margin, 1)}" if value.number > 1 else ""
    return f"{say_number(value.mean, 1)}{margin}"


def show_share(value: Estimate) -> str:
    """Return a share in hundredths, with the ends of its interval: `97.0 (91.3–99.4)`."""
    if value.number == 0:
        return "–"
    mean, low, high = (say_number(100 * each, 1) for each in (value.mean, value.low, value.high))
    return f"{mean} ({low}–{high})" if value.number > 1 else mean


def percent(value: Estimate) -> Estimate:
    """Return a share in hundredths."""
    return Estimate(100 * value.mean, 100 * value.low, 100 * value.high, value.number)


def heads(*names: str) -> list[str]:
    """Return the heads of columns; the first has none."""
    return ["", *(say(f"report.head.{name}") for name in names)]


def head_line(name: str, **parts: int) -> str:
    """Return the head of a part."""
    return f"<h3>{safe(say(f'report.{name}', **parts))}</h3>"


def write_table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return a table; the first cell of a row names it."""
    heads = "".join(f'<th scope="col">{safe(cell)}</th>' for cell in head)
    lines = [
        f'<tr><th scope="row">{safe(row[0])}</th>{"".join(f"<td>{safe(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    ]
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
