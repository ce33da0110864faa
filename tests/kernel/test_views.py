"""Views hide what a seat was not shown, and guesses made from them fit."""

import pytest

from examples.tea_house.components import CARDS, kind_of
from examples.tea_house.game import GAME
from examples.tea_house.state import House
from nextfrontier.kernel.chance import Chance, Unknowable
from nextfrontier.kernel.ground import SPECTATOR, TABLE
from nextfrontier.kernel.views import Filling, back_of_blank, blank, mixed_for
from nextfrontier.kernel.zones import Pile
from tests.kernel.tables import asked, guess_of, house, names, play, seen_by


def after_set_up() -> House:
    """Seat 0 gave up two cards and seat 1 two others; all four lie under the deck."""
    state = GAME.new(2, {}, 11)
    for seat in (0, 0, 0, 1, 1, 1):
        state.play(seat, state.moves(seat)[0])
    return state


def known(cards: list[int]) -> list[int]:
    return [card for card in cards if card >= 0]


def test_a_blank_tells_its_back_and_nothing_else() -> None:
    assert [back_of_blank(blank(back)) for back in range(4)] == [0, 1, 2, 3]
    assert all(blank(back) < 0 for back in range(4))
    with pytest.raises(Unknowable):
        kind_of(blank(0))


def test_a_seat_sees_its_own_hand_only() -> None:
    state = after_set_up()
    for seat in (0, 1):
        view = seen_by(state, seat)
        assert view.hand(seat) == state.hand(seat)
        assert view.hand(1 - seat) == [blank(0)] * 3


def test_a_spectator_sees_no_hand() -> None:
    view = seen_by(after_set_up(), SPECTATOR)
    assert known(view.hand(0) + view.hand(1) + view.cards[0]) == []


def test_cards_put_under_the_deck_are_known_to_who_put_them_there() -> None:
    state = after_set_up()
    first, second = seen_by(state, 0), seen_by(state, 1)
    assert known(first.cards[0]) == state.cards[0][2:4]
    assert known(second.cards[0]) == state.cards[0][:2]


def test_a_card_played_openly_is_known_to_all_and_one_discarded_face_down_to_its_owner() -> None:
    state = house(hands=[[0, 1, 2], [4, 5, 6, 7]])
    play(state, "0 market+0", "1 discard 5")
    assert [seen_by(state, seat).cards[1] for seat in (0, 1, SPECTATOR)] == [
        [0, blank(0)],
        [0, 5],
        [0, blank(0)],
    ]


def test_shuffling_clears_what_was_known() -> None:
    state = house(common=[[9], [4, 8, 12, 16]], hands=[[0, 1, 2], [5, 6, 7]])
    state.seen[1] = [-1, -1, -1, -1]
    play(state, "0 pass", "0 end")
    view = seen_by(state, 1)
    assert known(view.cards[0]) == []
    assert view.cards[1] == []


def test_a_view_knows_the_moves_of_its_own_seat_and_no_others() -> None:
    state = house(hands=[[0, 1, 2], [4, 5, 6]])
    assert seen_by(state, 0).moves(0) == state.moves(0)
    for viewer in (1, SPECTATOR):
        view = seen_by(state, viewer)
        assert view.options == []
        assert view.moves(0) == []


def test_a_view_knows_no_moves_of_others_in_lanes_and_offers() -> None:
    in_set_up = GAME.new(2, {}, 1)
    assert seen_by(in_set_up, 1).moves(1) == in_set_up.moves(1)
    assert seen_by(in_set_up, 1).moves(0) == []
    state = house(hands=[[0], [4, 5, 6, 7]])
    assert seen_by(state, 0).moves(1) == []
    assert seen_by(state, 1).moves(1) == [4, 5, 6, 7]


def test_a_view_stops_where_others_decide() -> None:
    view = seen_by(house(hands=[[0, 1, 2], [4, 5, 6]]), 0)
    play(view, "0 pass", "0 end")
    assert asked(view, 1) == "act"
    assert view.options == []


def test_a_view_has_no_chance() -> None:
    view = seen_by(house(common=[[], [4, 8, 12]], hands=[[0, 1, 2], [5, 6, 7]]), 0)
    with pytest.raises(Unknowable):
        play(view, "0 pass", "0 end")


def test_a_view_is_the_view_of_its_own_seat_only() -> None:
    view = seen_by(after_set_up(), 0)
    assert GAME.encode(seen_by(view, 0)) == GAME.encode(view)
    with pytest.raises(AssertionError):
        seen_by(view, 1)


def test_a_hidden_zone_is_written_as_its_size_and_what_is_known() -> None:
    state = after_set_up()
    written = GAME.encode(seen_by(state, 0))
    assert written["hands"] == [state.hand(0), {"count": 3, "known": []}]
    assert written["common"][0]["known"] == [
        {"place": place, "card": state.cards[0][place]} for place in (2, 3)
    ]


def test_a_guess_has_every_card_once_and_fits_what_was_shown() -> None:
    state = after_set_up()
    for number in range(20):
        guess = guess_of(state, 0, b"%d" % number)
        assert guess.viewer == TABLE
        assert sorted(card for zone in guess.cards for card in zone) == list(range(CARDS))
        assert guess.hand(0) == state.hand(0)
        assert guess.cards[0][2:4] == state.cards[0][2:4]


def test_guesses_differ_and_do_not_depend_on_the_truth() -> None:
    state = after_set_up()
    guesses = [guess_of(state, 0, b"%d" % number) for number in range(20)]
    assert len({tuple(guess.hand(1)) for guess in guesses}) > 10
    other = guess_of(state, 0, b"truth")
    again = [guess_of(truth, 0, b"1") for truth in (state, other)]
    assert GAME.encode(again[0]) == GAME.encode(again[1])


def test_in_a_guess_others_have_the_moves_of_the_cards_they_are_guessed_to_hold() -> None:
    state = house(hands=[[0, 1, 2], [4, 5, 6]])
    guess = guess_of(state, 1, b"x")
    cards = {int(part) for name in names(guess, 0) for part in name.split("+") if part.isdigit()}
    assert cards <= set(guess.hand(0))
    assert cards
    play(guess, f"0 {names(guess, 0)[-1]}")


def test_things_that_went_different_ways_are_known_but_not_their_places() -> None:
    pile = Pile(-1, [7, 3, 5], [0, 0, 0], mixed=[0, 0b1, 0b1])
    assert [mixed_for(pile, seat) for seat in (0, 1, SPECTATOR)] == [[1, 2], [], []]
    guesses = {tuple(guessed([pile], [], n)[0]) for n in range(20)}
    assert guesses == {(7, 3, 5), (7, 5, 3)}


def test_piles_that_hold_what_another_one_lists_are_filled_from_it() -> None:
    listing = Pile(-1, [7, blank(0), 5, blank(0)], [])
    source = [(0, place) for place in range(4)]
    piles = [
        listing,
        Pile(1, [5, blank(0)], [], source=source),
        Pile(1, [blank(0), blank(0)], [], source=source),
    ]
    guesses = [guessed(piles, [3, 9], n) for n in range(40)]
    assert all(sorted(first + second) == [3, 5, 7, 9] for _, first, second in guesses)
    assert {tuple(first) for _, first, _ in guesses} == {(5, 3), (5, 7), (5, 9)}


def guessed(piles: list[Pile], unseen: list[int], number: int) -> list[list[int]]:
    """Return the piles as seat 0 guesses them, all things having one back."""
    filling = Filling(0, piles, [unseen], Chance(b"%d" % number, None))
    return [filling.fill(index) for index in range(len(piles))]
