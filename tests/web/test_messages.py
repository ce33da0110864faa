"""Sentences of the client: parameters, plural forms by language, choices; and the catalogue they stand in."""

import re
from pathlib import Path

import pytest

from tests.web.node import in_node

SOURCES = Path(__file__).parents[2] / "web" / "src"
CATALOGUE = SOURCES / "lib" / "i18n" / "en.ts"
FORMAT = """
const { format } = await import("./lib/i18n/message.ts");
console.log(JSON.stringify(given.map(([message, params, language]) => format(message, params, language))));
"""
CARDS = "{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}"


def formatted(message: str, params: dict[str, object], language: str = "en") -> str:
    """The message as the client shows it."""
    (found,) = in_node(FORMAT, [[message, params, language]])
    assert isinstance(found, str)
    return found


@pytest.mark.parametrize(
    ("message", "params", "expected"),
    [
        ("Plain text.", {}, "Plain text."),
        ("Pass it to {name}.", {"name": "Ada"}, "Pass it to Ada."),
        ("{n, plural, one {# card} other {# cards}}", {"n": 1}, "1 card"),
        ("{n, plural, one {# card} other {# cards}}", {"n": 1200}, "1,200 cards"),
        ("{n, plural, =0 {no card} other {# cards}}", {"n": 0}, "no card"),
        ("{who, select, you {You win} other {{name} wins}}!", {"who": "you", "name": "Ada"}, "You win!"),
        ("{who, select, you {You win} other {{name} wins}}!", {"who": "x", "name": "Ada"}, "Ada wins!"),
        ("Move {number}: {n, plural, one {# point} other {# points}} for {name}",
         {"number": 7, "n": 3, "name": "#1"}, "Move 7: 3 points for #1"),
    ],
)  # fmt: skip
def test_a_message_is_filled_in(message: str, params: dict[str, object], expected: str) -> None:
    assert formatted(message, params) == expected


@pytest.mark.parametrize(("n", "expected"), [(1, "1 karta"), (3, "3 karty"), (5, "5 kart"), (22, "22 karty")])
def test_plural_forms_follow_the_language(n: int, expected: str) -> None:
    assert formatted(CARDS, {"n": n}, "pl") == expected


def test_every_text_of_the_catalogue_is_used() -> None:
    keys = re.findall(r'^  "([^"]+)":', CATALOGUE.read_text("utf-8"), re.MULTILINE)
    assert len(keys) > 100
    parts = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte") and path != CATALOGUE]
    sources = "".join(path.read_text("utf-8") for path in parts)
    assert [key for key in keys if f'"{key}"' not in sources] == []


def test_no_markup_carries_a_style_that_the_content_security_policy_forbids() -> None:
    components = list(SOURCES.rglob("*.svelte"))
    assert len(components) > 50
    assert [path.name for path in components if re.search(r"\sstyle=", path.read_text("utf-8"))] == []
