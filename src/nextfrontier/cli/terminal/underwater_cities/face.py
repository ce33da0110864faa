"""The face of Underwater Cities for sessions in the terminal."""

from __future__ import annotations

import re
from typing import Any, Final

from nextfrontier.cli.terminal.face import Entry, Examples, Switch, Terminal
from nextfrontier.cli.terminal.plain import PlainFace
from nextfrontier.cli.terminal.scores import short_name
from nextfrontier.cli.terminal.style import Style
from nextfrontier.cli.terminal.underwater_cities.menu import menu_of
from nextfrontier.cli.terminal.underwater_cities.notes import Notes, amounts_of, bundle_words
from nextfrontier.cli.terminal.underwater_cities.reports import forecast_lines, result_lines
from nextfrontier.cli.terminal.underwater_cities.screen import Screen
from nextfrontier.cli.terminal.underwater_cities.texts import Texts
from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.rules.construction.payment import NORMAL_COSTS
from nextfrontier.games.underwater_cities.state.board import KIND_NAMES
from nextfrontier.games.underwater_cities.state.goods import letters
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Document, Result
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.words.languages import ENGLISH
from nextfrontier.kit.words.messages import Message
from nextfrontier.kit.words.speaking import as_sentence

SITES: Final = ("build", "upgrade", "upgrade_built", "convert_city", "produce")
PAGES: Final = ("players", "slots", "market", "cards", "costs")


class UnderwaterCitiesFace(PlainFace):
    """One table of Underwater Cities at a terminal."""

    def __init__(
        self, seats: int, options: dict[str, Any], names: list[str], language: str = ENGLISH
    ) -> None:
        super().__init__(GAME, seats, options, names, language)
        self.texts = Texts(seats, options, self.language)
        self.screen = Screen(self.texts, names)
        self.aim = self.speech.say("uc.aim")
        self.examples = Examples(
            move=self.speech.say("uc.example.move"),
            why="Y2+37`, `why Y2",
            card="card 37, card Y2, card B-4",
            cards=self.speech.say("uc.example.cards"),
            rule="UC-TURN-05",
            rule_word=self.speech.say("uc.example.rule_word"),
        )

    # What is shown.

    def is_opening(self, view: State, seat: int) -> bool:
        """Tell whether this is a new turn, or a choice of cards to keep."""
        decision = view.decision(seat)
        return decision is not None and decision.kind() in ("turn", "keep")

    def position(self, view: State, seat: int, style: Style) -> list[str]:
        """Return the whole position, the nearest to the player last."""
        sea = as_sea(view)
        screen = self.screen
        return [
            *screen.status(sea, seat, style),
            "",
            *screen.market(sea, style),
            "",
            *screen.players(sea, seat, style),
            "",
            *screen.slots(sea, seat, style),
            style.heading(self.speech.say("uc.your_board")),
            *screen.board(sea, seat, style),
            *screen.legend(sea, seat, style),
            "",
            *screen.cards(sea, seat, style),
            "",
            *screen.resources(sea, seat, style),
        ]

    def reminder(self, view: State, seat: int, style: Style) -> list[str]:
        """Return resources; the board where a site is to be chosen; the card that is being played."""
        sea = as_sea(view)
        decision = view.decision(seat)
        lines: list[str] = []
        if decision is not None and decision.kind() in SITES:
            lines += self.screen.board(sea, seat, style)
        if sea.turn.aside > 0 and self.works(sea):
            lines += self.screen.one_card(sea.turn.aside, style, self.speech.say("uc.played"))
        for card in sea.specials.looking:
            lines += self.screen.one_card(card, style, "  ") if card > 0 else []
        return [*lines, *self.screen.resources(sea, seat, style)]

    def works(self, sea: Sea) -> bool:
        """Does the played card match the chosen slot?"""
        return self.texts.card(sea.turn.aside).colour == self.texts.slot_colour(
            sea.slot_name(sea.turn.chosen)
        )

    def pages(self) -> dict[str, str]:
        return {name: self.speech.say(f"uc.page.{name}") for name in PAGES}

    def page(self, name: str, view: State, seat: int, style: Style) -> list[str]:
        sea = as_sea(view)
        if name == "players":
            return [*self.screen.status(sea, seat, style), *self.screen.players(sea, seat, style)]
        if name == "slots":
            return self.screen.slots(sea, seat, style)
        if name == "market":
            return self.screen.market(sea, style)
        return self.screen.cards(sea, seat, style) if name == "cards" else cost_lines(self.texts)

    def area(self, view: State, seat: int, style: Style) -> list[str]:
        sea = as_sea(view)
        screen = self.screen
        return [
            style.heading(self.names[seat]),
            *screen.board(sea, seat, style),
            *screen.legend(sea, seat, style),
            *screen.cards(sea, seat, style),
            *screen.resources(sea, seat, style),
        ]

    def card(self, text: str, style: Style) -> list[str]:
        """Return a card by number, a slot by position, a metropolis or contract by id."""
        name, facts = text.strip().upper(), self.texts.facts
        if name.isascii() and name.isdigit() and len(name) < 6 and int(name) in facts.cards:
            number = int(name)
            about = self.speech.say("uc.provenance", provenance=facts.cards[number].provenance)
            return [*self.screen.one_card(number, style, ""), style.paint(about, "dim")]
        if name in self.texts.ring or name == "AAS":
            return style.hanging(f"{name}: ", self.texts.slot_text(name))
        if name in facts.metropolises:
            return style.hanging(f"{name}: ", self.texts.metropolis(name))
        if name in facts.contracts:
            return style.hanging(f"{name} {self.texts.contract_name(name)}: ", self.texts.contract(name))
        return []

    # Decisions.

    def question(self, view: State, seat: int) -> str:
        prompt, decision = super().question(view, seat), view.decision(seat)
        pending = [] if decision is None else decision.encode()
        if len(pending) > 1 and isinstance(pending[1], str) and pending[0] != "order":
            source = self.texts.place(pending[1])
            return self.speech.say("uc.question", source=as_sentence(source), prompt=prompt)
        return prompt

    def menu(self, view: State, seat: int, moves: list[str]) -> list[Entry]:
        return menu_of(Notes(self.game, self.texts, as_sea(view), seat), moves)

    def hint(self, view: State, seat: int) -> str:
        """Return the way to type cards to keep (UC-SETUP-38), or the free slots that cannot be chosen now."""
        decision = view.decision(seat)
        if decision is not None and decision.kind() == "keep":
            first = as_sea(view).lanes and as_sea(view).calendar.era == 1
            return self.speech.say("uc.keep_hint.first" if first else "uc.keep_hint")
        if decision is None or decision.kind() != "turn":
            return ""
        sea = as_sea(view)
        possible = {view.describe(seat, move).fields.get("slot") for move in view.moves(seat)}
        places = [place.name for place in sea.box.ring(sea.seats)]
        found = [
            name for slot, name in enumerate(places) if name not in possible and not sea.board.slots[slot]
        ]
        if not found:
            return ""
        return self.speech.say("uc.not_possible", slots=", ".join(found), first=found[0])

    def effect(self, view: State, seat: int, move: str) -> str:
        return Notes(self.game, self.texts, as_sea(view), seat).note(move, True)

    def spellings(self, text: str) -> list[str]:
        """Understand `y2 + 37`, `Y2 37` and `keep 45 12 28` too."""
        plain = re.sub(r"\s*\+\s*", "+", " ".join(text.lower().split()))
        words = plain.split()
        found = [plain]
        if words and all(word.isascii() and word.isdigit() for word in words) and len(words) > 1:
            words = ["keep", *words]
        if words and words[0] == "keep" and all(word.isascii() and word.isdigit() for word in words[1:]):
            found.append(" ".join(["keep", *sorted(words[1:], key=lambda word: (len(word), word))]))
        if len(words) in (2, 3) and words[0] != "keep":
            found.append(" ".join([*words[:-2], "+".join(words[-2:])]))
        return found

    def sentence(self, event: Event, viewer: int) -> str:
        return self.texts.sentence(event, viewer)

    def gains(self, events: list[Event]) -> str:
        return self.say_gains(events, amounts_of(events, self.texts))

    def reason(self, reason: Reason) -> tuple[str, list[str]]:
        return self.texts.reason(reason)

    # Reports.

    def forecast(self, found: Document, style: Style) -> list[str]:
        return forecast_lines(found, self.texts, style, self.speech.say)

    def result(self, found: Result, style: Style) -> list[str]:
        return result_lines(found, [short_name(name) for name in self.names], style, self.speech.say)

    def rules(self) -> dict[str, str]:
        return GAME.rule_texts


def as_sea(view: State) -> Sea:
    """Return the view of this game."""
    assert isinstance(view, Sea)
    return view


def cost_lines(texts: Texts) -> list[str]:
    """Return the normal costs (UC-BUILD-02, -03, -11..13, -19, UC-UPG-04)."""
    kinds = [texts.words.say(Message(f"piece.{kind}")) for kind in KIND_NAMES]
    costs = [bundle_words(letters(NORMAL_COSTS[i]), texts) for i in range(len(kinds))]
    rows = [*zip(kinds, costs, strict=True), (texts.speech.say("uc.upgrade"), texts.count("science", 1))]
    width = max(len(kind) for kind, _ in rows) + 1
    return [texts.speech.say("uc.costs"), *[f"  {kind:<{width}}{cost}" for kind, cost in rows]]


TERMINAL: Final = Terminal(
    UnderwaterCitiesFace,
    (
        Switch("advanced", "boards", "advanced", "uc.switch.advanced"),
        Switch("contracts", "contracts", True, "uc.switch.contracts"),
    ),
)
