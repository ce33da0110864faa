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


class Learner:
    """Weights on their way, with the memory of the steps that brought them there (the method is known as Adam)."""

    def __init__(self, reader: Reader, weights: list[float]) -> None:
        self.reader = reader
        self.weights = weights + [0.0] * (reader.size() - len(weights))
        self.direction = [0.0] * reader.size()
        self.size = [0.0] * reader.size()
        self.steps = 0

    def learn(self, deals: list[State], games: int, heat: float, rate: float, seed: int) -> float:
        """Play so many games of each deal, make one step, and return the mean result."""
        gradient = [0.0] * len(self.weights)
        player = Player(self.reader, Habits(self.weights), heat)
        total = 0.0
        for number, deal in enumerate(deals):
            total += self.compare(deal, games, player, (seed + number) * games, gradient)
        scale = 1.0 / (games * len(deals))
        self.step([push * scale for push in gradient], rate)
        return total / len(deals)

    def compare(self, deal: State, games: int, player: Player, seed: int, gradient: list[float]) -> float:
        """Play one deal several times; add what its better games did, for all seats; return the mean result."""
        played: list[list[Step]] = []
        results: list[list[float]] = []
        for number in range(games):
            state = deal.copy()
            played.append(player.play_and_note(state, Dice(seed + number), []))
            results.append([self.reader.final(state, seat) for seat in range(state.seats)])
        total = 0.0
        for seat in range(deal.seats):
            mean = 0.0
            for result in results:
                mean += result[seat] / games
            total += mean / deal.seats
            for steps, result in zip(played, results, strict=True):
                advantage = (result[seat] - mean) / SPREAD
                if advantage:
                    add_gradient(steps, seat, max(-MOST_ADVANTAGE, min(MOST_ADVANTAGE, advantage)), gradient)
        return total

    def step(self, gradient: list[float], rate: float) -> None:
        """Move the weights along a gradient, each by about the rate."""
        self.steps += 1
        first = 1.0 - MEMORY**self.steps
        second = 1.0 - LONG_MEMORY**self.steps
        for mark in range(len(gradient)):
            push = gradient[mark]
            direction = self.direction[mark] = MEMORY * self.direction[mark] + (1.0 - MEMORY) * push
            size = self.size[mark] = LONG_MEMORY * self.size[mark] + (1.0 - LONG_MEMORY) * push * push
            if direction:
                self.weights[mark] += rate * direction / first / (sqrt(size / second) + LEAST_SIZE)
