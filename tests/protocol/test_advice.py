"""Advice in words: what a bot's move does and leads to, the same as the rules' own forecasts say."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from nextfrontier.bots.budget import Budget
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.views import view_of
from nextfrontier.kit.words.advising import Advice, Adviser, say_advice
from nextfrontier.protocol.advice import follow_line, tell_advice, things_in
from nextfrontier.record.record import Record
from nextfrontier.server.bots.worker import choose
from nextfrontier.server.gate import bot_question
from nextfrontier.shelf import game, plugin

SLUGS = ("underwater-cities", "evacuation")
NOTATION = re.compile(r"\w\+\w|\bdecline\b|\bdone\b|\{|\d\.\d\d")
STEP = 9  # of so many moves one is asked about


def advised(slug: str, seed: int) -> Iterator[tuple[Record, int, Document]]:
    """Play a random game, and ask the best bot now and then."""
    record, chance = Record(game(slug), 2, {}, seed), random.Random(seed)
    while not record.over:
        seat = record.state.to_move()
        if len(record.entries) % STEP == 0:
            yield (
                record,
                seat,
                choose(bot_question(record, seat), "greedy", Budget(milliseconds=20), seed, foresees=True),
            )
        record.play(seat, record.state.notation(seat, chance.choice(record.state.moves(seat))))


@pytest.mark.parametrize("slug", SLUGS)
def test_an_advice_is_said_in_words_without_notation_in_all_positions_of_a_game(slug: str) -> None:
    clauses = 0
    for record, seat, answer in advised(slug, 3):
        view = view_of(record.state, seat)
        told = tell_advice(record.game, view, seat, answer, "en")
        label, text = told.move.label, told.text
        assert text.startswith(label)
        assert not NOTATION.search(text), text
        moves = [each["move"] for each in answer["explain"].get("candidates", [])]
        others = [move for move in moves if things_in(move) != things_in(answer["move"])]
        assert ("Second best: " in text) == bool(others), text
        clauses += text.startswith(f"{label}: ")
    assert clauses > 3


@pytest.mark.parametrize("slug", SLUGS)
def test_the_moves_that_a_bot_foresees_can_be_played_in_this_order(slug: str) -> None:
    longest = 0
    for record, seat, answer in advised(slug, 4):
        view = view_of(record.state, seat)
        line = [answer["move"], *answer["line"]]
        followed = follow_line(record.game, view, seat, line, "en")
        assert len(followed.moves) == len(line)
        assert not any(event.reveals for event in followed.events)
        longest = max(longest, len(line))
    assert longest > 1


@pytest.mark.parametrize(
    ("behind", "said"),
    [
        (
            {"production": 3.0, "habit": -0.6},
            "Second best: B, −2.4 points by its reckoning (production −3.0; experience +0.6).",
        ),
        (
            {"production": -3.0, "habit": 1.8},
            "Perhaps better: B, +1.2 points in a few guesses (production +3.0; experience −1.8).",
        ),
        ({}, "Second best: B."),
    ],
)
def test_a_move_that_comes_out_ahead_is_not_called_second_best(behind: dict[str, float], said: str) -> None:
    words: Adviser = plugin("underwater-cities").load("advice")
    advice = Advice("A", [], "B", behind, is_only=False)
    assert say_advice(words.catalogues["en"], advice, []) == f"A. {said}"


@pytest.mark.parametrize(
    ("behind", "says_same"), [({"habit": 5.2}, True), ({"habit": 5.2, "goals": 1.0}, False), ({}, False)]
)
def test_where_guesses_show_no_difference_experience_is_no_number(
    behind: dict[str, float], says_same: bool
) -> None:
    record = Record(game("evacuation"), 1, {}, 1)
    view = view_of(record.state, 0)
    first, second = [view.notation(0, move) for move in view.moves(0)[:2]]
    answer = {
        "move": first,
        "line": [],
        "explain": {"moves": 2, "candidates": [{"move": first}, {"move": second, "behind": behind}]},
    }
    text = tell_advice(record.game, view, 0, answer, "en").text
    assert ("It comes to the same" in text) == says_same
    assert ("experience −5.2" in text) == ("goals" in behind)
