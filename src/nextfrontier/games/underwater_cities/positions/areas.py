"""Players' areas of a position: boards, pieces, tiles, resources, contracts."""

from __future__ import annotations

from msgspec import UNSET

from nextfrontier.games.underwater_cities.positions.documents import PlayerPosition, Position
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.state.board import (
    CITY_NAMES,
    METROPOLIS_NAMES,
    METROPOLISES,
    START,
    building_site,
)
from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES, goods_of
from nextfrontier.games.underwater_cities.state.network import Network
from nextfrontier.games.underwater_cities.state.piles import Tiles
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.reasons import problem as shared_problem
from nextfrontier.kit.positions import refuse

BUILDINGS = {"farm": 0, "desalination": 1, "laboratory": 2}


def set_area(sea: Sea, document: Position) -> None:
    """Set everything on and beside the player boards except cards."""
    if document.players is UNSET:
        return
    seats = [area.seat for area in document.players]
    if len(set(seats)) != len(seats) or any(seat >= sea.seats for seat in seats):
        refuse("players", shared_problem("expected_each_seat_from_0", seats=sea.seats - 1))
    set_boards(sea, document.players)
    for index, area in enumerate(document.players):
        path = f"players[{index}]"
        player = sea.players[area.seat]
        set_resources(player, area)
        set_cities(player.network, area, path)
        set_tunnels(player.network, area, path)
        set_buildings(player.network, area, path)
        player.metropolises.connected = connected_metropolises(player.network)
        set_player_contracts(sea, player, area, path)
    set_tiles(sea, document.players)


def set_boards(sea: Sea, areas: list[PlayerPosition]) -> None:
    """Set the named boards; a player whose board goes to another player takes that player's board."""
    for index, area in enumerate(areas):
        if area.board is UNSET:
            continue
        player = sea.players[area.seat]
        board = next((board for board in sea.box.boards if board.number == area.board), None)
        if board is None or board.advanced != player.network.board.advanced:
            side = "5–8" if player.network.board.advanced else "1–4"
            refuse(f"players[{index}].board", problem("this_game_uses_boards", side=side), "UC-ADV-01")
        other = next((other for other in sea.players if other.network.board is board), player)
        named = next((a for a in areas if a.seat == other.seat and a is not area), None)
        if other is not player and named is not None and named.board == area.board:
            refuse(f"players[{index}].board", problem("boards_all_different"), "UC-SETUP-22")
        other.network.board, player.network.board = player.network.board, board


def set_resources(player: Player, area: PlayerPosition) -> None:
    """Set the stock of a player."""
    if area.resources is UNSET:
        return
    given = [getattr(area.resources, name) for name in POSITION_NAMES]
    pairs = zip(given, player.goods, strict=True)
    player.goods = goods_of([held if amount is UNSET else amount for amount, held in pairs])


def set_cities(network: Network, area: PlayerPosition, path: str) -> None:
    """Set the domes; the starting city is always there."""
    if area.cities is UNSET:
        return
    network.nonsymbiotic, network.symbiotic = 1 << START, 0
    for name, dome in area.cities.items():
        if name not in CITY_NAMES:
            refuse(f"{path}.cities.{name}", problem("city_sites", known=list(CITY_NAMES)), "UC-BUILD-05")
        bit = 1 << CITY_NAMES.index(name)
        if dome == "symbiotic":
            network.symbiotic |= bit
            network.nonsymbiotic &= ~bit
        else:
            network.nonsymbiotic |= bit


def set_tunnels(network: Network, area: PlayerPosition, path: str) -> None:
    """Set the tunnels; each must be joined to the starting city (UC-NET-03)."""
    if area.tunnels is UNSET:
        return
    board = network.board
    network.tunnels = network.upgraded_tunnels = 0
    for name, side in area.tunnels.items():
        if name not in board.tunnels:
            sites = problem("tunnel_sites_of_board", number=board.number, known=list(board.tunnels))
            refuse(f"{path}.tunnels.{name}", sites, "UC-BUILD-20")
        bit = 1 << board.tunnels.index(name)
        network.tunnels |= bit
        if side == "upgraded":
            network.upgraded_tunnels |= bit
    connect(network)
    for index, name in enumerate(board.tunnels):
        if network.tunnels >> index & 1 and not board.ends[index] & network.reached:
            refuse(f"{path}.tunnels.{name}", problem("tunnel_not_joined_starting_city"), "UC-BUILD-21")


def connect(network: Network) -> None:
    """Follow the tunnels from the starting city."""
    network.reached = 1 << START
    for _ in range(len(network.board.tunnels)):
        for index, ends in enumerate(network.board.ends):
            if network.tunnels >> index & 1 and ends & network.reached:
                network.reached |= ends


def connected_metropolises(network: Network) -> int:
    """Tell which metropolises the tunnels connect, as a bit mask."""
    needed = network.board.metropolis_tunnels
    return sum(1 << space for space in range(METROPOLISES) if not needed[space] & ~network.tunnels)


def set_buildings(network: Network, area: PlayerPosition, path: str) -> None:
    """Set farms, desalination plants and laboratories."""
    if area.buildings is UNSET:
        return
    network.buildings = [0, 0, 0]
    network.upgraded_buildings = 0
    for name, state in area.buildings.items():
        site = building_site(name)
        if site < 0 or not network.board.building_mask >> site & 1:
            refuse(
                f"{path}.buildings.{name}",
                problem("board_has_no_such_site", number=network.board.number),
                "UC-BUILD-14",
            )
        network.buildings[BUILDINGS[state.rstrip("+")]] |= 1 << site
        if state.endswith("+"):
            network.upgraded_buildings |= 1 << site


def set_player_contracts(sea: Sea, player: Player, area: PlayerPosition, path: str) -> None:
    """Set the contracts a player has taken, and those the player has left on display."""
    ids = {contract.id: number for number, contract in sea.box.contracts.items()}
    for field in ("contracts", "declined"):
        names = getattr(area, field)
        if names is UNSET:
            continue
        if any(name not in ids for name in names) or len(set(names)) != len(names):
            refuse(f"{path}.{field}", problem("expected_different_contracts", known=list(ids)), "UC-GOV-01")
    if area.contracts is not UNSET:
        player.contracts.taken = tuple(ids[name] for name in area.contracts)
        others = [number for other in sea.players if other is not player for number in other.contracts.taken]
        if set(player.contracts.taken) & set(others):
            refuse(f"{path}.contracts", problem("each_contract_won_by_one"), "UC-GOV-03")
    if area.declined is not UNSET:
        player.contracts.refused = sum(1 << ids[name] % 100 for name in area.declined)
    if area.produced is not UNSET:
        player.produced = area.produced


def set_tiles(sea: Sea, areas: list[PlayerPosition]) -> None:
    """Set the metropolis tiles; deal new tiles to places that lost theirs (UC-SETUP-25..29)."""
    ids = {tile.id: number for number, tile in sea.box.tiles.items()}
    named: dict[int, str] = {}
    wanted: dict[int, list[int]] = {player.seat: [0, 0, 0] for player in sea.players}
    for index, area in enumerate(areas):
        if area.metropolises is not UNSET:
            for space, name in area.metropolises.items():
                path = f"players[{index}].metropolises.{space}"
                number = tile_number(ids, named, name, path)
                if space not in METROPOLIS_NAMES or (space == "TL") != (number < 311):
                    refuse(path, problem("brown_tile_lies_on_tl"), "UC-SETUP-27")
                wanted[area.seat][METROPOLIS_NAMES.index(space)] = number
        if area.gained is not UNSET:
            gained = [tile_number(ids, named, name, f"players[{index}].gained") for name in area.gained]
            if any(number < 311 for number in gained):
                refuse(f"players[{index}].gained", problem("brown_tiles_never_gained"), "UC-SETUP-29")
            sea.players[area.seat].metropolises.gained = tuple(gained)
    refuse_tiles_not_in_solo(sea, named)
    deal_tiles(sea, named, wanted)


def refuse_tiles_not_in_solo(sea: Sea, named: dict[int, str]) -> None:
    """Refuse the tile that is removed before a solo game (UC-SOLO-04)."""
    for number, path in named.items():
        tile = sea.box.tile(number)
        if sea.seats == 1 and not tile.solo:
            refuse(path, problem("not_used_solo", id=tile.id), "UC-SOLO-04")


def tile_number(ids: dict[str, int], named: dict[int, str], name: str, path: str) -> int:
    """Return the number of a tile that is named once only."""
    if name not in ids:
        refuse(path, problem("tiles_are", known=list(ids)), "UC-SETUP-25")
    number = ids[name]
    if number in named:
        refuse(path, problem("already_placed", name=name, named=named[number]), "UC-SETUP-25")
    named[number] = path
    return number


def deal_tiles(sea: Sea, named: dict[int, str], wanted: dict[int, list[int]]) -> None:
    """Put the named tiles in their places, keep the dealt ones and fill the gaps."""
    for player in sea.players:
        kept = [number if number not in named else 0 for number in player.metropolises.tiles]
        wanted[player.seat] = [new or old for new, old in zip(wanted[player.seat], kept, strict=True)]
    used = {number for tiles in wanted.values() for number in tiles} | set(named)
    free = [
        number
        for number, tile in sea.box.tiles.items()
        if number not in used and (tile.solo or sea.seats > 1)
    ]
    brown = [number for number in free if number < 311]
    blue = [number for number in free if number >= 311]
    for player in sea.players:
        tiles = wanted[player.seat]
        player.metropolises.tiles = tuple(
            number or (brown.pop(0) if space == 0 else blue.pop(0)) for space, number in enumerate(tiles)
        )
    sea.tiles = Tiles(tuple(sorted(blue)))
