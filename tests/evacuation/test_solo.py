"""Solo, and the Solo deck as third player."""

from typing import Any

import pytest

from nextfrontier.evacuation.order import solo_order
from nextfrontier.evacuation.scoring import face_points
from nextfrontier.evacuation.solo import advance_civilizations, rival_turn
from tests.evacuation.table import Table, table


def solo(year: int = 1, **rival: Any) -> Table:
    return table(1).put(year=year, rival=rival)


def test_the_opponent_settles_along_an_arrow() -> None:
    """TV-70, TV-71; EV-SOLO-18, EV-SOLO-19, EV-SOLO-24..26."""
    game = solo(deck=["SO1", "SO4", "SO2"])
    rival_turn(game.worlds)
    assert game.document()["rival"]["place"] == 3
    assert game.document()["rival"]["areas"] == ["N49"]


def test_x_counts_as_four_when_settling() -> None:
    """TV-72; EV-SOLO-20."""
    game = solo(deck=["SO1", "SO3", "SO2"])
    rival_turn(game.worlds)
    assert game.document()["rival"]["place"] == 4
    assert game.document()["rival"]["areas"] == ["N58"]


def test_x_means_nothing_for_other_actions() -> None:
    """TV-73; EV-SOLO-21."""
    game = solo(deck=["SO4", "SO3", "SO2"])
    before = game.document()["rows"]
    rival_turn(game.worlds)
    assert game.document()["rows"] == before
    assert game.document()["rival"]["stadiums"] == []


def test_the_opponent_takes_stadiums_and_removes_other_items() -> None:
    """EV-SOLO-03, EV-SOLO-23, EV-SOLO-28..30."""
    game = solo(deck=["SO4", "SO2", "SO5", "SO1", "SO6"])
    second, first_ship = game.document()["rows"]["stadiums"][1], game.document()["rows"]["ships"][0]
    rival_turn(game.worlds)
    assert game.document()["rival"]["stadiums"] == [second]
    rival_turn(game.worlds)
    rival_turn(game.worlds)
    assert game.document()["decks"]["ships"][-1] == first_ship


def test_an_area_already_settled_stays_as_it_is_but_the_tile_moves() -> None:
    """EV-SOLO-27, OQ-46."""
    game = solo(deck=["SO1", "SO4", "SO2"]).player(0, settled={"N49": ["food"]})
    rival_turn(game.worlds)
    assert game.document()["rival"]["areas"] == []
    assert game.document()["rival"]["place"] == 3


@pytest.mark.parametrize(("year", "extra"), [(1, [2, 5]), (2, [2, 8])])
def test_the_other_civilizations_advance_by_the_bonus_card(year: int, extra: list[int]) -> None:
    """TV-74, TV-75; EV-SOLO-31..33, EV-SOLO-34, EV-SOLO-35."""
    game = solo(year, deck=["SO2"]).put(bonuses=["YB2", "YB8"])
    for side in (1, 2):
        advance_civilizations(game.worlds, side)
    assert [game.worlds.civilizations[place] for place in (0, 2)] == [2, 8]
    assert [game.worlds.civilizations[place] for place in (4, 6)] == extra


@pytest.mark.parametrize(
    ("own", "rival", "track"),
    [
        (["ST03"], ["ST06"], [1, 0, 2]),
        (["ST03"], ["ST10"], [1, 0, 2]),
        ([], ["ST10"], [1, 2, 0]),
        (["ST07"], ["ST06"], [1, 0, 2]),
        (["ST10"], ["ST06"], [0, 1, 2]),
    ],
)
def test_turn_order_against_the_opponent(own: list[str], rival: list[str], track: list[int]) -> None:
    """TV-76, TV-77; EV-SOLO-10, EV-SOLO-11, EV-SOLO-14..16."""
    game = solo(stadiums=rival).player(0, stadiums={"new": own})
    solo_order(game.worlds)
    assert list(game.worlds.track) == track


@pytest.mark.parametrize("year", [2, 3])
def test_large_stadiums_wait_until_year_three(year: int) -> None:
    """TV-78; EV-SOLO-12, EV-SOLO-13."""
    others = [f"ST{n:02d}" for n in range(5, 18) if n not in (14, 16)]
    game = table(1).put(year=year, rows={"stadiums": ["ST01", "ST02", "ST03"]})
    game.put(decks={"stadiums": ["ST16", "ST04", "ST14", *others]}, rival={"deck": ["SO4", "SO5", "SO6"]})
    rival_turn(game.worlds)
    row = game.document()["rows"]["stadiums"]
    assert row == ["ST02", "ST03", "ST04" if year == 2 else "ST16"]


def turns_before_transport(game: Table) -> int:
    """How often the simulated side acted until the Actions phase was over."""
    kinds = [event.kind for event in game.events if event.kind in ("rival_turn", "phase")]
    return kinds.index("phase")


@pytest.mark.parametrize(("year", "turns"), [(1, 5), (3, 6)])
def test_the_opponent_acts_with_every_card_but_the_last(year: int, turns: int) -> None:
    """TV-79; EV-SOLO-06..08, EV-SOLO-22."""
    game = table(1).put(year=year, phase=1).player(0, new="9/0/0", old="9/0/0")
    game.pending(["solo_year"], ["phase", 2])
    assert game.decision() == "action"
    assert turns_before_transport(game.play("pass")) == turns


def test_the_player_scores_for_at_least_as_many_faces_as_the_opponent() -> None:
    """TV-60, TV-115; EV-SOLO-36, OQ-42, OQ-88."""
    three = {"new": ["ST06", "ST01", "ST02"]}
    assert face_points(solo(stadiums=["ST07"]).player(0, stadiums=three).worlds) == [4]
    assert face_points(solo(stadiums=["ST10"]).player(0, stadiums=three).worlds) == [0]
    assert face_points(solo().worlds) == [0]


def test_the_third_lane_is_not_used_alone() -> None:
    """EV-SOLO-17."""
    game = table(1).put(phase=5).pending(["advance", 3, -1], ["phase", 6])
    assert game.refusal("front 3 second") == ("second_lane_not_used", "EV-PROG-09")


def test_the_solo_deck_may_play_a_third_player_who_acts_last() -> None:
    """EV-SOLO-38, OQ-53: it goes on after both have passed."""
    game = table(2, third_player=True)
    game.play("pass")
    assert len(game.worlds.solo_deck) == 6
    assert turns_before_transport(game.play("pass")) == 5


def test_the_goal_draft_alone_keeps_three_of_four() -> None:
    """EV-SOLO-04, EV-SOLO-05."""
    game = table(1).deal()
    sizes = []
    while game.decision() == "keep_goal":
        sizes.append(len(game.moves()))
        game.play(game.moves()[0])
    assert sizes == [4, 3, 2]
    assert len(game.moves()) == 4
    game.play(game.moves()[0])
    assert len(game.someone().goals) == 3
    assert len(game.worlds.rival_goals) == 4
    assert len(game.worlds.spared_goals) == 8
