"""The icon sets of the client and the engine's lists of icons."""

import re

import pytest

from nextfrontier.games.evacuation.words.texts import ICONS as EVACUATION
from nextfrontier.games.underwater_cities.words.texts import ICONS as UNDERWATER_CITIES
from tests.web.node import WEB, in_node

GAMES = {"evacuation": EVACUATION, "underwater-cities": UNDERWATER_CITIES}
READ = """
const { rowItems } = await import(`./games/${given.game}/icons/rows.ts`);
const read = (token) => rowItems([token, "1", token], { full: true });
console.log(JSON.stringify(given.icons.filter((token) => !read(token).length)));
"""


def test_underwater_cities_lists_exactly_the_icons_of_its_engine() -> None:
    text = (WEB / "games" / "underwater-cities" / "icons" / "glyphs.ts").read_text("utf-8")
    listed = text[text.index("TOKENS = [") : text.index("];")]
    assert sorted(re.findall(r'"(\w+)"', listed)) == sorted(UNDERWATER_CITIES)


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_the_engine_has_a_drawing_or_is_a_mark(game: str) -> None:
    assert in_node(READ, {"game": game, "icons": list(GAMES[game])}) == []
