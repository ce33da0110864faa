"""Solo."""

from typing import Any

import pytest

from nextfrontier.games.evacuation.rules.order import solo_order
from nextfrontier.games.evacuation.rules.scoring import face_points, line_points
from nextfrontier.games.evacuation.rules.solo import advance_civilizations, rival_turn
from tests.games.evacuation.table import Table, table


def solo(year: int = 1, **rival: Any) -> Table:
    return table(1).put(year=year, rival=rival)


def test_the_opponent_settles_along_an_arrow() -> None:
    """TV-70, TV-71; EV-SOLO-18, EV-SOLO-19, EV-SOLO-24..26."""
    game = solo(deck=["SO1", "SO4", "SO2"])
    rival_turn(game.worlds)
    assert game.document()["rival"]["place"] == 3
    assert game.document()["rival"]["areas"] == ["N49"]


def test_the_opponent_builds_and_settles_without_a_player_board() -> None:
    """EV-SOLO-03: no resources, no pieces, no price."""
    game = solo(deck=["SO4", "SO2", "SO1", "SO5"]).player(0, new="9/9/9")
    before = game.document()["players"]
    for _ in range(3):
        rival_turn(game.worlds)
    assert len(game.document()["rival"]["stadiums"]) == 1
    assert len(game.document()["rival"]["areas"]) == 2
    assert game.document()["players"] == before
    assert len(before) == 1


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


@pytest.mark.parametrize(("card", "row"), [("SO4", "stadiums"), ("SO5", "ships"), ("SO6", "infrastructure")])
@pytest.mark.parametrize(("back", "number"), [("SO1", 1), ("SO2", 2), ("SO7", 3)])
def test_the_opponent_takes_the_item_with_the_number_of_the_next_card(
    card: str, row: str, back: str, number: int
) -> None:
    """EV-SOLO-19, EV-SOLO-23, EV-SOLO-28, EV-SOLO-29, EV-SOLO-30: 1 lies on X; the row is refilled."""
    game = solo(3, deck=[card, back, "SO3"])
    before = game.document()["rows"][row]
    rival_turn(game.worlds)
    document = game.document()
    left = [item for place, item in enumerate(before, 1) if place != number]
    assert document["rows"][row][:2] == left
    assert len(document["rows"][row]) == 3
    taken = document["rival"]["stadiums"] if row == "stadiums" else document["decks"][row][-1:]
    assert taken == [before[number - 1]]


def test_the_solo_deck_is_shuffled_every_year_and_the_red_card_joins_in_year_three() -> None:
    """EV-SOLO-06, EV-SOLO-07."""
    for year, cards in ((1, 6), (2, 6), (3, 7), (4, 7)):
        decks = set()
        for seed in range(8):
            game = (
                Table(1, seed)
                .put(year=year, phase=1)
                .player(0, new="9/0/0")
                .pending(["solo_year"], ["phase", 2])
            )
            decks.add(game.worlds.solo.deck)
            assert len(game.worlds.solo.deck) == cards
            assert (607 in game.worlds.solo.deck) == (year >= 3)
            assert game.worlds.solo.out == ((607,) if year < 3 else ())
        assert len(decks) > 3


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
    assert [game.worlds.civilizations.markers[place] for place in (0, 2)] == [2, 8]
    assert [game.worlds.civilizations.markers[place] for place in (4, 6)] == extra


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
    assert list(game.worlds.civilizations.track) == track


def test_happy_faces_of_the_old_world_count_against_the_opponent() -> None:
    """EV-SOLO-14, EV-ORDER-02: three of the player there beat two of the opponent."""
    game = solo(stadiums=["ST06"]).player(0, stadiums={"old": ["ST10"], "new": []})
    solo_order(game.worlds)
    assert list(game.worlds.civilizations.track) == [0, 1, 2]


def test_the_turn_order_phase_moves_all_three_on_the_track() -> None:
    """EV-SOLO-10, EV-SOLO-14: the opponent's 5 faces, the extra civilization's 2½, none of the player."""
    game = solo(stadiums=["ST16"]).put(phase=3).pending(["phase", 4])
    assert game.worlds.civilizations.track == (1, 2, 0)


@pytest.mark.parametrize("year", [2, 3])
def test_large_stadiums_wait_until_year_three(year: int) -> None:
    """TV-78; EV-SOLO-12, EV-SOLO-13."""
    others = [f"ST{n:02d}" for n in range(5, 18) if n not in (14, 16)]
    game = table(1).put(year=year, rows={"stadiums": ["ST01", "ST02", "ST03"]})
    game.put(decks={"stadiums": ["ST16", "ST04", "ST14", *others]}, rival={"deck": ["SO4", "SO5", "SO6"]})
    rival_turn(game.worlds)
    row = game.document()["rows"]["stadiums"]
    assert row == ["ST02", "ST03", "ST04" if year == 2 else "ST16"]


def test_one_more_choice_shows_no_large_stadium_before_year_three() -> None:
    """EV-SOLO-12 with T4.3: what is turned up is replaced too; in year 3 it is available (EV-SOLO-13)."""
    deck = ["ST16", "ST14", "ST04", *[f"ST{n:02d}" for n in range(5, 18) if n not in (14, 16)]]
    for year, looked in ((2, "ST04"), (3, "ST16")):
        game = table(1).put(year=year, rows={"stadiums": ["ST01", "ST02", "ST03"]}, decks={"stadiums": deck})
        game.player(0, set=4, research=[2, 2, 2], old="5/5/5").play("A5", "look")
        assert game.document()["looked"] == looked
    early = table(1).put(rows={"stadiums": ["ST01", "ST02", "ST03"]}, decks={"stadiums": deck})
    early.player(0, set=4, research=[2, 2, 2], old="5/5/5").play("A5", "look")
    assert early.document()["decks"]["stadiums"][-2:] == ["ST16", "ST14"]
    assert early.document()["deck_seen"]["stadiums"][-2:] == [-1, -1]


def test_a_deck_of_large_stadiums_offers_nothing_more_before_year_three() -> None:
    """EV-SOLO-12, OQ-71: once all of it is known nobody looks again."""
    others = [f"ST{n:02d}" for n in range(4, 14)]
    game = table(1).put(rows={"stadiums": ["ST01", "ST02", "ST03"]}, rival={"stadiums": others})
    game.put(decks={"stadiums": ["ST14", "ST15", "ST16", "ST17"]})
    game.player(0, set=4, research=[2, 2, 2], old="5/5/5").play("A5", "look")
    assert "looked" not in game.document()
    assert game.refusal("look") == ("nothing_to_look_at", "OQ-71")


LARGE = ["ST14", "ST15", "ST16", "ST17"]


def nearly_sold_out(year: int, **rival: Any) -> Table:
    """Two Stadiums in the row, only large ones in the deck."""
    others = [f"ST{n:02d}" for n in range(3, 14)]
    game = table(1).put(year=year, rows={"stadiums": ["ST01", "ST02"]}, decks={"stadiums": LARGE})
    return game.put(rival={"stadiums": others, **rival})


def test_a_number_without_an_item_means_nothing() -> None:
    """OQ-45: the third Stadium of a row of two."""
    game = nearly_sold_out(2, deck=["SO4", "SO7", "SO1"])
    before = game.document()["rival"]["stadiums"]
    rival_turn(game.worlds)
    assert game.document()["rival"]["stadiums"] == before


@pytest.mark.parametrize(("year", "row"), [(1, ["ST02", "ST01"]), (2, ["ST02", "ST14", "ST15"])])
def test_a_gap_of_large_stadiums_stays_open_until_the_cleanup_after_year_two(
    year: int, row: list[str]
) -> None:
    """OQ-45; EV-CLEAN-02: the year changes before the rows are refreshed."""
    game = nearly_sold_out(year).put(phase=6).pending(["phase", 7])
    assert game.document()["rows"]["stadiums"] == row


def test_an_empty_row_is_filled_after_year_two() -> None:
    """OQ-45, EV-AGING-08: there is nothing on X to remove."""
    others = [f"ST{n:02d}" for n in range(1, 14)]
    game = table(1).put(year=2, rows={"stadiums": []}, decks={"stadiums": LARGE}, rival={"stadiums": others})
    game.put(phase=6).pending(["phase", 7])
    assert game.document()["rows"]["stadiums"] == ["ST14", "ST15", "ST16"]


def advanced(power: str, year: int, deck: str, simulated: list[int], side: int = 1, **area: Any) -> list[int]:
    """The simulated markers after one side advanced."""
    game = solo(year, deck=[deck], markers=simulated).put(bonuses=[power, "YB8"]).player(0, **area)
    advance_civilizations(game.worlds, side)
    return list(game.worlds.civilizations.markers)


def test_steps_beyond_the_end_go_to_the_other_simulated_marker() -> None:
    """OQ-44: excess of the rear marker to the front, and of the front to the rear."""
    assert advanced("YB2", 1, "SO1", [19, 0, 19, 0, 0, 0, 0, 0])[:4] == [22, 1, 26, 1]
    assert advanced("YB2", 1, "SO3", [25, 0, 3, 0, 0, 0, 0, 0])[:4] == [26, 1, 12, 1]


def test_x_moves_the_leading_simulated_marker_by_four() -> None:
    """EV-SOLO-34, EV-SOLO-35: whichever of the two leads."""
    assert advanced("YB2", 1, "SO3", [3, 0, 9, 0, 0, 0, 0, 0])[:4] == [9, 1, 13, 1]


def test_a_simulated_marker_stops_on_a_free_space_or_waits() -> None:
    """OQ-44; EV-SOLO-17: a taken space leaves the waiting lane."""
    assert advanced("YB2", 1, "SO2", [0] * 8, markers="2 main, 8 main")[:4] == [2, 0, 8, 0]
    assert advanced("YB2", 1, "SO2", [0] * 8, markers="1 main, 7 main")[:4] == [2, 1, 8, 1]


def test_two_markers_find_a_spot_on_the_end_step_and_a_third_none() -> None:
    """OQ-44, OQ-64."""
    both = advanced("YB2", 1, "SO2", [25, 0, 25, 0, 0, 0, 0, 0])
    assert both[:4] == [26, 1, 26, 1]
    third = advanced("YB2", 1, "SO2", [26, 1, 26, 1, 25, 0, 19, 0], 2)
    assert third == [26, 1, 26, 1, 26, 0, 25, 1]


def test_simulated_markers_leave_their_spaces_before_anybody_advances() -> None:
    """OQ-44; EV-PROG-02: all but those on the end step."""
    game = solo(markers=[26, 1, 7, 1, 5, 1, 2, 1]).put(phase=5).player(0, actions=[1, 2])
    game.pending(["progress_phase"], ["phase", 6])
    assert game.decision() == "advance"
    assert list(game.worlds.civilizations.markers) == [26, 1, 7, 0, 5, 0, 2, 0]


def test_a_simulated_marker_blocks_a_space() -> None:
    """EV-SOLO-10; EV-PROG-08: the opponent advanced before the player."""
    game = solo(track=[1, 0, 2], deck=["SO2"]).put(phase=5, bonuses=["YB2", "YB8"])
    game.player(0, actions=[4, 4]).pending(["progress_phase"], ["phase", 6])
    assert game.refusal("front 8 main") == ("space_taken", "EV-PROG-08")
    assert game.allows("front 7 main")


def test_an_opponent_with_more_faces_takes_the_first_turn() -> None:
    """EV-SOLO-10, EV-SOLO-39: turns follow the track; the extra civilization has none."""
    game = solo(track=[1, 2, 0], deck=["SO1", "SO2", "SO4"]).put(phase=1).pending(["phase", 2])
    assert game.decision() == "action"
    assert len(game.worlds.solo.deck) == 2, "the opponent has acted once"


def test_areas_of_the_opponent_count_in_a_line() -> None:
    """OQ-88; EV-MOD-13: as those of a second player."""
    game = table(1, lines="A").put(lines=[[1, 1], [3, 1], [5, 1]], rival={"areas": ["N16", "N17", "N49"]})
    game.player(0, settled={"N13": [], "N14": [], "N42": [], "N60": []})
    assert line_points(game.worlds) == [2 + 4], "a tie, then 2 against 1, then the opponent alone"


def test_the_opponent_claims_no_common_goal() -> None:
    """OQ-88: both modules may be used alone."""
    game = table(1, common_goals=True).put(common_goals=["CG6"], rival={"stadiums": ["ST01", "ST02", "ST03"]})
    game.play("pass")
    assert game.document()["common_goals"] == ["CG6"]


def turns_before_transport(game: Table) -> int:
    """Count the turns of the simulated side until the Actions phase is over."""
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
    assert len(game.someone().goals.cards) == 3
    assert len(game.worlds.rival.goals) == 4
    assert len(game.worlds.spared_goals) == 8
