"""Pending tasks of this game from their documents; effects by their place."""

from __future__ import annotations

from functools import partial

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.state.box import Box
from nextfrontier.kit.pending import task_reader
from nextfrontier.kit.positions import Decode


def reader_of(box: Box) -> Decode:
    """Return the function that makes tasks of their documents."""
    return task_reader("nextfrontier.games.underwater_cities", partial(find_effect, box))


def find_effect(box: Box, place: str) -> Effect:
    """Find the node that stands at a place such as `card 37/2`, `SL-10`, `B-4`, `C2`, `board 1 MC`."""
    root, *path = place.split("/")
    effect = find_root(box, root)
    for step in path:
        effect = effect.children()[int(step) - 1]
    if effect.place != place:
        raise ValueError(f"no effect at {place}")
    return effect


def find_root(box: Box, name: str) -> Effect:
    """Find the whole effect of a component."""
    if name.startswith("card "):
        return box.card(int(name[5:])).effect
    if name == "AAS":
        return box.always
    if name.startswith("SL-"):
        slot, *changes = name.split("+")
        for seats, ring in ((2, box.few), (4, box.many)):
            for index, place in enumerate(ring):
                if place.slot == slot:
                    return box.slot_effect(seats, index, tuple(int(card) for card in changes))
    if name.startswith("board "):
        return site_bonus(box, name)
    for tile in box.tiles.values():
        if tile.id == name and tile.instant is not None:
            return tile.instant
    for contract in box.contracts.values():
        if contract.id == name:
            return contract.take
    raise ValueError(f"no effect at {name}")


def site_bonus(box: Box, name: str) -> Effect:
    """Return the bonus printed on a site of a player board."""
    for board in box.boards:
        for effect in (*board.city_bonus, *board.tunnel_bonus, *board.building_bonus):
            if effect is not None and effect.place == name:
                return effect
    raise ValueError(f"no effect at {name}")
