"""One game at one terminal: whose turn it is, bots that move by themselves, the curtain between people."""

from __future__ import annotations

import shlex
import sys
import traceback
from typing import Final

from nextfrontier.bots.base import Level
from nextfrontier.bots.budget import Budget
from nextfrontier.bots.levels import level_of
from nextfrontier.bots.turns import Thinker
from nextfrontier.cli.speech import Trouble
from nextfrontier.cli.terminal.commands import obey
from nextfrontier.cli.terminal.console import Console
from nextfrontier.cli.terminal.desk import Desk, Leave, guesses
from nextfrontier.cli.terminal.face import Face
from nextfrontier.cli.terminal.storage import autosave
from nextfrontier.cli.terminal.told import tell_events
from nextfrontier.kernel.chance import commitment
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.views import view_of
from nextfrontier.record.record import Record

NOBODY: Final = -2


class Session:
    """People and bots at one table. Everything shown comes from the view of the seat at the screen."""

    def __init__(
        self,
        record: Record,
        face: Face,
        console: Console,
        levels: dict[int, str],
        budget: Budget | None,
        again: str,
    ) -> None:
        self.record = record
        self.face = face
        self.console = console
        self.bots = {
            seat: Thinker(record.game, with_budget(level_of(record.game.slug, level), budget))
            for seat, level in levels.items()
        }
        self.people = [seat for seat in range(record.seats) if seat not in levels]
        self.budget = budget  # of all bots; None: each its own
        self.again = again  # how to go on with a saved game, without its file
        self.looking = self.people[0] if len(self.people) == 1 else NOBODY
        self.seen = [len(record.entries)] * record.seats  # entries that each seat has been told of
        self.shown = NOBODY  # the seat whose position is on the screen

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        try:
            self.greet()
            self.play_on()
            return self.finish()
        except Leave:
            return 0
        except (EOFError, BrokenPipeError):
            return self.keep_safe("terminal.input_ended")
        except Exception:
            traceback.print_exc(file=sys.stderr)
            self.keep_safe("terminal.fault")
            return 1

    def keep_safe(self, said: str) -> int:
        """Save the game and say where, by the entry of this key."""
        if self.record.over:
            return 0
        try:
            path = autosave(self.record)
            self.console.tell(said, path=str(path))
            self.console.tell("terminal.go_on", command=f"{self.again} --load {shlex.quote(str(path))}")
        except Trouble as trouble:
            print(f"frontier play: {self.console.speech.tell(trouble)}", file=sys.stderr)
            return 1
        except OSError:  # the terminal has gone; the game is safe
            pass
        return 0

    def greet(self) -> None:
        """Show title, aim, seats and the published hash of the seed."""
        style = self.console.style
        seats = " · ".join(self.face.names)
        say = self.console.speech.say
        aim = say("terminal.goes_on") if self.record.entries else self.face.aim
        self.console.say(
            "",
            style.heading(self.face.title),
            *style.hanging("", aim),
            "",
            *style.hanging(say("terminal.seats"), seats),
            say("terminal.hash", hash=self.record.commitment[:32]),
            say("terminal.type_move"),
        )

    # The loop.

    def play_on(self) -> None:
        """Ask decision after decision, until the game is over."""
        while not self.record.over:
            try:
                seat = self.next_seat()
                if seat in self.bots:
                    self.let_bot_move(seat)
                else:
                    self.let_person_move(seat)
            except KeyboardInterrupt:
                self.ask_to_leave()

    def next_seat(self) -> int:
        """Return the seat that decides next: bots first, then the seat at the screen, then the others."""
        state = self.record.state
        waiting = [seat for seat in range(state.seats) if state.required_decision(seat) is not None]
        return min(waiting, key=lambda seat: (seat not in self.bots, seat != self.looking, seat))

    def let_bot_move(self, seat: int) -> None:
        """Make one move of a bot, which sees its own view and nothing else."""
        view = view_of(self.record.state, seat)
        self.console.passing(self.console.speech.say("terminal.thinking", name=self.face.names[seat]))
        choice = self.bots[seat].choose(view, seat, guesses(self.record.version))
        self.console.passing("")
        self.record.play(seat, view.notation(seat, choice.move))

    def let_person_move(self, seat: int) -> None:
        """Show the position to the person who decides, and obey until something has changed."""
        if seat != self.looking:
            self.draw_curtain(seat)
        self.tell_news(seat)
        desk = Desk(self, seat)
        desk.show(whole=self.shown != seat or desk.is_opening())
        self.shown = seat
        version = self.record.version
        while self.record.version == version:
            obey(desk, self.console.ask("> "))

    def draw_curtain(self, seat: int) -> None:
        """Hide the screen of the last player until the next one sits there."""
        if self.shown != NOBODY:
            self.console.hide()
        self.looking, self.shown = NOBODY, NOBODY
        say = self.console.speech.say
        self.console.say("", say("terminal.pass_device", name=self.face.names[seat]))
        self.console.ask(say("terminal.press_enter"))
        self.looking = seat

    def tell_news(self, seat: int) -> None:
        """Tell the events since this seat last looked."""
        entries = self.record.entries
        events = [event for entry in entries[min(self.seen[seat], len(entries)) :] for event in entry.events]
        self.seen[seat] = len(entries)
        lines = tell_events(self.face, events, seat, self.console.style)
        if lines:
            heading = self.console.speech.say("terminal.happened")
            self.console.say("", self.console.style.paint(heading, "bold"), *lines)

    def ask_to_leave(self) -> None:
        """Ask after Ctrl-C whether to leave the game."""
        try:
            answer = self.console.ask("\n" + self.console.speech.say("terminal.leave"))
        except KeyboardInterrupt:
            answer = "y"
        if self.console.speech.is_answer(answer, "yes"):
            self.keep_safe("terminal.kept")
            raise Leave

    # The end.

    def finish(self) -> int:
        """Show the result and the check of the seed, and let people look around."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.console.say("", *self.last_news(viewer), *self.ending())
        desk = Desk(self, viewer)
        while True:
            try:
                line = self.console.ask(self.console.speech.say("terminal.over.ask"))
            except (EOFError, KeyboardInterrupt):
                return 0
            if not line.strip():
                return 0
            obey(desk, line)

    def last_news(self, viewer: int) -> list[str]:
        """Return the news that the viewer has not been told yet; at a shared screen only those for everybody."""
        start = self.seen[viewer] if viewer >= 0 else max(len(self.record.entries) - 1, 0)
        events = [event for entry in self.record.entries[start:] for event in entry.events]
        return tell_events(self.face, events, viewer, self.console.style)

    def ending(self) -> list[str]:
        """Return points by source, ranking, and whether the cards were dealt as promised."""
        style = self.console.style
        found = self.face.game.result(self.record.state)
        if found is None:
            raise Trouble("not_over")
        kept = commitment(self.record.seed) == self.record.commitment and self.record.is_fair()
        say, seed = self.console.speech.say, str(self.record.published_seed)
        verdict = say("terminal.seed.fits" if kept else "terminal.seed.differs", seed=seed)
        return [
            style.heading(say("terminal.over")),
            *self.face.result(found, style),
            "",
            *style.hanging(say("terminal.seed"), verdict),
            say("terminal.seed.hash", hash=self.record.commitment),
        ]


def with_budget(level: Level, budget: Budget | None) -> Level:
    """Return a level that thinks so long in a turn; None: as long as it usually does."""
    return level if budget is None else level._replace(turn_budget=budget)
