"""Which pairs of card and slot may be chosen, and what is refused until part of the slot is performed."""

import pytest

from nextfrontier.kernel.reasons import Refused
from tests.games.underwater_cities.table import BOX, Table, table

HAND = [2, 24, 48]
ONE_SITE = {name: "plain" for name in BOX.boards[0].tunnels if name != "TC-TR"}


def slots_open(game: Table) -> str:
    """The slots that can be chosen now."""
    found = {move.split("+")[0] for move in game.moves() if "+" in move and not move[0].isdigit()}
    return " ".join(sorted(found))


def test_a_card_resolved_first_can_make_the_slot_possible() -> None:
    """TV-TURN-10, UC-TURN-15, UC-TURN-22: #47 brings the steelplast for the tunnel; only card first."""
    game = table(2).player(0, "2c", hand=[2, 24, 47], tunnels=ONE_SITE)
    assert [move for move in game.moves() if "Y4" in move] == ["47+Y4"]
    assert game.why_not("47+Y4") == []
    assert game.refusal("Y4+47") == ("slot_no_effect", "UC-TURN-13")
    assert game.goods() == "2c"
    game.play("47+Y4")  # nothing is left to choose: the card must be used and the tunnel built
    assert game.moves() == ["end"]
    assert game.goods() == "1s"
    assert game.area()["tunnels"]["TC-TR"] == "plain"


def test_a_card_that_does_not_bring_enough_does_not_help() -> None:
    """TV-TURN-10, UC-TURN-22: after #47 there would be 2s 0c."""
    game = table(2).player(0, "1c", hand=[2, 24, 47], tunnels=ONE_SITE)
    assert not any("Y4" in move for move in game.moves())
    assert game.refusal("47+Y4") == game.refusal("Y4+47") == ("slot_no_effect", "UC-TURN-13")


def test_a_card_of_another_colour_cannot_make_the_slot_possible() -> None:
    """UC-TURN-22: green #2 would bring 2c 1s, but not on a yellow slot."""
    game = table(2).player(0, "", hand=HAND)
    assert game.refusal("Y4+2") == ("slot_no_effect", "UC-TURN-13")
    with pytest.raises(Refused):
        game.why_not("2+Y4")


def test_the_card_that_makes_it_possible_must_come_first_and_be_used() -> None:
    """UC-TURN-22, UC-TURN-23: red #24 brings kelp for farms; forfeiting it would leave nothing to do."""
    game = table(3).player(0, "", hand=HAND)
    assert game.allows("24+R4")  # SL-06, farms
    assert not game.allows("R4+24")
    game.play("24+R4")
    assert game.goods() == "2k"
    assert game.decision() == "build"


def test_the_reward_for_a_mismatch_counts_at_once() -> None:
    """TV-TURN-12, UC-TURN-22: #14 brings the steelplast before the tunnel."""
    game = table(2).player(0, "1c", hand=HAND, claimed=[14])
    assert [move for move in game.moves() if "Y4" in move] == ["Y4+2", "Y4+24"]
    assert game.why_not("Y4+24") == []
    assert game.refusal("Y4+48") == ("slot_no_effect", "UC-TURN-13")
    game.play("Y4+24")
    assert game.goods() == "1s 1c"
    game.play("tunnel MC-BR")
    assert (game.goods(), game.moves()) == ("", ["end"])


def test_rewards_for_a_mismatch_add_up() -> None:
    """UC-TURN-22 with UC-CARD-39: #14 and #40 bring 1s 1c together; #62 brings no resource."""
    game = table(2).player(0, "", hand=HAND, claimed=[14, 40])
    assert game.allows("Y4+24")
    assert game.goods() == ""
    assert not table(2).player(0, "1c", hand=HAND, claimed=[62]).allows("Y4+24")
    assert not table(2).player(0, "1c", hand=HAND, claimed=[15]).allows("Y4+24")


@pytest.mark.parametrize(("left", "legal"), [(1, False), (2, True)])
def test_a_reward_may_not_take_the_last_card_that_the_slot_would_draw(left: int, legal: bool) -> None:
    """UC-TURN-22: judged after UC-CARD-39; #62 draws one, and SL-18 has only #66 to draw more."""
    game = (
        table(2)
        .put(deck=[5, 6][:left], discard=[])
        .player(0, "", hand=HAND, claimed=[62, 66], assistant="used")
    )
    assert game.allows("R2+2") == legal
    assert (game.why_not("R2+2") == []) == legal
    pile = table(2).put(deck=[5], discard=[6][: left - 1])
    assert pile.player(0, "", hand=HAND, claimed=[62, 66], assistant="used").allows("R2+2") == legal
    matching = table(2).put(deck=[5], discard=[]).player(0, "", hand=HAND, claimed=[62, 66], assistant="used")
    assert matching.allows("R2+24")


def test_a_cloned_slot_is_judged_after_the_price() -> None:
    """UC-TURN-22, UC-CLONE-12: 1c is not enough to clone and build a plant, unless #40 rewards a mismatch."""
    poor = table(4).put(slots={"G4": [1]}).player(0, "1c", hand=HAND, claimed=[35])
    assert poor.refusal("clone G4+2") == poor.refusal("clone G4+24") == ("slot_no_effect", "UC-TURN-13")
    assert poor.goods() == "1c"
    rewarded = table(4).put(slots={"G4": [1]}).player(0, "1c", hand=HAND, claimed=[40])
    assert rewarded.allows("clone G4+24")
    assert not rewarded.allows("clone G4+2")
    assert rewarded.allows("clone 2+G4")  # green #2 brings credits itself
    assert rewarded.goods() == "1c"
    rewarded.play("clone G4+24")
    assert rewarded.goods() == "1c"
    rich = table(4).put(slots={"G4": [1]}).player(0, "2c", hand=HAND)
    assert rich.why_not("clone G4+2") == []
    assert rich.play("clone G4+2", "desal BR.1").goods() == ""


@pytest.mark.parametrize(("held", "legal"), [(3, True), (2, False)])
def test_a_card_can_make_a_cloned_slot_possible(held: int, legal: bool) -> None:
    """UC-TURN-22: one credit to clone SL-02, one for #47, one for the tunnel."""
    game = table(4).put(slots={"Y4": [1]}).player(0, f"{held}c", hand=[2, 24, 47])
    assert game.allows("clone 47+Y4") == legal
    assert not game.allows("clone Y4+47")
    assert (game.why_not("clone 47+Y4") == []) == legal
    assert game.goods() == f"{held}c"
    if legal:
        game.play("clone 47+Y4")
        assert game.goods() == "2s 1c"


def test_cloning_needs_a_tile_of_another_player() -> None:
    """UC-TURN-05 and its exception: neither an empty slot nor one of your own, once in a round."""
    game = table(4).put(turn=2, slots={"R2": [1], "Y2": [0], "Y5": [2, 0]}).player(0, "9c", hand=HAND)
    cloned = {move.split()[1] for move in game.moves() if move.startswith("clone")}
    assert cloned == {"R2+2", "R2+24", "24+R2", "R2+48"}
    assert game.refusal("clone Y2+2") == game.refusal("clone Y5+2") == ("own_slot", "UC-CLONE-06")
    assert game.refusal("clone G1+2") == ("slot_not_occupied", "UC-CLONE-02")
    game.play("clone R2+2")
    assert game.goods() == "1k 2s 8c"
    assert game.document()["slots"]["R2"] == [1, 0]
    assert game.document()["clone_used"] is True
    used = table(4).put(turn=2, clone_used=True, slots={"R2": [1]}).player(0, "9c", hand=HAND)
    assert not any(move.startswith("clone") for move in used.moves())
    assert used.refusal("clone R2+2") == ("clone_used", "UC-CLONE-07")


@pytest.mark.parametrize(
    ("goods", "open_slots"),
    [
        ("", "AAS G2 G4 R1 R3 Y1 Y3"),
        ("1c", "AAS G1 G2 G4 R1 R3 Y1 Y2 Y3"),
        ("1k", "AAS G2 G4 R1 R3 R4 Y1 Y2 Y3"),
        ("1s", "AAS G2 G4 R1 R3 R4 Y1 Y2 Y3"),
        ("1s 1c", "AAS G1 G2 G4 R1 R2 R3 R4 Y1 Y2 Y3 Y4"),
        ("2s 1k 1c", "AAS G1 G2 G3 G4 R1 R2 R3 R4 Y1 Y2 Y3 Y4"),
    ],
)
def test_something_of_the_action_must_happen(goods: str, open_slots: str) -> None:
    """UC-TURN-21: gains, draws, special cards and steps are always possible, builds with what is held."""
    game = table(2).player(0, goods, hand=[3, 35, 58], assistant="used")
    assert slots_open(game) == open_slots


def test_an_upgrade_and_the_use_of_an_action_card_are_parts_too() -> None:
    """UC-TURN-21: SL-18 with the assistant ready; SL-05's second half with something to upgrade."""
    assert "R2" in slots_open(table(2).player(0, "", hand=[3, 35, 58]))
    game = table(2).player(0, "1n", hand=[3, 35, 58], buildings={"BR.1": "farm"}).play("Y3+3")
    assert game.moves() == ["part 1", "part 2"]


@pytest.mark.parametrize(("assistant", "legal"), [("used", False), ("ready", True)])
def test_an_action_card_without_any_effect_is_no_part(assistant: str, legal: bool) -> None:
    """TV-TURN-13, UC-TURN-21: SL-18 with no tunnel possible and #22 without science."""
    game = table(2).player(0, "", hand=HAND, claimed=[22], assistant=assistant)
    assert game.allows("R2+2") == legal
    if legal:
        game.play("R2+2")
        assert game.moves() == ["part 1", "part 2"]  # of the assistant: #22 cannot be used
    else:
        assert game.refusal("R2+2") == ("slot_no_effect", "UC-TURN-13")


@pytest.mark.parametrize(("left", "legal"), [([], False), ([5], True)])
def test_drawing_nothing_is_nothing(left: list[int], legal: bool) -> None:
    """UC-TURN-21: #66 draws cards, and there is none."""
    game = table(2).put(deck=left, discard=[]).player(0, "", hand=HAND, claimed=[66], assistant="used")
    assert game.allows("R2+2") == legal


def test_a_use_of_the_only_means_is_refused_while_the_slot_is_open() -> None:
    """UC-TURN-23: #44 may not swap away the steelplast of the only tunnel."""
    game = table(2).player(0, "1s 1c", hand=HAND, claimed=[44]).play("Y4+2")
    assert not game.allows("use 44")
    assert game.refusal("use 44") == ("breaks_promise", "UC-TURN-23")
    with pytest.raises(Refused):
        game.play("use 44")
    game.play("tunnel BC-BR")  # brings 1 kelp
    assert game.allows("use 44")


def test_a_card_resolved_first_may_not_spoil_the_slot() -> None:
    """UC-TURN-23: #53 may not swap the only steelplast before a tunnel; its draw is free."""
    game = table(2).player(0, "1s 1c", hand=[2, 24, 53]).play("53+Y4")
    assert game.moves() == ["part 2", "decline"]
    reason = game.why_not("part 1")[0]
    assert (reason.code, reason.rule, reason.fixes) == ("breaks_slot", "UC-TURN-23", ["keep_possible"])
    both = table(2).player(0, "1k 1s 1c", hand=[2, 24, 53]).play("53+Y4", "part 1")
    assert both.goods() == "2s 1c"  # the other direction was the only legal one


def test_the_same_card_is_free_after_the_slot() -> None:
    """UC-TURN-23: part of the slot has been performed."""
    game = table(2).player(0, "2s 1c", hand=[2, 24, 53]).play("Y4+53", "tunnel MC-BR", "part 1")
    assert game.goods() == "1k"


def test_a_slot_that_is_always_possible_binds_nobody() -> None:
    """UC-TURN-23: SL-16 gives something whatever the card before it does."""
    game = table(2).player(0, "1s 1c", hand=[2, 24, 53]).play("53+Y1")
    assert game.moves() == ["part 1", "part 2", "decline"]


def test_the_chosen_slot_is_not_available_to_its_own_card() -> None:
    """TV-TURN-11, UC-TURN-24: #1 may perform any other available coloured slot."""
    game = table(2).put(slots={"R3": [1]}).player(0, "1c", hand=[1, 24, 48]).play("1+G4", "part 1")
    others = [f"perform {name}" for name in ("G1", "G2", "G3", "R1", "R2", "R4", "Y1", "Y2", "Y3", "Y4")]
    assert game.moves() == others
    assert game.refusal("perform G4")[0] == "own_slot"
    assert game.refusal("perform R3")[0] == "slot_occupied"


def test_the_first_card_of_the_deck_is_a_card_like_any_other() -> None:
    """UC-TURN-08, UC-TURN-09, UC-TURN-22: #1 after a matching slot, and as a mismatch that #14 rewards."""
    game = table(2).put(round=2).player(0, "1c", hand=[1, 24, 48]).play("G4+1", "part 1")
    assert game.moves() == ["part 1", "decline"]
    rewarded = table(2).player(0, "1c", hand=[1, 24, 48], claimed=[14])
    assert rewarded.allows("Y4+1")
    assert rewarded.why_not("Y4+1") == []
    assert rewarded.play("Y4+1").goods() == "1s 1c"
    assert table(2).player(0, "", hand=[1, 24, 48], claimed=[14]).play("R3+1", "end").goods() == "1k 3s"


def test_a_cloned_slot_is_not_occupied_by_another_player_for_its_own_card() -> None:
    """UC-TURN-24: #68 performs slots of others, not the one just taken with them."""
    game = table(4).put(era=2, slots={"G1": [1], "R2": [2], "Y5": [3]})
    game.player(0, "1c", hand=[68, 98, 105]).play("clone 68+G1", "part 1")
    assert game.moves() == ["perform R2", "perform Y5"]
