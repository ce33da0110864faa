"""The data that pickle and copy.deepcopy keep of a state, and the state made of it again."""

from __future__ import annotations

from nextfrontier.games.evacuation.effects.inventing import set_powers
from nextfrontier.games.evacuation.positions.pending import reader_of
from nextfrontier.games.evacuation.state.box import Box
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.powers import NO_POWERS
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kit.pickles import Fields, fields_of, made_of, state_fields, state_of


def take_apart(worlds: Worlds) -> Fields:
    """Return everything of a state but its components."""
    fields = state_fields(worlds)
    del fields["box"]
    fields["players"] = [player_fields(worlds.box, player) for player in worlds.players]
    return fields


def player_fields(box: Box, player: Player) -> Fields:
    """Return the fields of a nation with the place of its continent; its powers follow from its research."""
    fields = fields_of(player)
    del fields["powers"]
    return fields | {"continent": box.continents.index(player.continent)}


def put_together(box: Box, fields: Fields) -> Worlds:
    """Make the state of its kept data."""
    players = [player_of(box, kept) for kept in fields["players"]]
    whole = {**fields, "box": box, "players": players}
    worlds: Worlds = state_of(Worlds, whole, reader_of(box))
    for player in worlds.players:
        set_powers(worlds, player)
    return worlds


def player_of(box: Box, kept: Fields) -> Player:
    """Make the nation of its kept data, still without powers."""
    continent = box.continents[kept["continent"]]
    player: Player = made_of(Player, {**kept, "continent": continent, "powers": NO_POWERS})
    return player
