"""The single thoughts of a review, small enough that a bot's process is soon free again.

A task has a position that the seat might be in, as any question to a bot, from which its view is made again. It asks
for the best moves, or for what rows of moves come to in some guesses. The guesses that choose the best moves are
others than those in which rows are compared, so that a lucky guess does not make a loss.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.reviewing.judges import reviewer_of
from nextfrontier.bots.reviewing.spans import is_ending
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, Unknowable, seed_bytes
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.views import determinize, view_of
from nextfrontier.shelf import game

Results = list[list[float]]  # by row of moves: what it came to, by term
MOST_STEPS: Final = 16  # of the best moves; what comes after them is played steadily
GUESSES: Final = 10_000  # numbers of guesses that belong to one seed
FRESH: Final = 1_000_000  # added to the seed of the search, so that its guesses are not met again


class Task(msgspec.Struct, frozen=True):
    """A question about a choice of a seat."""

    question: Document  # as for a bot: game, seats, options, position, seat
    seed: int
    nodes: int  # to find each of the best moves
    rows: list[list[str]] = []  # of moves, to be compared; none: the best moves are asked for
    first: int = 0  # guess
    guesses: int = 0


def do_task(task: Task) -> Document:
    """Answer a task: with the best `moves`, or with the `results` of all rows in every guess."""
    question = task.question
    known: Any = game(question["game"])
    seat: int = question["seat"]
    state = known.position(question["seats"], question["options"], task.seed, question["position"])
    view = view_of(state, seat)
    if not task.rows:
        return {"moves": find_best(view, seat, task)}
    return {"results": compare_rows(view, seat, task)}


def find_best(view: State, seat: int, task: Task) -> list[str]:
    """Return the best moves by the bot, up to the end of the turn or the first that shows something hidden."""
    bot = reviewer_of(task.question["game"]).bot
    after = view.copy()
    found: list[str] = []
    while len(found) < MOST_STEPS:
        move = bot.choose(after, seat, Budget(nodes=task.nodes), task.seed).move
        found.append(after.notation(seat, move))
        try:
            if is_ending(after, seat, move) or after.may_reveal(seat, move):
                break
            after.play(seat, move)
        except Unknowable:
            break
        if after.required_decision(seat) is None or is_ending(after, seat, 0):
            break
    return found


def compare_rows(view: State, seat: int, task: Task) -> list[Results]:
    """Play on after each row of moves in the same guesses, and return what it comes to."""
    judge = reviewer_of(task.question["game"]).judge
    found: list[Results] = []
    first = (task.seed + FRESH) * GUESSES + task.first
    for seed in range(first, first + task.guesses):
        guess = determinize(view, Chance(seed_bytes(seed), None))
        ends: list[State] = []
        results: Results = []
        for row in task.rows:
            end = play_row(guess, seat, row)
            same = ends.index(end) if end in ends else -1
            results.append(results[same] if same >= 0 else judge.play_on(end, seat, seed))
            ends.append(end)
        found.append(results)
    return found


def play_row(guess: State, seat: int, row: list[str]) -> State:
    """Return the position after the moves of a row, as far as they are legal in this guess, without ending the turn."""
    state = guess.copy()
    for text in row:
        move = read_move(state, seat, text)
        if move is None or is_ending(state, seat, move):
            break
        state.play(seat, move)
    return state


def read_move(state: State, seat: int, text: str) -> int | None:
    """Return the move with this name; None if it is not legal here."""
    if state.decision(seat) is None:
        return None
    try:
        move = state.parse(seat, text)
    except Refused:
        return None
    return move if move in state.moves(seat) else None
