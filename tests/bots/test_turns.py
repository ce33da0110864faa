"""Whole turns as single moves, features of positions and learnt values, in Underwater Cities."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.learnt import LearntBot
from nextfrontier.bots.search.turns import Turn, Turns
from nextfrontier.bots.underwater_cities.course import COURSE, ByHand
from nextfrontier.bots.underwater_cities.levels import MIND
from nextfrontier.bots.underwater_cities.valuing.features import FEATURES, LAST_TURN, features_of
from nextfrontier.bots.underwater_cities.valuing.sense import SeaGuide
from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.families import first, second
from nextfrontier.kernel.tasks import FREE
from nextfrontier.kernel.views import view_of

GUIDE = COURSE.make_guide([])
NAMES = [name for _, name in FEATURES]


def begin(seats: int = 1, seed: int = 3, **options: Any) -> Sea:
    """Return a game at the first turn."""
    return play_to_turn(GAME.new(seats, options, seed))


def play_to_turn(sea: Sea) -> Sea:
    """Play first moves until a turn begins."""
    while not GUIDE.begins_turn(sea, seat := sea.to_move()):
        sea.play(seat, sea.moves(seat)[0])
    return sea


def turns_of(sea: Sea, width: int = 1) -> list[Turn]:
    seat = sea.to_move()
    return Turns(GUIDE, ByHand(), width).find(sea, seat, GUIDE.known(sea, seat))


def numbers_of(sea: Sea, seat: int = 0) -> dict[str, float]:
    """Return the features of a position by name."""
    return dict(zip(NAMES, features_of(sea, seat, GUIDE.known(sea, seat)).numbers, strict=True))


def test_turns_are_legal_rows_with_different_ends_best_first() -> None:
    sea = begin()
    found = turns_of(sea)
    keys = [GUIDE.key(turn.state, 0) for turn in found]
    assert len(found) >= 10
    assert len(set(keys)) == len(keys)
    assert [turn.value for turn in found] == sorted((turn.value for turn in found), reverse=True)
    for turn in found:
        copy = sea.copy()
        for move in turn.moves:
            assert move in copy.moves(0)
            copy.play(0, move)
        assert GUIDE.is_over(copy, 0)
        assert GUIDE.key(copy, 0) == GUIDE.key(turn.state, 0)


def test_a_wider_look_finds_no_worse_turns() -> None:
    sea = begin(seed=8)
    assert turns_of(sea, 4)[0].value >= turns_of(sea, 1)[0].value
    assert len(turns_of(sea, 4)) > len(turns_of(sea, 1))


def test_of_cards_that_are_only_thrown_away_the_weakest_goes() -> None:
    """A card in the colour of the slot is played, each of them; others are all the same but for their worth."""
    sea = begin(seed=5)
    hand = sea.players[0].cards.hand
    worth = [0.0] * 206
    for place, card in enumerate(hand):
        worth[card] = float(place + 1)
    guide = SeaGuide([worth] * 4)
    thrown: dict[int, list[int]] = {}
    for move in guide.moves(sea, 0):
        card, slot = first(move), second(move)
        if move < FREE and sea.box.card(card).colour != sea.box.slot_colour(1, slot):
            thrown.setdefault(slot, []).append(card)
    assert thrown
    for slot, cards in thrown.items():
        others = [card for card in hand if sea.box.card(card).colour != sea.box.slot_colour(1, slot)]
        assert set(cards) == {min(others, key=lambda card: worth[card])}


def test_features_are_those_that_the_names_tell() -> None:
    sea = begin()
    numbers = numbers_of(sea)
    player = sea.players[0]
    assert numbers["score"] == player.score
    assert numbers["cards in hand"] == len(player.cards.hand)
    assert numbers["connected cities"] == player.network.connected_cities().bit_count()
    assert numbers["unknown cards in hand"] == 0
    assert numbers["credits up to 2"] == min(player.goods[0], 2)


def test_cards_that_were_drawn_in_a_guess_are_unknown() -> None:
    sea = begin()
    hand = sea.players[0].cards.hand
    features = features_of(sea, 0, 1 << hand[0])
    assert features.numbers[NAMES.index("unknown cards in hand")] == len(hand) - 1
    assert [mark for mark in features.marks if mark < 206] == [hand[0]]


@pytest.mark.parametrize("seed", range(3))
def test_the_last_turn_is_worth_what_the_game_ends_with(seed: int) -> None:
    """After the last turn come production, feeding and final scoring, which the features know already."""
    sea, bot = begin(seed=seed), LearntBot(MIND)
    expected = None
    while (seat := sea.to_move()) >= 0:
        if GUIDE.ending(sea, seat) >= 0:
            features = features_of(sea, seat, GUIDE.known(sea, seat))
            expected = features if features.phase == LAST_TURN else None
        sea.play(seat, bot.choose(view_of(sea, seat), seat, Budget(), seed).move)
    assert expected is not None
    after = expected.numbers[NAMES.index("score if it ended after the next production")]
    assert after == pytest.approx(sea.players[0].score, abs=4)


def test_the_terms_of_a_value_add_up_to_it() -> None:
    sea = begin(2, 4)
    value, known = MIND.value, GUIDE.known(sea, 0)
    assert sum(value.terms_of(sea, 0, known)) == pytest.approx(value.of(sea, 0, known))
