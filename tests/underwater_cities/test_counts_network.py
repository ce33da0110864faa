"""Counts over a player's network: only what is connected counts (UC-NET-08, UC-NET-10)."""

import pytest

from nextfrontier.underwater_cities.board import (
    DESALINATION,
    FARM,
    LABORATORY,
    NONSYMBIOTIC,
    SYMBIOTIC,
    TUNNEL,
)
from nextfrontier.underwater_cities.counts import (
    ANY_CITY,
    ANY_METROPOLIS,
    AtLeast,
    CitiesWith,
    Connected,
    Count,
    Smallest,
    Upgraded,
)
from nextfrontier.underwater_cities.supplies import BUILDS, BUILDS_CITY, CONVERTS, UPGRADES
from tests.underwater_cities.table import Table, table

WHITE, PURPLE = "nonsymbiotic", "symbiotic"
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
    tunnels = {"MC-BR": "upgraded", "BC-BR": "plain", "BL-BC": "upgraded", **dict.fromkeys(more, "plain")}
    cities = {"MC": PURPLE, "TL": WHITE}
    return table().player(0, "", tunnels=tunnels, cities=cities, buildings=BUILDINGS)


def value(count: Count, position: Table) -> int:
    """What the count says for seat 0."""
    return count.value(position.sea, position.someone())


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
    tunnels = dict.fromkeys(("MR-BR", "TR-MR"), "plain")
    position = table().player(0, "", tunnels=tunnels, gained=["B-3"], metropolises={"TR": "B-6"})
    assert value(Connected(ANY_METROPOLIS), position) == 1
    more = table().player(
        0, "", tunnels={**tunnels, "TR-blue": "plain"}, gained=["B-3"], metropolises={"TR": "B-6"}
    )
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


@pytest.mark.parametrize(("least", "holds"), [(1, True), (2, True), (3, False)])
def test_a_condition_asks_for_at_least_a_number(least: int, holds: bool) -> None:
    """UC-NET-10"""
    position = network()
    assert AtLeast(Connected(ANY_CITY), least).holds(position.sea, position.someone()) is holds


def test_what_can_change_a_count() -> None:
    """UC-NET-13, UC-GOV-08: its own kind of building, and whatever connects something."""
    connects = BUILDS_CITY | BUILDS << TUNNEL
    for kind in (FARM, DESALINATION, LABORATORY):
        assert Connected(kind).causes() == BUILDS << kind | connects | CONVERTS
    for kind in (TUNNEL, NONSYMBIOTIC, SYMBIOTIC, ANY_CITY, ANY_METROPOLIS):
        assert Connected(kind).causes() == connects | CONVERTS
    for kind in (FARM, DESALINATION, LABORATORY, TUNNEL):
        assert Upgraded(kind).causes() == UPGRADES << kind | connects
