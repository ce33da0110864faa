"""Pickles and deep copies: the kept values of a state, and the state made of them again."""

from __future__ import annotations

from nextfrontier.games.underwater_cities.positions.pending import reader_of
from nextfrontier.games.underwater_cities.state.box import Box
from nextfrontier.games.underwater_cities.state.network import Network
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kit.pickles import Fields, fields_of, made_of, state_fields, state_of


def take_apart(sea: Sea) -> Fields:
    """Return everything of a state but its components."""
    fields = state_fields(sea)
    del fields["box"]
    fields["players"] = [player_fields(sea.box, player) for player in sea.players]
    return fields


def player_fields(box: Box, player: Player) -> Fields:
    """Return the fields of an area with the place of its board; its powers follow from the claimed cards."""
    fields = fields_of(player)
    del fields["powers"]
    network = fields_of(player.network)
    return fields | {"network": network | {"board": box.boards.index(player.network.board)}}


def put_together(box: Box, fields: Fields) -> Sea:
    """Make the state of its kept values."""
    players = [player_of(box, kept) for kept in fields["players"]]
    whole = {**fields, "box": box, "players": players}
    sea: Sea = state_of(Sea, whole, reader_of(box))
    return sea


def player_of(box: Box, kept: Fields) -> Player:
    """Make the area of its kept values."""
    network = made_of(Network, kept["network"] | {"board": box.boards[kept["network"]["board"]]})
    powers = box.powers_of(kept["cards"].claimed)
    player: Player = made_of(Player, {**kept, "network": network, "powers": powers})
    return player
