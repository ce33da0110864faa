"""What the words of cards mean: build, building, structure, expansion site, specified cost, production of a
structure (UC-CARD-04, -05, -15, -18, -26, -27)."""

from typing import Any

import pytest

from nextfrontier.games.underwater_cities.advice.forecast import forecast_of
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    cities,
    desals,
    farms,
    labs,
    tunnels,
)
from nextfrontier.kernel.game import Document
from tests.games.underwater_cities.table import Table, table

PLENTY = "9k 9s 9n 9c"


def resolving(card: int, slot: str, goods: str = PLENTY, **area: Any) -> Table:
    """Seat 0 resolves the first part of a card before the slot, in Era III."""
    game = table().put(era=3, federation={}).player(0, goods, hand=[card], **area)
    return game.play(f"{card}+{slot}", "part 1")


def sites(game: Table, kind: str) -> set[str]:
    """Where this kind of piece may be built now."""
    return {move.split()[1] for move in game.moves() if move.split()[0] == kind}


def test_whatever_a_card_builds_stands_on_a_legal_site() -> None:
    """UC-CARD-04: free tunnels, cities at a special price and free buildings too."""
    assert sites(resolving(6, "G2"), "tunnel") == {"MC-BR", "MR-BR", "BC-BR"}
    assert sites(resolving(127, "G2"), "city") == {"MC", "MR", "BC"}
    reachable = {f"{city}.{n}" for city in ("BR", "MC", "MR", "BC") for n in (1, 2, 3)}
    assert sites(resolving(5, "G2"), "farm") == reachable
    assert resolving(6, "G2").refusal("tunnel TL-TC") == ("tunnel_not_connected", "UC-BUILD-21")


@pytest.mark.parametrize(("card", "slot"), [(5, "G2"), (30, "R1"), (107, "Y1"), (163, "Y1")])
def test_a_building_is_a_farm_a_plant_or_a_laboratory(card: int, slot: str) -> None:
    """UC-CARD-05: no tunnel, no city."""
    assert {move.split()[0] for move in resolving(card, slot).moves()} == {"farm", "desal", "lab"}


def test_upgrading_a_building_leaves_tunnels_out() -> None:
    """UC-CARD-05: #65, upgrade 1 building."""
    area = {"tunnels": tunnels("MC-BR"), "buildings": {**farms("BR.1"), **desals("BR.2")}, "claimed": [65]}
    game = table().player(0, "9n", hand=[24], **area).play("Y1+24", "part 1", "use 65", "part 1")
    assert game.moves() == ["upgrade BR.1", "upgrade BR.2"]


def test_a_structure_is_a_building_or_a_tunnel() -> None:
    """UC-CARD-27: #19 builds and #73 upgrades no city."""
    game = table().player(0, PLENTY, hand=[24], claimed=[19]).play("Y1+24", "part 1", "use 19", "part 1")
    assert {move.split()[0] for move in game.moves()} == {"farm", "desal", "lab", "tunnel"}
    area: Document = {
        "tunnels": tunnels("MC-BR"),
        "cities": cities("MR"),
        "buildings": {**farms("BR.1"), **labs("BR.2")},
    }
    assert resolving(73, "G2", **area).moves() == ["upgrade BR.1", "upgrade BR.2", "upgrade MC-BR"]


@pytest.mark.parametrize(("card", "slot"), [(72, "G2"), (87, "R1"), (128, "G2"), (148, "R1")])
def test_a_card_that_names_expansion_sites_builds_there_only(card: int, slot: str) -> None:
    """UC-CARD-15: one site per built city or legal city site."""
    game = resolving(card, slot)
    assert sites(game, "farm") == {"BR.x", "MC.x", "MR.x", "BC.x"}
    assert game.refusal("farm BR.1") == ("only_expansion_sites", "UC-CARD-15")


def test_no_other_card_or_slot_builds_on_an_expansion_site() -> None:
    """UC-CARD-15: full as the city may be; #197 may, #5 and SL-17 may not."""
    full: Document = {"buildings": farms("BR.1 BR.2 BR.3")}
    assert not any(site.endswith(".x") for site in sites(resolving(5, "G2", **full), "lab"))
    slot = table().player(0, PLENTY, hand=[2], **full).play("R4+2", "part 2")
    assert slot.refusal("lab BR.x") == ("expansion_site", "UC-BUILD-36")
    action = table().player(0, PLENTY, hand=[24], claimed=[197], **full).play("Y1+24", "part 1", "use 197")
    assert sites(action, "lab") == {"BR.x", "MC.x", "MR.x", "BC.x"}


def test_a_building_on_an_expansion_site_is_like_any_other() -> None:
    """UC-CARD-15, UC-BUILD-38: it costs the normal price and produces."""
    game = resolving(148, "R1", "1s", buildings=farms("BR.1 BR.2 BR.3")).play("lab BR.x")
    assert game.goods() == ""
    assert forecast_of(game.sea, 0)["production"]["total"]["science"] == 1
    assert resolving(72, "G2", "").play("lab BR.x").area()["buildings"] == labs("BR.x")


@pytest.mark.parametrize(
    ("card", "slot", "city", "goods"),
    [
        (127, "G2", "nonsymbiotic", "1s 1k"),
        (7, "G2", "nonsymbiotic", "1s 1k 1c"),
        (90, "R1", "symbiotic", "1s 1b 2c"),
    ],
    ids=["specified", "normal less a steelplast", "normal less a kelp"],
)
def test_a_specified_cost_is_paid_instead_of_the_normal_one(
    card: int, slot: str, city: str, goods: str
) -> None:
    """UC-CARD-26: and the normal one where none is named."""
    assert resolving(card, slot, goods).play(f"city MR {city}").goods() == ""


def test_an_upgrade_has_its_own_specified_cost() -> None:
    """UC-CARD-26: #106 takes a credit, never science; #129 nothing."""
    area = {"buildings": labs("BR.1 BR.2")}
    assert resolving(106, "Y1", "1n 1c", **area).play("upgrade BR.1").goods() == "1n"
    assert resolving(129, "G2", "1n 1c", **area).play("upgrade BR.1").goods() == "1n 1c"


@pytest.mark.parametrize(
    ("site", "after", "points"),
    [("BR.1", "1k", 1), ("BR.2", "1b 1c", 0), ("BR.3", "1s 1n", 0), ("MC-BR", "1c", 1)],
    ids=["farm", "desalination plant", "laboratory", "tunnel"],
)
def test_the_production_of_one_upgraded_structure_with_its_points(site: str, after: str, points: int) -> None:
    """UC-CARD-18: #88, as the player aid lists it for that structure on its own."""
    area = {"tunnels": tunnels("MC-BR+"), "buildings": {**farms("BR.1+"), **desals("BR.2+"), **labs("BR.3+")}}
    game = resolving(88, "R1", "", **area).play(f"produce {site}")
    assert (game.goods(), game.score()) == (after, points)


def test_neither_pair_bonus_nor_multiplier_nor_production_cards_are_part_of_it() -> None:
    """UC-CARD-18, UC-ADV-12, CD-11: two upgraded plants at one city, one of them on a 2x site of board 5."""
    area = {"cities": cities("MR"), "tunnels": tunnels("MR-BR"), "buildings": desals("MR.2+ MR.3+")}
    game = table(advanced=True, boards=[5, 6]).put(era=3)
    game.player(0, "", hand=[88], claimed=[155], **area).play("88+R1", "part 1", "produce MR.2")
    assert game.goods() == "1b 1c"


def test_later_production_is_unaffected() -> None:
    """UC-CARD-18."""
    area = {"buildings": desals("BR.1+ BR.2")}
    before = forecast_of(table().put(era=3).player(0, "", hand=[88], **area).sea, 0)["production"]
    game = resolving(88, "R1", "", **area)
    assert forecast_of(game.sea, 0)["production"] == before


def test_only_upgraded_structures_at_connected_cities_can_be_chosen() -> None:
    """UC-CARD-18: #88; #8 takes any state; a tunnel must touch a built city."""
    area = {
        "cities": cities("MC"),
        "tunnels": tunnels("MR-BR+ TR-MR+ BC-BR"),
        "buildings": {**farms("BR.1+ BR.2 MC.1+"), **labs("BC.1+")},
    }
    assert set(resolving(88, "R1", "", **area).moves()) == {"produce BR.1", "produce MR-BR"}
    any_state = {"produce BR.1", "produce BR.2", "produce MR-BR", "produce BC-BR"}
    assert set(resolving(8, "G2", "", **area).moves()) == any_state


def test_two_productions_are_of_different_structures() -> None:
    """UC-CARD-18: #125 cannot take the same one twice."""
    game = resolving(125, "G2", "", buildings=farms("BR.1+ BR.2+ BR.3")).play("produce BR.1")
    assert game.moves() == ["produce BR.2", "done"]
    assert game.refusal("produce BR.1") == ("already_chosen", "UC-CARD-18")
