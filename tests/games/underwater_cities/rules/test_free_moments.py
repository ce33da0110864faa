"""Free moments: when once-per-turn abilities and contracts met earlier may be used (UC-TIME-17)."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.positions.vectors.shorthand import cities, farms, tunnels
from nextfrontier.kernel.game import Document
from tests.games.underwater_cities.table import Table, table


def owner(goods: str = "9k 9s 9n 9c", seats: int = 2, **area: Any) -> Table:
    """Seat 0 owns #44 (once per turn 1 kelp for 1 steelplast or the reverse) and plays #2, a green card."""
    return table(seats).put(era=2, federation={}).player(0, goods, **{"hand": [2], "claimed": [44], **area})


@pytest.mark.parametrize(
    ("hand", "moves", "kind"),
    [
        ([2, 24], [], "turn"),
        ([24], ["G2+24"], "parts"),
        ([24], ["Y4+24"], "build"),
        ([24], ["Y4+24", "tunnel MC-BR"], "build"),
        ([24], ["Y3+24"], "alternatives"),
        ([24], ["Y3+24", "part 2"], "upgrade"),
        ([24], ["Y3+24", "part 2", "upgrade BR.1"], "upgrade"),
        ([24], ["Y1+24", "part 1"], "use_action_card"),
        ([2], ["R1+2"], "take_special"),
        ([2], ["2+G2"], "parts"),
        ([16], ["16+G2"], "play_card"),
        ([53], ["53+Y1", "part 1"], "exchange"),
        ([88], ["88+R1", "part 1"], "produce"),
        ([169], ["169+Y1", "part 1"], "ready_action_card"),
        ([2], ["R3+2"], "end"),
    ],
    ids=str,
)
def test_a_free_moment_is_before_the_choice_at_every_next_part_or_object_and_after_slot_and_card(
    hand: list[int], moves: list[str], kind: str
) -> None:
    """UC-TIME-17, CD-06."""
    area: Document = {
        "hand": hand,
        "buildings": farms("BR.1 BR.2 BR.3+"),
        "tunnels": tunnels("MR-BR+"),
        "claimed": [44, {"card": 21, "used": True}, {"card": 61, "used": True}],
    }
    game = owner(**area).put(era=3).play(*moves)
    assert game.decision() == kind
    assert game.allows("use 44")


@pytest.mark.parametrize(
    ("goods", "area", "moves", "kind"),
    [
        ("9k 9s 9b 9c", {}, ["Y4+2", "tunnel MC-BR"], "pay"),
        (
            "9k 9s 9c 9n",
            {"hand": [45], "buildings": {"BR.1": "desalination"}},
            ["45+Y1", "part 1", "upgrade BR.1"],
            "pay",
        ),
        ("9k 9s 9c", {}, ["G3+2", "city MC nonsymbiotic"], "parts"),
        ("9k 9s 9c", {}, ["R4+2", "part 1", "farm MR.1"], "parts"),
        ("9k 9s 9c", {}, ["Y1+2", "part 2"], "pick_resources"),
    ],
    ids=["paying for a build", "paying for an upgrade", "a city's bonus", "a building's bonus", "picking"],
)
def test_there_is_none_inside_a_payment_or_a_triggered_effect(
    goods: str, area: dict[str, Any], moves: list[str], kind: str
) -> None:
    """UC-TIME-17: the same ability is offered again afterwards."""
    game = owner(goods, **area).play(*moves)
    assert game.decision() == kind
    assert not any(move.startswith("use") for move in game.moves())
    game.play(game.moves()[0])
    assert game.allows("use 44")


def test_there_is_none_inside_a_build_and_upgrade() -> None:
    """UC-TIME-17: a step triggered by the building interrupts it, then the upgrade follows at once."""
    game = owner("9k 9s 9n 9c", 3).play("R5+2", "part 2", "farm MR.1")
    assert game.moves() == ["part 1", "decline"]
    game.play("part 1")
    assert game.area()["buildings"] == farms("MR.1+")
    assert game.allows("use 44")


def test_a_contract_met_earlier_may_be_taken_at_a_free_moment_only() -> None:
    """UC-TIME-17, UC-GOV-09: not while it is somebody's payment or a triggered effect."""
    five = {"cities": cities("MC MR BC BL"), "tunnels": tunnels("MC-BR MR-BR BC-BR BL-BC")}
    game = table(contracts=True).put(contracts=["C6"], federation={})
    game.player(0, "9k 9s 9b 9c", hand=[24], declined=["C6"], **five)
    assert game.allows("contract C6")
    game.play("G3+24", "city TR nonsymbiotic")
    assert game.decision() == "pay"
    assert not game.allows("contract C6")
    game.play("pay 2s 1k 1c")
    assert game.moves() == ["end", "contract C6"]
    game.play("contract C6")
    assert game.score() == 4
    assert game.moves() == ["end"]


def test_a_contract_not_met_is_refused_at_a_free_moment() -> None:
    """UC-TIME-17, UC-GOV-02."""
    game = table(contracts=True).put(contracts=["C6"]).player(0, "", hand=[24])
    assert game.refusal("contract C6") == ("contract_not_met", "UC-GOV-02")
    assert not game.allows("contract C6")


def test_the_ability_leaves_the_decision_open_and_may_pay_for_it() -> None:
    """UC-TIME-17: with kelp only, a laboratory becomes possible before the choice of the slot."""
    game = owner("1k 0s")
    assert "lab" not in str(game.play("use 44").moves())
    assert game.goods() == "1s"
    game.play("R4+2", "lab BR.1")
    assert game.area()["buildings"] == {"BR.1": "laboratory"}


def test_an_ability_is_used_once_in_a_turn_and_again_in_the_next() -> None:
    """UC-CARD-21."""
    game = owner("4k", hand=[2, 24]).player(1, hand=[3], goods="4k").play("use 44")
    assert game.goods() == "3k 1s"
    assert not game.allows("use 44")
    assert game.refusal("use 44") == ("used_this_turn", "UC-CARD-21")
    game.play("G4+24", "part 1")
    assert not game.allows("use 44")
    game.play("end", "AAS+3", "part 2", "done", "end")
    while game.decision() == "keep":
        game.play(game.moves()[0])
    assert game.allows("use 44")


def test_an_ability_is_for_its_owners_own_turn() -> None:
    """UC-CARD-21, UC-CARD-01: not in the turn of another player, for neither of them."""
    game = owner("4k", hand=[2, 24]).player(1, hand=[3], goods="4k").play("G4+24", "part 1", "end")
    assert game.seat(None) == 1
    assert not any(move.startswith("use") for move in game.moves())
    assert game.moves(0) == []


def test_an_ability_without_the_means_is_refused() -> None:
    """UC-CARD-13, UC-CARD-21: neither side of the exchange is there."""
    game = owner("5n 5b 5c")
    assert not game.allows("use 44")
    assert game.refusal("use 44") == ("cannot_pay", "UC-CARD-13")


def test_an_ability_may_not_spoil_what_the_slot_has_promised() -> None:
    """UC-TURN-23: the only steelplast for the tunnel of a slot already chosen cannot be exchanged away."""
    game = owner("1s 1c").play("Y4+2")
    assert game.refusal("use 44") == ("breaks_promise", "UC-TURN-23")
    assert not game.allows("use 44")
    assert owner("2s 1c").play("Y4+2").allows("use 44")


def test_a_free_moment_beside_a_slot_whose_first_part_is_impossible() -> None:
    """UC-TIME-17, UC-TURN-23: SL-18 without means for a tunnel; the action card keeps the promise."""
    assert owner("1k").play("R2+2").allows("use 44")
    assert owner("1s 1c", assistant="used").play("R2+2").refusal("use 44") == ("breaks_promise", "UC-TURN-23")


@pytest.mark.parametrize(
    "moves", [["G2+24", "part 1", "part 2", "part 2"], ["29+R3", "part 1", "part 2"]], ids=str
)
def test_there_is_none_after_the_last_part_but_the_next_thing_follows(moves: list[str]) -> None:
    """UC-TIME-17: nothing is left to choose in a slot or card whose parts are all taken."""
    game = owner(hand=[24, 29]).play(*moves)
    assert (game.decision(), game.moves()) == ("end", ["end", "use 44"])
