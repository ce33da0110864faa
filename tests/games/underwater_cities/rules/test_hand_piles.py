"""Drawing, reshuffling, discarding: piles, and who gets to know what."""

import pytest

from nextfrontier.games.underwater_cities.positions.encode import encode_sea
from nextfrontier.games.underwater_cities.rules.hand import discard_card, draw_cards
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.views import view_of
from tests.games.underwater_cities.table import Table, seen_by, table

HAND = [2, 24, 48]


def only(game: Table, kind: str) -> Event:
    """The one event of this kind in the last moves."""
    (found,) = [event for event in game.events if event.kind == kind]
    return found


def test_cards_are_drawn_from_the_top_of_the_deck() -> None:
    """UC-RES-03."""
    game = table(2).put(deck=[60, 5, 33, 7]).player(0, hand=HAND).play("AAS+2", "part 1")
    assert game.area()["hand"] == [5, 24, 48, 60]
    assert game.document()["deck"] == [33, 7]


def test_only_the_drawer_sees_what_was_drawn() -> None:
    """UC-RES-03: others see how many."""
    game = table(2).put(deck=[60, 5, 33]).player(0, hand=HAND).play("AAS+2", "part 1")
    drew = only(game, "drew")
    assert drew.seen_by(0) == {"cards": 2, "which": [60, 5]}
    assert drew.seen_by(1) == drew.seen_by(-1) == {"cards": 2}
    assert (drew.seat, drew.cause, drew.reveals) == (0, "AAS/1", True)


def test_a_draw_of_nothing_reveals_nothing() -> None:
    """UC-RES-03 (Q-27)."""
    game = table(2).put(deck=[], discard=[]).player(0, hand=[2, 24, 193]).play("R3+193", "end")
    drew = only(game, "drew")
    assert (drew.details, drew.reveals) == ({"cards": 0}, False)


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    """UC-LIMIT-07, UC-LIMIT-13: when a card must be drawn; the draw goes on with the new deck."""
    game = table(2).put(deck=[60], discard=[5, 6, 7, 8]).player(0, hand=HAND).play("AAS+2", "part 1")
    drawn = set(game.area()["hand"]) - {24, 48}
    assert 60 in drawn
    assert len(drawn & {5, 6, 7, 8}) == 1
    assert sorted(drawn | set(game.document()["deck"])) == [5, 6, 7, 8, 60]
    assert game.document()["discard"] == []
    assert only(game, "reshuffled").details == {"cards": 4}


def test_the_last_card_of_the_deck_does_not_reshuffle_it() -> None:
    """UC-LIMIT-13."""
    game = table(2).put(deck=[60, 61], discard=[5, 6]).player(0, hand=HAND).play("AAS+2", "part 1")
    assert (game.document()["deck"], game.document()["discard"]) == ([], [5, 6])


def test_a_reshuffle_is_random_and_secret() -> None:
    """UC-LIMIT-07."""
    orders = set()
    for seed in range(12):
        game = table(2, seed=seed).put(deck=[], discard=[5, 6, 7, 8]).player(0, hand=HAND).play("R3+2", "end")
        orders.add(tuple(game.sea.era_deck.cards))
        assert seen_by(game.sea, 1)["deck"] == {"count": 4, "known": []}
    assert len(orders) > 4


@pytest.mark.parametrize(("era", "pile", "back"), [(1, [5, 6, 7], -1), (2, [70, 71, 72], -2)])
def test_who_looks_ahead_does_not_know_what_a_reshuffle_brings(era: int, pile: list[int], back: int) -> None:
    """UC-LIMIT-07: in a view the new deck shows its backs only, and so does what is drawn from it."""
    game = table(2).put(era=era, deck=[], discard=pile).player(0, hand=HAND).play("AAS+2")
    view = view_of(game.sea, 0)
    view.play(0, view.parse(0, "part 1"))
    assert isinstance(view, Sea)
    assert view.era_deck.cards == [back] * 3
    assert view.players[0].cards.hand == (back, back, 24, 48)
    assert encode_sea(view)["deck"] == {"count": 1, "known": []}


def test_two_reshuffles_differ() -> None:
    """UC-LIMIT-07: each is a shuffle of its own, whatever order the pile had."""
    first = table(2).put(deck=[], discard=list(range(5, 20))).player(0, hand=HAND)
    draw_cards(first.sea, 1, "")
    second = table(2).put(deck=[], discard=list(range(19, 4, -1))).player(0, hand=HAND)
    draw_cards(second.sea, 1, "")
    assert first.sea.era_deck.cards == second.sea.era_deck.cards  # same seed, same cards, same shuffle
    order = first.sea.era_deck.cards
    first.sea.era_deck.top, first.sea.era_deck.discard = len(order), tuple(order)
    draw_cards(first.sea, 1, "")
    assert first.sea.era_deck.cards != order


def test_as_many_cards_are_drawn_as_there_are() -> None:
    """UC-RES-03 (Q-27)."""
    game = table(2).put(deck=[60], discard=[]).player(0, hand=HAND).play("AAS+2", "part 1")
    assert game.area()["hand"] == [24, 48, 60]


def test_with_nothing_to_draw_the_draw_is_impossible() -> None:
    """UC-RES-03 (Q-27): a discard pile is enough."""
    empty = table(2).put(deck=[], discard=[]).player(0, "", hand=HAND).play("AAS+2")
    assert empty.goods() == "2c"  # the other part was the only one
    game = table(2).put(deck=[], discard=[]).player(0, "1k 1s", hand=[2, 24, 53]).play("Y1+53", "part 2")
    game.play("gain kelp steelplast", "done")
    assert game.refusal("part 2") == ("deck_empty", "UC-LIMIT-07")
    pile = table(2).put(deck=[], discard=[5]).player(0, "", hand=HAND).play("AAS+2")
    assert pile.moves() == ["part 1", "part 2"]


def test_discarded_cards_are_public() -> None:
    """UC-ENDTURN-10: except special cards of cost 1 and 2, which go face down under their deck."""
    game = table(2).player(0, hand=[2, 3, 24, 48, 184, 193]).play("keep 2 3 24")
    told = only(game, "discarded")
    assert told.details == {"cards": [48, 184], "under_deck": 1}
    assert told.seen_by(0) == {"cards": [48, 184], "under_deck": 1, "which": [193]}
    assert told.seen_by(1) == told.details
    assert (told.reveals, told.cause) == (True, "UC-ENDTURN-04")


def under(game: Table, seat: int) -> list[int]:
    """The cards under the special deck that a seat knows, the face-up top card left out."""
    return [entry["card"] for entry in seen_by(game.sea, seat)["special_deck"]["known"] if entry["place"]]


def test_a_special_card_discarded_from_hand_is_known_to_its_owner_only() -> None:
    """UC-SETUP-41: it came from a look at three and goes face down."""
    game = table(2).put(special_deck=[191, 192]).player(0, hand=[2, 3, 24, 193], shown=[]).play("keep 2 3 24")
    assert [under(game, seat) for seat in (0, 1, -1)] == [[193], [], []]


def test_a_special_card_that_all_saw_taken_is_known_under_the_deck() -> None:
    """UC-SETUP-41: nobody can doubt which special card it was."""
    game = (
        table(2).put(special_deck=[191, 192]).player(0, hand=[2, 3, 24, 193], shown=[193]).play("keep 2 3 24")
    )
    assert [under(game, seat) for seat in (0, 1, -1)] == [[193], [193], [193]]


def test_a_special_card_played_is_known_under_the_deck() -> None:
    """UC-SETUP-41: it lay open while it was played."""
    game = table(2).put(special_deck=[191, 192]).player(0, hand=[2, 24, 193], shown=[]).play("R3+193", "end")
    assert [under(game, seat) for seat in (0, 1, -1)] == [[193], [193], [193]]


@pytest.mark.parametrize("shown", [[193, 195], [193], [195]])
def test_nobody_can_tell_which_of_two_special_cards_was_given_up(shown: list[int]) -> None:
    """UC-SETUP-41: neither under the deck nor in the hand."""
    game = table(2).put(special_deck=[191, 192]).player(0, hand=[2, 3, 193, 195], shown=shown)
    assert seen_by(game.sea, 1)["players"][0]["hand"]["known"] == shown
    game.play("keep 2 3 193")
    assert [under(game, seat) for seat in (0, 1)] == [[195], []]
    assert seen_by(game.sea, 1)["players"][0]["hand"]["known"] == []
    assert "shown" not in game.area()


def test_nobody_can_tell_the_order_of_two_special_cards_given_up() -> None:
    """UC-SETUP-41."""
    game = table(2).put(special_deck=[191, 192]).player(0, hand=[2, 3, 24, 193, 195], shown=[193, 195])
    game.play("keep 2 3 24 under 195 193")
    assert [under(game, seat) for seat in (0, 1)] == [[195, 193], []]


def test_a_shown_card_of_cost_three_stays_known() -> None:
    """UC-SETUP-41: its back differs from the others."""
    game = (
        table(2)
        .put(special_deck=[191])
        .player(0, hand=[2, 3, 184, 193], shown=[184, 193])
        .play("keep 2 3 184")
    )
    assert seen_by(game.sea, 1)["players"][0]["hand"]["known"] == [184]
    assert under(game, 1) == [193]


def test_era_cards_given_up_leave_shown_special_cards_known() -> None:
    """UC-SETUP-41."""
    game = table(2).player(0, hand=[2, 3, 24, 193], shown=[193]).play("keep 2 3 193")
    assert seen_by(game.sea, 1)["players"][0]["hand"]["known"] == [193]


def test_a_card_played_from_hand_is_shown_no_more() -> None:
    """UC-SETUP-41: it is no longer in the hand."""
    game = table(2).player(0, "9c", hand=[2, 24, 193], shown=[193]).play("R3+193")
    assert "shown" not in game.area()


def test_at_an_era_change_nobody_learns_early_what_is_kept() -> None:
    """UC-SETUP-40: shown cards are hidden while others choose, and shown again if still held."""
    game = table(2).put(round=4, turn=3, to_play=1).player(0, hand=[2, 3, 184], shown=[184])
    game.player(1, hand=[24, 25, 26]).play("R3+24", "decline", "end")
    new = [card for card in game.someone(0).cards.hand if 66 < card < 124]
    game.play(f"keep {new[0]} {new[1]} 184", seat=0)
    assert seen_by(game.sea, 1)["players"][0]["hand"]["known"] == []
    game.play(game.moves(1)[0], seat=1)
    assert seen_by(game.sea, 1)["players"][0]["hand"]["known"] == [184]


@pytest.mark.parametrize(
    ("card", "place"),
    [(70, "discard"), (5, "gone"), (0, "gone"), (184, "gone"), (193, "special_deck"), (192, "special_deck")],
)
def test_every_card_has_its_place_when_discarded(card: int, place: str) -> None:
    """UC-ENDTURN-10: current Era, older Era, assistant (Q-19), cost 3, cost 2 and 1."""
    sea = table(2).put(era=2, discard=[], special_deck=[191]).player(0, hand=[2, 24, 48]).sea
    discard_card(sea, card, 0, True)
    piles = {"discard": sea.era_deck.discard, "gone": sea.era_deck.gone, "special_deck": sea.specials.deck}
    for name, pile in piles.items():
        assert (bool(pile) and pile[-1] == card) == (name == place)
