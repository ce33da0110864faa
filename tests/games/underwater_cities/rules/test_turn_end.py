"""The end of a turn: where the played card lies, end-of-turn effects, the draw; turns without a card."""

import pytest

from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.table import Table, table
from tests.games.underwater_cities.turns import always_available

HAND = [2, 24, 48]


def kinds(game: Table) -> list[str]:
    """What the last moves made happen, in order."""
    return [event.kind for event in game.events]


def test_the_played_card_lies_aside_until_the_end_of_the_turn() -> None:
    """UC-TURN-25: neither in hand nor in a pile."""
    game = table(2).put(discard=[5]).player(0, hand=HAND).play("R3+24")
    assert game.area()["hand"] == [2, 48]
    assert game.document()["discard"] == [5]
    assert game.document()["pending"][0] == {"slot": "R3", "card": 24}
    game.play("part 1")
    assert game.document()["discard"] == [5]
    game.play("end")
    assert game.document()["discard"] == [24, 5]
    assert game.document()["pending"] == []


def test_a_reshuffle_during_the_turn_leaves_the_played_card_out() -> None:
    """UC-TURN-25, UC-ENDTURN-11: it reaches the pile before the draw, so that draw may bring it back."""
    game = table(2).put(deck=[], discard=[5]).player(0, hand=HAND).play("AAS+24", "part 1")
    assert game.area()["hand"] == [2, 5, 48]  # two asked for, one there
    game.play("part 2", "end")
    assert game.area()["hand"] == [2, 5, 24, 48]
    assert (game.document()["deck"], game.document()["discard"]) == ([], [])


def test_a_claimed_card_is_put_down_when_it_is_claimed() -> None:
    """UC-TURN-25."""
    game = table(2).put(discard=[5]).player(0, hand=[2, 35, 48]).play("R3+35", "claim")
    assert game.area()["claimed"] == [{"card": 35, "used": False}]
    game.play("end")
    assert game.document()["discard"] == [5]
    assert game.area()["claimed"] == [{"card": 35, "used": False}]


def test_a_turn_ends_with_a_draw_of_one_card() -> None:
    """UC-ENDTURN-01: always, whatever was done."""
    game = table(2).put(deck=[5, 6, 7]).player(0, hand=HAND).play("R3+2", "end")
    assert game.area()["hand"] == [5, 24, 48]
    drew = next(event for event in game.events if event.kind == "drew")
    assert (drew.cause, drew.details, drew.secret) == ("UC-ENDTURN-01", {"cards": 1}, {"which": [5]})
    assert (drew.audience, drew.reveals, drew.seat) == (1, True, 0)


def test_the_draw_is_in_addition_to_cards_gained_in_the_turn() -> None:
    """UC-ENDTURN-02: two of SL-21 and one more, of the current Era."""
    game = table(2).put(era=2, deck=[70, 71, 72, 73]).player(0, hand=HAND)
    game.play("G2+24", "part 1", "done", "end")
    assert game.area()["hand"] == [2, 48, 70, 71, 72]
    assert game.document()["deck"] == [73]


@pytest.mark.parametrize("move", ["R3+24", "R3+2", "24+R3"])
def test_after_the_draw_at_least_three_cards_are_held(move: str) -> None:
    """UC-ENDTURN-03."""
    game = table(2).player(0, hand=HAND).play(move)
    while game.decision() != "end":
        game.play("part 1")
    game.play("end")
    assert len(game.area()["hand"]) == 3


def test_end_of_turn_effects_come_before_the_draw() -> None:
    """UC-ENDTURN-11: #115 gives its kelp for tiles on all three colours, then a card is drawn (Q-30)."""
    game = table(2).put(era=2, turn=3, slots={"G1": [0], "Y4": [0]}).player(0, "", hand=HAND, claimed=[115])
    game.play("R3+2")
    assert game.goods() == "1k 2s"
    game.play("end")
    assert game.goods() == "2k 2s"
    assert kinds(game)[:2] == ["gained", "drew"]
    assert game.events[0].cause.startswith("card 115")


def test_end_of_turn_effects_see_the_tile_of_this_turn_and_no_other_players() -> None:
    """UC-ENDTURN-11."""
    game = table(2).put(era=2, turn=3, slots={"G1": [0], "Y4": [1]}).player(0, "", hand=HAND, claimed=[115])
    game.play("R3+2", "end")
    assert game.goods() == "1k 2s"


def test_what_belongs_to_a_turn_ends_with_it() -> None:
    """UC-TURN-18: counts of the turn, abilities used once per turn and the chosen slot."""
    game = table(2).player(0, "9k 9s 9c", hand=HAND, claimed=[16, 44]).player(1, hand=[3, 25, 49])
    game.play("use 44", "exchange 1k 1s", "Y4+2", "tunnel MC-BR", "done")
    turn = game.document()["pending"][0]
    assert turn == {"slot": "Y4", "card": 2, "built": [0, 0, 0, 1, 0, 0], "once_used": [44]}
    assert game.refusal("use 44") == ("used_this_turn", "UC-CARD-21")
    game.play("end")
    assert game.document()["pending"] == []
    always_available(game, 3)
    assert game.allows("use 44")
    science = game.someone().goods[3]
    game.play("R2+24", "part 1", "tunnel MR-BR")
    assert game.someone().goods[3] == science  # not the second tunnel of this turn


def test_a_half_done_turn_can_be_written_down_and_read_back() -> None:
    """UC-TURN-25: with everything that is pending."""
    for moves in (["R3+24"], ["24+R3"], ["53+Y4"], ["Y4+53"], ["R3+24", "decline"], ["AAS+24", "part 1"]):
        game = table(2).player(0, "1s 1c", hand=[2, 24, 53]).play(*moves)
        again = table(2)
        again.changes = game.document()
        assert again.document() == game.document()
        assert again.moves() == game.moves()


def test_the_always_available_slot_leaves_nobody_without_a_turn() -> None:
    """UC-TURN-26: every coloured slot is taken, and nothing is held."""
    slots = {f"{colour}{number}": ["neutral"] for colour in "GRY" for number in (1, 2, 3, 4)}
    game = table(1).put(slots=slots).player(0, "", hand=HAND)
    assert game.moves() == ["AAS+2", "AAS+24", "AAS+48"]
    assert game.why_not("AAS+2") == []


def test_with_an_empty_hand_a_slot_is_chosen_without_a_card() -> None:
    """UC-TURN-26 (Q-27): nothing matches or mismatches."""
    game = table(2).put(deck=[5, 6]).player(0, "1c", hand=[], claimed=[14])
    assert game.moves() == ["G1", "G2", "G4", "R1", "R2", "R3", "Y1", "Y2", "Y3", "AAS"]
    assert game.refusal("Y4") == ("slot_no_effect", "UC-TURN-13")
    game.play("R3")
    assert game.goods() == "1k 2s 1c"
    assert game.moves() == ["end"]
    game.play("end")
    assert game.area()["hand"] == [5]
    assert game.document()["slots"]["R3"] == [0]


def test_with_an_empty_hand_the_always_available_slot_is_there_too() -> None:
    """UC-TURN-26 (Q-27)."""
    game = table(2).put(deck=[5, 6, 7]).player(0, "", hand=[]).play("AAS", "part 1", "part 2", "end")
    assert game.area()["hand"] == [5, 6, 7]
    assert game.goods() == "2c"


def test_when_nothing_is_left_to_draw_the_turn_ends_all_the_same() -> None:
    """UC-ENDTURN-01 (Q-27): one draws as many as there are."""
    game = table(2).put(deck=[], discard=[]).player(0, hand=[2, 24, 193]).play("R3+193", "end")
    assert game.area()["hand"] == [2, 24]
    assert game.sea.to_move() == 1


def test_a_turn_cannot_be_ended_before_it_is_resolved() -> None:
    """UC-TURN-18."""
    game = table(2).player(0, hand=HAND).play("R3+24")
    with pytest.raises(Refused):
        game.play("end")
