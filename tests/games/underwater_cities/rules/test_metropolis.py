"""Metropolises: connecting them and what they give (UC-METRO)."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import production_forecast, score_now
from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.tasks import REVEALS
from tests.games.underwater_cities.table import BOX, Table, table

HAND = [2, 23, 45]  # a green, a red and a yellow card that never match below
TO_TR = "MR-BR TR-MR"
TO_BL = "BC-BR BL-BC"
TO_TL = "MC-BR TL-MC"
BLUE = [f"B-{number}" for number in range(1, 12)]


def digger(tunnels: str, goods: str = "2s 2c", era: int = 1, **area: Any) -> Table:
    """Seat 0 has chosen "build up to 2 tunnels" (SL-02), with these already there; marker below the track."""
    position = table(contracts=area.pop("contracts", False)).put(era=era, federation={})
    if "display" in area:
        position.put(contracts=area.pop("display"))
    tiles = {"TL": "M-2", "TR": "B-6", "BL": "B-3", **area.pop("metropolises", {})}
    built = dict.fromkeys(tunnels.split(), "plain")
    return position.player(0, goods, hand=HAND, tunnels=built, metropolises=tiles, **area).play("Y4+2")


def connected(position: Table) -> list[str]:
    """The tiles that the last moves connected."""
    return [event.cause for event in position.told("metropolis_connected")]


def production(tunnels: str, **area: Any) -> dict[str, int]:
    """What a production would bring in all."""
    built = dict.fromkeys(tunnels.split(), "plain")
    position = table().player(0, "", tunnels=built, **area)
    total: dict[str, int] = production_forecast(position.sea, 0)["total"]
    return {name: amount for name, amount in total.items() if amount}


def test_a_blue_metropolis_is_connected_by_its_one_tunnel() -> None:
    """UC-METRO-01: not by reaching TR, but by TR-blue."""
    position = digger("MR-BR", "3s 3c").play("tunnel TR-MR")
    assert connected(position) == []
    assert connected(position.play("tunnel TR-blue")) == ["B-6"]
    assert connected(digger(TO_BL).play("tunnel BL-blue")) == ["B-3"]


@pytest.mark.parametrize(("first", "second"), [("TL-brown1", "TL-brown2"), ("TL-brown2", "TL-brown1")])
def test_the_brown_metropolis_needs_both_its_tunnels(first: str, second: str) -> None:
    """UC-METRO-02, UC-METRO-01"""
    position = digger(TO_TL).play(f"tunnel {first}")
    assert connected(position) == []
    assert connected(position.play(f"tunnel {second}")) == ["M-2"]


def test_a_metropolis_gives_nothing_until_it_is_connected() -> None:
    """UC-METRO-03: neither in production nor at the end of the game."""
    tiles = {"TL": "M-1", "TR": "B-1"}
    assert production(TO_TR, metropolises=tiles) == {"credits": 1}
    assert production(f"{TO_TR} TR-blue", metropolises=tiles) == {"credits": 1, "vp": 2}
    for brown, points in (("TL-brown1", 0), ("TL-brown1 TL-brown2", 3)):
        tunnels = dict.fromkeys(f"{TO_TL} {brown}".split(), "plain")
        position = table().player(0, "", tunnels=tunnels, metropolises=tiles)
        assert score_now(position.sea, 0).get("brown_metropolis", 0) == points


def test_brown_tiles_score_at_the_end_and_do_nothing_before() -> None:
    """UC-METRO-04"""
    brown = [tile for number, tile in BOX.tiles.items() if tile.id.startswith("M-")]
    assert [tile.id for tile in brown] == ["M-1", "M-2", "M-3", "M-4", "M-5"]
    assert all(tile.final is not None and tile.instant is None and tile.production is None for tile in brown)
    position = digger(f"{TO_TL} TL-brown1", "1s 1c").play("tunnel TL-brown2")
    assert (position.goods(), position.score()) == ("", 0)
    assert production(f"{TO_TL} TL-brown1 TL-brown2", metropolises={"TL": "M-1"}) == {"credits": 1}


def test_blue_tiles_have_an_instant_effect_and_some_a_production_effect() -> None:
    """UC-METRO-05: six of eleven produce."""
    blue = {tile.id: tile for tile in BOX.tiles.values() if tile.id.startswith("B-")}
    assert list(blue) == BLUE
    assert all(tile.instant is not None and tile.final is None for tile in blue.values())
    assert [id_ for id_ in blue if blue[id_].production is not None] == [
        "B-1",
        "B-3",
        "B-7",
        "B-8",
        "B-9",
        "B-11",
    ]


@pytest.mark.parametrize(
    ("tile", "goods", "points", "cards", "steps"),
    [
        ("B-1", "1k", 0, 0, 0),
        ("B-2", "3s", 2, 0, 0),
        ("B-3", "4c", 0, 0, 0),
        ("B-4", "1s 2c", 0, 0, 3),
        ("B-5", "3k", 0, 1, 1),
        ("B-6", "2b", 0, 0, 0),
        ("B-7", "1s 1n", 0, 0, 0),
        ("B-8", "1s 1c", 0, 2, 0),
        ("B-9", "", 0, 0, 1),
        ("B-10", "1k 1s 2c", 0, 1, 1),
        ("B-11", "1s", 0, 1, 0),
    ],
)
def test_the_instant_effect_comes_when_the_tile_is_connected(
    tile: str, goods: str, points: int, cards: int, steps: int
) -> None:
    """UC-METRO-06: resources, VP and cards without asking, Federation steps if wanted (UC-TIME-14)."""
    position = digger(TO_TR, "1s 1c", metropolises={"TR": tile, "BL": "B-3" if tile != "B-3" else "B-1"})
    position.play("tunnel TR-blue")
    drawn = [event.details["cards"] for event in position.told("drew")]
    if steps:
        assert position.allows("decline")
        position.play("part 1")
    assert position.someone().space == steps
    assert position.area()["points"] == ({"metropolises": points} if points else {})
    assert drawn == ([cards] if cards else [])
    assert position.goods() == goods


def test_the_steps_of_an_instant_effect_may_be_declined() -> None:
    """UC-METRO-06, UC-TIME-14: the credit of B-4 comes all the same."""
    position = digger(TO_TR, "1s 1c", metropolises={"TR": "B-4"}).play("tunnel TR-blue", "decline")
    assert (position.goods(), position.someone().space) == ("1c", 0)


def test_the_instant_effect_comes_once() -> None:
    """UC-METRO-06: neither a further tunnel nor a production repeats it."""
    position = digger(f"{TO_TR} TR-blue", "1s 1c").play("tunnel TC-TR")
    assert connected(position) == []
    assert position.goods() == ""
    assert production(f"{TO_TR} TR-blue", metropolises={"TR": "B-6"}) == {"credits": 1}


@pytest.mark.parametrize(
    ("tile", "points"), [("B-1", 2), ("B-3", 1), ("B-7", 1), ("B-8", 1), ("B-9", 2), ("B-11", 2)]
)
def test_the_production_effect_applies_in_every_production(tile: str, points: int) -> None:
    """UC-METRO-07: in each Era, while connected."""
    for era in (1, 2, 3):
        tunnels = dict.fromkeys(f"{TO_TR} TR-blue".split(), "plain")
        position = table().put(era=era).player(0, "", tunnels=tunnels, metropolises={"TR": tile})
        assert production_forecast(position.sea, 0)["total"]["vp"] == points


def test_a_metropolis_is_not_a_city() -> None:
    """UC-METRO-08: no food, no production of its tunnel, no VP for cities."""
    tunnels = dict.fromkeys(f"{TO_TR} TR-blue".split(), "plain")
    position = table().player(0, "", tunnels=tunnels, metropolises={"TR": "B-6"})
    found = production_forecast(position.sea, 0)
    assert found["feeding"]["cities"] == 1
    assert [source["source"] for source in found["sources"]] == ["MR-BR"]
    assert score_now(position.sea, 0)["cities"] == 2


def test_a_metropolis_does_not_connect_anything_further() -> None:
    """UC-METRO-08: nor is a site beside it legal for cities."""
    position = table().player(
        0, "9s 9k 9c", hand=HAND, tunnels=dict.fromkeys(f"{TO_TR} TR-blue".split(), "plain")
    )
    assert [move for move in position.play("G3+23").moves() if "nonsymbiotic" in move] == [
        "city MC nonsymbiotic",
        "city MR nonsymbiotic",
        "city BC nonsymbiotic",
    ]


def test_a_metropolis_may_be_connected_between_two_tunnels_of_one_action() -> None:
    """UC-METRO-09: the steelplast of B-7 pays for the second tunnel."""
    position = digger(TO_TR, "1s 2c", metropolises={"TR": "B-7"}).play("tunnel TR-blue")
    assert position.goods() == "1s 1n 1c"
    assert position.play("tunnel TC-TR").goods() == "1n"


def test_instant_effect_and_other_triggers_of_the_build_are_simultaneous() -> None:
    """UC-METRO-09, UC-TIME-10: B-9 and C3, met by the second metropolis, in the owner's order."""
    area: Document = {"contracts": True, "display": ["C3"], "metropolises": {"TR": "B-9"}}
    position = digger(f"{TO_BL} BL-blue {TO_TR}", "1s 1c", **area).play("tunnel TR-blue")
    assert position.decision() == "order"
    assert position.moves() == ["first B-9", "first C3"]
    position.play("first C3", "contract C3")
    assert position.area()["points"] == {"contracts": 3}


def test_the_bonus_of_the_tunnel_site_comes_with_the_instant_effect() -> None:
    """UC-METRO-09: TR-blue of board 5 gave 1 credit once, B-6 gives 2 biomatter, #196 2 credits and 2 VP."""
    position = table(advanced=True, boards=[5, 6], box=GAME.box_for({"printing": 1})).put(federation={})
    area = {"tunnels": dict.fromkeys(TO_TR.split(), "plain"), "metropolises": {"TR": "B-6"}, "claimed": [196]}
    position.player(0, "1s 1c", hand=HAND, **area).play("Y4+2", "tunnel TR-blue")
    assert (position.goods(), position.score()) == ("2b 3c", 2)


def test_what_waits_for_a_metropolis_acts_for_brown_tiles_too() -> None:
    """UC-METRO-02, UC-METRO-09: #196"""
    position = digger(f"{TO_TL} TL-brown1", "1s 1c", claimed=[196]).play("tunnel TL-brown2")
    assert (position.goods(), position.score()) == ("2c", 2)


def concession(left: list[str], goods: str = "2c", **area: Any) -> Table:
    """Seat 0 plays #191 (look at 2 undealt blue tiles, keep 1) before SL-11; only these tiles are undealt."""
    mine, theirs = {"TR": "B-1", "BL": "B-2"}, {"TR": "B-3", "BL": "B-4"}
    gone = [tile for tile in BLUE[4:] if tile not in left]
    position = table().put(federation={"1": [0]}).player(1, metropolises=theirs, gained=gone)
    return position.player(0, goods, hand=[191, 23, 45], metropolises=mine, **area).play("191+G4")


def test_a_gained_metropolis_is_connected_at_once() -> None:
    """UC-METRO-06, CD-04: its instant effect, #196, and its production from then on."""
    position = concession(["B-6", "B-11"], "2c", claimed=[196]).play("pay 2c", "part 1")
    assert position.moves() == ["take B-6", "take B-11"]
    position.play("take B-11")
    assert position.area()["gained"] == ["B-11"]
    assert (position.goods(), position.score()) == ("1s 2c", 2)
    assert len(position.area()["hand"]) == 3
    assert production_forecast(position.sea, 0)["total"]["vp"] == 2
    assert position.sea.tiles.undealt == (316,)


def test_two_tiles_are_looked_at_in_secret_and_one_goes_back() -> None:
    """UC-METRO-06, CD-04: of four undealt tiles two are seen by their new owner only."""
    position = concession(["B-5", "B-6", "B-7", "B-8"]).play("pay 2c", "part 1")
    seen = position.told("looked")[0]
    assert (seen.details, seen.audience, seen.reveals) == ({"tiles": 2}, 1, True)
    names = [move.removeprefix("take ") for move in position.moves()]
    which = seen.secret["which"]
    assert isinstance(which, list)
    assert sorted(map(str, which)) == sorted(names)
    assert len(names) == 2
    again = position.reloaded()
    assert again.moves() == position.moves()
    position.play(position.moves()[0])
    assert len(position.sea.tiles.undealt) == 3
    assert position.sea.tiles.looking == ()


def test_a_single_tile_is_still_shown() -> None:
    """UC-METRO-06, CD-04: fewer tiles if fewer are left; the choice of one is asked."""
    position = concession(["B-6"]).play("pay 2c", "part 1")
    assert position.moves() == ["take B-6"]
    assert position.play("take B-6").goods() == "2b"


def test_what_unseen_tiles_might_bring_does_not_count() -> None:
    """UC-METRO-06, UC-TURN-22: after paying 2 of 2 credits for #191 the plants of G1 are not certain."""
    assert BOX.card(191).effect.supplies() == REVEALS
    assert table().player(0, "2c", hand=[191, 23, 45]).play("191+G1").decision() == "build"
    assert table().player(0, "3c", hand=[191, 23, 45]).play("191+G1").allows("pay 2c")


def test_without_undealt_tiles_nothing_can_be_gained() -> None:
    """UC-METRO-05, CD-04: the card may be paid for and is kept, but gives no tile (UC-SPEC-21)."""
    paid = concession([]).play("pay 2c")
    assert (paid.goods(), paid.area()["gained"], paid.area()["under_board"]) == ("", [], [191])
    area = {"hand": [191, 23, 45], "metropolises": {"TR": "B-1", "BL": "B-2"}}
    position = (
        table().player(0, "9c", **area).player(1, metropolises={"TR": "B-3", "BL": "B-4"}, gained=BLUE[4:])
    )
    position.play("G2+191", "part 1", "done", "decline")
    assert position.someone().cards.under_board == ()


def test_a_gained_metropolis_may_complete_a_contract() -> None:
    """UC-METRO-09, UC-GOV-08: C3 asks for two connected metropolises."""
    tunnels = dict.fromkeys(f"{TO_TR} TR-blue".split(), "plain")
    position = table(contracts=True).put(federation={"1": [0]}, contracts=["C3"])
    tiles = {"TR": "B-1", "BL": "B-2"}
    position.player(1, metropolises={"TR": "B-3", "BL": "B-4"}, gained=[*BLUE[4:9], "B-10"])
    position.player(0, "2c", hand=[191, 23, 45], tunnels=tunnels, metropolises=tiles)
    position.play("191+G4", "pay 2c", "part 1", "take B-11")
    assert position.moves() == ["contract C3", "decline"]


@pytest.mark.parametrize(("left", "offered"), [(["B-6", "B-11"], True), ([], False)])
def test_a_card_with_a_condition_may_give_a_metropolis(left: list[str], offered: bool) -> None:
    """UC-METRO-03, CD-04: #126 asks for two connected metropolises, and for a tile in the supply."""
    tunnels = dict.fromkeys(f"{TO_TR} TR-blue {TO_BL} BL-blue".split(), "plain")
    theirs = {"TR": "B-3", "BL": "B-4"}
    position = table().put(era=3, federation={"1": [0]})
    position.player(1, metropolises=theirs, gained=[tile for tile in BLUE[4:] if tile not in left])
    mine = {"TR": "B-1", "BL": "B-2"}
    position.player(0, "", hand=[126, 23, 45], tunnels=tunnels, metropolises=mine).play("126+G4")
    assert (position.document()["pending"][1][1] == "card 126") == offered
    if offered:
        assert position.play("part 1", "take B-6").goods() == "2b"
