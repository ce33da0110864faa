"""Counts and conditions of cards: only connected things count, when the card is resolved (UC-NET-10, UC-TIME-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.effects.arguments import ONE_OBJECT, ONE_STRUCTURE
from nextfrontier.games.underwater_cities.state.board import CITIES, DESALINATION, FARM, LABORATORY, TUNNEL
from nextfrontier.games.underwater_cities.state.player import ASSISTANT, Player
from nextfrontier.games.underwater_cities.state.supplies import (
    ADVANCES,
    BUILDS,
    BUILDS_CITY,
    CHANGES_AREA,
    CLAIMS,
    CONVERTS,
    UPGRADES,
    union,
)
from nextfrontier.kernel.bits import count_bits
from nextfrontier.kernel.reasons import Parameters
from nextfrontier.kernel.tasks import EVERYTHING
from nextfrontier.kit.expressions import Call, Value
from nextfrontier.kit.vocabulary import AllOf, Amount, Given, Nested, OneOf, Row, Sort, Word, in_a_row
from nextfrontier.kit.words.messages import Message, Part, Series
from nextfrontier.kit.words.nouns import amounts, name_count

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

ANY_CITY: Final = 6
ANY_METROPOLIS: Final = 7

UNBOUNDED: Final = 1_000

NETWORK: Final = BUILDS_CITY | BUILDS << TUNNEL  # what can connect further objects

FULL_SET: Final = [FARM, DESALINATION, LABORATORY]


class Count:
    """A number read from one player's area."""

    def value(self, sea: Sea, player: Player) -> int:
        raise NotImplementedError

    def reaches(self, sea: Sea, player: Player, least: int) -> bool:
        """Is it that much or more?"""
        return self.value(sea, player) >= least

    def causes(self) -> int:
        """Return the bits of all causes that could raise the count (see `effect`): an upper bound."""
        return EVERYTHING

    def potential(self, sea: Sea, player: Player) -> int:
        """Return the count if everything were connected: an upper bound."""
        return UNBOUNDED


COUNT: Final = Sort("count", Count)


class Connected(Count):
    """Count own connected objects of a kind (UC-NET-10, UC-PROD-21, UC-SCORE-08, UC-CARD-06, -07, -16)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def value(self, sea: Sea, player: Player) -> int:
        network = player.network
        if self.kind < TUNNEL:
            return count_bits(network.connected_buildings(self.kind))
        if self.kind == TUNNEL:
            return count_bits(network.tunnels_at_cities())
        if self.kind == ANY_CITY:
            return count_bits(network.connected_cities())
        if self.kind == ANY_METROPOLIS:
            return len(player.metropolises.connected_tiles())
        symbiotic = self.kind == TUNNEL + 2
        return count_bits((network.symbiotic if symbiotic else network.nonsymbiotic) & network.reached)

    def causes(self) -> int:
        own = BUILDS << self.kind if self.kind < TUNNEL else 0
        return own | NETWORK | CONVERTS

    def potential(self, sea: Sea, player: Player) -> int:
        network = player.network
        if self.kind < TUNNEL:
            return count_bits(network.buildings[self.kind])
        if self.kind == TUNNEL:
            return count_bits(network.tunnels)
        return UNBOUNDED if self.kind == ANY_METROPOLIS else count_bits(network.cities())


CONNECTED: Final = Word(
    "connected",
    COUNT,
    Connected,
    OneOf("kind", {**ONE_OBJECT, "city": ANY_CITY, "metropolis": ANY_METROPOLIS}),
    says="connected.{kind}",
    icons="connected $kind",
)


class Upgraded(Count):
    """Count own connected objects of a kind that are upgraded (UC-NET-10, UC-UPG-10)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def value(self, sea: Sea, player: Player) -> int:
        network = player.network
        if self.kind == TUNNEL:
            return count_bits(network.tunnels_at_cities() & network.upgraded_tunnels)
        return count_bits(network.connected_buildings(self.kind) & network.upgraded_buildings)

    def causes(self) -> int:
        return UPGRADES << self.kind | NETWORK

    def potential(self, sea: Sea, player: Player) -> int:
        network = player.network
        if self.kind == TUNNEL:
            return count_bits(network.upgraded_tunnels)
        return count_bits(network.buildings[self.kind] & network.upgraded_buildings)


UPGRADED: Final = Word(
    "upgraded",
    COUNT,
    Upgraded,
    OneOf("kind", ONE_STRUCTURE),
    says="upgraded.{kind}",
    icons="connected upgraded $kind",
)


class CitiesWith(Count):
    """Count connected cities that have at least all of these buildings (UC-NET-10)."""

    def __init__(self, plain: list[int], upgraded: list[int], any_building: int) -> None:
        self.plain = plain  # least number of farms, desalination plants, laboratories
        self.upgraded = upgraded
        self.any_building = any_building

    def value(self, sea: Sea, player: Player) -> int:
        found = 0
        connected = player.network.connected_cities()
        for city in range(CITIES):
            if connected >> city & 1 and self.fits(player, city):
                found += 1
        return found

    def fits(self, player: Player, city: int) -> bool:
        """Does this city have the buildings that are asked for?"""
        network, total = player.network, 0
        for kind in FULL_SET:
            here = network.buildings_at(kind, city)
            count = count_bits(here)
            if (
                count < self.plain[kind]
                or count_bits(here & network.upgraded_buildings) < self.upgraded[kind]
            ):
                return False
            total += count
        return total >= self.any_building

    def causes(self) -> int:
        return CHANGES_AREA


def say_cities(given: Given) -> Part:
    """Say `cities with at least 1 farm`, or with buildings of all kinds."""
    if given.call.named == dict.fromkeys(BUILDING_NAMES, 1):
        return Message("cities_with.all_kinds", given.n)
    return Message("cities_with", given.n, things=amounts(given.call, "kind."))


def show_cities(given: Given) -> Row:
    """Show cities with their buildings."""
    row = ["connected", "city", "with"]
    for name in given.call.named:
        kind = name.removeprefix("upgraded_")
        row += [str(given.number(name)), *(["upgraded"] if kind != name else []), kind]
    return row


BUILDING_NAMES: Final = ("farm", "desal", "lab")
CITIES_WITH: Final = Word(
    "cities_with",
    COUNT,
    lambda *least: CitiesWith([*least[:3]], [*least[3:6]], least[6]),
    *[Amount(name, default=0) for name in BUILDING_NAMES],
    *[Amount(f"upgraded_{name}", default=0) for name in BUILDING_NAMES],
    Amount("building", default=0),
    says=say_cities,
    icons=show_cities,
)


class Claimed(Count):
    """Own claimed cards of a type (CD-08); `numbered` leaves the personal assistant out."""

    def __init__(self, type_: str) -> None:
        self.type = type_

    def value(self, sea: Sea, player: Player) -> int:
        cards = player.cards
        if self.type == "any":
            return len(cards.claimed)
        if self.type == "numbered":
            return len(cards.claimed) - (ASSISTANT in cards.claimed)
        return len([card for card in cards.claimed if sea.box.card(card).type == self.type])

    def causes(self) -> int:
        return CLAIMS

    def potential(self, sea: Sea, player: Player) -> int:
        return self.value(sea, player)


CLAIMED_TYPES: Final = ("action", "permanent", "production", "scoring", "any", "numbered")
CLAIMED: Final = Word(
    "claimed",
    COUNT,
    Claimed,
    OneOf(
        "type",
        {name: name for name in CLAIMED_TYPES},
        icons={name: "card" if name == "any" else f"{name}_card" for name in CLAIMED_TYPES},
    ),
    says="claimed.{type}",
    icons="claimed $type",
)


class SpecialsPaid(Count):
    """Count own special cards played and paid for, those under the board too (M-4, UC-SPEC-18, -22)."""

    def value(self, sea: Sea, player: Player) -> int:
        return len(player.cards.under_board) + len(
            [card for card in player.cards.claimed if sea.box.card(card).is_special()]
        )

    def causes(self) -> int:
        return CLAIMS

    def potential(self, sea: Sea, player: Player) -> int:
        return self.value(sea, player)


SPECIALS_PAID: Final = Word("specials_paid", COUNT, SpecialsPaid, icons="paid special_card")


class Smallest(Count):
    """The smallest of several counts: complete sets."""

    def __init__(self, counts: list[Count]) -> None:
        self.counts = counts

    def value(self, sea: Sea, player: Player) -> int:
        return min([count.value(sea, player) for count in self.counts])

    def reaches(self, sea: Sea, player: Player, least: int) -> bool:
        for count in self.counts:
            if not count.reaches(sea, player, least):
                return False
        return True

    def causes(self) -> int:
        return union([count.causes() for count in self.counts])

    def potential(self, sea: Sea, player: Player) -> int:
        return min([count.potential(sea, player) for count in self.counts])


def say_each(given: Given, counts: list[Value], n: int) -> Part:
    """Say n of each count."""
    return Series("and", [name_count(given.vocabulary.say(count, n), n) for count in counts])


def show_sets(given: Given) -> Row:
    """Show the counts of a set in brackets."""
    return ["set_of", "open", *in_a_row("and")(given), "close"]


MIN_OF: Final = Word(
    "min_of",
    COUNT,
    Smallest,
    AllOf("counts", COUNT, least=0),
    says=lambda given: Message("min_of", given.n, things=say_each(given, given.items("counts"), 1)),
    icons=show_sets,
)


class SlotColours(Count):
    """Different colours among the slots holding own tiles of this round; the always-available slot has none."""

    def value(self, sea: Sea, player: Player) -> int:
        ring = sea.box.ring(sea.seats)
        return len({ring[i].colour for i in range(len(ring)) if player.seat in sea.board.slots[i]})


SLOT_COLOURS: Final = Word("slot_colours", COUNT, SlotColours, icons="slot_colours")


class Condition:
    """Something that holds or not."""

    def holds(self, sea: Sea, player: Player) -> bool:
        raise NotImplementedError

    def causes(self) -> int:
        """Return the bits of all causes that could make the condition true (see `effect`): an upper bound."""
        return EVERYTHING

    def is_near(self, sea: Sea, player: Player) -> bool:
        """Could one more object, upgrade or card make it true? An upper bound."""
        return True

    def standing(self, sea: Sea, player: Player) -> Parameters:
        """Return the player's progress, for the reason why the condition does not hold."""
        return {}


CONDITION: Final = Sort("condition", Condition)


class AtLeast(Condition):
    """A count reaches a number."""

    def __init__(self, count: Count, least: int) -> None:
        self.count = count
        self.least = least

    def holds(self, sea: Sea, player: Player) -> bool:
        return self.count.reaches(sea, player, self.least)

    def causes(self) -> int:
        return self.count.causes()

    def is_near(self, sea: Sea, player: Player) -> bool:
        return self.count.potential(sea, player) + 1 >= self.least

    def standing(self, sea: Sea, player: Player) -> Parameters:
        return {"have": self.count.value(sea, player)}


def say_at_least(given: Given) -> Part:
    """Say how many there must be; of those whose smallest is counted, how many of each."""
    count, n = given.values["count"], given.number("number")
    assert isinstance(count, Call)
    if count.name == SLOT_COLOURS.name:
        return Message("at_least.slot_colours.all" if n == 3 else "at_least.slot_colours", n)
    counts: list[Value] = count.arguments if count.name == MIN_OF.name else [count]
    return Message("at_least", n, things=say_each(given, counts, n))


AT_LEAST: Final = Word(
    "at_least",
    CONDITION,
    AtLeast,
    Nested("count", COUNT),
    Amount("number"),
    says=say_at_least,
    icons="at_least $number $count",
)


class OnSpace(Condition):
    """The marker stands exactly on this Federation space (UC-CARD-19)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def holds(self, sea: Sea, player: Player) -> bool:
        return player.space == 5 - self.space

    def causes(self) -> int:
        return ADVANCES


ON_SPACE: Final = Word("on_space", CONDITION, OnSpace, Amount("space", most=4), icons="space $space")
