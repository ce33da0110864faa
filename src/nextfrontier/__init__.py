"""Next Frontier: heavy board games as one exact engine.

    import nextfrontier as nf

    record = nf.Record(nf.game("evacuation"), seats=2, options={}, seed=7)
    seat = record.state.to_move()
    view = nf.view_of(record.state, seat)
    choice = nf.bot("evacuation", "greedy").choose(view, seat, nf.Budget(nodes=500), seed=1)
    record.play(seat, view.notation(seat, choice.move))

These names are the public face: docs/python.md shows them at work, docs/api.md lists them all.
"""

__version__ = "0.1.0"

from nextfrontier.bots.base import Bot, Choice
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import bot
from nextfrontier.kernel.actions import ActionTable, Atomic
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Game, Option, Result, chance_of
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.reasons import Reason, Refused
from nextfrontier.kernel.views import determinize, view_of
from nextfrontier.record.previews import Preview, preview
from nextfrontier.record.record import Record
from nextfrontier.record.saves import load
from nextfrontier.shelf import actions, game, games

__all__ = [
    "SPECTATOR",
    "ActionTable",
    "Atomic",
    "Bot",
    "Budget",
    "Chance",
    "Choice",
    "Event",
    "Game",
    "Option",
    "Preview",
    "Reason",
    "Record",
    "Refused",
    "Result",
    "State",
    "actions",
    "bot",
    "chance_of",
    "determinize",
    "game",
    "games",
    "load",
    "preview",
    "view_of",
]
