"""What a player of Underwater Cities had in the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nextfrontier.games.underwater_cities.state.board import DESALINATION, FARM, LABORATORY
from nextfrontier.games.underwater_cities.state.network import Network
from nextfrontier.games.underwater_cities.state.player import ASSISTANT
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.decisions import MoveFacts

BUILDINGS: Final = {"farms": FARM, "desalination_plants": DESALINATION, "laboratories": LABORATORY}


def holdings(sea: Sea, seat: int, moves: Sequence[MoveFacts]) -> dict[str, list[str]]:
    """Return cards played, claimed and paid, connected metropolises, contracts, the board and what was built."""
    player, box = sea.players[seat], sea.box
    tiles, contracts = player.metropolises.connected_tiles(), player.contracts.taken
    return {
        "played": [f"cards/{move.fields['card']}" for move in moves if move.fields.get("matches")],
        "claimed": [f"cards/{card}" for card in player.cards.claimed if card != ASSISTANT],
        "special": [f"cards/{card}" for card in player.cards.under_board],
        "metropolis": [f"metropolises/{box.tile(tile).id}" for tile in tiles],
        "contract": [f"contracts/{box.contract(contract).id}" for contract in contracts],
        "board": [str(player.network.board.number)],
        **{kind: [str(pieces.bit_count())] for kind, pieces in find_pieces(player.network).items()},
    }


def find_pieces(network: Network) -> dict[str, int]:
    """Return the sites of all pieces on a board by their kind, as bits; upgraded ones are among the others, too."""
    found = {
        "cities": network.connected_cities(),
        "nonsymbiotic_cities": network.nonsymbiotic,
        "symbiotic_cities": network.symbiotic,
        "tunnels": network.tunnels,
        "upgraded_tunnels": network.upgraded_tunnels,
    }
    for kind, number in BUILDINGS.items():
        found[kind] = network.buildings[number]
        found[f"upgraded_{kind}"] = network.buildings[number] & network.upgraded_buildings
    return found
