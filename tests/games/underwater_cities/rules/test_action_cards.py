"""Action cards: using and readying them (UC-ACT-01..09, UC-ACT-20..22)."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.effects.effect import Begin, Effect, name_places
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import farms
from nextfrontier.games.underwater_cities.rules.action_cards import ReadyActionCards, UseActionCards
from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.table import Table, table

USED_21 = {"card": 21, "used": True}


def state_of(game: Table, card: int, seat: int = 0) -> str:
    """ready, used or gone."""
    area = game.area(seat)
    if card == 0:
        return str(area["assistant"])
    found = [entry for entry in area["claimed"] if entry["card"] == card]
    return ("used" if found[0]["used"] else "ready") if found else "gone"


def at_symbol(goods: str = "", hand: int = 24, era: int = 2, **area: Any) -> Table:
    """Seat 0 has chosen SL-16 and its action symbol."""
    return table().put(era=era).player(0, goods, hand=[hand], **area).play(f"Y1+{hand}", "part 1")


def resolving(game: Table, effect: Effect) -> Table:
    """Let the active player resolve an effect before his turn."""
    name_places(effect, "test", False, 0)
    game.sea.push(Begin(effect, True))
    game.sea.settle()
    return game


def test_only_the_owner_may_use_an_action_card() -> None:
    """UC-ACT-01: cards claimed by another player are no choice."""
    game = table().put(era=2).player(0, "", hand=[24], claimed=[21]).player(1, claimed=[61], hand=[1])
    game.play("Y1+24", "part 1")
    assert game.moves() == ["use assistant", "use 21", "part 2"] or game.moves() == [
        "use assistant",
        "use 21",
    ]
    with pytest.raises(Refused):
        game.play("use 61")


@pytest.mark.parametrize("slot", ["G1", "G2", "G3", "G4", "R1", "R3", "R4", "Y2", "Y3", "Y4", "AAS"])
def test_a_slot_without_the_symbol_lets_no_action_card_be_used(slot: str) -> None:
    """UC-ACT-02: nor does the turn itself."""
    area = {"buildings": farms("BR.1 BR.2"), "claimed": [21], "hand": [24]}
    game = table().player(0, "9k 9s 9n 9c", **area)
    assert not any(move.startswith("use ") for move in game.moves())
    game.play(f"{slot}+24")
    while game.decision() != "end":
        assert not any(move.startswith("use ") for move in game.moves())
        game.play(game.moves()[-1])
    assert state_of(game, 21) == "ready"


@pytest.mark.parametrize(
    ("seats", "slot", "part"),
    [(2, "Y1", "part 1"), (2, "R2", "part 2"), (3, "Y3", "part 1"), (3, "R5", "part 1"), (3, "G1", "part 1")],
)
def test_each_symbol_of_a_slot_allows_one_use(seats: int, slot: str, part: str) -> None:
    """UC-ACT-02: after one card the slot goes on with its other part."""
    game = table(seats).put(era=2).player(0, "9k 9s 9n 9c", hand=[24], claimed=[21, 61])
    game.play(f"{slot}+24", part, "use 21")
    assert game.goods() == "9k 10s 10n 9c"
    assert part not in game.moves()
    assert not any(move.startswith("use") for move in game.moves())


def test_an_action_card_may_be_used_in_the_turn_in_which_it_is_claimed() -> None:
    """UC-ACT-03: claimed first, then used through the symbol of the slot."""
    game = table().player(0, "", hand=[61]).play("61+Y1", "claim", "part 1", "use 61")
    assert game.goods() == "1k 1c"
    assert state_of(game, 61) == "used"


def test_an_action_card_is_used_once_in_an_era() -> None:
    """UC-ACT-04, UC-ACT-05: it is turned and refused for the rest of the Era."""
    game = at_symbol(claimed=[21, 61]).play("use 21")
    assert state_of(game, 21) == "used"
    assert state_of(game, 61) == "ready"
    again = at_symbol(claimed=[USED_21, 61])
    assert again.refusal("use 21") == ("card_used", "UC-ACT-04")
    assert not again.allows("use 21")


def test_all_action_cards_are_readied_at_the_end_of_an_era() -> None:
    """UC-ACT-06, UC-ERA-02."""
    game = table().put(round=4, turn=3, order=[1, 0], to_play=0)
    game.player(0, "1k", hand=[24], claimed=[USED_21], assistant="used")
    game.play("AAS+24", "part 2", "done", "end")
    assert game.sea.calendar.era == 2
    assert (state_of(game, 21), state_of(game, 0)) == ("ready", "ready")


def test_action_cards_are_not_readied_between_rounds() -> None:
    """UC-ACT-05, UC-ACT-08: they stay used until the Era ends."""
    game = table().put(round=3, turn=3, order=[1, 0], to_play=0)
    game.player(0, "1k", hand=[24], claimed=[USED_21], assistant="used")
    game.play("AAS+24", "part 2", "done", "end")
    assert game.sea.calendar.round == 4
    assert (state_of(game, 21), state_of(game, 0)) == ("used", "used")


def test_a_readied_card_can_be_used_again_in_the_same_era() -> None:
    """UC-ACT-07: #75 readies #21, which is then used a second time."""
    game = table().put(era=2).player(0, "", hand=[75], claimed=[USED_21], assistant="used")
    game.play("75+G2", "part 1", "ready 21")
    assert state_of(game, 21) == "ready"
    game.play("part 2")
    assert game.goods() == "1s 1n"
    assert state_of(game, 21) == "used"


def test_only_a_used_card_can_be_readied() -> None:
    """UC-ACT-07: with nothing used there is nothing to ready."""
    game = table().put(era=3).player(0, "", hand=[169], claimed=[USED_21, 61], assistant="used")
    game.play("169+Y1", "part 1")
    assert game.moves() == ["ready assistant", "ready 21"]
    assert game.refusal("ready 61") == ("card_ready", "UC-ACT-07")
    assert game.refusal("decline") == ("must_do_part", "UC-TURN-13")
    game.play("ready 21")
    assert game.moves() == ["ready assistant", "done"]
    ready = table().put(era=2).player(0, "", hand=[113], claimed=[61]).play("113+Y1")
    assert ready.refusal("part 1") == ("no_used_card", "UC-ACT-07")


def test_nothing_but_readying_gives_a_second_use() -> None:
    """UC-ACT-08: two uses of one effect are of different cards."""
    game = table().put(era=3).player(0, "1c", hand=[124], claimed=[21]).play("124+G2", "part 1", "use 21")
    assert game.moves() == ["use assistant", "done"]


@pytest.mark.parametrize(("choice", "after"), [("part 1", "1s"), ("part 2", "1c")])
def test_the_personal_assistant_gives_a_steelplast_or_a_credit(choice: str, after: str) -> None:
    """UC-ACT-09: claimed and ready from the start, an action card like any other."""
    game = table().deal()
    assert [state_of(game, 0, seat) for seat in (0, 1)] == ["ready", "ready"]
    game = at_symbol(claimed=[21]).play("use assistant", choice)
    assert game.goods() == after
    assert state_of(game, 0) == "used"


def test_using_an_action_card_is_optional() -> None:
    """UC-ACT-20: a symbol on a slot may be left out, one on a card declined."""
    game = table().player(0, "", hand=[24], claimed=[21]).play("Y1+24", "part 2", "gain credit kelp")
    assert game.allows("done")
    game.play("done")
    assert state_of(game, 21) == "ready"
    card = table().put(era=2).player(0, "", hand=[69], claimed=[21]).play("69+G2")
    assert card.allows("decline")
    assert card.play("decline").goods() == ""


def test_a_second_use_of_one_effect_is_optional() -> None:
    """UC-ACT-20: "up to two" may be one."""
    game = table().put(era=3).player(0, "1c", hand=[124], claimed=[21]).play("124+G2", "part 1")
    assert not game.allows("done")
    assert game.refusal("decline") == ("must_do_part", "UC-TURN-13")
    assert game.play("use 21").allows("done")


def test_a_card_counts_as_used_from_the_moment_its_use_begins() -> None:
    """UC-ACT-21: #202 performs a slot with an action symbol but is no choice there."""
    game = at_symbol("2c", claimed=[202, 21]).play("use 202")
    assert state_of(game, 202) == "used"
    game.play("perform R2", "part 2")
    assert game.moves() == ["use assistant", "use 21"]
    assert game.refusal("use 202") == ("card_used", "UC-ACT-04")


def test_a_use_performs_at_least_part_of_the_card() -> None:
    """UC-ACT-22: once begun, the use cannot be declined before something was done."""
    game = at_symbol("1k", claimed=[19]).play("use 19")
    assert game.moves() == ["part 1", "part 2"]
    assert game.refusal("decline") == ("must_do_part", "UC-TURN-13")
    game.play("part 2")
    assert game.moves() == ["part 1", "done"]


@pytest.mark.parametrize(
    ("card", "goods", "reason"),
    [(22, "", "nothing_to_upgrade"), (122, "", "cannot_pay"), (83, "9k 9s 9c", "cannot_upgrade_it")],
)
def test_a_card_whose_whole_effect_is_impossible_cannot_be_used(card: int, goods: str, reason: str) -> None:
    """UC-ACT-22: the reason tells what is missing."""
    game = table().put(era=2).player(0, goods, hand=[24], claimed=[card, 21])
    game.play("Y1+24", "part 1")
    assert not game.allows(f"use {card}")
    assert game.refusal(f"use {card}")[0] == reason


def test_an_action_symbol_without_a_usable_card_is_no_part_of_a_slot() -> None:
    """UC-ACT-02, UC-ACT-22: SL-18 with the assistant used, #22 useless and no tunnel possible."""
    game = table().player(0, "", hand=[24], claimed=[22], assistant="used")
    reasons = {reason.code for reason in game.why_not("R2+24")}
    assert reasons == {"slot_no_effect", "cannot_pay_build", "card_used", "nothing_to_upgrade"}
    gone = table().player(0, "", hand=[24], assistant="gone")
    assert [reason.code for reason in gone.why_not("R2+24")][-1] == "no_action_card"


@pytest.mark.parametrize(
    ("moves", "kind", "rules"),
    [
        (["Y1+24", "part 1"], "use_action_card", ["UC-ACT-02", "UC-ACT-04", "UC-ACT-20"]),
        (["169+Y1", "part 1"], "ready_action_card", ["UC-ACT-07", "UC-ACT-08"]),
    ],
)
def test_the_decisions_name_the_rules_that_ask_for_them(
    moves: list[str], kind: str, rules: list[str]
) -> None:
    """UC-ACT-02, UC-ACT-07: as a client shows them."""
    claimed = [{"card": 19, "used": True}, {"card": 61, "used": True}, 21]
    game = table().put(era=3).player(0, "", hand=[24, 169], claimed=claimed).play(*moves)
    decision = game.sea.decision(0)
    assert decision is not None
    assert (game.decision(), decision.rules()) == (kind, rules)


def test_an_effect_with_three_uses_or_three_readied_cards_goes_on_to_the_third() -> None:
    """UC-TIME-15 (vocabulary 2.4): up to n different cards, one after another."""
    game = resolving(table().player(0, "", hand=[2], claimed=[21, 61, 66]), UseActionCards(3))
    game.play("use 21", "use 61", "use assistant", "part 1")
    assert game.goods() == "1k 2s 1n 1c"
    assert game.decision() == "turn"
    assert [state_of(game, card) for card in (0, 21, 61, 66)] == ["used", "used", "used", "ready"]
    used = [{"card": card, "used": True} for card in (21, 61, 66)]
    game = resolving(table().player(0, "", hand=[2], claimed=used, assistant="used"), ReadyActionCards(3))
    game.play("ready 21", "ready 61", "ready assistant")
    assert game.decision() == "turn"
    assert [state_of(game, card) for card in (0, 21, 61, 66)] == ["ready", "ready", "ready", "used"]


def test_a_card_that_does_not_help_may_be_used_first_only_if_another_use_follows() -> None:
    """UC-ACT-02, UC-TURN-23: SL-12 needs a credit; #61 gives one, #66 does not."""
    area = {"claimed": [61, 66], "assistant": "used"}
    two = table().put(era=3).player(0, "1c", hand=[124], **area).play("124+G1", "part 1")
    assert two.moves() == ["use 61", "use 66"]
    one = table().put(era=3).player(0, "", hand=[69], **area).play("69+G1")
    assert one.goods() == "1k 1c"
    assert state_of(one, 66) == "ready"


def test_effects_that_speak_of_a_use_act_when_it_is_finished() -> None:
    """UC-ACT-24, UC-TIME-11: #100 gives its credit after #34, and for a use inside another use as well."""
    game = at_symbol("1k", claimed=[100, 34]).play("use 34", "part 2")
    assert game.goods() == "1k"
    assert game.play("done").goods() == "1k 1c"
    nested = at_symbol("1c", claimed=[100, 202, 21]).play("use 202", "perform R2", "part 2", "use 21", "done")
    assert nested.goods() == "1s 1n 2c"


def test_the_table_hears_of_used_and_readied_cards() -> None:
    """UC-ACT-05, UC-ACT-07: whatever a client shows comes from events."""
    used = at_symbol(claimed=[21, 61]).play("use 21")
    assert ("used_action_card", "card 21") in [(event.kind, event.cause) for event in used.events]
    game = table().put(era=2).player(0, "", hand=[75], claimed=[USED_21, 61], assistant="used")
    game.play("75+G2", "part 1", "ready 21")
    assert ("readied", 21) in [(event.kind, event.details.get("card")) for event in game.events]


def test_used_cards_are_offered_in_the_order_of_the_claimed_ones() -> None:
    """UC-ACT-07: the order in which they were used is no part of the position."""
    game = resolving(table().player(0, "", hand=[2], claimed=[21, 61, 66]), UseActionCards(2))
    game.play("use 61", "use 21")
    assert resolving(game, ReadyActionCards(1)).moves() == ["ready 21", "ready 61"]
