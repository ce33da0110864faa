"""Taking a special card (UC-SPEC-01..08, UC-SPEC-23, Q-32)."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.positions.encode import encode_sea
from nextfrontier.games.underwater_cities.rules.special_cards import TakeSpecial
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.views import view_of
from tests.games.underwater_cities.table import BOX, Table, table

THREES = [181, 182, 183, 184, 185, 186]
DECK = [191, 193, 195, 201, 204]


def taking(deck: list[int] | None = None, threes: list[int] | None = None, **put: Any) -> Table:
    """Seat 0 has chosen SL-19 with a card of another colour."""
    piles = {
        "special_deck": DECK if deck is None else deck,
        "three_credit": THREES if threes is None else threes,
    }
    return table().put(**piles, **put).player(0, "", hand=[2]).player(1, hand=[3]).play("R1+2")


def known_to(game: Table, seat: int) -> list[dict[str, int]]:
    """The cards of the special deck that this seat knows, with their places."""
    view = view_of(game.sea, seat)
    assert isinstance(view, Sea)
    known: list[dict[str, int]] = encode_sea(view)["special_deck"]["known"]
    return known


def nodes(effect: Effect) -> list[Effect]:
    """An effect with everything beneath."""
    return [effect, *[node for child in effect.children() for node in nodes(child)]]


def test_card_icons_never_give_a_special_card() -> None:
    """UC-SPEC-01: a draw of three with two Era cards left brings two."""
    game = table().put(deck=[10, 11], discard=[], special_deck=DECK, three_credit=THREES)
    game.player(0, "", hand=[49]).player(1, hand=[3]).play("49+Y1", "part 1")
    assert game.area()["hand"] == [10, 11]
    assert game.document()["special_deck"] == DECK
    assert game.document()["three_credit"] == THREES


def test_only_slots_let_a_special_card_be_taken() -> None:
    """UC-SPEC-01: SL-03 and SL-19 have the symbol, no card has."""
    slots = {place.slot: place.effect for place in (*BOX.few, *BOX.many)}
    sources = {
        slot for slot, effect in slots.items() if any(isinstance(n, TakeSpecial) for n in nodes(effect))
    }
    assert sources == {"SL-03", "SL-19"}
    assert not any(isinstance(node, TakeSpecial) for card in BOX.cards for node in nodes(card.effect))


def test_there_are_three_ways_to_take_a_special_card() -> None:
    """UC-SPEC-02: any face-up cost-3 card, the face-up top card, or a look; nothing else."""
    game = taking()
    assert game.decision() == "take_special"
    assert game.moves() == [*[f"take {card}" for card in THREES], "take 191", "look"]
    decision = game.sea.decision(0)
    assert decision is not None
    assert decision.rules() == ["UC-SPEC-02", "UC-SPEC-03", "UC-SPEC-04", "UC-SPEC-05"]


def test_nothing_under_the_top_card_can_even_be_thought_of() -> None:
    """UC-SPEC-04, UC-SPEC-05: the cards beneath are hidden, so no move names them."""
    game = taking()
    assert [game.sea.notation(0, move) for move in game.sea.domain(0)] == game.moves()


def test_the_table_hears_who_took_what_and_undo_ends_where_something_was_shown() -> None:
    """UC-SPEC-03, UC-SPEC-04, UC-SPEC-05, Q-26: looked-at cards are told to the looker only."""
    three = taking().play("take 184").events[0]
    assert (three.kind, three.details["card"], three.reveals) == ("took_special", 184, False)
    top = taking().play("take 191").events[0]
    assert (top.kind, top.details["card"], top.reveals) == ("took_special", 191, True)
    assert not taking([191]).play("take 191").events[0].reveals
    game = taking().play("look")
    looked = game.events[0]
    assert (looked.kind, looked.details, looked.reveals) == ("looked", {"cards": 3}, True)
    assert looked.seen_by(0)["which"] == [193, 195, 201]
    assert "which" not in looked.seen_by(1)
    kept = game.play("take 195 under 193 201").events[0]
    assert (kept.kind, kept.reveals) == ("kept_special", True)
    assert (kept.seen_by(0)["card"], kept.seen_by(0)["under"]) == (195, [193, 201])
    assert kept.seen_by(1) == {}


def test_a_look_is_thought_through_without_knowing_the_cards() -> None:
    """UC-SPEC-05, UC-TURN-22: SL-03 performed by #1 brings no credit for SL-12, whatever one looks at."""
    game = table(3).put(special_deck=[191, 192], three_credit=[], slots={"G2": [1], "G5": [2]}, federation={})
    game.player(0, "1c", hand=[1], claimed=[34], assistant="used")
    game.play("1+G4")
    assert (game.decision(), game.goods()) == ("build", "1c")  # the credit of #1 could not be paid


def test_a_special_card_must_be_taken_on_the_slot_that_does_nothing_else() -> None:
    """UC-SPEC-02, UC-TURN-13: one of the three ways, not none."""
    game = taking()
    assert not any(move in game.moves() for move in ("decline", "done", "end"))


def test_a_face_up_cost_3_card_is_taken_and_not_replaced() -> None:
    """UC-SPEC-03."""
    game = taking().play("take 184")
    assert game.area()["hand"] == [184]
    assert game.document()["three_credit"] == [181, 182, 183, 185, 186]
    assert game.document()["special_deck"] == DECK


def test_the_top_card_is_taken_and_the_next_turned_face_up() -> None:
    """UC-SPEC-04: all see the new top card, and nothing beneath it."""
    game = taking()
    assert known_to(game, 1) == [{"place": 0, "card": 191}]
    game.play("take 191")
    assert game.area()["hand"] == [191]
    assert game.document()["special_deck"] == [193, 195, 201, 204]
    assert game.document()["three_credit"] == THREES
    for seat in (0, 1, SPECTATOR):
        assert known_to(game, seat) == [{"place": 0, "card": 193}]


@pytest.mark.parametrize("others", [(193, 201), (201, 193)])
def test_tv_spec_03_look_at_three_keep_one_and_put_two_under_in_any_order(others: tuple[int, int]) -> None:
    """TV-SPEC-03, UC-SPEC-05: the old top goes under first, then the two others; the next card is face up."""
    game = taking().play("look")
    assert game.decision() == "keep_special"
    assert len(game.moves()) == 6
    assert {move.split()[1] for move in game.moves()} == {"193", "195", "201"}
    game.play(f"take 195 under {others[0]} {others[1]}")
    assert game.area()["hand"] == [195]
    assert game.document()["special_deck"] == [204, 191, *others]
    assert game.sea.specials.looking == ()


def test_looked_at_cards_are_private() -> None:
    """UC-SPEC-05, Q-26: the others know only the card that lay open, and the new top."""
    game = taking().play("look", "take 195 under 193 201")
    top, old = {"place": 0, "card": 204}, {"place": 1, "card": 191}
    assert known_to(game, 1) == [top, old]
    assert known_to(game, 0) == [top, old, {"place": 2, "card": 193}, {"place": 3, "card": 201}]
    view = view_of(game.sea, 1)
    assert isinstance(view, Sea)
    assert encode_sea(view)["players"][0]["hand"]["known"] == []


def test_a_taken_face_up_card_is_known_to_all() -> None:
    """UC-SPEC-04, Q-26: everybody saw it being taken."""
    view = view_of(taking().play("take 191").sea, 1)
    assert isinstance(view, Sea)
    assert encode_sea(view)["players"][0]["hand"]["known"] == [191]


@pytest.mark.parametrize(
    ("deck", "kept", "left"),
    [
        ([191, 193], "take 193", [191]),
        ([191, 193, 195], "take 193 under 195", [191, 195]),
        ([191, 193, 195, 201], "take 193 under 195 201", [191, 195, 201]),
    ],
    ids=["two", "three", "four"],
)
def test_with_few_cards_one_looks_at_what_is_there(deck: list[int], kept: str, left: list[int]) -> None:
    """UC-SPEC-05, Q-32."""
    game = taking(deck).play("look", kept)
    assert game.area()["hand"] == [193]
    assert game.document()["special_deck"] == left


def test_a_look_needs_a_card_under_the_top_card() -> None:
    """UC-SPEC-05, Q-32."""
    game = taking([191])
    assert game.moves() == [*[f"take {card}" for card in THREES], "take 191"]
    assert game.refusal("look") == ("nothing_to_look_at", "UC-SPEC-05")


def test_with_an_empty_deck_only_cost_3_cards_can_be_taken() -> None:
    """UC-SPEC-03, Q-32; with nothing left at all the slot cannot be chosen."""
    assert taking([]).moves() == [f"take {card}" for card in THREES]
    nothing = table().put(special_deck=[], three_credit=[]).player(0, "", hand=[2])
    assert not nothing.allows("R1+2")
    assert [reason.code for reason in nothing.why_not("R1+2")] == ["slot_no_effect", "no_special_card"]
    one = table().put(special_deck=[191], three_credit=[]).player(0, "", hand=[2])
    assert one.play("R1+2").area()["hand"] == [191]


def test_a_special_card_is_a_hand_card_and_can_be_played_in_the_next_turn_not_in_this_one() -> None:
    """UC-SPEC-06, UC-SPEC-23: the card of this turn is chosen already."""
    game = taking().play("take 191")
    assert game.moves() == ["end"]
    game.play("end", "AAS+3", "part 2", "done", "end")
    assert game.seat(None) == 0
    assert game.allows("G2+191")


def test_special_cards_count_towards_the_hand_limit() -> None:
    """UC-SPEC-07: with three Era cards and a special one somebody must go."""
    game = table().player(0, hand=[1, 2, 3, 191])
    assert game.decision() == "keep"
    assert set(game.moves()) == {"keep 1 2 3", "keep 1 2 191", "keep 1 3 191", "keep 2 3 191"}


def test_every_special_card_has_a_cost_of_1_2_or_3_credits() -> None:
    """UC-SPEC-08: ten of cost 3, fifteen of cost 1 and 2; no other card has a cost."""
    costs = {card.number: card.cost for card in BOX.cards if card.is_special()}
    assert sorted(costs) == list(range(181, 206))
    assert {cost for number, cost in costs.items() if number <= 190} == {3}
    assert [number for number, cost in costs.items() if cost == 1] == [192, 195, 196, 197, 199, 200, 202, 204]
    assert [number for number, cost in costs.items() if cost == 2] == [191, 193, 194, 198, 201, 203, 205]


def test_a_slot_performed_through_a_card_gives_a_special_card_too() -> None:
    """UC-SPEC-23, UC-CARD-24: #1 performs SL-19."""
    game = table().put(special_deck=DECK, three_credit=THREES).player(0, "1c", hand=[1])
    game.play("1+G2", "part 1", "perform R1", "part 1", "take 191")
    assert game.area()["hand"] == [191]


def test_on_a_slot_with_two_parts_the_special_card_may_be_left() -> None:
    """UC-SPEC-02, UC-TURN-12: SL-03 is an action card and a special card, each may be skipped."""
    game = table(3).put(special_deck=DECK).player(0, "", hand=[2]).play("Y3+2", "part 1", "part 2")
    assert game.goods() == "1c"
    assert game.moves() == ["part 2", "done"]
    assert game.play("done").area()["hand"] == []
