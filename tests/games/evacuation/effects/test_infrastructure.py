"""Infrastructure moves one by one: fees, one more choice, completing cards."""

from typing import Any

import pytest

from nextfrontier.kernel.views import view_of
from tests.games.evacuation.table import Table, table

ROW = {"infrastructure": ["I1", "I4", "I7"]}
DECK = ["I2", "I3", "I5", "I6", "I8", "I9", *[f"II{number}" for number in range(1, 10)]]
ONE_MORE = {"set": 4, "research": [2, 2, 2]}  # T4.3


def infra(**area: Any) -> Table:
    held = {*area.get("infrastructure", ()), *area.get("played", ())}
    deck = [card for card in DECK if card not in held]
    return table().put(rows=ROW, decks={"infrastructure": deck}).player(0, **area)


def row(game: Table) -> list[str]:
    found: list[str] = game.document()["rows"]["infrastructure"]
    return found


def test_each_take_of_an_action_may_follow_a_fee_of_its_own() -> None:
    """OQ-23; EV-AGING-04: two takes, two fees."""
    game = infra(old="2/0/0").play("A8", "discard I1", "take I2", "discard I4", "take I7")
    assert game.old() == "0/0/0"
    assert game.area()["infrastructure"] == ["I2", "I7"]
    assert game.decision() == "end"


def test_taking_nothing_after_a_fee_uses_up_that_move_only() -> None:
    """OQ-23; EV-AGING-06."""
    game = infra(old="1/0/0").play("A8", "discard I1", "done")
    assert game.decision() == "infrastructure"
    assert game.play("take I4").decision() == "end"


def test_a_look_comes_after_the_fee_and_once_for_each_take() -> None:
    """T4.3, OQ-71."""
    game = infra(old="1/0/0", **ONE_MORE).play("A8", "discard I1 I4", "look")
    assert game.document()["looked"] == "I5"
    assert not game.allows("look")
    assert game.play("take I5").area()["infrastructure"] == ["I5"]
    assert row(game) == ["I7", "I2", "I3"]
    assert game.play("look").document()["looked"] == "I6", "the second take has a look of its own"


def test_a_look_alone_is_no_infrastructure_move() -> None:
    """OQ-80: A8 is carried out at least in part; after a look a card is taken."""
    game = infra(**ONE_MORE).play("A8", "look")
    assert game.refusal("done") == ("must_do_part", "OQ-80")
    game.play("take I1")
    assert game.document()["decks"]["infrastructure"][-1] == "I2", "OQ-71: not taken, it goes to the bottom"
    assert game.play("look").document()["looked"] == "I5"
    game.play("done")
    assert game.decision() == "end", "the second move may be left out"
    assert game.document()["decks"]["infrastructure"][-2:] == ["I2", "I5"]
    assert "looked" not in game.document()


def test_a_card_played_for_free_may_be_one_more_turned_up() -> None:
    """T4.7 with T4.3; OQ-71: the row stays as it is."""
    game = infra(infrastructure=["I9"], old="1/0/0", **ONE_MORE)
    game.pending(["begin", "T4.7 now"], ["end"], ["next_turn", 0], ["phase", 3]).play("look")
    assert game.refusal("discard I1") == ("fee_paid", "OQ-23")
    game.play("play I2")
    assert game.production() == "2/0/0"
    assert row(game) == ["I1", "I4", "I7"]
    assert game.area()["infrastructure"] == ["I9"]


def test_a_seat_is_told_that_a_look_before_a_free_play_shows_something() -> None:
    """T4.7 with T4.3; OQ-71: on its view the card that would be turned up is a blank."""
    game = infra(**ONE_MORE).pending(["begin", "T4.7 now"], ["end"], ["next_turn", 0], ["phase", 3])
    view = view_of(game.worlds, 0)
    assert view.may_reveal(0, view.parse(0, "look"))


@pytest.mark.parametrize("last", ["play I9", "done"])
def test_a_card_turned_up_for_a_free_play_and_left_goes_to_the_bottom(last: str) -> None:
    """T4.7 with T4.3; OQ-71."""
    game = infra(infrastructure=["I9"], **ONE_MORE)
    game.pending(["begin", "T4.7 now"], ["end"], ["next_turn", 0], ["phase", 3]).play("look", last)
    assert row(game) == ["I1", "I4", "I7"]
    assert game.document()["decks"]["infrastructure"][-1] == "I2"
    assert "looked" not in game.document()


def test_without_the_technology_nobody_looks() -> None:
    """T4.3."""
    game = infra(set=4).play("A8")
    assert not game.allows("look")


def test_a_completed_card_raises_production_only_once() -> None:
    """EV-INFRA-08, OQ-37: a further Area that fits changes nothing."""
    game = infra(
        played=["I5"], completed=["I5"], settled={"N23": [], "N31": []}, production="0/2/0",
        people=2, new="0/2/0", markers="11, 11",
    )  # fmt: skip
    assert game.play("A3", "settle N33").production() == "1/3/0"


def test_one_area_serves_several_cards() -> None:
    """OQ-36; EV-INFRA-12: numbers are minimums and Areas are not used up."""
    settled: dict[str, list[str]] = {"N23": [], "N31": [], "N33": []}
    game = infra(infrastructure=["I5", "I9"], settled=settled, new="0/2/0").play("A8", "play I5", "play I9")
    assert game.area()["completed"] == ["I5"], "N23, N31 and N33 share no line `\\\\`"
    more = infra(
        infrastructure=["I5", "I9"], settled={**settled, "N17": [], "N24": ["food", "food"]}, new="0/2/0"
    )
    assert more.play("A8", "play I5", "play I9").area()["completed"] == ["I5", "I9"]


def test_areas_of_another_player_meet_no_requirement() -> None:
    """EV-INFRA-12: only own settled Areas count."""
    game = infra(infrastructure=["I5"], settled={"N23": []}, new="0/1/0").player(1, settled={"N31": []})
    assert game.play("A8", "play I5").area()["completed"] == []


REQUIREMENTS: list[tuple[str, dict[str, list[str]], str]] = [
    ("I1", {"N40": [], "N48": [], "N52": [], "N54": []}, "1/1/1"),
    ("I1", {"N40": [], "N48": [], "N52": []}, "0/0/0"),
    ("I3", {"N45": [], "N52": []}, "0/0/0"),
    ("I3", {"N59": [], "N54": []}, "0/2/0"),
    ("I4", {"N23": [], "N43": ["food"]}, "0/0/2"),
    ("I4", {"N23": [], "N40": []}, "0/0/0"),
    ("I7", {"N43": ["food"], "N46": ["food"]}, "0/1/1"),
    ("I7", {"N43": ["food"], "N40": []}, "0/0/0"),
    ("I8", {"N32": ["food"], "N40": []}, "2/0/0"),
    ("I8", {"N23": [], "N40": []}, "0/0/0"),
    ("I9", {"N16": [], "N23": []}, "0/0/0"),
    ("I9", {"N23": [], "N32": ["food"]}, "0/0/2"),
    ("II1", {"N02": [], "N04": []}, "0/2/1"),
    ("II1", {"N02": [], "N08": []}, "0/0/0"),
    ("II2", {"N02": [], "N08": []}, "2/1/0"),
    ("II2", {"N02": [], "N04": []}, "0/0/0"),
    ("II3", {"N04": [], "N22": ["food", "food"]}, "1/0/2"),
    ("II3", {"N02": [], "N08": []}, "0/0/0"),
    ("II4", {"N40": [], "N23": [], "N02": []}, "1/1/2"),
    ("II4", {"N40": [], "N23": [], "N22": ["food", "food"]}, "0/0/0"),
    ("II5", {"N31": [], "N33": [], "N34": []}, "1/2/0"),
    ("II5", {"N31": [], "N33": [], "N25": []}, "0/0/0"),
    ("II6", {"N38": [], "N40": []}, "1/1/1"),
    ("II6", {"N38": [], "N61": []}, "0/0/0"),
    ("II7", {"N31": [], "N40": [], "N48": []}, "1/0/2"),
    ("II7", {"N23": [], "N40": [], "N45": []}, "0/0/0"),
    ("II8", {"N38": [], "N32": ["food"]}, "1/1/1"),
    ("II8", {"N38": [], "N23": []}, "0/0/0"),
    ("II9", {"N22": ["food", "food"], "N32": ["food"]}, "1/1/1"),
    ("II9", {"N02": [], "N32": ["food"]}, "0/0/0"),
]


@pytest.mark.parametrize(("card", "settled", "production"), REQUIREMENTS)
def test_every_card_is_completed_by_what_it_asks_for(
    card: str, settled: dict[str, list[str]], production: str
) -> None:
    """EV-INFRA-06; D-09."""
    game = table().player(0, infrastructure=[card], settled=settled, new="1/1/1").play("A8", f"play {card}")
    assert game.production() == production


def test_a_card_may_be_played_before_another_is_taken() -> None:
    """EV-INFRA-02, EV-INFRA-03: any combination of the two kinds."""
    game = infra(infrastructure=["I9"], new="1/1/0").play("A8", "play I9", "take I4")
    assert (game.area()["played"], game.area()["infrastructure"]) == (["I9"], ["I4"])
    assert row(game) == ["I1", "I7", "I2"]
    twice = infra(infrastructure=["I9", "I6"], new="1/1/0").play("A8", "play I9", "play I6")
    assert twice.area()["played"] == ["I6", "I9"]


def test_a_hand_of_infrastructure_has_no_limit() -> None:
    """OQ-38."""
    game = infra(infrastructure=["I2", "I3", "I5", "I6", "I8", "I9"]).play("A8", "take I1", "take I4")
    assert len(game.area()["infrastructure"]) == 8


def test_nobody_goes_back_behind_a_card_that_was_revealed() -> None:
    """OQ-58: after a discard or a look there is no undo."""
    game = infra(old="1/0/0", **ONE_MORE).play("A8", "discard I1", "look")
    assert [event.reveals for event in game.told("revealed")] == [True, True]
