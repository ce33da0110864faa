"""The end of an Era (chapter UC-ERA)."""

from __future__ import annotations

import pytest

from nextfrontier.kernel.game import Document
from tests.games.underwater_cities.phases import (
    alone,
    at_end_of_era,
    end_last_turn,
    points,
    take_always_slot,
)
from tests.games.underwater_cities.table import BOX, Table, table

ERA_ONE, ERA_TWO, ERA_THREE = (BOX.backs[i] for i in range(3))


def keep(game: Table, seat: int, *cards: int) -> Table:
    """Keep these cards."""
    return game.play(" ".join(["keep", *map(str, sorted(cards))]), seat=seat)


def keep_first(game: Table) -> Table:
    """All seats keep the first cards of their hands, as many as they may."""
    while game.decision() == "keep":
        game.play(game.moves()[0])
    return game


def test_the_end_of_era_one_step_by_step() -> None:
    """TV-ERA-01: ready, fed, old cards out, 3 new ones each, hands down to 3, the marker on round 5."""
    area: Document = {
        "goods": "2k",
        "claimed": [{"card": 19, "used": True}],
        "assistant": "used",
        "hand": [1, 2, 3],
    }
    game = end_last_turn(alone(**area).put(discard=[60, 61]))
    assert game.area()["assistant"] == "ready"
    assert game.area()["claimed"] == [{"card": 19, "used": False}]
    assert game.goods() == "1k"
    state = game.document()
    assert set(state["deck"]) < set(ERA_TWO)
    assert len(state["deck"]) == 57 - 6
    assert state["discard"] == []
    assert [len(game.someone(seat).cards.hand) for seat in (0, 1)] == [6, 6]
    assert len([card for card in game.someone(0).cards.hand if card in ERA_TWO]) == 3
    keep(game, 0, 1, 2, 3)
    keep_first(game)
    assert [len(game.someone(seat).cards.hand) for seat in (0, 1)] == [3, 3]
    assert (game.document()["era"], game.document()["round"], game.document()["turn"]) == (2, 5, 1)


def test_after_era_three_nothing_is_drawn() -> None:
    """TV-ERA-01: hands stay as they are and the game is over."""
    game = end_last_turn(alone(goods="2k", hand=[124, 125, 126, 127, 128]), 3)
    assert game.someone(0).cards.hand == (124, 125, 126, 127, 128)
    assert len(game.someone(1).cards.hand) == 3
    assert game.decision() == ""


def test_three_of_eight_cards_are_kept_and_the_rest_goes_where_it_belongs() -> None:
    """TV-ERA-02: 5 cards in hand, a cost-3 special among them."""
    game = end_last_turn(alone(goods="2k", hand=[1, 2, 3, 4, 183]))
    hand = game.someone(0).cards.hand
    new = [card for card in hand if card in ERA_TWO]
    assert (len(hand), len(new)) == (8, 3)
    assert "keep 1 2" not in game.moves(0)
    assert len(game.moves(0)) == 56
    keep(game, 0, 1, 2, new[0])
    keep_first(game)
    assert game.someone(0).cards.hand == (1, 2, new[0])
    old_of_other = [card for card in game.sea.era_deck.gone if card in ERA_ONE and card not in (3, 4)]
    assert set(new[1:]) <= set(game.sea.era_deck.discard) <= set(ERA_TWO)
    assert {3, 4, 183} <= set(game.sea.era_deck.gone)
    assert 183 not in (*game.sea.specials.deck, *game.sea.specials.three_credit)
    assert all(card not in game.sea.era_deck.discard for card in old_of_other)


def test_nothing_is_readied_fed_or_dealt_before_all_have_finished_production() -> None:
    """UC-ERA-01: seat 1 waits for the choice of seat 0 (#119)."""
    game = alone(goods="5k", claimed=[119], assistant="used").player(1, goods="5k", assistant="used")
    end_last_turn(game, 2)
    assert [open_.seat for open_ in game.sea.decisions()] == [0]
    assert (game.goods(0), game.goods(1)) == ("5k", "5k 2c")
    assert game.area(1)["assistant"] == "used"
    assert game.sea.calendar.era == 2
    game.play("part 2", seat=0)
    assert (game.goods(0), game.goods(1)) == ("4k 1s", "4k 2c")
    assert game.area(1)["assistant"] == "ready"
    assert game.sea.calendar.era == 3


@pytest.mark.parametrize("era", [1, 2])
def test_all_used_action_cards_are_readied(era: int) -> None:
    """UC-ERA-02: of all players, the personal assistant included."""
    used = [{"card": 19, "used": True}, {"card": 34, "used": True}, {"card": 22, "used": False}]
    game = alone(claimed=used, assistant="used").player(1, assistant="used")
    at_end_of_era(game, era)
    assert [entry["used"] for entry in game.area(0)["claimed"]] == [False, False, False]
    assert (game.area(0)["assistant"], game.area(1)["assistant"]) == ("ready", "ready")


def test_cities_are_fed_in_step_two() -> None:
    """UC-ERA-03: each of the two starting cities eats."""
    game = alone(goods="3k").player(1, goods="1b", score=7)
    at_end_of_era(game, 2)
    assert (game.goods(0), game.goods(1), game.score(1)) == ("2k", "", 7)


@pytest.mark.parametrize(("era", "old"), [(1, ERA_ONE), (2, ERA_TWO)])
def test_deck_and_discard_of_the_finished_era_leave_the_game(era: int, old: list[int]) -> None:
    """UC-ERA-04: a card of the finished Era lies in a hand or nowhere."""
    game = at_end_of_era(alone(hand=old[:3]).put(deck=old[10:20], discard=old[20:24]), era)
    state = game.document()
    assert not set(old) & {*state["deck"], *state["discard"]}
    assert set(old[10:20]) <= set(game.sea.era_deck.removed)
    assert set(old[20:24]) <= set(game.sea.era_deck.gone)


def test_cards_of_the_finished_era_stay_in_hand_and_claimed_and_can_still_be_played() -> None:
    """UC-ERA-05: #57 keeps producing; #8 of the hand is kept and played in Era II."""
    game = end_last_turn(alone(goods="2k", claimed=[57], hand=[8, 45, 46]))
    keep(game, 0, 8, 45, 46)
    keep_first(game)
    assert game.someone(0).cards.claimed == (0, 57)
    assert game.allows("8+G4", 0)


def test_no_card_of_the_finished_era_can_be_drawn_any_more() -> None:
    """UC-ERA-05, UC-ERA-06: the draws of Era II come from its own deck."""
    game = keep_first(end_last_turn(alone(goods="2k", hand=[1, 2, 3]).put(deck=[4], discard=[5, 6, 7])))
    before = set(game.someone(0).cards.hand)
    game.play(f"AAS+{game.someone(0).cards.hand[0]}", "part 1", "part 2", "end")
    drawn = set(game.someone(0).cards.hand) - before
    assert len(drawn) == 3
    assert drawn <= set(ERA_TWO)


@pytest.mark.parametrize(("era", "new"), [(1, ERA_TWO), (2, ERA_THREE)])
def test_the_next_deck_is_shuffled_and_put_on_the_board(era: int, new: list[int]) -> None:
    """UC-ERA-06: all 57 cards of the next Era, in an order that the seed decides."""

    def deck(seed: int) -> list[int]:
        game = table(2, seed=seed)
        at_end_of_era(game, era)
        drawn = [card for seat in (0, 1) for card in game.someone(seat).cards.hand if card in new]
        assert len(drawn) == 6
        assert sorted([*drawn, *game.document()["deck"]]) == sorted(new)
        return list(game.document()["deck"])

    first, again, other = deck(1), deck(1), deck(2)
    assert first == again
    assert first != sorted(first)
    assert first != other


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_draws_three_cards_of_the_new_era(seats: int) -> None:
    """UC-ERA-07: added to the hand."""
    game = table(seats)
    for seat in range(seats):
        game.player(seat, hand=[5 * seat + n for n in (1, 2, 3)])
    at_end_of_era(game)
    for seat in range(seats):
        hand = game.someone(seat).cards.hand
        assert hand[:3] == tuple(5 * seat + n for n in (1, 2, 3))
        assert [card in ERA_TWO for card in hand] == [False] * 3 + [True] * 3
    assert len(game.document()["deck"]) == 57 - 3 * seats


def test_the_new_cards_are_drawn_in_turn_order() -> None:
    """UC-ERA-07: the first player of the order gets the three top cards."""

    def drawn(order: list[int]) -> list[tuple[int, ...]]:
        game = at_end_of_era(alone(hand=[1, 2, 3]).player(1, hand=[4, 5, 6]).put(order=order))
        return [game.someone(seat).cards.hand[3:] for seat in order]

    assert drawn([0, 1]) == drawn([1, 0])


def test_three_cards_are_kept_or_four_with_98() -> None:
    """UC-ERA-08."""
    game = at_end_of_era(alone(hand=[1, 2, 3], claimed=[98]).player(1, hand=[4, 5, 6]), 2)
    assert {len(move.split()) - 1 for move in game.moves(0)} == {4}
    assert {len(move.split()) - 1 for move in game.moves(1)} == {3}
    assert (len(game.moves(0)), len(game.moves(1))) == (15, 20)
    keep(game, 0, 1, 2, 3, game.someone(0).cards.hand[5])
    assert len(game.someone(0).cards.hand) == 4


def test_the_hand_may_exceed_six_before_discarding() -> None:
    """UC-ERA-09: the surplus of the last turn (two cards of the always-available slot) is still there."""
    game = alone(goods="2k").put(era=1, round=4, turn=3, to_play=1)
    card = game.someone(1).cards.hand[0]
    game.play(f"AAS+{card}", "part 1", "part 2", "end")
    assert len(game.someone(1).cards.hand) == 3 - 1 + 2 + 1 + 3
    assert {len(move.split()) - 1 for move in game.moves(1)} == {3}


def test_discarded_cards_of_the_new_era_go_to_the_new_pile_and_old_ones_leave() -> None:
    """UC-ERA-10."""
    game = at_end_of_era(alone(hand=[1, 2, 3]).player(1, hand=[4, 5, 6]))
    new = game.someone(0).cards.hand[3:]
    keep(game, 0, 3, *new[:2])
    keep(game, 1, 4, 5, 6)
    assert new[2] in game.document()["discard"]
    assert set(game.document()["discard"]) <= set(ERA_TWO)
    assert len(game.document()["discard"]) == 4
    assert {1, 2} <= set(game.sea.era_deck.gone)


@pytest.mark.parametrize(("era", "marker"), [(1, (2, 5)), (2, (3, 8))])
def test_the_era_marker_moves_to_the_first_round_of_the_next_era(era: int, marker: tuple[int, int]) -> None:
    """UC-ERA-11."""
    game = keep_first(end_last_turn(alone(goods="2k"), era))
    assert (game.document()["era"], game.document()["round"]) == marker


def test_after_era_three_the_marker_has_no_space_left() -> None:
    """UC-ERA-11."""
    game = end_last_turn(alone(goods="2k"), 3)
    assert (game.document()["era"], game.document()["round"]) == (3, 10)


def test_a_card_of_a_past_era_discarded_later_leaves_the_game() -> None:
    """UC-ERA-12: played in Era II, #1 is in no pile; an Era II card goes to the discard pile."""
    game = alone(hand=[1, 70, 71]).put(era=2, round=6)
    take_always_slot(game)
    assert 1 not in (*game.document()["discard"], *game.document()["deck"])
    assert 1 in game.sea.era_deck.gone
    game = take_always_slot(alone(hand=[70, 71, 72]).put(era=2, round=6))
    assert game.document()["discard"][0] == 70


def test_the_next_era_begins_when_all_have_discarded() -> None:
    """UC-ERA-13: while seat 1 still chooses, nobody takes a turn."""
    game = at_end_of_era(alone(hand=[1, 2, 3]).player(1, hand=[4, 5, 6]))
    keep(game, 0, 1, 2, 3)
    assert [(open_.seat, open_.decision.kind()) for open_ in game.sea.decisions()] == [(1, "keep")]
    keep(game, 1, 4, 5, 6)
    assert (game.sea.to_move(), game.decision()) == (game.sea.calendar.order[0], "turn")


def test_what_is_given_up_reaches_its_pile_only_when_all_have_chosen() -> None:
    """UC-ERA-10, UC-ERA-13: nobody sees what seat 0 gave up while seat 1 still chooses."""
    game = at_end_of_era(alone(hand=[1, 2, 3]).player(1, hand=[4, 5, 6]))
    new = game.someone(0).cards.hand[3:]
    keep(game, 0, 1, 2, 3)
    assert game.document()["discard"] == []
    keep(game, 1, 4, 5, 6)
    assert set(new) < set(game.document()["discard"])


def test_biomatter_of_a_production_is_forgotten_when_the_era_ends() -> None:
    """UC-ERA-01: the next production counts anew; a position does not mention it."""
    area: Document = {
        "goods": "2k",
        "claimed": [119],
        "hand": [1, 2, 3],
        "buildings": {"BR.1": "desalination+"},
    }
    game = end_last_turn(alone(**area), 2).play("part 1", seat=0)
    assert "produced" not in game.area()
    assert game.goods() == "2k 1b 1c"


def test_final_scoring_begins_after_era_three() -> None:
    """UC-ERA-13: the points of cities and leftovers are there."""
    assert points(end_last_turn(alone(goods="5k"), 3)) == {"cities": 2, "leftovers": 1}


def test_after_era_three_only_feeding_is_done_before_final_scoring() -> None:
    """UC-ERA-14: no readying, no new deck, no smaller hands, but the cities are fed."""
    area: Document = {"goods": "4k 1b", "assistant": "used", "claimed": [{"card": 19, "used": True}]}
    game = alone(**area, hand=[1, 2, 3, 124, 125]).put(deck=[130, 131], discard=[132])
    at_end_of_era(game, 3)
    assert game.area()["assistant"] == "used"
    assert game.area()["claimed"] == [{"card": 19, "used": True}]
    assert game.someone(0).cards.hand == (1, 2, 3, 124, 125)
    assert (game.document()["deck"], game.document()["discard"]) == ([130, 131], [132])
    assert game.goods() == "3k 1b"
    assert points(game) == {"cities": 2, "leftovers": 1}
    assert game.decision() == ""


def test_the_end_of_an_era_is_told_step_by_step() -> None:
    """UC-ERA-01: production, feeding, the new deck, the new cards, in this order and with the Era of each."""
    game = end_last_turn(alone(goods="2k"))
    kinds = [event.kind for event in game.events]
    told = kinds[kinds.index("production_began") :]
    assert told == ["production_began", "fed", "fed", "deck_shuffled", "drew", "drew"]
    eras = [event.details["era"] for event in game.events if "era" in event.details]
    assert eras == [1, 2]
    drew = [event for event in game.events if event.kind == "drew"][-2:]
    assert [(event.seat, event.cause, event.details) for event in drew] == [
        (0, "UC-ERA-07", {"cards": 3}),
        (1, "UC-ERA-07", {"cards": 3}),
    ]
