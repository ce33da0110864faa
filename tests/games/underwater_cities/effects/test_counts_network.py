"""Counts and conditions over an area: only what is connected counts, and what could raise it (UC-NET-08, UC-NET-10)."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.effects.counts import (
    ANY_CITY,
    ANY_METROPOLIS,
    CONDITION,
    COUNT,
    AtLeast,
    CitiesWith,
    Connected,
    Count,
    Smallest,
    Upgraded,
)
from nextfrontier.games.underwater_cities.state.board import (
    DESALINATION,
    FARM,
    LABORATORY,
    NONSYMBIOTIC,
    SYMBIOTIC,
    TUNNEL,
)
from nextfrontier.games.underwater_cities.state.supplies import (
    BUILDS,
    BUILDS_CITY,
    CLAIMS,
    CONVERTS,
    UPGRADES,
)
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY
from tests.games.underwater_cities.phases import alone, plain, purple, scored, upgraded, white
from tests.games.underwater_cities.table import Table, table

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

BUILDINGS = {
    "BR.1": "farm+",
    "BR.2": "farm",
    "BR.x": "laboratory+",
    "MC.1": "farm+",
    "MC.2": "desalination+",
    "MC.3": "laboratory",
    "TL.1": "farm+",
    "TL.2": "laboratory+",
    "TL.3": "desalination",
    "BC.1": "desalination+",
}


def network(*more: str) -> Table:
    """BR and MC connected, BC reached but empty, TL built but not connected; further tunnels as named."""
    tunnels = upgraded("MC-BR", "BL-BC") | plain("BC-BR", *more)
    return table().player(0, "", tunnels=tunnels, cities=purple("MC") | white("TL"), buildings=BUILDINGS)


def value(count: Count | str, game: Table, seat: int = 0) -> int:
    """What a count, or one in the words of the vocabulary, is for this seat."""
    found = VOCABULARY.read(count, COUNT) if isinstance(count, str) else count
    return found.value(game.sea, game.someone(seat))


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


@pytest.mark.parametrize(
    ("kind", "unconnected", "connected"),
    [
        (FARM, 3, 4),
        (DESALINATION, 1, 2),
        (LABORATORY, 2, 3),
        (TUNNEL, 2, 3),
        (NONSYMBIOTIC, 1, 2),
        (SYMBIOTIC, 1, 1),
        (ANY_CITY, 2, 3),
        (ANY_METROPOLIS, 0, 0),
    ],
)
def test_connected_objects_count_and_others_do_not(kind: int, unconnected: int, connected: int) -> None:
    """UC-NET-10, UC-UPG-08: upgraded ones count with the rest; TL counts as soon as a tunnel reaches it."""
    assert value(Connected(kind), network()) == unconnected
    assert value(Connected(kind), network("TL-MC")) == connected


@pytest.mark.parametrize(
    ("kind", "unconnected", "connected"),
    [(FARM, 2, 3), (DESALINATION, 1, 1), (LABORATORY, 1, 2), (TUNNEL, 1, 1)],
)
def test_upgraded_objects_count_only_when_they_are_connected(
    kind: int, unconnected: int, connected: int
) -> None:
    """UC-NET-10: the upgraded tunnel BL-BC is adjacent to no city."""
    assert value(Upgraded(kind), network()) == unconnected
    assert value(Upgraded(kind), network("TL-MC")) == connected


def test_connected_metropolises_count_with_gained_ones() -> None:
    """UC-METRO-03: B-3 lies beside the board; TR is connected by its tunnel."""
    tunnels = plain("MR-BR", "TR-MR")
    position = table().player(0, "", tunnels=tunnels, gained=["B-3"], metropolises={"TR": "B-6"})
    assert value(Connected(ANY_METROPOLIS), position) == 1
    joined = tunnels | plain("TR-blue")
    more = table().player(0, "", tunnels=joined, gained=["B-3"], metropolises={"TR": "B-6"})
    assert value(Connected(ANY_METROPOLIS), more) == 2


@pytest.mark.parametrize(
    ("plain", "upgraded", "buildings", "expected"),
    [
        ([1, 0, 0], [0, 0, 0], 0, 2),
        ([2, 0, 0], [0, 0, 0], 0, 1),
        ([1, 1, 1], [0, 0, 0], 0, 1),
        ([0, 0, 0], [1, 0, 0], 0, 2),
        ([0, 0, 0], [2, 0, 0], 0, 0),
        ([0, 0, 0], [0, 0, 1], 0, 1),
        ([0, 0, 0], [0, 1, 0], 0, 1),
        ([0, 0, 0], [0, 0, 0], 3, 2),
        ([0, 0, 0], [0, 0, 0], 4, 0),
        ([0, 0, 0], [0, 0, 0], 0, 2),
    ],
)
def test_only_connected_cities_with_everything_asked_for_count(
    plain: list[int], upgraded: list[int], buildings: int, expected: int
) -> None:
    """UC-NET-10: TL has all three kinds but is not connected."""
    assert value(CitiesWith(plain, upgraded, buildings), network()) == expected


def test_a_newly_connected_city_counts() -> None:
    """UC-NET-10, UC-NET-13"""
    all_kinds = CitiesWith([1, 1, 1], [0, 0, 0], 0)
    assert value(all_kinds, network("TL-MC")) == 2


def test_sets_are_as_many_as_the_smallest_count() -> None:
    """UC-NET-10: 2 upgraded farms, 1 upgraded desalination plant."""
    counts: list[Count] = [Upgraded(FARM), Upgraded(DESALINATION)]
    assert value(Smallest(counts), network()) == 1
    assert value(Smallest(counts[:1]), network()) == 2


def test_an_action_card_is_counted_ready_or_used_and_an_assistant_that_left_is_not() -> None:
    """UC-SCORE-06: #180 gives 1 point per 2 claimed action cards, the assistant included."""
    used = [{"card": 19, "used": True}, {"card": 34, "used": False}]
    assert scored(claimed=[180, *used])["end_scoring_cards"] == 1
    assert scored(claimed=[180, *used, 22])["end_scoring_cards"] == 2
    assert scored(claimed=[180, *used, 22], assistant="gone")["end_scoring_cards"] == 1


def test_the_national_archive_counts_itself_and_the_assistant() -> None:
    """UC-SCORE-06: #160, 1 point per 5 claimed cards."""
    assert "end_scoring_cards" not in scored(claimed=[160, 35, 37])
    assert scored(claimed=[160, 35, 37, 42])["end_scoring_cards"] == 1


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


def test_slots_of_different_colours_hold_own_tiles_only_and_the_always_available_slot_has_no_colour() -> None:
    """Cards document 2.6, slot_colours(): seat 0 on two green and a red slot, seat 1 on a yellow one."""
    game = table(2).put(slots={"G1": [0], "G2": [0], "R1": [0], "Y1": [1], "AAS": [1]})
    assert (value("slot_colours()", game), value("slot_colours()", game, 1)) == (2, 1)
    game = table(2).put(slots={"G1": [0], "R4": [0], "Y1": [0], "AAS": [1, 1]})
    assert (value("slot_colours()", game), value("slot_colours()", game, 1)) == (3, 0)


@pytest.mark.parametrize(("least", "holds"), [(1, True), (2, True), (3, False)])
def test_a_condition_asks_for_at_least_a_number(least: int, holds: bool) -> None:
    """UC-NET-10"""
    position = network()
    assert AtLeast(Connected(ANY_CITY), least).holds(position.sea, position.someone()) is holds


def test_a_condition_holds_from_its_number_on() -> None:
    """Cards document 2.6, at_least()."""
    game = alone(**NETWORK).put(era=3)
    found = [
        VOCABULARY.read(f"at_least(connected(farm), {n})", CONDITION).holds(game.sea, game.someone())
        for n in (3, 4, 5)
    ]
    assert found == [True, True, False]


@pytest.mark.parametrize(
    ("space", "holds"), [("below", False), ("4", False), ("3", True), ("2", False), ("1", False)]
)
def test_the_marker_must_stand_exactly_on_the_space(space: str, holds: bool) -> None:
    """Cards document 2.6, on_space(3)."""
    game = table(2).put(round=2, federation={space: [0]})
    assert VOCABULARY.read("on_space(3)", CONDITION).holds(game.sea, game.someone()) is holds


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
    assert VOCABULARY.read(count, COUNT).causes() & raised_by == raised_by
    assert VOCABULARY.read(f"at_least({count}, 2)", CONDITION).causes() & raised_by == raised_by


def test_a_count_leaves_out_what_could_not_raise_it() -> None:
    """UC-GOV-08: the bound is not just everything, or it would bound nothing."""
    assert VOCABULARY.read("connected(farm)", COUNT).causes() & (BUILDS << LABORATORY | UPGRADES << FARM) == 0
    assert VOCABULARY.read("connected(tunnel)", COUNT).causes() & (BUILDS << FARM | BUILDS << LABORATORY) == 0
    assert VOCABULARY.read("upgraded(farm)", COUNT).causes() & (UPGRADES << DESALINATION | CLAIMS) == 0
    assert VOCABULARY.read("claimed(any)", COUNT).causes() & NETWORK_BITS == 0


def test_what_can_change_a_count() -> None:
    """UC-NET-13, UC-GOV-08: its own kind of building, and whatever connects something."""
    connects = BUILDS_CITY | BUILDS << TUNNEL
    for kind in (FARM, DESALINATION, LABORATORY):
        assert Connected(kind).causes() == BUILDS << kind | connects | CONVERTS
    for kind in (TUNNEL, NONSYMBIOTIC, SYMBIOTIC, ANY_CITY, ANY_METROPOLIS):
        assert Connected(kind).causes() == connects | CONVERTS
    for kind in (FARM, DESALINATION, LABORATORY, TUNNEL):
        assert Upgraded(kind).causes() == UPGRADES << kind | connects
