"""The value of a position of Evacuation in a race: production of 8 in every kind, three Stadiums, the adjustments."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.evacuation.reckoning import Reckoning
from nextfrontier.bots.evacuation.tracks import PROGRESS_PHASE
from nextfrontier.games.evacuation.rules.power import power_levels
from nextfrontier.games.evacuation.rules.race import (
    TARGET_LEVEL,
    meets_end_condition,
    move_lowest,
    race_key,
    steps_down,
    steps_up,
)
from nextfrontier.games.evacuation.state.goods import ENERGY, KINDS, NEW, OLD
from nextfrontier.games.evacuation.state.parts import PASSAGES
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.worlds import Worlds

# Every level up to 8 counts the same, however late; what is beyond it only outweighs penalties.
LEVEL: Final = 5.0
LEVELS: Final = tuple(LEVEL * level for level in range(16))
SPARE_LEVEL: Final = 0.4
# Of the lowest, middle and highest level, by year: what lags can be mended early, not late.
EARLY: Final = (0.4, 0.32, 0.28)
SHARES: Final = (EARLY, EARLY, EARLY, (0.5, 0.3, 0.2), (0.7, 0.2, 0.1))
TRUST: Final = 0.43  # what is only planned is soon too late
STEP_DOWN: Final = 2.5  # of the lowest level, at the end
STADIUM: Final = (0.0, 3.0, 4.0, 6.0, 10.0)  # by year: a step down, and no end condition without it

ACTION: Final = 0.7  # one more next year
ACTION_COSTS: Final = (1, 2, 3, 3)  # Energy of the third and later ones
POWER_OF_ACTION: Final = 2.2
POWER_OF_YEAR: Final = 10.0
POWER_SPREAD: Final = 6.0  # between a Passage that will hardly and one that will surely be passed, each year

LEAD: Final = 6.0  # a level of lead when a race ends, and the win itself
MOST_LEAD: Final = 3
DELAY: Final = 1.5  # an action more before a race is won: others may still come in between


class RaceReckoning(Reckoning):
    """One position of Race mode, seen by one seat."""

    level_values = LEVELS
    trust = TRUST
    token_price = STEP_DOWN

    def __init__(self, worlds: Worlds, seat: int) -> None:
        super().__init__(worlds, seat)
        self.shares = SHARES[self.year]
        self.stadium_price = STADIUM[self.year]
        landing = self.tiles_landing()
        for kind in range(KINDS):
            level = self.settling.levels[kind] + landing
            self.settling.levels[kind] = level - (1 - SPARE_LEVEL) * max(level - TARGET_LEVEL, 0)

    def total(self) -> float:
        """Return the sum of all terms."""
        return super().total() + ACTION * self.actions_next_year() + self.ending_value()

    def area_price(self, people: int) -> float:
        """Return the price of an Area left behind: one step down, for any number of people (EV-RACE-09, -23)."""
        return STEP_DOWN

    def progress(self) -> float:
        """Value the Areas that steps open for the years to come; the levels that they bring are expected already."""
        return super().progress() if self.later_years else 0.0

    def tiles_landing(self) -> float:
        """Count the Productivity tiles that both markers will probably bring to the New World, a level of each kind."""
        player, power = self.player, POWER_OF_YEAR * self.later_years
        spread = POWER_SPREAD * (1 + self.later_years)
        if self.phase < PROGRESS_PHASE or (self.phase == PROGRESS_PHASE and player.progress.lead < 0):
            power += power_levels(self.worlds, player, False)[-1] + POWER_OF_ACTION * self.actions_left()
        certain = not self.later_years and not self.actions_left()
        found = 0.0
        for passage in PASSAGES[1:3]:
            missing = sum(max(passage + 1 - step, 0) for step in player.progress.steps)
            if missing and certain:
                found += power >= missing
            elif missing:
                found += min(max(0.5 + (power + 0.5 - missing) / spread, 0.0), 1.0)
        return found

    def actions_next_year(self) -> float:
        """Count the actions beyond the second that the Energy of the right world will pay (EV-PASS-09..11)."""
        if not self.later_years:
            return 0.0
        energy, found = self.energy_next_year(), 0.0
        for cost in ACTION_COSTS:
            found += min(energy / cost, 1.0)
            energy = max(energy - cost, 0.0)
        return found

    def energy_next_year(self) -> float:
        """Return the Energy that may pay for actions: of the Old World, of either, or of the New World."""
        past = sum(step > PASSAGES[1] for step in self.player.progress.steps)
        energy = 0.0
        if past < len(self.player.progress.steps):
            energy += self.nation.goods[ENERGY] + self.old_production(ENERGY)
        if past:
            energy += self.nation.goods[KINDS + ENERGY] + self.player.production[ENERGY]
        return energy

    def ending_value(self) -> float:
        """Return the value of a race that is about to end, by winner and levels; in the last year it ends anyway."""
        if self.worlds.ending < 0 and not meets_end_condition(self.player):
            return 0.0
        end = self.worlds.copy()
        self.land_cargo(end.players[self.seat])
        adjust(end)
        own = race_key(end, self.seat)
        best = max(race_key(end, seat) for seat in range(end.seats) if seat != self.seat)
        lowest = [min(player.production) for player in end.players]
        lead = lowest.pop(self.seat) - max(lowest)
        value = LEAD * (min(max(lead, -MOST_LEAD), MOST_LEAD) + (own > best) - (own < best))
        if value > 0:
            return value - DELAY * self.player.actions.count_taken()
        return value if self.later_years else 0.0

    def land_cargo(self, player: Player) -> None:
        """Land the Areas and Stadiums that the last Transport will bring."""
        player.left = self.nation.left
        landed = player.stadiums[NEW] + tuple(n for flight in player.fleet.flights for n in flight.stadiums)
        old = sorted(player.stadiums[OLD], key=lambda number: self.box.stadium(number).faces)
        staying = len(old) + len(landed) - self.nation.stadiums
        player.stadiums = [tuple(old[:staying]), landed + tuple(old[staying:])]


def adjust(worlds: Worlds) -> None:
    """Make the final adjustment of all seats (EV-RACE-07)."""
    for player, up in zip(worlds.players, steps_up(worlds), strict=True):
        down = steps_down(player)
        while down + up:
            lowest = player.production.index(min(player.production))
            player.production, down, up = move_lowest(player.production, lowest, down, up)
