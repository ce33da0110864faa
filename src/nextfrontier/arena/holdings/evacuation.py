"""What a player of Evacuation had in the end."""

from __future__ import annotations

from collections.abc import Sequence

from nextfrontier.games.evacuation.state.box import OLD_AREAS
from nextfrontier.games.evacuation.state.goods import NAMES
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.decisions import MoveFacts


def holdings(worlds: Worlds, seat: int, moves: Sequence[MoveFacts]) -> dict[str, list[str]]:
    """Return cards played, goals, technologies, what was built, settled and evacuated, and how a race ended."""
    player, box = worlds.players[seat], worlds.box
    goals, stadiums, done = player.goals, player.stadiums[1], player.infrastructure.completed
    return {
        "action_card": [f"action_cards/{move.fields['card']}" for move in moves if move.kind == "card"],
        "goal": [f"goals/{box.tell_thing(card)}" for card in goals.cards],
        "common_goal": [
            f"common_goals/{box.common_goals[goal].id}" for goal in (*goals.claimed, *goals.played)
        ],
        "technology_set": [str(player.technologies.set)],
        "technology": [
            f"technologies/{box.technologies[number].id}" for number in player.technologies.all_developed()
        ],
        "infrastructure": [f"infrastructure/{box.tell_thing(card)}" for card in done],
        "ship": [f"ships/{box.tell_thing(ship)}" for ships in player.fleet.ships for ship in ships],
        "stadium": [f"stadiums/{box.tell_thing(stadium)}" for stadium in stadiums],
        **{
            f"factories_{name}": [str(built)]
            for name, built in zip(NAMES, player.settlements.factories, strict=True)
        },
        "settled": [str(player.settlements.areas.bit_count())],
        "evacuated": [str(OLD_AREAS - player.left.bit_count())],
        "lowest_production": [str(min(player.production))],
        **({"race": ["condition" if worlds.ending >= 0 else "last_year"]} if worlds.rules.race else {}),
    }
