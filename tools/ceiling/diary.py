"""What a nation has come to, year by year."""

from __future__ import annotations

from typing import Any

from nextfrontier.games.evacuation.rules.scoring import score_of
from nextfrontier.games.evacuation.state.box import OLD_AREAS
from nextfrontier.games.evacuation.state.goods import NEW, OLD
from nextfrontier.games.evacuation.state.worlds import Worlds

YEARS = 4


class Diary:
    """The facts of one game, year by year."""

    def __init__(self) -> None:
        self.years: list[dict[str, Any]] = [{} for _ in range(YEARS)]
        self.final: Worlds | None = None

    def note(self, worlds: Worlds) -> None:
        """Keep the facts; those at the first decision of a year are what the year before has come to."""
        self.final = worlds
        year = max(worlds.year - 1, 0)
        actions = worlds.players[0].actions.count_taken()
        if year and "settled" not in self.years[year]:
            self.years[year - 1].update(facts_of(worlds))
        self.years[year].update(facts_of(worlds))
        self.years[year]["actions"] = max(actions, self.years[year].get("actions", 0))

    def tell(self) -> dict[str, Any]:
        """Return the result of a game that is over, and its way there."""
        assert self.final is not None
        player, box = self.final.players[0], self.final.box
        sources = score_of(self.final, 0)
        return {
            "score": sources.pop("total"),
            "sources": sources,
            "goals": [box.goal(goal).name for goal in player.goals.cards],
            "set": player.technologies.set,
            "technologies": [box.technologies[number].id for number in player.technologies.all_developed()],
            "years": self.years,
        }


def facts_of(worlds: Worlds) -> dict[str, Any]:
    """Return what a nation has come to."""
    player = worlds.players[0]
    return {
        "evacuated": OLD_AREAS - player.left.bit_count(),
        "production": list(player.production),
        "settled": player.settlements.areas.bit_count(),
        "stadiums": len(player.stadiums[NEW]),
        "ships": len(player.fleet.ships[OLD]) + len(player.fleet.ships[NEW]),
        "infrastructure": len(player.infrastructure.completed),
        "technologies": len(player.technologies.all_developed()),
        "steps": sorted(player.progress.steps),
        "penalties": player.penalties,
    }
