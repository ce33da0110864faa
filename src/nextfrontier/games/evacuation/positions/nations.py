"""One nation of a position: its board, pieces, technologies and ships under way."""

from __future__ import annotations

from msgspec import UNSET

from nextfrontier.games.evacuation.effects.inventing import set_powers
from nextfrontier.games.evacuation.positions.documents import FlightPosition, Kinds, PlayerPosition
from nextfrontier.games.evacuation.positions.things import Names
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.games.evacuation.state.box import Box
from nextfrontier.games.evacuation.state.flights import Flight
from nextfrontier.games.evacuation.state.goods import KINDS, NAMES, Goods
from nextfrontier.games.evacuation.state.parts import END, LANES, NO_SETTLEMENTS
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.values import put_at, replace_fields, split_path
from nextfrontier.kit.positions import refuse

RACE_LEVELS = 60


def amounts(given: Kinds, path: str, least: int = 0) -> list[int]:
    """Return three amounts; refuse those out of a sensible range."""
    found = [given.food, given.steel, given.energy]
    if not all(least <= amount <= 999 for amount in found):
        refuse(path, problem("amounts_lie_between_999", least=least))
    return found


def number_in(value: int, low: int, high: int, path: str) -> int:
    """Return the number; refuse one out of its range."""
    if not low <= value <= high:
        refuse(path, problem("expected_number_from", low=low, high=high))
    return value


def set_nation(worlds: Worlds, player: Player, area: PlayerPosition, path: str, names: Names) -> None:
    """Set all parts of one player but Goal and Action cards."""
    set_board(worlds, player, area, path)
    set_pieces(worlds, player, area, path)
    set_technologies(worlds, player, area, path)
    for field, at, low, high in (("stadiums", "stadiums", 300, 318), ("ships", "fleet.ships", 201, 222)):
        given = getattr(area, field)
        if given is not UNSET:
            both = [names.items(given.old, f"{path}.{field}", low, high)]
            both.append(names.items(given.new, f"{path}.{field}", low, high))
            put_at(player, split_path(at), [tuple(sorted(things)) for things in both])
    for field, part in (("infrastructure", "hand"), ("played", "played")):
        given = getattr(area, field)
        if given is not UNSET:
            put_at(
                player,
                ["infrastructure", part],
                tuple(sorted(names.items(given, f"{path}.{field}", 401, 419))),
            )
    if area.completed is not UNSET:
        completed = tuple(sorted(worlds.box.ids.get(name, -1) for name in area.completed))
        player.infrastructure = replace_fields(player.infrastructure, completed=completed)
        if not set(player.infrastructure.completed) <= set(player.infrastructure.played):
            refuse(f"{path}.completed", problem("completed_cards_have_been_played"), "EV-INFRA-06")
    if area.returning is not UNSET:
        player.fleet = replace_fields(
            player.fleet, returning=names.items(area.returning, f"{path}.returning", 201, 222)
        )
    if area.flights is not UNSET:
        player.fleet = replace_fields(
            player.fleet,
            flights=tuple(flight_of(worlds, flight, f"{path}.flights", names) for flight in area.flights),
        )
        if area.left is UNSET:
            for flight in player.fleet.flights:
                player.left &= ~sum({1 << number for number in (*flight.bays, *flight.crates)})
    if area.fresh is not UNSET:
        ids = worlds.box.ids
        player.fleet = replace_fields(
            player.fleet, fresh=tuple((ids.get(ship, -1), flight, more) for ship, flight, more in area.fresh)
        )
        if any(not 201 <= entry[0] < 222 for entry in player.fleet.fresh):
            refuse(f"{path}.fresh", problem("expected_ships"))


def set_board(worlds: Worlds, player: Player, area: PlayerPosition, path: str) -> None:
    """Set continent, resources, production and markers."""
    if area.continent is not UNSET:
        found = [continent for continent in worlds.box.continents if continent.id == area.continent]
        if not found:
            refuse(f"{path}.continent", problem("continents_k1_k4"), "EV-SETUP-02")
        other = next((o for o in worlds.players if o.continent is found[0]), player)
        other.continent, player.continent = player.continent, found[0]
    for world, given in enumerate((area.old, area.new)):
        if given is not UNSET:
            player.goods[world * KINDS : world * KINDS + KINDS] = amounts(given, path)
    if area.production is not UNSET:
        least = -RACE_LEVELS if worlds.rules.race else 0
        player.production = amounts(area.production, f"{path}.production", least)
    if area.people is not UNSET:
        player.people = number_in(area.people, 0, 999, f"{path}.people")
    if area.penalties is not UNSET:
        player.penalties = number_in(area.penalties, 0, 999, f"{path}.penalties")
    if area.markers is not UNSET:
        if len(area.markers) != 2:
            refuse(f"{path}.markers", problem("player_has_two_progress_markers"), "EV-SETUP-05")
        steps = tuple(number_in(step, 0, END, f"{path}.markers") for step, _ in area.markers)
        lanes = tuple(LANES.index(lane) for _, lane in area.markers)
        player.progress = replace_fields(player.progress, steps=steps, lanes=lanes)
    if area.lead is not UNSET:
        player.progress = replace_fields(player.progress, lead=number_in(area.lead, -1, 1, f"{path}.lead"))
    if area.actions is not UNSET:
        tucked = tuple(number_in(group, 1, 4, f"{path}.actions") for group in area.actions)
        player.actions = replace_fields(player.actions, tucked=tucked)
    if area.passed is not UNSET:
        player.actions = replace_fields(player.actions, passed=area.passed)


def set_pieces(worlds: Worlds, player: Player, area: PlayerPosition, path: str) -> None:
    """Set Areas of both planets, Productivity tiles and Factories."""
    if area.left is not UNSET:
        ids = [tile.id for tile in worlds.box.old_areas]
        if any(name not in ids for name in area.left):
            refuse(f"{path}.left", problem("areas_old_world", known=list(ids)), "EV-SETUP-02")
        player.left = sum({1 << ids.index(name) for name in area.left})
    if area.tiles is not UNSET:
        old = number_in(area.tiles.old, 0, 2, f"{path}.tiles")
        landed = number_in(area.tiles.new, 0, 2 - old, f"{path}.tiles")
        player.progress = replace_fields(player.progress, tiles_old=old, tiles_landed=landed)
    if area.factories is not UNSET:
        given = area.factories
        player.factories = amounts(given.old, f"{path}.factories") + amounts(given.new, f"{path}.factories")
    if area.settled is not UNSET:
        set_settled(worlds, player, area.settled, f"{path}.settled")
    if any(player.unused_factories(kind) < 0 for kind in range(KINDS)):
        refuse(f"{path}.factories", problem("player_has_four_factories_each"), "EV-FACTORY-09")


def set_settled(worlds: Worlds, player: Player, settled: dict[str, list[str]], path: str) -> None:
    """Set own Areas with the kinds of their Factories."""
    geography = worlds.box.geography
    taken = worlds.settled_by_anyone() & ~player.settlements.areas
    player.settlements = NO_SETTLEMENTS
    for name, kinds in settled.items():
        number = geography.number_by_id.get(name, -1)
        if number < 0 or taken >> number & 1:
            refuse(f"{path}.{name[:40]}", problem("no_free_area_has_this"), "EV-SETTLE-15")
        area = geography.areas[number]
        if len(kinds) != area.factories or any(kind not in NAMES for kind in kinds):
            refuse(
                f"{path}.{name}",
                problem("expected_kinds_factories", factories=area.factories),
                "EV-SETTLE-14",
            )
        counts = [kinds.count(kind) for kind in NAMES]
        player.settlements = player.settlements.with_area(number, (counts[0], counts[1], counts[2]))


def set_technologies(worlds: Worlds, player: Player, area: PlayerPosition, path: str) -> None:
    """Set the technology set, grid, research and used technologies."""
    technologies = worlds.box.technologies
    ids = {technology.id: technology for technology in technologies}
    if area.set is not UNSET:
        set_ = number_in(area.set, 1, 4, f"{path}.set")
        player.technologies = replace_fields(player.technologies, set=set_, grid=grid_of(worlds.box, set_))
    if area.grid is not UNSET:
        names = [name for column in area.grid for name in column]
        wanted = sorted(t.id for t in technologies if t.set == player.technologies.set)
        levels = [ids[name].level for name in names] if sorted(names) == wanted else []
        if levels != [1, 2, 3] * 3 or any(len(column) != 3 for column in area.grid):
            refuse(f"{path}.grid", problem("columns_of_own_set"), "EV-SETUP-10")
        player.technologies = replace_fields(
            player.technologies, grid=tuple(ids[name].number for name in names)
        )
    if area.research is not UNSET:
        if len(area.research) != 3:
            refuse(f"{path}.research", problem("expected_three_columns"), "EV-TECH-03")
        research = tuple(number_in(number, 0, 6, f"{path}.research") for number in area.research)
        if 1 in research:
            refuse(f"{path}.research", problem("level_1_takes_one_invention"), "EV-TECH-06")
        player.technologies = replace_fields(player.technologies, research=research)
    if area.used is not UNSET:
        if any(name not in ids for name in area.used):
            refuse(f"{path}.used", problem("expected_technologies"))
        used = tuple(sorted(ids[name].number for name in area.used))
        player.actions = replace_fields(player.actions, used=used)
    set_powers(worlds, player)


def grid_of(box: Box, set_: int) -> tuple[int, ...]:
    """Return the grid of a set in the order of its printed numbers, column by column from the bottom."""
    rows = [[t.number for t in box.technologies if (t.set, t.level) == (set_, level)] for level in (1, 2, 3)]
    return tuple(rows[level][column] for column in range(3) for level in range(3))


def goods_of(given: Kinds, path: str) -> Goods:
    """Return three amounts as goods."""
    found = amounts(given, path)
    return (found[0], found[1], found[2])


def flight_of(worlds: Worlds, flight: FlightPosition, path: str, names: Names) -> Flight:
    """Return a ship under way."""
    ids = [tile.id for tile in worlds.box.old_areas]
    if any(name not in ids for name in (*flight.bays, *flight.crates)):
        refuse(path, problem("expected_areas_old_world"))
    return Flight(
        names.item(flight.ship, path, 201, 222),
        tuple(sorted(ids.index(name) for name in flight.bays)),
        tuple(sorted(ids.index(name) for name in flight.crates)),
        names.items(flight.stadiums, path, 300, 318),
        goods_of(flight.factories, path),
        goods_of(flight.goods, path),
    )
