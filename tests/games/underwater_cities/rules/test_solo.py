"""Solo: set-up, what is left out, winning (chapter UC-SOLO)."""

from __future__ import annotations

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.phases import (
    EVERY_LINK,
    at_final_scoring,
    plain,
    result_of,
    white,
)
from tests.games.underwater_cities.table import BOX, table

RING = tuple(f"{colour}{n}" for colour in "GRY" for n in (1, 2, 3, 4))


def test_solo_is_played_on_an_advanced_board_and_the_side_for_one_and_two() -> None:
    """UC-SOLO-01."""
    numbers = {GAME.new(1, {}, seed).players[0].network.board.number for seed in range(30)}
    assert numbers == {5, 6, 7, 8}
    assert set(table(1).document()["slots"]) == {*RING, "AAS"}
    with pytest.raises(Refused) as refused:
        GAME.new(1, {"boards": "basic"}, 1)
    assert refused.value.reasons[0].rule == "UC-SOLO-01"


def test_everything_else_is_set_up_as_for_two() -> None:
    """UC-SOLO-02: resources, domes, tiles, special cards, the opening hand of six."""
    game = table(1).deal()
    assert game.goods() == "1k 1s 1n 2c"
    assert game.document()["supply"]["nonsymbiotic"] == 16
    assert game.document()["supply"]["tunnels"] == 46
    assert [len(game.document()[name]) for name in ("three_credit", "special_deck", "deck")] == [6, 15, 60]
    assert {name[0] for name in game.area()["metropolises"].values()} == {"M", "B"}
    assert len(game.sea.tiles.undealt) == 11 - 2
    assert game.area()["cities"] == {"BR": "nonsymbiotic"}
    assert len(game.someone().cards.hand) == 6
    assert {len(move.split()) for move in game.moves()} == {4}


def test_symbiotic_domes_never_run_out() -> None:
    """UC-SOLO-03: all 13, more than there are city sites; two players have 7."""
    assert table(1).document()["supply"]["symbiotic"] == 13
    assert table(2).document()["supply"]["symbiotic"] == 7


def test_the_tile_m_5_is_removed_before_dealing() -> None:
    """UC-SOLO-04: it never comes up, the four others do; with two players it does."""
    solo = {table(1, seed=seed).deal().area()["metropolises"]["TL"] for seed in range(60)}
    assert solo == {"M-1", "M-2", "M-3", "M-4"}
    pairs = {table(2, seed=seed).deal().area()["metropolises"]["TL"] for seed in range(60)}
    assert "M-5" in pairs


def test_a_solo_position_cannot_hold_the_removed_tile() -> None:
    """UC-SOLO-04."""
    with pytest.raises(Refused) as refused:
        table(1).player(0, metropolises={"TL": "M-5"}).moves()
    assert refused.value.reasons[0].rule == "UC-SOLO-04"
    assert table(2).player(0, metropolises={"TL": "M-5"}).area()["metropolises"]["TL"] == "M-5"


def test_slots_with_a_neutral_tile_are_occupied() -> None:
    """UC-SOLO-06: they cannot be chosen in round 1, the others can."""
    game = table(1).player(0, goods="9k 9s 9n 9c", hand=[45])
    for slot in ("G1", "R1", "Y1"):
        assert game.refusal(f"{slot}+45") == ("slot_occupied", "UC-TURN-05")
    assert game.allows("G2+45")
    assert game.allows("R2+45")


@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_a_harder_game_starts_on_the_second_third_or_fourth_slot(start: int) -> None:
    """UC-SOLO-07."""
    sea = GAME.new(1, {"solo_start": start}, 1)
    assert [name for name, tiles in GAME.encode(sea)["slots"].items() if tiles] == [
        f"{c}{start}" for c in "GRY"
    ]


def test_a_harder_start_is_for_solo_only() -> None:
    """UC-SOLO-07."""
    with pytest.raises(Refused) as refused:
        GAME.new(2, {"solo_start": 2}, 1)
    assert refused.value.reasons[0].rule == "UC-SOLO-07"


def test_the_federation_marker_starts_below_and_nothing_extra_is_given() -> None:
    """UC-SOLO-08."""
    game = table(1).deal()
    assert game.document()["federation"] == {"below": [0], "4": [], "3": [], "2": [], "1": []}
    assert game.goods() == "1k 1s 1n 2c"


def test_the_first_green_slot_is_the_one_for_two_desalination_plants() -> None:
    """UC-SOLO-16: ring number 1."""
    place = BOX.ring(1)[0]
    assert (place.name, place.slot) == ("G1", "SL-12")
    game = table(1).player(0, goods="2c", hand=[45]).put(round=2)
    assert all(move.startswith(("desal", "decline")) for move in game.play("G1+45").moves())


SEVEN = {"cities": white("MC", "MR", "BC", "TL", "TR", "BL"), "board": 5, "tunnels": plain(*EVERY_LINK)}


def solo_result(cities: int, points: int) -> dict[str, int]:
    """The result of a solo game with so many connected cities, without buildings, and this score."""
    sites = ("MC", "MR", "BC", "TL", "BL", "TR", "TC")
    area = {
        "cities": white(*sites[: cities - 1]),
        "tunnels": plain(*EVERY_LINK),
        "metropolises": {"TL": "M-1"},
    }
    game = table(1, boards=[5]).player(0, goods="", score=points - 2 * cities, **area)
    return dict(result_of(at_final_scoring(game)).scores[0])


@pytest.mark.parametrize(
    ("cities", "score", "won"), [(7, 100, 1), (6, 130, 0), (8, 99, 0), (7, 99, 0), (8, 100, 1), (6, 100, 0)]
)
def test_seven_connected_cities_and_a_hundred_points_win(cities: int, score: int, won: int) -> None:
    """TV-SOLO-03, UC-SOLO-19: after final scoring."""
    result = solo_result(cities, score)
    assert (result["total"], result["won"]) == (score, won)


def test_unconnected_cities_do_not_count_for_winning() -> None:
    """UC-SOLO-19: seven cities, one of them without a tunnel."""
    area = SEVEN | {
        "tunnels": {name: "plain" for name in EVERY_LINK if name not in ("TL-MC", "TL-TC", "TL-ML")}
    }
    game = at_final_scoring(table(1, boards=[5]).player(0, goods="", score=150, **area))
    assert result_of(game).scores[0]["won"] == 0
    game = at_final_scoring(table(1, boards=[5]).player(0, goods="", score=150, **SEVEN))
    assert result_of(game).scores[0]["won"] == 1


def test_the_score_of_a_solo_game_is_told_by_source_won_or_not() -> None:
    """UC-SOLO-20: what there is to record and to beat; with more seats nobody asks for seven cities."""
    assert solo_result(2, 30) == {"before": 26, "cities": 4, "total": 30, "won": 0}
    pair = at_final_scoring(table(2))
    assert "won" not in result_of(pair).scores[0]


def test_there_are_no_contracts_in_solo() -> None:
    """UC-SOLO-21: neither dealt nor set."""
    assert table(1).deal().document()["contracts"] == []
    with pytest.raises(Refused) as refused:
        table(1).put(contracts=["C1"]).moves()
    assert refused.value.reasons[0].rule == "UC-GOV-06"


def test_the_cloning_tile_is_not_used_in_solo() -> None:
    """UC-SOLO-22: no move clones a slot, though neutral tiles lie there."""
    game = table(1).player(0, goods="9k 9s 9n 9c")
    assert not any(move.startswith("clone") for move in game.moves())
    assert any(move.startswith("clone") for move in table(4).put(slots={"G1": [1]}).moves(0))


def test_a_neutral_tile_is_a_tile_of_another_player_for_cards() -> None:
    """UC-SOLO-24: #151 performs an occupied slot, so the neutral ones of round 9 and no others."""
    game = table(1).player(0, goods="3c", hand=[151]).put(round=9).play("151+R3", "part 1")
    assert game.moves() == ["perform G1", "perform R1", "perform Y1"]
    assert game.refusal("perform G2") == ("slot_not_occupied", "UC-CARD-02")
    game.play("perform G1", "part 1", "desal BR.1")
    assert game.area()["buildings"] == {"BR.1": "desalination"}
