"""Parts, triggers and nesting (UC-TIME): what is resolved when."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.positions.vectors.shorthand import desals, farms, labs, tunnels
from nextfrontier.kernel.game import Document
from tests.games.underwater_cities.table import Table, table

STRUCTURE_SLOT = "R5"  # SL-10 of the 3-4 side: use 1 action card; build 1 structure and upgrade it


def three(goods: str, card: int = 2, space: str = "below", **area: Any) -> Table:
    """Seat 0 of three to play on board 1."""
    return table(3).put(federation={space: [0]}).player(0, goods, **{"hand": [card], **area})


def marker(game: Table) -> str:
    """The Federation space of seat 0."""
    track: dict[str, list[int]] = game.document()["federation"]
    return next(space for space, seats in track.items() if 0 in seats)


def test_tv_time_01_an_action_card_used_first_pays_for_the_building() -> None:
    """TV-TIME-01, UC-TIME-08."""
    game = three("1n").play("R5+2", "part 2")
    assert game.goods() == "1n 1c"
    game.play("part 2", "desal BR.1")
    assert game.goods() == ""
    assert game.area()["buildings"] == desals("BR.1+")


def test_tv_time_02_a_trigger_between_build_and_upgrade_pays_for_a_later_part() -> None:
    """TV-TIME-02, UC-TIME-03: #37 acts as soon as the second laboratory stands, before its upgrade."""
    area: Document = {"hand": [2, 3, 5], "claimed": [37, 34], "buildings": labs("BR.1")}
    game = three("1s 1n", **area).play("R5+2", "part 2", "lab BR.2")
    kinds = [event.kind for event in game.events]
    assert kinds[-5:] == ["paid", "built", "gained", "paid", "upgraded"]
    assert game.goods() == "1c"
    game.play("part 1", "use 34", "part 1", "desal BR.3", "part 2")
    assert game.goods() == ""
    assert game.area()["buildings"] == {**labs("BR.1 BR.2+"), **desals("BR.3")}
    assert {"card": 34, "used": True} in game.area()["claimed"]
    assert len(game.area()["hand"]) == 3
    assert len(game.play("end").area()["hand"]) == 4


def test_tv_time_02_building_without_upgrading_is_rejected() -> None:
    """TV-TIME-02, UC-TIME-02: without science it cannot be begun, and it cannot be stopped half-way."""
    area: Document = {"claimed": [37, 34], "buildings": labs("BR.1")}
    game = three("1s", **area).play("R5+2")
    assert not game.allows("part 2")
    assert three("1s 1n", **area).play("R5+2", "part 2", "lab BR.2").moves() == ["part 1", "done"]


def test_tv_time_03_the_whole_slot_first_and_then_the_card() -> None:
    """TV-TIME-03, UC-TIME-09, UC-TIME-18: #28 looks for an upgraded tunnel when it is resolved."""
    game = three("1s 1c 1n", 28, "4", claimed=[19]).play("R5+28", "part 2", "tunnel MC-BR")
    assert game.goods() == ""
    game.play("part 1", "use 19")  # nothing can be built without a credit: the step comes by itself
    assert (game.goods(), marker(game)) == ("1c", "3")
    game.play("part 1", "desal BR.1")
    assert game.goods() == ""
    game.play("part 1")
    assert game.goods() == "1k"
    assert game.area()["tunnels"] == tunnels("MC-BR+")
    assert game.area()["buildings"] == desals("BR.1")
    assert {"card": 19, "used": True} in game.area()["claimed"]
    assert game.play("end").document()["discard"][0] == 28


def test_tv_time_04_the_card_is_not_resolved_between_the_parts_of_the_slot() -> None:
    """TV-TIME-04, UC-TIME-04, UC-TIME-05: nor inside an action card used through it; so no farm."""
    game = three("1s 1c 1n", 28, "4", claimed=[19]).play("R5+28", "part 2", "tunnel MC-BR")
    assert game.moves() == ["part 1", "done"]
    assert game.document()["pending"][1][1] == "SL-10"
    game.play("part 1", "use 19", "part 1")
    assert game.moves()[0].startswith("desal")
    assert not any(move.startswith("farm") for move in game.moves())


def test_tv_time_04_the_card_first_gives_nothing_without_an_upgraded_tunnel() -> None:
    """TV-TIME-04, UC-TIME-18: legal, but empty."""
    game = three("1s 1c 1n", 28, "4", claimed=[19]).play("28+R5")
    assert game.document()["pending"][1][1] == "SL-10"
    assert game.goods() == "1s 1n 1c"


def test_tv_time_04_the_card_first_gives_a_kelp_that_may_be_spent_in_the_slot() -> None:
    """TV-TIME-04, UC-TIME-08."""
    game = three("1n", 28, tunnels=tunnels("MC-BR+")).play("28+R5", "part 1")
    assert game.goods() == "1k 1n"
    game.play("part 2", "farm BR.1")
    assert game.goods() == ""
    assert game.area()["buildings"] == farms("BR.1+")


def test_tv_time_05_what_a_trigger_gave_may_pay_for_the_upgrade() -> None:
    """TV-TIME-05, UC-TIME-13: #16 gives the science after the second tunnel of the turn."""
    game = three("2s 1c", 27, claimed=[16]).play("27+R5", "part 1", "tunnel MC-BR")
    assert game.goods() == "1s 1c"
    game.play("part 2", "tunnel MR-BR")
    assert game.goods() == ""
    assert game.area()["tunnels"] == tunnels("MC-BR MR-BR+")


def test_tv_time_05_without_the_trigger_the_part_cannot_be_begun() -> None:
    """TV-TIME-05, UC-TIME-13: the part may be begun only if it can be completed."""
    game = three("2s 1c", 27, claimed=[44]).play("27+R5", "part 1", "tunnel MC-BR")
    assert not game.allows("part 2")
    assert ("cannot_upgrade_it", "UC-TIME-13") in [(r.code, r.rule) for r in game.why_not("part 2")]


def test_tv_time_06_a_metropolis_connected_between_two_tunnels_pays_for_the_second() -> None:
    """TV-TIME-06, UC-TIME-03, UC-TIME-08: B-7 gives 1 steelplast and 1 science at once."""
    area = {"tunnels": tunnels("MC-BR TR-MC"), "metropolises": {"TR": "B-7"}}
    game = table().player(0, "1s 2c", hand=[2], **area).play("Y4+2", "tunnel TR-blue")
    assert game.goods() == "1s 1n 1c"
    game.play("tunnel MR-BR")
    assert game.goods() == "1n"


@pytest.mark.parametrize(
    "order", [["part 1", "part 2"], ["part 2", "part 1"], ["part 2", "done"], ["part 1", "done"]]
)
def test_the_parts_of_a_slot_are_taken_in_any_order_and_each_may_be_skipped(order: list[str]) -> None:
    """UC-TIME-01, UC-TURN-12: SL-21, draw 2 cards and gain 1 kelp."""
    game = table().player(0, "", hand=[24]).play("G2+24", *order)
    assert game.decision() == "end"
    assert len(game.area()["hand"]) == (2 if "part 1" in order else 0)
    assert game.goods() == ("1k" if "part 2" in order else "")


def test_a_part_cannot_be_taken_twice() -> None:
    """UC-TIME-01, UC-TIME-02."""
    game = table().player(0, "", hand=[24]).play("G2+24", "part 1")
    assert game.moves() == ["part 2", "done"]
    assert game.refusal("part 1") == ("part_taken", "UC-TIME-02")


def test_at_least_one_part_of_a_slot_must_be_taken() -> None:
    """UC-TIME-01, UC-TURN-13: declining comes only after something was done."""
    game = table().player(0, "", hand=[24]).play("G2+24")
    assert game.moves() == ["part 1", "part 2"]
    assert game.refusal("decline") == ("must_do_part", "UC-TURN-13")
    decision = game.sea.decision(0)
    assert decision is not None
    assert decision.rules() == ["UC-TIME-01", "UC-TURN-12", "UC-TURN-13"]
    game.play("part 1")
    decision = game.sea.decision(0)
    assert decision is not None
    assert decision.rules() == ["UC-TIME-01", "UC-TURN-12"]


def test_an_alternative_of_a_slot_must_be_chosen() -> None:
    """UC-TURN-17: one of the two, not both and not none."""
    game = table().player(0, "1n", hand=[24], buildings=farms("BR.1")).play("Y3+24")
    assert game.moves() == ["part 1", "part 2"]
    assert game.refusal("decline") == ("must_do_part", "UC-TURN-13")
    assert game.play("part 1").decision() == "end"
    decision = table().player(0, "1n", hand=[24], buildings=farms("BR.1")).play("Y3+24").sea.decision(0)
    assert decision is not None
    assert (decision.kind(), decision.rules()) == ("alternatives", ["UC-TURN-17"])


def test_build_and_upgrade_are_one_part() -> None:
    """UC-TIME-02, UC-TIME-13: nothing is asked between the two, and both are done."""
    game = three("1k 1n").play("R5+2", "part 2", "farm BR.1")
    assert game.area()["buildings"] == farms("BR.1+")
    assert game.goods() == ""


def test_the_slot_is_not_begun_before_the_card_is_fully_resolved() -> None:
    """UC-TIME-04, UC-TIME-05: with #69 the nested action card ends before the slot begins."""
    game = table().put(era=2).player(0, "1k", hand=[69], claimed=[19]).play("69+G2", "part 1", "use 19")
    assert game.document()["pending"][1][1] == "card 19/1"
    game.play("part 1")
    assert all(move.startswith(("farm", "desal", "lab", "tunnel")) for move in game.moves())
    game.play("farm BR.1")
    assert game.moves() == ["part 2", "done"]
    game.play("part 2")
    assert game.document()["pending"][1][1] == "SL-21"


def test_federation_bonuses_come_at_once_and_may_be_spent_in_the_next_part() -> None:
    """UC-TIME-06, UC-TIME-08: #103, second part first: the credit of space 3 pays for the tunnel."""
    game = table().put(era=2, federation={"4": [0]}).player(0, "1s", hand=[24], claimed=[103])
    game.play("Y1+24", "part 1", "use 103")  # without a credit only the step is possible, and comes by itself
    assert game.goods() == "1s 1c"
    game.play("part 1", "tunnel MC-BR")
    assert game.goods() == ""


def test_construction_bonuses_come_at_once_and_may_be_spent_in_the_same_part() -> None:
    """UC-TIME-07, UC-TIME-08: the steelplast of TR-MR builds the second tunnel."""
    game = table().player(0, "1s 2c", hand=[24], tunnels=tunnels("MR-BR")).play("Y4+24", "tunnel TR-MR")
    assert game.goods() == "1s 1c"
    assert game.play("tunnel MC-BR").goods() == ""


@pytest.mark.parametrize("order", [["part 1", "part 2"], ["part 2", "part 1"]])
def test_the_parts_of_an_action_card_are_taken_in_any_order(order: list[str]) -> None:
    """UC-TIME-09: #43, advance and gain a steelplast."""
    game = table().put(federation={}).player(0, "", hand=[24], claimed=[43])
    game.play("Y1+24", "part 1", "use 43", order[0])
    assert (game.goods(), marker(game)) == (("", "4") if order[0] == "part 1" else ("1s", "below"))
    game.play(order[1])
    assert (game.goods(), marker(game)) == ("1s", "4")
