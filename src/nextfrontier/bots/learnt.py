"""Bots that have learnt what positions are worth: they choose the best turn at once, or after a look ahead."""

from __future__ import annotations

import random
from typing import Any, Final

from nextfrontier.bots.adding import add_up
from nextfrontier.bots.base import Choice
from nextfrontier.bots.budget import Budget, Effort
from nextfrontier.bots.search.guide import Guide
from nextfrontier.bots.search.linear import LinearValue
from nextfrontier.bots.search.rollouts import Candidate, Rollouts
from nextfrontier.bots.search.tally import behind
from nextfrontier.bots.search.turns import Turn, Turns
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.views import determinize

SHOWN: Final = 5
WITHIN_A_TURN: Final = 6  # a turn is chosen with all nodes, its later steps with a sixth of them each


class Mind:
    """What a bot has learnt of a game: its guide, the value of positions, and the names of its terms."""

    def __init__(self, guide: Guide, value: LinearValue, terms: list[str]) -> None:
        self.guide = guide
        self.value = value
        self.terms = terms


class LearntBot:
    """Chooses the turn that ends in the best position; with noise it errs, the same way for the same seed."""

    def __init__(self, mind: Mind, width: int = 1, noise: float = 0.0) -> None:
        self.mind = mind
        self.width = width  # rows of steps that are followed within a turn
        self.noise = noise  # points, the spread of its errors

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        """Choose the first move of the best turn."""
        legal = view.moves(seat)
        if len(legal) == 1:
            return Choice(legal[0], {"moves": 1})
        effort = Effort(budget)
        candidates = self.rank(view, seat, self.turns_of(view, seat, effort, seed), effort, seed)
        explain = self.explain(view, seat, candidates)
        return Choice(candidates[0].turn.moves[0], {"moves": len(legal), **explain, "nodes": effort.nodes})

    def turns_of(self, view: State, seat: int, effort: Effort, seed: int) -> list[Turn]:
        """Return the turns, best first, in one guess of what is hidden."""
        guide, value = self.mind.guide, self.mind.value
        state = determinize(view, Chance(seed_bytes(seed), None))
        known = guide.known(view, seat)
        turns = Turns(guide, value, self.width)
        found = turns.find(state, seat, known)
        ending = guide.ending(view, seat)
        if ending >= 0:
            found.append(Turn((ending,), state, value.of(state, seat, known)))
        effort.nodes += turns.nodes
        if self.noise:
            err(found, self.noise, seed)
        return sorted(found, key=lambda turn: -turn.value)

    def rank(self, view: State, seat: int, turns: list[Turn], effort: Effort, seed: int) -> list[Candidate]:
        """Return the best turns with what they are worth, best first."""
        known = self.mind.guide.known(view, seat)
        found: list[Candidate] = []
        for turn in best_by_first_move(turns)[:SHOWN]:
            terms = self.mind.value.terms_of(turn.state, seat, known)
            terms[0] += turn.value - add_up(terms)  # its error
            found.append(Candidate(turn, terms))
        return found

    def explain(self, view: State, seat: int, candidates: list[Candidate]) -> dict[str, Any]:
        """Tell the best moves with their values, and by which terms the others are behind the first."""
        best = best_candidates(candidates)[:SHOWN]
        return {
            "candidates": [
                {
                    "move": view.notation(seat, each.turn.moves[0]),
                    "value": round(each.mean(), 2),
                    "behind": behind(self.mind.terms, best[0], each),
                }
                for each in best
            ]
        }


class SearchBot(LearntBot):
    """Plays the best turns on, in many guesses of what is hidden, before it chooses."""

    def __init__(self, mind: Mind, width: int, candidates: int, depth: int) -> None:
        super().__init__(mind, width)
        self.candidates = candidates
        self.rollouts = Rollouts(mind.guide, mind.value, depth)

    def rank(self, view: State, seat: int, turns: list[Turn], effort: Effort, seed: int) -> list[Candidate]:
        if effort.most is not None and not self.mind.guide.begins_turn(view, seat):
            effort.most = effort.share(WITHIN_A_TURN)
        return self.rollouts.compare(view, seat, turns[: self.candidates], effort, seed)


def err(turns: list[Turn], noise: float, seed: int) -> None:
    """Misjudge turns by a few points each."""
    chance = random.Random(seed)
    for turn in turns:
        turn.value += chance.gauss(0.0, noise)


def best_candidates(candidates: list[Candidate]) -> list[Candidate]:
    """Return the best candidate with every first move, in the order of all."""
    found: dict[int, Candidate] = {}
    for candidate in candidates:
        found.setdefault(candidate.turn.moves[0], candidate)
    return list(found.values())


def best_by_first_move(turns: list[Turn]) -> list[Turn]:
    """Return the best turn with every first move, in the order of all turns."""
    found: dict[int, Turn] = {}
    for turn in turns:
        found.setdefault(turn.moves[0], turn)
    return list(found.values())
