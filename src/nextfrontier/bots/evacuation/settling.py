"""The Areas of the New World that a nation of Evacuation will probably settle, and their production."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nextfrontier.bots.evacuation.cargo import Nation
from nextfrontier.games.evacuation.effects.settling import symbols_of
from nextfrontier.games.evacuation.state.geography import Area, Geography
from nextfrontier.games.evacuation.state.goods import KINDS, STEEL
from nextfrontier.games.evacuation.state.parts import Settlements
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.worlds import Worlds

BY_RANK: Final = (1.6, 0.7, 0.3)  # a level of the lowest, middle and highest production, in points
ACTION_PRICE: Final = 0.6
SETTLES_A_YEAR: Final = 2.3
FIRST: Final = 0.7  # how certain the first Area of the plan is; each later one is less so
FADING: Final = 0.85
PIECE: Final = 0.25  # a person or Factory beyond the plan
PERSON: Final = PIECE + 0.5  # and the Steel that settling it costs
ALIKE: Final = 2  # Areas with the same spaces that a plan looks at

PLAYED: Final = 0.35  # chance that an Infrastructure card is completed
PLAYED_AND_PLANNED: Final = 0.8
IN_HAND: Final = 0.2
IN_HAND_AND_PLANNED: Final = 0.6
MOST_IN_HAND: Final = 2


class Settling:
    """A plan: Area after Area, each the best that the rest of people, Factories and Steel allows."""

    def __init__(
        self,
        worlds: Worlds,
        player: Player,
        nation: Nation,
        actions_left: float,
        later_years: int,
        trust: float,
    ) -> None:
        self.worlds = worlds
        self.player = player
        self.trust = trust  # in plans: a share of what they promise
        self.levels = [float(level) for level in player.production]
        self.people = player.people
        self.factories = player.factories[KINDS:]
        self.steel = nation.goods[KINDS + STEEL]
        if later_years:
            self.people += nation.people
            for kind in range(KINDS):
                self.factories[kind] += nation.factories[kind]
            self.steel += player.production[STEEL]
        self.planned = 0
        moves = 0.6 * actions_left + SETTLES_A_YEAR * later_years
        self.make_plan(moves)
        pieces = self.people + sum(self.factories)
        self.pieces_value = PIECE * min(pieces, 4) * min(later_years, 1)
        self.add_infrastructure(min((actions_left + 5 * later_years) / 6, 1.0))

    def make_plan(self, moves: float) -> None:
        """Choose Areas while there is somebody to settle and time to do it."""
        certain = FIRST * self.trust
        areas = list(self.open_areas())
        while moves > 0 and (self.people or any(self.factories)):
            weights = self.weights()
            best = self.best_area(areas, weights)
            if best is None:
                return
            areas.remove(best)
            self.settle(best, weights, certain * min(moves, 1.0))
            certain *= FADING
            moves -= 1

    def best_area(self, areas: list[Area], weights: list[float]) -> Area | None:
        """Return the most valuable Area of those for which there are people, Factories and Steel."""
        food, steel, energy = weights
        people = min(self.people, self.steel)
        factories = sum(self.factories)
        factory = max((weights[kind] for kind in range(KINDS) if self.factories[kind]), default=0.0) - PIECE
        best, best_value = None, ACTION_PRICE
        for area in areas:
            if area.people > people or area.factories > factories:
                continue
            yields = area.yields
            value = yields[0] * food + yields[1] * steel + yields[2] * energy
            value += area.factories * factory - area.people * PERSON
            if value > best_value:
                best, best_value = area, value
        return best

    def weights(self) -> list[float]:
        """Return the value of a level of each kind now; the lowest level counts most."""
        order = sorted(range(KINDS), key=lambda kind: self.levels[kind])
        found = [0.0] * KINDS
        for rank, kind in enumerate(order):
            found[kind] = BY_RANK[rank]
        return found

    def open_areas(self) -> tuple[Area, ...]:
        """Return the Areas that could be settled now, given the people, Factories and Steel."""
        worlds, player = self.worlds, self.player
        yellow, white = symbols_of(worlds, player)
        ignored = player.powers.ignored_symbols
        taken = worlds.settled_by_anyone()
        return open_areas(
            worlds.box.geography, taken, player.progress.unlocked_environments(), yellow, white, ignored
        )

    def settle(self, area: Area, weights: list[float], certain: float) -> None:
        """Put the pieces there; production rises as far as the plan is certain."""
        self.planned |= 1 << area.number
        self.people -= area.people
        self.steel -= area.people
        for kind in range(KINDS):
            self.levels[kind] += certain * area.yields[kind]
        for _ in range(area.factories):
            kind = max((k for k in range(KINDS) if self.factories[k]), key=lambda k: weights[k])
            self.factories[kind] -= 1
            self.levels[kind] += certain * (1 + self.player.powers.output[kind])

    def add_infrastructure(self, time: float) -> None:
        """Add the cards, played or in hand, that may still be completed."""
        player = self.player
        settled = player.settlements
        player.settlements = Settlements(settled.areas | self.planned, settled.plants, settled.factories)
        for card in player.infrastructure.played:
            if card not in player.infrastructure.completed:
                self.add_card(card, PLAYED, PLAYED_AND_PLANNED, time)
        for card in player.infrastructure.hand[:MOST_IN_HAND]:
            self.add_card(card, IN_HAND, IN_HAND_AND_PLANNED, time)
        player.settlements = settled

    def add_card(self, number: int, chance: float, planned: float, time: float) -> None:
        """Add the production of a card, as far as it is likely."""
        card = self.worlds.box.card(number)
        likely = planned if card.requirement.holds(self.worlds, self.player) else chance
        for kind in range(KINDS):
            self.levels[kind] += self.trust * likely * time * card.production[kind]


@lru_cache(maxsize=256)
def open_areas(
    geography: Geography, taken: int, unlocked: int, yellow: int, white: int, ignored: int
) -> tuple[Area, ...]:
    """Return free Areas of unlocked environments whose symbols are there; of Areas that are alike only a few."""
    found: list[Area] = []
    seen: dict[tuple[int, int, tuple[int, int, int]], int] = {}
    for area in geography.areas:
        missing = max(area.yellow - yellow, 0) + max(area.white - white, 0)
        if taken >> area.number & 1 or area.environment >= unlocked or missing > ignored:
            continue
        key = (area.people, area.factories, area.yields)
        seen[key] = seen.get(key, 0) + 1
        if seen[key] <= ALIKE:
            found.append(area)
    return tuple(found)
