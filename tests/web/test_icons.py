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


TOLD = """
const { LEGEND } = await import(`./games/${given.game}/learn/icons.ts`);
const { rowItems } = await import(`./games/${given.game}/icons/rows.ts`);
const own = (await import(`./games/${given.game}/words/en/icons.ts`)).default;
const signs = (await import("./lib/words/en/signs.ts")).default;
const words = { ...own, ...signs };
const drawn = given.icons.map((token) => rowItems([token], { full: true })[0]?.icon ?? token);
const said = (icon) => [`icon.${icon}`, `sign.${icon}`].find((key) => words[key] && words[`${key}.text`]);
console.log(JSON.stringify({
  missing: drawn.filter((icon) => !LEGEND[icon]),
  silent: Object.keys(LEGEND).filter((icon) => !said(icon)),
  dead: Object.keys(own).filter((key) => !LEGEND[key.split(".")[1]]),
  rules: Object.values(LEGEND).map(([, rule]) => rule).filter(Boolean),
}));
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_the_engine_stands_in_the_legend_with_a_name_a_meaning_and_a_rule_that_is_there(
    game: str,
) -> None:
    told = in_node(TOLD, {"game": game, "icons": list(GAMES[game])})
    assert (told["missing"], told["silent"], told["dead"]) == ([], [], [])
    assert len(told["rules"]) > 70
    book = (WEB / "games" / game / "rules" / "en.json").read_text("utf-8")
    assert [rule for rule in told["rules"] if f'"id": "{rule}"' not in book] == []
