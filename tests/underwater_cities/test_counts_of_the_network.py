"""Counts and conditions over a whole area, and what could raise them (cards document 2.6)."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.underwater_cities.board import DESALINATION, FARM, LABORATORY, TUNNEL
from nextfrontier.underwater_cities.expressions import parse
from nextfrontier.underwater_cities.supplies import BUILDS, BUILDS_CITY, CLAIMS, CONVERTS, UPGRADES
from nextfrontier.underwater_cities.vocabulary_counts import as_condition, as_count
from tests.underwater_cities.phases import alone, plain, purple, scored, upgraded, white
from tests.underwater_cities.table import Table, table

# MC is joined by a tunnel, MR is not; BL is an empty site with a tunnel and a farm; BL-BC touches no city.
NETWORK: dict[str, Any] = {
    "cities": purple("MC") | purple("MR"),
    "tunnels": plain("MC-BR") | upgraded("TL-MC", "BC-BR", "BL-BC", "BL-blue"),
    "buildings": {
        "BR.1": "farm",
        "BR.2": "farm+",
        "BR.3": "desalination+",
        "BR.x": "laboratory",
        "MC.1": "farm+",
        "MC.2": "farm+",
        "MC.3": "desalination",
        "MR.1": "farm+",
        "MR.2": "laboratory+",
        "MR.3": "desalination+",
        "BL.1": "farm+",
    },
    "gained": ["B-2"],
    "claimed": [19, 34, 35, 37, 44, 57, 59, 60, 85, 138, 195, 198],
    "assistant": "ready",
    "under_board": [199, 193],
}


def value(text: str, game: Table, seat: int = 0) -> int:
    """What a count is for this seat."""
    return as_count(parse(text)).value(game.sea, game.someone(seat))


@pytest.mark.parametrize(
    ("count", "number"),
    [
        ("connected(farm)", 4),
        ("connected(desal)", 2),
        ("connected(lab)", 1),
        ("connected(tunnel)", 3),
        ("connected(city)", 2),
        ("connected(white_city)", 1),
        ("connected(symbiotic_city)", 1),
        ("connected(metropolis)", 2),
        ("upgraded(farm)", 3),
        ("upgraded(desal)", 1),
        ("upgraded(lab)", 0),
        ("upgraded(tunnel)", 2),
        ("cities_with(farm=1)", 2),
        ("cities_with(farm=2)", 2),
        ("cities_with(farm=3)", 0),
        ("cities_with(farm=1, desal=1, lab=1)", 1),
        ("cities_with(upgraded_farm=1)", 2),
        ("cities_with(upgraded_farm=2)", 1),
        ("cities_with(upgraded_desal=1)", 1),
        ("cities_with(upgraded_lab=1)", 0),
        ("cities_with(building=3)", 2),
        ("cities_with(building=4)", 1),
        ("cities_with(building=5)", 0),
        ("cities_with(building=1, lab=1)", 1),
        ("claimed(any)", 13),
        ("claimed(numbered)", 12),
        ("claimed(action)", 4),
        ("claimed(permanent)", 4),
        ("claimed(production)", 3),
        ("claimed(scoring)", 2),
        ("specials_paid()", 4),
        ("min_of(connected(farm), upgraded(desal), connected(city))", 1),
        ("min_of(connected(farm), upgraded(farm))", 3),
    ],
)
def test_a_count_looks_at_connected_things_only(count: str, number: int) -> None:
    """UC-SCORE-08, UC-PROD-21: MR and the farm at the empty site BL count for nothing, nor does BL-BC."""
    assert value(count, alone(**NETWORK).put(era=3)) == number


def test_a_tunnel_to_the_unconnected_city_makes_everything_there_count() -> None:
    """UC-PROD-21."""
    game = alone(**NETWORK | {"tunnels": NETWORK["tunnels"] | plain("MR-BR")}).put(era=3)
    counts = ("connected(city)", "connected(symbiotic_city)", "upgraded(lab)", "connected(farm)")
    assert [value(count, game) for count in counts] == [3, 2, 1, 5]


def test_an_action_card_is_counted_ready_or_used_and_an_assistant_that_left_is_not() -> None:
    """UC-SCORE-06: #180 gives 1 point per 2 claimed action cards, the assistant included."""
    used = [{"card": 19, "used": True}, {"card": 34, "used": False}]
    assert scored(claimed=[180, *used])["end_scoring_cards"] == 1
    assert scored(claimed=[180, *used, 22])["end_scoring_cards"] == 2
    assert scored(claimed=[180, *used, 22], assistant="gone")["end_scoring_cards"] == 1


def test_the_national_archive_counts_itself_and_the_assistant() -> None:
    """UC-SCORE-06: #160, 1 point per 4 claimed cards."""
    assert "end_scoring_cards" not in scored(claimed=[160, 35])
    assert scored(claimed=[160, 35, 37])["end_scoring_cards"] == 1


@pytest.mark.parametrize(
    ("card", "area", "given"),
    [
        (85, {"tunnels": upgraded("MC-BR", "MR-BR", "BC-BR")}, 1),
        (104, {"buildings": {"BR.1": "farm", "BR.2": "desalination", "BR.3": "laboratory"}}, 0),
        (139, {"gained": ["B-2", "B-4", "B-6"]}, 3),
        (140, {"buildings": {"BR.1": "farm+", "BR.2": "desalination+", "BR.3": "laboratory+"}}, 1),
        (140, {"buildings": {"BR.1": "farm+", "BR.2": "desalination", "BR.3": "laboratory+"}}, 0),
        (141, {"cities": white("MC"), "tunnels": plain("MC-BR", "MR-BR", "BC-BR", "TL-MC")}, 1),
        (141, {"tunnels": plain("MC-BR", "MR-BR", "BC-BR", "TL-MC")}, 0),
        (157, {"buildings": {"BR.1": "desalination+", "BR.2": "desalination+", "BR.3": "farm+"}}, 1),
        (157, {"buildings": {"BR.1": "desalination+", "BR.2": "desalination"}}, 0),
        (158, {"buildings": {"BR.1": "laboratory+", "BR.2": "laboratory+"}}, 1),
        (158, {"buildings": {"BR.1": "laboratory+", "BR.2": "laboratory"}}, 0),
        (161, {"under_board": [199, 193, 191]}, 3),
        (161, {"hand": [199, 193, 191]}, 0),
        (183, {"buildings": {"BR.1": "laboratory+", "BR.2": "laboratory"}}, 2),
        (187, {"buildings": {"BR.1": "desalination+", "BR.2": "desalination"}}, 2),
        (189, {"cities": purple("BR")}, 2),
        (190, {"buildings": {"BR.1": "farm", "BR.2": "desalination", "BR.3": "laboratory"}}, 2),
        (190, {"buildings": {"BR.1": "farm", "BR.2": "desalination", "BR.3": "farm"}}, 0),
    ],
)
def test_an_end_scoring_card_gives_by_its_count(card: int, area: dict[str, Any], given: int) -> None:
    """UC-SCORE-06: points of the card alone; special cards claimed count for #161 too."""
    assert scored(**area, claimed=[card]).get("end_scoring_cards", 0) == given


NETWORK_BITS = BUILDS << TUNNEL | BUILDS_CITY


@pytest.mark.parametrize(
    ("count", "raised_by"),
    [
        ("connected(farm)", BUILDS << FARM | NETWORK_BITS),
        ("connected(lab)", BUILDS << LABORATORY | NETWORK_BITS),
        ("connected(tunnel)", NETWORK_BITS),
        ("connected(symbiotic_city)", NETWORK_BITS | CONVERTS),
        ("connected(metropolis)", BUILDS << TUNNEL),
        ("upgraded(desal)", UPGRADES << DESALINATION | NETWORK_BITS),
        ("cities_with(farm=1, lab=1)", BUILDS << FARM | BUILDS << LABORATORY | NETWORK_BITS),
        ("cities_with(upgraded_farm=1)", UPGRADES << FARM | NETWORK_BITS),
        ("claimed(numbered)", CLAIMS),
        ("specials_paid()", CLAIMS),
        ("min_of(upgraded(farm), upgraded(tunnel))", UPGRADES << FARM | UPGRADES << TUNNEL),
    ],
)
def test_a_count_tells_everything_that_could_raise_it(count: str, raised_by: int) -> None:
    """UC-GOV-08: so that no contract is overlooked when a card is to make a slot possible."""
    assert as_count(parse(count)).causes() & raised_by == raised_by
    assert as_condition(parse(f"at_least({count}, 2)")).causes() & raised_by == raised_by


def test_a_count_leaves_out_what_could_not_raise_it() -> None:
    """UC-GOV-08: the bound is not just everything, or it would bound nothing."""
    assert as_count(parse("connected(farm)")).causes() & (BUILDS << LABORATORY | UPGRADES << FARM) == 0
    assert as_count(parse("connected(tunnel)")).causes() & (BUILDS << FARM | BUILDS << LABORATORY) == 0
    assert as_count(parse("upgraded(farm)")).causes() & (UPGRADES << DESALINATION | CLAIMS) == 0
    assert as_count(parse("claimed(any)")).causes() & NETWORK_BITS == 0


def test_slots_of_different_colours_hold_own_tiles_only_and_the_always_available_slot_has_no_colour() -> None:
    """Cards document 2.6, slot_colours(): seat 0 on two green and a red slot, seat 1 on a yellow one."""
    game = table(2).put(slots={"G1": [0], "G2": [0], "R1": [0], "Y1": [1], "AAS": [1]})
    assert (value("slot_colours()", game), value("slot_colours()", game, 1)) == (2, 1)
    game = table(2).put(slots={"G1": [0], "R4": [0], "Y1": [0], "AAS": [1, 1]})
    assert (value("slot_colours()", game), value("slot_colours()", game, 1)) == (3, 0)


def test_a_condition_holds_from_its_number_on() -> None:
    """Cards document 2.6, at_least()."""
    game = alone(**NETWORK).put(era=3)
    found = [
        as_condition(parse(f"at_least(connected(farm), {n})")).holds(game.sea, game.someone())
        for n in (3, 4, 5)
    ]
    assert found == [True, True, False]


@pytest.mark.parametrize(
    ("space", "holds"), [("below", False), ("4", False), ("3", True), ("2", False), ("1", False)]
)
def test_the_marker_must_stand_exactly_on_the_space(space: str, holds: bool) -> None:
    """Cards document 2.6, on_space(3)."""
    game = table(2).put(round=2, federation={space: [0]})
    assert as_condition(parse("on_space(3)")).holds(game.sea, game.someone()) is holds
