"""The value of a position of Evacuation for a seat, in points: one term for each thing that counts.

It looks at the nation as it will be after this year's Transport, with the Areas that its people and Factories can
settle.
"""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.adding import add_up
from nextfrontier.bots.evacuation.cargo import after_transport
from nextfrontier.bots.evacuation.goals import goal_outlook
from nextfrontier.bots.evacuation.settling import Settling
from nextfrontier.bots.evacuation.technologies import technology_value
from nextfrontier.bots.evacuation.tracks import (
    ACTIONS_PHASE,
    bonus_value,
    hand_value,
    module_value,
    progress_value,
)
from nextfrontier.games.evacuation.rules.scoring import FOR_A_STADIUM, FOR_A_TOKEN, FOR_AN_AREA
from nextfrontier.games.evacuation.state.box import OLD_AREAS, Ship
from nextfrontier.games.evacuation.state.goods import FOOD, KINDS, NEW, OLD
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.worlds import Worlds

YEARS: Final = 4
ACTIONS_A_YEAR: Final = 5
TRANSPORT_PHASE: Final = 3

# Food, Steel, Energy on the Old World, then on the New World.
PRICES: Final = (0.45, 0.6, 0.75, 0.6, 0.75, 0.8)
MUCH: Final = 5  # units beyond this are worth less
SURPLUS: Final = 0.35
INCOME: Final = 0.8  # a unit that comes next year beside one in hand

# Points for a lowest production as far as it can be foreseen.
POINT_LEVELS: Final = (0, 2.2, 4.4, 6.6, 8.8, 11, 13.2, 15.6, 18.6, 22, 25, 28, 31, 34, 37, 40)
SHARES: Final = (0.7, 0.2, 0.1)  # of the lowest, middle and highest level in what counts
LAST_SHARES: Final = (0.94, 0.04, 0.02)
GROWTH: Final = (0.0, 4.0, 3.0, 1.5, 0.2)  # levels that nobody plans yet, by year

AREA_CHANCE: Final = (0.0, 0.35, 0.25, 0.1, 0.0)  # of an Area that no ship is there for, by year
LAST_FLIGHT: Final = 0.7  # who comes in the last year can hardly be settled


class Reckoning:
    """One position of Points mode, seen by one seat."""

    level_values: tuple[float, ...] = POINT_LEVELS
    shares: tuple[float, ...] = SHARES
    trust: float = 1.0  # in plans to settle
    token_price: float = float(FOR_A_TOKEN)
    stadium_price: float = float(FOR_A_STADIUM)  # of one that is missing in the end

    def __init__(self, worlds: Worlds, seat: int) -> None:
        self.worlds = worlds
        self.box = worlds.box
        self.seat = seat
        self.player: Player = worlds.players[seat]
        self.year = worlds.year
        self.phase = worlds.phase
        self.later_years = YEARS - self.year
        self.transport_ahead = self.has_transport_ahead()
        self.actions_ahead = self.actions_left() + ACTIONS_A_YEAR * self.later_years
        self.nation = after_transport(worlds, seat, self.transport_ahead)
        self.settling = Settling(
            worlds, self.player, self.nation, self.actions_left(), self.later_years, self.trust
        )

    def has_transport_ahead(self) -> bool:
        """Can this seat still load ships this year?"""
        if self.phase == TRANSPORT_PHASE:
            return bool(self.worlds.lanes) and self.worlds.lanes[self.seat] is not None
        return self.phase < TRANSPORT_PHASE

    def actions_left(self) -> float:
        """Return the probable number of actions left in this year."""
        if self.phase > ACTIONS_PHASE or self.player.actions.passed:
            return 0.0
        return max(ACTIONS_A_YEAR - self.player.actions.count_taken(), 0.5)

    def years(self) -> int:
        """Return the number of years in which abilities can still be used."""
        return self.later_years + (self.actions_left() > 0)

    def total(self) -> float:
        """Return the sum of all terms."""
        return (
            self.production_value()
            + self.goods_value()
            + self.income_value()
            + self.fleet_value()
            - self.left_behind()
            - self.stadium_checks()
            - self.hunger()
            + self.faces_value()
            + self.progress()
            + bonus_value(self.worlds, self.player)
            + technology_value(self.box, self.player, self.years(), self.actions_ahead)
            + module_value(self.worlds, self.player, self.actions_ahead)
            + hand_value(self.worlds, self.player, self.actions_ahead)
            + goal_outlook(self.worlds, self.player, self.actions_ahead)
            - self.token_price * self.player.penalties
            + self.tidiness()
        )

    def progress(self) -> float:
        """Return the value of steps on the Progress track."""
        return progress_value(self.worlds, self.player, self.later_years)

    # Production.

    def production_value(self) -> float:
        """Return the points for the levels that can be expected."""
        levels = sorted(self.settling.levels)
        shares = LAST_SHARES if self.actions_ahead < 1 else self.shares
        level = add_up(share * part for share, part in zip(shares, levels, strict=True))
        return between(self.level_values, level + GROWTH[self.year]) + self.settling.pieces_value

    # Goods of both worlds and income.

    def goods_value(self) -> float:
        """Return the value of the goods on both worlds, as far as actions are left to spend them."""
        use = min(self.actions_ahead / 8, 1.0)
        value = 0.0
        for place, amount in enumerate(self.nation.goods):
            worth = min(amount, MUCH) + max(amount - MUCH, 0) * SURPLUS
            value += worth * PRICES[place]
        return value * use

    def income_value(self) -> float:
        """Return the value of the production of both worlds that is still to come."""
        old = [self.player.progress.tiles_old] * KINDS
        for number in range(OLD_AREAS):
            if self.nation.left >> number & 1:
                produces = self.box.old_areas[number].produces
                for kind in range(KINDS):
                    old[kind] += produces[kind]
        each = 0.0
        for kind in range(KINDS):
            each += min(old[kind], MUCH) * PRICES[kind]
            each += min(self.player.production[kind], 2 * MUCH) * PRICES[KINDS + kind]
        return add_up(
            each * INCOME * min(ACTIONS_A_YEAR * (left + 1) / 8, 1.0) for left in range(self.later_years)
        )

    # The Old World and the ships.

    def flights_to_come(self, ship_is_old: bool) -> float:
        """Return the number of flights of a ship after this year's Transport; the last flight counts less."""
        first = self.year + (1 if ship_is_old else 2)
        years = range(first, YEARS + 1, 1 if self.player.powers.returns else 2)
        return add_up(LAST_FLIGHT if year == YEARS else 1.0 for year in years)

    def fleet(self) -> list[tuple[Ship, float]]:
        """Return the ships, with the flights that each can still make after this year's Transport."""
        player, flown = self.player, self.nation.flown
        stays = player.powers.returns
        found = [(ship, self.flights_to_come(stays)) for ship in flown]
        for number in player.fleet.ships[OLD]:
            ship = self.box.ship(number)
            if ship not in flown:
                found.append((ship, self.flights_to_come(True)))
        found += [(self.box.ship(number), self.flights_to_come(True)) for number in player.fleet.returning]
        return found + [
            (self.box.ship(number), self.flights_to_come(False)) for number in player.fleet.ships[NEW]
        ]

    def fleet_value(self) -> float:
        """Return the value of the freight that ships can still carry besides Areas."""
        value = 0.0
        for ship, flights in self.fleet():
            value += flights * max(0.5 * ship.buildings + 0.2 * ship.resources - 0.25 * ship.flight, 0.1)
        return value

    def tidiness(self) -> float:
        """Prefer, between equals, to load much at once, and in the last year to send no ship for nothing."""
        player = self.player
        units = sum(flight.resources() for flight in player.fleet.flights)
        if self.later_years:
            return 0.002 * units
        return -0.02 * (len(player.fleet.flights) + len(player.fleet.returning)) - 0.005 * units

    def left_behind(self) -> float:
        """Return the price of Areas not evacuated, less those that ships will probably still take."""
        left = self.nation.left
        count = left.bit_count()
        if not count:
            return 0.0
        room = add_up(
            flights * (len(ship.bays) + 0.3 * min(ship.buildings, 1)) for ship, flights in self.fleet()
        )
        chance = 1 - (1 - AREA_CHANCE[self.year]) * (1 - min(0.8 * room / count, 0.95))
        lost = 0.0
        for number in range(OLD_AREAS):
            if left >> number & 1:
                people = self.box.old_areas[number].people
                lost += self.area_price(people)
                lost += 0.4 * people * self.later_years / 3
        return lost * (1 - chance)

    def area_price(self, people: int) -> float:
        """Return the price of an Area that is not evacuated at the end."""
        return FOR_AN_AREA + people

    def hunger(self) -> float:
        """Return the price of Food that the next years will ask for and not find."""
        if not self.later_years:
            return 0.0
        saving = self.player.powers.feed_saving
        price = self.token_price
        demand = self.box.years[self.year].food
        old = self.nation.goods[FOOD] + self.old_production(FOOD)
        new = self.nation.goods[KINDS + FOOD] + self.player.production[FOOD]
        missing = max(demand[OLD] - saving - old, 0) + max(demand[NEW] - saving - new, 0)
        value = 0.95 * price * missing
        if self.later_years > 1:
            after = self.box.years[self.year + 1].food[NEW] - saving
            value += 0.4 * price * max(after - self.settling.levels[FOOD], 0)
        return value

    def old_production(self, kind: int) -> int:
        """Return the units of a kind that the Old World will produce next year."""
        found = self.player.progress.tiles_old
        for number in range(OLD_AREAS):
            if self.nation.left >> number & 1:
                found += self.box.old_areas[number].produces[kind]
        return found

    # Stadiums and Happy Faces.

    def stadium_checks(self) -> float:
        """Return the price of Stadiums that the checks to come and the end will miss."""
        value = 0.0
        for check in range(self.year + 1, YEARS + 2):
            needed = self.box.years[check - 1].stadiums if check <= YEARS else 3
            there = float(self.nation.stadiums)
            if check > self.year + 1:
                there += 0.75 * len(self.nation.old_stadiums) + 0.4
            price = self.token_price if check <= YEARS else self.stadium_price
            value += price * max(needed - there, 0)
        return value

    def faces_value(self) -> float:
        """Return the value of the majority at the end and of an early place in the order."""
        own = self.nation.faces + 0.6 * sum(self.nation.old_stadiums)
        others = [other.all_faces(self.box) for other in self.worlds.players if other.seat != self.seat]
        others.append(sum(self.box.stadium(number).faces for number in self.worlds.rival.stadiums))
        lead = own - max(others)
        chance = min(max(0.45 + 0.12 * lead, 0.0), 1.0) if own else 0.0
        ready = 1.0 if self.nation.stadiums >= 3 else 0.5 if self.transport_ahead or self.later_years else 0.0
        return 0.15 * own * (self.later_years > 0) + (6 if self.worlds.seats > 2 else 4) * chance * ready


def between(table: tuple[float, ...], level: float) -> float:
    """Return a value between the entries of a table."""
    level = min(max(level, 0.0), len(table) - 1.001)
    whole = int(level)
    return table[whole] + (table[whole + 1] - table[whole]) * (level - whole)
