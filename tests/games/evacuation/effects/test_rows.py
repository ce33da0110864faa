"""Aging rows, building ships and Stadiums, Infrastructure."""

from typing import Any

import pytest

from tests.games.evacuation.table import Table, table

SHIPS = {"ships": ["S01", "S02", "S03"]}
NEXT = ["S04", "S05", "S06"]
ALL_SHIPS = [f"S{number:02d}" for number in range(1, 22)]


def ship_row(**area: Any) -> Table:
    rest = [ship for ship in ALL_SHIPS if ship not in ("S01", "S02", "S03")]
    return table().put(rows=SHIPS, decks={"ships": rest}).player(0, **{"old": "5/5/5", **area})


def row(game: Table, name: str = "ships") -> list[str]:
    found: list[str] = game.document()["rows"][name]
    return found


def test_taking_an_item_shifts_the_others_towards_x_and_fills_the_gap() -> None:
    """TV-24; EV-AGING-01..03, EV-SHIP-01..03, EV-SHIP-04."""
    game = ship_row().play("A4", "ship S02 old")
    assert row(game) == ["S01", "S03", "S04"]
    assert game.area()["ships"] == {"old": ["S02"], "new": []}
    assert game.old() == "5/3/5"
    assert game.decision() == "end", "it waits for the Transport phase"


def test_a_fee_discards_items_before_one_is_taken() -> None:
    """TV-25; EV-AGING-04..06, EV-AGING-07, OQ-23: after it the player may stop."""
    game = ship_row(old="1/2/0").play("A4")
    assert not game.allows("done")
    game.play("discard S01 S03", "fee food old")
    assert row(game) == ["S02", "S04", "S05"]
    assert game.document()["decks"]["ships"][-2:] == ["S01", "S03"]
    assert game.document()["deck_seen"]["ships"][-2:] == [-1, -1]
    assert game.refusal("discard S02") == ("fee_paid", "OQ-23")
    assert game.play("done").decision() == "end"
    assert game.old() == "0/2/0"


def test_discarded_items_fill_the_row_again_when_the_deck_is_empty() -> None:
    """TV-113; OQ-55."""
    others = [ship for ship in ALL_SHIPS if ship not in ("S01", "S02", "S03")]
    game = table().put(rows=SHIPS, decks={"ships": []})
    game.player(1, ships={"old": others}).player(0, old="1/0/0").play("A4", "discard S01")
    assert row(game) == ["S02", "S03", "S01"]


def test_cleanup_refreshes_every_row() -> None:
    """TV-26; EV-AGING-08, EV-CLEAN-02..04, EV-CLEAN-05, EV-CLEAN-06."""
    game = ship_row(actions=[1, 2], penalties=1).put(phase=6)
    stack = game.pending(["cleanup"]).worlds.bonuses
    assert row(game) == ["S02", "S03", "S04"]
    assert game.document()["decks"]["ships"][-1] == "S01"
    assert game.worlds.year == 2
    assert len(stack) == 3
    assert game.someone().actions.count_taken() == 0
    assert game.someone().penalties == 1


def test_two_worlds_cannot_share_a_price() -> None:
    """TV-31; EV-RES-04, EV-STAD-02, EV-STAD-05."""
    game = table().put(rows={"stadiums": ["ST07", "ST06", "ST16"]}).player(0, old="0/2/0", new="1/0/0")
    game.play("A5")
    assert game.refusal("stadium ST07 old") == ("cannot_build", "EV-STAD-02")
    assert game.refusal("stadium ST07 new") == ("cannot_build", "EV-STAD-02")


def test_the_world_that_pays_receives_the_stadium() -> None:
    """EV-RES-05, EV-STAD-01, EV-STAD-03, EV-STAD-04."""
    game = table().put(rows={"stadiums": ["ST07", "ST06", "ST16"]}).player(0, new="1/2/0")
    game.play("A5", "stadium ST07 new")
    assert game.area()["stadiums"] == {"old": ["ST00"], "new": ["ST07"]}
    assert len(row(game, "stadiums")) == 3
    assert game.someone().new_faces(game.worlds.box) == 2


def test_cheaper_stadiums_let_the_player_choose_the_unit_saved() -> None:
    """T3.3, OQ-60."""
    game = table().put(rows={"stadiums": ["ST07", "ST06", "ST16"]})
    game.player(0, set=3, research=[2, 2, 2], old="1/2/0").play("A5", "stadium ST07 old")
    assert game.moves() == ["pay 2 steel", "pay 1 food 1 steel"]
    assert game.play("pay 2 steel").old() == "1/0/0"


def test_what_costs_nothing_goes_to_the_world_of_choice() -> None:
    """OQ-84: a free ship of a Bonus; OQ-24: the fee may be paid before it too."""
    game = ship_row(old="1/0/0").pending(["begin", "YB3 lower"], ["end"], ["next_turn", 0], ["phase", 3])
    assert game.allows("ship S01 new")
    game.play("discard S01", "ship S04 new")
    assert game.area()["ships"]["new"] == ["S04"]


def test_one_more_choice_is_turned_up_from_the_deck() -> None:
    """T4.3, OQ-71: not taken it goes to the bottom; taken, the row stays as it is."""
    game = ship_row(set=4, research=[2, 2, 2]).play("A4", "look")
    assert game.document()["looked"] == "S04"
    taken = game.play("ship S04 old")
    assert row(taken) == ["S01", "S02", "S03"]
    other = ship_row(set=4, research=[2, 2, 2]).play("A4", "look", "ship S01 old")
    assert row(other) == ["S02", "S03", "S05"]
    assert other.document()["decks"]["ships"][-1] == "S04"


INFRA = {"infrastructure": ["I1", "I2", "I3"]}


def infra(**area: Any) -> Table:
    return table().put(rows=INFRA).player(0, **area)


def test_infrastructure_moves_take_and_play_in_any_order() -> None:
    """EV-INFRA-01..03, EV-INFRA-05, EV-INFRA-09, EV-INFRA-04."""
    game = infra(new="1/1/0").play("A8", "take I2", "play I2")
    assert game.area()["played"] == ["I2"]
    assert game.area()["completed"] == []
    assert game.new() == "1/0/0"
    assert game.decision() == "end"


def test_an_infrastructure_is_completed_as_soon_as_its_requirement_holds() -> None:
    """TV-18; EV-INFRA-07, EV-INFRA-08, EV-INFRA-12, OQ-56."""
    area: dict[str, Any] = {
        "infrastructure": ["I5"], "new": "0/3/0", "settled": {"N23": []}, "people": 2, "markers": "11, 11",
    }  # fmt: skip
    game = infra(**area).play("A8", "play I5", "done")
    assert game.production() == "0/0/0"
    game.play("end", "pass", "A3", "settle N31")
    assert game.production() == "0/3/1", "1 Steel and 1 Energy of the Area, 2 Steel of the card"
    assert game.area()["completed"] == ["I5"]


def test_a_requirement_met_when_played_raises_production_at_once() -> None:
    """TV-19; EV-INFRA-06."""
    game = infra(infrastructure=["I5"], new="0/1/0", settled={"N23": [], "N31": []}).play("A8", "play I5")
    assert game.production() == "0/2/0"


def test_infrastructure_is_paid_from_the_new_world_only() -> None:
    """TV-20; EV-INFRA-04."""
    game = infra(infrastructure=["I5"], old="0/1/0").play("A8")
    assert game.refusal("play I5") == ("cannot_play", "EV-INFRA-04")


def test_two_cards_with_the_same_illustration_are_not_both_played() -> None:
    """TV-21; EV-INFRA-10, EV-INFRA-11."""
    game = table().player(0, played=["I2"], infrastructure=["I3"], new="1/0/0").play("A8")
    assert game.refusal("play I3") == ("same_illustration", "EV-INFRA-10")


@pytest.mark.parametrize(
    ("card", "settled", "production"),
    [
        ("I6", {"N22": ["food", "food"], "N40": [], "N48": []}, "2/1/1"),
        ("I6", {"N22": ["food", "food"], "N40": [], "N47": ["food"]}, "0/0/0"),
        ("I2", {"N57": [], "N59": []}, "2/0/0"),
        ("I2", {"N57": [], "N52": []}, "0/0/0"),
    ],
)
def test_requirements_look_at_lines_of_own_areas(
    card: str, settled: dict[str, list[str]], production: str
) -> None:
    """TV-94, TV-95, TV-96; EV-INFRA-13, EV-INFRA-14, OQ-35."""
    game = table().player(0, infrastructure=[card], new="1/1/1", settled=settled).play("A8", f"play {card}")
    assert game.production() == production


def test_cheaper_infrastructure_costs_nothing() -> None:
    """T1.8."""
    game = infra(set=1, research=[4, 4, 4], infrastructure=["I5"]).play("A8", "play I5")
    assert game.area()["played"] == ["I5"]


def test_a_card_played_for_free_may_follow_a_discard() -> None:
    """T4.7, OQ-24."""
    game = infra(set=4, old="1/0/0").pending(["begin", "T4.7 now"], ["end"], ["next_turn", 0], ["phase", 3])
    game.play("discard I1 I2")
    assert game.old() == "0/0/0"
    assert game.refusal("discard I3") == ("fee_paid", "OQ-23")
    assert game.play("play I3").production() == "0/2/0"


def test_a_card_played_for_free_is_completed_without_its_requirement() -> None:
    """T4.7, OQ-73."""
    game = infra(set=4).pending(["begin", "T4.7 now"], ["end"], ["next_turn", 0], ["phase", 3])
    game.play("play I3")
    assert game.production() == "0/2/0"
    assert len(row(game, "infrastructure")) == 3
