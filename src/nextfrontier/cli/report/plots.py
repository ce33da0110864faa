"""Pictures of figures as SVG: bars with intervals, spreads and stacks."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

from nextfrontier.arena.figures import Estimate
from nextfrontier.cli.speech import say_number

WIDTH: Final = 760
NAMES: Final = 200  # room for the names at the left
ROW: Final = 30
BINS: Final = 30
COLOURS: Final = (
    "#2a6f97", "#e07a5f", "#81b29a", "#9d6b9e", "#d9a441", "#5b8e7d", "#b5546b", "#6a7fdb", "#8d8741", "#4f5d75",
    "#c98bb9", "#7fb7be", "#a0522d",
)  # fmt: skip
STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid #8884; padding: .3rem .8rem; text-align: right; }
th:first-child { text-align: left; }
td { white-space: nowrap; }
svg { max-width: 100%; height: auto; font: 13px system-ui, sans-serif; fill: currentColor; }
figure { margin: 1rem 0; }
"""


def draw_bars(bars: Sequence[tuple[str, Estimate]], title: str, mark: float | None = None) -> str:
    """Draw a bar with its interval for every name; a line marks a value."""
    ends = [each for _, value in bars for each in (limit(value, -1), limit(value, 1))]
    scale = Scale([*ends, 0.0, *([] if mark is None else [mark])])
    parts: list[str] = []
    for row, (name, value) in enumerate(bars):
        y = row * ROW
        left, right = sorted((scale.x(0.0), scale.x(value.mean)))
        parts.append(label(name, y))
        parts.append(
            f'<rect x="{left:.1f}" y="{y + 6}" width="{right - left:.1f}" height="{ROW - 12}" fill="{COLOURS[0]}"/>'
        )
        low, high = scale.x(limit(value, -1)), scale.x(limit(value, 1))
        parts.append(
            f'<path d="M{low:.1f} {y + ROW / 2}H{high:.1f}" stroke="currentColor" stroke-width="2"/>'
        )
        parts.append(
            f'<text x="{max(high, right) + 6:.1f}" y="{y + ROW / 2 + 5}">{say_number(value.mean, 1)}</text>'
        )
    if mark is not None:
        x = scale.x(mark)
        parts.append(f'<path d="M{x:.1f} 0V{ROW * len(bars)}" stroke="currentColor" stroke-dasharray="4 4"/>')
    return frame(parts, ROW * len(bars), title)


def draw_spread(rows: Sequence[tuple[str, Sequence[float]]], title: str) -> str:
    """Draw a histogram for every name, all on one scale."""
    scale = Scale([value for _, values in rows for value in values])
    parts: list[str] = []
    height = 2 * ROW
    for row, (name, values) in enumerate(rows):
        floor = (row + 1) * height - 14
        counts = [0] * BINS
        for value in values:
            counts[min(int(scale.part(value) * BINS), BINS - 1)] += 1
        parts.append(label(name, floor - ROW))
        wide = (WIDTH - NAMES - 60) / BINS
        for place, count in enumerate(counts):
            tall = count / max(counts) * (height - 20)
            x = NAMES + place * wide
            parts.append(
                f'<rect x="{x:.1f}" y="{floor - tall:.1f}" width="{wide - 1:.1f}" height="{tall:.1f}"'
                f' fill="{COLOURS[row % len(COLOURS)]}"/>'
            )
    bottom = len(rows) * height
    for value in (scale.low, (scale.low + scale.high) / 2, scale.high):
        parts.append(
            f'<text x="{scale.x(value):.1f}" y="{bottom + 6}" text-anchor="middle">{value:.0f}</text>'
        )
    return frame(parts, bottom + 10, title)


def draw_stacks(rows: Sequence[tuple[str, dict[str, float]]], title: str) -> str:
    """Draw the parts of a whole for every name; what is lost stands left of nothing."""
    names = list(dict.fromkeys(name for _, parts in rows for name in parts))
    sums = [
        sum(value for value in parts.values() if (value > 0) == positive)
        for _, parts in rows
        for positive in (True, False)
    ]
    scale = Scale([*sums, 0.0])
    found: list[str] = []
    for row, (name, parts) in enumerate(rows):
        found.append(label(name, row * ROW))
        ends = [0.0, 0.0]
        for place, source in enumerate(names):
            value = parts.get(source, 0.0)
            side = int(value < 0)
            left, right = sorted((scale.x(ends[side]), scale.x(ends[side] + value)))
            ends[side] += value
            told = f"{html.escape(source)} {say_number(value, 1)}"
            found.append(
                f'<rect x="{left:.1f}" y="{row * ROW + 4}" width="{right - left:.1f}" height="{ROW - 8}"'
                f' fill="{COLOURS[place % len(COLOURS)]}"><title>{told}</title></rect>'
            )
    top = len(rows) * ROW
    for place, source in enumerate(names):
        x, y = NAMES + place % 2 * 280, top + 8 + place // 2 * 20
        found.append(f'<rect x="{x}" y="{y}" width="12" height="12" fill="{COLOURS[place % len(COLOURS)]}"/>')
        found.append(f'<text x="{x + 18}" y="{y + 11}">{html.escape(source)}</text>')
    return frame(found, top + 20 * ((len(names) + 1) // 2) + 12, title)


class Scale:
    """From values to places, the least at the left."""

    def __init__(self, values: Sequence[float]) -> None:
        self.low = min(values, default=0.0)
        self.high = max(values, default=1.0)
        if self.high == self.low:
            self.high = self.low + 1.0

    def part(self, value: float) -> float:
        """Return where a value lies between the least and the greatest."""
        return (value - self.low) / (self.high - self.low)

    def x(self, value: float) -> float:
        """Return the place of a value."""
        return NAMES + self.part(value) * (WIDTH - NAMES - 60)


def limit(value: Estimate, side: int) -> float:
    """Return an end of the interval; of a single value the value itself."""
    return value.mean if value.number < 2 else value.mean + side * value.margin


def label(name: str, y: float) -> str:
    """Return a name at the left, shortened if need be."""
    short = name if len(name) <= 28 else f"{name[:27]}…"
    return f'<text x="0" y="{y + ROW / 2 + 5}">{html.escape(short)}<title>{html.escape(name)}</title></text>'


def frame(parts: Sequence[str], height: float, title: str) -> str:
    """Return a picture with its title, which is read aloud."""
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{html.escape(title)}">'
        f"{''.join(parts)}</svg></figure>"
    )
