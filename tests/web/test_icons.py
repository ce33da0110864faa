"""The icon set of the client and the engine's list of icons."""

import re
from pathlib import Path

from nextfrontier.underwater_cities.catalogues.icons import ICONS

SOURCES = Path(__file__).parents[2] / "web" / "src" / "games" / "underwater-cities" / "icons"
DRAWINGS = ("goods", "pieces", "cards", "places", "signs")


def tokens() -> list[str]:
    """The tokens for which the type of the icon set demands a drawing."""
    text = (SOURCES / "glyphs.ts").read_text("utf-8")
    listed = text[text.index("TOKENS = [") : text.index("];")]
    return re.findall(r'"(\w+)"', listed)


def drawn() -> set[str]:
    """The names that have a drawing."""
    texts = [(SOURCES / f"{name}.ts").read_text("utf-8") for name in DRAWINGS]
    return {name for text in texts for name in re.findall(r"^  (\w+): ", text, re.MULTILINE)}


def test_the_client_knows_exactly_the_icons_of_the_engine() -> None:
    assert sorted(tokens()) == sorted(ICONS)


def test_every_icon_of_the_engine_has_a_drawing() -> None:
    assert set(ICONS) - drawn() == set()
