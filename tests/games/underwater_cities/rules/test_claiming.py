"""Card types and claiming (UC-TYPE), and what a card resolved first may count on."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import forecast_of
from nextfrontier.games.underwater_cities.positions.encode import encode_sea
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import cities, tunnels
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.views import view_of
from tests.games.underwater_cities.table import BOX, Table, table

INSTANT, PERMANENT, ACTION, PRODUCTION, SCORING = 24, 38, 34, 41, 104  # all red; 104 is of Era II


def claimed(game: Table, seat: int = 0) -> list[int]:
    """The numbers of the claimed cards."""
    return [entry["card"] for entry in game.area(seat)["claimed"]]


def last_turn_of_era(era: int, *cards: int, **area: Any) -> Table:
    """Seat 0 has the last turn of an Era."""
    game = table().put(era=era, round=[4, 7, 10][era - 1], turn=3, order=[1, 0], to_play=0)
    return game.player(0, hand=[INSTANT], claimed=list(cards), **area)


def test_there_are_five_types_of_card() -> None:
    """UC-TYPE-01: by number of cards as the deck structure says."""
    types = [card.type for card in BOX.cards if card.number > 0]
    expected = {"instant": 99, "permanent": 30, "action": 21, "production": 27, "scoring": 28}
    assert {type_: types.count(type_) for type_ in types} == expected


@pytest.mark.parametrize(
    ("moves", "after"),
    [
        (["24+R3", "part 1"], "3k 2s"),
        (["R3+24", "part 1"], "3k 2s"),
        (["R3+24", "decline"], "1k 2s"),
    ],
    ids=["before the slot", "after the slot", "not at all"],
)
def test_an_instant_is_resolved_before_or_after_the_slot_and_discarded_in_any_case(
    moves: list[str], after: str
) -> None:
    """UC-TYPE-02, UC-TYPE-03: it never stays with the player."""
    game = table().player(0, "", hand=[INSTANT]).play(*moves)
    assert game.goods() == after
    game.play("end")
    assert game.document()["discard"][0] == INSTANT
    assert claimed(game) == []
    assert game.area()["under_board"] == []


def test_an_instant_on_a_slot_of_another_colour_is_discarded_without_effect() -> None:
    """UC-TYPE-02, UC-TYPE-03."""
    game = table().player(0, "", hand=[INSTANT]).play("G4+24", "part 1")
    assert game.decision() == "end"
    game.play("end")
    assert game.goods() == "1c"
    assert game.document()["discard"][0] == INSTANT


@pytest.mark.parametrize("card", [PERMANENT, ACTION, PRODUCTION, SCORING])
def test_a_lasting_card_has_no_immediate_effect_and_is_claimed_on_a_matching_slot(card: int) -> None:
    """UC-TYPE-04, UC-TYPE-10: put face up beside the board, before or after the slot's action."""
    for order in (f"{card}+R3", f"R3+{card}"):
        game = table().put(era=2).player(0, "", hand=[card]).play(order, "claim")
        assert claimed(game) == [card]
        assert game.goods() == "1k 2s"
        assert "claimed" in [event.kind for event in game.events]
        game.play("end")
        assert claimed(game) == [card]
        assert card not in (*game.document()["discard"], *game.sea.era_deck.gone)


@pytest.mark.parametrize("card", [PERMANENT, ACTION, PRODUCTION, SCORING])
def test_a_lasting_card_on_a_slot_of_another_colour_is_discarded(card: int) -> None:
    """UC-TYPE-06: on a coloured slot and on the always-available one."""
    for moves in ([f"G4+{card}", "part 1"], [f"AAS+{card}", "part 2", "done"]):
        game = table().put(era=2).player(0, "", hand=[card]).play(*moves)
        assert game.decision() == "end"
        game.play("end")
        assert claimed(game) == []
        pile = game.document()["discard"] if BOX.card(card).era == 2 else list(game.sea.era_deck.gone)
        assert card in pile


def test_a_matching_lasting_card_may_be_left_unclaimed_and_is_then_discarded() -> None:
    """UC-TYPE-04, UC-TURN-10."""
    game = table().player(0, "", hand=[PERMANENT]).play("R3+38", "decline", "end")
    assert claimed(game) == []
    assert game.document()["discard"][0] == PERMANENT


def test_claimed_cards_stay_when_the_era_ends() -> None:
    """UC-TYPE-05: a lasting part of the nation."""
    game = last_turn_of_era(1, PERMANENT, ACTION, PRODUCTION, goods="1k").play(
        "AAS+24", "part 2", "done", "end"
    )
    assert game.sea.calendar.era == 2
    assert claimed(game) == [PERMANENT, ACTION, PRODUCTION]


def test_a_permanent_is_in_force_from_the_moment_it_is_claimed() -> None:
    """UC-TYPE-07, UC-TYPE-16: claimed first it acts on the slot's action, claimed afterwards it does not."""
    network = {"tunnels": tunnels("MC-BR MR-BR"), "hand": [117], "buildings": {"BR.1": "desalination"}}
    for order, after in ((["117+Y3", "claim", "part 2"], "1c"), (["Y3+117", "part 2"], "")):
        game = table().put(era=2).player(0, "1n", **network).play(*order, "upgrade BR.1")
        assert game.goods() == after


@pytest.mark.parametrize(
    ("card", "moves", "goods", "after"),
    [
        (117, ["117+Y3", "claim", "part 2", "upgrade BR.1"], "1n", "1c"),
        (200, ["200+R2", "claim", "part 1", "tunnel MC-BR"], "1s 2c", "1c"),
        (44, ["44+R3", "claim", "use 44", "exchange 1k 1s"], "1k", "1k 3s"),
    ],
    ids=["a trigger", "a discount", "an ability"],
)
def test_a_permanent_may_be_used_in_the_very_turn_in_which_it_is_claimed(
    card: int, moves: list[str], goods: str, after: str
) -> None:
    """UC-TYPE-08, UC-TYPE-09: all kinds of permanents."""
    area = {"buildings": {"BR.1": "desalination", "BR.2": "farm"}, "hand": [card]}
    game = table().put(era=2).player(0, goods, **area).play(*moves)
    assert game.goods() == after


def test_a_production_card_works_in_every_production_of_its_owner_and_at_no_other_time() -> None:
    """UC-TYPE-11: nothing at claiming, 1 steelplast in production, nothing for the other player."""
    game = table().player(0, "", hand=[PRODUCTION]).play("41+R1", "claim")
    assert game.goods() == ""
    assert forecast_of(game.sea, 0)["production"]["total"]["steelplast"] == 1
    assert forecast_of(game.sea, 1)["production"]["total"]["steelplast"] == 0
    for era in (1, 2):
        game = last_turn_of_era(era, PRODUCTION, goods="1k").play("AAS+24", "part 2", "done", "end")
        assert game.goods() == "1s 2c"


def test_an_end_scoring_card_scores_at_the_end_only() -> None:
    """UC-TYPE-12: nothing before; then 1 VP per 2 cities with all three kinds of building."""
    kinds = ["farm", "desalination", "laboratory"]
    area = {
        "cities": cities("MR"),
        "tunnels": tunnels("MR-BR"),
        "buildings": {f"{city}.{n}": kind for city in ("BR", "MR") for n, kind in enumerate(kinds, 1)},
    }
    game = last_turn_of_era(2, SCORING, **area)
    assert forecast_of(game.sea, 0)["production"]["total"]["vp"] == 0
    assert game.play("AAS+24", "part 2", "done", "end").score() == 0
    last = last_turn_of_era(3, SCORING, **area).play("AAS+24", "part 2", "done", "end")
    assert last.area()["points"]["end_scoring_cards"] == 1


def test_claiming_happens_wholly_before_or_wholly_after_the_slot() -> None:
    """UC-TYPE-13: not between the two parts of a slot."""
    game = table().player(0, "1s 1c", hand=[ACTION]).play("R2+34", "part 1", "tunnel MC-BR")
    assert game.moves() == ["part 2", "done"]
    assert claimed(game) == []
    game.play("part 2", "part 1")
    assert game.decision() == "play_card"
    assert claimed(game.play("claim")) == [ACTION]


def test_only_action_cards_are_limited() -> None:
    """UC-TYPE-14: a tenth production card, a permanent and a scoring card are simply claimed."""
    many = [17, 18, 20, 42, 57, 59, 64, 80, 81, 35, 36, 37, 85, 123]
    for card in (PERMANENT, PRODUCTION, SCORING):
        game = table().put(era=2).player(0, "", hand=[card], claimed=many).play(f"R3+{card}", "claim")
        assert claimed(game) == [*many, card]


def test_claimed_cards_are_public() -> None:
    """UC-TYPE-15: the other player and spectators see them; a hand they do not."""
    game = table().player(0, hand=[ACTION], claimed=[PERMANENT, 19]).put(era=2)
    for seat in (1, SPECTATOR):
        view = view_of(game.sea, seat)
        assert isinstance(view, Sea)
        area = encode_sea(view)["players"][0]
        assert [entry["card"] for entry in area["claimed"]] == [PERMANENT, 19]
        assert area["hand"]["known"] == []


@pytest.mark.parametrize(
    ("card", "slot", "goods", "area", "put"),
    [
        (43, "R2", "", {"assistant": "used"}, {}),
        (200, "R2", "1s", {"assistant": "used", "claimed": [12]}, {}),
    ],
    ids=["an action card claimed first", "a discount claimed first for nothing"],
)
def test_a_card_claimed_first_may_make_the_slot_possible(
    card: int, slot: str, goods: str, area: dict[str, Any], put: dict[str, Any]
) -> None:
    """UC-TYPE-16, UC-TURN-22: slot first is refused, and the card must then be claimed."""
    game = table().put(era=2, **put).player(0, goods, hand=[card], **area)
    assert game.refusal(f"{slot}+{card}") == ("slot_no_effect", "UC-TURN-13")
    game.play(f"{card}+{slot}")
    assert claimed(game)[-1] == card


def test_readying_an_action_card_first_may_make_the_slot_possible() -> None:
    """UC-ACT-07, UC-TURN-22: SL-03 without special cards has only its action symbol left."""
    empty: dict[str, Any] = {"era": 2, "three_credit": [], "special_deck": []}
    game = table(3).put(**empty).player(0, "", hand=[113], assistant="used")
    assert not game.allows("Y3+113")
    game.play("113+Y3")
    assert not game.allows("decline")
    game.play("part 1")
    assert game.area()["assistant"] == "ready"


@pytest.mark.parametrize("card", [PRODUCTION, SCORING])
def test_a_production_or_scoring_card_claimed_first_makes_no_slot_possible(card: int) -> None:
    """UC-TYPE-11, UC-TYPE-12, UC-TURN-22."""
    game = table().put(era=2).player(0, "", hand=[card], assistant="used")
    assert not game.allows(f"{card}+R2")


def test_claiming_may_meet_a_contract() -> None:
    """UC-TYPE-04, CD-20: C8 asks for six claimed cards, the assistant not counted."""
    five = [35, 37, 41, 57, 19]
    game = table(contracts=True).put(contracts=["C8"], federation={}).player(0, "", hand=[38], claimed=five)
    game.play("38+R1", "claim")
    assert game.moves() == ["contract C8", "decline"]
    fewer = table(contracts=True).put(contracts=["C8"]).player(0, "", hand=[38], claimed=five[1:])
    assert fewer.play("38+R1", "claim").decision() == "take_special"


def test_a_card_discarded_for_room_may_make_the_slot_possible() -> None:
    """UC-ACT-13, UC-TURN-22: the kelp or steelplast of a ready card builds on SL-17."""
    full = table().player(0, "", hand=[34], claimed=[{"card": 19, "used": True}, 43, 61])
    assert not full.allows("R4+34")
    full.play("34+R4")
    assert full.moves() == ["discard assistant", "discard 43", "discard 61"]
    assert full.refusal("discard 19") == ("breaks_slot", "UC-TURN-23")
    three = table().player(0, "", hand=[34], claimed=[43, 61])
    assert not three.allows("34+R4")
