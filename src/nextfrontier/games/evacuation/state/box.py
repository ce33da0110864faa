"""The components as the rules use them: numbers for everything, effects as objects, made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.rules.claims import Claims
from nextfrontier.games.evacuation.state.geography import Geography
from nextfrontier.games.evacuation.state.goods import Goods
from nextfrontier.kernel.chance import Unknowable
from nextfrontier.kernel.fixes import NO_FIXES

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.effects.effect import Effect
    from nextfrontier.games.evacuation.effects.requirements import Condition
    from nextfrontier.games.evacuation.effects.scores import Score

# Numbers: action cards 1..80, then these.
GOALS_FROM: Final = 101
SHIPS_FROM: Final = 201
STADIUMS_FROM: Final = 301
STARTING_STADIUM: Final = 300
INFRASTRUCTURE_FROM: Final = 401
SOLO_FROM: Final = 601

# Backs of hidden things, in the order of `Box.backs`.
ACTION_BACK: Final = 0
GOAL_BACK: Final = 1
SHIP_BACK: Final = 2
STADIUM_BACK: Final = 3
INFRASTRUCTURE_ONE_BACK: Final = 4
INFRASTRUCTURE_TWO_BACK: Final = 5
SOLO_BACK: Final = 6

DESERT_BAY: Final = 1
MOUNTAIN_BAY: Final = 2
OCEAN_BAY: Final = 4
BAYS: Final = {"desert": DESERT_BAY, "mountain": MOUNTAIN_BAY, "ocean": OCEAN_BAY}  # EV-SHIP-06

OLD_AREAS: Final = 9  # Productivity tiles are no Areas (EV-TRANS-18)
FACTORY_AREAS_FROM: Final = 6  # OW7, OW8 and OW9 show a Factory


class OldArea:
    """An Area tile of the Old World."""

    def __init__(self, id_: str, people: int, factory: int, produces: Goods) -> None:
        self.id = id_
        self.people = people
        self.factory = factory  # the kind of its Factory, -1 if it has people
        self.produces = produces


class Continent:
    """A starting continent: the edge colours of its nine Areas as bay bits."""

    def __init__(self, id_: str, edges: list[int]) -> None:
        self.id = id_
        self.edges = edges


class Ship:
    """A Spaceship tile."""

    def __init__(
        self, number: int, id_: str, bays: list[int], buildings: int, resources: int, cost: Goods, flight: int
    ) -> None:
        self.number = number
        self.id = id_
        self.bays = bays
        self.buildings = buildings
        self.resources = resources
        self.cost = cost
        self.flight = flight


class Stadium:
    """A Stadium card."""

    def __init__(self, number: int, id_: str, faces: int, cost: Goods) -> None:
        self.number = number
        self.id = id_
        self.faces = faces
        self.cost = cost


class Infrastructure:
    """An Infrastructure card."""

    def __init__(
        self,
        number: int,
        id_: str,
        deck: int,
        cost: Goods,
        requirement: Condition,
        production: Goods,
        art: str,
    ) -> None:
        self.number = number
        self.id = id_
        self.deck = deck
        self.cost = cost
        self.requirement = requirement
        self.production = production
        self.art = art


class Technology:
    """A technology tile: its effect at once, its lasting change, its reaction to an event."""

    def __init__(self, number: int, id_: str, set_: int, level: int, faces: int) -> None:
        self.number = number  # 0..35
        self.id = id_
        self.set = set_
        self.level = level
        self.faces = faces
        self.now: Effect | None = None
        self.modifiers: list[tuple[str, int]] = []
        self.triggers: dict[str, Effect] = {}
        self.once: Effect | None = None


class ActionCard:
    """An Action card."""

    def __init__(self, number: int, power: tuple[int, ...], effect: Effect) -> None:
        self.number = number
        self.power = power
        self.effect = effect


class BoardAction:
    """An action of the player board."""

    def __init__(self, id_: str, group: int, effect: Effect) -> None:
        self.id = id_
        self.group = group
        self.effect = effect


class Bonus:
    """A Year-end Bonus card."""

    def __init__(
        self, id_: str, flag: bool, lower: int, lower_effect: Effect, higher: int, higher_effect: Effect
    ) -> None:
        self.id = id_
        self.flag = flag
        self.lower = lower
        self.lower_effect = lower_effect
        self.higher = higher
        self.higher_effect = higher_effect


class Space:
    """A space of the Progress track outside the waiting lane."""

    def __init__(self, yellow: int, white: int, effect: Effect | None) -> None:
        self.yellow = yellow
        self.white = white
        self.effect = effect


class CommonGoal:
    """One side of a Common Goal card."""

    def __init__(
        self, id_: str, card: str, requirement: Condition, cost: Goods, production: Goods, points: int
    ) -> None:
        self.id = id_
        self.card = card
        self.requirement = requirement
        self.cost = cost
        self.production = production
        self.points = points


class Year:
    """The demands of a year (EV-INCOME-17, -23, -24)."""

    def __init__(self, old_food: int, new_food: int, stadiums: int) -> None:
        self.food = [old_food, new_food]
        self.stadiums = stadiums


class Goal:
    """A Goal card."""

    def __init__(self, number: int, name: str, score: Score) -> None:
        self.number = number
        self.name = name
        self.score = score


class SoloCard:
    """A Solo card: the action of its face, number and letter of its back."""

    def __init__(self, number: int, id_: str, action: str, step: int, letter: str, from_year: int) -> None:
        self.number = number
        self.id = id_
        self.action = action
        self.step = step  # 4 stands for X
        self.letter = letter
        self.from_year = from_year


class Box:
    """All components."""

    def __init__(self, geography: Geography) -> None:
        self.options: dict[str, object] | None = None  # of a game by which the box is found again
        self.geography = geography
        self.old_areas: list[OldArea] = []
        self.continents: list[Continent] = []
        self.ships: list[Ship] = []
        self.stadiums: list[Stadium] = []
        self.starting_stadium = Stadium(STARTING_STADIUM, "ST00", 0, (0, 0, 0))  # EV-STAD-08
        self.infrastructure: list[Infrastructure] = []
        self.technologies: list[Technology] = []
        self.action_cards: list[ActionCard] = []
        self.board_actions: list[BoardAction] = []
        self.bonuses: list[Bonus] = []
        self.main: list[Space] = []  # by step, 0..26
        self.second: list[Space] = []
        self.years: list[Year] = []
        self.goals: list[Goal] = []
        self.common_goals: list[CommonGoal] = []
        self.lines: list[tuple[int, int]] = []  # masks of faces 1 and 2 by marked Area
        self.solo_cards: list[SoloCard] = []
        self.rim: list[tuple[list[int], list[int]]] = []  # Areas along arrows A and B by place of the tile
        self.effects: dict[str, Effect] = {}  # every node by its place
        self.backs: list[list[int]] = []
        self.back_by_thing: dict[int, int] = {}
        self.claims = Claims()
        self.fixes = NO_FIXES
        self.ids: dict[str, int] = {}  # numbers of ships, Stadiums, Infrastructure by id

    def ship(self, number: int) -> Ship:
        """Return the Spaceship with this number."""
        return self.ships[require_known(number) - SHIPS_FROM]

    def stadium(self, number: int) -> Stadium:
        """Return the Stadium with this number."""
        return (
            self.starting_stadium
            if number == STARTING_STADIUM
            else self.stadiums[require_known(number) - STADIUMS_FROM]
        )

    def card(self, number: int) -> Infrastructure:
        """Return the Infrastructure card with this number."""
        return self.infrastructure[require_known(number) - INFRASTRUCTURE_FROM]

    def action_card(self, number: int) -> ActionCard:
        """Return the Action card with this number."""
        return self.action_cards[require_known(number) - 1]

    def goal(self, number: int) -> Goal:
        """Return the Goal card with this number."""
        return self.goals[require_known(number) - GOALS_FROM]

    def solo_card(self, number: int) -> SoloCard:
        """Return the Solo card with this number."""
        return self.solo_cards[require_known(number) - SOLO_FROM]

    def name(self, number: int) -> str:
        """Return the id of a ship, Stadium or Infrastructure card."""
        if number >= INFRASTRUCTURE_FROM:
            return self.card(number).id
        return self.stadium(number).id if number >= STARTING_STADIUM else self.ship(number).id

    def tell_thing(self, number: int) -> str | int:
        """Return a thing as documents name it: by its id; a Goal or Action card by its number."""
        if number >= SOLO_FROM:
            return self.solo_card(number).id
        if number >= SHIPS_FROM:
            return self.name(number)
        return number - GOALS_FROM + 1 if number >= GOALS_FROM else number


def require_known(number: int) -> int:
    """Return the number; refuse a blank."""
    if number < 0:
        raise Unknowable("this thing is not known here")
    return number
