"""The components are as many and as they are said to be in sections 3, 4 and 7 of the rules."""

from collections import Counter
from typing import Protocol

import pytest

from nextfrontier.games.evacuation.components import (
    action_cards,
    bonuses,
    goals,
    infrastructure,
    modules,
    new_world,
    old_world,
    progress,
    ships,
    solo,
    stadiums,
    technologies,
    tracks,
)
from nextfrontier.games.evacuation.components.facts import ContinentFacts
from nextfrontier.games.evacuation.components.inventory import PIECES
from nextfrontier.games.evacuation.state.geography import ENVIRONMENTS, Geography
from nextfrontier.games.evacuation.state.goods import read_goods
from nextfrontier.kernel.bits import members
from nextfrontier.kit.expressions import parse

MAP = Geography(new_world.AREAS)
PIECE_COUNT = {piece.kind: piece.amount for piece in PIECES}
SOURCES = {"rulebook", "picture", "public", "design"}


def test_the_pieces_add_up_to_the_printed_totals() -> None:
    """160 cards, 180 tiles and tokens, 228 wooden pieces (section 4)."""
    assert sum(n for kind, n in PIECE_COUNT.items() if kind.endswith("card")) == 160
    tiles = [n for kind, n in PIECE_COUNT.items() if "tile" in kind or "token" in kind]
    assert sum(tiles) == 180
    wood = ("small cube", "large cube", "production marker", "player disc", "year marker")
    assert sum(PIECE_COUNT[kind] for kind in wood) == 228


def test_every_deck_has_as_many_cards_as_the_box_says() -> None:
    assert len(action_cards.ACTION_CARDS) == PIECE_COUNT["action card"] == 80
    assert len(bonuses.BONUSES) == PIECE_COUNT["year-end bonus card"] == 9
    assert len(stadiums.STADIUMS) + 4 == PIECE_COUNT["stadium card"] == 21
    assert len(goals.GOALS) == PIECE_COUNT["goal card"] == 16
    assert len(infrastructure.INFRASTRUCTURE) == PIECE_COUNT["infrastructure card"] == 18
    assert len({goal.card for goal in modules.COMMON_GOALS}) == PIECE_COUNT["common goal card"] == 4
    assert len(solo.SOLO_CARDS) == PIECE_COUNT["solo card"] == 7
    assert len(technologies.TECHNOLOGIES) == PIECE_COUNT["technology tile"] == 36
    assert len(ships.SHIPS) == PIECE_COUNT["spaceship tile"] == 21


def test_two_bonus_cards_carry_a_flag() -> None:
    """EV-SETUP-27 and EV-SETUP-28 draw from two cards with a flag and from seven without."""
    assert sum(card.flag for card in bonuses.BONUSES) == 2
    assert all(card.lower < card.higher for card in bonuses.BONUSES)


def test_an_untouched_continent_produces_seven_of_each() -> None:
    """TV-80: 7/7/7, the nine Areas alone 5/5/5."""
    produced = [read_goods(area.produces) for area in old_world.AREAS]
    assert [sum(goods[kind] for goods in produced) for kind in range(3)] == [5, 5, 5]
    assert read_goods(old_world.PRODUCTIVITY.produces) == (1, 1, 1)
    assert old_world.PRODUCTIVITY_TILES == 2


@pytest.mark.parametrize("continent", old_world.CONTINENTS, ids=lambda continent: continent.id)
def test_every_continent_has_four_edges_of_each_colour_and_one_factory_without(
    continent: ContinentFacts,
) -> None:
    colours = Counter(colour for edges in continent.edges for colour in edges)
    assert colours == {"desert": 4, "mountain": 4, "ocean": 4}
    bare = [i for i, edges in enumerate(continent.edges) if not edges]
    assert [old_world.AREAS[i].kind for i in bare] == ["factory"]
    placed = sorted(area for row in continent.rows for area in row)
    assert placed == [area.id for area in old_world.AREAS]


@pytest.mark.parametrize(
    ("environment", "areas", "bare", "factories", "people", "goods"),
    [
        ("tundra", 23, 14, 12, 22, (7, 7, 8)),
        ("desert", 15, 9, 9, 27, (8, 10, 9)),
        ("forest", 13, 7, 8, 22, (10, 10, 9)),
        ("ocean", 10, 4, 5, 17, (11, 9, 12)),
    ],
)
def test_the_map_has_the_areas_of_the_table(
    environment: str, areas: int, bare: int, factories: int, people: int, goods: tuple[int, int, int]
) -> None:
    found = [area for area in MAP.areas if ENVIRONMENTS[area.environment] == environment]
    assert len(found) == areas
    assert sum(not area.yellow + area.white for area in found) == bare
    assert sum(area.factories for area in found) == factories
    assert sum(area.people for area in found) == people
    assert tuple(sum(area.yields[kind] for area in found) for kind in range(3)) == goods


def test_the_map_is_a_hexagon_of_side_five_with_nine_lines_in_each_direction() -> None:
    assert len(MAP.areas) == 61
    for direction in ("EW", "NWSE", "NESW"):
        lengths = sorted(len(members(line)) for line in MAP.lines(direction))
        assert lengths == [5, 5, 6, 6, 7, 7, 8, 8, 9]
    assert len(MAP.lines("diagonal")) == 18
    assert len(MAP.lines("any")) == 27


def ids(numbers: list[int]) -> list[str]:
    return [MAP.areas[number].id for number in numbers]


def test_a_module_tile_with_its_second_face_up_defines_a_line_inward() -> None:
    """TV-99."""
    line = modules.LINES[0]
    assert line.area == "N12"
    assert ids(MAP.walk(line.area, line.face_two)) == ["N12", "N20", "N29", "N38", "N46", "N53", "N59"]
    assert ids(MAP.walk(line.area, line.face_one)) == ["N12", "N13", "N14", "N15", "N16", "N17", "N18"]


def test_the_solo_tile_walks_once_round_the_planet() -> None:
    """D-16: 24 outer Areas counter-clockwise, with arrows A and B."""
    assert len(solo.RIM) == len({place.area for place in solo.RIM}) == 24
    assert ids(MAP.walk("N60", solo.RIM[3].arrow_b))[:3] == ["N60", "N55", "N49"]
    assert ids(MAP.walk("N57", solo.RIM[0].arrow_a))[:4] == ["N57", "N51", "N44", "N36"]
    red = [card for card in solo.SOLO_CARDS if card.from_year == 3]
    assert [(card.number, card.letter) for card in red] == [("3", "A")]


def test_ships_follow_their_value_model_and_bays_are_spread_evenly() -> None:
    colours = Counter(bay for ship in ships.SHIPS for bay in ship.bays)
    assert colours == {"desert": 7, "mountain": 7, "ocean": 7}
    for ship in ships.SHIPS:
        worth = 4 * len(ship.bays) + 2 * ship.buildings + ship.resources
        assert worth - sum(read_goods(ship.cost)) - ship.flight in (2, 3)


def test_a_stadium_costs_one_more_than_its_happy_faces_and_the_starting_one_shows_none() -> None:
    """EV-STAD-08: the starting Stadium has no Happy Face."""
    assert all(sum(read_goods(card.cost)) == card.faces + 1 for card in stadiums.STADIUMS)
    assert len({card.cost for card in stadiums.STADIUMS}) == 17
    assert Counter(card.faces for card in stadiums.STADIUMS) == {0: 2, 1: 3, 2: 4, 3: 4, 4: 2, 5: 2}
    assert stadiums.STARTING.faces == 0


def test_cards_with_an_exclamation_mark_share_their_illustration_in_pairs() -> None:
    """EV-INFRA-11."""
    arts = Counter(card.art for card in infrastructure.INFRASTRUCTURE)
    assert sorted(arts.values()) == [1] * 12 + [2] * 3
    pairs = {"".join(sorted(c.id for c in infrastructure.INFRASTRUCTURE if c.art == a)) for a in arts}
    assert {"I2I3", "I9II7", "II2II3"} <= pairs
    assert Counter(card.deck for card in infrastructure.INFRASTRUCTURE) == {1: 9, 2: 9}
    assert all(sum(read_goods(card.cost)) == 1 for card in infrastructure.INFRASTRUCTURE)


def test_every_set_has_three_technologies_of_each_level() -> None:
    """EV-SETUP-09, EV-SETUP-10: nine tiles a set, each with the row it goes to."""
    for number in (1, 2, 3, 4):
        levels = [tile.level for tile in technologies.TECHNOLOGIES if tile.set == number]
        assert sorted(levels) == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_the_board_has_ten_actions_in_four_groups() -> None:
    """EV-ACTION-05, EV-ACTION-20."""
    groups = {action.id: action.group for action in tracks.BOARD_ACTIONS}
    assert groups == {
        "A1": 1, "A2": 1, "A3": 2, "A4": 2, "A5": 2, "A6": 3, "A7": 3, "A8": 3, "A9": 4, "A10": 4,
    }  # fmt: skip


def test_the_progress_track_has_four_passages() -> None:
    """EV-PASS-01."""
    assert [passage.after for passage in progress.PASSAGES] == [3, 10, 15, 21]
    assert progress.END == 26
    assert max(progress.MAIN) == max(progress.SECOND) == progress.END


def test_a_first_game_gives_each_set_three_goals_of_its_own() -> None:
    """EV-FIRST-02..04, EV-FIRST-05."""
    assert goals.FIRST_GAME == {1: (5, 10, 13), 2: (6, 9, 12), 3: (1, 2, 11), 4: (7, 8, 14)}


class Printed(Protocol):
    """Something printed, as its component module tells it."""

    @property
    def provenance(self) -> str:
        """Return where it comes from: `rulebook+design`."""


class WithEffect(Printed, Protocol):
    """Something printed that has one effect."""

    @property
    def effect(self) -> str:
        """Return the effect as it is written in the component module."""


def test_every_component_names_its_sources_and_has_an_effect_that_can_be_read() -> None:
    told: list[WithEffect] = [*action_cards.ACTION_CARDS, *technologies.TECHNOLOGIES, *tracks.BOARD_ACTIONS]
    texts = [thing.effect for thing in told]
    texts += [goal.score for goal in goals.GOALS]
    texts += [card.requirement for card in infrastructure.INFRASTRUCTURE]
    texts += [side.requirement for side in modules.COMMON_GOALS]
    texts += [text for card in bonuses.BONUSES for text in (card.lower_effect, card.higher_effect)]
    for text in texts:
        assert str(parse(text)) == text
    printed: list[Printed] = [*told, *ships.SHIPS, *stadiums.STADIUMS, *goals.GOALS, *bonuses.BONUSES]
    printed += [*modules.COMMON_GOALS, *infrastructure.INFRASTRUCTURE, *old_world.AREAS, *new_world.AREAS]
    for thing in printed:
        assert set(thing.provenance.split("+")) <= SOURCES
