"""The action-cloning tile (UC-CLONE)."""

import pytest

from nextfrontier.kernel.game import Document
from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.table import Table, table

HAND = [2, 23, 45]  # a green, a red and a yellow card


def cloner(goods: str = "1c", slots: dict[str, list[int]] | None = None, **area: object) -> Table:
    """Four players; seat 0 to play, SL-08 (R2) held by seat 1 unless told otherwise."""
    position = table(seats=4).put(slots={"R2": [1]} if slots is None else slots)
    return position.player(0, goods, **{"hand": HAND, **area})


def clones(position: Table) -> set[str]:
    """The slots that may be cloned."""
    pairs = [move.removeprefix("clone ") for move in position.moves() if move.startswith("clone ")]
    return {name for pair in pairs for name in pair.split("+") if not name.isdigit()}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_tile_is_used_with_four_players_only(seats: int) -> None:
    """UC-CLONE-01"""
    slot, tile = {1: ("R3", "neutral"), 2: ("R3", 1), 3: ("R2", 1)}[seats]
    position = table(seats=seats).put(slots={slot: [tile]}).player(0, "9c", hand=HAND)
    assert clones(position) == set()
    with pytest.raises(Refused) as refused:
        position.why_not(f"clone {slot}+2")
    assert refused.value.reasons[0].code == "no_cloning_tile"
    with pytest.raises(Refused) as broken:
        table(seats=seats).put(clone_used=True).moves()
    assert broken.value.reasons[0].rule == "UC-CLONE-01"


def test_cloning_pays_a_credit_and_performs_an_occupied_slot() -> None:
    """UC-CLONE-02"""
    position = cloner("3c").play("clone R2+2")
    assert position.goods() == "1k 2s 2c"
    assert position.document()["clone_used"] is True
    assert position.told("chose")[0].details == {"slot": "R2", "card": 2, "card_first": False, "clone": True}
    assert [event.cause for event in position.told("paid")] == ["UC-CLONE-02"]


def test_only_a_slot_occupied_by_another_player_can_be_cloned() -> None:
    """UC-CLONE-02: not an available one, which is chosen as usual."""
    position = cloner(slots={"R2": [1], "Y5": [3]})
    assert clones(position) == {"R2", "Y5"}
    assert position.refusal("clone R1+2") == ("slot_not_occupied", "UC-CLONE-02")
    assert position.refusal("R2+2") == ("slot_occupied", "UC-TURN-05")
    assert position.allows("G5+2")


def test_without_a_credit_nothing_can_be_cloned() -> None:
    """UC-CLONE-02, UC-CLONE-03"""
    position = cloner("9s 9k 9n 9b")
    assert clones(position) == set()
    reason = position.why_not("clone R2+2")[0]
    assert (reason.code, reason.rule) == ("cannot_pay_clone", "UC-CLONE-02")
    assert reason.parameters["price"] == "1c"


def test_the_income_of_the_slot_cannot_pay_for_cloning_it() -> None:
    """UC-CLONE-03: SL-15 would give a credit."""
    position = cloner("", slots={"G2": [1]})
    assert clones(position) == set()
    events = cloner(slots={"G2": [1]}).play("clone G2+23").events
    assert [event.kind for event in events][:2] == ["paid", "chose"]


def test_the_own_tile_lies_on_top_of_the_other() -> None:
    """UC-CLONE-04"""
    position = cloner(slots={"R2": [2]}).play("clone R2+2")
    assert position.document()["slots"]["R2"] == [2, 0]


def test_a_card_is_played_as_usual_and_its_colour_compared() -> None:
    """UC-CLONE-05: a red card matches R2, before or after the slot; a green one does not."""
    position = cloner()
    offered = [move for move in position.moves() if move.startswith("clone")]
    assert offered == ["clone R2+2", "clone R2+23", "clone 23+R2", "clone R2+45"]
    matched = cloner("2c").play("clone 23+R2")
    assert matched.decision() == "parts"
    assert matched.play("part 1").goods() == "1k 2s 2n"
    after = cloner("2c").play("clone R2+23")
    assert (after.goods(), after.decision()) == ("1k 2s 1c", "parts")
    first_card = cloner("3c", slots={"G5": [1]}, hand=[1, 23, 45]).play("clone G5+1", "part 1")
    assert first_card.moves() == ["part 1", "decline"]
    mismatched = cloner("2c").play("clone R2+2")
    assert mismatched.decision() == "end"
    assert mismatched.play("end").document()["discard"][0] == 2
    assert 2 not in mismatched.area()["hand"]


def test_a_slot_with_an_own_tile_cannot_be_cloned() -> None:
    """UC-CLONE-06: neither an own slot nor one that was cloned."""
    position = cloner("9c", slots={"R2": [0], "Y5": [1, 0], "G5": [0, 2], "G1": [3]})
    assert clones(position) == {"G1"}
    for slot in ("R2", "Y5", "G5"):
        assert position.refusal(f"clone {slot}+2") == ("own_slot", "UC-CLONE-06")


def test_the_tile_is_used_once_per_round_by_whoever_takes_it_first() -> None:
    """UC-CLONE-07: seat 0 has it, so neither seat 1 nor seat 0 itself may clone."""
    position = cloner().player(1, "9c", hand=[3, 24, 46]).play("clone R2+2", "end")
    assert position.sea.to_move() == 1
    assert clones(position) == set()
    assert position.refusal("clone R2+3") == ("clone_used", "UC-CLONE-07")
    used = cloner("9c").put(clone_used=True)
    assert used.refusal("clone R2+2") == ("clone_used", "UC-CLONE-07")


def test_the_tile_returns_at_the_end_of_the_round() -> None:
    """UC-CLONE-08: until then it stays with its user."""
    position = table(seats=4).put(round=2, turn=3, to_play=3, clone_used=True, slots={"R2": [1]})
    position.player(3, "1c", hand=HAND)
    assert position.document()["clone_used"] is True
    position.play("G5+23", "part 1", "end")
    assert position.document()["round"] == 3
    assert position.document()["clone_used"] is False


def test_the_always_available_slot_cannot_be_cloned() -> None:
    """UC-CLONE-09: tiles on it do not occupy it."""
    position = cloner("9c", slots={"AAS": [1, 2]})
    assert clones(position) == set()
    with pytest.raises(Refused):
        position.why_not("clone AAS+2")


@pytest.mark.parametrize(
    ("tiles", "targets"),
    [([1], {"R2"}), ([1, 2], {"R2"}), ([1, 0], set()), ([0, 1], set()), ([0], set()), ([], set())],
)
def test_occupied_by_another_player_means_no_own_tile_on_it(tiles: list[int], targets: set[str]) -> None:
    """UC-CLONE-10, UC-CLONE-11: for cards as for the tile (#68 performs such a slot)."""
    position = table(seats=4).put(era=2, slots={"R2": tiles}).player(0, "", hand=[68, 23, 45]).play("68+G5")
    performed = position.play("part 1").told("performed_slot") if position.decision() == "parts" else []
    assert {event.details["slot"] for event in performed} == targets
    assert clones(cloner(slots={"R2": tiles})) == targets


def test_a_cloned_slot_is_not_occupied_by_another_player_for_its_users() -> None:
    """UC-CLONE-11: held by seats 1 and 0; only seats 2 and 3 may perform it by #68."""
    for seat, legal in ((0, False), (1, False), (2, True)):
        position = table(seats=4).put(era=2, to_play=seat, slots={"R2": [1, 0], "Y5": [3]})
        position.player(seat, "", hand=[68, 23, 45]).play("68+G5", "part 1")
        if position.decision() == "perform_slot":
            assert position.allows("perform R2") == legal
            assert legal
            continue
        assert position.told("performed_slot")[0].details["slot"] == "Y5"
        assert not legal


def test_part_of_the_cloned_action_must_be_possible_after_the_credit_is_paid() -> None:
    """UC-CLONE-12: SL-12 needs a second credit, SL-02 a second credit and a steelplast."""
    assert clones(cloner("1c", slots={"G4": [1]}, hand=[23, 24, 45])) == set()
    assert clones(cloner("2c", slots={"G4": [1]}, hand=[23, 24, 45])) == {"G4"}
    reasons = cloner("1s 1c", slots={"Y4": [1]}).why_not("clone Y4+2")
    assert [reason.rule for reason in reasons] == ["UC-TURN-13", "UC-BUILD-19"]
    assert reasons[1].parameters["stock"] == "1s"
    assert clones(cloner("1s 2c", slots={"Y4": [1]})) == {"Y4"}
    assert cloner("1s 2c", slots={"Y4": [1]}).why_not("clone Y4+2") == []


def test_asking_why_not_leaves_the_credit_where_it_is() -> None:
    """UC-CLONE-12: moves and reasons change nothing."""
    position = cloner("1s 1c", slots={"Y4": [1]})
    position.why_not("clone Y4+2")
    assert position.goods() == "1s 1c"
    assert clones(position) == set()


def test_a_reward_for_a_mismatch_comes_after_the_payment_but_helps_the_action() -> None:
    """UC-CLONE-12: with #14 a steelplast comes before the tunnel; #40 does not pay for the cloning."""
    position = cloner("2c", slots={"Y4": [1]}, claimed=[14])
    assert position.allows("clone Y4+2")
    assert not position.allows("clone Y4+45")
    position.play("clone Y4+2", "tunnel MC-BR")
    assert position.goods() == ""
    assert clones(cloner("", slots={"R2": [1]}, claimed=[40])) == set()
    late = cloner("1c", slots={"G4": [1]}, claimed=[40])
    assert late.play("clone G4+23", "desal BR.1").goods() == ""


def test_a_matching_card_resolved_first_may_make_the_cloned_slot_possible() -> None:
    """UC-CLONE-12, UC-TURN-22: #47 costs 1 credit of the two left after cloning SL-02."""
    area: Document = {"hand": [47, 2, 23], "slots": {"Y4": [1]}}
    assert clones(cloner("3c", **area)) == {"Y4"}
    position = cloner("3c", **area)
    assert not position.allows("clone Y4+47")
    position.play("clone 47+Y4", "tunnel MC-BR")
    assert position.goods() == "1s"
    assert clones(cloner("2c", **area)) == set()


@pytest.mark.parametrize(
    ("seats", "tiles", "used", "fixes"),
    [
        (4, [1], False, ["clone_slot", "other_slot"]),
        (4, [1], True, ["other_slot"]),
        (4, [0], False, ["other_slot"]),
        (3, [1], False, ["other_slot"]),
    ],
    ids=["another's", "tile used", "your own", "no tile with three"],
)
def test_an_occupied_slot_is_refused_with_the_ways_out(
    seats: int, tiles: list[int], used: bool, fixes: list[str]
) -> None:
    """UC-TURN-05, UC-CLONE-02, UC-CLONE-06, UC-CLONE-07: cloning is named where it is possible."""
    position = table(seats=seats).put(slots={"R2": tiles}).player(0, "9c", hand=HAND)
    reason = position.put(clone_used=used).why_not("R2+2")[0]
    assert (reason.code, reason.fixes) == ("slot_occupied", fixes)


def test_the_price_of_cloning_is_paid_first() -> None:
    """TV-CLONE-01: before the action of the slot."""
    assert cloner("1c").play("clone R2+23").events[0].kind == "paid"
