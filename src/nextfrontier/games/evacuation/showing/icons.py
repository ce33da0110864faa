"""Icons of whole components: the print of a tile besides its effect."""

from __future__ import annotations

from nextfrontier.games.evacuation.components import facts as printed
from nextfrontier.games.evacuation.state.goods import LETTERS, NAMES, Goods, read_goods
from nextfrontier.games.evacuation.vocabulary.words import VOCABULARY
from nextfrontier.kit.vocabulary import Row, join_rows

SYMBOLS = (("Y", "yellow"), ("W", "white"))


def icons_of_goods(goods: Goods) -> Row:
    """Return the icons of goods: `2 steel 1 food`."""
    return [token for kind, n in enumerate(goods) if n for token in (str(n), NAMES[kind])]


def of_old_area(tile: printed.OldAreaFacts) -> Row:
    """Return the production of the Area, and its circles or its Factory."""
    row = icons_of_goods(read_goods(tile.produces))
    if tile.kind == "factory":
        return [*row, "evacuated", f"{NAMES[read_goods(tile.produces).index(1)]}_factory"]
    return [*row, "evacuated", str(tile.circles), "population"] if tile.circles else row


def of_new_area(area: printed.NewAreaFacts) -> Row:
    """Return the spaces of the Area, then its symbols."""
    row = [area.environment]
    row += [str(area.factories), "factory"] if area.factories else []
    for space in area.people.split():
        row += ["population", space[:-1], NAMES[LETTERS.index(space[-1])]]
    return row + of_symbols(area.symbols)


def of_symbols(symbols: str) -> Row:
    """Return symbols with their number: `YY` as `2 yellow`."""
    return [
        token for letter, name in SYMBOLS if letter in symbols for token in (str(symbols.count(letter)), name)
    ]


def of_space(space: printed.SpaceFacts) -> Row:
    """Return symbols and effect of a Progress space."""
    return [*of_symbols(space.symbols), *(VOCABULARY.icons(space.effect) if space.effect else [])]


def of_passage(passage: printed.PassageFacts) -> Row:
    """Return the effects of each passing, of the first and of the second marker."""
    effects = [effect for effect in (passage.each, passage.first, passage.second) if effect]
    return join_rows([VOCABULARY.icons(effect) for effect in effects], "then")


def of_ship(tile: printed.ShipFacts) -> Row:
    """Return bays, limits and flight."""
    bays = [token for bay in tile.bays for token in ("bay", bay)]
    limits = [str(tile.buildings), "building", str(tile.resources), "any"]
    return [*bays, *limits, "flight", str(tile.flight), "energy"]


def of_stadium(card: printed.StadiumFacts) -> Row:
    """Return the Happy Faces of the Stadium."""
    return [str(card.faces), "face"]


def of_infrastructure(card: printed.InfrastructureFacts | printed.CommonGoalFacts) -> Row:
    """Return requirement and production."""
    production = icons_of_goods(read_goods(card.production))
    return [*VOCABULARY.icons(card.requirement), "arrow", "production", *production]


def of_common_goal(side: printed.CommonGoalFacts) -> Row:
    """Return requirement, production and points."""
    return [*of_infrastructure(side), "and", str(side.points), "points"]


def of_technology(tile: printed.TechnologyFacts) -> Row:
    """Return Happy Faces, then the effect."""
    return [*([str(tile.faces), "face"] if tile.faces else []), *VOCABULARY.icons(tile.effect)]
