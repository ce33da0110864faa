"""Reasons of choices that habit was sure of: the move is compared with the likeliest other, and stays chosen."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.bots.base import Level
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.foreseeing import advise
from nextfrontier.bots.levels import adviser_of, level_of
from nextfrontier.bots.search.foresight import REASON_GUESSES
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.views import view_of
from nextfrontier.protocol.advice import tell_advice
from nextfrontier.shelf import game
from tests.bots.choices import FEW, LEAST, find_choice

SLUGS = ("underwater-cities", "evacuation")
HABITUAL = ("newcomer", "regular")


def sure_choice(slug: str, seats: int = 2) -> tuple[State, int]:
    """Return a decision in which habit leaves a single candidate to `strong`, and who decides."""
    return find_choice(slug, seats, is_sure=True)


def candidates_of(answer: Document) -> list[dict[str, Any]]:
    """Return what an answer tells of each move."""
    told: list[dict[str, Any]] = answer["explain"]["candidates"]
    return told


def ask(level: Level, view: State, seat: int, budget: Budget = FEW) -> Document:
    return advise(level, view, seat, budget, 7)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_sure_choice_is_compared_with_the_likeliest_other_move(slug: str) -> None:
    state, seat = sure_choice(slug)
    view, level = view_of(state, seat), level_of(slug, adviser_of(slug))
    answer = ask(level, view, seat)
    best, second = candidates_of(answer)
    assert best["move"] == answer["move"] == view.notation(seat, level.bot.choose(view, seat, FEW, 7).move)
    assert best["odds"] > second["odds"]
    assert best["guesses"] == second["guesses"] > 0
    assert second["behind"]
    difference = best["value"] - second["value"]
    assert sum(second["behind"].values()) == pytest.approx(difference, abs=0.4)
    assert "points" in tell_advice(game(slug), view, seat, answer, "en").text


@pytest.mark.parametrize("slug", SLUGS)
def test_nodes_decide_how_many_guesses_a_reason_takes(slug: str) -> None:
    state, seat = sure_choice(slug, 1)
    view, level = view_of(state, seat), level_of(slug, adviser_of(slug))
    fewest, most = (
        candidates_of(ask(level, view, seat, budget))[0]["guesses"] for budget in (LEAST, Budget())
    )
    assert (fewest, most) == (1, REASON_GUESSES)


@pytest.mark.parametrize("level", HABITUAL)
@pytest.mark.parametrize("slug", SLUGS)
def test_bots_that_play_by_habit_alone_tell_what_their_move_is_worth(slug: str, level: str) -> None:
    state, seat = sure_choice(slug)
    view, found = view_of(state, seat), level_of(slug, level)
    answer = ask(found, view, seat)
    assert answer["move"] == view.notation(seat, found.bot.choose(view, seat, FEW, 7).move)
    assert [each["guesses"] > 0 for each in candidates_of(answer)] == [True, True]
    assert candidates_of(answer)[1]["behind"]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_choice_that_was_made_by_guesses_keeps_its_own_reasons(slug: str) -> None:
    state, seat = find_choice(slug, 2, is_sure=False)
    view, level = view_of(state, seat), level_of(slug, adviser_of(slug))
    assert ask(level, view, seat)["explain"] == level.bot.choose(view, seat, FEW, 7).explain
