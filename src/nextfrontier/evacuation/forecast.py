"""What the next income brings and what the score would be now, by the rules' own code."""

from __future__ import annotations

from typing import Any

from nextfrontier.evacuation.goods import NEW, as_goods, named
from nextfrontier.evacuation.income import entertain, feed, old_production
from nextfrontier.evacuation.power import power_levels
from nextfrontier.evacuation.race import meets_end_condition, steps_down
from nextfrontier.evacuation.scoring import score_of
from nextfrontier.evacuation.worlds import Worlds

Document = dict[str, Any]
LAST_YEAR = 4


def forecast_of(worlds: Worlds, seat: int) -> Document:
    """Next Income with its check, this year's Power Level, and the score or the race so far."""
    player = worlds.players[seat]
    document: Document = {
        "income": {
            "old": named(old_production(worlds.box, player)),
            "new": named(as_goods(player.production)),
        },
        "power": power_levels(worlds, player, False),
    }
    if worlds.year < LAST_YEAR:
        document["penalties"] = penalties_next_year(worlds, seat)
    if worlds.rules.race:
        levels, stadiums = player.production[:], len(player.stadiums[NEW])
        met = meets_end_condition(player)
        down = steps_down(player)
        document["race"] = {"levels": levels, "stadiums": stadiums, "met": met, "down": down}
    else:
        document["score_now"] = score_of(worlds, seat)
    return document


def penalties_next_year(worlds: Worlds, seat: int) -> int:
    """Penalty tokens that the next Income would bring as things stand."""
    copy = worlds.copy()
    copy.year += 1
    copy.active = seat
    player = copy.players[seat]
    before = player.penalties
    goods = old_production(copy.box, player)
    for kind in range(3):
        player.add(0, kind, goods[kind])
        player.add(NEW, kind, player.production[kind])
    feed(copy, player)
    entertain(copy, player)
    return player.penalties - before
