"""All sixteen metropolis tiles (boards document 3)."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.kernel.game import Document
from tests.games.underwater_cities.phases import alone, harvest, holdings, plain, scored, upgraded, white
from tests.games.underwater_cities.table import BOX, Table

TO_BLUE = plain("MR-BR", "TR-MR")
TO_BROWN = plain("MC-BR", "TL-MC", "TL-brown1", "TL-brown2")


def connecting(tile: str) -> Table:
    """Seat 0 builds the last tunnel to this tile with his last resources; two cards stay in hand."""
    game = alone(goods="1s 1c", tunnels=TO_BLUE, metropolises={"TR": tile}, hand=[23, 24, 25]).put(round=2)
    return game.play("Y4+23", "tunnel TR-blue")


@pytest.mark.parametrize(
    ("tile", "given", "cards"),
    [
        ("B-1", "1k", 0),
        ("B-2", "3s 2vp", 0),
        ("B-3", "4c", 0),
        ("B-4", "1c", 0),
        ("B-5", "3k", 1),
        ("B-6", "2b", 0),
        ("B-7", "1s 1n", 0),
        ("B-8", "1s 1c", 2),
        ("B-9", "", 0),
        ("B-10", "1k 1s 2c", 1),
        ("B-11", "1s", 1),
    ],
)
def test_a_blue_tile_gives_resources_points_and_cards_without_asking(
    tile: str, given: str, cards: int
) -> None:
    """Boards document 3.2: at once when its tunnel is built."""
    game = connecting(tile)
    assert holdings(game) == given
    assert len(game.someone().cards.hand) == 2 + cards
    assert game.someone().space == 0


@pytest.mark.parametrize(
    ("tile", "ways", "space", "given"),
    [
        ("B-4", ["part 1", "part 1 steps 2", "part 1 steps 1"], 3, "1s 2c"),
        ("B-5", ["part 1"], 1, "3k"),
        ("B-9", ["part 1"], 1, ""),
        ("B-10", ["part 1"], 1, "1k 1s 2c"),
    ],
)
def test_the_federation_steps_of_a_blue_tile_may_be_taken_or_declined(
    tile: str, ways: list[str], space: int, given: str
) -> None:
    """Boards document 3.2: B-4 leads over 1 credit and 1 steelplast to space 2, the others to space 4."""
    game = connecting(tile)
    assert game.moves() == [*ways, "decline"]
    game.play("part 1")
    assert (game.someone().space, holdings(game)) == (space, given)
    declined = connecting(tile).play("decline")
    assert declined.someone().space == 0


@pytest.mark.parametrize("tile", ["B-1", "B-2", "B-3", "B-6", "B-7", "B-8", "B-11"])
def test_a_blue_tile_without_federation_steps_asks_nothing(tile: str) -> None:
    """Boards document 3.2: the slot goes on with its second tunnel or the turn ends."""
    assert connecting(tile).decision() in ("build", "end")


@pytest.mark.parametrize(
    ("tile", "given"),
    [
        ("B-1", "2vp"),
        ("B-2", ""),
        ("B-3", "1vp"),
        ("B-4", ""),
        ("B-5", ""),
        ("B-6", ""),
        ("B-7", "1vp"),
        ("B-8", "1vp"),
        ("B-9", "2vp"),
        ("B-10", ""),
        ("B-11", "2vp"),
    ],
)
def test_a_connected_blue_tile_produces(tile: str, given: str) -> None:
    """UC-PROD-19: six tiles produce points; MR-BR gives its credit; the instant does not come again."""
    area: Document = {"metropolises": {"TR": tile}, "tunnels": TO_BLUE | plain("TR-blue")}
    assert harvest(**area) == f"1c {given}".strip()
    assert harvest(metropolises={"TR": tile}, tunnels=TO_BLUE) == "1c"
    assert harvest(gained=[tile]) == given


def brown(tile: str, **area: Any) -> int:
    """The points of a connected brown tile."""
    area["tunnels"] = TO_BROWN | area.get("tunnels", {})
    return scored(**area, metropolises={"TL": tile}).get("brown_metropolis", 0)


def test_m_1_gives_three_points_for_each_connected_metropolis() -> None:
    """UC-SCORE-04: itself, blue ones and gained ones."""
    assert brown("M-1") == 3
    assert brown("M-1", tunnels=plain("TR-MC", "TR-blue")) == 6
    assert brown("M-1", tunnels=plain("TR-MC", "TR-blue", "MC-BL", "BL-blue")) == 9
    assert brown("M-1", gained=["B-1", "B-2"]) == 9


AT_CITIES = ("TR-MC", "MC-BL", "MR-BR", "TL-TC", "TL-ML", "BC-BR")


@pytest.mark.parametrize(("number", "given"), [(7, 0), (8, 5), (9, 7), (10, 9)])
def test_m_2_gives_points_for_tunnels_at_cities(number: int, given: int) -> None:
    """UC-SCORE-04: upgraded ones count; a further one between two empty sites (ML-BL) does not."""
    links = upgraded(*AT_CITIES[: number - 4])
    assert brown("M-2", cities=white("MC", "TL"), tunnels=links) == given
    assert brown("M-2", cities=white("MC", "TL"), tunnels=links | plain("ML-BL")) == given


SETS = {"BR.1": "farm+", "BR.2": "laboratory+", "BR.3": "desalination+"}
MORE_SETS = SETS | {"MC.1": "farm+", "MC.2": "laboratory+", "MC.3": "desalination+"}
TUNNELS = upgraded("MC-BR", "TL-MC")


def test_m_3_gives_four_points_for_each_set_of_four_upgraded_structures() -> None:
    """UC-SCORE-04: the rarest kind decides."""
    area: dict[str, Any] = {"cities": white("MC"), "tunnels": TUNNELS}
    assert brown("M-3", **area, buildings=SETS) == 4
    assert brown("M-3", **area, buildings=MORE_SETS) == 8
    for site, kind in SETS.items():
        assert brown("M-3", **area, buildings=MORE_SETS | {site: kind.rstrip("+")}) == 4
    assert brown("M-3", **area | {"tunnels": upgraded("MC-BR")}, buildings=MORE_SETS) == 4
    assert brown("M-3", cities=white("MC"), buildings=MORE_SETS) == 0


def test_m_3_ignores_upgraded_tunnels_that_touch_no_city() -> None:
    """UC-SCORE-04: TL-MC between two empty sites is no part of a set; an unconnected farm neither."""
    assert brown("M-3", tunnels=upgraded("TL-MC"), buildings=SETS) == 0
    assert brown("M-3", tunnels=upgraded("MC-BR"), buildings=SETS) == 4
    unconnected = {"MR.1": "farm+"} | {site: kind for site, kind in SETS.items() if kind != "farm+"}
    assert brown("M-3", tunnels=upgraded("MC-BR"), cities=white("MR"), buildings=unconnected) == 0


def test_m_4_gives_two_points_for_each_special_card_played_and_paid() -> None:
    """UC-SCORE-04: claimed ones and those under the board; special cards in hand do not count."""
    assert brown("M-4", hand=[191, 192]) == 0
    assert brown("M-4", claimed=[198], hand=[191]) == 2
    assert brown("M-4", claimed=[198, 194, 57], under_board=[199]) == 6


@pytest.mark.parametrize(("number", "given"), [(4, 0), (5, 4), (6, 8), (7, 12), (8, 12)])
def test_m_5_gives_points_for_connected_cities(number: int, given: int) -> None:
    """UC-SCORE-04: an unconnected city (BC) does not count."""
    links = plain("MR-BR", "TR-MR", "TL-TC", "TL-ML", "MC-BL")
    cities = ("MC", "TL", "MR", "TR", "TC", "ML", "BL")
    assert brown("M-5", cities=white("BC", *cities[: number - 1]), tunnels=links) == given


def test_there_are_five_brown_and_eleven_blue_tiles() -> None:
    """UC-SCORE-04: brown ones score at the end and do nothing else, blue ones never score at the end."""
    tiles = {tile.id: tile for tile in BOX.tiles.values()}
    assert sorted(tiles) == sorted([*[f"M-{n}" for n in range(1, 6)], *[f"B-{n}" for n in range(1, 12)]])
    for name, tile in tiles.items():
        is_brown = name.startswith("M")
        assert (tile.final is not None) is is_brown
        assert (tile.instant is not None) is not is_brown
