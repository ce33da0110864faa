"""The palette of the client: told apart by eyes of every kind, on the ground of both themes."""

import re
from pathlib import Path

import pytest

from tests.web.colours import contrast, difference, worst_difference

SOURCES = Path(__file__).parents[2] / "web" / "src"
THEME = SOURCES / "lib" / "style" / "theme.css"
EVACUATION = [
    THEME,
    SOURCES / "games" / "evacuation" / "icons" / "palette.css",
    SOURCES / "games" / "evacuation" / "board" / "worlds.css",
]
THEMES = ("dark", "light")

SLOTS = ("slot-green", "slot-red", "slot-yellow")
PLAYERS = ("player-0", "player-1", "player-2", "player-3")
GOODS = ("credits", "kelp", "steelplast", "science", "biomatter")
EVACUATION_GOODS = ("energy", "food", "steel")
SETS = {
    "slots": (SLOTS, 20.0),
    "players": (PLAYERS, 20.0),
    "goods": (GOODS, 18.0),
    "goods of Evacuation": (EVACUATION_GOODS, 20.0),
}
WORLD_SETS = {
    "environments": ("tundra", "desert", "forest", "ocean"),
    "edges and bays": ("desert", "mountain", "ocean"),
    "worlds": ("old-world", "new-world"),
    "symbols": ("symbol-y", "symbol-w"),
}
LANDS = ("land-tundra", "land-desert", "land-forest", "land-ocean")


def colours_of(theme: str, sheets: list[Path] | None = None) -> dict[str, str]:
    """Return the custom properties of one theme that are plain colours."""
    colours: dict[str, str] = {}
    for sheet in sheets or [THEME]:
        blocks = re.findall(r"([^{}]*)\{([^{}]*)\}", sheet.read_text("utf-8"))
        block = next(body for selector, body in blocks if f'[data-theme="{theme}"]' in selector)
        colours |= dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", block))
    return colours


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_of_colours_agrees_with_the_published_pairs(
    first: tuple[float, float, float], second: tuple[float, float, float], expected: float
) -> None:
    assert difference(first, second) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", SETS)
def test_the_colours_of_a_set_differ_for_eyes_of_every_kind(theme: str, name: str) -> None:
    colours = colours_of(theme)
    members, least = SETS[name]
    assert worst_difference([colours[member] for member in members]) >= least


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", SETS)
def test_every_colour_of_a_set_stands_out_from_the_ground(theme: str, name: str) -> None:
    colours = colours_of(theme)
    for member in SETS[name][0]:
        assert worst_difference([colours[member], colours["ground"]]) >= 20, member
        assert contrast(colours[member], colours["ground"]) >= 3, member


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("member", PLAYERS)
def test_what_is_written_on_a_badge_can_be_read(theme: str, member: str) -> None:
    colours = colours_of(theme)
    assert contrast(colours[member], colours[f"on-{member}"]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("text", ["text", "text-soft", "text-faint", "link", "warning", "danger"])
@pytest.mark.parametrize("ground", ["ground", "panel", "panel-raised", "panel-sunken"])
def test_text_can_be_read_on_every_ground(theme: str, text: str, ground: str) -> None:
    colours = colours_of(theme)
    assert contrast(colours[text], colours[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", WORLD_SETS)
def test_what_has_a_shape_of_its_own_also_differs_in_colour(theme: str, name: str) -> None:
    colours = colours_of(theme, EVACUATION)
    assert worst_difference([colours[member] for member in WORLD_SETS[name]]) >= 18


@pytest.mark.parametrize("theme", THEMES)
def test_goods_stand_out_from_the_spaces_of_the_maps(theme: str) -> None:
    colours = colours_of(theme, EVACUATION)
    for good in EVACUATION_GOODS:
        assert contrast(colours[good], colours["socket"]) >= 3, good
        assert worst_difference([colours[good], colours["socket"]]) >= 20, good


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("text", ["world-text", "world-text-soft"])
def test_text_on_the_maps_can_be_read(theme: str, text: str) -> None:
    colours = colours_of(theme, EVACUATION)
    for ground in ("socket", "lane", "gate", "space", "way-old", "way-new", "old-tile", "old-tile-deep"):
        assert contrast(colours[text], colours[ground]) >= 4.5, ground


@pytest.mark.parametrize("theme", THEMES)
def test_rings_stand_out_from_every_land_and_lane(theme: str) -> None:
    colours = colours_of(theme, EVACUATION)
    for ground in (*LANDS, "lane", "old-tile", "old-tile-deep"):
        assert contrast(colours["ring"], colours[ground]) >= 3, ground
