"""The progress of a training as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nextfrontier.training.keeping import Look

WIDTH: Final = 720
HEIGHT: Final = 360
EDGE: Final = 50


def draw_curve(looks: Sequence[Look], heading: str, played: str) -> str:
    """Draw the mean of held-out deals by games played, with its 95 % interval, as SVG."""
    low = min(each.mean - each.interval for each in looks)
    high = max(each.mean + each.interval for each in looks)
    most = looks[-1].games

    def x(games: float) -> float:
        return EDGE + games / most * (WIDTH - 2 * EDGE)

    def y(points: float) -> float:
        return HEIGHT - EDGE - (points - low) / max(high - low, 1e-9) * (HEIGHT - 2 * EDGE)

    upper = [f"{x(each.games):.1f},{y(each.mean + each.interval):.1f}" for each in looks]
    lower = [f"{x(each.games):.1f},{y(each.mean - each.interval):.1f}" for each in reversed(looks)]
    line = [f"{x(each.games):.1f},{y(each.mean):.1f}" for each in looks]
    steps = [low + (high - low) * part / 4 for part in range(5)]
    scale = [
        f'<text x="{EDGE - 6}" y="{y(step) + 4:.1f}" text-anchor="end">{step:.0f}</text>' for step in steps
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">'
    return "\n".join(
        [
            head,
            f"<title>{heading}</title>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
            f'<polygon points="{" ".join(upper + lower)}" fill="#2a6f97" fill-opacity="0.2"/>',
            f'<polyline points="{" ".join(line)}" fill="none" stroke="#2a6f97" stroke-width="2"/>',
            *scale,
            f'<text x="{WIDTH - EDGE}" y="{HEIGHT - EDGE + 24}" text-anchor="end">{played}</text>',
            f'<text x="{EDGE}" y="{EDGE - 20}">{heading}</text>',
            "</svg>",
        ]
    )
