"""Playing, paying and discarding special cards (UC-SPEC-09..22, UC-SPEC-24)."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import forecast_of
from nextfrontier.games.underwater_cities.effects.counts import SpecialsPaid
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import farms, tunnels
from tests.games.underwater_cities.table import Table, table

DECK = [192, 194, 197]
BROWN = tunnels("MC-BR TL-MC TL-brown1 TL-brown2")


def holding(card: int, goods: str, **area: Any) -> Table:
    """Seat 0 holds one special card; the special deck is known; all markers are below the track."""
    game = table().put(special_deck=DECK, federation={})
    return game.player(0, goods, **{"hand": [card], **area}).player(1, hand=[3])


def deck(game: Table) -> list[int]:
    """The cost-1/2 deck, top card first."""
    cards: list[int] = game.document()["special_deck"]
    return cards


def paid(game: Table) -> int:
    """Special cards played and paid for, as M-4 counts them."""
    return SpecialsPaid().value(game.sea, game.someone())


def test_tv_spec_01_a_cost_3_card_is_claimed_for_3_credits() -> None:
    """TV-SPEC-01, UC-SPEC-09, UC-SPEC-12."""
    game = holding(183, "3c").play("183+G2", "claim")
    assert game.goods() == ""
    assert [entry["card"] for entry in game.area()["claimed"]] == [183]
    assert paid(game) == 1


def test_tv_spec_01_with_2_credits_it_is_not_usable_and_goes_to_the_box() -> None:
    """TV-SPEC-01, UC-SPEC-11, UC-SPEC-15."""
    game = holding(183, "2c").play("183+G2")
    assert game.document()["pending"][1][1] == "SL-21"
    game.play("part 1", "done", "end")
    assert game.goods() == "2c"
    assert 183 in game.sea.era_deck.gone
    assert deck(game) == DECK
    assert 183 not in game.document()["three_credit"]


def test_what_is_missing_is_told() -> None:
    """UC-SPEC-09: the choice is open because #44 could still be used."""
    game = holding(183, "2k 2c", claimed=[44]).play("183+G2")
    assert game.decision() == "play_card"
    assert game.moves() == ["decline", "use 44"]
    assert game.refusal("claim") == ("cannot_pay_card", "UC-SPEC-09")


@pytest.mark.parametrize(
    ("card", "cost", "type_"),
    [(191, 2, "instant"), (192, 1, "claimed"), (194, 2, "claimed"), (195, 1, "claimed"), (181, 3, "claimed")],
)
def test_a_special_card_is_used_or_claimed_only_for_its_cost(card: int, cost: int, type_: str) -> None:
    """UC-SPEC-08, UC-SPEC-09, UC-SPEC-12, UC-SPEC-13."""
    game = holding(card, f"{cost}c").put(special_deck=[193, 197])
    game.play(f"{card}+G2", f"pay {cost}c" if type_ == "instant" else "claim")
    assert game.area()["resources"]["credits"] == 0
    poor = holding(card, f"{cost - 1}c 9k 9s 9n 9b").put(special_deck=[193, 197])
    assert poor.play(f"{card}+G2").document()["pending"][1][1] == "SL-21"


@pytest.mark.parametrize(
    "moves",
    [["R1+195", "take 182"], ["AAS+195", "part 2", "done"], ["G4+195", "part 1", "decline"]],
    ids=["another colour", "the always-available slot", "not paid by choice"],
)
def test_tv_spec_02_a_cost_1_card_not_used_goes_under_the_deck(moves: list[str]) -> None:
    """TV-SPEC-02, UC-SPEC-10, UC-SPEC-11, UC-SPEC-16: the face-up top card is unchanged, no pile holds it."""
    game = holding(195, "1c").put(three_credit=[182]).play(*moves, "end")
    assert deck(game) == [*DECK, 195]
    assert 195 not in game.document()["discard"]
    assert 195 not in game.sea.era_deck.gone
    assert paid(game) == 0


def test_tv_spec_02_a_cost_2_card_that_cannot_be_paid_goes_under_the_deck() -> None:
    """TV-SPEC-02, UC-SPEC-11: inability is the same as unwillingness."""
    game = holding(191, "").play("191+G2", "part 1", "done", "end")
    assert deck(game) == [*DECK, 191]


def test_tv_spec_02_a_card_discarded_to_the_hand_limit_goes_under_the_deck_at_once() -> None:
    """TV-SPEC-02, UC-SPEC-07, UC-SPEC-14: a cost-3 card goes to the box instead (UC-SPEC-15)."""
    game = holding(195, "", hand=[1, 2, 5, 183, 195]).play("keep 1 2 5")
    assert deck(game) == [*DECK, 195]
    assert 183 in game.sea.era_deck.gone
    assert not {183, 195} & set(game.document()["discard"])


def test_a_mismatched_cost_3_card_goes_to_the_box() -> None:
    """UC-SPEC-15: and never returns to the display."""
    game = holding(183, "3c").put(three_credit=[182]).play("R1+183", "take 182", "end")
    assert 183 in game.sea.era_deck.gone
    assert game.document()["three_credit"] == []
    assert 183 not in game.document()["discard"]


def test_tv_spec_04_a_paid_instant_is_kept_under_the_board_and_counts_for_m_4() -> None:
    """TV-SPEC-04, UC-SPEC-13, UC-SPEC-18: it never returns to play."""
    area = {"tunnels": BROWN, "metropolises": {"TL": "M-4"}}
    game = holding(199, "1n 1c", **area).play("199+R1", "pay 1c", "part 1", "take 192", "end")
    assert game.area()["under_board"] == [199]
    assert 199 not in deck(game)
    assert 199 not in game.document()["discard"]
    assert forecast_of(game.sea, 0)["score_now"]["brown_metropolis"] == 2


@pytest.mark.parametrize(
    ("under", "claimed", "points"),
    [([], [], 0), ([191], [], 2), ([191, 193], [195, 19], 6)],
    ids=["none", "one", "three"],
)
def test_m_4_scores_claimed_special_cards_and_those_under_the_board(
    under: list[int], claimed: list[int], points: int
) -> None:
    """UC-SPEC-18: 2 VP each; Era cards do not count."""
    area = {"tunnels": BROWN, "metropolises": {"TL": "M-4"}, "under_board": under, "claimed": claimed}
    game = table().player(0, "", hand=[2], **area)
    assert forecast_of(game.sea, 0)["score_now"].get("brown_metropolis", 0) == points


def test_tv_spec_05_credits_of_the_slot_resolved_first_may_pay() -> None:
    """TV-SPEC-05, UC-SPEC-17: SL-15, second half: +1c, then 2c paid and a tile gained."""
    game = table(3).put(federation={}).player(0, "1c", hand=[191])
    game.play("G2+191", "part 1", "part 2", "part 3")
    assert game.goods() == "2c"
    game.play("pay 2c")
    assert game.goods() == ""
    game.play("part 1")
    game.play(game.moves()[0])
    assert len(game.area()["gained"]) == 1


def test_tv_spec_05_with_the_card_first_it_cannot_be_paid() -> None:
    """TV-SPEC-05, UC-SPEC-17: #191 ends under the cost-1/2 deck."""
    game = table(3).put(federation={}, special_deck=DECK).player(0, "1c", hand=[191])
    game.play("191+G2")
    assert game.document()["pending"][1][1] == "SL-15/2"
    game.play("part 3", "done", "end")
    assert deck(game) == [*DECK, 191]


def test_the_cost_is_paid_before_anything_else_of_the_card_happens() -> None:
    """UC-SPEC-20: #205 could give credits through the assistant; they cannot pay it."""
    game = holding(205, "1c").play("205+Y1")
    assert game.document()["pending"][1][0] != "play_card"
    assert game.goods() == "1c"
    rich = holding(205, "2c").play("205+Y1", "pay 2c")
    assert rich.goods() == ""


def test_a_discarded_action_card_cannot_pay_for_the_special_one_that_replaces_it() -> None:
    """UC-SPEC-20, UC-ACT-23."""
    game = holding(195, "", claimed=[19, 34, 61]).play("195+G2")
    assert game.document()["pending"][1][1] == "SL-21"


NOTHING_TO_DO: list[tuple[int, str, str, str, dict[str, Any]]] = [
    (201, "Y1", "2c", "pay 2c", {"buildings": farms("BR.1")}),  # no credit is left for an upgrade
    (201, "Y1", "9c", "pay 2c", {}),  # nothing to upgrade
    (199, "R1", "1c", "pay 1c", {}),  # no science
]


@pytest.mark.parametrize(("card", "slot", "goods", "price", "area"), NOTHING_TO_DO)
def test_it_may_be_paid_even_if_nothing_comes_of_it(
    card: int, slot: str, goods: str, price: str, area: dict[str, Any]
) -> None:
    """UC-SPEC-21, CD-14: the instant is kept under the board and counts for M-4; to leave it is named first."""
    game = holding(card, goods, **area).play(f"{card}+{slot}")
    assert game.moves() == ["decline", price]
    assert game.why_not(price) == []
    game.play(price)
    assert game.area()["under_board"] == [card]
    assert (paid(game), deck(game)) == (1, DECK)
    assert str(game.document()["pending"][1][1]).startswith("SL-")


def test_a_special_card_paid_for_nothing_scores_for_m_4() -> None:
    """UC-SPEC-21, UC-SPEC-18: 2 VP at the end."""
    area = {"tunnels": BROWN, "metropolises": {"TL": "M-4"}}
    game = holding(199, "1c", **area).play("199+R1", "pay 1c")
    assert forecast_of(game.sea, 0)["score_now"]["brown_metropolis"] == 2


def test_a_special_card_paid_for_nothing_meets_the_contract_of_two() -> None:
    """UC-SPEC-21, UC-SPEC-22: C4 with #191 under the board and #199 without science."""
    game = table(contracts=True).put(contracts=["C4"], federation={})
    game.player(0, "1c", hand=[199], under_board=[191]).play("199+R1", "pay 1c")
    assert game.moves() == ["contract C4", "decline"]


def test_the_effect_of_a_paid_instant_may_be_declined() -> None:
    """UC-SPEC-21, CD-14, UC-TURN-10: what could be upgraded stays as it is, the card is kept."""
    game = holding(201, "5c", buildings=farms("BR.1 BR.2")).play("201+Y1", "pay 2c")
    assert game.moves() == ["part 1", "decline"]
    game.play("decline")
    assert (game.goods(), game.area()["under_board"]) == ("3c", [201])
    taken = holding(201, "5c", buildings=farms("BR.1 BR.2")).play("201+Y1", "pay 2c", "part 1")
    assert taken.moves() == ["upgrade BR.1", "upgrade BR.2"]
    assert taken.play("upgrade BR.1").moves() == ["upgrade BR.2", "done"]


def test_a_special_card_of_another_colour_cannot_be_paid() -> None:
    """UC-SPEC-21, UC-SPEC-10: only one whose colour matches."""
    game = holding(199, "1c").play("G2+199", "part 1", "done", "end")
    assert (game.area()["under_board"], deck(game)) == ([], [*DECK, 199])


def test_a_special_card_counts_as_paid_from_the_payment_on() -> None:
    """UC-SPEC-22: C4 (two paid special cards) can be taken before the instant is resolved."""
    game = table(contracts=True).put(contracts=["C4"], federation={})
    game.player(0, "1n 1c", hand=[199], under_board=[191]).play("199+R1", "pay 1c")
    assert game.moves() == ["contract C4", "decline"]
    assert game.goods() == "1n"
    game.play("contract C4", "part 1")
    assert game.goods() == "2k 1b"
    assert game.score() == 5 + 3


def test_a_discarded_special_action_card_no_longer_counts_as_paid() -> None:
    """UC-SPEC-19, UC-SPEC-14: it goes under the deck."""
    game = holding(21, "", claimed=[195, 19, 34]).put(special_deck=[192])
    assert paid(game) == 1
    game.play("21+G2", "claim", "discard 195", "decline")
    assert paid(game) == 0
    assert deck(game) == [192, 195]


def test_several_cards_go_under_the_deck_in_the_order_their_owner_chooses() -> None:
    """UC-SPEC-24: both orders are offered."""
    for order in ([195, 196], [196, 195]):
        game = table().put(special_deck=DECK).player(0, hand=[1, 2, 5, 195, 196]).player(1, hand=[3])
        game.play(f"keep 1 2 5 under {order[0]} {order[1]}")
        assert deck(game) == [*DECK, *order]


@pytest.mark.parametrize("first", [0, 1])
def test_cards_of_several_players_go_under_the_deck_in_turn_order(first: int) -> None:
    """UC-SPEC-24: at an Era change in the new order, whoever chose first."""
    game = table().put(round=4, turn=3, order=[1, 0], to_play=0, special_deck=DECK, federation={"4": [first]})
    game.player(0, "1k", hand=[24, 195]).player(1, "1k", hand=[3, 196])
    game.play("AAS+24", "part 2", "done", "end")
    for seat in (1, 0):
        keep = next(m for m in game.moves(seat) if "195" not in m and "196" not in m)
        game.play(keep, seat=seat)
    assert deck(game) == [*DECK, *([195, 196] if first == 0 else [196, 195])]


def test_a_card_returned_to_an_empty_deck_is_its_face_up_top() -> None:
    """UC-SPEC-14, Q-32: it can be taken there."""
    game = table().put(special_deck=[], three_credit=[182]).player(0, hand=[1, 2, 5, 195]).player(1, hand=[3])
    game.play("keep 1 2 5", "R1+1")
    assert game.moves() == ["take 182", "take 195"]


@pytest.mark.parametrize(
    ("card", "slot", "move", "cost"),
    [(195, "G2", "claim", 0), (194, "G2", "claim", 1), (183, "G2", "claim", 2), (199, "R1", "pay 0c", 0)],
)
def test_a_discount_lowers_what_is_paid_but_the_card_counts_as_paid(
    card: int, slot: str, move: str, cost: int
) -> None:
    """UC-SPEC-08, UC-SPEC-22, CD-17: #12 takes 1 credit off, never below 0."""
    game = holding(card, f"1n {cost}c", claimed=[12]).put(special_deck=[193]).play(f"{card}+{slot}", move)
    assert game.area()["resources"]["credits"] == 0
    assert paid(game) == 1


def test_a_discounted_card_still_goes_where_its_printed_cost_sends_it() -> None:
    """UC-SPEC-14, UC-SPEC-15, CD-17: a cost-3 card to the box, a cost-1 card under the deck."""
    game = holding(183, "", claimed=[12], hand=[1, 2, 5, 183, 195]).play("keep 1 2 5")
    assert 183 in game.sea.era_deck.gone
    assert deck(game) == [*DECK, 195]


def test_a_special_card_may_not_be_paid_with_what_the_slot_needs() -> None:
    """UC-SPEC-20, UC-TURN-23: with 1 credit #192 before SL-12 stays unclaimed, with 2 it may be claimed."""
    poor = table().put(special_deck=[193]).player(0, "1c", hand=[192]).play("192+G1")
    assert poor.decision() == "build"
    assert table().put(special_deck=[193]).player(0, "2c", hand=[192]).play("192+G1").allows("claim")


def test_without_an_undealt_tile_the_concession_may_be_paid_and_gives_none() -> None:
    """UC-SPEC-21, CD-04: #191 does nothing and is kept."""
    gained = [f"B-{n}" for n in (2, 6, 7, 8, 9, 10, 11)]
    game = table().player(0, "2c", hand=[191], metropolises={"TR": "B-1", "BL": "B-3"}, gained=gained)
    game.player(1, metropolises={"TR": "B-4", "BL": "B-5"}).play("191+G2", "pay 2c")
    assert game.document()["pending"][1][1] == "SL-21"
    assert (game.goods(), game.area()["under_board"]) == ("", [191])
    assert game.area()["gained"] == gained
