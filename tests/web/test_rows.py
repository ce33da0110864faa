"""Rows of icons in the client: numbers join what they count, what is clear anyway is left out."""

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.words.catalogues.icons import ICONS
from tests.web.node import in_node

ROWS = """
const { rowItems } = await import(`./games/${given.game}/icons/rows.ts`);
const told = ({ before, icon, after }) => before + (icon ? `[${icon}]` : "") + after;
console.log(JSON.stringify(given.rows.map((row) => rowItems(row.split(" "), given.style).map(told).join(" "))));
"""

SHORT = {
    "gain 2 credit 1 steelplast": "2[credit] 1[steelplast]",
    "pay 1 credit arrow gain 2 science": "[pay] 1[credit] [arrow] 2[science]",
    "advance 1 and draw 2 card": "[advance] [and] 2[draw]",
    "use up_to 2 action_card": "≤2[use]",
    "build up_to 2 desal": "[build] ≤2[desal]",
    "build 1 tunnel": "[build] [tunnel]",
    "gain 5 or 7 or 9 vp if at_least 8 or 9 or 10 tunnel": "5/7/9[vp] [if] ≥8/9/10[tunnel]",
    "gain 1 kelp per connected upgraded farm": "1[kelp] [per] [connected] [farm_upgraded]",
    "reach space 3": "[reach] [space]3",
    "pay 1 biomatter arrow gain 2 vp up_to 6 times": "[pay] 1[biomatter] [arrow] 2[vp] ≤6×",
    "production 3 times": "[production] 3×",
    "build 1 tunnel or open advance 1 and draw 2 card and gain 1 credit close": (
        "[build] [tunnel] [or] ([advance] [and] 2[draw] [and] 1[credit])"
    ),
    "look 2 metropolis gain 1 metropolis": "[look] 2[metropolis] [gain] [metropolis]",
    "whenever slot gain steelplast arrow gain 1 vp": "[whenever] [slot] [gain] [steelplast] [arrow] 1[vp]",
}


EVACUATION_SHORT = {
    "gain 1 any then 2 infrastructure_move": "1[any] [then] 2[infrastructure_move]",
    "third_action for 0 energy": "[third_action] [for] 0[energy]",
    "once gain 1 food_factory": "[once] [gain] [food_factory]",
    "whenever gain bonus arrow gain 1 any": "[whenever] [gain] [bonus] [arrow] 1[any]",
    "2 points per settled factory up_to 16 points": "2[vp] [per] [settled] [factory] ≤16[vp]",
    "1 yellow 1 white": "[symbol_y] [symbol_w]",
    "power plus_minus 1": "[power] ±1",
    "choose_from 4": "[choose_from]4",
    "energy_factory more 1 energy": "[energy_factory] [extra] 1[energy]",
}


def shown(rows: list[str], game: str = "underwater-cities", **style: bool) -> list[str]:
    """The rows as the client shows them, icons in brackets."""
    found: list[str] = in_node(ROWS, {"rows": rows, "style": style, "game": game})
    return found


def test_rows_are_shortened_as_they_are_read() -> None:
    assert dict(zip(SHORT, shown(list(SHORT)), strict=True)) == SHORT


def test_rows_of_evacuation_are_shortened_as_they_are_read() -> None:
    assert (
        dict(zip(EVACUATION_SHORT, shown(list(EVACUATION_SHORT), "evacuation"), strict=True))
        == EVACUATION_SHORT
    )


def test_a_tight_row_leaves_out_every_single_one() -> None:
    assert shown(["gain 1 credit 2 kelp"], tight=True) == ["[credit] 2[kelp]"]


def test_a_full_row_leaves_out_nothing() -> None:
    assert shown(["gain 1 credit and build 1 farm"], full=True) == ["[gain] 1[credit] [and] [build] 1[farm]"]


def test_no_icon_of_any_component_is_lost_in_a_full_row() -> None:
    components = GAME.components("en", {})
    rows = [card["icons"] for card in components["cards"].values()]
    rows += [slot["icons"] for side in components["slots"].values() for slot in side.values()]
    kept = shown([" ".join(row) for row in rows], full=True)
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
