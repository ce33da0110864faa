"""The component document: complete, in words and icons, true to the rules' own tables, with packs respected."""

import json
from typing import Any

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.vocabulary.library import Facts
from nextfrontier.games.underwater_cities.words.texts import ICONS
from tests.games.underwater_cities.random_games import open_decisions
from tests.games.underwater_cities.sample_packs import pack
from tests.wording import with_icons

DOCUMENT: dict[str, Any] = GAME.components("en", {})


def asked_at(place: str) -> str:
    """The place under which the document tells of it: of the changing cards only those of this slot."""
    source, *path = place.split("/")
    slot, *cards = source.split("+")
    changing = [card for card in cards if int(card) in DOCUMENT["slot_changes"].get(slot, [])]
    return "/".join(["+".join([slot, *changing]), *path])


def test_the_document_is_plain_json() -> None:
    assert json.loads(json.dumps(DOCUMENT)) == DOCUMENT


def test_every_card_is_there_with_colour_type_text_and_provenance() -> None:
    assert set(DOCUMENT["cards"]) == {str(number) for number in Facts().cards}
    assert DOCUMENT["cards"]["6"] == {
        "number": 6,
        "name": "Bore Crew",
        "colour": "green",
        "era": 1,
        "cost": 0,
        "type": "instant",
        "text": "Build 1 tunnel for free.",
        "icons": ["build", "1", "tunnel", "free"],
        "provenance": "D",
        "designed": True,
    }
    assert DOCUMENT["cards"]["0"]["colour"] is None
    assert {card["type"] for card in DOCUMENT["cards"].values()} == {
        "instant",
        "permanent",
        "action",
        "production",
        "final",
    }


def test_slots_stand_by_number_of_seats_with_the_always_available_one_last() -> None:
    few, many = DOCUMENT["slots"]["2"], DOCUMENT["slots"]["4"]
    assert DOCUMENT["slots"]["1"] == few
    assert DOCUMENT["slots"]["3"] == many
    assert (len(few), len(many)) == (13, 16)
    assert (list(few)[-1], list(many)[-1]) == ("AAS", "AAS")
    assert few["Y4"]["action"] == "SL-02"
    assert few["Y4"]["colour"] == "yellow"
    assert few["Y4"]["short"] == "Build 2 tunnels"
    assert few["Y1"]["short"] == "Use 1 action card; 2 different resources"
    assert many["R5"]["short"] == "Use 1 action card; build 1 structure and upgrade it"
    assert few["AAS"]["colour"] is None


def test_every_icon_is_known_and_told() -> None:
    for entry in with_icons(DOCUMENT):
        for icon in entry["icons"]:
            assert icon.isdigit() or icon in ICONS, entry
    assert list(DOCUMENT["icons"]) == ICONS
    assert all(DOCUMENT["icons"].values())


def test_boards_tell_their_sites_bonuses_and_special_sites() -> None:
    board = DOCUMENT["boards"]["6"]
    assert board["side"] == "advanced"
    assert board["cities"][2] == {"id": "TR", "sites": 2, "start": False}
    assert board["cities"][8] == {"id": "BR", "sites": 3, "start": True}
    assert "MC-BR.b" in board["tunnels"]
    assert board["bonuses"]["BC.3"]["text"] == "Gain 1 steelplast."
    assert board["special"]["TR"]["surcharge"] == ["3", "steelplast", "3", "credit"]
    assert board["special"]["MC-BR.b"]["sites"] == ["MC-BR.a", "MC-BR.b"]


def test_a_metropolis_tells_when_it_does_what() -> None:
    tile = DOCUMENT["metropolises"]["B-1"]
    assert tile["instant"]["text"] == "Gain 1 kelp."
    assert tile["production"]["icons"] == ["gain", "2", "vp"]
    assert "final" not in tile
    assert DOCUMENT["metropolises"]["M-4"]["final"]["text"].startswith("Gain 2 VP per special card")


def test_costs_production_and_the_track_are_those_of_the_rules() -> None:
    assert DOCUMENT["costs"]["tunnel"] == {"credits": 1, "steelplast": 1}
    assert DOCUMENT["production"]["lab"] == {
        "plain": {"science": 1},
        "upgraded": {"steelplast": 1, "science": 1},
        "pair": {"steelplast": 1},
    }
    assert DOCUMENT["production"]["farm"]["upgraded"] == {"kelp": 1, "vp": 1}
    assert DOCUMENT["federation"][4] == {"space": "1", "bonus": {"vp": 1}}
    assert DOCUMENT["eras"]["production_after"] == [4, 7, 10]


def test_everything_that_is_ever_asked_has_words_for_each_part() -> None:
    seen = set()
    for sea, seat in open_decisions(range(24)):
        decision = sea.decision(seat)
        assert decision is not None
        if decision.kind() in ("parts", "alternatives"):
            whole = [move for move in decision.domain(sea) if " steps " not in decision.notation(sea, move)]
            seen.add((decision.encode()[1], len(whole) - 1))
    assert len(seen) > 60
    for place, number in seen:
        entry = DOCUMENT["effects"][asked_at(place)]
        assert entry.get("parts", 1) == number, place
        for part in range(1, number + 1) if "parts" in entry else ():
            assert DOCUMENT["effects"][f"{asked_at(place)}/{part}"]["text"]


def test_a_slot_changed_by_two_cards_tells_both_changes() -> None:
    changed = DOCUMENT["effects"]["SL-05+203+116"]
    assert changed["parts"] == 3
    assert DOCUMENT["effects"]["SL-05+203+116/3"]["text"] == "Gain 1 kelp."
    assert DOCUMENT["effects"]["SL-12+63"]["text"] == "Build up to 2 buildings at normal cost."


def test_a_pack_shows_its_own_cards() -> None:
    changed = pack(cards=[{"number": 6, "name": "My Crew", "effect": "gain(kelp=2)", "provenance": "P"}])
    document = GAME.components("en", {"pack": changed})
    assert document["cards"]["6"]["name"] == "My Crew"
    assert document["cards"]["6"]["text"] == "Gain 2 kelp."
    assert document["cards"]["6"]["designed"] is False
    assert document["effects"]["card 6"]["icons"] == ["gain", "2", "kelp"]
    assert document["version"] != DOCUMENT["version"]


def test_a_language_without_texts_gets_english_and_says_so() -> None:
    assert GAME.components("xx", {})["language"] == "en"


@pytest.mark.parametrize(("id_", "known"), [("UC-TURN-05", True), ("SL-05", True), ("UC-NONE-01", False)])
def test_rules_are_told_by_their_id(id_: str, known: bool) -> None:
    text = GAME.rule_text(id_)
    assert (text is not None) is known
    assert text is None or len(text) > 10
