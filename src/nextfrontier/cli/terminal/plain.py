"""Any game in the terminal, as far as its contract tells it; a game overrides the parts that it can show better."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial
from typing import Any

from nextfrontier.cli.speech import Speech
from nextfrontier.cli.terminal.face import Entry, Examples, Switch, Terminal
from nextfrontier.cli.terminal.grouping import FLAT, first_words, group_moves
from nextfrontier.cli.terminal.scores import ranking_lines, score_lines
from nextfrontier.cli.terminal.style import Style
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Document, Game, Option, Result
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.words.languages import ENGLISH
from nextfrontier.kit.words.messages import Player
from nextfrontier.protocol.games import spoken
from nextfrontier.record.previews import preview_line


class PlainFace:
    """One table of a game at a terminal: positions are documents, moves are told by their effects."""

    aim = "Choose among the numbered moves. `rules` tells the rules of the open decision, `why` those against a move."
    examples = Examples(
        move="as the menu writes it",
        why="MOVE",
        card="card 1",
        cards="component",
        rule="ID",
        rule_word="WORD",
    )

    def __init__(
        self, game: Game[Any], seats: int, options: dict[str, Any], names: list[str], language: str = ENGLISH
    ) -> None:
        self.game = game
        self.language = spoken(game, language)
        self.speech = Speech(language)
        self.title = game.say_title(self.language)
        self.options = options
        self.names = names

    # What is shown.

    def is_opening(self, view: State, seat: int) -> bool:
        """Show the whole position at every decision."""
        return True

    def position(self, view: State, seat: int, style: Style) -> list[str]:
        """Show the document of the view, without the pending tasks."""
        document = self.game.encode(view)
        return document_lines({name: value for name, value in document.items() if name != "pending"}, style)

    def reminder(self, view: State, seat: int, style: Style) -> list[str]:
        """Show the whole position between the steps of a turn too."""
        return self.position(view, seat, style)

    def pages(self) -> dict[str, str]:
        """Offer no parts of the position by name."""
        return {}

    def page(self, name: str, view: State, seat: int, style: Style) -> list[str]:
        """Show the whole position for any part of it."""
        return self.position(view, seat, style)

    def area(self, view: State, seat: int, style: Style) -> list[str]:
        """Show the whole position: a document does not tell which things lie before a player."""
        return self.position(view, seat, style)

    def card(self, text: str, style: Style) -> list[str]:
        """Show a component by its key in the document of components; empty if there is none."""
        for group in self.game.components(self.language, self.options).values():
            if isinstance(group, dict) and isinstance(group.get(text.strip()), dict):
                return document_lines(group[text.strip()], style)
        return []

    # Decisions.

    def question(self, view: State, seat: int) -> str:
        """Say the question of the open decision."""
        decision = view.decision(seat)
        if decision is None:
            return self.speech.say("trouble.nothing_asked")
        return self.game.prompt(decision.kind(), self.language)

    def menu(self, view: State, seat: int, moves: list[str]) -> list[Entry]:
        """List these moves with their effects; many moves by their beginnings."""
        for key in (first_words(2), first_words(1)) if len(moves) > FLAT else ():
            groups = group_moves(moves, key)
            if 1 < len(groups) <= FLAT:
                return [self.group_entry(name, found) for name, found in groups.items()]
        closely = len(moves) <= FLAT
        return [Entry(move, self.effect(view, seat, move) if closely else "", [move]) for move in moves]

    def hint(self, view: State, seat: int) -> str:
        """Say nothing beside the moves."""
        return ""

    def effect(self, view: State, seat: int, move: str) -> str:
        """Tell the events of a move, played on a copy of the view."""
        found = preview_line(self.game, view, seat, [move])
        subject = f"{self.player(seat)} "
        told = [self.sentence(event, seat).removeprefix(subject).rstrip(".") for event in found.events]
        return f"{'; '.join(told)}." if told else ""

    def spellings(self, text: str) -> list[str]:
        """Understand capital letters and further blanks."""
        return [" ".join(text.lower().split())]

    def sentence(self, event: Event, viewer: int) -> str:
        """Say an event."""
        return self.game.sentence(event, viewer, self.language)

    def gains(self, events: list[Event]) -> str:
        """Add up the numbers of many gains: `Player 1 gains coins 4, tea 1 from 6 sources.`"""
        sums: Counter[str] = Counter()
        for event in events:
            numbers = {name: value for name, value in event.details.items() if type(value) is int}
            sums.update(numbers)
        told = ", ".join(f"{name} {number}" for name, number in sums.items() if number)
        return self.say_gains(events, told)

    def say_gains(self, events: list[Event], amounts: str) -> str:
        """Say what many gains come to."""
        player = Player(events[0].seat)
        said = amounts or self.speech.say("nothing")
        return self.speech.say("terminal.gains", len(events), player=player, amounts=said)

    def player(self, seat: int) -> str:
        """Name a player as sentences do."""
        return self.speech.catalogue.say(Player(seat))

    def reason(self, reason: Reason) -> tuple[str, list[str]]:
        """Say the reason of a refusal."""
        return self.game.explain(reason, self.language)

    # Reports.

    def forecast(self, found: Document, style: Style) -> list[str]:
        """Show the document of a forecast."""
        return document_lines(found, style)

    def result(self, found: Result, style: Style) -> list[str]:
        """Show the points by source, and the winner."""
        sources = {
            name: name.replace("_", " ") for score in found.scores for name in score if name != "total"
        }
        names = [name.split(" (")[0] for name in self.names]
        say = self.speech.say
        return [*score_lines(found, sources, names, style, say), *ranking_lines(found, "", names, style, say)]

    def group_entry(self, name: str, moves: list[str]) -> Entry:
        """Return the entry for moves that begin alike, or for a single one."""
        if len(moves) == 1:
            return Entry(moves[0], "", moves)
        return Entry(name, self.speech.say("terminal.possibilities", len(moves)), moves)

    def rules(self) -> dict[str, str]:
        """List no rules: the contract tells a rule by its id only."""
        return {}


def document_lines(document: Document, style: Style) -> list[str]:
    """Show a document field by field."""
    lines: list[str] = []
    for name, value in document.items():
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False).replace('"', "")
        lines += style.hanging(f"  {name.replace('_', ' ')}: ", text, 4)
    return lines


def plain_terminal(game: Game[Any]) -> Terminal:
    """Return the terminal of a game that brings no face of its own."""
    return Terminal(partial(PlainFace, game), switches_for(game))


def switches_for(game: Game[Any]) -> tuple[Switch, ...]:
    """Return a switch for every option whose values are known."""
    return tuple(
        switch_for(option, game.say_option(option)[1]) for option in game.options() if option.allowed
    )


def switch_for(option: Option, meaning: str) -> Switch:
    """Return the switch of an option: a flag where it is only on or off, else one of its values is typed."""
    if option.allowed == (False, True):
        return Switch(option.name, option.name, True, meaning)
    return Switch(option.name, option.name, None, meaning, tuple(option.allowed or ()))
