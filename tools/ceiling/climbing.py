"""A search for the best game of one deal that knows all cards to come: it improves whole lines.

A line is a game as its decisions, by year, kind and number of the decision in that year. A change takes some decisions
out and lets habits answer them anew; a line that is not worse stays, at first also one that is a little worse.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable

from nextfrontier.bots.evacuation.marks.reading import WorldsReader
from nextfrontier.bots.search.habits import Habits, odds_of
from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.rules.scoring import score_of
from nextfrontier.games.evacuation.state.worlds import Worlds

Line = dict[tuple[int, str, int], int]  # moves by year, kind of decision and its number in that year
COOLING = 1.5  # points that a line may lose at first
RESTARTS = 3  # lines get stuck: others begin elsewhere
FIRST_GAMES = 60


class Climber:
    """Improves lines of one deal."""

    def __init__(self, deal: int, habits: Habits) -> None:
        self.start = GAME.new(1, {}, deal)
        self.reader = WorldsReader()
        self.habits = habits
        self.dice = random.Random(deal)
        self.games = 0

    def play(
        self, line: Line, heat: float, watch: Callable[[Worlds], None] | None = None
    ) -> tuple[int, Line]:
        """Play a game along a line, by habit where the line says nothing that is legal; return score and line."""
        state = self.start.copy()
        played: Line = {}
        seen: Counter[tuple[int, str]] = Counter()
        while (seat := state.to_move()) >= 0:
            moves = self.reader.moves(state, seat)
            if len(moves) == 1:
                move = moves[0]
            else:
                decision = state.required_decision(seat)
                assert decision is not None
                kind = decision.kind()
                at = (state.year, kind, seen[(state.year, kind)])
                seen[(state.year, kind)] += 1
                move = line.get(at, -1)
                if move not in moves:
                    scores = self.habits.score(self.reader, state, seat, moves)
                    move = self.dice.choices(moves, odds_of(scores, heat))[0]
                played[at] = move
            state.play(seat, move)
            if watch is not None:
                watch(state)
        self.games += 1
        return score_of(state, 0)["total"], played

    def change(self, line: Line) -> Line:
        """Return a line without some of its decisions: a few, a year's, or all from a moment on."""
        keys = list(line)
        roll = self.dice.random()
        if roll < 0.7:
            number = 1 + int(self.dice.expovariate(0.6))
            gone = set(self.dice.sample(keys, min(number, len(keys))))
        elif roll < 0.85:
            first = self.dice.randrange(len(keys))
            gone = set(keys[first : first + self.dice.randrange(2, 9)])
        else:
            gone = set(keys[self.dice.randrange(len(keys)) :])
        return {at: move for at, move in line.items() if at not in gone}

    def climb(self, seconds: float) -> tuple[int, Line]:
        """Return the best score and line found in so many seconds of processor time."""
        best, best_line = -999, Line()
        for _ in range(RESTARTS):
            score, line = max((self.play({}, 0.7) for _ in range(FIRST_GAMES)), key=lambda found: found[0])
            begun = time.process_time()
            while (spent := (time.process_time() - begun) * RESTARTS / seconds) < 1:
                heat = self.dice.choice((0.7, 1.2, 2.0))
                other, changed = self.play(self.change(line), heat)
                if other >= score - self.dice.expovariate(1.0) * COOLING * (1 - spent) * (spent < 0.8):
                    score, line = other, changed
                    if score > best:
                        best, best_line = score, line
        return best, best_line
