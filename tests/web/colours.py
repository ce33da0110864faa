"""Distances of colours for eyes of every kind: Machado 2009 at full severity, then CIEDE2000."""

from __future__ import annotations

import math
from itertools import combinations

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

# Machado, Oliveira, Fernandes 2009, severity 1.0, on linear RGB.
EYES: dict[str, Matrix] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Triple = (0.95047, 1.0, 1.08883)


def worst_difference(colours: list[str]) -> float:
    """Return the smallest difference between any two of the colours, for any eyes."""
    return min(
        difference(seen(first, eyes), seen(second, eyes))
        for eyes in EYES.values()
        for first, second in combinations(colours, 2)
    )


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of WCAG."""
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    return times(TO_XYZ, linear(colour))[1]


def seen(colour: str, eyes: Matrix) -> Triple:
    """Return the L*a*b* of a colour as these eyes see it."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in times(eyes, linear(colour)))
    return lab((red, green, blue))


def linear(colour: str) -> Triple:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return expand(red), expand(green), expand(blue)


def expand(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def times(matrix: Matrix, vector: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def lab(rgb: Triple) -> Triple:
    x, y, z = (cube_root(part / white) for part, white in zip(times(TO_XYZ, rgb), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def cube_root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def difference(first: Triple, second: Triple) -> float:
    """Return the CIEDE2000 (Sharma, Wu, Dalal 2005) of two L*a*b* colours."""
    mean = (math.hypot(*first[1:]) + math.hypot(*second[1:])) / 2
    stretch = 1.5 - 0.5 * weight(mean)
    chroma1, hue1 = polar(first[1] * stretch, first[2])
    chroma2, hue2 = polar(second[1] * stretch, second[2])
    turn = (hue2 - hue1 + 180) % 360 - 180 if chroma1 * chroma2 else 0.0
    light = (second[0] - first[0]) / lightness_scale((first[0] + second[0]) / 2)
    chroma_mean = (chroma1 + chroma2) / 2
    chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma_mean)
    hue_mean = mean_hue(hue1, hue2) if chroma1 * chroma2 else hue1 + hue2
    hue = 2 * math.sqrt(chroma1 * chroma2) * math.sin(math.radians(turn / 2))
    hue /= 1 + 0.015 * chroma_mean * hue_scale(hue_mean)
    tilt = -math.sin(math.radians(60 * math.exp(-(((hue_mean - 275) / 25) ** 2)))) * 2 * weight(chroma_mean)
    return math.sqrt(light**2 + chroma**2 + hue**2 + tilt * chroma * hue)


def weight(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25**7))


def polar(a: float, b: float) -> tuple[float, float]:
    return math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


def lightness_scale(mean: float) -> float:
    return 1 + 0.015 * (mean - 50) ** 2 / math.sqrt(20 + (mean - 50) ** 2)


def mean_hue(first: float, second: float) -> float:
    if abs(first - second) <= 180:
        return (first + second) / 2
    return (first + second + (360 if first + second < 360 else -360)) / 2


def hue_scale(hue: float) -> float:
    def wave(factor: float, shift: float) -> float:
        return math.cos(math.radians(factor * hue + shift))

    return 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.20 * wave(4, -63)
