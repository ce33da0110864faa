"""Whole turns for tests in which it does not matter what is done in them."""

from __future__ import annotations

from tests.games.underwater_cities.table import Table


def always_available(game: Table, card: int) -> Table:
    """A whole turn on the always-available slot: both cards, both credits, end."""
    return game.play(f"AAS+{card}", "part 1", "part 2", "end")


def any_turn(game: Table) -> Table:
    """A whole turn on the always-available slot with some card, a surplus discarded before it."""
    if game.decision() == "keep":
        game.play(game.moves()[0])
    return always_available(game, game.sea.me().cards.hand[0])
