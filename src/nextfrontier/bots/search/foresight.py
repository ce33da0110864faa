"""Foresight: play the likeliest moves on to the end of the game, in many guesses of what is hidden, before choosing."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt

from nextfrontier.bots.base import Choice
from nextfrontier.bots.budget import Budget, Effort
from nextfrontier.bots.search.habits import Dice, Habits, Player, Reader, odds_of, pick
from nextfrontier.bots.search.tally import Tally, behind
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.views import determinize

SHOWN = 5
MOST_GUESSES = 10_000
DOUBT = 8.0  # guesses that habit counts for beside what the guesses show
TRUST = 1.0  # points that a move is worth more by habit if it is about three times as likely
UNLIKELY = 0.004  # moves below these odds are not looked at
LEAST_ODDS = 1e-9
USUAL_NODES = 15_000  # decisions in playouts, where a budget has no limit
RIVALS = "rivals"  # what the best of the others gets
GOAL = "goal"  # what counts beside the points
HABIT = "habit"  # what habit says for a move
FADING = 0.5  # what earlier stages count for in the next one
LOOKS = 8  # guesses between two looks at who is surely behind
SURE = 2.5  # standard errors that make it sure
REASON_GUESSES = 16  # for the reasons of a choice that was made without any


class Candidate(Tally):
    """A move under consideration, with its odds by habit and what it came to in each guess."""

    __slots__ = ("expected", "move", "odds", "results")

    def __init__(self, move: int, odds: float, terms: int) -> None:
        super().__init__([0.0] * terms, 0.0)
        self.move = move
        self.odds = odds
        self.results: list[float] = []
        self.expected = Tally([0.0] * terms, 1.0)  # of results and habit together

    def learn(self, terms: list[float]) -> None:
        super().learn(terms)
        total = 0.0
        for worth in terms:
            total += worth
        self.results.append(total)

    def is_surely_behind(self, other: Candidate) -> bool:
        """Tell whether the guesses that both were tried in leave no doubt, or show no difference at all."""
        number = min(len(self.results), len(other.results))
        if number < LOOKS:
            return False
        total = squares = 0.0
        for guess in range(number):
            less = other.results[guess] - self.results[guess]
            total += less
            squares += less * less
        spread = max(squares - total * total / number, 0.0) / (number - 1)
        return total >= SURE * sqrt(spread * number)


def odds_of_candidate(candidate: Candidate) -> float:
    return candidate.odds


def worth_of_candidate(candidate: Candidate) -> float:
    return candidate.expected.mean()


class HabitBot:
    """Chooses the likeliest move."""

    def __init__(self, reader: Reader, habits_of: Callable[[State], Habits]) -> None:
        self.reader = reader
        self.habits_of = habits_of  # for the seats and options of a game
        self.terms = [*reader.terms(), RIVALS, GOAL, HABIT]

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> Choice:
        """Choose a legal move of this seat's open decision."""
        legal = view.moves(seat)
        if len(legal) == 1:
            return Choice(legal[0], {"moves": 1})
        candidates = self.likely_moves(view, seat)
        effort = Effort(budget)
        effort.nodes += len(candidates)
        ranked = self.rank(view, seat, candidates, effort, seed)
        shown = [self.tell(view, seat, each, ranked[0]) for each in ranked[:SHOWN]]
        return Choice(ranked[0].move, {"moves": len(legal), "candidates": shown, "nodes": effort.nodes})

    def tell(self, view: State, seat: int, candidate: Candidate, best: Candidate) -> dict[str, object]:
        """Tell what is thought of a move: its odds, and what it came to, with the sources by which it is behind."""
        return {
            "move": view.notation(seat, candidate.move),
            "odds": round(candidate.odds, 3),
            "value": round(candidate.expected.mean(), 2),
            "guesses": len(candidate.results),
            "behind": behind(self.terms, best.expected, candidate.expected),
        }

    def likely_moves(self, view: State, seat: int) -> list[Candidate]:
        """Return the moves that are worth a thought, likeliest first."""
        moves = self.reader.moves(view, seat)
        scores = self.habits_of(view).score(self.reader, view, seat, moves)
        odds = odds_of(scores, 1.0)
        found = [Candidate(move, odd, len(self.terms)) for move, odd in zip(moves, odds, strict=True)]
        found.sort(key=odds_of_candidate, reverse=True)
        return found

    def rank(
        self, view: State, seat: int, candidates: list[Candidate], effort: Effort, seed: int
    ) -> list[Candidate]:
        """Return the candidates, best first."""
        return candidates


class CarelessBot(HabitBot):
    """Chooses likely moves, not always the likeliest: the more heat, the more careless."""

    def __init__(self, reader: Reader, habits_of: Callable[[State], Habits], heat: float) -> None:
        super().__init__(reader, habits_of)
        self.heat = heat

    def rank(
        self, view: State, seat: int, candidates: list[Candidate], effort: Effort, seed: int
    ) -> list[Candidate]:
        dice = Dice(seed)
        dice.roll()  # the first roll of neighbouring seeds is much alike
        place = pick(
            odds_of([log(max(each.odds, LEAST_ODDS)) for each in candidates], self.heat), dice.roll()
        )
        return [candidates[place], *candidates[:place], *candidates[place + 1 :]]


class ForesightBot(HabitBot):
    """Plays the likeliest moves on before it chooses; the better half goes on to the next stage, with more guesses.

    Moves that are surely behind are left at once: a clear choice takes little thought.
    """

    def __init__(
        self,
        reader: Reader,
        habits_of: Callable[[State], Habits],
        width: int,
        heat: float,
        rivalry: float,
    ) -> None:
        super().__init__(reader, habits_of)
        self.width = width  # moves that are compared
        self.heat = heat  # of playouts
        self.rivalry = rivalry  # what a point of the best other seat costs

    def rank(
        self, view: State, seat: int, candidates: list[Candidate], effort: Effort, seed: int
    ) -> list[Candidate]:
        going = [each for each in candidates[: self.width] if each.odds >= UNLIKELY] or candidates[:1]
        left: list[Candidate] = []
        player = Player(self.reader, self.habits_of(view), self.heat)
        stages = stages_of(len(going))
        guess = stage = 0
        while len(going) > 1:
            stage += 1
            while guess < MOST_GUESSES and not is_stage_over(effort, player.decisions, stage, stages):
                self.compare(view, seat, going, player, seed * MOST_GUESSES + guess)
                guess += 1
                if guess % LOOKS == 0:
                    going, surely_behind = part(going)
                    left = surely_behind + left
                    if len(going) == 1:
                        break
            if not guess or len(going) == 1:
                break
            sort_by_expectation(going)
            kept = better_half(len(going))
            left = going[kept:] + left
            going = going[:kept]
            for each in going:
                each.fade(FADING)
        effort.nodes += player.decisions
        return going + left

    def explain(self, view: State, seat: int, choice: Choice, budget: Budget, seed: int) -> Choice:
        """Compare a move that a bot chose without a guess with the likeliest other, and tell what they come to."""
        told = choice.explain.get("candidates")
        if not told or told[0]["guesses"]:
            return choice
        candidates = self.likely_moves(view, seat)
        pair = [each for each in candidates if each.move == choice.move]
        pair += [each for each in candidates if each.move != choice.move][:1]
        effort = Effort(budget)
        self.try_out(view, seat, pair, effort, seed)
        if len(pair) < 2 or not pair[0].results or not pair[1].results:
            return choice
        weigh(pair)
        shown = [self.tell(view, seat, each, pair[0]) for each in pair]
        nodes = choice.explain["nodes"] + effort.nodes
        return Choice(choice.move, {**choice.explain, "candidates": shown, "nodes": nodes})

    def try_out(self, view: State, seat: int, pair: list[Candidate], effort: Effort, seed: int) -> None:
        """Play two moves on in a few guesses, as far as the budget lasts."""
        player = Player(self.reader, self.habits_of(view), self.heat)
        for guess in range(REASON_GUESSES if len(pair) > 1 else 0):
            if effort.is_spent():
                return
            self.compare(view, seat, pair, player, seed * MOST_GUESSES + guess)
            effort.nodes = player.decisions

    def compare(self, view: State, seat: int, going: list[Candidate], player: Player, seed: int) -> None:
        """Play all candidates on in one guess, with the same dice."""
        guess = determinize(view, Chance(seed_bytes(seed), None))
        legal = guess.moves(seat)
        for each in going:
            if each.move in legal:
                state = guess.copy()
                state.play(seat, each.move)
                player.play_to_end(state, Dice(seed))
                each.learn(self.result(state, seat))

    def result(self, state: State, seat: int) -> list[float]:
        """Return the result of a game by source, less a share of that of the best other seat, and the goal."""
        own = self.reader.sources(state, seat)
        others = [self.reader.final(state, other) for other in range(state.seats) if other != seat]
        rivals = -self.rivalry * max(others) if others else 0.0
        return [*own, rivals, self.reader.beside(state, seat), 0.0]


def is_stage_over(effort: Effort, decisions: int, stage: int, stages: int) -> bool:
    """Tell whether a stage has had its share of the nodes, or of the time if that is the only limit."""
    if effort.most is None and effort.deadline is not None:
        return effort.has_passed(stage / stages)
    most = USUAL_NODES if effort.most is None else effort.most
    return decisions >= most * stage // stages or effort.is_spent()


def better_half(number: int) -> int:
    """Return how many of so many candidates go on to the next stage."""
    return (number + 1) // 2


def stages_of(number: int) -> int:
    """Return in how many stages so many candidates come down to one; one candidate has a stage, too."""
    return max(number - 1, 1).bit_length()


def sort_by_expectation(candidates: list[Candidate]) -> None:
    """Weigh candidates and put the best first."""
    weigh(candidates)
    candidates.sort(key=worth_of_candidate, reverse=True)


def weigh(candidates: list[Candidate]) -> None:
    """Weigh what candidates came to against what habit says of them.

    Few guesses are mostly luck: a candidate without any would come to the mean of all, more or less by habit.
    """
    mean = [0.0] * len(candidates[0].totals)
    for each in candidates:
        for term, worth in enumerate(each.mean_terms()):
            mean[term] += worth / len(candidates)
    for each in candidates:
        share = each.number / (each.number + DOUBT)
        terms = [
            share * own + (1.0 - share) * usual for own, usual in zip(each.mean_terms(), mean, strict=True)
        ]
        terms[-1] += (1.0 - share) * TRUST * log(max(each.odds, LEAST_ODDS))
        each.expected = Tally(terms, 1.0)


def part(going: list[Candidate]) -> tuple[list[Candidate], list[Candidate]]:
    """Return the candidates that may still be the best, and those that are surely behind, both best first."""
    sort_by_expectation(going)
    best = going[0]
    kept = [each for each in going if each is best or not each.is_surely_behind(best)]
    return kept, [each for each in going if each not in kept]
