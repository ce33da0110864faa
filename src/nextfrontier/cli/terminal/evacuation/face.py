"""The face of Evacuation for sessions in the terminal."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.cli.speech import Speech
from nextfrontier.cli.terminal.evacuation.menu import menu_of
from nextfrontier.cli.terminal.evacuation.nation import NationScreen
from nextfrontier.cli.terminal.evacuation.notes import Notes, added_up
from nextfrontier.cli.terminal.evacuation.reports import forecast_lines, result_lines
from nextfrontier.cli.terminal.evacuation.screen import Screen
from nextfrontier.cli.terminal.evacuation.texts import Texts
from nextfrontier.cli.terminal.face import Entry, Examples, Switch, Terminal
from nextfrontier.cli.terminal.plain import PlainFace
from nextfrontier.cli.terminal.scores import short_name
from nextfrontier.cli.terminal.style import Style
from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Document, Result
from nextfrontier.kit.words.languages import ENGLISH

OPENING: Final = ("action", "keep_goal", "keep", "transport", "power")
ON_THE_MAP: Final = ("settle", "use_factories")
PAGES: Final = ("players", "actions", "market", "world", "track", "technologies", "cards")
# What may be left out of a move when its thing is named: `N41` for `settle N41`.
VERBS: Final = ("settle", "invent", "send", "take", "play", "goal", "drop", "gain", "use", "card")


class EvacuationFace(PlainFace):
    """One table of Evacuation at a terminal."""

    def __init__(
        self, seats: int, options: dict[str, Any], names: list[str], language: str = ENGLISH
    ) -> None:
        super().__init__(GAME, seats, options, names, language)
        race = self.speech.say("ev.aim.race") if options.get("mode") == "race" else ""
        self.aim = self.speech.say("ev.aim") + race
        self.examples = Examples(
            move=self.speech.say("ev.example.move"),
            why="A3`, `why settle N41",
            card="card S05, card N41, card T1.3, card G5",
            cards=self.speech.say("ev.example.cards"),
            rule="EV-TRANS-05",
            rule_word=self.speech.say("ev.example.rule_word"),
        )
        self.texts = Texts(options, self.language)
        self.screen = Screen(self.texts, names)
        self.nation = NationScreen(self.texts)

    # What is shown.

    def is_opening(self, view: State, seat: int) -> bool:
        """Is this a new turn, the first card to keep, or the first ship to send?"""
        decision = view.decision(seat)
        player = as_worlds(view).players[seat]
        begun = bool(player.fleet.flights or player.fleet.returning or player.goals.kept)
        return decision is not None and decision.kind() in OPENING and not begun

    def position(self, view: State, seat: int, style: Style) -> list[str]:
        """Return the whole position, the nearest to the player last."""
        worlds, screen, nation = as_worlds(view), self.screen, self.nation
        return [
            *screen.status(worlds, seat, style),
            "",
            *screen.market(worlds, style),
            "",
            *screen.track(worlds, seat, style),
            "",
            *nation.technologies(worlds, seat, style),
            "",
            *nation.cards(worlds, seat, style),
            "",
            *screen.players(worlds, seat, style),
            "",
            *self.worlds(worlds, seat, style),
        ]

    def worlds(self, view: Worlds, seat: int, style: Style) -> list[str]:
        """Return both sides of a player board."""
        return [*self.nation.old_world(view, seat, style), *self.nation.new_world(view, seat, style)]

    def reminder(self, view: State, seat: int, style: Style) -> list[str]:
        """Return both worlds; before them the map, the track or the technologies where these are asked about."""
        worlds = as_worlds(view)
        decision = view.decision(seat)
        kind = "" if decision is None else decision.kind()
        lines: list[str] = []
        if kind in ON_THE_MAP:
            lines = [*self.screen.map(worlds, style), ""]
        elif kind == "advance":
            lines = [*self.screen.track(worlds, seat, style), ""]
        elif kind == "invent":
            lines = [*self.nation.technologies(worlds, seat, style), ""]
        return [*lines, *self.worlds(worlds, seat, style)]

    def pages(self) -> dict[str, str]:
        return {name: self.speech.say(f"ev.page.{name}") for name in PAGES}

    def page(self, name: str, view: State, seat: int, style: Style) -> list[str]:
        worlds, screen = as_worlds(view), self.screen
        if name == "players":
            return [*screen.status(worlds, seat, style), *screen.players(worlds, seat, style)]
        if name == "market":
            return screen.market(worlds, style)
        if name == "world":
            return screen.map(worlds, style)
        draw = {"actions": screen.actions, "track": screen.track, "technologies": self.nation.technologies}
        return draw.get(name, self.nation.cards)(worlds, seat, style)

    def area(self, view: State, seat: int, style: Style) -> list[str]:
        worlds = as_worlds(view)
        return [
            style.heading(self.names[seat]),
            *self.worlds(worlds, seat, style),
            *self.nation.technologies(worlds, seat, style),
            *self.nation.cards(worlds, seat, style),
        ]

    def card(self, text: str, style: Style) -> list[str]:
        """Return a component by its id: ship, Stadium, Area, card, technology, bonus; `G5` is a goal."""
        facts = self.texts.find(text.strip().upper())
        if facts is None:
            return []
        about = self.speech.say("ev.provenance", provenance=facts["provenance"])
        return [*style.hanging(f"{facts['name']}: ", str(facts["text"])), style.paint(about, "dim")]

    # Decisions.

    def menu(self, view: State, seat: int, moves: list[str]) -> list[Entry]:
        return menu_of(self.notes(view, seat), moves)

    def notes(self, view: State, seat: int) -> Notes:
        """Return the notes on the moves of the open decision."""
        return Notes(self.game, self.texts, as_worlds(view), seat)

    def hint(self, view: State, seat: int) -> str:
        """Return the board actions that cannot be chosen now."""
        decision = view.decision(seat)
        if decision is None or decision.kind() != "action":
            return ""
        possible = {view.notation(seat, move).split()[0] for move in view.moves(seat)}
        found = [a.id for a in as_worlds(view).box.board_actions if a.id not in possible]
        if not found:
            return ""
        return self.speech.say("ev.not_possible", actions=", ".join(found), first=found[0])

    def effect(self, view: State, seat: int, move: str) -> str:
        return self.notes(view, seat).note(move, True)

    def spellings(self, text: str) -> list[str]:
        """Understand `n41`, `settle n41` and `keep 45 12 28 3`."""
        plain = " ".join(text.lower().split())
        words = plain.split()
        if words and words[0] == "keep":
            words = words[1:]
        if len(words) > 1 and all(word.isascii() and word.isdigit() for word in words):
            return [plain, " ".join(["keep", *sorted(words, key=lambda word: (len(word), word))])]
        return [plain, *[f"{verb} {plain}" for verb in VERBS]]

    def gains(self, events: list[Event]) -> str:
        return self.say_gains(events, self.texts.amounts(added_up(events)))

    # Reports.

    def forecast(self, found: Document, style: Style) -> list[str]:
        return forecast_lines(found, style, self.texts)

    def result(self, found: Result, style: Style) -> list[str]:
        return result_lines(found, [short_name(name) for name in self.names], style, self.texts)

    def rules(self) -> dict[str, str]:
        return GAME.rule_texts


def as_worlds(view: State) -> Worlds:
    """Return the view of this game."""
    assert isinstance(view, Worlds)
    return view


SAY: Final = Speech().say
TERMINAL: Final = Terminal(
    EvacuationFace,
    (
        Switch("advanced", "actions", "advanced", "ev.switch.advanced"),
        Switch("race", "mode", "race", "ev.switch.race"),
        Switch("generous", "bonuses", "generous", "ev.switch.generous"),
        Switch("first_game", "goals", "first_game", "ev.switch.first_game"),
        Switch("common_goals", "common_goals", True, "ev.switch.common_goals"),
        Switch("lines", "lines", None, "ev.switch.lines", ("A", "B", "random")),
        Switch("third_player", "third_player", True, "ev.switch.third_player"),
    ),
)
