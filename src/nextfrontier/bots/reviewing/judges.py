"""The judge: what a full position comes to for a seat if all play on steadily, by the habits of the adviser."""

from __future__ import annotations

from typing import Final, NamedTuple

from nextfrontier.bots.levels import adviser_of, level_of
from nextfrontier.bots.search.foresight import GOAL, ForesightBot
from nextfrontier.bots.search.habits import Dice, Player
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.reasons import refusal

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


class Judge:
    """Says what positions come to, source by source: it plays on to the end of the game by habit."""

    care: Final = Care(nodes=4_000, guesses=96, again=192, portion=48)

    def __init__(self, bot: ForesightBot) -> None:
        self.bot = bot
        self.terms = [*bot.reader.terms(), GOAL]

    def play_on(self, state: State, seat: int, seed: int) -> list[float]:
        """Return what a full position comes to for a seat, by term; they add up to points and the goal."""
        after = state.copy()
        Player(self.bot.reader, self.bot.habits_of(state), STEADY_HEAT).play_to_end(after, Dice(seed))
        return [*self.bot.reader.sources(after, seat), self.bot.reader.beside(after, seat)]

    def final(self, state: State, seat: int) -> float:
        """Return the result of a game that is over, as `play_on` reckons it."""
        return self.bot.reader.final(state, seat)

    def goal(self, state: State, seat: int) -> tuple[float, bool]:
        """Return what the goal of a game counts like, 0 if it has none, and whether the seat has reached it."""
        return self.bot.reader.goal(state), self.bot.reader.beside(state, seat) > 0.0


class Reviewer(NamedTuple):
    """The bot that finds the better moves of a game, and its judge."""

    bot: ForesightBot
    judge: Judge


def reviewer_of(game: str) -> Reviewer:
    """Return the reviewer of a game; refuse if none of its bots looks ahead."""
    bot = level_of(game, adviser_of(game)).bot
    if not isinstance(bot, ForesightBot):
        raise refusal("no_review", "", game=game[:80])
    selfish = ForesightBot(
        bot.reader, bot.habits_of, bot.width, bot.heat, rivalry=0.0
    )  # as the judge reckons
    return Reviewer(selfish, Judge(selfish))
