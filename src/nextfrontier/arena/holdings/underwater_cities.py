"""What a player of Underwater Cities had in the end."""

from __future__ import annotations

from nextfrontier.games.underwater_cities.state.player import ASSISTANT
from nextfrontier.games.underwater_cities.state.sea import Sea


def holdings(sea: Sea, seat: int) -> dict[str, list[str]]:
    """Return claimed and paid cards, connected metropolises, contracts, the player board and the cities."""
    player, box = sea.players[seat], sea.box
    tiles, contracts = player.metropolises.connected_tiles(), player.contracts.taken
    return {
        "claimed": [f"cards/{card}" for card in player.cards.claimed if card != ASSISTANT],
        "special": [f"cards/{card}" for card in player.cards.under_board],
        "metropolis": [f"metropolises/{box.tile(tile).id}" for tile in tiles],
        "contract": [f"contracts/{box.contract(contract).id}" for contract in contracts],
        "board": [str(player.network.board.number)],
        "cities": [str(player.network.connected_cities().bit_count())],
    }
