"""The shelf: every game of the house. Importing it makes them known to hosts."""

from nextfrontier.evacuation.game import GAME as EVACUATION
from nextfrontier.kernel.game import game, games
from nextfrontier.underwater_cities.game import GAME as UNDERWATER_CITIES

__all__ = ["EVACUATION", "UNDERWATER_CITIES", "game", "games"]
