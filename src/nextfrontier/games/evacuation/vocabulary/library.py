"""From the printed components to a box: every effect read once, every node told its place."""

from __future__ import annotations

from nextfrontier.games.evacuation.advice.fixes import FIXES
from nextfrontier.games.evacuation.components import (
    action_cards,
    bonuses,
    goals,
    infrastructure,
    modules,
    old_world,
    progress,
    ships,
    solo,
    stadiums,
    technologies,
    tracks,
)
from nextfrontier.games.evacuation.effects.counts import GEOGRAPHY
from nextfrontier.games.evacuation.effects.effect import EFFECT, Effect, name_places
from nextfrontier.games.evacuation.effects.requirements import CONDITION
from nextfrontier.games.evacuation.effects.scores import SCORE
from nextfrontier.games.evacuation.effects.technologies import TECHNOLOGY, develop
from nextfrontier.games.evacuation.state.box import (
    BAYS,
    GOALS_FROM,
    INFRASTRUCTURE_FROM,
    SHIPS_FROM,
    SOLO_FROM,
    STADIUMS_FROM,
    ActionCard,
    BoardAction,
    Bonus,
    Box,
    CommonGoal,
    Continent,
    Goal,
    Infrastructure,
    OldArea,
    Ship,
    SoloCard,
    Space,
    Stadium,
    Technology,
    Year,
)
from nextfrontier.games.evacuation.state.geography import mask_of
from nextfrontier.games.evacuation.state.goods import read_goods
from nextfrontier.games.evacuation.vocabulary.words import VOCABULARY

COMPONENTS_VERSION = 3
X = "X"


class Facts:
    """The printed facts of all components that a pack may replace, by their keys and in their order."""

    def __init__(self) -> None:
        self.version = str(COMPONENTS_VERSION)
        self.ships = {ship.id: ship for ship in ships.SHIPS}
        self.stadiums = {card.id: card for card in stadiums.STADIUMS}
        self.infrastructure = {card.id: card for card in infrastructure.INFRASTRUCTURE}
        self.technologies = {tile.id: tile for tile in technologies.TECHNOLOGIES}
        self.action_cards = {card.number: card for card in action_cards.ACTION_CARDS}
        self.goals = {card.number: card for card in goals.GOALS}
        self.bonuses = {card.id: card for card in bonuses.BONUSES}
        self.common_goals = {side.id: side for side in modules.COMMON_GOALS}
        self.solo_cards = {card.id: card for card in solo.SOLO_CARDS}


def make_box(facts: Facts) -> Box:
    """Make all components as objects."""
    box = Box(GEOGRAPHY)
    add_old_world(box)
    add_items(box, facts)
    add_technologies(box, facts)
    add_actions(box, facts)
    add_bonuses(box, facts)
    add_progress(box)
    add_goals(box, facts)
    add_solo(box, facts)
    add_names(box)
    box.fixes = FIXES
    return box


def read_effect_at(box: Box, text: str, place: str) -> Effect:
    """Read an effect and list its nodes by place."""
    effect = VOCABULARY.read(text, EFFECT)
    name_places(effect, place, box.effects)
    return effect


def add_old_world(box: Box) -> None:
    """Add Area tiles and continents; years."""
    for area in old_world.AREAS:
        produces = read_goods(area.produces)
        factory = produces.index(1) if area.kind == "factory" else -1
        box.old_areas.append(OldArea(area.id, area.circles, factory, produces))
    for continent in old_world.CONTINENTS:
        edges = [sum(BAYS[colour] for colour in colours) for colours in continent.edges]
        box.continents.append(Continent(continent.id, edges))
    for year in tracks.YEARS:
        box.years.append(Year(year.old_food, year.new_food, year.stadiums))


def add_items(box: Box, facts: Facts) -> None:
    """Add ships, Stadiums and Infrastructure."""
    for number, ship in enumerate(facts.ships.values(), SHIPS_FROM):
        bays = [BAYS[bay] for bay in ship.bays]
        cost = read_goods(ship.cost)
        box.ships.append(Ship(number, ship.id, bays, ship.buildings, ship.resources, cost, ship.flight))
    for number, stadium in enumerate(facts.stadiums.values(), STADIUMS_FROM):
        box.stadiums.append(Stadium(number, stadium.id, stadium.faces, read_goods(stadium.cost)))
    for number, card in enumerate(facts.infrastructure.values(), INFRASTRUCTURE_FROM):
        requirement = VOCABULARY.read(card.requirement, CONDITION)
        box.infrastructure.append(
            Infrastructure(
                number,
                card.id,
                card.deck,
                read_goods(card.cost),
                requirement,
                read_goods(card.production),
                card.art,
            )
        )


def add_technologies(box: Box, facts: Facts) -> None:
    """Add all four sets of technologies."""
    for number, tile in enumerate(facts.technologies.values()):
        technology = Technology(number, tile.id, tile.set, tile.level, tile.faces)
        develop(technology, VOCABULARY.read(tile.effect, TECHNOLOGY))
        if technology.now is not None:
            name_places(technology.now, f"{tile.id} now", box.effects)
        if technology.once is not None:
            name_places(technology.once, f"{tile.id} once", box.effects)
        for event, effect in technology.triggers.items():
            name_places(effect, f"{tile.id} {event}", box.effects)
        box.technologies.append(technology)


def add_actions(box: Box, facts: Facts) -> None:
    """Add actions of the player board and of cards."""
    for action in tracks.BOARD_ACTIONS:
        box.board_actions.append(
            BoardAction(action.id, action.group, read_effect_at(box, action.effect, action.id))
        )
    for card in facts.action_cards.values():
        effect = read_effect_at(box, card.effect, f"card {card.number}")
        box.action_cards.append(ActionCard(card.number, card.power, effect))


def add_bonuses(box: Box, facts: Facts) -> None:
    """Add Year-end Bonus cards."""
    for card in facts.bonuses.values():
        lower = read_effect_at(box, card.lower_effect, f"{card.id} lower")
        higher = read_effect_at(box, card.higher_effect, f"{card.id} higher")
        box.bonuses.append(Bonus(card.id, card.flag, card.lower, lower, card.higher, higher))


def add_progress(box: Box) -> None:
    """Add spaces of both lanes, step by step."""
    for lane, spaces, found in (("main", progress.MAIN, box.main), ("second", progress.SECOND, box.second)):
        for step in range(progress.END + 1):
            space = spaces.get(step, progress.BLANK)
            effect = read_effect_at(box, space.effect, f"step {step} {lane}") if space.effect else None
            found.append(Space(space.symbols.count("Y"), space.symbols.count("W"), effect))


def add_goals(box: Box, facts: Facts) -> None:
    """Add Goal cards, Common Goals and lines."""
    for card in facts.goals.values():
        number = GOALS_FROM + card.number - 1
        box.goals.append(Goal(number, card.name, VOCABULARY.read(card.score, SCORE)))
    for side in facts.common_goals.values():
        requirement = VOCABULARY.read(side.requirement, CONDITION)
        cost, production = read_goods(side.cost), read_goods(side.production)
        box.common_goals.append(CommonGoal(side.id, side.card, requirement, cost, production, side.points))
    for line in modules.LINES:
        walks = [box.geography.walk(line.area, face) for face in (line.face_one, line.face_two)]
        box.lines.append((mask_of(walks[0]), mask_of(walks[1])))


def add_solo(box: Box, facts: Facts) -> None:
    """Add the Solo deck and the way of its tile."""
    for number, card in enumerate(facts.solo_cards.values(), SOLO_FROM):
        step = 4 if card.number == X else int(card.number)
        box.solo_cards.append(SoloCard(number, card.id, card.action, step, card.letter, card.from_year))
    for place in solo.RIM:
        along_a = box.geography.walk(place.area, place.arrow_a)
        along_b = box.geography.walk(place.area, place.arrow_b)
        box.rim.append((along_a, along_b))


def add_names(box: Box) -> None:
    """Add numbers by id, and the back of each thing."""
    for ship in box.ships:
        box.ids[ship.id] = ship.number
    for stadium in (box.starting_stadium, *box.stadiums):
        box.ids[stadium.id] = stadium.number
    for card in box.infrastructure:
        box.ids[card.id] = card.number
    box.backs = [
        [card.number for card in box.action_cards],
        [goal.number for goal in box.goals],
        [ship.number for ship in box.ships],
        [stadium.number for stadium in box.stadiums],
        [card.number for card in box.infrastructure if card.deck == 1],
        [card.number for card in box.infrastructure if card.deck == 2],
        [solo_card.number for solo_card in box.solo_cards],
    ]
    box.back_by_thing = {thing: back for back, things in enumerate(box.backs) for thing in things}
