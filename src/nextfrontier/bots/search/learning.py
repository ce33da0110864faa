"""Learn habits from play: games of one deal are compared, and the choices of the better ones become likelier.

Nothing but the differences between games of the same deal counts, so that a lucky deal teaches nothing.
"""

from __future__ import annotations

from math import sqrt

from nextfrontier.bots.search.habits import Dice, Habits, Player, Reader, Step, add_gradient
from nextfrontier.kernel.agenda import State

SPREAD = 10.0  # points that make an advantage of 1
MOST_ADVANTAGE = 2.5
MEMORY = 0.9  # of the direction of earlier steps
LONG_MEMORY = 0.99  # of its size
LEAST_SIZE = 1e-4


class Lesson:
    """What some deals teach: the direction in which the better games lie."""

    def __init__(self, reader: Reader, weights: list[float], heat: float, curiosity: float = 0.0) -> None:
        self.reader = reader
        self.curiosity = curiosity  # what a choice that is still open is worth
        self.player = Player(reader, Habits(weights), heat)
        self.gradient = [0.0] * len(weights)
        self.total = 0.0  # of the mean results of the deals

    def compare(self, deal: State, games: int, seed: int) -> None:
        """Play one deal several times, and add what its better games did, for all seats."""
        played: list[list[Step]] = []
        results: list[list[float]] = []
        for number in range(games):
            state = deal.copy()
            played.append(self.player.play_and_note(state, Dice(seed * games + number)))
            results.append([self.reader.final(state, seat) for seat in range(state.seats)])
        for seat in range(deal.seats):
            mean = 0.0
            for result in results:
                mean += result[seat] / games
            self.total += mean / deal.seats
            for steps, result in zip(played, results, strict=True):
                advantage = (result[seat] - mean) / SPREAD
                if advantage or self.curiosity:
                    most = max(-MOST_ADVANTAGE, min(MOST_ADVANTAGE, advantage))
                    add_gradient(steps, seat, most, self.gradient, self.curiosity)

    def taught(self) -> dict[int, float]:
        """Return the direction by marks, without those that stay where they are: most of them."""
        return {mark: push for mark, push in enumerate(self.gradient) if push}


class Learner:
    """Weights on their way, with the memory of the steps that brought them there (the method is known as Adam)."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.direction = [0.0] * len(weights)
        self.size = [0.0] * len(weights)
        self.steps = 0

    def step(self, taught: list[dict[int, float]], scale: float, rate: float) -> None:
        """Move the weights along the sum of some directions, each by about the rate."""
        self.steps += 1
        gradient = [0.0] * len(self.weights)
        for pushes in taught:
            for mark, push in pushes.items():
                gradient[mark] += push
        first = 1.0 - MEMORY**self.steps
        second = 1.0 - LONG_MEMORY**self.steps
        for mark in range(len(self.weights)):
            push = gradient[mark] * scale
            if not push and not self.size[mark]:
                continue
            direction = self.direction[mark] = MEMORY * self.direction[mark] + (1.0 - MEMORY) * push
            size = self.size[mark] = LONG_MEMORY * self.size[mark] + (1.0 - LONG_MEMORY) * push * push
            self.weights[mark] += rate * direction / first / (sqrt(size / second) + LEAST_SIZE)
