"""Every level of every game: it is found by its name, and its reasons add up."""

from __future__ import annotations

import pytest

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import LEVELS, adviser_of, bot, level_of, levels_of, usual_level
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.views import view_of
from nextfrontier.shelf import PLUGINS
from tests.bots.choices import find_choice

ENOUGH = Budget(nodes=9_000)


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


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize("slug", list(PLUGINS))
def test_the_terms_by_which_a_candidate_is_behind_add_up(slug: str, level: str) -> None:
    """Terms below 0.05 points are left out, so the sum is not exact."""
    state, seat = find_choice(slug, 3, is_sure=False)
    told = bot(slug, level).choose(view_of(state, seat), seat, ENOUGH, 3).explain["candidates"]
    assert told[0]["behind"] == {}
    tried = [each for each in told[1:] if each["guesses"]]
    assert tried
    for each in tried:
        difference = told[0]["value"] - each["value"]
        assert max(map(abs, each["behind"].values())) >= 0.05
        assert sum(each["behind"].values()) == pytest.approx(difference, abs=0.4)
