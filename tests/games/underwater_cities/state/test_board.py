"""Player boards: which site is next to which, and what is printed on them (UC-BUILD, UC-BONUS-01)."""

import pytest

from nextfrontier.games.underwater_cities.state.board import (
    CITY_NAMES,
    FARM,
    LABORATORY,
    NONSYMBIOTIC,
    SYMBIOTIC,
    TUNNEL,
    Board,
    building_site,
    building_site_name,
)
from nextfrontier.kernel.bits import members
from tests.games.underwater_cities.table import BOX

NEIGHBOURS = {
    "TL": "TC ML MC",
    "TC": "TL TR",
    "TR": "TC MC MR",
    "ML": "TL BL",
    "MC": "TL TR BL BR",
    "MR": "TR BR",
    "BL": "ML MC BC",
    "BC": "BL BR",
    "BR": "MC MR BC",
}
TUNNELS_AT = {
    "TL": "TL-TC TL-ML TL-MC TL-brown1 TL-brown2",
    "TC": "TL-TC TC-TR",
    "TR": "TC-TR TR-MC TR-MR TR-blue",
    "ML": "TL-ML ML-BL",
    "MC": "TL-MC TR-MC MC-BL MC-BR",
    "MR": "TR-MR MR-BR",
    "BL": "ML-BL MC-BL BL-BC BL-blue",
    "BC": "BL-BC BC-BR",
    "BR": "MC-BR MR-BR BC-BR",
}
DISTANCES = {"BR": 0, "MC": 1, "MR": 1, "BC": 1, "TL": 2, "TR": 2, "BL": 2, "TC": 3, "ML": 3}
SITES_OF_ADVANCED_BOARDS = {
    5: (3, 3, 3, 3, 4, 3, 2, 3, 3),
    6: (3, 3, 2, 4, 3, 3, 4, 3, 3),
    7: (3, 3, 3, 3, 3, 4, 3, 3, 3),
    8: (3, 2, 3, 3, 2, 3, 3, 4, 3),
}
BONUS_SITES = {
    1: "MC TL-TC TR-MR ML-BL BC-BR MR.1",
    2: "BC TC-TR TR-MR MC-BL MC-BR MR.2",
    3: "MR TL-TC TR-MC ML-BL BC-BR BC.2",
    4: "BL TL-ML TR-MC MR-BR BL-BC BR.1",
    5: "MC BC TC-TR TL-MC ML-BL MR.1",
    6: "MR ML-BL BL-BC BC-BR BC.3",
    7: "TC MC BC",
    8: "ML MC TR-MR ML-BL TC.1",
}
SURCHARGES = {
    5: {"BL": (2, 1, 0, 0, 0), "TR-MC": (1, 0, 0, 0, 0), "TR.3": (0, 0, 1, 0, 0), "MR.2": (0, 1, 0, 0, 0)},
    6: {"TR": (3, 0, 3, 0, 0), "TL-MC": (1, 0, 0, 0, 0), "TL.3": (0, 0, 1, 0, 0), "ML.1": (1, 0, 0, 0, 0)},
    7: {"TC": (3, 0, 0, 0, 0), "ML-BL": (0, 1, 0, 0, 1), "TR-MC": (0, 0, 1, 0, 0), "MR.2": (0, 0, 0, 1, 0)},
    8: {
        "ML": (2, 0, 0, 2, 0),
        "TL-TC": (1, 0, 0, 0, 0),
        "TR-blue": (1, 0, 1, 0, 0),
        "BL-BC": (0, 0, 1, 0, 0),
        "BC.4": (1, 0, 0, 0, 0),
    },
}
every_board = pytest.mark.parametrize("board", BOX.boards, ids=lambda board: f"board {board.number}")


def cities(names: str) -> int:
    """A set of city sites."""
    return sum(1 << CITY_NAMES.index(name) for name in names.split())


def city_names(mask: int) -> str:
    """The names of a set of city sites."""
    return " ".join(CITY_NAMES[city] for city in members(mask))


def tunnel_names(board: Board, mask: int) -> set[str]:
    """The names of a set of tunnel sites."""
    return {board.tunnels[site] for site in members(mask)}


def building_names(mask: int) -> list[str]:
    """The names of a set of building sites."""
    return [building_site_name(site) for site in members(mask)]


def all_named_sites(board: Board) -> list[tuple[int, int]]:
    """Kind and number of every site of a board: cities, tunnels, buildings."""
    return [(kind, site) for kind in (NONSYMBIOTIC, TUNNEL, FARM) for site in members(board.all_sites(kind))]


@every_board
@pytest.mark.parametrize("city", CITY_NAMES)
def test_city_sites_are_adjacent_when_a_tunnel_site_lies_directly_between_them(
    board: Board, city: str
) -> None:
    """UC-BUILD-06, boards document 2.2: the same graph on all eight boards."""
    assert city_names(board.neighbours[cities(city)]) == NEIGHBOURS[city]


def test_the_neighbours_of_several_cities_do_not_include_those_cities() -> None:
    """UC-BUILD-06"""
    board = BOX.boards[0]
    assert city_names(board.neighbours[cities("MC BR")]) == "TL TR MR BL BC"
    assert board.neighbours[0] == 0
    assert board.neighbours[511] == 0


@every_board
@pytest.mark.parametrize("city", CITY_NAMES)
def test_a_tunnel_is_adjacent_to_the_cities_at_its_ends(board: Board, city: str) -> None:
    """UC-BUILD-24; board 6 doubles MC-BR."""
    expected = set(TUNNELS_AT[city].split())
    if board.number == 6 and "MC-BR" in expected:
        expected = expected - {"MC-BR"} | {"MC-BR.a", "MC-BR.b"}
    assert tunnel_names(board, board.incident[cities(city)]) == expected


@every_board
def test_every_city_site_can_be_reached_at_its_distance(board: Board) -> None:
    """UC-BUILD-22, boards document 6."""
    reached, distance, found = cities("BR"), 0, {"BR": 0}
    while reached != 511:
        distance += 1
        new = board.neighbours[reached]
        found |= dict.fromkeys(city_names(new).split(), distance)
        reached |= new
    assert found == DISTANCES


@every_board
def test_a_blue_metropolis_has_one_tunnel_site_and_the_brown_one_two(board: Board) -> None:
    """UC-METRO-01, UC-METRO-02"""
    brown, upper_blue, lower_blue = (tunnel_names(board, mask) for mask in board.metropolis_tunnels)
    assert brown == {"TL-brown1", "TL-brown2"}
    assert upper_blue == {"TR-blue"}
    assert lower_blue == {"BL-blue"}


@every_board
def test_each_city_has_its_building_sites_and_one_expansion_site(board: Board) -> None:
    """UC-BUILD-35, UC-BUILD-17: three each on basic boards, differing numbers on the others (UC-ADV-02)."""
    counts = SITES_OF_ADVANCED_BOARDS.get(board.number, (3,) * 9)
    for city, count in zip(CITY_NAMES, counts, strict=True):
        ordinary = [f"{city}.{n}" for n in range(1, count + 1)]
        assert building_names(board.sites[cities(city)]) == ordinary
        assert building_names(board.expansions[cities(city)]) == [f"{city}.x"]
    assert board.sites[cities("TL BR")] == board.sites[cities("TL")] | board.sites[cities("BR")]
    assert board.all_sites(LABORATORY) == board.sites[511] | board.expansions[511]


@every_board
def test_the_sites_with_a_bonus_differ_from_board_to_board(board: Board) -> None:
    """UC-BONUS-01; UC-ADV-04 for the sites that give VP at once."""
    found = {
        board.site_name(kind, site)
        for kind, site in all_named_sites(board)
        if board.bonus(kind, site) is not None
    }
    assert found == set(BONUS_SITES[board.number].split())


@every_board
def test_what_the_bonuses_of_a_board_can_bring(board: Board) -> None:
    """UC-BONUS-04, UC-TURN-22: the bound of the look-ahead is exactly what the sites of each kind print."""
    found = {NONSYMBIOTIC: 0, TUNNEL: 0, FARM: 0}
    for kind, site in all_named_sites(board):
        bonus = board.bonus(kind, site)
        found[kind] |= 0 if bonus is None else bonus.supplies()
    assert found == {
        NONSYMBIOTIC: board.city_supply,
        TUNNEL: board.tunnel_supply,
        FARM: board.building_supply,
    }
    assert board.expansion_supply == 0


@every_board
def test_the_sites_with_a_surcharge_and_its_amount(board: Board) -> None:
    """UC-BUILD-39, UC-ADV-03, UC-ADV-08: basic boards have none."""
    found = {
        board.site_name(kind, site): board.surcharge(kind, site)
        for kind, site in all_named_sites(board)
        if board.surcharge(kind, site) != (0, 0, 0, 0, 0)
    }
    assert found == SURCHARGES.get(board.number, {})
    marked = {
        board.site_name(kind, site)
        for kind, site in all_named_sites(board)
        if board.sites_with_surcharge(kind) >> site & 1
    }
    assert marked == set(found)


def test_both_kinds_of_city_share_the_city_sites() -> None:
    """UC-BUILD-05, UC-BUILD-10"""
    board = BOX.boards[0]
    assert board.all_sites(SYMBIOTIC) == board.all_sites(NONSYMBIOTIC) == 511
    assert board.bonus(SYMBIOTIC, 4) is board.bonus(NONSYMBIOTIC, 4) is not None
    assert board.site_name(SYMBIOTIC, 4) == "MC"


def test_board_six_has_one_tunnel_site_more() -> None:
    """Boards document 2.2: board 6 doubles MC-BR."""
    counts = [board.all_sites(TUNNEL).bit_count() for board in BOX.boards]
    assert counts == [16, 16, 16, 16, 16, 17, 16, 16]


@pytest.mark.parametrize(
    ("name", "number"),
    [("TL.1", 0), ("TL.4", 3), ("TL.x", 4), ("TC.1", 5), ("BR.3", 42), ("BR.x", 44)],
)
def test_building_sites_are_named_by_city_and_number(name: str, number: int) -> None:
    """UC-BUILD-17"""
    assert building_site(name) == number
    assert building_site_name(number) == name


@pytest.mark.parametrize("name", ["", "TL", "TL.", "TL.0", "TL.5", "TLx1", "XX.1", "TL.1.1", ".1"])
def test_other_names_are_no_building_sites(name: str) -> None:
    """UC-BUILD-17"""
    assert building_site(name) == -1


def test_which_boards_are_advanced() -> None:
    """UC-ADV-01"""
    assert [board.advanced for board in BOX.boards] == [False] * 4 + [True] * 4
