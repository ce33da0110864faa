"""Turning a nonsymbiotic city into a symbiotic one (UC-UPG-02, CD-05)."""

from typing import Any

from nextfrontier.games.underwater_cities.advice.forecast import production_forecast
from nextfrontier.games.underwater_cities.effects.counts import Connected
from nextfrontier.games.underwater_cities.rules.construction.symbiosis import ConvertCity
from nextfrontier.games.underwater_cities.state.board import NONSYMBIOTIC, SYMBIOTIC
from nextfrontier.games.underwater_cities.state.supplies import BUILDS_CITY, CONVERTS
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.tasks import EVERYTHING
from tests.games.underwater_cities.table import Table, table

WHITE, PURPLE = "nonsymbiotic", "symbiotic"


def metamorphosis(goods: str = "1b", supply: dict[str, int] | None = None, **area: Any) -> Table:
    """Seat 0 resolves #76 before G4, its marker on space 1; if nothing of it is possible the turn is over."""
    position = table(contracts=area.pop("contracts", False), boards=area.pop("boards", [1, 2]))
    position.put(era=2, federation={"1": [0]})
    if supply is not None:
        position.put(supply=supply)
    if "display" in area:
        position.put(contracts=area.pop("display"))
    position.player(0, goods, hand=[76, 23, 45], **area).play("76+G4")
    return position.play("part 1") if position.decision() == "parts" else position


def test_any_nonsymbiotic_city_may_be_converted() -> None:
    """UC-UPG-02, CD-05: the starting city and unconnected ones too, no symbiotic one."""
    position = metamorphosis(cities={"MC": WHITE, "BC": PURPLE})
    assert position.decision() == "convert_city"
    assert position.moves() == ["convert MC", "convert BR"]
    assert position.refusal("convert BC") == ("already_symbiotic", "UC-UPG-02")
    assert position.refusal("convert MC") == ("", "")
    position.play("convert BR")
    assert position.area()["cities"] == {"MC": WHITE, "BC": PURPLE, "BR": PURPLE}
    assert [event.details for event in position.told("converted")] == [{"site": "BR"}]


def test_the_price_is_paid_and_the_domes_are_exchanged() -> None:
    """UC-UPG-02, CD-05: the white dome returns to the supply."""
    position = metamorphosis("3b", cities={"MC": WHITE})
    before = position.document()["supply"]
    position.play("convert MC")
    after = position.document()["supply"]
    assert position.goods() == "2b"
    assert (before["nonsymbiotic"], before["symbiotic"]) == (14, 7)
    assert (after["nonsymbiotic"], after["symbiotic"]) == (15, 6)


def test_a_converted_city_produces_as_a_symbiotic_one() -> None:
    """UC-UPG-02"""
    position = metamorphosis(cities={"MC": WHITE}, tunnels={"MC-BR": "plain"})
    assert production_forecast(position.sea, 0)["total"]["vp"] == 0
    position.play("convert MC")
    assert production_forecast(position.sea, 0)["total"]["vp"] == 2


def test_a_converted_city_is_no_longer_nonsymbiotic() -> None:
    """UC-UPG-02: it counts as symbiotic only."""
    position = metamorphosis(cities={"MC": WHITE}, tunnels={"MC-BR": "plain"}).play("convert MC")
    counts = [Connected(kind).value(position.sea, position.someone()) for kind in (NONSYMBIOTIC, SYMBIOTIC)]
    assert counts == [1, 1]


def test_when_a_conversion_could_become_possible() -> None:
    """UC-UPG-02, UC-TURN-22: the bound of the look-ahead; a city could be built, a dome could not."""
    effect = ConvertCity()
    assert effect.supplies() == CONVERTS
    usual, without_dome = table().sea, table().put(supply={"symbiotic": 0}).sea
    last_dome = table().put(supply={"symbiotic": 1}).sea
    all_purple = table().player(0, "", cities={"BR": PURPLE}).sea
    assert effect.attainable(usual, 0)
    assert effect.attainable(last_dome, 0)
    assert not effect.attainable(without_dome, BUILDS_CITY)
    assert not effect.attainable(all_purple, EVERYTHING & ~BUILDS_CITY)
    assert effect.attainable(all_purple, BUILDS_CITY)


def test_conversion_needs_a_symbiotic_dome_in_the_supply() -> None:
    """UC-UPG-02, UC-LIMIT-06"""
    without = metamorphosis(supply={"symbiotic": 0})
    assert (without.decision(), without.goods()) == ("end", "1b")
    assert metamorphosis(supply={"symbiotic": 1}).goods() == ""
    position = table().put(era=2, supply={"symbiotic": 0}).player(0, "1b", hand=[76, 23, 45]).play("76+G2")
    assert position.decision() == "parts"
    assert position.someone().network.symbiotic == 0


def test_conversion_needs_a_nonsymbiotic_city() -> None:
    """UC-UPG-02"""
    assert metamorphosis(cities={"BR": PURPLE}).decision() == "end"
    assert metamorphosis(cities={"BR": PURPLE, "MC": WHITE}).someone().network.symbiotic == 1 << 8 | 1 << 4


def test_the_reasons_against_a_conversion() -> None:
    """UC-UPG-02, UC-LIMIT-06: asked before the card is resolved."""
    open_card = table().put(era=2).player(0, "1b 1k", hand=[76, 23, 45]).play("76+G2")
    assert open_card.refusal("part 1") == ("", "")
    from_supply = table().put(era=2, supply={"symbiotic": 0})
    from_supply.player(0, "1b", hand=[76, 23, 45])
    effect = from_supply.sea.box.card(76).effect
    assert [(r.code, r.rule) for r in effect.why_impossible(from_supply.sea)] == [
        ("none_left", "UC-LIMIT-06")
    ]
    all_purple = table().put(era=2).player(0, "1b", cities={"BR": PURPLE})
    assert [(r.code, r.rule) for r in effect.why_impossible(all_purple.sea)] == [
        ("no_city_to_convert", "UC-UPG-02")
    ]
    assert effect.why_impossible(table().put(era=2).player(0, "1b").sea) == []


def test_conversion_is_not_building() -> None:
    """UC-UPG-02, CD-05: #79 speaks of building a symbiotic city, #153 of a city becoming connected."""
    position = table().put(era=3, federation={"1": [0]})
    position.player(
        0, "1b", hand=[76, 23, 45], claimed=[79, 153], cities={"MC": WHITE}, tunnels={"MC-BR": "plain"}
    )
    position.play("76+G4", "part 1", "convert MC", "part 1")
    assert position.area()["points"] == {"federation": 2}


def test_conversion_may_complete_a_contract() -> None:
    """UC-UPG-02, UC-GOV-08: C1 asks for three connected symbiotic cities."""
    area: Document = {"cities": {"MC": PURPLE, "BC": PURPLE}, "tunnels": {"MC-BR": "plain", "BC-BR": "plain"}}
    position = metamorphosis(contracts=True, display=["C1"], **area)
    assert position.moves() == ["contract C1", "decline"]
    position.play("contract C1", "part 1")
    assert position.score() == 4 + 2


def test_a_conversion_is_written_into_positions() -> None:
    """UC-UPG-02"""
    position = metamorphosis(cities={"MC": WHITE}).reloaded()
    assert position.moves() == ["convert MC", "convert BR"]
    assert position.play("convert MC").area()["cities"]["MC"] == PURPLE
