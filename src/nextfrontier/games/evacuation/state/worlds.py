"""The whole state of a game of Evacuation, and the few things that every chapter does with it."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.games.evacuation.rules.free_moments import FREE_MOMENTS
from nextfrontier.games.evacuation.state.action_cards import ActionCards
from nextfrontier.games.evacuation.state.box import Box
from nextfrontier.games.evacuation.state.goal_packs import GoalPacks
from nextfrontier.games.evacuation.state.goods import NAMES, WORLDS, Goods, name_goods
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.rival import Civilizations, Rival, SoloCards
from nextfrontier.games.evacuation.state.rows import Row
from nextfrontier.games.evacuation.state.zones import zones_of
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family
from nextfrontier.kernel.fixes import Fixes
from nextfrontier.kernel.tasks import Cell, Task
from nextfrontier.kernel.values import Value
from nextfrontier.kernel.zones import Zone

# Streams of chance.
CONTINENTS: Final = 0
SETS: Final = 1
ORDER: Final = 2
FLAGS: Final = 3
BONUSES: Final = 4
GOALS: Final = 5
DECKS: Final = 6  # plus the row: ships 6, Stadiums 7, Infrastructure 8 (deck I), 9 (deck II)
GRIDS: Final = 10  # nine shuffles a seat
ACTIONS: Final = 11
COMMON: Final = 12
SIDES: Final = 13
LINE_FACES: Final = 14
SOLO: Final = 15
SOLO_GOALS: Final = 16
STREAMS: Final = 17

NO_SEAT: Final = -1
NOTHING_LOOKED_AT: Final = 0


class Rules(Value):
    """The options of a game, checked; never changed."""

    def __init__(
        self,
        race: bool,
        advanced: bool,
        generous: bool,
        first_game: bool,
        common_goals: bool,
        lines: str,
        third: bool,
    ) -> None:
        self.race = race
        self.advanced = advanced
        self.generous = generous
        self.first_game = first_game
        self.common_goals = common_goals
        self.lines = lines  # "", side A or B of the Line Majority card, or "random": one of them
        self.third = third  # the Solo deck plays in a two-player game (EV-SOLO-38)


class Worlds(State):
    """Both planets, tracks, rows and nations."""

    __slots__ = (
        "bonuses", "box", "cards", "civilizations", "common", "draft", "ending", "finished", "line_tiles", "looked",
        "order", "phase", "players", "rival", "rows", "rules", "solo", "spared_goals", "year",
    )  # fmt: skip

    def __init__(
        self, seats: int, active: int, agenda: Cell | None, lanes: list[Cell | None], options: list[int],
        chance: Chance, counters: tuple[int, ...], viewer: int, box: Box, rules: Rules, players: list[Player],
        year: int, phase: int, order: tuple[int, ...], rows: list[Row], looked: int, bonuses: tuple[int, ...],
        spared_goals: tuple[int, ...], draft: GoalPacks | None, cards: ActionCards, common: tuple[int, ...],
        line_tiles: tuple[int, ...], ending: int, finished: bool, civilizations: Civilizations, solo: SoloCards,
        rival: Rival,
    ) -> None:  # fmt: skip
        super().__init__(seats, active, agenda, lanes, options, chance, counters, viewer)
        self.box: Box = box  # the components: never changed
        self.rules = rules
        self.players = players
        self.year = year
        self.phase = phase  # 1 Income to 7 Cleanup; 0 while the game is set up
        self.order = order  # the Turn Order track, seats only
        self.rows = rows  # never changed in place: copies share it
        self.looked = looked  # an item turned up as one more choice (OQ-71)
        self.bonuses = bonuses  # the stack of Year-end Bonus cards, the top first
        self.spared_goals = spared_goals  # those that were not dealt
        self.draft = draft  # how the dealt ones went round, if there was a draft
        self.cards = cards
        self.common = common  # Common Goals nobody has reached
        self.line_tiles = line_tiles  # twice the number of the line, plus the face
        self.ending = ending  # race: the seat that met the end condition, else -1
        self.finished = finished
        self.civilizations = civilizations
        self.solo = solo
        self.rival = rival

    def copy(self) -> Worlds:
        lanes = self.lanes[:] if self.lanes else self.lanes
        return Worlds(
            self.seats, self.active, self.agenda, lanes, self.options, self.chance, self.counters, self.viewer,
            self.box, self.rules, [player.copy() for player in self.players], self.year, self.phase, self.order,
            self.rows, self.looked, self.bonuses, self.spared_goals, self.draft, self.cards, self.common,
            self.line_tiles, self.ending, self.finished, self.civilizations, self.solo, self.rival,
        )  # fmt: skip

    def me(self) -> Player:
        """Return the player whose rules are running."""
        return self.players[self.active]

    # Gains and payments.

    def gain(self, world: int, kind: int, amount: int, cause: str) -> None:
        """Give the active player units of a kind on one world (EV-RES-07)."""
        self.me().add(world, kind, amount)
        if self.events is not None:
            self.tell("gained", cause, {"world": WORLDS[world], NAMES[kind]: amount})

    def pay(self, world: int, price: Goods, cause: str) -> None:
        """Take a price from one world of the active player."""
        self.me().pay(world, price)
        if self.events is not None and price != (0, 0, 0):
            self.tell("paid", cause, {"world": WORLDS[world], **name_goods(price)})

    def raise_production(self, player: Player, goods: Goods, cause: str) -> None:
        """Move Production markers up at once, beyond 10 too (EV-INCOME-10, -15, -16)."""
        player.production = [player.production[kind] + goods[kind] for kind in range(3)]
        if self.events is not None and goods != (0, 0, 0):
            self.tell("production_rose", cause, {**name_goods(goods)})

    def settled_by_anyone(self) -> int:
        """Return all Areas that cannot be settled again (EV-SETTLE-15)."""
        found = self.rival.areas
        for player in self.players:
            found |= player.settlements.areas
        return found

    def open_lanes(self, tasks: list[Task[Any] | None]) -> None:
        """Open lanes for all; while all act at once the first in turn order stands for everybody, as in documents."""
        self.active = self.order[0]
        super().open_lanes(tasks)

    def set_row(self, row: int, items: tuple[int, ...]) -> None:
        """Replace the face-up items of a row."""
        before = self.rows[row]
        self.rows = self.rows[:]
        self.rows[row] = Row(items, before.deck, before.seen)

    def set_deck(self, row: int, items: tuple[int, ...], seen: tuple[int, ...]) -> None:
        """Replace the deck of a row."""
        before = self.rows[row]
        self.rows = self.rows[:]
        self.rows[row] = Row(before.items, items, seen)

    # Free moments.

    def free_moments(self) -> list[Family[Any, Any]]:
        return FREE_MOMENTS

    def free_moves(self, decision: Decision[Any]) -> list[int]:
        player = self.me()
        if not player.powers.once and not player.goals.claimed:
            return []
        return super().free_moves(decision)

    def fixes(self) -> Fixes:
        return self.box.fixes

    # What is hidden from whom (OQ-82).

    def zones(self) -> list[Zone[Any]]:
        return zones_of(self.seats, self.rules, self.draft is not None)

    def backs(self) -> list[list[int]]:
        return self.box.backs

    def back_by_thing(self) -> dict[int, int]:
        return self.box.back_by_thing

    def in_sight(self) -> list[int]:
        """Return the things with a back that lie open."""
        found = [item for row in self.rows for item in row.items]
        found += [self.looked, *self.solo.out, *self.rival.stadiums]
        for player in self.players:
            for things in (
                *player.stadiums,
                *player.fleet.ships,
                player.infrastructure.hand,
                player.infrastructure.played,
                player.actions.shown,
            ):
                found += things
            found += [flight.ship for flight in player.fleet.flights]
            found += [number for flight in player.fleet.flights for number in flight.stadiums]
            found += player.fleet.returning
        return found
