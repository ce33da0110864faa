"""Cards, slots, tiles, contracts and effects of one table, by name and in words."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.cli.speech import Speech
from nextfrontier.games.underwater_cities.components.facts import CardFacts, RingPlace
from nextfrontier.games.underwater_cities.components.slots import RING_FEW, RING_MANY, SLOTS
from nextfrontier.games.underwater_cities.packs.reading import facts_of
from nextfrontier.games.underwater_cities.state.board import CITY_NAMES
from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES, RESOURCE_NAMES
from nextfrontier.games.underwater_cities.vocabulary.words import card_type
from nextfrontier.games.underwater_cities.words.names import name_card, name_contract
from nextfrontier.games.underwater_cities.words.sentences import explain, sentence
from nextfrontier.games.underwater_cities.words.texts import (
    CATALOGUES,
    text_of,
    text_of_contract,
    text_of_metropolis,
    text_of_site,
)
from nextfrontier.games.underwater_cities.words.things import Things, metropolis
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.expressions import parse
from nextfrontier.kit.words.messages import Message, Name, Series
from nextfrontier.kit.words.nouns import name_count

MARKS: Final = {"yellow": "●", "red": "▲", "green": "◆", "": " "}
SLOT_EFFECTS: Final = {slot.id: slot.effect for slot in SLOTS}


class Texts:
    """The words of a table: the printed components, or those of its pack."""

    def __init__(self, seats: int, options: dict[str, Any], language: str) -> None:
        self.language = language
        self.speech = Speech(language)
        self.words = CATALOGUES[language]
        self.facts = facts_of(options)
        self.things = Things(self.facts)
        self.ring: dict[str, RingPlace] = {
            place.position: place for place in (RING_MANY if seats > 2 else RING_FEW)
        }
        self.positions = {place.slot: place.position for place in self.ring.values()}

    # Things by number or id.

    def card(self, number: int) -> CardFacts:
        """Return the facts of a card."""
        return self.facts.cards[number]

    def type_of(self, number: int) -> str:
        """Return the type of a card: instant, permanent, action, production or scoring."""
        return card_type(parse(self.card(number).effect))

    def card_text(self, number: int) -> str:
        """Return the effect of a card in words."""
        return text_of(self.card(number).effect, self.language)

    def card_name(self, number: int) -> str:
        """Return the number and name of a card: `6 Bore Crew`."""
        return f"{number} {self.printed_name(number)}" if number else self.words.say(Message("assistant"))

    def printed_name(self, number: int) -> str:
        """Return the name of a card."""
        return self.words.say(name_card(self.card(number)))

    def contract_name(self, id_: str) -> str:
        """Return the name of a contract."""
        return self.words.say(name_contract(self.facts.contracts[id_]))

    def count(self, good: str, n: int) -> str:
        """Return a number of a good or of points: `1 credit`, `2 credits`, `3 VP`."""
        name = RESOURCE_NAMES[POSITION_NAMES.index(good)] if good in POSITION_NAMES else good
        return self.words.say(name_count(Message(f"good.{name}", n), n))

    def slot_text(self, position: str) -> str:
        """Return the effect of a slot, in short: builds are at normal cost unless the text says otherwise."""
        id_ = "AAS" if position == "AAS" else self.ring[position].slot
        return text_of(SLOT_EFFECTS[id_], self.language).replace(self.speech.say("uc.usual_cost"), "")

    def slot_colour(self, position: str) -> str:
        """Return the colour of a slot; empty for the always-available one."""
        return "" if position == "AAS" else self.ring[position].colour

    def changes(self, position: str, cards: tuple[int, ...]) -> list[int]:
        """Return those of the cards that change this slot for their owner."""
        if position == "AAS":
            return []
        id_ = self.ring[position].slot
        changed = {card: self.things.calls(f"card {card}", "slot_change") for card in cards}
        return [card for card in cards if any(call.arguments[0] == id_ for call in changed[card])]

    def contract(self, id_: str) -> str:
        """Return the demand and the gain of a contract."""
        return text_of_contract(self.facts.contracts[id_], self.language)

    def metropolis(self, id_: str) -> str:
        """Return the gain of a metropolis."""
        return text_of_metropolis(self.facts.metropolises[id_], self.language)

    def sites(self, board: int) -> tuple[dict[str, str], dict[str, str]]:
        """Return the bonuses of building on some sites, and the costs or production of others, by site."""
        facts = self.facts.boards[board]
        bonuses = {
            bonus.site: self.shorten_gain(text_of(bonus.effect, self.language)) for bonus in facts.bonuses
        }
        special = {
            self.words.say(Series("and", [Name(each) for each in site.sites])): self.shorten_gain(
                text_of_site(site, self.language)
            )
            for site in facts.special_sites
        }
        return bonuses, special

    def shorten_gain(self, text: str) -> str:
        """Return the text of a gain without its verb."""
        text, verb = text.rstrip("."), self.speech.say("uc.gain")
        return text.removeprefix(verb) if verb and text.startswith(verb) else text[0].lower() + text[1:]

    # Effects by their place.

    def place(self, text: str) -> str:
        """Return the place of an effect for people: `slot Y4`, `card 6 Bore Crew`, `metropolis B-4`."""
        source = text.split("/")[0]
        word, _, rest = source.partition(" ")
        if word == "card":
            return self.words.say(self.things.card(int(rest)))
        if word.split("+")[0] in SLOT_EFFECTS:
            id_ = word.split("+")[0]
            return self.words.say(Message("slot_named", id=Name(self.positions.get(id_, id_))))
        if word in self.facts.contracts:
            return self.speech.say("uc.contract_named", id=word)
        if word in self.facts.metropolises:
            return self.words.say(metropolis(word))
        return self.words.say(Message("site_named", id=Name(source.split(" ")[-1])))

    # What happened and why not.

    def sentence(self, event: Event, viewer: int) -> str:
        """Return an event as this viewer may read it."""
        return sentence(event, viewer, self.language, self.things)

    def reason(self, reason: Reason) -> tuple[str, list[str]]:
        """Return a refusal as a sentence, and its fixes."""
        return explain(reason, self.language, self.things)


def site_city(site: str) -> str:
    """Return the city to which a building site belongs; empty for other sites."""
    city, dot, _ = site.partition(".")
    return city if dot and city in CITY_NAMES else ""
