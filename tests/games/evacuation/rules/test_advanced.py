"""The Advanced Actions variant."""

import pytest

from nextfrontier.games.evacuation.rules.energy import action_energy
from nextfrontier.games.evacuation.rules.power import power_levels
from tests.games.evacuation.table import Table, table


def advanced(**area: object) -> Table:
    return table(actions="advanced").player(0, **{"old": "9/9/9", "hand": [1, 14, 30, 25], **area})


def test_seven_cards_are_dealt_and_four_kept() -> None:
    """EV-ADV-02, EV-ADV-03, EV-ADV-12."""
    game = table(actions="advanced", goals="first_game").deal()
    assert game.decision() == "keep"
    assert len(game.someone(0).hand) == 7
    for seat in range(2):
        game.play(game.moves(seat)[0], seat=seat)
    assert [len(game.someone(seat).hand) for seat in range(2)] == [4, 4]
    assert len(game.worlds.cards.discard) == 6
    assert game.decision() == "action"


def test_a_board_action_tucks_any_card_and_the_turn_ends_with_a_draw() -> None:
    """EV-ADV-06, EV-ADV-08..10."""
    game = advanced().play("A9 card 25", "decline", "done")
    assert game.someone().actions.under == (25,)
    assert game.someone().actions.tucked == (4,)
    game.play("end")
    assert len(game.someone().hand) == 4


def test_a_card_is_played_face_up_in_parts_of_either_order() -> None:
    """EV-ADV-07, EV-ADV-13, EV-ADV-14, EV-ADV-15, EV-ADV-24."""
    game = advanced().play("card 1", "part 2", "exchange old food steel", "part 1", "prepare food old")
    assert game.decision() == "end"
    assert game.someone().actions.shown == (1,)
    assert advanced().play("card 1", "done").decision() == "end"


def test_extra_cards_are_discarded_down_to_four() -> None:
    """TV-54; EV-ADV-11."""
    game = advanced().play("card 30", "part 2", "done", "end")
    assert game.decision() == "keep"
    assert len(game.someone().hand) == 6
    game.play(game.moves()[0])
    assert len(game.someone().hand) == 4


def test_group_one_is_used_once_a_year() -> None:
    """TV-55; EV-ADV-04, EV-ADV-05, OQ-62."""
    game = advanced(actions=[1], under=[2])
    assert game.refusal("A1 card 14") == ("group_one_used", "EV-ADV-05")
    assert game.refusal("A2 card 14") == ("group_one_used", "EV-ADV-05")
    assert [name for name in ("A1", "A2", "A9") if game.allows(f"{name} card 14")] == ["A9"]


def test_power_of_face_down_and_face_up_cards() -> None:
    """TV-52; EV-ADV-16: 4 + 7 = 11."""
    game = advanced(shown=[50, 19], actions=[3, 2, 2], under=[2, 3, 4])
    assert power_levels(game.worlds, game.someone(), False) == [11]


def test_one_of_several_power_levels_is_chosen_anew_for_the_bonus() -> None:
    """TV-53; EV-ADV-17..19."""
    game = advanced(shown=[25], hand=[1], actions=[2, 4], under=[2, 3])
    assert power_levels(game.worlds, game.someone(), False) == [9, 10, 11]
    assert power_levels(game.worlds, game.someone(), True) == [9, 10, 11]
    assert game.worlds.rules.generous


def test_face_up_cards_cause_no_surcharge() -> None:
    """TV-106; OQ-47."""
    game = advanced(actions=[2, 2, 2], under=[2, 3, 4])
    assert action_energy(game.someone(), 0) == 2
    assert action_energy(game.someone(), 2) == 3


def test_played_cards_are_shuffled_in_at_the_end_of_the_year_and_three_are_drawn() -> None:
    """EV-ADV-20, EV-ADV-21, EV-ADV-22."""
    game = advanced(shown=[25], hand=[1, 2, 3, 4], actions=[2], under=[5]).put(phase=6)
    game.pending(["phase", 7])
    assert game.decision() == "keep"
    assert len(game.someone().hand) == 7
    assert {1, 2, 3, 4} <= set(game.someone().hand)
    assert game.worlds.cards.discard == ()
    assert game.worlds.phase == 1, "the choice comes after Income"


@pytest.mark.parametrize(
    ("card", "moves", "expected"),
    [
        (47, ["gain food new", "gain steel new", "gain steel new"], ("9/9/9", "1/2/0")),
        (36, ["part 2", "pay food old"], ("8/9/9", "0/0/0")),
        (6, [], ("9/9/9", "0/0/0")),
    ],
)
def test_cards_do_what_they_say(card: int, moves: list[str], expected: tuple[str, str]) -> None:
    """EV-ADV-23; cards 47, 36 and 6."""
    game = advanced(hand=[card, 1, 2, 3]).play(f"card {card}", *moves)
    assert (game.old(), game.new()) == expected
    assert game.someone().people == (2 if card == 6 else 0)


def test_passing_plays_and_draws_no_card() -> None:
    """OQ-47: the hand is kept."""
    game = advanced().play("pass")
    assert game.someone().hand == (1, 14, 25, 30)
    assert game.someone().actions.count_taken() == 0


def test_a_player_without_a_card_must_pass() -> None:
    """OQ-47."""
    game = advanced(hand=[]).put(action_deck=[], discard=[])
    others = {"hand": list(range(1, 81)), "old": "9/9/9"}
    game.player(1, **others)
    assert game.seat(None) == 1


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """OQ-47; EV-ADV-10."""
    rest = [card for card in range(1, 81) if card not in (1, 14, 30, 25, 40)]
    game = advanced().put(action_deck=[], discard=[40]).player(1, hand=rest)
    game.play("A9 card 25", "decline", "done", "end")
    assert game.someone().hand == (1, 14, 30, 40)
    assert game.worlds.cards.discard == ()


def test_a_group_one_action_is_possible_once() -> None:
    """EV-ADV-05, OQ-62: either of the pair, also after face-up cards."""
    game = advanced(shown=[50, 19])
    assert game.allows("A1 card 14")
    assert game.allows("A2 card 14")


def test_a_card_is_paid_like_a_board_action() -> None:
    """EV-ADV-09: the third action costs 1 Energy whichever it is; who cannot pay passes."""
    game = advanced(actions=[2], under=[2], shown=[50]).play("card 1")
    assert game.old() == "9/9/8"
    assert game.someone().actions.count_taken() == 3
    poor = advanced(actions=[2], under=[2], shown=[50], old="9/9/0")
    assert poor.seat(None) == 1


def test_only_the_owner_sees_the_card_drawn_or_tucked_and_all_see_the_one_face_up() -> None:
    """OQ-82."""
    game = advanced().play("A9 card 25", "decline", "done", "end")
    for kind, secret in (("drew", "which"), ("acted", "card")):
        (event,) = game.told(kind)
        assert [secret in event.seen_by(seat) for seat in (0, 1, -1)] == [True, False, False]
    (shown,) = advanced().play("card 1").told("played_card")
    assert shown.seen_by(1)["card"] == 1


def test_cards_of_a_surplus_are_discarded_known_to_their_owner_only() -> None:
    """EV-ADV-11, OQ-82."""
    game = advanced().play("card 30", "part 2", "done", "end")
    hand = set(game.someone().hand)
    game.play(game.moves()[0])
    given = hand - set(game.someone().hand)
    assert set(game.worlds.cards.discard) == given
    assert game.worlds.cards.discard_seen == (1, 1)
    (event,) = game.told("kept")
    assert ["given" in event.seen_by(seat) for seat in (0, 1)] == [True, False]
