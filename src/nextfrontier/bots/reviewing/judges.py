"""Judges: what a full position comes to for a seat if all play on steadily, by the bot that gives advice."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from nextfrontier.bots.base import Bot
from nextfrontier.bots.budget import Budget, Effort
from nextfrontier.bots.learnt import SearchBot
from nextfrontier.bots.levels import adviser_of, level_of
from nextfrontier.bots.search.foresight import ForesightBot
from nextfrontier.bots.search.habits import Dice, Player
from nextfrontier.bots.search.turns import Turn
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.reasons import refusal

POINTS: Final = "points"  # the term of the result of a game that is over
STEADY_HEAT: Final = 0.25  # of habits: the likely moves, and now and then another


class Care(NamedTuple):
    """How much thought a choice is given."""

    nodes: int  # to find each of the best moves
    guesses: int  # in which moves are compared
    again: int  # in which they are compared anew if much seems to be lost
    portion: int  # guesses of one step of a solo game, so that a step takes less than a second

    def share(self, percent: int) -> Care:
        """Return a part of this care, at least a little."""
        nodes, guesses, again = (max(2, amount * percent // 100) for amount in self[:3])
        return Care(nodes, guesses, again, self.portion)


class Judge(Protocol):
    """Says what positions come to, source by source."""

    terms: list[str]
    care: Care

    def play_on(self, state: State, seat: int, seed: int) -> list[float]:
        """Return what a full position comes to for a seat, by term; they add up to points."""

    def final(self, state: State, seat: int) -> float:
        """Return the result of a game that is over, as `play_on` reckons it."""


class ForesightJudge:
    """Plays on to the end of the game by habit."""

    care = Care(nodes=4_000, guesses=96, again=192, portion=48)

    def __init__(self, bot: ForesightBot) -> None:
        self.bot = bot
        self.terms: list[str] = bot.reader.terms()

    def play_on(self, state: State, seat: int, seed: int) -> list[float]:
        reader = self.bot.reader
        after = state.copy()
        Player(reader, self.bot.habits(state), STEADY_HEAT).play_to_end(after, Dice(seed))
        return reader.sources(after, seat)

    def final(self, state: State, seat: int) -> float:
        return self.bot.reader.final(state, seat)


class SearchJudge:
    """Plays some turns on, and values the position then."""

    care = Care(nodes=6_000, guesses=12, again=24, portion=6)

    def __init__(self, bot: SearchBot) -> None:
        self.bot = bot
        self.terms: list[str] = bot.mind.terms

    def play_on(self, state: State, seat: int, seed: int) -> list[float]:
        found = self.bot.rollouts.play_on(Turn((), state, 0.0), state, seat, seed, Effort(Budget()))
        if POINTS in self.terms and not any(found[1:]):  # the game was over: the first term has the result
            return [found[0] if term == POINTS else 0.0 for term in self.terms]
        return found

    def final(self, state: State, seat: int) -> float:
        return self.bot.mind.guide.final(state, seat)


class Reviewer(NamedTuple):
    """The bot that finds the better moves of a game, and its judge."""

    bot: Bot
    judge: Judge


def reviewer_of(game: str) -> Reviewer:
    """Return the reviewer of a game; refuse if none of its bots looks ahead."""
    bot = level_of(game, adviser_of(game)).bot
    judge = judge_by(bot)
    if judge is None:
        raise refusal("no_review", "", game=game[:80])
    return Reviewer(bot, judge)


def judge_by(bot: Bot) -> Judge | None:
    """Return the judge that thinks as a bot does; None if the bot does not look ahead."""
    if isinstance(bot, ForesightBot):
        return ForesightJudge(bot)
    return SearchJudge(bot) if isinstance(bot, SearchBot) else None
