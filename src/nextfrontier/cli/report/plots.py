"""Pictures of figures as SVG: bars with intervals, spreads and stacks."""

from __future__ import annotations

import html
import statistics
from collections.abc import Sequence
from typing import Final

from nextfrontier.arena.figures import Estimate
from nextfrontier.cli.report.wording import show
from nextfrontier.cli.speech import say_number

WIDTH: Final = 760
NAMES: Final = 236  # room for the names at the left
LONGEST: Final = 31  # characters of a name
ROW: Final = 30
LINE: Final = 20  # where many rows are below each other
NUMBERS: Final = (490, 500)  # the end of bars, and the begin of their numbers, left of other bars
SHARES: Final = (600, 730)  # from nothing to all
BINS: Final = 30
COLOURS: Final = (
    "#2a6f97", "#e07a5f", "#81b29a", "#9d6b9e", "#d9a441", "#5b8e7d", "#b5546b", "#6a7fdb", "#8d8741", "#4f5d75",
    "#c98bb9", "#7fb7be", "#a0522d",
)  # fmt: skip
PAIR: Final = ("#a3adb5", "#2f8f6b")  # all seats, and winners
PALE: Final = 0.4
STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid #8884; padding: .3rem .8rem; text-align: right; }
th:first-child { text-align: left; }
td { white-space: nowrap; }
svg { max-width: 100%; height: auto; font: 13px system-ui, sans-serif; fill: currentColor; }
figure { margin: 1rem 0; }
h2 { margin-top: 3rem; border-bottom: 2px solid #8886; }
h4 { margin: 2rem 0 0; }
summary { cursor: pointer; }
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
        parts.append(bar(left, right, y + 6, ROW - 12, COLOURS[0]))
        parts.append(whisker(value, scale, y + ROW / 2))
        end = max(scale.x(limit(value, 1)), right)
        parts.append(write(end + 6, y + ROW / 2 + 5, say_number(value.mean, 1)))
    if mark is not None:
        x = scale.x(mark)
        parts.append(f'<path d="M{x:.1f} 0V{ROW * len(bars)}" stroke="currentColor" stroke-dasharray="4 4"/>')
    return frame(parts, ROW * len(bars), title)


def draw_worth(
    rows: Sequence[tuple[str, Estimate, Sequence[float]]], heads: Sequence[str], title: str
) -> str:
    """Draw what things are worth with intervals, and beside it the shares of those who have them."""
    scale = Scale(usual_ends([gain for _, gain, _ in rows]), NAMES, NUMBERS[0])
    top, bottom = 2 * LINE, (2 + len(rows)) * LINE
    parts = [write(NAMES, LINE - 4, heads[0])]
    for place, (colour, name) in enumerate(zip(PAIR, heads[1:], strict=False)):
        parts.append(key(SHARES[0], place * LINE, colour, name))
    for row, (name, gain, shares) in enumerate(rows):
        y = top + row * LINE
        parts += [label(name, y, LINE), *draw_gain(gain, scale, y), *draw_shares(shares, y)]
    parts.append(f'<path d="M{scale.x(0.0):.1f} {top}V{bottom}" stroke="currentColor"/>')
    return frame(parts, bottom, title)


def draw_gain(gain: Estimate, scale: Scale, y: float) -> list[str]:
    """Draw what a thing is worth, pale if that may be nothing."""
    left, right = sorted((scale.x(0.0), scale.x(gain.mean)))
    sure = gain.number > 1 and not gain.low <= 0 <= gain.high
    return [
        bar(left, right, y + 4, LINE - 8, COLOURS[gain.mean < 0], 1.0 if sure else PALE),
        whisker(gain, scale, y + LINE / 2),
        write(NUMBERS[1], y + LINE / 2 + 5, show(gain)),
    ]


def draw_shares(shares: Sequence[float], y: float) -> list[str]:
    """Draw the shares of those who have a thing, one below the other."""
    scale = Scale([0.0, 1.0], *SHARES)
    return [
        bar(SHARES[0], scale.x(share), y + 4 + 6 * place, 6, colour)
        for place, (share, colour) in enumerate(zip(shares, PAIR, strict=False))
    ]


def draw_means(rows: Sequence[tuple[str, Sequence[Estimate]]], names: Sequence[str], title: str) -> str:
    """Draw a bar with its interval for every name and each of those who are compared."""
    scale = Scale([0.0, *(limit(value, 1) for _, means in rows for value in means)])
    top, height = LINE + 4, len(names) * LINE
    parts = [
        key(NAMES + 280 * place, 0, colour, name)
        for place, (colour, name) in enumerate(zip(PAIR, names, strict=False))
    ]
    for row, (name, means) in enumerate(rows):
        y = top + row * height
        parts.append(label(name, y, height - 4))
        for place, (value, colour) in enumerate(zip(means, PAIR, strict=False)):
            parts += draw_mean(value, scale, y + place * (LINE - 2), colour)
    return frame(parts, top + len(rows) * height, title)


def draw_mean(value: Estimate, scale: Scale, y: float, colour: str) -> list[str]:
    """Draw a mean with its interval."""
    return [
        bar(scale.x(0.0), scale.x(value.mean), y + 2, LINE - 6, colour),
        whisker(value, scale, y + LINE / 2 - 1),
        write(scale.x(limit(value, 1)) + 6, y + LINE / 2 + 4, say_number(value.mean, 1)),
    ]


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
            f'<text x="{scale.x(value):.1f}" y="{bottom + 6}" text-anchor="middle">{say_number(value)}</text>'
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
        x, y = NAMES + place % 2 * 280, top + 8 + place // 2 * LINE
        found.append(key(x, y, COLOURS[place % len(COLOURS)], source))
    return frame(found, top + 20 * ((len(names) + 1) // 2) + 12, title)


class Scale:
    """From values to places, the least at the left; what lies beyond an end is shown at the end."""

    def __init__(self, values: Sequence[float], left: float = NAMES, right: float = WIDTH - 60) -> None:
        self.low = min(values, default=0.0)
        self.high = max(values, default=1.0)
        if self.high == self.low:
            self.high = self.low + 1.0
        self.left = left
        self.right = right

    def part(self, value: float) -> float:
        """Return where a value lies between the least and the greatest."""
        return (value - self.low) / (self.high - self.low)

    def x(self, value: float) -> float:
        """Return the place of a value."""
        return self.left + min(max(self.part(value), 0.0), 1.0) * (self.right - self.left)


def limit(value: Estimate, side: int) -> float:
    """Return an end of the interval; of a single value the value itself."""
    return value.mean if value.number < 2 else value.high if side > 0 else value.low


def usual_ends(values: Sequence[Estimate]) -> list[float]:
    """Return the ends of a scale for all means with usual intervals; the few that are very wide do not count."""
    means = [0.0, *(value.mean for value in values)]
    margin = statistics.median([0.0, *(value.margin for value in values if value.number > 1)])
    return [min(means) - margin, max(means) + margin]


def bar(left: float, right: float, y: float, height: float, colour: str, opacity: float = 1.0) -> str:
    """Return a bar."""
    pale = "" if opacity == 1.0 else f' opacity="{opacity}"'
    return f'<rect x="{left:.1f}" y="{y:g}" width="{right - left:.1f}" height="{height:g}" fill="{colour}"{pale}/>'


def whisker(value: Estimate, scale: Scale, y: float) -> str:
    """Return an interval as a line; an end beyond the scale is open, and a single value has no interval."""
    if value.number < 2:
        return ""
    ends = "".join(
        f"M{scale.x(end):.1f} {y - 4:g}v8"
        for end in (value.low, value.high)
        if scale.low <= end <= scale.high
    )
    line = f"M{scale.x(value.low):.1f} {y:g}H{scale.x(value.high):.1f}"
    return f'<path d="{line}{ends}" stroke="currentColor" stroke-width="1.5"/>'


def key(x: float, y: float, colour: str, name: str) -> str:
    """Return a line of the key to the colours."""
    return f'<rect x="{x:g}" y="{y:g}" width="12" height="12" fill="{colour}"/>{write(x + 18, y + 11, name)}'


def write(x: float, y: float, text: str) -> str:
    """Return a text at its place."""
    return f'<text x="{x:.1f}" y="{y:g}">{html.escape(text)}</text>'


def label(name: str, y: float, height: float = ROW) -> str:
    """Return a name at the left, without its middle if need be: programs differ at their ends."""
    short = name if len(name) <= LONGEST else f"{name[: LONGEST // 2]}…{name[-(LONGEST // 2) :]}"
    return f'<text x="0" y="{y + height / 2 + 5:g}">{html.escape(short)}<title>{html.escape(name)}</title></text>'


def frame(parts: Sequence[str], height: float, title: str) -> str:
    """Return a picture with its title, which is read aloud."""
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{html.escape(title)}">'
        f"{''.join(parts)}</svg></figure>"
    )
