"""Every level of every game: it is found by its name, and its reasons add up."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import LEVELS, adviser_of, bot, level_of, levels_of, usual_level
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import PLUGINS, game

BOTS = [(slug, level) for slug in PLUGINS for level in levels_of(slug)]
FEW = Budget(nodes=9_000)  # enough for a look ahead
LOOKS = 2  # at decisions of one game


def test_levels_have_an_order_and_the_usual_names() -> None:
    for slug in PLUGINS:
        names = list(levels_of(slug))
        assert names == [level for level in LEVELS if level in names]
        assert usual_level(slug) in names
        assert adviser_of(slug) in names


def test_every_level_but_random_tells_what_it_reaches_alone() -> None:
    for slug in PLUGINS:
        silent = [name for name, level in levels_of(slug).items() if level.points is None]
        assert silent == ["random"]


def test_an_unknown_level_is_refused_with_those_that_exist() -> None:
    with pytest.raises(Refused) as refused:
        level_of("underwater-cities", "grandmaster")
    assert "strong" in str(refused.value.reasons[0].parameters["known"])


def situations(slug: str) -> list[tuple[State, int]]:
    """Return decisions of a game of three, and who decides."""
    found: list[tuple[State, int]] = []
    known: Any = game(slug)
    state: State = known.new(3, {}, 11)
    walker = bot(slug, "greedy")
    while (seat := state.to_move()) >= 0 and len(found) < 6 * LOOKS:
        if len(state.moves(seat)) > 1:
            found.append((state.copy(), seat))
        state.play(seat, walker.choose(view_of(state, seat), seat, Budget(nodes=30), 1).move)
    return found[::6]


@pytest.mark.parametrize(("slug", "level"), [each for each in BOTS if each[1] not in ("random", "greedy")])
def test_the_terms_by_which_a_candidate_is_behind_add_up(slug: str, level: str) -> None:
    mind = bot(slug, level)
    for state, seat in situations(slug):
        told = mind.choose(view_of(state, seat), seat, FEW, 3).explain["candidates"]
        assert told[0]["behind"] == {}
        for each in told:
            difference = told[0]["value"] - each["value"]
            assert sum(each["behind"].values()) == pytest.approx(difference, abs=0.4)
