"""At most four claimed action cards: making room for a fifth (UC-ACT-10..19, UC-ACT-23, UC-ACT-24)."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.effects.counts import SpecialsPaid
from nextfrontier.games.underwater_cities.positions.encode import encode_sea
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kernel.views import view_of
from tests.games.underwater_cities.table import Table, table

THREE = [19, 34, 61]  # with the personal assistant four


def full(hand: int = 21, goods: str = "", era: int = 1, **area: Any) -> Table:
    """Seat 0 owns four action cards and holds another, green if not told otherwise."""
    return table().put(era=era).player(0, goods, hand=[hand], **{"claimed": THREE, **area})


def owned(game: Table) -> list[int]:
    """The claimed action cards, the personal assistant as 0."""
    area = game.area()
    return [0] * (area["assistant"] != "gone") + [entry["card"] for entry in area["claimed"]]


def known_to(game: Table, seat: int) -> list[dict[str, int]]:
    """The cards of the special deck that this seat knows, with their places."""
    view = view_of(game.sea, seat)
    assert isinstance(view, Sea)
    known: list[dict[str, int]] = encode_sea(view)["special_deck"]["known"]
    return known


def test_a_fifth_action_card_needs_room() -> None:
    """UC-ACT-10, UC-ACT-11: one of the four must be discarded first; the assistant counts."""
    game = full().play("21+G2", "claim")
    assert game.decision() == "make_room"
    assert game.moves() == ["discard assistant", "discard 19", "discard 34", "discard 61"]
    game.play("discard 61", "decline")
    assert owned(game) == [0, 19, 34, 21]


def test_a_fourth_action_card_needs_no_room() -> None:
    """UC-ACT-10: the personal assistant and two others are three."""
    game = full(claimed=[19, 34]).play("21+G2", "claim")
    assert owned(game) == [0, 19, 34, 21]
    without = full(claimed=THREE, assistant="gone").play("21+G2", "claim")
    assert owned(without) == [19, 34, 61, 21]


def test_other_cards_do_not_count_towards_the_limit() -> None:
    """UC-ACT-10: permanents, production and scoring cards beside three action cards."""
    game = full(claimed=[19, 34, 35, 37, 41, 57]).play("21+G2", "claim")
    assert owned(game) == [0, 19, 34, 35, 37, 41, 57, 21]


def test_a_position_with_five_action_cards_is_refused() -> None:
    """UC-ACT-10."""
    with pytest.raises(Refused):
        full(claimed=[*THREE, 43]).moves()


def test_tv_act_01_a_ready_assistant_discarded_for_room_is_used() -> None:
    """TV-ACT-01, UC-ACT-13, UC-ACT-16: 4 action cards, +1s; the assistant leaves the game (Q-19)."""
    game = full().play("21+G2", "claim", "discard assistant", "use assistant", "part 1")
    assert owned(game) == [19, 34, 61, 21]
    assert game.goods() == "1s"
    assert game.area()["assistant"] == "gone"
    assert 0 in game.sea.era_deck.gone


def test_tv_act_01_a_used_card_is_discarded_without_effect() -> None:
    """TV-ACT-01, UC-ACT-12, UC-ACT-15: the used one may be chosen, and gives nothing."""
    game = full(assistant="used").play("21+G2", "claim", "discard assistant")
    assert owned(game) == [19, 34, 61, 21]
    assert game.goods() == ""
    assert game.decision() == "parts"
    assert game.document()["pending"][1][1] == "SL-21"


def test_a_ready_card_may_be_discarded_without_using_it_and_the_use_is_then_lost() -> None:
    """UC-ACT-13, UC-ACT-24: "may", and at once or never."""
    game = full().play("21+G2", "claim", "discard 61")
    assert game.moves() == ["use 61", "decline"]
    game.play("decline")
    assert game.goods() == ""
    assert 61 in game.document()["discard"]
    assert not any("61" in move for move in game.moves())


def test_a_discarded_card_that_can_do_nothing_is_not_offered() -> None:
    """UC-ACT-13, UC-ACT-22: #22 without a structure."""
    game = full(claimed=[19, 34, 22]).play("21+G2", "claim", "discard 22")
    assert game.document()["pending"][1][1] == "SL-21"
    assert 22 in game.document()["discard"]


def test_the_use_on_discard_is_part_of_resolving_the_played_card() -> None:
    """UC-ACT-14, UC-TIME-04: finished before the slot's action begins, if the card comes first."""
    first = full().play("21+G2", "claim", "discard 61", "use 61")
    assert first.goods() == "1k 1c"
    assert first.document()["pending"][1][1] == "SL-21"
    after = full().play("G4+21", "part 1")
    assert after.goods() == "1c"
    after.play("claim", "discard 61", "use 61")
    assert after.goods() == "1k 2c"
    assert after.decision() == "end"


@pytest.mark.parametrize(("era", "pile"), [(1, "discard"), (2, "gone")], ids=["its own Era", "a later Era"])
def test_the_discarded_card_goes_to_the_pile_of_its_own_era(era: int, pile: str) -> None:
    """UC-ACT-17, UC-ERA-12: cards of older Eras leave the game."""
    game = full(era=era).play("21+G2", "claim", "discard 61", "decline")
    piles = {"discard": game.document()["discard"], "gone": list(game.sea.era_deck.gone)}
    assert [name for name, cards in piles.items() if 61 in cards] == [pile]


def test_the_new_card_cannot_be_the_one_discarded() -> None:
    """UC-ACT-18: whoever wants to keep the four declines to claim."""
    game = full().play("21+G2", "claim")
    with pytest.raises(Refused):
        game.play("discard 21")
    kept = full().play("21+G2", "decline")
    assert owned(kept) == [0, *THREE]


def test_an_action_card_is_discarded_only_to_make_room_for_a_fifth() -> None:
    """UC-ACT-19: claiming a fourth offers no discard, nor does any other moment of a turn."""
    game = full(claimed=[19, 34])
    for move in ("21+G2", "claim", "part 1", "part 2", "end"):
        assert not any(offered.startswith("discard") for offered in game.moves())
        game.play(move)
    assert owned(game) == [0, 19, 34, 21]


def test_the_new_card_is_claimed_ready_before_the_discarded_one_is_used() -> None:
    """UC-ACT-23: while the choice to use is open the new card lies there, and the old one is in no pile."""
    game = full().play("21+G2", "claim", "discard 61")
    assert game.decision() == "use_discarded"
    assert owned(game) == [0, 19, 34, 21]
    assert game.area()["claimed"][-1] == {"card": 21, "used": False}
    assert 61 not in game.document()["discard"]
    assert game.document()["pending"][0]["leaving"] == 61
    assert "leaving" not in game.play("decline").document()["pending"][0]


def test_tv_act_02_an_action_symbol_met_while_using_the_discarded_card_may_use_the_new_one() -> None:
    """TV-ACT-02, UC-ACT-23, UC-SPEC-19: from the card −2c +2n +2s."""
    game = table(3).put(federation={}).player(0, "2c", hand=[195], claimed=[19, 34, 202])
    game.play("195+G5", "claim")
    assert game.goods() == "1c"
    game.play("discard 202", "use 202")
    assert game.goods() == ""
    game.play("perform G1", "part 1", "use 195", "part 2", "part 1")
    assert game.goods() == "2s 2n 1c"  # the credit is the Federation bonus of the slot SL-11
    assert {"card": 195, "used": True} in game.area()["claimed"]
    deck = game.document()["special_deck"]
    assert deck[-1] == 202
    assert {"place": len(deck) - 1, "card": 202} in known_to(
        game, 1
    )  # it lay open, so all know where it went
    assert game.document()["slots"]["G1"] == []
    assert SpecialsPaid().value(game.sea, game.someone()) == 1


def test_the_cost_of_a_special_fifth_card_is_paid_first() -> None:
    """UC-ACT-23, UC-SPEC-20: what the discarded card would give cannot pay it."""
    game = full(hand=195, goods="").play("195+G2")
    assert game.document()["pending"][1][1] == "SL-21"
    assert owned(game) == [0, *THREE]


def test_the_use_on_discard_is_a_use_for_every_effect_that_speaks_of_one() -> None:
    """UC-ACT-24: #100 gives its credit, although no action symbol was needed."""
    game = full(era=2, claimed=[*THREE, 100]).play("21+G2", "claim", "discard 61", "use 61")
    assert game.goods() == "1k 2c"
    unused = full(era=2, claimed=[*THREE, 100]).play("21+G2", "claim", "discard 61", "decline")
    assert unused.goods() == ""


@pytest.mark.parametrize(
    ("moves", "kind", "rules"),
    [
        (["21+G2"], "play_card", ["UC-TYPE-04", "UC-SPEC-09", "UC-TURN-10"]),
        (["21+G2", "claim"], "make_room", ["UC-ACT-11", "UC-ACT-12", "UC-ACT-16"]),
        (["21+G2", "claim", "discard 61"], "use_discarded", ["UC-ACT-13", "UC-ACT-14"]),
    ],
)
def test_the_decisions_name_the_rules_that_ask_for_them(
    moves: list[str], kind: str, rules: list[str]
) -> None:
    """UC-ACT-11, UC-ACT-13: as a client shows them."""
    game = full().play(*moves)
    decision = game.sea.decision(0)
    assert decision is not None
    assert (game.decision(), decision.rules()) == (kind, rules)


@pytest.mark.parametrize(
    ("discarded", "ready"), [(61, True), (34, False)], ids=["a ready card", "a used card"]
)
def test_the_other_cards_stay_as_they_are(discarded: int, ready: bool) -> None:
    """UC-ACT-11, UC-ACT-12: what was used stays used, and the table hears which card left."""
    used = [{"card": 19, "used": True}, {"card": 34, "used": True}, 61]
    game = full(claimed=used).play("21+G2", "claim", f"discard {discarded}")
    assert {"card": 19, "used": True} in game.area()["claimed"]
    assert game.area()["assistant"] == "ready"
    told = [event for event in game.events if event.kind == "discarded_action_card"]
    assert [(event.cause, event.details["ready"]) for event in told] == [(f"card {discarded}", ready)]
