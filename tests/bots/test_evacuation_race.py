"""The greedy bot of Evacuation in a race: what the end condition, the adjustments and the ties ask for."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.bots.evacuation.race import RaceReckoning
from nextfrontier.bots.levels import DEFAULT_BUDGET, bot
from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.evacuation.rules.race import meets_end_condition
from nextfrontier.kernel.views import view_of
from tests.games.evacuation.table import Table, table

FEW_FACES = {"new": ["ST00", "ST01", "ST03"]}
MANY_FACES = {"new": ["ST00", "ST16", "ST17"]}


def race(year: int) -> Table:
    """Return a race of two in this year, seat 0 to act."""
    return table(2, mode="race").put(year=year)


def passed(year: int, **player: Any) -> Table:
    """Return a race of two in this year in which seat 0 has passed."""
    return race(year).put(to_play=1).player(0, passed=True, **player)


def reckoning(game: Table) -> RaceReckoning:
    """Return the position as seat 0 sees it."""
    return RaceReckoning(game.worlds, 0)


def chosen(game: Table) -> str:
    """Return the move that the bot chooses for seat 0."""
    choice = bot(EVACUATION.slug, "greedy").choose(view_of(game.worlds, 0), 0, DEFAULT_BUDGET, 1)
    return game.worlds.notation(0, choice.move)


@pytest.mark.parametrize(("actions", "landing"), [([], 0), ([1], 1), ([4, 4], 1), ([4, 4, 2], 2)])
def test_in_the_last_year_it_counts_on_the_tiles_that_its_power_lands(
    actions: list[int], landing: int
) -> None:
    """Markers on 12 and 10: the first tile lands with 1 step, the second with 10."""
    game = passed(4, markers="12, 10", tiles={"old": 0, "new": 0}, actions=actions)
    assert reckoning(game).tiles_landing() == landing


def test_steps_that_land_no_tile_are_worth_nothing_in_the_last_year() -> None:
    few = passed(4, markers="20, 17", tiles={"old": 0, "new": 2}, actions=[1])
    many = passed(4, markers="20, 17", tiles={"old": 0, "new": 2}, actions=[4])
    assert reckoning(few).progress() == reckoning(many).progress() == 0


@pytest.mark.parametrize(("markers", "energy"), [("9, 9", 5), ("11, 9", 9), ("11, 11", 4)])
def test_it_knows_which_world_will_pay_for_its_actions(markers: str, energy: int) -> None:
    """EV-PASS-09..11: 5 Energy on the Old World, 3 and a production of 1 on the New World."""
    stock: dict[str, Any] = {"old": "0/0/5", "new": "0/0/3", "production": "1/1/1"}
    game = passed(3, markers=markers, **stock, left=[], tiles={"old": 0, "new": 0})
    assert reckoning(game).energy_next_year() == energy


def ending(year: int, own: dict[str, Any], other: dict[str, Any]) -> float:
    """Return the value of the end of this race for seat 0."""
    game = race(year).player(0, **{"left": [], **own}).player(1, **{"left": [], **other})
    assert meets_end_condition(game.someone())
    return reckoning(game).ending_value()


def test_a_race_is_ended_to_win_it_and_ties_are_known() -> None:
    """EV-RACE-09, EV-RACE-18: faces decide between those who still meet the condition; an Area left behind counts."""
    happy, plain = (
        {"production": "8/8/8", "stadiums": MANY_FACES},
        {"production": "8/8/8", "stadiums": FEW_FACES},
    )
    assert ending(3, happy, plain) > 0 > ending(3, plain, happy)
    assert ending(3, {**happy, "left": ["OW1", "OW2", "OW3"]}, plain) < 0
    assert ending(4, plain, happy) == 0, "it ends anyway"


LAST_YEAR: dict[str, Any] = {"left": [], "old": "0/0/0", "markers": "12, 12"}


def test_it_takes_the_action_that_wins_the_race_at_once() -> None:
    """EV-RACE-02: the missing level, or the missing Stadium, before anything else."""
    settle = race(4).player(
        0, production="8/8/7", stadiums={"new": ["ST01", "ST02", "ST03"]}, people=1, new="1/1/1", **LAST_YEAR
    )
    assert chosen(settle) == "A3"
    build = race(4).player(
        0, production="8/8/8", stadiums={"new": ["ST04", "ST05"]}, people=2, new="3/3/3", **LAST_YEAR
    )
    assert chosen(build) == "A5"


def test_a_race_of_greedy_bots_ends_by_its_condition() -> None:
    seed, greedy = 3001, bot(EVACUATION.slug, "greedy")
    state = EVACUATION.new(2, {"mode": "race"}, seed)
    number = 0
    while (seat := state.to_move()) >= 0:
        number += 1
        state.play(
            seat, greedy.choose(view_of(state, seat), seat, DEFAULT_BUDGET, 1_000 * seed + number).move
        )
    assert state.ending >= 0
