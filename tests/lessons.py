"""A learner who follows a lesson to the letter, against the friendly bot."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nextfrontier.kernel.agenda import State
from nextfrontier.kit.lessons import FRIEND, LEARNER, Lesson, Step, fits, lesson_in
from nextfrontier.record.record import Record
from nextfrontier.shelf import PLUGINS, game, plugin

SLUGS = [slug for slug, found in PLUGINS.items() if lesson_in(found.package)]
MOST_MOVES = 20
MOST_GIVEN = 4  # moves between two steps of a turn

Choose = Callable[[list[str]], str]  # one of the moves that fulfil a step


def lesson_of(slug: str) -> Lesson:
    """Return the lesson of a game."""
    found = lesson_in(plugin(slug).package)
    assert found is not None
    return found


class Course:
    """A lesson being played: the game so far, and the steps and moves of the bot that are still to come."""

    def __init__(self, slug: str, choose: Choose = lambda moves: moves[0]) -> None:
        self.lesson = lesson_of(slug)
        self.record = Record(game(slug), 2, self.lesson.options, self.lesson.seed)
        self.steps = list(self.lesson.steps)
        self.friend = list(self.lesson.friend)
        self.choose = choose

    def play(self) -> Iterator[Step]:
        """Go through all steps; each comes before its move is made, or when it would be read."""
        while self.steps:
            step = self.steps.pop(0)
            if step.play:
                self.go_on_to(step)
            yield step
            if step.play:
                moves = [move for move in self.legal(LEARNER) if fits(step.play, move)]
                self.record.play(LEARNER, self.choose(moves))
        self.let_friend_play()

    def go_on_to(self, step: Step) -> None:
        """Let the bot play, and make the moves that are not worth a step, until the step's move can be made."""
        for _ in range(MOST_MOVES):
            self.let_friend_play()
            state = self.record.state
            line = self.find_line(state, step, MOST_GIVEN)
            given = self.given(state)
            assert line is not None or given, (
                f"step {step.id}: {step.play} are not among {self.legal(LEARNER)}"
            )
            for move in given[:1] if line is None else line:
                self.record.play(LEARNER, move)
            if line is not None:
                return

    def find_line(self, state: State, step: Step, most: int) -> list[str] | None:
        """Return the shortest row of given moves after which the step's move can be made at once."""
        if any(fits(step.play, move) for move in moves_of(state, LEARNER)):
            return []
        found: list[list[str]] = []
        for move in self.given(state) if most else []:
            if move == "end":  # the bot's moves come after it
                continue
            after = state.copy()
            after.play(LEARNER, after.parse(LEARNER, move))
            line = self.find_line(after, step, most - 1)
            if line is not None:
                found.append([move, *line])
        return min(found, key=len, default=None)

    def given(self, state: State) -> list[str]:
        """Return the possible moves that are not worth a step."""
        return [move for move in moves_of(state, LEARNER) if fits(self.lesson.given, move)]

    def let_friend_play(self) -> None:
        """Make the bot's moves as long as it is asked for some."""
        while self.record.state.required_decision(FRIEND) and self.friend:
            self.record.play(FRIEND, self.friend.pop(0))

    def legal(self, seat: int) -> list[str]:
        """Return the legal moves of a seat in notation."""
        return moves_of(self.record.state, seat)


def moves_of(state: State, seat: int) -> list[str]:
    """Return the moves by which a seat can answer its decision, in notation; none if it has none."""
    if state.required_decision(seat) is None:
        return []
    return [state.notation(seat, move) for move in state.moves(seat)]
