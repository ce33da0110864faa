"""What cards are worth: bands come from the document, a swap changes one hand only, the fit finds the differences."""

from __future__ import annotations

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from tools.card_worth import fit, read_blocks, swap, try_game


def test_the_blocks_hold_all_cards_with_their_bands() -> None:
    blocks = read_blocks()
    assert [card for block in blocks for card in block.cards] == list(range(1, 206))
    assert all(block.low < block.mean < block.high for block in blocks)


def test_a_swap_moves_two_cards_and_no_other() -> None:
    state = GAME.new(2, {}, 1)
    player, before = state.players[0], state.era_deck.in_deck()
    given, card = player.cards.hand[0], before[5]
    rest = set(player.cards.hand) - {given}
    swap(state, 0, given, card)
    assert set(player.cards.hand) == rest | {card}
    assert state.era_deck.in_deck() == [*before[:5], given, *before[6:]]


def test_a_special_card_leaves_its_pile_for_the_hand() -> None:
    state = GAME.new(2, {}, 1)
    given, card = state.players[0].cards.hand[0], state.specials.deck[3]
    rest = [other for other in state.specials.deck if other != card]
    swap(state, 0, given, card)
    assert card in state.players[0].cards.hand
    assert list(state.specials.deck) == rest
    assert state.era_deck.discard[-1] == given


def test_a_game_tries_cards_of_every_era_and_special_ones() -> None:
    card = GAME.printed_box.card
    trials = [{(card(number).era, card(number).cost) for number in trial} for trial in try_game(1)]
    assert trials[0] == {(1, 0)}
    assert trials[1:4] == [{(2, 0)}, {(0, 3)}, {(0, 1), (0, 2)}]
    assert trials[4] == {(3, 0)}


def test_the_fit_takes_off_the_level_of_the_hand() -> None:
    trials = [{1: 60.0 + level, 2: 61.0 + level, 3: 65.0 + level} for level in (0.0, 30.0, 70.0)]
    worth = fit(trials)
    assert worth[3].mean - worth[1].mean == pytest.approx(5)
    assert worth[2].mean - worth[1].mean == pytest.approx(1)
