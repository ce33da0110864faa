"""What a player of Underwater Cities had in the end."""

from __future__ import annotations

from nextfrontier.games.underwater_cities.state.player import ASSISTANT
from nextfrontier.games.underwater_cities.state.sea import Sea


def holdings(sea: Sea, seat: int) -> dict[str, list[str]]:
    """Return claimed and paid cards, connected metropolises, contracts, the player board and the cities."""
    player, box = sea.players[seat], sea.box
    cards = [card for card in player.cards.claimed if card != ASSISTANT]
    board = player.network.board
    return {
        "claimed card": [f"{card} {box.card(card).name}" for card in cards],
        "special card paid for": [f"{card} {box.card(card).name}" for card in player.cards.under_board],
        "metropolis": [box.tile(tile).id for tile in player.metropolises.connected_tiles()],
        "contract": [box.contract(contract).name for contract in player.contracts.taken],
        "player board": [f"{'advanced' if board.advanced else 'basic'} {board.number}"],
        "connected cities": [str(player.network.connected_cities().bit_count())],
    }
