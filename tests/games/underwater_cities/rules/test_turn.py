"""A turn: one card and one slot, in which order they are resolved, and what may be left out."""

import pytest

from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.table import Table, table
from tests.games.underwater_cities.turns import always_available, any_turn

# Plain instants: green #2 gives 2c 1s, red #24 2k, yellow #48 2c. Red slot R3 of the 1–2 side gives 2s 1k.
HAND = [2, 24, 48]


def gains(game: Table) -> list[str]:
    """Where the resources of the last moves came from, in order."""
    return [event.cause for event in game.events if event.kind == "gained"]


@pytest.mark.parametrize("order", [[2, 0, 1], [1, 2, 0]])
def test_turns_follow_the_turn_order_track(order: list[int]) -> None:
    """UC-TURN-01: not the seats around the table."""
    game = table(3).put(round=2, order=order)
    found = []
    for _ in range(5):
        found.append(game.sea.to_move())
        any_turn(game)
    assert found == order + order[:2]


def test_the_turn_order_stays_during_a_round() -> None:
    """UC-TURN-02: whoever advances on the Federation track."""
    game = table(2).put(round=2).player(0, hand=HAND).player(1, hand=[3, 25, 49])
    game.play("G4+24", "part 1", "end")  # advance 2
    assert game.document()["order"] == [0, 1]
    always_available(game, 3)
    assert game.sea.to_move() == 0
    assert game.document()["order"] == [0, 1]


@pytest.mark.parametrize(("hand", "first"), [([2, 3, 24, 48], "keep"), (HAND, "turn"), ([2, 24], "turn")])
def test_a_turn_begins_with_a_hand_reduced_to_the_limit(hand: list[int], first: str) -> None:
    """UC-TURN-03."""
    game = table(2).player(0, hand=hand)
    assert game.decision() == first
    if first == "keep":
        game.play("keep 2 24 48")
        assert game.decision() == "turn"
        assert game.area()["hand"] == HAND


def test_a_turn_takes_exactly_one_card_and_one_slot() -> None:
    """UC-TURN-04: the card leaves the hand, the tile stands on the slot, and then the turn is over."""
    game = table(2).player(0, hand=HAND).put(deck=[5, 6, 7, 8])
    game.play("R3+2")
    assert game.area()["hand"] == [24, 48]
    assert [name for name, tiles in game.document()["slots"].items() if tiles] == ["R3"]
    assert game.moves() == ["end"]
    game.play("end")
    assert game.area()["hand"] == [5, 24, 48]
    assert game.sea.to_move() == 1


def test_only_cards_in_hand_can_be_played() -> None:
    """UC-TURN-04."""
    game = table(2).player(0, hand=HAND)
    assert {move.split("+")[1] for move in game.moves() if move.startswith("R3+")} == {"2", "24", "48"}
    with pytest.raises(Refused):
        game.play("R3+25")


def test_every_card_can_go_with_every_slot() -> None:
    """UC-TURN-04: 3 cards × 13 slots, the 3 × 4 matching pairs in either order."""
    game = table(2).player(0, "9k 9s 9n 9b 9c", hand=HAND)
    assert len(game.moves()) == 3 * 13 + 3 * 4
    assert len(set(game.moves())) == 51


@pytest.mark.parametrize("owner", [0, 1])
def test_a_slot_is_chosen_once_in_a_round(owner: int) -> None:
    """UC-TURN-05: whoever chose it, you included (D-34)."""
    game = table(2).put(turn=2, slots={"R3": [owner]}).player(0, hand=HAND)
    assert not any("R3" in move for move in game.moves())
    assert game.refusal("R3+2") == game.refusal("24+R3") == ("slot_occupied", "UC-TURN-05")
    with pytest.raises(Refused):
        game.play("R3+2")
    assert game.allows("R1+2")


def test_the_chosen_slot_is_occupied_until_the_end_of_the_round() -> None:
    """UC-TURN-06."""
    game = table(2).put(turn=2).player(0, hand=HAND).player(1, hand=[3, 25, 49])
    game.play("R3+2", "end")
    assert game.document()["slots"]["R3"] == [0]
    assert not any("R3" in move for move in game.moves())
    always_available(game, 3)
    any_turn(game)
    assert game.document()["slots"]["R3"] == [0]
    assert not any("R3" in move for move in game.moves())
    any_turn(game)  # the last turn of the round
    assert game.document()["slots"]["R3"] == []
    game.play(game.moves()[0])  # to the hand limit
    assert any(move.startswith("R3+") for move in game.moves())


def test_the_action_of_the_chosen_slot_is_performed() -> None:
    """TV-TURN-05, UC-TURN-07: SL-08 gives 2 steelplast and 1 kelp."""
    game = table(2).player(0, "", hand=HAND).play("R3+2")
    assert game.goods() == "1k 2s"
    assert gains(game) == ["R3"]


def test_a_matching_card_is_resolved_before_or_after_the_slot() -> None:
    """UC-TURN-08, UC-TURN-19: (a) action then card, (b) card then action."""
    game = table(2).player(0, "", hand=HAND).play("R3+24")
    assert game.goods() == "1k 2s"
    game.play("part 1")
    assert game.goods() == "3k 2s"
    game = table(2).player(0, "", hand=HAND).play("24+R3")
    assert game.goods() == ""
    game.play("part 1")
    assert game.goods() == "3k 2s"
    assert gains(game) == ["card 24", "R3"]


def test_a_choice_tells_what_was_chosen() -> None:
    """UC-TURN-04, UC-TURN-19: slot, card and order are public."""
    for move, slot, card, card_first, clone in (
        ("24+R1", "R1", 24, True, False),
        ("R1+24", "R1", 24, False, False),
        ("clone R2+2", "R2", 2, False, True),
        ("clone 24+R2", "R2", 24, True, True),
    ):
        game = table(4).put(slots={"R2": [1]}).player(0, "9c 9s", hand=HAND).play(move)
        chose = next(event for event in game.events if event.kind == "chose")
        assert chose.details == {"slot": slot, "card": card, "card_first": card_first, "clone": clone}
        assert chose.seen_by(3) == chose.details


def test_without_a_matching_colour_there_is_no_card_first() -> None:
    """UC-TURN-08: green #2 matches green slots only."""
    game = table(2).player(0, "9c", hand=HAND)
    assert {move for move in game.moves() if move.startswith("2+")} == {"2+G1", "2+G2", "2+G4"}
    with pytest.raises(Refused):
        game.play("2+R3")


@pytest.mark.parametrize("card", [2, 48])
def test_a_card_of_another_colour_has_no_effect(card: int) -> None:
    """UC-TURN-09: the action is performed and the card discarded."""
    game = table(2).player(0, "", hand=HAND).play(f"R3+{card}", "end")
    assert game.goods() == "1k 2s"
    assert game.document()["discard"][0] == card


def test_a_red_permanent_on_a_yellow_slot() -> None:
    """TV-TURN-06, UC-TURN-09: the action is done, the card in the discard pile and not claimed."""
    game = table(2).player(0, "1s 1c", hand=[2, 35, 48]).play("Y4+35", "tunnel MC-BR", "end")
    assert game.area()["tunnels"] == {"MC-BR": "plain"}
    assert game.document()["discard"][0] == 35
    assert game.area()["claimed"] == []


@pytest.mark.parametrize("card", [24, 41, 35, 34])
def test_a_matching_card_need_not_be_used(card: int) -> None:
    """UC-TURN-10, UC-TURN-11, UC-TURN-19: (c) action only; the card is discarded unused."""
    game = table(2).player(0, "", hand=[2, card, 48]).play(f"R3+{card}")
    assert game.goods() == "1k 2s"
    game.play("decline", "end")
    assert game.goods() == "1k 2s"
    assert game.document()["discard"][0] == card
    assert game.area()["claimed"] == []


def test_a_matching_card_can_be_forfeited_before_the_slot_too() -> None:
    """UC-TURN-10."""
    game = table(2).player(0, "", hand=HAND).play("24+R3", "decline", "end")
    assert game.goods() == "1k 2s"


def test_an_action_may_be_performed_in_part() -> None:
    """TV-TURN-01, UC-TURN-12: only the tunnel of "tunnel and city" (SL-07)."""
    game = table(3).player(0, "9k 9s 9c", hand=HAND).play("R3+2")
    assert game.moves() == ["part 1", "part 2"]
    game.play("part 1", "tunnel MC-BR")
    assert game.moves() == ["part 2", "done"]
    game.play("done", "end")
    assert game.area()["tunnels"] == {"MC-BR": "plain"}
    assert game.area()["cities"] == {"BR": "nonsymbiotic"}


def test_a_card_effect_may_be_performed_in_part() -> None:
    """UC-TURN-12: of #29 only the two cards, not the step."""
    game = table(2).player(0, hand=[2, 29, 48]).put(round=2, deck=[5, 6, 7, 8])
    game.play("R3+29", "part 2", "done")
    assert game.area()["hand"] == [2, 5, 6, 48]
    assert game.document()["federation"]["below"] == [0, 1]


def test_a_slot_without_any_possible_part_is_refused() -> None:
    """TV-TURN-02, UC-TURN-13: two tunnels, and not enough for one."""
    game = table(2).player(0, "2c", hand=HAND)
    assert not any("Y4" in move for move in game.moves())
    reasons = game.why_not("Y4+2")
    assert [(reason.code, reason.rule) for reason in reasons[:1]] == [("slot_no_effect", "UC-TURN-13")]
    assert reasons[0].parameters == {"slot": "Y4"}
    assert len(reasons) > 1  # and what is missing
    with pytest.raises(Refused):
        game.play("Y4+2")


def test_nobody_may_take_a_slot_and_do_nothing() -> None:
    """UC-TURN-14, UC-TURN-13: unwilling is the same as unable."""
    game = table(2).player(0, "2s 2c", hand=HAND).play("Y4+2")
    assert game.moves() == ["tunnel MC-BR", "tunnel MR-BR", "tunnel BC-BR"]
    game.play("tunnel MC-BR")
    assert game.allows("done")


def test_a_slot_of_several_parts_cannot_be_declined_as_a_whole() -> None:
    """UC-TURN-14, UC-TURN-13."""
    game = table(2).player(0, "9k 9s 9c", hand=HAND).play("Y2+2")
    assert game.refusal("decline") == ("must_do_part", "UC-TURN-13")
    game.play("part 1", "city MR nonsymbiotic")
    assert game.allows("done")


@pytest.mark.parametrize(
    ("move", "paid"), [("farm BR.1", "1s"), ("lab BR.1", "1k")], ids=["farm for 1k", "lab for 1s"]
)
def test_card_effects_follow_the_rules_of_slot_actions(move: str, paid: str) -> None:
    """UC-TURN-16: #52 builds at the normal cost on a legal site."""
    game = table(2).player(0, "1k 1s", hand=[2, 24, 52]).play("Y3+52", "part 1")
    assert not any("TL" in offered for offered in game.moves())
    game.play(move)
    assert game.goods() == f"{paid} 2n"


def test_a_federation_step_by_a_card_is_one_like_any_other() -> None:
    """UC-TURN-16: #3 advances from below over 4 to 3 with its credit."""
    game = table(2).put(round=2).player(0, "", hand=[3, 24, 48]).play("G2+3", "part 1", "part 2")
    game.play("part 1")
    assert game.document()["federation"]["3"] == [0]
    assert game.goods() == "1k 1c"


def test_of_alternatives_exactly_one_is_chosen() -> None:
    """UC-TURN-17: SL-05, 2 science or upgrades."""
    game = table(2).player(0, "1n", hand=HAND, buildings={"BR.1": "farm", "BR.2": "farm"}).play("Y3+2")
    assert game.moves() == ["part 1", "part 2"]
    game.play("part 1")
    assert (game.goods(), game.moves()) == ("3n", ["end"])
    game = table(2).player(0, "1n", hand=HAND, buildings={"BR.1": "farm", "BR.2": "farm"})
    game.play("Y3+2", "part 2", "upgrade BR.1")
    assert (game.goods(), game.moves()) == ("", ["end"])


def test_slot_and_card_over_the_turn_ends() -> None:
    """UC-TURN-18: ending is the only thing left, and then the next player is asked."""
    game = table(2).player(0, hand=HAND).play("R3+2")
    assert game.decision() == "end"
    before = len(game.area()["hand"])
    game.play("end")
    assert len(game.area()["hand"]) == before + 1
    assert (game.sea.to_move(), game.decision()) == (1, "turn")


@pytest.mark.parametrize("move", ["R3+24", "24+R3"])
def test_the_tile_lies_there_while_the_turn_is_resolved(move: str) -> None:
    """UC-TURN-20: laying it before or after the action makes no difference to the action."""
    game = table(2).player(0, "", hand=HAND).play(move)
    assert game.document()["slots"]["R3"] == [0]
    game.play("part 1", "end")
    assert game.goods() == "3k 2s"
    assert game.document()["slots"]["R3"] == [0]


def test_a_matching_instant_uses_the_assistant() -> None:
    """TV-TURN-03: #69 before or after the slot, not in the middle; to the Era discard; assistant used."""
    advance, use = ["part 1"], ["part 1", "part 1"]  # only the assistant can be used; steelplast
    for moves in (["G4+69", *advance, *use], ["69+G4", *use, *advance]):
        game = table(2).put(era=2).player(0, "", hand=[69, 98, 105]).play(*moves)
        assert game.document()["federation"]["3"] == [0]
        assert game.goods() == "1s 1c"  # with the credit of space 3
        game.play("end")
        assert game.document()["discard"] == [69]
        assert game.area()["assistant"] == "used"


def test_card_and_slot_are_not_interleaved() -> None:
    """TV-TURN-03, UC-TURN-19: between the parts of SL-21 the card is not offered."""
    game = table(2).put(era=2).player(0, "", hand=[69, 98, 105]).play("G2+69", "part 1")
    assert game.moves() == ["part 2", "done"]
    game.play("part 2")
    assert game.area()["assistant"] == "ready"
    game.play("part 1")
    assert game.moves() == ["part 1", "part 2"]  # of the assistant
