"""The client reads every notation of Underwater Cities: each gets a target and a label (web/…/moves.ts, labels.ts)."""

import json

import pytest

from nextfrontier.underwater_cities.game import GAME
from tests.web.node import WEB, in_node

SAMPLES: dict[str, list[str]] = json.loads(
    (WEB / "games" / "underwater-cities" / "notations.json").read_text("utf-8")
)
SCRIPT = """
const { parse, target } = await import("./games/underwater-cities/moves.ts");
const { label } = await import("./games/underwater-cities/labels.ts");
const { format } = await import("./lib/i18n/message.ts");
const { default: words } = await import("./games/underwater-cities/words/en.ts");
const { samples, components } = given;
const t = (key, params = {}) => { if (!(key in words)) throw Error(key); return format(words[key], params, "en"); };
const names = { t, components, seats: 2, playing: 37, place: "SL-05" };
const told = (text) => {
  const move = parse(text);
  return move && { verb: move.verb, target: target(move), label: label(move, names), move };
};
console.log(JSON.stringify(samples.map(told)));
"""


def read_by_the_client(samples: list[str]) -> list[dict[str, object] | None]:
    """What the client makes of these notations."""
    found: list[dict[str, object] | None] = in_node(
        SCRIPT, {"samples": samples, "components": GAME.components("en", {})}
    )
    return found


@pytest.fixture(scope="module")
def told() -> dict[str, dict[str, object] | None]:
    """All samples as the client reads them."""
    texts = sorted({text for texts in SAMPLES.values() for text in texts})
    return dict(zip(texts, read_by_the_client(texts), strict=True))


def test_every_notation_gets_a_target_and_a_label(told: dict[str, dict[str, object] | None]) -> None:
    for text, found in told.items():
        assert found is not None, text
        assert found["target"], text
        label = str(found["label"])
        assert label, text
        assert "undefined" not in label, text
        assert "{" not in label, text


def test_notations_are_read_as_they_are_meant(told: dict[str, dict[str, object] | None]) -> None:
    [turn, clone, exchange, keep, take, city] = read_by_the_client(
        [
            "37+Y3",
            "clone R3+37",
            "exchange 1s 1k",
            "keep 1 2 3 under 191 193",
            "take 193 under 195 201",
            "city MC symbiotic",
        ]
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


def test_what_is_no_notation_is_not_read() -> None:
    assert read_by_the_client(["", "fly TL", "Z3+4", "city MC"]) == [None, None, None, None]
