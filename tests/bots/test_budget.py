"""Budgets of bots: seed and nodes alone decide an answer, milliseconds end it early."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from nextfrontier.bots.base import Choice
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import bot, levels_of
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.views import view_of
from nextfrontier.record.record import Record
from nextfrontier.shelf import PLUGINS, game
from tests.bots.choices import find_choice

BOTS = pytest.mark.parametrize(
    ("slug", "level"), [(slug, level) for slug in PLUGINS for level in levels_of(slug)]
)
SEARCHING = ("strong", "expert")
GAMES = pytest.mark.parametrize("slug", list(PLUGINS))


def known(slug: str) -> Any:
    """Return the game of this name."""
    return game(slug)


def choices(slug: str, level: str, limit: Budget, number: int) -> list[tuple[str, dict[str, Any]]]:
    """Return the first answers of a game between two bots of this level."""
    record, player = Record(known(slug), 2, {}, 5), bot(slug, level)
    found = []
    for _ in range(number):
        seat = record.state.to_move()
        choice = player.choose(view_of(record.state, seat), seat, limit, record.version)
        found.append((record.state.notation(seat, choice.move), choice.explain))
        record.play(seat, found[-1][0])
    return found


def slow_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an hour pass between two looks at the clock."""
    hours = count(step=3600.0)
    monkeypatch.setattr("nextfrontier.bots.budget.time.monotonic", lambda: next(hours))


@BOTS
def test_seed_and_nodes_alone_decide_what_a_bot_plays(
    slug: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if an hour passes between two looks at the clock it plays the same, for the same reasons."""
    answers = 8 if level in SEARCHING else 40
    first = choices(slug, level, Budget(nodes=60), answers)
    slow_down(monkeypatch)
    assert choices(slug, level, Budget(nodes=60), answers) == first


def asked(slug: str, limit: Budget) -> Choice:
    """Return the answer of the greedy bot at the first turn of a game."""
    state: State = known(slug).new(2, {}, 5)
    while (decision := state.decision(seat := state.to_move())) and decision.kind() not in ("action", "turn"):
        state.play(seat, state.moves(seat)[0])
    return bot(slug, "greedy").choose(view_of(state, seat), seat, limit, 1)


@GAMES
def test_a_bot_with_fewer_nodes_evaluates_fewer_positions(slug: str) -> None:
    nodes = [asked(slug, limit).explain["nodes"] for limit in (Budget(nodes=1), Budget(nodes=150), Budget())]
    assert nodes[0] < nodes[1] < nodes[2]
    assert nodes[1] >= 150


@GAMES
def test_the_first_limit_that_is_reached_counts(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    few = asked(slug, Budget(nodes=0)).explain
    slow_down(monkeypatch)
    assert asked(slug, Budget(milliseconds=1)).explain == few
    assert asked(slug, Budget(nodes=1_000, milliseconds=1)).explain == few
    assert asked(slug, Budget(nodes=0, milliseconds=10**9)).explain == few


@GAMES
def test_a_search_with_time_alone_uses_the_time_and_not_a_usual_number_of_nodes(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock goes on by a millisecond between two looks at it, so that time is counted in looks."""
    state, seat = find_choice(slug, 2, is_sure=False)
    ticks = count(step=0.001)
    monkeypatch.setattr("nextfrontier.bots.budget.time.monotonic", lambda: next(ticks))
    monkeypatch.setattr("nextfrontier.bots.search.foresight.USUAL_NODES", 1)
    found = [
        bot(slug, "strong").choose(view_of(state, seat), seat, Budget(milliseconds=limit), 1).explain["nodes"]
        for limit in (4, 12)
    ]
    assert 2 * found[0] < found[1]
