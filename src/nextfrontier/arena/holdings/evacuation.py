"""What a player of Evacuation had in the end."""

from __future__ import annotations

from nextfrontier.games.evacuation.state.box import OLD_AREAS
from nextfrontier.games.evacuation.state.worlds import Worlds


def holdings(worlds: Worlds, seat: int) -> dict[str, list[str]]:
    """Return goals, technologies with their set, what was built, settled and evacuated, and how a race ended."""
    player, box = worlds.players[seat], worlds.box
    goals = player.goals
    return {
        "Goal card": [box.goal(card).name for card in goals.cards],
        "Common Goal": [box.common_goals[goal].id for goal in (*goals.claimed, *goals.played)],
        "technology set": [str(player.technologies.set)],
        "technology": [box.technologies[number].id for number in player.technologies.all_developed()],
        "completed Infrastructure": [box.name(card) for card in player.infrastructure.completed],
        "ship": [box.name(ship) for ships in player.fleet.ships for ship in ships],
        "Stadium": [box.name(stadium) for stadium in player.stadiums[1]],
        "Areas settled": [str(player.settlements.areas.bit_count())],
        "Areas evacuated": [str(OLD_AREAS - player.left.bit_count())],
        "lowest production": [str(min(player.production))],
        **(
            {"end of the race": ["condition" if worlds.ending >= 0 else "last year"]}
            if worlds.rules.race
            else {}
        ),
    }
