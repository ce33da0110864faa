"""Rows of icons in the client, against what the engine sends."""

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.words.texts import ICONS
from tests.web.node import in_node

ROWS = """
const { rowItems } = await import("./games/underwater-cities/icons/rows.ts");
const told = ({ before, icon, after }) => before + (icon ? `[${icon}]` : "") + after;
console.log(JSON.stringify(given.map((row) => rowItems(row.split(" "), { full: true }).map(told).join(" "))));
"""


def shown_in_full(rows: list[str]) -> list[str]:
    """Return the rows of Underwater Cities as the client shows them in full, icons in brackets."""
    found: list[str] = in_node(ROWS, rows)
    return found


def test_no_icon_of_any_component_is_lost_in_a_full_row() -> None:
    components = GAME.components("en", {})
    rows = [card["icons"] for card in components["cards"].values()]
    rows += [slot["icons"] for side in components["slots"].values() for slot in side.values()]
    kept = shown_in_full([" ".join(row) for row in rows])
    fused = {
        "at_least",
        "up_to",
        "times",
        "card",
        "action_card",
        "upgraded",
        "farm",
        "desal",
        "lab",
        "tunnel",
        "or",
        "open",
        "close",
    }
    for row, text in zip(rows, kept, strict=True):
        for icon in set(row) & set(ICONS) - fused:
            assert f"[{icon}]" in text, (row, text)
