"""The hand limit: when and how a surplus is discarded."""

from math import comb
from typing import Any

import pytest

from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.table import Table, table
from tests.games.underwater_cities.turns import always_available

FIVE = [2, 3, 24, 25, 48]


def at_the_end_of_an_era(hand: list[int], **area: Any) -> Table:
    """The last turn of Era II: seat 1 plays, seat 0 holds this hand."""
    game = table(2).put(era=2, round=7, turn=3, to_play=1)
    return game.player(0, hand=hand, **area).player(1, hand=[90, 91, 92])


@pytest.mark.parametrize("size", [4, 5, 6, 8])
def test_at_the_start_of_a_turn_the_hand_is_reduced_to_three(size: int) -> None:
    """UC-ENDTURN-04: any three may be kept."""
    game = table(2).player(0, hand=[2, 3, 4, 24, 25, 26, 48, 49][:size])
    assert game.decision() == "keep"
    assert len(set(game.moves())) == comb(size, 3)
    assert not any("AAS" in move for move in game.moves())


@pytest.mark.parametrize("hand", [[2], [2, 24], [2, 24, 48]])
def test_a_hand_within_the_limit_is_left_alone(hand: list[int]) -> None:
    """UC-ENDTURN-04."""
    game = table(2).player(0, hand=hand)
    assert (game.decision(), game.area()["hand"]) == ("turn", hand)


def test_the_surplus_may_be_discarded_in_the_turns_of_others() -> None:
    """UC-ENDTURN-05: it need not; the turn that is being taken goes on."""
    game = table(2).put(deck=list(range(50, 60)), discard=[]).player(0, hand=[2, 24, 48])
    game.player(1, hand=[3, 25, 49])
    always_available(game, 2)
    open_now = {(found.seat, found.optional) for found in game.sea.decisions()}
    assert open_now == {(0, True), (1, False)}
    moves = game.moves(1)
    assert len(game.moves(0)) == 10
    game.play("keep 24 50 52", seat=0)
    assert game.area(0)["hand"] == [24, 50, 52]
    assert game.document()["discard"] == [51, 48, 2]
    assert (game.sea.to_move(), game.moves(1)) == (1, moves)
    assert [found.seat for found in game.sea.decisions()] == [1]


def test_the_surplus_may_be_discarded_in_the_middle_of_anothers_turn() -> None:
    """UC-ENDTURN-05."""
    game = table(2).put(to_play=1).player(0, hand=FIVE).player(1, "9s 9c", hand=[4, 26, 49])
    game.play("Y4+4", "tunnel MC-BR")
    before = game.moves(1)
    game.play("keep 2 3 48", seat=0)
    assert (game.decision(1), game.moves(1)) == ("build", before)
    game.play("done", "end")
    assert game.decision(0) == "turn"


def test_without_a_surplus_nothing_is_offered_in_the_turns_of_others() -> None:
    """UC-ENDTURN-05."""
    game = table(2).put(to_play=1).player(0, hand=[2, 24, 48])
    assert game.sea.decision(0) is None
    assert game.sea.moves(0) == []


def test_in_your_own_turn_the_surplus_is_not_offered() -> None:
    """UC-ENDTURN-05, UC-ENDTURN-07: cards drawn in a turn are kept to its end."""
    game = table(2).player(0, "", hand=[2, 24, 48]).play("AAS+24", "part 1")
    assert len(game.area()["hand"]) == 4
    assert game.moves() == ["part 2", "done"]


@pytest.mark.parametrize(("hand", "drawn"), [([67, 68, 86], 6), ([67, 68, 86, 87, 105], 8)])
def test_at_the_start_of_an_era_hands_are_reduced_too(hand: list[int], drawn: int) -> None:
    """UC-ENDTURN-06: three of the old and the three new cards."""
    game = always_available(at_the_end_of_an_era(hand), 92)
    assert len(game.area(0)["hand"]) == drawn
    assert game.decision(0) == "keep"
    assert len(game.moves(0)) == comb(drawn, 3)


def test_at_all_other_times_more_cards_may_be_held() -> None:
    """UC-ENDTURN-07: a surplus of seat 0 stays through the turns of the others and the end of a round."""
    game = table(3).put(round=2, turn=3, to_play=1).player(0, hand=FIVE).player(2, "", hand=[5, 27, 50])
    game.player(1, "", hand=[4, 26, 49])
    always_available(game, 4)
    always_available(game, 5)
    assert game.document()["round"] == 3
    assert game.area(0)["hand"] == FIVE


def test_after_the_last_era_hands_are_not_reduced() -> None:
    """UC-ENDTURN-07."""
    game = table(2).put(round=10, turn=3, to_play=1).player(0, hand=FIVE).player(1, hand=[90, 91, 92])
    always_available(game, 92)
    assert game.sea.to_move() == -1
    assert game.area(0)["hand"] == FIVE
    assert game.sea.decisions() == []


def test_a_permanent_raises_the_limit_to_four() -> None:
    """TV-HAND-01, UC-ENDTURN-08: with #98, holding 5 at the start of a turn discard to 4."""
    game = table(2).put(era=2).player(0, hand=FIVE, claimed=[98])
    assert game.decision() == "keep"
    assert len(game.moves()) == 5
    game.play("keep 2 3 24 48")
    assert (game.decision(), game.area()["hand"]) == ("turn", [2, 3, 24, 48])


def test_the_higher_limit_does_not_bring_cards() -> None:
    """TV-HAND-01, UC-ENDTURN-09: holding 3 keep 3, no extra draw."""
    game = table(2).put(era=2, deck=[70, 71, 72]).player(0, hand=[2, 24, 48], claimed=[98])
    assert (game.decision(), game.area()["hand"]) == ("turn", [2, 24, 48])
    game.play("R3+2", "end")
    assert game.area()["hand"] == [24, 48, 70]
    assert game.sea.decision(0) is None


def test_the_higher_limit_holds_at_the_start_of_an_era_and_between_turns() -> None:
    """UC-ENDTURN-08: at both checks."""
    game = always_available(at_the_end_of_an_era([67, 68, 86], claimed=[98]), 92)
    assert len(game.moves(0)) == comb(6, 4)
    held = table(2).put(era=2, to_play=1).player(0, hand=[2, 3, 24, 48], claimed=[98])
    assert held.sea.decision(0) is None


def test_the_higher_limit_is_the_owners_alone() -> None:
    """UC-ENDTURN-08."""
    game = table(2).put(era=2).player(0, hand=[2, 3, 24, 48]).player(1, claimed=[98])
    assert game.decision() == "keep"


def test_era_cards_of_the_surplus_go_to_the_discard_pile() -> None:
    """UC-ENDTURN-10: those of older Eras leave the game."""
    game = table(2).put(era=2, discard=[67]).player(0, hand=[2, 24, 68, 90, 105]).play("keep 24 68 105")
    assert game.document()["discard"] == [90, 67]
    assert game.sea.era_deck.gone[-1] == 2
    assert game.area()["hand"] == [24, 68, 105]


def test_special_cards_of_the_surplus_go_under_their_deck_or_to_the_box() -> None:
    """UC-ENDTURN-10."""
    game = table(2).put(discard=[], special_deck=[191, 192]).player(0, hand=[2, 24, 48, 184, 193])
    game.play("keep 2 24 48")
    assert game.document()["special_deck"] == [191, 192, 193]
    assert game.document()["discard"] == []
    assert 184 in game.sea.era_deck.gone
    assert 193 not in game.sea.era_deck.gone


@pytest.mark.parametrize(("order", "under"), [("193 195", [193, 195]), ("195 193", [195, 193])])
def test_the_owner_orders_the_cards_that_go_under_the_deck(order: str, under: list[int]) -> None:
    """UC-ENDTURN-10 with UC-SPEC-24."""
    game = table(2).put(special_deck=[191, 192]).player(0, hand=[2, 24, 48, 193, 195])
    assert len(game.moves()) == 10 + 1  # giving up both specials in either order
    game.play(f"keep 2 24 48 under {order}")
    assert game.document()["special_deck"] == [191, 192, *under]


def test_only_one_special_card_has_no_order() -> None:
    """UC-ENDTURN-10: the move does not name it."""
    game = table(2).put(special_deck=[191]).player(0, hand=[2, 24, 48, 193])
    assert game.allows("keep 2 24 48")
    assert not any("under" in move for move in game.moves())


def test_the_surplus_is_discarded_in_one_go() -> None:
    """UC-ENDTURN-12: down to the limit at once, neither less nor more."""
    game = table(2).player(0, hand=FIVE)
    for kept in ("2 3 24 25", "2 3", ""):
        with pytest.raises(Refused):
            game.play(f"keep {kept}".strip())
    game.play("keep 2 3 24")
    assert game.area()["hand"] == [2, 3, 24]


def test_the_surplus_of_an_era_change_waits_until_all_have_chosen() -> None:
    """UC-ENDTURN-06, UC-ENDTURN-10: then it reaches its piles in the new turn order."""
    game = table(2).put(round=4, turn=3, to_play=1, federation={"4": [1]}, special_deck=[191])
    game.player(0, hand=[2, 3, 193]).player(1, hand=[24, 25, 195])
    always_available(game, 24)
    new = {seat: [card for card in game.someone(seat).cards.hand if 66 < card < 124] for seat in (0, 1)}
    game.play("keep " + " ".join(map(str, new[0])), seat=0)
    assert game.document()["special_deck"] == [191]
    assert game.area(0)["dropped"] == [2, 3, 193]
    game.play("keep 25 " + " ".join(map(str, new[1][:2])), seat=1)
    assert game.document()["special_deck"] == [191, 195, 193]
    assert game.document()["discard"] == [new[1][2]]
    assert {2, 3} <= set(game.sea.era_deck.gone)
