"""Triggered effects: their order, nesting, what may be declined, what they count (UC-TIME-10..16)."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.effects.effect import EFFECT
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    cities,
    desals,
    farms,
    labs,
    tunnels,
)
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY
from nextfrontier.kernel.game import Document
from tests.games.underwater_cities.table import Table, table

FOUR_CITIES: Document = {"cities": cities("MR BC BL"), "tunnels": tunnels("MC-BR MR-BR BC-BR BL-BC")}
FIFTH_CITY = "2s 1k 1c"


def contracted(contract: str, goods: str, seats: int = 2, **area: Any) -> Table:
    """Seat 0 to play with one contract on display and all markers below the Federation track."""
    game = table(seats, contracts=True).put(contracts=[contract], federation={})
    return game.player(0, goods, **{"hand": [2], **area})


def marker(game: Table) -> str:
    """The Federation space of seat 0."""
    track: dict[str, list[int]] = game.document()["federation"]
    return next(space for space, seats in track.items() if 0 in seats)


def fifth_city() -> Table:
    """A city on MC (advance 1, draw 1 card) that is also the fifth connected one (C6)."""
    return contracted("C6", FIFTH_CITY, **FOUR_CITIES, hand=[24]).play("G3+24", "city MC nonsymbiotic")


def test_the_owner_orders_effects_that_were_triggered_at_once() -> None:
    """UC-TIME-10: gains and draws are given already; the step and the contract wait for a choice."""
    game = fifth_city()
    assert (game.decision(), game.moves()) == ("order", ["first board 1 MC", "first C6"])
    decision = game.sea.decision(0)
    assert decision is not None
    assert decision.rules() == ["UC-TIME-10"]
    assert len(game.area()["hand"]) == 1


@pytest.mark.parametrize(
    ("moves", "contracts", "space"),
    [
        (["first board 1 MC", "part 1", "contract C6"], ["C6"], "4"),
        (["first C6", "contract C6", "part 1"], ["C6"], "4"),
        (["first C6", "decline", "part 1"], [], "4"),
        (["first board 1 MC", "decline", "contract C6"], ["C6"], "below"),
    ],
    ids=["site first", "contract first", "contract declined", "step declined"],
)
def test_all_of_them_are_resolved_whatever_the_order(
    moves: list[str], contracts: list[str], space: str
) -> None:
    """UC-TIME-10, UC-TIME-14: the Federation step and the contract may each be declined."""
    game = fifth_city().play(*moves)
    assert game.area()["contracts"] == contracts
    assert marker(game) == space
    assert game.decision() == "end"


def test_a_triggered_effect_ends_before_the_interrupted_one_goes_on_at_any_depth() -> None:
    """UC-TIME-11: tunnel, B-4 (advance 3), the spaces' bonuses, #35 and #15; only then the second tunnel."""
    area = {"tunnels": tunnels("MC-BR TR-MC"), "metropolises": {"TR": "B-4"}, "claimed": [35, 15]}
    game = table().put(federation={}).player(0, "2s 2c", hand=[2], **area).play("Y4+2", "tunnel TR-blue")
    assert game.goods() == "1s 2c"  # 1 credit of B-4 is given at once, its steps are offered
    assert game.moves() == ["part 1", "part 1 steps 2", "part 1 steps 1", "decline"]
    game.play("part 1")
    assert game.goods() == "3s 4c"
    assert game.decision() == "build"
    game.play("tunnel MR-BR")
    assert game.goods() == "2s 3c"


def test_a_build_triggered_inside_an_action_triggers_its_own_effects_first() -> None:
    """UC-TIME-11: C3 builds a farm on MR.1, whose site gives a step; then the action goes on."""
    area: Document = {
        "tunnels": tunnels("MC-BR TR-MC TR-blue MC-BL"),
        "metropolises": {"TR": "B-1", "BL": "B-2"},
    }
    game = contracted("C3", "2s 2c", **area).play("Y4+2", "tunnel BL-blue")
    assert game.goods() == "4s 1c"
    game.play("contract C3", "part 2", "farm MR.1")
    assert game.moves() == ["part 1", "decline"]
    game.play("part 1")
    assert marker(game) == "4"
    assert game.decision() == "build"


def test_effects_of_a_card_act_in_its_owners_turn_only() -> None:
    """UC-TIME-12: seat 1 owns cards for tunnels, upgrades, mismatches and steps; seat 0 does all that."""
    game = table().put(era=3, federation={}).player(0, "9s 9n 9c", hand=[2, 24], tunnels=tunnels("MC-BR"))
    game.player(1, "", hand=[3], claimed=[172, 192, 40, 35, 16, 100])
    game.play("Y4+2", "tunnel MR-BR", "tunnel BC-BR", "end")
    assert (game.goods(1), game.score(1)) == ("", 0)
    game.play("R3+3")
    assert game.goods(1) == "1k 2s 1c"  # its own mismatch


def test_a_contract_taken_between_build_and_upgrade_may_pay_for_the_upgrade() -> None:
    """UC-TIME-13, UC-GOV-08: it must be taken, for declining would prevent the upgrade."""
    five = tunnels("MC-BR MR-BR BC-BR TL-MC TR-MC")
    game = contracted("C2", "1s 1c", 3, tunnels=five, cities=cities("MC")).play("R5+2", "part 2")
    assert game.area()["contracts"] == ["C2"]
    assert game.area()["tunnels"]["MC-BL"] == "upgraded"
    assert (game.goods(), game.score()) == ("1s 1n", 2)


@pytest.mark.parametrize(
    ("science", "asked"), [(0, False), (1, True)], ids=["without science", "with science"]
)
def test_no_choice_on_the_way_may_prevent_the_upgrade(science: int, asked: bool) -> None:
    """UC-TIME-13: C2 and C3 are met at once; only C2 gives science, so it cannot be declined without any."""
    joined = tunnels("MC-BR TR-MC TR-blue MC-BL BL-BC")
    tiles = {"TR": "B-1", "BL": "B-2"}
    game = contracted(
        "C2", f"1s {science}n 1c", 3, tunnels=joined, cities=cities("TR BL"), metropolises=tiles
    )
    game.put(contracts=["C2", "C3"]).play("R5+2", "part 2", "tunnel BL-blue")
    assert game.moves() == ["first C2", "first C3"]
    game.play("first C2")
    assert game.moves() == ([f"contract C{2 if asked else 3}", "decline"])
    assert game.area()["contracts"] == ([] if asked else ["C2"])


def test_the_structure_built_by_the_part_is_upgraded_not_one_built_by_a_trigger() -> None:
    """UC-TIME-13: the tunnel to the second metropolis earns a free farm (C3), but the tunnel is upgraded."""
    area = {"tunnels": tunnels("MC-BR TR-MC TR-blue MC-BL"), "metropolises": {"TR": "B-1", "BL": "B-2"}}
    game = contracted("C3", "1s 1n 1c", 3, **area).play("R5+2", "part 2", "tunnel BL-blue")
    game.play("contract C3", "part 2", "farm BR.1")
    assert game.area()["buildings"] == farms("BR.1")
    assert game.area()["tunnels"]["BL-blue"] == "upgraded"


def test_steps_from_a_site_may_be_declined_but_cards_and_resources_are_given() -> None:
    """UC-TIME-14: MC of board 1, advance 1 and draw 1 card."""
    game = table().put(federation={}).player(0, FIFTH_CITY, hand=[24]).play("G3+24", "city MC nonsymbiotic")
    assert len(game.area()["hand"]) == 1
    assert game.moves() == ["part 1", "decline"]
    assert game.refusal("part 2") == ("part_taken", "UC-TIME-14")
    assert marker(game.play("decline")) == "below"


def test_the_step_of_a_space_gives_its_bonus_without_asking() -> None:
    """UC-TIME-14: Federation bonuses, #35 and the VP of space 1."""
    game = table().put(federation={"4": [0]}).player(0, "", hand=[24], claimed=[35])
    game.play("G4+24", "part 1")
    assert game.goods() == "1s 2c"
    assert game.decision() == "end"


def test_a_build_given_by_a_contract_may_be_declined_but_its_gains_are_given() -> None:
    """UC-TIME-14: C3, a free farm, 1 kelp and 3 VP."""
    area: Document = {
        "tunnels": tunnels("MC-BR TR-MC TR-blue MC-BL"),
        "metropolises": {"TR": "B-1", "BL": "B-2"},
    }
    game = contracted("C3", "1s 1c", **area).play("R2+2", "part 1", "tunnel BL-blue", "contract C3")
    assert game.goods() == "1k 3s"
    assert game.score() == 3 + 2
    assert game.moves() == ["part 2", "decline"]
    assert game.play("decline").area()["buildings"] == {}


@pytest.mark.parametrize(
    ("seats", "moves", "offered"),
    [
        (2, ["Y4+2", "tunnel MC-BR"], {"tunnel"}),
        (2, ["Y3+2", "part 1", "part 2", "upgrade BR.1"], {"upgrade"}),
        (2, ["124+G2", "part 1", "use 19", "part 2", "done"], {"use"}),
        (2, ["170+Y1", "part 1", "exchange 1k 1s"], {"exchange"}),
    ],
    ids=["up to 2 tunnels", "1, 2 or 3 structures", "2 action cards", "up to 3 times"],
)
def test_no_other_part_comes_between_objects_named_together(
    seats: int, moves: list[str], offered: set[str]
) -> None:
    """UC-TIME-15: only more of the same, or the end of the part."""
    area = {"buildings": farms("BR.1 BR.2 BR.3"), "hand": [2, 124, 170], "claimed": [116, 203, 19]}
    game = table(seats).put(era=3, federation={}).player(0, "9k 9s 9n 9c", **area).play(*moves)
    assert {move.split()[0] for move in game.moves()} == {*offered, "done"}


@pytest.mark.parametrize(
    ("order", "sites", "after"),
    [
        (["37+R4", "claim"], ["lab BR.2", "done"], "8s 1c"),
        (["R4+37"], ["lab BR.2", "done", "claim"], "8s"),
        (["37+R4", "claim"], ["lab BR.2", "lab BR.3"], "7s 1c"),
    ],
    ids=["claimed before the second", "claimed after it", "third gives nothing more"],
)
def test_counts_include_what_was_there_before_the_card_was_claimed(
    order: list[str], sites: list[str], after: str
) -> None:
    """UC-TIME-16: the first laboratory is older than #37; an event before the claiming triggers nothing."""
    game = table().player(0, "9s", hand=[37], buildings=labs("BR.1")).play(*order, *sites)
    assert game.goods() == after


@pytest.mark.parametrize(
    ("first", "science"),
    [(["part 1", "tunnel TR-MC"], 1), (["part 2", "part 3", "done"], 0)],
    ids=["a tunnel before", "no tunnel before"],
)
def test_the_second_tunnel_of_a_turn_counts_one_built_before_the_claiming(
    first: list[str], science: int
) -> None:
    """UC-TIME-16: SL-15 builds a tunnel or not, #16 is claimed, then C5 (left earlier) gives one."""
    buildings = {**farms("BR.1+"), **desals("BR.2+"), **labs("BR.3+")}
    area = {"hand": [16], "buildings": buildings, "tunnels": tunnels("MC-BR+"), "declined": ["C5"]}
    game = contracted("C5", "1s 1c", 3, **area).play("G2+16", *first, "claim")
    assert game.area()["resources"]["science"] == 0
    game.play("contract C5", "part 2", "tunnel MR-BR")
    assert game.area()["resources"]["science"] == science


def test_conditions_are_evaluated_when_the_part_that_contains_them_is_resolved() -> None:
    """UC-TIME-18: #111 (if on space 3) before and after the action card that leads there."""
    start = {"era": 2, "federation": {"4": [0]}, "special_deck": [191, 192]}
    card_first = table(3).put(**start).player(0, "", hand=[111], claimed=[43]).play("111+Y3")
    assert card_first.document()["pending"][1][1] == "SL-03"
    assert card_first.goods() == ""
    slot_first = table(3).put(**start).player(0, "", hand=[111], claimed=[43])
    slot_first.play("Y3+111", "part 1", "use 43", "part 1", "done", "done", "part 1")
    assert slot_first.goods() == "1s 1n 1c"


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("gain(kelp=1)", True),
        ("draw(1)", True),
        ("federation(1)", False),
        ("build(farm, cost=free)", False),
        ("choose(gain(kelp=1), gain(credit=1))", False),
        ("parts(gain(kelp=1), draw(1))", True),
        ("parts(gain(kelp=1), federation(1))", False),
        ("if_(on_space(3), gain(kelp=1))", True),
        ("if_(on_space(3), federation(1))", False),
        ("per(connected(farm), gain(kelp=1))", True),
        ("pay(res(kelp=1), gain(vp=1))", False),
    ],
)
def test_gains_and_draws_are_given_and_all_else_is_offered(text: str, given: bool) -> None:
    """UC-TIME-14: what a trigger gives without asking."""
    assert VOCABULARY.read(text, EFFECT).is_automatic() == given
