"""Foresight: play the likeliest moves on to the end of the game, in many guesses of what is hidden, before choosing."""

from __future__ import annotations

from nextfrontier.bots.base import Choice
from nextfrontier.bots.budget import Budget, Effort
from nextfrontier.bots.search.habits import Dice, Habits, Player, Reader, odds_of
from nextfrontier.kernel import mypyc_attr
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.views import determinize

SHOWN = 5
MOST_GUESSES = 10_000
UNLIKELY = 0.004  # moves below these odds are not looked at
FADING = 0.5  # what earlier stages count for in the next one


class Candidate:
    """A move under consideration: its odds by habit, and its results so far."""

    __slots__ = ("move", "number", "odds", "total")

    def __init__(self, move: int, odds: float) -> None:
        self.move = move
        self.odds = odds
        self.total = 0.0
        self.number = 0.0

    def mean(self) -> float:
        """Return the mean result."""
        return self.total / self.number if self.number else 0.0


def mean_of(candidate: Candidate) -> float:
    return candidate.mean()


def odds_of_candidate(candidate: Candidate) -> float:
    return candidate.odds


@mypyc_attr(allow_interpreted_subclasses=True)
class HabitBot:
    """Chooses the likeliest move."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def habits(self, state: State) -> Habits:
        """Return the habits for the options of this game."""
        raise NotImplementedError

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        """Choose a legal move of this seat's open decision."""
        legal = view.moves(seat)
        if len(legal) == 1:
            return Choice(legal[0], {"moves": 1})
        candidates = self.likely_moves(view, seat)
        effort = Effort(budget)
        effort.nodes += len(candidates)
        ranked = self.rank(view, seat, candidates, effort, seed)
        shown = [
            {"move": view.notation(seat, each.move), "value": round(mean_of(each) or each.odds, 2)}
            for each in ranked[:SHOWN]
        ]
        return Choice(ranked[0].move, {"moves": len(legal), "candidates": shown, "nodes": effort.nodes})

    def likely_moves(self, view: State, seat: int) -> list[Candidate]:
        """Return the moves that are worth a thought, likeliest first."""
        moves = self.reader.moves(view, seat)
        scores = self.habits(view).scores(self.reader.marks(view, seat, moves))
        odds = odds_of(scores, 1.0)
        found = [Candidate(move, odd) for move, odd in zip(moves, odds, strict=True)]
        found.sort(key=odds_of_candidate, reverse=True)
        return found

    def rank(
        self, view: State, seat: int, candidates: list[Candidate], effort: Effort, seed: int
    ) -> list[Candidate]:
        """Return the candidates, best first."""
        return candidates


@mypyc_attr(allow_interpreted_subclasses=True)
class ForesightBot(HabitBot):
    """Plays the likeliest moves on before it chooses; the better half goes on to the next stage, with more guesses."""

    def __init__(self, reader: Reader, nodes: int, width: int, heat: float, rivalry: float) -> None:
        super().__init__(reader)
        self.nodes = nodes  # decisions in playouts, for one answer
        self.width = width  # moves that are compared
        self.heat = heat  # of playouts
        self.rivalry = rivalry  # what a point of the best other seat costs

    def rank(
        self, view: State, seat: int, candidates: list[Candidate], effort: Effort, seed: int
    ) -> list[Candidate]:
        going = [each for each in candidates[: self.width] if each.odds >= UNLIKELY] or candidates[:1]
        most = self.nodes if effort.most is None else min(self.nodes, effort.most)
        left: list[Candidate] = []
        player = Player(self.reader, self.habits(view), self.heat)
        stages = max(len(going) - 1, 1).bit_length()
        guess = stage = 0
        while len(going) > 1:
            stage += 1
            while (
                player.decisions < most * stage // stages and not effort.is_spent() and guess < MOST_GUESSES
            ):
                self.compare(view, seat, going, player, seed * MOST_GUESSES + guess)
                guess += 1
            going.sort(key=mean_of, reverse=True)
            kept = len(going) // 2
            left = going[kept:] + left
            going = going[:kept]
            for each in going:
                each.total *= FADING
                each.number *= FADING
        effort.nodes += player.decisions
        return going + left

    def compare(self, view: State, seat: int, going: list[Candidate], player: Player, seed: int) -> None:
        """Play all candidates on in one guess, with the same dice."""
        guess = determinize(view, Chance(seed_bytes(seed), None))
        legal = guess.moves(seat)
        for each in going:
            if each.move in legal:
                state = guess.copy()
                state.play(seat, each.move)
                player.play_to_end(state, Dice(seed))
                each.total += self.result(state, seat)
                each.number += 1

    def result(self, state: State, seat: int) -> float:
        """Return the result of a game that is over, less a share of that of the best other seat."""
        own = self.reader.final(state, seat)
        if state.seats == 1 or not self.rivalry:
            return own
        others = [self.reader.final(state, other) for other in range(state.seats) if other != seat]
        return own - self.rivalry * max(others)
