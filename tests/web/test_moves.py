"""The client reads every notation of a game: each gets a target and a label (web/…/play/moves.ts, labels.ts)."""

from typing import Any

import pytest

from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.underwater_cities.game import GAME as UNDERWATER_CITIES
from nextfrontier.kernel.game import Game
from tests.notations import read
from tests.web.node import in_node

SCRIPT = """
const { slug, samples, components } = given;
const { parse, target } = await import(`./games/${slug}/play/moves.ts`);
const { label } = await import(`./games/${slug}/play/labels.ts`);
const { format } = await import("./lib/i18n/message.ts");
const { default: words } = await import(`./games/${slug}/words/en.ts`);
const t = (key, params = {}) => { if (!(key in words)) throw Error(key); return format(words[key], params, "en"); };
const names = { t, components, seats: 2, playing: 37, place: "SL-05" };
const told = (text) => {
  const move = parse(text);
  return move && { verb: move.verb, target: target(move), label: label(move, names), move };
};
console.log(JSON.stringify(samples.map(told)));
"""
Told = dict[str, object] | None


def read_by_the_client(game: Game[Any], samples: list[str]) -> list[Told]:
    """Return the client's reading of these notations."""
    given = {"slug": game.slug, "samples": samples, "components": game.components("en", {})}
    found: list[Told] = in_node(SCRIPT, given)
    return found


@pytest.mark.parametrize("game", [EVACUATION, UNDERWATER_CITIES], ids=lambda game: game.slug)
def test_every_notation_gets_a_target_and_a_label(game: Game[Any]) -> None:
    texts = sorted({text for texts in read(game.slug).values() for text in texts})
    for text, found in zip(texts, read_by_the_client(game, texts), strict=True):
        assert found is not None, text
        assert found["target"], text
        label = str(found["label"])
        assert label, text
        assert "undefined" not in label, text
        assert "{" not in label, text


def test_notations_of_underwater_cities_are_read_as_they_are_meant() -> None:
    [turn, clone, exchange, keep, take, city] = read_by_the_client(
        UNDERWATER_CITIES,
        [
            "37+Y3",
            "clone R3+37",
            "exchange 1s 1k",
            "keep 1 2 3 under 191 193",
            "take 193 under 195 201",
            "city MC symbiotic",
        ],
    )
    assert turn is not None
    assert turn["move"] == {
        "text": "37+Y3",
        "verb": "turn",
        "slot": "Y3",
        "card": 37,
        "cardFirst": True,
        "clone": False,
    }
    assert clone is not None
    assert clone["target"] == {"kind": "slot", "id": "R3"}
    assert exchange is not None
    assert exchange["label"] == "1 steelplast for 1 kelp"
    assert keep is not None
    assert keep["verb"] == "keep"
    assert take is not None
    assert take["target"] == {"kind": "card", "card": 193}
    assert city is not None
    assert city["label"] == "Symbiotic city on MC"


def test_a_part_of_an_advance_is_read_with_its_steps() -> None:
    """UC-FED-15."""
    [whole, some] = read_by_the_client(UNDERWATER_CITIES, ["part 1", "part 2 steps 3"])
    assert whole is not None
    assert whole["move"] == {"text": "part 1", "verb": "part", "part": 1, "steps": 0}
    assert some is not None
    assert some["move"] == {"text": "part 2 steps 3", "verb": "part", "part": 2, "steps": 3}
    assert some["label"] == "Advance 3 only"


GIVEN = """
const { components, asked } = given;
const { givenMoves } = await import("./games/underwater-cities/play/given.ts");
const { takenEffect } = await import("./games/underwater-cities/play/labels.ts");
const { parse } = await import("./games/underwater-cities/play/moves.ts");
const sent = asked.map(({ texts, ...open }) => givenMoves(components, { ...open, moves: texts.map(parse) }));
const { icons } = takenEffect({ components, place: "SL-11" }, parse("part 1 steps 1"));
console.log(JSON.stringify({ sent, icons }));
"""


def test_the_whole_advance_is_one_confirmation_and_idle_cards_are_not_paid_for_without_asking() -> None:
    """UC-FED-15, UC-SPEC-21: what Confirm sends; the engine names leaving first where a card would do nothing."""
    asked = [
        {"kind": "parts", "place": "SL-11", "texts": ["part 1", "part 1 steps 1"]},
        {"kind": "parts", "place": "card 9", "texts": ["part 1", "part 1 steps 1", "part 2", "decline"]},
        {"kind": "play_card", "place": None, "texts": ["pay 1c", "decline"]},
        {"kind": "play_card", "place": None, "texts": ["decline", "pay 1c"]},
    ]
    found = in_node(GIVEN, {"components": UNDERWATER_CITIES.components("en", {}), "asked": asked})
    assert found["sent"] == [["part 1"], ["part 1", "part 2"], ["pay 1c"], None]
    assert found["icons"] == ["advance", "1"]


def test_notations_of_evacuation_are_read_as_they_are_meant() -> None:
    texts = ["A4 card 37", "goal CG5", "pay food old", "pay 1 food 2 steel", "use T2.6", "use food steel"]
    texts += [
        "load S03 OW7 building",
        "load S03 2 steel",
        "load S03 ST04",
        "rear 3 second",
        "energy 1 old 2 new",
    ]
    found = read_by_the_client(EVACUATION, texts)
    verbs = [move["verb"] for move in found if move is not None]
    assert verbs == [
        "action",
        "common",
        "unit",
        "pay",
        "technology",
        "place",
        *["load"] * 3,
        "advance",
        "energy",
    ]
    labels = [move["label"] for move in found if move is not None]
    assert labels[2] == "1 Food, Old World"
    assert labels[3] == "Pay 1 Food and 2 Steel"
    assert labels[-1] == "1 Energy from the Old World, 2 from the New World"
    cargo = [move["target"] for move in found[6:9] if move is not None]
    assert cargo == [
        {"kind": "cargo", "ship": "S03", "cargo": {"kind": "building", "area": "OW7"}},
        {"kind": "cargo", "ship": "S03", "cargo": {"kind": "units", "good": "steel", "amount": 2}},
        {"kind": "cargo", "ship": "S03", "cargo": {"kind": "stadium", "stadium": "ST04"}},
    ]


def test_what_is_no_notation_is_not_read() -> None:
    assert read_by_the_client(UNDERWATER_CITIES, ["", "fly TL", "Z3+4", "city MC"]) == [None] * 4
    assert read_by_the_client(EVACUATION, ["", "fly S03", "B4"]) == [None] * 3
