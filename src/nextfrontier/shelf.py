"""The shelf: every game of the house. Importing it makes them known to hosts."""

from nextfrontier.kernel.game import game, games
from nextfrontier.underwater_cities.game import GAME as UNDERWATER_CITIES

__all__ = ["UNDERWATER_CITIES", "game", "games"]
