"""Doubts about a position: unlikely facts that no rule forbids; a state that was reached by play has none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nextfrontier.games.underwater_cities.positions.encode import is_start_of_turn
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.rules.solo import moving_tiles, neutral_tiles
from nextfrontier.games.underwater_cities.state.board import CITY_NAMES, START, building_site_name
from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.bits import members
from nextfrontier.kernel.game import Doubt
from nextfrontier.kernel.reasons import problem as shared_problem

HAND: Final = 3
MUCH: Final = 40
NEUTRAL_TILES: Final = 3


def doubts_of(sea: Sea) -> list[Doubt]:
    """Return everything unlikely in a position; counts are only looked at where a turn begins."""
    found = list(cloned_slots(sea))
    for player in sea.players:
        path = f"players[{player.seat}]"
        found += [*lonely_cities(player, path), *lonely_buildings(player, path), *riches(player, path)]
    if is_start_of_turn(sea):
        found += [*tiles_played(sea), *small_hands(sea), *early_pieces(sea), *neutral_places(sea)]
    return found


def lonely_cities(player: Player, path: str) -> Iterator[Doubt]:
    """Doubt cities that are not built one next to another from the starting city (UC-BUILD-06)."""
    cities = player.network.cities()
    grown, before = 1 << START, 0
    while grown != before:
        before = grown
        grown |= player.network.board.neighbours[grown] & cities
    for city in members(cities & ~grown):
        name = CITY_NAMES[city]
        yield Doubt("lonely_city", f"{path}.cities.{name}", problem("no_chain_cities_leads_starting"))


def lonely_buildings(player: Player, path: str) -> Iterator[Doubt]:
    """Doubt buildings that stand neither at a city nor at a site where a city could be built (UC-BUILD-15)."""
    network = player.network
    cities = network.cities()
    sites = network.building_sites_of(cities | network.board.neighbours[cities])
    for site in members(network.all_buildings() & ~sites):
        name = building_site_name(site)
        yield Doubt("lonely_building", f"{path}.buildings.{name}", problem("no_city_here_or_next"))


def riches(player: Player, path: str) -> Iterator[Doubt]:
    """Doubt resources in amounts that are hardly ever held."""
    for name, amount in zip(POSITION_NAMES, player.goods, strict=True):
        if amount > MUCH:
            yield Doubt(
                "riches",
                f"{path}.resources.{name}",
                shared_problem("hardly_anybody_ever_holds_more", much=MUCH),
            )


def cloned_slots(sea: Sea) -> Iterator[Doubt]:
    """Doubt second tiles on slots without the cloning tile, which is used once in a round (UC-CLONE-04, -07)."""
    doubled = [sea.slot_name(slot) for slot, tiles in enumerate(sea.board.slots[:-1]) if len(tiles) > 1]
    if len(doubled) > 1 or (doubled and not sea.board.clone_used):
        yield Doubt("cloned_slots", f"slots.{doubled[-1]}", problem("cloning_tile_puts_one_second"))
    elif sea.board.clone_used and not doubled:
        yield Doubt("cloned_slots", "clone_used", problem("no_slot_holds_tile_that"))


def tiles_played(sea: Sea) -> Iterator[Doubt]:
    """Doubt wrong numbers of tiles: one for each turn taken, so one fewer from `to_play` on (UC-ROUND-01)."""
    place = sea.calendar.order.index(sea.active)
    for seat in range(sea.seats):
        expected = sea.calendar.cycle - (sea.calendar.order.index(seat) >= place)
        found = sum(tiles.count(seat) for tiles in sea.board.slots)
        if found != expected:
            told = problem("other_tiles_played", seat=seat, found=found, expected=expected)
            yield Doubt("tiles_played", "slots", told)


def small_hands(sea: Sea) -> Iterator[Doubt]:
    """Doubt small hands, because every turn ends with a drawn card (UC-ENDTURN-02)."""
    for player in sea.players:
        if len(player.cards.hand) < HAND and (sea.era_deck.left() or sea.era_deck.discard):
            yield Doubt("small_hand", f"players[{player.seat}].hand", problem("hand_is_small", least=HAND))


def early_pieces(sea: Sea) -> Iterator[Doubt]:
    """Doubt pieces other than the starting cities before the first turn (UC-SETUP-24)."""
    if (sea.calendar.round, sea.calendar.cycle, sea.active) != (1, 1, sea.calendar.order[0]):
        return
    for player in sea.players:
        if player.network.cities() != 1 << START or player.network.tunnels or player.network.all_buildings():
            yield Doubt("early_pieces", f"players[{player.seat}]", problem("nobody_has_had_turn_build"))


def neutral_places(sea: Sea) -> Iterator[Doubt]:
    """Doubt solo tiles other than three neutral ones on one number, and perhaps a fourth (UC-SOLO-05, -17)."""
    if sea.seats > 1:
        return
    standing = neutral_tiles(sea)
    numbers = {slot % (NEUTRAL_TILES + 1) for slot in moving_tiles(standing)}
    if not NEUTRAL_TILES <= len(standing) <= NEUTRAL_TILES + 1 or len(numbers) != 1:
        yield Doubt("neutral_tiles", "slots", problem("neutral_tiles_elsewhere"))
