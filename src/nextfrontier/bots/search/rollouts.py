"""Look ahead: play the best turns on, a few turns far, in many guesses of what is hidden, the same for all of them."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.budget import Effort
from nextfrontier.bots.search.guide import Guide
from nextfrontier.bots.search.linear import LinearValue
from nextfrontier.bots.search.tally import Tally, mean_of
from nextfrontier.bots.search.turns import Turn, Turns
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.views import determinize

MOST_GUESSES: Final = 10_000
LEAST_GUESSES: Final = 4  # of a stage
FIRST_GUESSES: Final = 4.0  # for so many the value at the end of a turn counts


class Candidate(Tally):
    """A turn under consideration: the value of its end counts like a few results."""

    __slots__ = ("turn",)

    def __init__(self, turn: Turn, terms: list[float]) -> None:
        super().__init__([worth * FIRST_GUESSES for worth in terms], FIRST_GUESSES)
        self.turn = turn


class Policy:
    """Plays any seat on a full state: the best turn by value, as found by a narrow look."""

    def __init__(self, guide: Guide, value: LinearValue) -> None:
        self.guide = guide
        self.turns = Turns(guide, value, 1)

    def play_turn(self, state: State, seat: int) -> None:
        """Answer the open decision of a seat and all that follows from it, up to the end of its turn."""
        best = self.turns.find(state, seat, self.guide.known(state, seat))[0]
        for move in best.moves:
            state.play(seat, move)

    def go_to_turn(self, state: State, seat: int) -> bool:
        """End the turn and let everybody play until this seat is to begin another turn; False if none comes."""
        while True:
            mover = state.to_move()
            if mover < 0:
                return False
            ending = self.guide.ending(state, mover)
            if ending >= 0:
                state.play(mover, ending)
            elif mover == seat and self.guide.begins_turn(state, seat):
                return True
            else:
                self.play_turn(state, mover)


class Rollouts:
    """Compares turns by playing on: the better half goes on to the next stage, with more guesses each."""

    def __init__(self, guide: Guide, value: LinearValue, depth: int) -> None:
        self.guide = guide
        self.value = value
        self.policy = Policy(guide, value)
        self.depth = depth  # own turns that are played on

    def compare(
        self, view: State, seat: int, turns: list[Turn], effort: Effort, seed: int
    ) -> list[Candidate]:
        """Return all candidates, best first: those that came further before those that were left behind."""
        known = self.guide.known(view, seat)
        going = [Candidate(turn, self.value.terms_of(turn.state, seat, known)) for turn in turns]
        left: list[Candidate] = []
        stages = max(len(turns) - 1, 1).bit_length()
        guess = 0
        for stage in range(stages):
            limit = effort.share(stages - stage)
            least = guess + LEAST_GUESSES
            while guess < MOST_GUESSES and self.play_all(
                going, view, seat, seed * MOST_GUESSES + guess, effort
            ):
                guess += 1
                if effort.nodes >= limit and guess >= least:
                    break
            going.sort(key=mean_of, reverse=True)
            kept = (len(going) + 1) // 2
            left = going[kept:] + left
            going = going[:kept]
        return going + left

    def play_all(self, going: list[Candidate], view: State, seat: int, seed: int, effort: Effort) -> bool:
        """Play all candidates in one guess; if the budget ends before the last of them, none is the wiser."""
        found: list[list[float]] = []
        for candidate in going:
            if effort.is_spent():
                return False
            found.append(self.play_on(candidate.turn, view, seat, seed, effort))
        for candidate, terms in zip(going, found, strict=True):
            candidate.learn(terms)
        return True

    def play_on(self, turn: Turn, view: State, seat: int, seed: int, effort: Effort) -> list[float]:
        """Play a turn and some turns after it in one guess, and return what the position is worth then."""
        state = determinize(view, Chance(seed_bytes(seed), None))
        before = self.policy.turns.nodes
        for move in turn.moves:
            if state.to_move() != seat or move not in state.moves(seat):
                break  # something else was drawn than in the guess of the turn
            state.play(seat, move)
        if state.to_move() == seat and not self.guide.is_over(state, seat):
            self.policy.play_turn(state, seat)
        known = self.guide.known(state, seat)
        for _ in range(self.depth):
            if not self.policy.go_to_turn(state, seat):
                break
            known = self.guide.known(state, seat)
            self.policy.play_turn(state, seat)
        effort.nodes += self.policy.turns.nodes - before + 1
        return self.value.terms_of(state, seat, known)
