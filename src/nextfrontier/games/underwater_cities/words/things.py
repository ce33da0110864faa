"""Things as messages: cards, slots, tiles, contracts and the places of effects; goods, prices, kinds."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.components.slots import RING_FEW, RING_MANY, SLOTS
from nextfrontier.games.underwater_cities.effects.arguments import COLOURS
from nextfrontier.games.underwater_cities.state.board import KIND_NAMES
from nextfrontier.games.underwater_cities.state.goods import LETTERS, RESOURCE_NAMES
from nextfrontier.games.underwater_cities.state.player import ASSISTANT
from nextfrontier.games.underwater_cities.vocabulary.library import Facts
from nextfrontier.games.underwater_cities.words.names import name_card, name_contract
from nextfrontier.kernel.events import Detail
from nextfrontier.kit.expressions import Call, calls_in, parse
from nextfrontier.kit.words.messages import Message, Name, Part, Player, Series
from nextfrontier.kit.words.nouns import name_count

Amounts = dict[str, int]  # resource names, and "vp", with their numbers

# In the order in which moves write them.
GOODS: Final = [RESOURCE_NAMES[i] for _, i in LETTERS]
GOOD_OF_LETTER: Final = {letter: RESOURCE_NAMES[i] for letter, i in LETTERS}
REPLACEABLE: Final = ["steelplast", "kelp"]  # by biomatter (UC-BUILD-31)
NOUN_OF_KIND: Final = {"nonsymbiotic": "white_city", "symbiotic": "symbiotic_city"}
GROUPS: Final = {"farm desal lab": "building", "farm desal lab tunnel": "structure"}
COLOUR_NAMES: Final = [*COLOURS, "any"]  # the last one is colour -1 too
NOUN_OF_NUMBER: Final = {
    "cards": "cards",
    "kept": "cards",
    "under_deck": "special_cards",
    "tiles": "tiles",
    "cities": "cities",
}
SLOT_EFFECTS: Final = {facts.id: facts.effect for facts in SLOTS}  # by the ids of pending tasks: `SL-02`
SLOT_NAMES: Final = {place.position for place in (*RING_FEW, *RING_MANY)} | {"AAS"}
ERAS: Final = ("", "I", "II", "III")  # as they are printed


class Things:
    """The named things of a box: those printed, or those of a pack."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.named: dict[int, Part] = {}  # cards that were named already, by number

    def describe(self, name: str, value: Detail) -> Part:
        """Describe the value that a reason or an event carries under this name."""
        if isinstance(value, int):
            return self.describe_number(name, value)
        if isinstance(value, str):
            return self.describe_name(name, value)
        if isinstance(value, dict) or not value:
            return Message("nothing")
        return Series("players" if name == "order" else "and", [self.one_of(name, item) for item in value])

    def describe_number(self, name: str, n: int) -> Part:
        """Describe a number: of a card, a kind or a colour, of things that are counted, or a plain one."""
        if name == "card":
            return self.card(n)
        if name == "kind":
            return kind(KIND_NAMES[n])
        if name == "colour":
            return Message(f"slot.{COLOUR_NAMES[n]}")
        if name == "era":
            return Name(ERAS[n])
        return Message(NOUN_OF_NUMBER.get(name, "number"), n)

    def describe_name(self, name: str, text: str) -> Part:
        """Describe a place, slot, contract or kinds by id; else keep a name that is the same in every language."""
        if name == "place":
            return self.place(text)
        if name == "slot":
            return slot(text)
        if name == "contract":
            return self.contract(text)
        return kinds(text) if name == "kinds" else Name(text)

    def one_of(self, name: str, item: int | str) -> Part:
        """Describe one of a list: a seat, a metropolis or a card."""
        if isinstance(item, str):
            return metropolis(item)
        return Player(item) if name == "order" else self.card(item)

    def card(self, number: int) -> Part:
        """Name a card: `card 6 Bore Crew`; a blank of a view is just a card."""
        if number < 0:
            return Message("cards", 1)
        if number == ASSISTANT:
            return Message("assistant")
        if number not in self.named:
            self.named[number] = Message("card", number, name=name_card(self.facts.cards[number]))
        return self.named[number]

    def contract(self, id_: str) -> Part:
        """Name a contract: `contract C2 Trunk lines`."""
        return Message("contract_named", id=Name(id_), name=name_contract(self.facts.contracts[id_]))

    def place(self, text: str) -> Part:
        """Name the place of an effect or another cause: `card 37/2`, `Y4`, `B-4`, `UC-FED-05`."""
        source = text.split("/")[0]
        word, _, rest = source.partition(" ")
        if word == "card":
            return self.card(int(rest))
        if word == "pair":
            return Message("pair", id=Name(rest))
        if word in self.facts.contracts:
            return self.contract(word)
        if word in self.facts.metropolises:
            return metropolis(word)
        if word.startswith("UC-"):
            return Message(f"cause.{word}")
        if word.split("+")[0] in SLOT_NAMES or word.startswith("SL-"):
            return self.changed_slot(word)
        return Message("site_named", id=Name(source.split(" ")[-1]))

    def changed_slot(self, name: str) -> Part:
        """Name a slot by its position, with those of the owner's cards that change it: `Y4+56`."""
        id_, *cards = name.split("+")
        if not cards:
            return slot(id_)
        changing = self.describe("cards", [int(card) for card in cards])
        return Message("slot_named.changed", id=Name(id_), cards=changing)

    def calls(self, place: str, name: str) -> list[Call]:
        """Return all parts with this name of the effect that stands at a place."""
        source = place.split("/")[0]
        return [call for text in self.effects(source) for call in calls_in(parse(text)) if call.name == name]

    def effects(self, source: str) -> list[str]:
        """Return the effects of a card, contract or tile, and of cards that change a slot; slots have no conditions."""
        word, _, rest = source.partition(" ")
        if word == "card":
            return [self.facts.cards[int(rest)].effect]
        if word in self.facts.contracts:
            return [self.facts.contracts[word].reward]
        if word in self.facts.metropolises:
            tile = self.facts.metropolises[word]
            return [effect for effect in (tile.instant, tile.production, tile.final) if effect]
        id_, *cards = word.split("+")
        if id_ not in SLOT_NAMES and id_ not in SLOT_EFFECTS:
            return []
        own = [SLOT_EFFECTS[id_]] if id_ in SLOT_EFFECTS else []
        return [*own, *[self.facts.cards[int(card)].effect for card in cards]]


def slot(id_: str) -> Part:
    """Name a slot by its position."""
    return Message("always_available") if id_ == "AAS" else Message("slot_named", id=Name(id_))


def metropolis(id_: str) -> Part:
    """Name a metropolis tile: `metropolis B-4`."""
    return Message("metropolis_named", id=Name(id_))


def kind(name: str) -> Part:
    """Name a kind of thing to build, by its name in `board.KIND_NAMES`."""
    return Message(f"kind.{NOUN_OF_KIND.get(name, name)}")


def kinds(names: str, prefix: str = "kind.") -> Part:
    """Name one of several kinds of structure, separated by blanks: `farm lab`."""
    grouped = GROUPS.get(names, names)
    return Series("or", [Message(prefix + name) for name in grouped.split()])


def amounts(given: Amounts) -> Part:
    """Name amounts: `1 steelplast and 2 credits`, with the zeros that are named."""
    found: list[Part] = [
        name_count(Message(f"good.{good}", given[good]), given[good])
        for good in [*GOODS, "vp"]
        if good in given
    ]
    return Series("and", found) if found else Message("nothing")


def bundle(text: str) -> Amounts:
    """Read a bundle as moves write it: `1s 1c`; `0c` is nothing."""
    return {GOOD_OF_LETTER[word[-1]]: int(word[:-1]) for word in text.split() if word != "0c"}


class Price:
    """A price that cannot be paid, one of several if there is a choice, beside the stock."""

    def __init__(self, price: str, stock: str, with_biomatter: bool) -> None:
        self.prices = [bundle(choice) for choice in price.split(" / ")]
        self.stock = bundle(stock)
        self.with_biomatter = with_biomatter  # may biomatter stand for kelp and steelplast?

    def parts(self) -> dict[str, Part]:
        """Return the parts that texts about prices ask for."""
        found: dict[str, Part] = {
            "price": Series("or", [amounts(price) for price in self.prices]),
            "stock": amounts(self.held_goods()),
            "missing": Series("or", [amounts(self.missing(price)) for price in self.prices]),
        }
        short = [good for good in REPLACEABLE if self.stock.get(good, 0) < self.prices[0].get(good, 0)]
        if short:
            found["replaceable"] = Series("and", [Message(f"good.{good}") for good in short])
        return found

    def held_goods(self) -> Amounts:
        """Return the player's stock of the goods in question, with biomatter if it helps."""
        wanted = {good for price in self.prices for good in price}
        if self.with_biomatter and "biomatter" in self.stock and wanted & set(REPLACEABLE):
            wanted.add("biomatter")
        return {good: self.stock.get(good, 0) for good in wanted}

    def missing(self, price: Amounts) -> Amounts:
        """Return the goods still to be gained, after biomatter has replaced as many as it can."""
        short = {good: n - self.stock.get(good, 0) for good, n in price.items()}
        spare = self.stock.get("biomatter", 0) - price.get("biomatter", 0)
        for good in REPLACEABLE:
            if self.with_biomatter and spare > 0 and short.get(good, 0) > 0:
                spare, short[good] = spare - short[good], short[good] - spare
        return {good: n for good, n in short.items() if n > 0}
