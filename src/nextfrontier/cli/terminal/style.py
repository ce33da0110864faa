"""Text for a terminal: colours that may be absent, widths that count only visible characters, simple layout."""

from __future__ import annotations

import re
import textwrap
from typing import Final

ESCAPE: Final = re.compile(r"\x1b\[[0-9;]*m")
LOOKS: Final = {
    "bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "magenta": "35", "cyan": "36",
}  # fmt: skip


class Style:
    """The width of the text, and whether colours are shown. Colour never says more than the text."""

    def __init__(self, width: int, colour: bool) -> None:
        self.width = width
        self.colour = colour

    def paint(self, text: str, *looks: str) -> str:
        """Return the text in these looks, or as it is."""
        codes = [LOOKS[look] for look in looks if look]
        if not self.colour or not codes or not text:
            return text
        return f"\x1b[{';'.join(codes)}m{text}\x1b[0m"

    def heading(self, title: str) -> str:
        """Return a line across the page with a title."""
        return f"── {self.paint(title, 'bold')} {'─' * max(self.width - length(title) - 4, 0)}"

    def hanging(self, prefix: str, text: str, indent: int = -1, width: int = 0) -> list[str]:
        """Return a paragraph after a prefix; later lines are indented by so much, or by the length of the prefix."""
        taken = length(prefix)
        found = textwrap.wrap(
            text,
            width or self.width,
            initial_indent="x" * taken,
            subsequent_indent=" " * (taken if indent < 0 else indent),
            break_on_hyphens=False,
        )
        return [prefix + found[0][taken:], *found[1:]] if found else [prefix]


def length(text: str) -> int:
    """Count the columns that the text takes."""
    return len(ESCAPE.sub("", text))


def pad(text: str, width: int) -> str:
    """Return the text filled up with blanks."""
    return text + " " * max(width - length(text), 0)


def beside(blocks: list[list[str]], widths: list[int]) -> list[str]:
    """Put blocks of lines side by side."""
    height = max(len(block) for block in blocks)
    lines: list[str] = []
    for i in range(height):
        cells = [block[i] if i < len(block) else "" for block in blocks]
        lines.append("".join(pad(cell, width) for cell, width in zip(cells, widths, strict=True)).rstrip())
    return lines


def table(rows: list[list[str]], left: int = 1) -> list[str]:
    """Put rows into columns, the first ones aligned left and the others right."""
    widths = [max(length(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        cells = [
            pad(cell, widths[i]) if i < left else " " * (widths[i] - length(cell)) + cell
            for i, cell in enumerate(row)
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
