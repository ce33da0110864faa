"""Performing the action of a slot through a card, and slots that cards change (UC-CARD-24, UC-CARD-36)."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.positions.vectors.shorthand import desals, farms, labs, tunnels
from tests.games.underwater_cities.table import table

GREEN, RED, YELLOW = ({f"{colour}{n}" for n in range(1, 5)} for colour in "GRY")
ALL = GREEN | RED | YELLOW


def performable(card: int, slots: dict[str, list[int]], seats: int = 2, **put: Any) -> set[str]:
    """The slots that this green or red card may perform, played card first on G2 or R1."""
    slot = {1: "G2", 68: "G2", 130: "G2", 95: "R1", 151: "R1"}[card]
    game = table(seats).put(era=3, slots=slots, federation={}, **put).player(0, "9c", hand=[card])
    game.play(f"{card}+{slot}", "part 1")
    return {move.removeprefix("perform ") for move in game.moves()}


@pytest.mark.parametrize("card", [1, 130])
def test_an_available_slot_holds_no_tile_and_is_not_the_one_chosen_in_this_turn(card: int) -> None:
    """UC-CARD-24, UC-TURN-24: own and other tiles both make a slot unavailable; the AAS is no target."""
    taken = {"G4": [0], "R3": [1], "AAS": [1]}
    assert performable(card, taken) == ALL - {"G2", "G4", "R3"}


def test_a_card_that_names_a_colour_performs_slots_of_that_colour_only() -> None:
    """UC-CARD-24: #95, available green slots."""
    assert performable(95, {"G4": [1]}) == {"G1", "G2", "G3"}


@pytest.mark.parametrize("card", [68, 151])
def test_a_slot_occupied_by_another_player_holds_no_tile_of_mine(card: int) -> None:
    """UC-CARD-02, UC-CARD-24: never the always-available slot, never a free or an own one."""
    taken = {"G4": [0], "R3": [1], "Y4": [1], "AAS": [1]}
    if card == 151:
        taken["AAS"] = [1, 0]
    assert performable(card, taken) == {"R3", "Y4"}


def test_with_four_players_a_slot_of_mine_and_another_is_not_occupied_by_another() -> None:
    """UC-CARD-02: the cloning tile put two tiles there."""
    taken = {"R1": [1, 0], "R2": [1, 2], "Y4": [3]}
    assert performable(68, taken, 4, clone_used=True) == {"R2", "Y4"}


def test_a_neutral_tile_of_solo_is_a_tile_of_another_player() -> None:
    """UC-CARD-02, CD-03, UC-SOLO-24: #68 performs a blocked slot, #130 does not."""
    blocked = table(1).put(era=3, round=9).player(0, "", hand=[68]).play("68+G2", "part 1")
    assert set(blocked.moves()) == {"perform G1", "perform R1", "perform Y1"}
    free = table(1).put(era=3, round=9).player(0, "", hand=[130]).play("130+G2", "part 1")
    assert {move.removeprefix("perform ") for move in free.moves()} == ALL - {"G1", "R1", "Y1", "G2"}


def test_without_a_slot_in_scope_the_card_does_nothing() -> None:
    """UC-CARD-02, UC-CARD-22: and its price is not paid."""
    game = table().put(era=3, slots={"G4": [0]}).player(0, "9c", hand=[151], claimed=[44])
    game.play("151+R1")
    assert game.goods() == "9c"
    assert game.document()["pending"][1][1] == "SL-19"


def test_the_reasons_tell_why_a_slot_is_no_target() -> None:
    """UC-CARD-02, UC-CARD-24."""
    taken = {"G4": [0], "R3": [1]}
    game = table().put(era=3, slots=taken).player(0, "9c", hand=[130]).play("130+G2", "part 1")
    assert game.refusal("perform G2") == ("own_slot", "UC-CARD-02")
    assert game.refusal("perform G4") == ("own_slot", "UC-CARD-02")
    assert game.refusal("perform R3") == ("slot_occupied", "UC-TURN-05")
    assert game.refusal("perform Y1") == ("", "")
    green = table().put(era=3, slots=taken).player(0, "", hand=[95]).play("95+R1", "part 1")
    assert green.refusal("perform Y1") == ("wrong_colour", "UC-CARD-24")
    other = table().put(era=3, slots={**taken, "Y4": [1]}).player(0, "", hand=[68]).play("68+G2", "part 1")
    assert other.refusal("perform Y1") == ("slot_not_occupied", "UC-CARD-02")
    decision = other.sea.decision(0)
    assert decision is not None
    assert (decision.kind(), decision.rules()) == ("perform_slot", ["UC-CARD-24", "UC-CARD-38", "UC-AAS-07"])


def test_the_reason_when_there_is_no_slot_in_scope() -> None:
    """UC-CARD-24: seen in the reasons of a card that could be used otherwise."""
    game = table().put(era=3).player(0, "2k", hand=[68], claimed=[44]).play("68+G2")
    assert game.moves() == ["decline", "use 44"]
    assert game.refusal("part 1") == ("no_slot_in_scope", "UC-CARD-24")


def test_tv_card_09_the_action_of_an_available_slot_is_performed_for_a_credit() -> None:
    """TV-CARD-09, UC-CARD-24, UC-CARD-25: no tile, no second card, the slot stays available; not the AAS."""
    game = table().put(federation={}).player(0, "1c", hand=[1, 2]).play("1+G2", "part 1")
    assert not game.allows("perform AAS")
    game.play("perform R3", "part 1")
    assert game.goods() == "1k 2s"
    assert game.document()["slots"]["R3"] == []
    assert game.area()["hand"] == [2]
    game.play("part 1", "done", "end")
    assert game.allows(f"R3+{game.area(1)['hand'][0]}", 1)


def test_colours_are_not_compared_for_a_performed_slot() -> None:
    """UC-CARD-25: a green card performs a red slot; #14 rewards no mismatch and the card's match stays."""
    game = table().player(0, "1c", hand=[1], claimed=[14]).play("1+G2", "part 1", "perform R3", "part 1")
    assert game.goods() == "1k 2s"


def test_a_performed_slot_does_not_count_among_the_colours_of_own_tiles() -> None:
    """UC-CARD-25: #115 looks at tiles only."""
    game = table().put(era=2, slots={"G4": [0]}, turn=2, order=[1, 0], to_play=0)
    game.player(0, "1c", hand=[95], claimed=[115]).play("R3+95", "part 1", "perform G1", "decline", "end")
    assert game.area()["resources"]["kelp"] == 1


def test_a_performed_slot_may_be_taken_in_part_or_not_at_all() -> None:
    """UC-CARD-38, Q-40: no tile, no obligation, but the price is lost."""
    game = table().player(0, "1c", hand=[1]).play("1+G2", "part 1", "perform Y1")
    assert game.moves() == ["part 1", "part 2", "decline"]
    game.play("decline")
    assert game.goods() == ""
    choice = (
        table().player(0, "1c 1n", hand=[1], buildings=farms("BR.1")).play("1+G2", "part 1", "perform Y3")
    )
    assert choice.moves() == ["part 1", "part 2", "decline"]
    impossible = table().player(0, "1c", hand=[1]).play("1+G2", "part 1", "perform Y4")
    assert impossible.document()["pending"][1][1] == "SL-21"
    assert impossible.goods() == ""


def test_action_cards_and_special_cards_of_a_performed_slot_are_had_as_usual() -> None:
    """UC-CARD-38, UC-ACT-02, UC-SPEC-23: SL-03 performed by #1."""
    game = table(3).put(special_deck=[191, 192]).player(0, "1c", hand=[1], claimed=[61])
    game.play("1+G1", "part 1", "perform Y3", "part 1", "use 61", "part 2", "take 191")
    assert game.goods() == "1k 1c"
    assert game.area()["hand"] == [191]


def test_the_same_slot_may_be_performed_again_by_another_effect_of_the_turn() -> None:
    """UC-CARD-38: #1 performs SL-18, whose action card #202 performs SL-18 once more."""
    game = table().player(0, "4c 2s", hand=[1], claimed=[202]).play("1+G2", "part 1", "perform R2")
    game.play("part 1", "tunnel MC-BR", "part 2", "use 202", "perform R2", "part 1", "tunnel MR-BR")
    assert set(game.area()["tunnels"]) == {"MC-BR", "MR-BR"}
    assert game.goods() == ""


@pytest.mark.parametrize("how", [["Y3+2"], ["1+G2", "part 1", "perform Y3"]], ids=["chosen", "performed"])
def test_a_changed_slot_is_changed_whether_chosen_or_performed(how: list[str]) -> None:
    """UC-CARD-35, CD-07: #116 adds a kelp to SL-05."""
    game = table().put(era=2).player(0, "1c", hand=[1 if how[0][0] == "1" else 2], claimed=[116])
    game.play(*how, "part 2", "part 1")
    assert game.area()["resources"] | {"credits": 0} == {
        "credits": 0, "kelp": 1, "steelplast": 0, "science": 2, "biomatter": 0,
    }  # fmt: skip


def test_on_slot_gain_counts_a_performed_slot_too() -> None:
    """UC-CARD-35, UC-CARD-38, CD-07: #77 with SL-08 performed by #1."""
    game = table().put(era=2).player(0, "1c", hand=[1], claimed=[77])
    assert game.play("1+G2", "part 1", "perform R3", "part 1").score() == 1


def test_a_slot_is_changed_for_the_owner_of_the_card_only() -> None:
    """UC-CARD-36: the other player finds SL-05 as printed."""
    game = table().put(era=2, federation={}).player(0, "", hand=[24], claimed=[116, 203])
    game.player(1, "1n", hand=[2], buildings=farms("BR.1")).play("G4+24", "part 1", "end", "Y3+2")
    assert game.moves() == ["part 1", "part 2"]
    game.play("part 1")
    assert game.goods(1) == "3n"
    assert game.decision() == "end"


def test_other_slots_are_not_changed() -> None:
    """UC-CARD-36: #63 widens SL-12, not SL-17, and #116 adds nothing to SL-16."""
    game = table().put(era=2).player(0, "9k 9s 9c", hand=[2], claimed=[63, 116]).play("R4+2", "part 1")
    assert {move.split()[0] for move in game.moves()} == {"farm"}
    plain = table().put(era=2).player(0, "", hand=[24]).play("Y1+24")
    pick = table().put(era=2).player(0, "", hand=[24], claimed=[63, 116]).play("Y1+24")
    assert pick.moves() == plain.moves() == ["part 1", "part 2"]
    assert pick.play("part 2").moves() == plain.play("part 2").moves()


def test_tv_card_10_both_halves_and_the_kelp() -> None:
    """TV-CARD-10, UC-CARD-35: SL-05 with #116 and #203, 0n: +2n, two upgrades −2n, +1k."""
    game = table().put(era=2).player(0, "", hand=[2], claimed=[116, 203], buildings=farms("BR.1 BR.2 BR.3"))
    game.play("Y3+2", "part 1", "part 2", "upgrade BR.1", "upgrade BR.2")
    game.play("part 3")
    assert game.goods() == "1k"
    assert game.area()["buildings"] == farms("BR.1+ BR.2+ BR.3")


def test_tv_card_11_any_buildings_on_the_desalination_slot() -> None:
    """TV-CARD-11, UC-CARD-36: SL-12 with #63: 1 farm (−1k) and 1 laboratory (−1s)."""
    game = table().player(0, "1k 1s", hand=[24], claimed=[63]).play("G1+24", "farm BR.1", "lab BR.2")
    assert game.goods() == ""
    assert game.area()["buildings"] == {**farms("BR.1"), **labs("BR.2")}
    desal = table().player(0, "2c", hand=[24], claimed=[63]).play("G1+24", "desal BR.1", "desal BR.2")
    assert desal.area()["buildings"] == desals("BR.1 BR.2")


def test_a_widened_slot_still_builds_no_tunnel() -> None:
    """UC-CARD-36, UC-CARD-05."""
    game = table().player(0, "9k 9s 9c", hand=[24], claimed=[63], tunnels=tunnels("MC-BR")).play("G1+24")
    assert {move.split()[0] for move in game.moves()} == {"farm", "desal", "lab"}
