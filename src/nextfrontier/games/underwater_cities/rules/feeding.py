"""Feeding cities (UC-FEED)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.state.goods import BIOMATTER, KELP
from nextfrontier.games.underwater_cities.state.player import FEEDING, Player
from nextfrontier.kernel.bits import count_bits

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

LOSS_PER_CITY: Final = 3


def feed_cities(sea: Sea, player: Player) -> None:
    """Pay kelp for each connected city, then biomatter, then points, in this order (UC-FEED-01..08, UC-NET-09)."""
    cities = count_bits(player.network.connected_cities())
    kelp = min(cities, player.goods[KELP])
    biomatter = min(cities - kelp, player.goods[BIOMATTER])
    loss = min((cities - kelp - biomatter) * LOSS_PER_CITY, player.score)
    player.remove((0, kelp, 0, 0, biomatter))
    player.score_points(-loss, FEEDING)
    sea.active = player.seat
    if sea.events is not None:
        sea.tell("fed", "UC-FEED-01", {"cities": cities, "kelp": kelp, "biomatter": biomatter, "lost": loss})
