"""What candidates of a search come to: results source by source, their mean, and how far one is behind another."""

from __future__ import annotations

from typing import Final

LEAST_WORTH: Final = 0.05  # of a term that is told


class Tally:
    """Results of one candidate so far, term by term."""

    __slots__ = ("number", "totals")

    def __init__(self, totals: list[float], number: float) -> None:
        self.totals = totals
        self.number = number  # of results; those of earlier stages may count for less

    def learn(self, terms: list[float]) -> None:
        """Take note of one more result."""
        for term, worth in enumerate(terms):
            self.totals[term] += worth
        self.number += 1

    def fade(self, share: float) -> None:
        """Let the results so far count for less."""
        self.totals = [worth * share for worth in self.totals]
        self.number *= share

    def mean(self) -> float:
        """Return the mean result; 0 without any."""
        total = 0.0
        for worth in self.totals:
            total += worth
        return total / self.number if self.number else 0.0

    def mean_terms(self) -> list[float]:
        """Return the mean result by term."""
        return [worth / self.number if self.number else 0.0 for worth in self.totals]


def behind(terms: list[str], best: Tally, other: Tally) -> dict[str, float]:
    """Return by how much a candidate is behind the best, by term, dearest first; they add up to the difference."""
    pairs = zip(terms, best.mean_terms(), other.mean_terms(), strict=True)
    found = [(term, round(own - less, 2)) for term, own, less in pairs if abs(own - less) >= LEAST_WORTH]
    return dict(sorted(found, key=size_of, reverse=True))


def size_of(item: tuple[str, float]) -> float:
    return abs(item[1])
