"""The effect of a move in a few words: from the texts of the things it names and from a preview on the view."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.cli.terminal.underwater_cities.texts import MARKS, Texts
from nextfrontier.games.underwater_cities.state.board import CITY_NAMES
from nextfrontier.games.underwater_cities.state.goods import LETTERS, POSITION_NAMES
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.decisions import MoveFacts
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.game import Game
from nextfrontier.record.previews import preview

LETTER_NAMES: Final = dict(LETTERS)
CITIES: Final = ("nonsymbiotic", "symbiotic")


class Notes:
    """Explains the moves of one decision."""

    def __init__(self, game: Game[Any], texts: Texts, view: Sea, seat: int) -> None:
        self.game = game
        self.texts = texts
        self.view = view
        self.seat = seat
        self.told: dict[str, MoveFacts] = {}  # by notation

    def facts(self, move: str) -> MoveFacts:
        """Return kind and parameters of a move."""
        if move not in self.told:
            self.told[move] = self.view.describe(self.seat, self.view.parse(self.seat, move))
        return self.told[move]

    def note(self, move: str, closely: bool) -> str:
        """Return the meaning of the move and, looked at closely, its payments and gains at once."""
        facts = self.facts(move)
        happens = self.happens(move, facts.kind == "part") if closely else ""
        return " · ".join(part for part in (self.meaning(facts), happens) if part)

    # The meaning of a move.

    def meaning(self, move: MoveFacts) -> str:
        """Return the text of the thing that the move names, else the label of the move."""
        fields: dict[str, Any] = move.fields
        if move.kind == "turn":
            return self.turn_words(**fields)
        if move.kind == "keep":
            given_up = [
                card for card in self.view.players[self.seat].cards.hand if card not in fields["cards"]
            ]
            cards = " ".join(f"{MARKS[self.texts.card(card).colour]}{card}" for card in given_up)
            return self.texts.speech.say("uc.gives_up", cards=cards)
        if move.kind == "build":
            return self.site_words(**fields)
        if move.kind == "perform":
            return self.texts.slot_text(fields["slot"])
        if move.kind == "contract":
            return self.texts.contract(fields["contract"])
        if move.kind == "tile":
            return self.texts.metropolis(fields["tile"])
        [label] = self.game.labels(self.view, [move], self.texts.language)
        return f"{label}: {self.texts.card_text(fields['card'])}" if "card" in fields else label

    def site_words(self, piece: str, site: str) -> str:
        """Warn of a building on a site that does not count yet (UC-NET-04, -05)."""
        player = self.view.players[self.seat]
        city = site.split(".")[0]
        mask = player.network.reached if piece in CITIES else player.network.connected_cities()
        if piece == "tunnel" or mask >> CITY_NAMES.index(city) & 1:
            return ""
        return self.texts.speech.say("uc.not_connected")

    def turn_words(self, card: int, slot: str, card_first: bool, clone: bool, matches: bool) -> str:
        """Return the order of slot and card, and whether the card works."""
        said = self.pair_words(card, slot, card_first, matches)
        return self.texts.speech.say("uc.turn.cloned", turn=said) if clone else said

    def pair_words(self, card: int, slot: str, card_first: bool, matches: bool) -> str:
        """Return a slot and a card in their order."""
        say = self.texts.speech.say
        if not card:
            return say("uc.turn.no_card")
        name = self.texts.card_name(card)
        if slot == "AAS":
            return say("uc.turn.discard", card=name)
        if not matches:
            colour = say(f"uc.colour.{self.texts.card(card).colour}")
            return say("uc.turn.no_match", card=name, colour=colour)
        key = "uc.turn.card_first" if card_first else "uc.turn.slot_first"
        return say(key, card=name, slot=slot, text=self.texts.card_text(card))

    # What happens at once.

    def happens(self, move: str, told: bool) -> str:
        """Return payments and gains, unless they are told already, and whether there is a way back."""
        found = preview(self.game, self.view, self.seat, self.view.parse(self.seat, move))
        events = [] if told else found.events
        said = [self.amounts("uc.pays", events, "paid"), self.amounts("uc.gains", events, "gained")]
        said += [words for event in events if (words := self.event_words(event))]
        if found.ends_undo:
            said.append(self.texts.speech.say("uc.no_undo"))
        return ", ".join(part for part in said if part)

    def amounts(self, key: str, events: list[Event], kind: str) -> str:
        """Return all payments and gains, added up."""
        own = [event for event in events if event.kind == kind and event.seat == self.seat]
        said = amounts_of(own, self.texts)
        return self.texts.speech.say(key, amounts=said) if said else ""

    def event_words(self, event: Event) -> str:
        """Return other things worth knowing beforehand."""
        say = self.texts.speech.say
        if event.seat != self.seat:
            return ""
        if event.kind == "drew":
            number = event.details["cards"]
            return say("uc.draws", number if isinstance(number, int) else 0)
        if event.kind == "advanced":
            return say("uc.to_space", space=str(event.details["space"]))
        return say("uc.connects", id=event.cause) if event.kind == "metropolis_connected" else ""


def amounts_of(events: list[Event], texts: Texts) -> str:
    """Return all payments and gains of these events, added up."""
    total: dict[str, int] = {}
    for event in events:
        for name, amount in event.details.items():
            if isinstance(amount, int) and amount:
                total[name] = total.get(name, 0) + amount
    return ", ".join(texts.count(name, n) for name, n in total.items())


def bundle_words(text: str, texts: Texts) -> str:
    """Return a bundle in words: `1 steelplast, 2 credits` for `1s 2c`."""
    pairs = [(POSITION_NAMES[LETTER_NAMES[word[-1]]], int(word[:-1])) for word in text.split()]
    return ", ".join(texts.count(name, n) for name, n in pairs)
