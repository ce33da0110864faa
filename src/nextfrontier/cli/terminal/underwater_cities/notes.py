"""What a move does, in a few words: from the texts of the things it names and from a preview on the view."""

from __future__ import annotations

import re
from typing import Any, Final

from nextfrontier.cli.terminal.underwater_cities.texts import MARKS, Texts
from nextfrontier.games.underwater_cities.state.board import CITY_NAMES
from nextfrontier.games.underwater_cities.state.goods import LETTERS, POSITION_NAMES, RESOURCE_NAMES
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Game
from nextfrontier.record.previews import preview

TURN: Final = re.compile(r"(?P<clone>clone )?(?:(?P<first>\d+)\+)?(?P<slot>[A-Z]+\d?)(?:\+(?P<card>\d+))?")
LETTER_NAMES: Final = dict(LETTERS)
FIXED: Final = {
    "end": "your turn is over",
    "done": "no more of this",
    "decline": "leave it",
    "look": "look at the next 3 special cards of the deck and keep one",
}


class Notes:
    """Explains the moves of one decision."""

    def __init__(self, game: Game[Any], texts: Texts, view: Sea, seat: int) -> None:
        self.game = game
        self.texts = texts
        self.view = view
        self.seat = seat
        decision = view.decision(seat)
        self.pending: list[Any] = [] if decision is None else decision.encode()

    def note(self, move: str, closely: bool) -> str:
        """What the move means and, looked at closely, what it pays and gains at once."""
        said = self.meaning(move)
        happens = self.happens(move, move.startswith("part ")) if closely else ""
        return " · ".join(part for part in (said, happens) if part)

    # The meaning of a notation.

    def meaning(self, move: str) -> str:
        """The words of what the move names."""
        turn = TURN.fullmatch(move)
        if turn:
            return self.turn_words(turn)
        word, _, rest = move.partition(" ")
        if word in FIXED:
            return self.fixed_words(word)
        if word == "part":
            return self.part_words(*rest.split(" steps "))
        if word == "claim" or (word == "pay" and self.pending[0] == "play_card"):
            card = self.view.turn.aside
            verb = "claim" if word == "claim" else "play"
            return f"{verb} card {self.texts.card_name(card)}: {self.texts.card_text(card)}"
        return self.thing_words(word, rest)

    def thing_words(self, word: str, rest: str) -> str:
        """Moves that name a card, slot, tile or contract."""
        if word == "pay":
            return f"pay {bundle_words(rest)}"
        if word == "perform":
            return self.texts.slot_text(rest)
        if word == "contract":
            return self.texts.contract(rest)
        if word == "first":
            return f"{self.texts.place(rest)} comes first"
        if word == "keep":
            return self.keep_words(rest)
        if word == "take" and rest in self.texts.facts.metropolises:
            return self.texts.metropolis(rest)
        if word in ("use", "ready", "discard", "take", "spend"):
            return self.card_words(rest.split()[0])
        return self.site_words(word, rest)

    def site_words(self, word: str, rest: str) -> str:
        """A warning where something would be built that does not count yet (UC-NET-04, -05)."""
        player = self.view.players[self.seat]
        city = rest.split()[0].split(".")[0]
        joined = {"city": player.network.reached, "farm": player.network.connected_cities()}
        mask = joined.get("farm" if word in ("desal", "lab") else word)
        if mask is None or city not in CITY_NAMES or mask >> CITY_NAMES.index(city) & 1:
            return ""
        return "not connected yet"

    def card_words(self, name: str) -> str:
        """Name and text of a card that a move names by number, the assistant by its letter."""
        number = int(name) if name.isdigit() else 0
        label = self.texts.card_name(number).removeprefix("the ").removeprefix(f"{number} ")
        return f"{label}: {self.texts.card_text(number)}"

    def fixed_words(self, word: str) -> str:
        """Ending, leaving, looking."""
        if word == "decline" and self.pending[0] == "play_card":
            return f"discard card {self.texts.card_name(self.view.turn.aside)} without its effect"
        return FIXED[word]

    def part_words(self, number: str, steps: str = "") -> str:
        """A part of an effect or one of its alternatives, or only some steps of it."""
        if steps:
            return f"{self.texts.advance(int(steps))} only"
        if self.pending[0] == "production_choice":
            return self.texts.part(f"card {self.pending[1]}/1", int(number))
        return self.texts.part(str(self.pending[1]), int(number)).rstrip(".")

    def keep_words(self, rest: str) -> str:
        """What keeping some cards gives up."""
        kept = {int(word) for word in rest.split(" under ")[0].split()}
        given_up = [card for card in self.view.players[self.seat].cards.hand if card not in kept]
        return "gives up " + " ".join(f"{MARKS[self.texts.card(card).colour]}{card}" for card in given_up)

    def turn_words(self, turn: re.Match[str]) -> str:
        """A slot with a card: which comes first, and does the card work?"""
        card = turn["first"] or turn["card"]
        cost = "1 credit for the cloning tile; " if turn["clone"] else ""
        if card is None:
            return f"{cost}without a card"
        facts = self.texts.card(int(card))
        name = self.texts.card_name(int(card))
        slot = turn["slot"]
        if slot == "AAS":
            return f"discard {name}"
        if facts.colour != self.texts.slot_colour(slot):
            return f"{cost}{name} ({facts.colour}) does not match: discarded without effect"
        order = f"{name} first, then {slot}" if turn["first"] else f"{slot}, then {name}"
        return f"{cost}{order}: {self.texts.card_text(int(card))}"

    # What happens at once.

    def happens(self, move: str, told: bool) -> str:
        """Payments and gains, unless they are told already, and whether there is a way back."""
        found = preview(self.game, self.view, self.seat, self.view.parse(self.seat, move))
        events = [] if told else found.events
        said = [self.amounts("pays", events, "paid"), self.amounts("gains", events, "gained")]
        said += [words for event in events if (words := self.event_words(event))]
        if found.ends_undo:
            said.append("no undo after this")
        return ", ".join(part for part in said if part)

    def amounts(self, verb: str, events: list[Event], kind: str) -> str:
        """All that is paid or gained, added up."""
        said = amounts_of([event for event in events if event.kind == kind and event.seat == self.seat])
        return f"{verb} {said}" if said else ""

    def event_words(self, event: Event) -> str:
        """Other things worth knowing beforehand."""
        if event.seat != self.seat:
            return ""
        if event.kind == "drew":
            number = event.details["cards"]
            return f"draws {number} card{'' if number == 1 else 's'}"
        if event.kind == "advanced":
            return f"to Federation space {event.details['space']}"
        return f"connects metropolis {event.cause}" if event.kind == "metropolis_connected" else ""


def amounts_of(events: list[Event]) -> str:
    """All that is paid or gained in these events, added up."""
    total: dict[str, int] = {}
    for event in events:
        for name, amount in event.details.items():
            if isinstance(amount, int) and amount:
                total[name] = total.get(name, 0) + amount
    return ", ".join(count_things(name, n) for name, n in total.items())


def count_things(name: str, n: int) -> str:
    """Return a number with its noun: `1 credit`, `2 credits`, `3 VP`."""
    if name == "vp":
        return f"{n} VP"
    if name in POSITION_NAMES and n == 1:
        return f"1 {RESOURCE_NAMES[POSITION_NAMES.index(name)]}"
    return f"{n} {name}"


def bundle_words(text: str) -> str:
    """`1s 2c` as `1 steelplast, 2 credits`."""
    pairs = [(POSITION_NAMES[LETTER_NAMES[word[-1]]], int(word[:-1])) for word in text.split()]
    return ", ".join(count_things(name, n) for name, n in pairs)
