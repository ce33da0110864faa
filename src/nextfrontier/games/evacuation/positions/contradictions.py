"""Contradictions of a position: parts of a module that is not played, two things on one place, one thing at two."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET, Struct

from nextfrontier.games.evacuation.positions.documents import PlayerPosition, Position
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.games.evacuation.rules.loading import building_limit, resource_limit, wild_bays_needed
from nextfrontier.games.evacuation.rules.progress import second_lane_used, spots
from nextfrontier.games.evacuation.rules.solo import has_rival
from nextfrontier.games.evacuation.state.box import STARTING_STADIUM
from nextfrontier.games.evacuation.state.goods import KINDS
from nextfrontier.games.evacuation.state.parts import END, MAIN, SECOND, WAITING
from nextfrontier.games.evacuation.state.phases import TRANSPORT
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.worlds import Rules, Worlds
from nextfrontier.kernel.reasons import problem as shared_problem
from nextfrontier.kit.positions import refuse

CARDS_OF_TABLE = ("action_deck", "action_seen", "discard", "discard_seen")
CARDS_OF_PLAYER = ("hand", "under", "shown", "dropped")
GOALS_OF_PLAYER = ("goals", "kept", "discarded_goal")
COMMON_OF_PLAYER = ("common_goals", "played_goals")

Named = tuple[str, PlayerPosition, Player]  # the path of a nation, its document and its state


def nations_of(worlds: Worlds, document: Position) -> list[Named]:
    """Return the nations that a position names, with their paths."""
    areas = [] if document.players is UNSET else document.players
    return [(f"players[{index}]", area, worlds.players[area.seat]) for index, area in enumerate(areas)]


# Parts of what is not played: looked for before anything is placed.


def refuse_unused_parts(rules: Rules, seats: int, document: Position) -> None:
    """Refuse cards, tiles and sides that belong to a module or variant without its option."""
    players = [] if document.players is UNSET else document.players
    unused: list[tuple[bool, tuple[str, ...], tuple[str, ...], str, str]] = [
        (rules.common_goals, ("common_goals",), COMMON_OF_PLAYER, "no_common_goals", "EV-MOD-02"),
        (rules.lines != "", ("lines",), (), "no_line_majority", "EV-MOD-08"),
        (rules.advanced, CARDS_OF_TABLE, CARDS_OF_PLAYER, "no_action_cards", "EV-ADV-02"),
        (not rules.race, ("draft",), GOALS_OF_PLAYER, "no_goal_cards_in_race", "OQ-40"),
        (seats == 1 or rules.third, ("rival",), (), "no_solo_deck", "EV-SOLO-38"),
    ]
    for played, of_table, of_player, code, rule in unused:
        if played:
            continue
        found = list(told_fields(document, of_table, ""))
        for index, area in enumerate(players):
            found += told_fields(area, of_player, f"players[{index}].")
        if found:
            refuse(found[0], problem(code), rule)
    if not rules.race and document.ending is not UNSET and document.ending >= 0:
        refuse("ending", problem("only_race_ends_before_its"), "EV-RACE-03")


def told_fields(document: Struct, fields: tuple[str, ...], path: str) -> Iterator[str]:
    """Yield the paths of those fields that say something."""
    for field in fields:
        if getattr(document, field) is not UNSET and getattr(document, field) != []:
            yield path + field


# What has been placed.


def refuse_contradictions(worlds: Worlds, document: Position) -> None:
    """Refuse things that no game can hold at once."""
    named = nations_of(worlds, document)
    check_named_once(named)
    check_markers(worlds, named)
    for path, area, player in named:
        check_pieces(player, area, path)
        check_flights(worlds, player, path)
    check_half_done(worlds, document, named)
    if has_rival(worlds) and worlds.rival.areas & settled_by_players(worlds):
        refuse("rival.areas", problem("area_belongs_one_side"), "EV-SETTLE-15")


def check_named_once(named: list[Named]) -> None:
    """Check that no two nations name the same continent or technology set (EV-SETUP-02, -08)."""
    for field, rule in (("continent", "EV-SETUP-02"), ("set", "EV-SETUP-08")):
        found: dict[object, str] = {}
        for path, area, _ in named:
            given = getattr(area, field)
            if given is not UNSET and given in found:
                refuse(f"{path}.{field}", problem("had_by_another", found=found[given]), rule)
            found[given] = f"{path}.{field}"


def check_markers(worlds: Worlds, named: list[Named]) -> None:
    """Refuse a space with too many markers; two may share the end step (EV-PROG-08, -09, OQ-29, OQ-64)."""
    paths = {player.seat: f"{path}.markers" for path, _, player in named}
    standing: dict[tuple[int, int], int] = {}
    for path, step, lane, shares in all_markers(worlds, paths):
        if lane == WAITING:
            continue
        if step == 0:
            refuse(path, problem("start_has_waiting_lane_only"), "OQ-29")
        if lane == SECOND and not second_lane_used(worlds):
            refuse(path, problem("second_lane_used_three_more"), "EV-PROG-09")
        if not shares:
            standing[step, lane] = standing.get((step, lane), 0) + 1
        if standing.get((step, lane), 0) > spots(step):
            refuse(path, problem("space_step_taken_by_another", step=step), "EV-PROG-08")


def all_markers(worlds: Worlds, paths: dict[int, str]) -> Iterator[tuple[str, int, int, bool]]:
    """Yield path, step and lane of every Progress marker, and whether it may share a space."""
    for player in worlds.players:
        for marker in range(2):
            path = paths.get(player.seat, "players")
            yield (
                path,
                player.progress.steps[marker],
                player.progress.lanes[marker],
                player.powers.share_spaces,
            )
    for place in range(0, len(worlds.civilizations.markers), 2):
        step, lane = worlds.civilizations.markers[place : place + 2]
        if not 0 <= step <= END or lane not in (WAITING, MAIN):
            refuse("rival.markers", problem("steps_go_from_0_lanes", end=END), "EV-SOLO-17")
        yield "rival.markers", step, lane, False


def check_pieces(player: Player, area: PlayerPosition, path: str) -> None:
    """Check that no piece of a nation is named twice, and that each has its owner."""
    for field, rule in (("left", "EV-SETUP-02"), ("completed", "EV-INFRA-06"), ("used", "EV-TECH-11")):
        given = getattr(area, field)
        if given is not UNSET and len(set(given)) != len(given):
            refuse(f"{path}.{field}", problem("something_named_twice"), rule)
    aboard = [number for flight in player.fleet.flights for number in flight.stadiums]
    if [*player.stadiums[0], *player.stadiums[1], *aboard].count(STARTING_STADIUM) > 1:
        refuse(f"{path}.stadiums", problem("nation_has_one_starting_stadium"), "EV-SETUP-07")
    if any(number not in player.technologies.all_developed() for number in player.actions.used):
        refuse(f"{path}.used", problem("only_developed_technologies_used"), "EV-TECH-11")
    if any(player.unused_factories(kind) < 0 for kind in range(KINDS)):
        refuse(f"{path}.factories", problem("player_has_four_factories_each"), "EV-FACTORY-09")
    check_fresh(player, f"{path}.fresh")


def check_fresh(player: Player, path: str) -> None:
    """Check that a first journey is that of an own ship, once (OQ-79)."""
    own = [
        *player.fleet.ships[0],
        *player.fleet.ships[1],
        *player.fleet.returning,
        *(flight.ship for flight in player.fleet.flights),
    ]
    ships = [ship for ship, _, _ in player.fleet.fresh]
    if any(ship not in own for ship in ships) or len(set(ships)) != len(ships):
        refuse(path, problem("expected_ships_this_nation_each"), "OQ-79")


def check_flights(worlds: Worlds, player: Player, path: str) -> None:
    """Check that all cargo has left the Old World, and fits on its ship (EV-TRANS-04, -05, -09, -10, -16)."""
    gone: set[int] = set()
    for index, flight in enumerate(player.fleet.flights):
        place = f"{path}.flights[{index}]"
        areas = [*flight.bays, *flight.crates]
        if len(set(areas)) != len(areas) or gone & set(areas):
            refuse(place, problem("area_evacuated_once"), "EV-TRANS-09")
        gone |= set(areas)
        if any(player.left >> area & 1 for area in areas):
            refuse(f"{path}.left", problem("area_under_way_has_left"), "EV-TRANS-09")
        freed = [worlds.box.old_areas[area].factory for area in areas]
        if any(freed.count(kind) > flight.factories[kind] for kind in range(KINDS)):
            refuse(f"{place}.factories", problem("evacuated_factories_on_board"), "EV-TRANS-08")
        if len(flight.bays) > len(worlds.box.ship(flight.ship).bays):
            refuse(f"{place}.bays", problem("ship_has_fewer_bays"), "EV-TRANS-04")
        if flight.buildings() > building_limit(worlds, player, flight.ship):
            refuse(place, problem("more_buildings_than_ship_holds"), "EV-TRANS-10")
        if flight.resources() > resource_limit(worlds, player, flight.ship):
            refuse(f"{place}.goods", problem("more_units_than_ship_holds"), "EV-TRANS-16")
    if wild_bays_needed(worlds, player, player.fleet.flights) > player.powers.wild_bays:
        refuse(f"{path}.flights", problem("edge_colour_matches_no_bay"), "EV-TRANS-05")


def check_half_done(worlds: Worlds, document: Position, named: list[Named]) -> None:
    """Check that ships under way, given-up cards and a turned-up item belong to a pending task."""
    if document.pending is not UNSET and document.pending:
        return
    if document.looked is not UNSET:
        refuse("looked", problem("item_turned_up_middle_turn"), "OQ-71")
    for path, _, player in named:
        if (player.fleet.flights or player.fleet.returning) and worlds.phase != TRANSPORT:
            field = "flights" if player.fleet.flights else "returning"
            refuse(f"{path}.{field}", problem("ships_under_way_transport_only"), "EV-TRANS-01")
        if player.dropped:
            refuse(f"{path}.dropped", shared_problem("nobody_choosing_cards"), "EV-ADV-21")


def settled_by_players(worlds: Worlds) -> int:
    """Return all Areas that nations have settled, as bits."""
    found = 0
    for player in worlds.players:
        found |= player.settlements.areas
    return found
