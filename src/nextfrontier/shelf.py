"""The shelf: every game of the house. Importing it makes them known to hosts."""

from nextfrontier.games.evacuation.game import GAME as EVACUATION
from nextfrontier.games.underwater_cities.game import GAME as UNDERWATER_CITIES
from nextfrontier.kernel.game import game, games

__all__ = ["EVACUATION", "UNDERWATER_CITIES", "game", "games"]
