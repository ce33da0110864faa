"""The whole state: what is hidden from whom, and what a seat may guess."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.positions.encode import encode_sea
from nextfrontier.games.underwater_cities.state import sea as sea_module
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.values import Value, field_values
from nextfrontier.kernel.views import determinize, knows, view_of
from tests.games.underwater_cities.phases import alone, end_last_turn
from tests.games.underwater_cities.random_games import open_decisions
from tests.games.underwater_cities.table import Table, seen_by, table

SEATS = (0, 1, -1)


def everything(sea: Sea) -> list[int]:
    """All cards, tiles and contracts, wherever they lie."""
    found = [thing for pile in sea.piles() for thing in pile.cards]
    return sorted(found + sea.in_sight())


def opening() -> Table:
    game = table(2, contracts=True).deal()
    hand = game.someone(1).cards.hand
    return game.play("keep " + " ".join(map(str, hand[:3])), seat=1)


def middle() -> Table:
    game = table(2, contracts=True).put(era=2, contracts=["C2", "C3"])
    game.put(special_deck=[192, 196, 197, 198], special_seen=[-1, 2, 0, -1])
    game.player(0, hand=[5, 70, 71], claimed=[98], gained=["B-1"])
    return game.player(1, hand=[6, 72, 184, 199], contracts=["C1"])


def looking() -> Table:
    return middle().play("R1+5", "look")


def looking_at_tiles() -> Table:
    return table(2).player(0, "9c", hand=[24, 48, 191]).play("191+G4", "pay 2c", "part 1")


def played() -> Table:
    return table(2).put(era=3).player(0, "9c", hand=[70, 130, 193]).play("R3+193")


def played_the_first() -> Table:
    return table(2).player(0, hand=[1, 24, 48]).play("G4+1")


def making_room() -> Table:
    used = [{"card": number, "used": True} for number in (21, 34)]
    game = table(2).player(0, "9k 9s 9c", hand=[3, 24, 61], claimed=[*used, 39])
    return game.play("Y1+61", "part 2", "gain kelp steelplast", "done", "claim", "discard 39", "use 39")


def shared_values(sea: Sea) -> list[Value]:
    """Return what copies of a state share."""
    fields = [value for holder in (sea, *sea.players) for value in field_values(holder)]
    return [value for value in fields if isinstance(value, Value)]


def test_what_copies_share_is_never_changed() -> None:
    before: list[tuple[Value, str]] = []
    for sea, _ in open_decisions(range(8)):
        assert [value for value, text in before if repr(value) != text] == []
        before = [(value, repr(value)) for value in shared_values(sea)]
        assert len(before) == 8 + 4 * sea.seats


POSITIONS = [opening, middle, looking, looking_at_tiles, played, played_the_first, making_room]


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("seat", SEATS)
def test_what_a_seat_guesses_looks_to_it_like_what_is(position: Any, seat: int) -> None:
    """UC-SETUP-41: every hidden thing replaced by another of the same back; the view stays the same."""
    sea = position().sea
    view = view_of(sea, seat)
    assert isinstance(view, Sea)
    for attempt in range(3):
        guess = determinize(view, Chance(b"%d" % attempt, None))
        assert isinstance(guess, Sea)
        assert everything(guess) == everything(sea)
        assert seen_by(guess, seat) == encode_sea(view)


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("seat", SEATS)
def test_a_view_holds_nothing_that_is_hidden_from_its_seat(position: Any, seat: int) -> None:
    """UC-SETUP-41 (Q-26): not even where no document would show it."""
    sea = position().sea
    view = view_of(sea, seat)
    for here, there in zip(sea.piles(), view.piles(), strict=True):
        assert len(here.cards) == len(there.cards)
        hidden = [card for i, card in enumerate(here.cards) if not knows(here, i, seat)]
        assert sum(card < 0 for card in there.cards) == len(hidden)
        assert not set(hidden) & set(there.cards)


def test_every_shuffle_has_a_stream_of_its_own() -> None:
    """UC-SETUP-05: no two shuffles are the same draw of chance."""
    eras = [sea_module.ERA_DECKS + era for era in (1, 2, 3)]
    names = ("BOARDS", "ORDER", "BROWN", "BLUE", "CONTRACTS", "SPECIAL_THREE", "SPECIAL_DECK", "LOOK")
    streams = [getattr(sea_module, name) for name in names]
    assert sorted(eras + streams) == list(range(sea_module.STREAMS))


@pytest.mark.parametrize("position", POSITIONS)
def test_no_thing_lies_in_two_places(position: Any) -> None:
    """UC-SETUP-41: every card, blue tile and contract with a back is somewhere, once."""
    sea = position().sea
    found = everything(sea)
    with_back = {thing for things in sea.backs() for thing in things}
    here = [thing for thing in found if thing in with_back]
    assert len(here) == len(set(here))
    later = {thing for era in range(sea.calendar.era, 3) for thing in sea.backs()[era]}
    contracts = set() if sea.government.contracts or sea.government.spared else set(sea.backs()[6])
    assert set(here) == with_back - later - contracts


def seen(game: Table, seat: int) -> dict[str, Any]:
    return seen_by(game.sea, seat)


def test_the_deck_is_hidden_from_all() -> None:
    """UC-SETUP-41 (Q-26)."""
    for seat in SEATS:
        assert seen(middle(), seat)["deck"]["known"] == []


def test_hands_are_hidden_from_others() -> None:
    """UC-SETUP-41 (Q-26): a cost-3 card was taken before all eyes."""
    game = middle()
    assert seen(game, 1)["players"][1]["hand"] == [6, 72, 184, 199]
    for seat in (0, -1):
        assert seen(game, seat)["players"][1]["hand"] == {
            "count": 4,
            "known": [184],
            "backs": {"era_1": 1, "era_2": 1, "special": 1, "special_three": 1},
        }


def test_cards_under_the_special_deck_are_known_to_those_who_saw_them() -> None:
    """UC-SETUP-41 (Q-26): the top lies face up."""
    known = {
        seat: [entry["card"] for entry in seen(middle(), seat)["special_deck"]["known"]] for seat in SEATS
    }
    assert known == {0: [192, 198], 1: [192, 196, 198], -1: [192, 198]}


def test_looked_at_cards_and_tiles_are_private() -> None:
    """UC-SETUP-41 (Q-26)."""
    for game, name, count in ((looking(), "looking", 3), (looking_at_tiles(), "looking_tiles", 2)):
        assert isinstance(seen(game, 0)["pending"][0][name], list)
        for seat in (1, -1):
            assert seen(game, seat)["pending"][0][name] == {"count": count, "known": []}


def test_open_cards_are_seen_by_all() -> None:
    """UC-SETUP-41 (Q-26): claimed cards, contracts, the played card, cost-3 cards, the discard pile."""
    game = middle()
    for seat in SEATS:
        view = seen(game, seat)
        for field in ("three_credit", "contracts", "discard", "slots", "federation"):
            assert view[field] == game.document()[field]
        assert view["players"][0]["claimed"] == [{"card": 98, "used": False}]
        assert view["players"][0]["gained"] == ["B-1"]
    assert seen(played(), 1)["pending"][0]["card"] == 193
    assert seen(making_room(), 1)["pending"][0]["leaving"] == 39


def test_a_view_tells_no_moves_of_others() -> None:
    """UC-SETUP-41: not even how many there are."""
    game = middle()
    view = view_of(game.sea, 1)
    assert view.moves(0) == []
    assert view.moves(1) == game.sea.moves(1)  # its own surplus
    assert view_of(game.sea, 0).moves(0) == game.sea.moves(0)


def test_gains_and_payments_are_told_with_their_cause() -> None:
    """UC-RES-02, UC-RES-06."""
    game = table(2).player(0, "2s 2c", hand=[3, 24, 58]).play("Y4+3", "tunnel BC-BR")
    told = [
        (event.kind, event.cause, event.details) for event in game.events if event.kind in ("paid", "gained")
    ]
    assert told[0][0] == "paid"
    assert told[0][2] == {"steelplast": 1, "credits": 1}
    assert told[1] == ("gained", "board 1 BC-BR", {"kelp": 1, "vp": 0})
    assert all(event.seat == 0 for event in game.events)


def test_a_gain_of_nothing_is_not_told() -> None:
    """UC-SCORE-22: three leftover units give no point."""
    game = end_last_turn(alone(goods="3k"), 3)
    told = [event.cause for event in game.events if event.kind == "gained" and event.seat == 0]
    assert told == ["UC-SCORE-10"]


def test_a_guess_of_a_choice_in_secret_can_be_told_as_a_position() -> None:
    """UC-SETUP-41: all saw 189 being taken; whether it was kept, they cannot tell."""
    pending = [{}, ["lanes", [], [["keep", True]]], ["discard_dropped"], ["open_era"]]
    game = table().put(era=2, round=5, pending=pending)
    game.player(0, hand=[14, 83, 189], dropped=[70, 71, 72], shown=[189])
    game.player(1, hand=[13, 30, 54, 80, 98, 123])
    view = view_of(game.sea, 1)
    assert isinstance(view, Sea)
    for attempt in range(20):
        guess = determinize(view, Chance(b"%d" % attempt, None))
        assert isinstance(guess, Sea)
        again = table().put(**encode_sea(guess))
        assert encode_sea(again.sea) == encode_sea(guess)
        assert again.sea.players[0].cards.shown == view.players[0].cards.shown == (189,)
