"""The player boards have the properties of the boards document, sections 2 and 6."""

from itertools import combinations

import pytest

from nextfrontier.games.underwater_cities.components.boards import BOARDS, CITY_SITES
from nextfrontier.games.underwater_cities.components.facts import BoardFacts
from tests.games.underwater_cities.components.value_model import worth

BASIC = BOARDS[:4]
ADVANCED = BOARDS[4:]
METROPOLISES = {"TL": ("TL-brown1", "TL-brown2"), "TR": ("TR-blue",), "BL": ("BL-blue",)}

every_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"board {board.number}")


def cities_of(tunnel: str) -> tuple[str, ...]:
    """The city sites at the ends of a tunnel site; one for a metropolis tunnel."""
    return tuple(end for end in tunnel.partition(".")[0].split("-") if end in CITY_SITES)


def sites_of(board: BoardFacts) -> set[str]:
    """Every site of a board except the starting city and the expansion sites."""
    counts = zip(CITY_SITES, board.building_sites, strict=True)
    buildings = {f"{city}.{number}" for city, count in counts for number in range(1, count + 1)}
    return {*CITY_SITES, *board.tunnels, *buildings} - {"BR"}


def reached(tunnels: tuple[str, ...]) -> dict[str, int]:
    """The city sites that tunnels join to the start, each with its distance."""
    distances = {"BR": 0}
    for distance in range(1, len(CITY_SITES)):
        for ends in map(cities_of, tunnels):
            for end, other in (ends, ends[::-1]) if len(ends) == 2 else ():
                if distances.get(end) == distance - 1:
                    distances.setdefault(other, distance)
    return distances


def fewest_tunnels(board: BoardFacts, metropolises: tuple[str, ...]) -> int:
    """How many tunnels it takes to connect these metropolises."""
    own = sum(len(METROPOLISES[corner]) for corner in metropolises)
    between_cities = [tunnel for tunnel in board.tunnels if len(cities_of(tunnel)) == 2]
    return own + next(
        count
        for count in range(len(between_cities))
        for tunnels in combinations(between_cities, count)
        if reached(tunnels).keys() >= set(metropolises)
    )


def most_tunnels_at(board: BoardFacts, count: int) -> int:
    """The most tunnels adjacent to so many cities, each a neighbour of another, the start among them."""
    return max(
        sum(bool(cities.intersection(cities_of(tunnel))) for tunnel in board.tunnels)
        for cities in map(set, combinations(CITY_SITES, count))
        if "BR" in cities
        and reached(tuple(t for t in board.tunnels if cities.issuperset(cities_of(t)))).keys() == cities
    )


def test_boards_1_to_4_are_basic_and_5_to_8_advanced() -> None:
    """UC-ADV-01."""
    assert [(board.number, board.side) for board in BOARDS] == [
        (1, "basic"),
        (2, "basic"),
        (3, "basic"),
        (4, "basic"),
        (5, "advanced"),
        (6, "advanced"),
        (7, "advanced"),
        (8, "advanced"),
    ]


def test_basic_boards_have_three_building_sites_at_every_city() -> None:
    assert {board.building_sites for board in BASIC} == {(3,) * 9}


def test_cities_of_advanced_boards_have_two_to_four_building_sites() -> None:
    """UC-ADV-02."""
    assert [sum(board.building_sites) for board in ADVANCED] == [27, 28, 28, 26]
    assert {count for board in ADVANCED for count in board.building_sites} == {2, 3, 4}
    assert all(len(board.building_sites) == len(CITY_SITES) for board in ADVANCED)


def test_every_board_has_16_tunnel_sites_and_board_6_a_parallel_one_more() -> None:
    assert [len(set(board.tunnels)) for board in BOARDS] == [16, 16, 16, 16, 16, 17, 16, 16]
    assert set(BOARDS[5].tunnels) ^ set(BOARDS[0].tunnels) == {"MC-BR", "MC-BR.a", "MC-BR.b"}


@every_board
def test_tunnel_sites_are_named_in_reading_order(board: BoardFacts) -> None:
    ends = [cities_of(tunnel) for tunnel in board.tunnels]
    assert all(list(pair) == sorted(pair, key=CITY_SITES.index) for pair in ends)


@every_board
def test_all_city_sites_can_be_reached_by_three_tunnels_at_most(board: BoardFacts) -> None:
    distances = reached(board.tunnels)
    assert distances == {"BR": 0, "MC": 1, "MR": 1, "BC": 1, "TL": 2, "TR": 2, "BL": 2, "TC": 3, "ML": 3}


@every_board
def test_there_is_no_straight_link_to_the_centre(board: BoardFacts) -> None:
    neighbours = {city for tunnel in board.tunnels if "MC" in tunnel for city in cities_of(tunnel)}
    assert neighbours == {"MC", "TL", "TR", "BL", "BR"}


@every_board
def test_the_brown_metropolis_needs_two_tunnels_and_each_blue_one_needs_one(board: BoardFacts) -> None:
    """UC-METRO-02."""
    to_metropolises = {tunnel for tunnel in board.tunnels if len(cities_of(tunnel)) == 1}
    assert to_metropolises == {tunnel for tunnels in METROPOLISES.values() for tunnel in tunnels}


@pytest.mark.parametrize(
    ("metropolises", "tunnels"),
    [
        (("TR",), 3),
        (("BL",), 3),
        (("TL",), 4),
        (("TR", "BL"), 5),
        (("TL", "TR"), 6),
        (("TL", "BL"), 6),
        (("TL", "TR", "BL"), 8),
    ],
)
@pytest.mark.parametrize("board", [BOARDS[0], BOARDS[5]], ids=["single links", "double link"])
def test_metropolises_need_no_fewer_tunnels_than_this(
    board: BoardFacts, metropolises: tuple[str, ...], tunnels: int
) -> None:
    assert fewest_tunnels(board, metropolises) == tunnels


@every_board
def test_three_cities_suffice_for_ten_tunnels_and_five_for_all(board: BoardFacts) -> None:
    parallel = len(board.tunnels) - 16
    most = [most_tunnels_at(board, cities) - parallel for cities in range(1, 10)]
    assert most == [3, 6, 10, 13, 16, 16, 16, 16, 16]


@every_board
def test_bonuses_and_special_sites_lie_on_different_sites_of_the_board(board: BoardFacts) -> None:
    """UC-BONUS-01; never on the starting city or an expansion site."""
    marked = [bonus.site for bonus in board.bonuses]
    marked += [site for special in board.special_sites for site in special.sites]
    assert len(set(marked)) == len(marked)
    assert set(marked) <= sites_of(board)


@pytest.mark.parametrize("board", BASIC, ids=lambda board: f"board {board.number}")
def test_a_basic_board_has_six_bonuses_on_one_city_four_tunnels_and_one_building(board: BoardFacts) -> None:
    """UC-BONUS-05, BAS-1 and BAS-2."""
    effects = {bonus.site: bonus.effect for bonus in board.bonuses}
    on_cities = [effects[site] for site in effects if site in CITY_SITES]
    on_tunnels = [effects[site] for site in effects if site in board.tunnels]
    assert (len(effects), len(on_cities), len(on_tunnels)) == (6, 1, 4)
    assert on_cities == ["parts(federation(1), draw(1))"]
    assert "gain(steelplast=1)" in on_tunnels


def test_the_bonuses_of_each_board_have_the_value_of_the_document() -> None:
    values = [sum(worth(bonus.effect) for bonus in board.bonuses) for board in BOARDS]
    assert values == [18, 18, 18, 18, 17, 13, 4, 14]


def test_basic_boards_have_no_special_sites() -> None:
    """UC-ADV-08."""
    assert [board.special_sites for board in BASIC] == [()] * 4


def test_each_type_of_special_site_lies_where_the_document_says() -> None:
    """UC-ADV-16."""
    places: dict[str, list[str]] = {}
    for board in ADVANCED:
        for special in board.special_sites:
            places.setdefault(special.kind, []).append(f"{board.number}: {' + '.join(special.sites)}")
    assert places == {
        "ADV-A": ["6: TR"],
        "ADV-B": ["7: ML-BL", "8: TL-TC"],
        "ADV-C": ["6: MC-BR.a + MC-BR.b"],
        "ADV-D": ["8: TR-blue"],
        "ADV-E": ["7: TC", "8: ML"],
        "ADV-F": ["5: TR.3", "5: MR.2", "6: TL.3"],
        "ADV-G": ["5: BL", "5: TR-MC", "6: TL-MC", "7: TR-MC", "7: MR.2", "7: BC-BR", "8: BL-BC"],
        "ADV-H": ["6: ML.1", "8: BC.4"],
    }


@pytest.mark.parametrize(
    ("number", "kind", "surcharge", "effect"),
    [
        (6, "ADV-A", "res(steelplast=3, credit=3)", "multiply(3)"),
        (8, "ADV-B", "res(credit=1)", "multiply(3)"),
        (6, "ADV-C", "", "production(gain(credit=2))"),
        (8, "ADV-D", "res(credit=1, steelplast=1)", "production(gain(vp=2))"),
        (8, "ADV-E", "res(science=2, credit=2)", "gain(vp=6)"),
        (6, "ADV-F", "res(steelplast=1)", "multiply(2)"),
    ],
)
def test_special_sites_of_the_rulebooks_keep_their_amounts(
    number: int, kind: str, surcharge: str, effect: str
) -> None:
    """UC-ADV-16."""
    found = [special for special in BOARDS[number - 1].special_sites if special.kind == kind]
    assert [(special.surcharge, special.effect) for special in found] == [(surcharge, effect)]


def test_amounts_belong_to_the_site_and_not_to_the_type() -> None:
    """UC-ADV-17: surcharges in half credits, in the order of the boards."""
    assert [[worth(special.surcharge) for special in board.special_sites] for board in ADVANCED] == [
        [3, 3, 7, 2],
        [15, 0, 3, 2, 2],
        [7, 6, 3, 3, 0],
        [2, 5, 10, 3, 2],
    ]


@pytest.mark.parametrize("board", ADVANCED, ids=lambda board: f"board {board.number}")
def test_only_a_further_building_site_gives_nothing_for_its_surcharge(board: BoardFacts) -> None:
    """UC-ADV-04."""
    assert all(bool(special.effect) == (special.kind != "ADV-H") for special in board.special_sites)
