"""Metropolises: connecting them, their instant effects, and gaining further tiles (UC-METRO, CD-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Effect
from nextfrontier.games.underwater_cities.effects.fields import TILE
from nextfrontier.games.underwater_cities.effects.permanents import METROPOLIS_CONNECTED
from nextfrontier.games.underwater_cities.effects.places import IN_TURN, places
from nextfrontier.games.underwater_cities.effects.triggers import trigger
from nextfrontier.games.underwater_cities.rules.contracts import newly_met
from nextfrontier.games.underwater_cities.state.board import METROPOLISES
from nextfrontier.games.underwater_cities.state.piles import Tiles
from nextfrontier.games.underwater_cities.state.player import Metropolises
from nextfrontier.games.underwater_cities.state.sea import LOOK
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Shape
from nextfrontier.kernel.tasks import REVEALS
from nextfrontier.kit.vocabulary import Amount, Word

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea


def connect_metropolises(sea: Sea, found: list[Effect]) -> None:
    """Connect each metropolis whose last tunnel was just built (UC-METRO-01..03, -06, -09)."""
    player = sea.me()
    for space in range(METROPOLISES):
        own = player.metropolises
        needed = player.network.board.metropolis_tunnels[space]
        if own.connected >> space & 1 or needed & ~player.network.tunnels:
            continue
        player.metropolises = Metropolises(own.tiles, own.connected | 1 << space, own.gained)
        add_connection_effects(sea, own.tiles[space], found)


def add_connection_effects(sea: Sea, number: int, found: list[Effect]) -> None:
    """Add the effects that a newly connected tile triggers."""
    tile = sea.box.tile(number)
    sea.tell("metropolis_connected", tile.id, {})
    if tile.instant is not None:
        found.append(tile.instant)
    sea.me().powers.waiting_for(METROPOLIS_CONNECTED, 0, 0, found)


class GainMetropolis(Effect):
    """Look at some undealt blue tiles and keep one beside the board, connected at once (CD-04)."""

    def __init__(self, look: int) -> None:
        super().__init__()
        self.look = look

    def possible(self, sea: Sea) -> bool:
        return bool(sea.tiles.undealt)

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return [] if sea.tiles.undealt else [Reason("no_metropolis_left", "UC-SETUP-29", {}, [])]

    def begin(self, sea: Sea, must: bool) -> None:
        if sea.searching:
            return
        drawn = sea.shuffle(LOOK, list(sea.tiles.undealt))[: self.look]
        rest = tuple(tile for tile in sea.tiles.undealt if tile not in drawn)
        sea.tiles = Tiles(rest, tuple(sorted(drawn)))
        if sea.events is not None:
            names = [sea.box.tile(tile).id for tile in drawn]
            sea.tell_secret(
                "looked", self.place, {"tiles": len(drawn)}, {"which": names}, 1 << sea.active, True
            )
        sea.push(KeepTile(self))

    def supplies(self) -> int:
        return REVEALS  # what unseen tiles might bring does not count (UC-TURN-22)

    def attainable(self, sea: Sea, supply: int) -> bool:
        return bool(sea.tiles.undealt)


GAIN_METROPOLIS: Final = Word(
    "gain_metropolis",
    EFFECT,
    GainMetropolis,
    Amount("look", most=5, named=True),
    icons="look $look metropolis gain 1 metropolis",
    places=places(*IN_TURN),
)


class KeepTile(Decision["Sea"]):
    """Choose one of the looked-at tiles to keep; one must be kept (CD-04)."""

    shape = Shape("keep_tile", Node("effect", Effect))
    asked_by = ["UC-METRO-06", "UC-SETUP-29"]

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def always_asked(self) -> bool:
        return True

    def families(self) -> list[Family[Any, Any]]:
        return TILES


class TakeTile(Family["Sea", KeepTile]):
    """Keep a tile, connected at once; the others go back."""

    def __init__(self) -> None:
        super().__init__("tile", "take {tile}", [TILE])

    def options(self, state: Sea, asked: KeepTile) -> list[int]:
        return list(state.tiles.looking)

    def apply(self, state: Sea, asked: KeepTile, move: int) -> None:
        rest = tuple(tile for tile in state.tiles.looking if tile != move)
        state.tiles = Tiles(tuple(sorted((*state.tiles.undealt, *rest))))
        own = state.me().metropolises
        state.me().metropolises = Metropolises(own.tiles, own.connected, (*own.gained, move))
        found: list[Effect] = []
        add_connection_effects(state, move, found)
        newly_met(state, found)
        trigger(state, found)


TILES: Final = hand_out([TakeTile()])
