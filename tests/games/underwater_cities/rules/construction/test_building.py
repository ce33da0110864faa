"""The choice of what to build: build-and-upgrade, half-done builds, and what a card first can do for it."""

import pytest

from nextfrontier.games.underwater_cities.rules.construction.building import Build
from nextfrontier.games.underwater_cities.rules.construction.payment import can_build_for, can_build_with
from nextfrontier.games.underwater_cities.rules.construction.placing import UpgradeBuilt
from nextfrontier.games.underwater_cities.rules.construction.sites import none_left, pieces_left
from nextfrontier.games.underwater_cities.state.board import FARM, LABORATORY, NONSYMBIOTIC, SYMBIOTIC, TUNNEL
from nextfrontier.games.underwater_cities.state.goods import KELP, NOTHING
from nextfrontier.games.underwater_cities.state.supplies import (
    BUILDS,
    BUILDS_CITY,
    CHANGES_RULES,
    CONVERTS,
    UPGRADES,
    building_supply,
)
from tests.games.underwater_cities.table import BOX, Table, table

HAND = [2, 23, 45]  # a green, a red and a yellow card
CITIES = ("TL", "TC", "TR", "ML", "MC", "MR", "BL", "BC")
AROUND = [f"{city}.{n}" for city in ("MC", "MR", "BC", "BR") for n in (1, 2, 3)]


def works(goods: str, **area: object) -> Table:
    """Three players; of SL-10 seat 0 has only "build a structure and upgrade it": its assistant is used."""
    return table(seats=3).player(0, goods, **{"hand": HAND, "assistant": "used", **area})


def test_build_and_upgrade_offers_every_structure_that_can_be_completed() -> None:
    """UC-BUILD-25, UC-TIME-13: a farm, a plant, a laboratory or a tunnel, each with a science to spare."""
    position = works("1s 1k 1n 1c").play("R5+2")
    kinds = {move.split()[0] for move in position.moves()}
    assert kinds == {"farm", "desal", "lab", "tunnel"}
    assert works("1s 1k 1c").refusal("R5+2") == ("slot_no_effect", "UC-TURN-13")


def test_a_science_that_the_site_takes_is_not_there_for_the_upgrade() -> None:
    """UC-BUILD-39, UC-TIME-13: MR.2 of board 7 asks for 1 science."""

    def position(goods: str) -> Table:
        area = {"hand": HAND, "assistant": "used"}
        return table(seats=3, advanced=True, boards=[7, 5, 6]).player(0, goods, **area).play("R5+2")

    poor = position("1k 1n")
    assert poor.allows("farm MR.1")
    assert not poor.allows("farm MR.2")
    reason = poor.why_not("farm MR.2")[0]
    assert (reason.code, reason.rule) == ("cannot_upgrade_it", "UC-TIME-13")
    assert reason.parameters["price"] == "1k 2n"
    rich = position("1k 2n")
    assert rich.play("farm MR.2").goods() == ""
    assert rich.area()["buildings"] == {"MR.2": "farm+"}


def test_a_surcharge_that_cannot_be_paid_rules_out_build_and_upgrade_there() -> None:
    """UC-BUILD-39, UC-TIME-13: MR.2 of board 5 asks for a second kelp."""
    area = {"hand": HAND, "assistant": "used"}
    position = table(seats=3, advanced=True, boards=[5, 6, 7]).player(0, "1k 1n", **area).play("R5+2")
    assert position.allows("farm MR.3")
    assert not position.allows("farm MR.2")
    assert position.refusal("farm MR.2") == ("cannot_pay_build", "UC-BUILD-11")


def test_a_site_with_a_surcharge_must_be_legal_too() -> None:
    """UC-BUILD-29: on board 6 TL-MC, TR, TL.3 and ML.1 are out of reach at first."""

    def offered(*moves: str) -> set[str]:
        position = table(advanced=True).player(0, "9s 9k 9n 9b 9c", hand=HAND).play(*moves)
        return {move.split()[1] for move in position.moves()}

    assert offered("Y4+2") == {"MC-BR.a", "MC-BR.b", "MR-BR", "BC-BR"}
    assert offered("G3+23") == {"MC", "MR", "BC"}
    assert {site.split(".")[0] for site in offered("G1+23")} == {"MC", "MR", "BC", "BR"}


def test_what_the_build_triggers_may_pay_for_its_upgrade() -> None:
    """UC-TIME-13, UC-BUILD-41: ML-BL of board 1 gives the science; other sites do not."""
    tunnels = dict.fromkeys(("BC-BR", "BL-BC"), "plain")
    position = works("1s 1c", tunnels=tunnels)
    assert position.allows("R5+2")
    position.play("R5+2")
    assert position.area()["tunnels"] == {"ML-BL": "upgraded", **tunnels}
    assert position.goods() == ""
    assert position.told("upgraded")[0].details["site"] == "ML-BL"


def test_a_contract_met_by_the_build_must_be_taken_if_only_it_pays_for_the_upgrade() -> None:
    """UC-UPG-13, UC-TIME-13: C2 gives 2 science for the sixth tunnel at a city; declining it is no choice."""
    tunnels = dict.fromkeys(("BC-BR", "MC-BR", "MR-BR", "TL-MC", "TR-MC"), "plain")
    position = table(seats=3, contracts=True).put(contracts=["C2"])
    area = {"tunnels": tunnels, "cities": {"MC": "nonsymbiotic"}, "assistant": "used"}
    position.player(0, "1s 1c", hand=HAND, **area).play("R5+2")
    assert position.area()["tunnels"]["MC-BL"] == "upgraded"
    assert (position.goods(), position.score()) == ("1s 1n", 2)
    rich = table(seats=3, contracts=True).put(contracts=["C2"]).player(0, "1s 1n 1c", hand=HAND, **area)
    assert rich.play("R5+2", "tunnel MC-BL").moves() == ["contract C2", "decline"]
    none = table(seats=3, contracts=True).put(contracts=["C4"]).player(0, "1s 1c", hand=HAND, **area)
    assert none.refusal("R5+2") == ("slot_no_effect", "UC-TURN-13")


def test_how_to_pay_is_asked_before_the_upgrade() -> None:
    """UC-TIME-13: with science in stock every payment is free to choose; the upgrade follows by itself."""
    position = works("1k 1n 1b").play("R5+2", "farm BR.1")
    assert position.moves() == ["pay 1k", "pay 1b"]
    again = position.reloaded()
    assert again.play("pay 1b").goods() == "1k"
    assert again.area()["buildings"] == {"BR.1": "farm+"}


def test_build_and_upgrade_closes_the_free_moments() -> None:
    """UC-TIME-17, UC-TIME-13: whatever comes between the two halves."""
    effect = Build([FARM], 1, False, NOTHING, NOTHING, False, True)
    assert UpgradeBuilt(effect, FARM, 40).closes()


def test_no_once_per_turn_ability_between_build_and_upgrade() -> None:
    """UC-TIME-17: #44 is offered while choosing the structure, not inside build-and-upgrade."""
    position = works("2k 1n 1b", claimed=[44]).play("R5+2", "part 2")
    assert position.allows("use 44")
    position.play("farm BR.1")
    assert position.moves() == ["pay 1k", "pay 1b"]


def test_a_free_moment_may_not_take_what_the_slot_needs() -> None:
    """UC-TURN-23, UC-BUILD-25: exchanging the last kelp would leave no farm to build."""
    position = table().player(0, "1k", hand=HAND, claimed=[44]).play("R4+2", "part 1")
    assert position.decision() == "build"
    assert not position.allows("use 44")
    assert position.refusal("use 44")[1] == "UC-TURN-23"
    both = table().player(0, "2k", hand=HAND, claimed=[44]).play("R4+2", "part 1")
    assert both.allows("use 44")


def test_a_free_moment_comes_between_two_builds() -> None:
    """UC-TIME-17, UC-BUILD-25: steelplast exchanged for kelp pays for the second farm."""
    position = table().player(0, "1k 1s", hand=HAND, claimed=[44]).play("R4+2", "part 1", "farm BR.1")
    assert position.moves() == ["done", "use 44"]
    position.play("use 44")
    assert position.play("farm BR.2").goods() == ""


@pytest.mark.parametrize(
    ("moves", "goods", "expected"),
    [
        (["Y4+2"], "9s 9c", ["tunnel MC-BR", "tunnel MR-BR", "tunnel BC-BR"]),
        (["Y4+2", "tunnel BC-BR"], "9s 9c", ["tunnel MC-BR", "tunnel MR-BR", "tunnel BL-BC", "done"]),
    ],
)
def test_a_half_done_build_is_written_into_positions(
    moves: list[str], goods: str, expected: list[str]
) -> None:
    """UC-BUILD-25: how many are left, and whether one must still be built."""
    position = table().player(0, goods, hand=HAND).play(*moves).reloaded()
    assert position.moves() == expected
    first = len(moves) == 1
    assert position.document()["pending"][1] == ["build", "SL-02", 2 if first else 1, first, not first]
    position.play("tunnel MR-BR")
    assert position.decision() == ("build" if first else "end")


def test_an_optional_build_may_be_declined_and_an_obligatory_one_not() -> None:
    """UC-BUILD-25, UC-TURN-12: the free tunnel of the contract C5 may be left."""
    buildings = {"BR.1": "farm+", "BR.2": "desalination+", "BR.3": "laboratory"}
    position = table(contracts=True).put(contracts=["C5"])
    position.player(0, "1n", hand=HAND, buildings=buildings, tunnels={"MC-BR": "upgraded"})
    position.play("Y3+2", "part 2", "contract C5", "part 2")
    assert position.decision() == "build"
    assert position.refusal("decline") == ("must_do_part", "UC-TURN-13")
    assert position.play("tunnel MR-BR").area()["tunnels"] == {"MC-BR": "upgraded", "MR-BR": "plain"}


FIRST = [
    pytest.param(105, "Y4", "", 2, {}, "tunnel MC-BR", id="credits"),
    pytest.param(47, "Y4", "2c", 1, {}, "tunnel MC-BR", id="steelplast"),
    pytest.param(24, "R4", "", 1, {}, "farm BR.1", id="kelp"),
    pytest.param(67, "G3", "1s 1c", 2, {}, "city MC nonsymbiotic", id="biomatter"),
]


@pytest.mark.parametrize(("card", "slot", "goods", "era", "area", "build"), FIRST)
def test_a_card_first_may_bring_what_a_build_needs(
    card: int, slot: str, goods: str, era: int, area: dict[str, object], build: str
) -> None:
    """UC-TURN-22, UC-BUILD-31: each resource of a price, and biomatter in its place."""
    position = table().put(era=era).player(0, goods, hand=[card, *HAND[:1], 46], **area)
    assert not position.allows(f"{slot}+{card}")
    assert position.allows(f"{card}+{slot}")
    position.play(f"{card}+{slot}")
    assert position.decision() == "build"
    assert position.allows(build)


def test_a_city_built_first_may_open_the_sites_that_a_slot_needs() -> None:
    """UC-TURN-22, UC-BUILD-15: all building sites are full until #7 builds a city."""
    full = dict.fromkeys(AROUND, "farm")
    position = table().player(0, "1s 1k 2c", hand=[7, 23, 45], buildings=full)
    assert not position.allows("G1+7")
    assert position.allows("7+G1")
    position.play("7+G1", "city MR nonsymbiotic")
    assert {move.split(".")[0] for move in position.moves()} == {"desal TR"}


def test_a_card_that_brings_something_else_does_not_help() -> None:
    """UC-TURN-22: #48 brings credits where a steelplast lacks, #24 kelp where a site lacks."""
    assert not table().player(0, "", hand=[48, 2, 23]).allows("48+Y4")
    full = dict.fromkeys(AROUND, "farm")
    assert not table().player(0, "", hand=[24, 2, 45], buildings=full).allows("24+R4")


def test_a_science_brought_first_makes_build_and_upgrade_possible() -> None:
    """UC-TURN-22, UC-TIME-13: #23 gives 2 science for a credit."""
    position = works("1k 1c", hand=[23, 2, 45])
    assert not position.allows("R5+23")
    position.play("23+R5", "farm BR.1")
    assert position.area()["buildings"] == {"BR.1": "farm+"}
    assert position.goods() == "1n"


def test_a_discount_claimed_first_makes_a_build_possible() -> None:
    """UC-TURN-22, UC-BUILD-39: #200, for nothing with #12, takes the credit off the tunnel."""
    area = {"hand": [200, 2, 45], "claimed": [12], "assistant": "used"}
    position = table().player(0, "1s", **area)
    assert not position.allows("R2+200")
    position.play("200+R2", "tunnel MC-BR")
    assert position.goods() == ""
    assert not table().player(0, "", **area).allows("200+R2")


def test_what_a_build_can_bring() -> None:
    """UC-TURN-22: an object of each of its kinds, upgraded if that is part of it."""
    plain = Build([FARM, TUNNEL], 1, False, NOTHING, NOTHING, False, False)
    assert plain.supplies() == building_supply(FARM, False) | building_supply(TUNNEL, False)
    upgraded = Build([FARM], 1, False, NOTHING, NOTHING, False, True)
    assert upgraded.supplies() == building_supply(FARM, False) | UPGRADES << FARM
    outside = Build([FARM], 1, False, NOTHING, NOTHING, True, False)
    assert outside.supplies() == building_supply(FARM, True) != building_supply(FARM, False)


def test_when_a_build_could_become_possible() -> None:
    """UC-TURN-22, UC-LIMIT-12: site, piece and price each there or to come."""
    farm = Build([FARM], 1, False, NOTHING, NOTHING, False, False)
    tunnel = Build([TUNNEL], 1, False, NOTHING, NOTHING, False, False)
    white = Build([NONSYMBIOTIC], 1, False, NOTHING, NOTHING, False, False)
    either = Build([TUNNEL, FARM], 1, False, NOTHING, NOTHING, False, False)
    kelp, farm_built, tunnel_built = 1 << KELP, BUILDS << FARM, BUILDS << TUNNEL
    poor = table().player(0, "").sea
    full = table().player(0, "1k", buildings=dict.fromkeys(AROUND, "farm")).sea
    assert [farm.attainable(poor, supply) for supply in (0, kelp, CHANGES_RULES)] == [False, True, True]
    assert [farm.attainable(full, supply) for supply in (0, farm_built, BUILDS_CITY)] == [False, False, True]
    assert [either.attainable(poor, supply) for supply in (0, kelp)] == [False, True]
    dry = table().put(supply={"tunnels": 0}).player(0, "1s 1c").sea
    assert [tunnel.attainable(dry, supply) for supply in (0, BUILDS_CITY, tunnel_built)] == [
        False,
        False,
        True,
    ]
    no_white = table().put(supply={"nonsymbiotic": 0}).player(0, "2s 1k 1c").sea
    assert [white.attainable(no_white, supply) for supply in (0, CONVERTS, tunnel_built)] == [
        False,
        True,
        False,
    ]
    built_up = (
        table()
        .put(supply={"nonsymbiotic": 0})
        .player(0, "2s 1k 1c", cities=dict.fromkeys(CITIES, "nonsymbiotic"))
    )
    assert not white.attainable(built_up.sea, CONVERTS)
    last_site = table().player(0, "2s 1k 1b 2c", cities=dict.fromkeys(CITIES[1:], "nonsymbiotic")).sea
    assert white.attainable(last_site, CONVERTS)
    purple = Build([SYMBIOTIC], 1, False, NOTHING, NOTHING, False, False)
    no_purple = table().put(supply={"symbiotic": 0}).player(0, "1s 1k 1b 2c").sea
    assert not purple.attainable(no_purple, CONVERTS)
    assert purple.attainable(last_site, 0)


def test_build_and_upgrade_that_cannot_even_be_built_is_refused_for_that() -> None:
    """UC-BUILD-11, UC-BUILD-12, UC-BUILD-13: the price of the build comes before that of the upgrade."""
    reasons = works("1n").why_not("R5+2")
    assert [reason.rule for reason in reasons if reason.code == "cannot_pay_build"] == [
        "UC-BUILD-11",
        "UC-BUILD-12",
        "UC-BUILD-13",
        "UC-BUILD-19",
    ]


@pytest.mark.parametrize(
    ("goods", "price", "supply", "payable"),
    [
        ("", (1, 0, 0, 0, 0), 0b00001, True),
        ("", (1, 0, 0, 0, 0), 0b11110, False),
        ("", (0, 0, 0, 1, 0), 0b01000, True),
        ("", (0, 0, 0, 1, 0), 0b10111, False),
        ("1c 1n", (1, 0, 0, 1, 0), 0, True),
        ("", (0, 2, 0, 0, 0), 0b00010, True),
        ("", (0, 2, 0, 0, 0), 0b01101, False),
        ("", (0, 0, 2, 0, 0), 0b00100, True),
        ("", (0, 0, 2, 0, 0), 0b01011, False),
        ("", (0, 2, 2, 0, 3), 0b10000, True),
        ("9s 9k", (0, 0, 0, 0, 1), 0b01111, False),
        ("1k 1b", (0, 2, 0, 0, 0), 0, True),
        ("1k", (0, 2, 0, 0, 0), 0, False),
        ("1s 1b", (0, 0, 2, 0, 0), 0, True),
        ("1s", (0, 0, 2, 0, 0), 0, False),
        ("1b", (0, 1, 1, 0, 0), 0b00010, True),
        ("1b", (0, 1, 1, 0, 0), 0b00100, True),
        ("1b", (0, 1, 1, 0, 1), 0b00100, False),
    ],
)
def test_what_could_be_paid_if_some_resources_came(
    goods: str, price: tuple[int, int, int, int, int], supply: int, payable: bool
) -> None:
    """UC-BUILD-31, UC-BUILD-33, UC-BUILD-34: the bound that look-ahead works with."""
    player = table().player(0, goods).someone()
    assert can_build_with(player, price, supply) is payable
    if supply == 0:
        assert can_build_for(player, price) is payable


def test_pieces_that_are_left() -> None:
    """UC-LIMIT-02, UC-LIMIT-03, UC-LIMIT-04: buildings always, the others while the supply lasts."""
    sea = table().put(supply={"tunnels": 0, "nonsymbiotic": 0, "symbiotic": 0}).sea
    assert [pieces_left(sea, kind) for kind in range(6)] == [True, True, True, False, False, False]
    last = table().put(supply={"tunnels": 1, "nonsymbiotic": 1, "symbiotic": 1}).sea
    assert [pieces_left(last, kind) for kind in range(6)] == [True] * 6
    assert [none_left(kind).rule for kind in (3, 4, 5)] == ["UC-LIMIT-03", "UC-LIMIT-04", "UC-LIMIT-06"]


def test_a_card_for_expansion_sites_offers_any_number_it_names() -> None:
    """UC-BUILD-36, UC-BUILD-41: #128 builds up to 2, each paid on its own."""
    position = table().put(era=3, federation={"1": [0]}).player(0, "3c", hand=[128, 23, 45])
    position.play("128+G4", "part 1", "desal BR.x")
    assert position.decision() == "build"
    assert position.play("desal MC.x").goods() == "1c"
    assert position.document()["pending"][1][1] == "SL-11"


def test_every_kind_of_building_has_the_name_that_moves_use() -> None:
    """UC-BUILD-05, UC-BUILD-14, UC-BUILD-20: farm, desal, lab, tunnel, city with its kind."""
    position = table(seats=3).player(0, "9s 9k 9n 9b 9c", hand=HAND).play("R5+2", "part 2")
    assert {"farm BR.1", "desal BR.1", "lab BR.1", "tunnel MC-BR"} <= set(position.moves())
    assert BOX.boards[0].site_name(LABORATORY, 40) == "BR.1"
