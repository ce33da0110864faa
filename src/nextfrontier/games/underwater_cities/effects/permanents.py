"""Permanent cards: triggers, discounts, hand limit, changed slots and once-per-turn abilities (UC-TYPE-07..09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.effects.arguments import BUNDLE
from nextfrontier.games.underwater_cities.effects.arguments import KINDS as KIND_WORDS
from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Effect
from nextfrontier.games.underwater_cities.effects.places import (
    ABILITY,
    MAKES_TYPE,
    ON_CARD,
    TRIGGERED,
    places,
)
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.state.board import KINDS, TUNNEL
from nextfrontier.games.underwater_cities.state.goods import NOTHING, Goods, plus
from nextfrontier.games.underwater_cities.state.supplies import (
    ADVANCES,
    ANY_RESOURCE,
    BUILDS,
    BUILDS_CITY,
    CHANGES_RULES,
    UPGRADES,
    USES_CARD,
)
from nextfrontier.kernel.reasons import Problem, Reason
from nextfrontier.kit.expressions import Call, ExpressionError
from nextfrontier.kit.vocabulary import Amount, Given, Groups, Nested, Place, Row, Sort, Word
from nextfrontier.kit.words.messages import Message, Part

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

# Events a permanent can wait for, as bits.
BUILT: Final = 1
UPGRADED: Final = 2
BUILT_NTH_OF_TURN: Final = 4
BUILT_NTH_AT_CITY: Final = 8
UPGRADED_NTH_AT_CITY: Final = 16
SPACE_ENTERED: Final = 32
MISMATCH: Final = 64
SLOT_GAIN: Final = 128
CITY_CONNECTED: Final = 256
METROPOLIS_CONNECTED: Final = 512
ACTION_CARD_USED: Final = 1024
END_OF_TURN: Final = 2048

PERMANENT: Final = "permanent"
SPECIAL_CARD: Final = -1  # among the kinds that have a discount
ALL_KINDS: Final = (1 << KINDS) - 1
ALL_STRUCTURES: Final = (1 << TUNNEL + 1) - 1
OTHER_CAUSES: Final = {
    SPACE_ENTERED: ADVANCES,
    SLOT_GAIN: ANY_RESOURCE,
    CITY_CONNECTED: BUILDS_CITY | BUILDS << TUNNEL,
    METROPOLIS_CONNECTED: BUILDS << TUNNEL,
    ACTION_CARD_USED: USES_CARD,
}


class Lasting(Effect):
    """A lasting effect of a claimed card; nothing is resolved when the card is claimed (UC-TYPE-04)."""

    def possible(self, sea: Sea) -> bool:
        return False

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return [Reason("nothing_now", "UC-TYPE-04", {"place": self.place}, [])]

    def begin(self, sea: Sea, must: bool) -> None:
        raise AssertionError("a lasting effect is not resolved by itself")

    def supplies(self) -> int:
        return 0


class Holder(Lasting):
    """Hold the effect of a claimed card, which is resolved later."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def children(self) -> list[Effect]:
        return [self.effect]


def declare_type(name: str, inside: dict[Place, Place], makes: str, kind: type[Holder] = Holder) -> Word:
    """Declare a word that makes a type of card: it holds an effect in the places `inside`."""
    return Word(
        name,
        EFFECT,
        kind,
        Nested("effect", EFFECT),
        icons=f"{name} $effect",
        places=inside,
        elsewhere=MAKES_TYPE,
        makes=makes,
    )


class Whenever(Holder):
    """After each such event in the owner's turn resolve the effect at once."""

    def __init__(self, event: int, number: int, kinds: int, effect: Effect) -> None:
        super().__init__(effect)
        self.event = event
        self.number = number  # which space, resource or n-th one
        self.kinds = kinds  # bit mask of the kinds it looks at
        self.cause = cause_of(event, kinds)  # the event as bits of what an effect can bring


def make_watch(event: tuple[int, int, int], effect: Effect) -> Whenever:
    """Make the effect that reacts to an event; it is given without asking."""
    if not effect.is_automatic():
        raise ExpressionError(problem("whenever_effect_must_gain_or"))
    return Whenever(event[0], event[1], event[2], effect)


def say_watch(given: Given) -> Part:
    """Say the event with its effect (cards document 2.7)."""
    message = given.say_argument("event")
    assert isinstance(message, Message)
    message.parts["effect"] = given.say_argument("effect")
    return message


def why_too_late(given: Given) -> Problem | None:
    """Return why a mismatch cannot bring more: it is rewarded before the slot's action (UC-CARD-39)."""
    event, effect = given.values["event"], given.values["effect"]
    is_mismatch = isinstance(event, Call) and event.name == "on_mismatch"
    if is_mismatch and isinstance(effect, Call) and effect.name not in ("gain", "draw"):
        return problem("whenever_on_mismatch_gain_or_draw")
    return None


EVENT: Final = Sort("event", tuple)
WHENEVER: Final = Word(
    "whenever",
    EFFECT,
    make_watch,
    Nested("event", EVENT),
    Nested("effect", EFFECT),
    says=say_watch,
    icons="whenever $event arrow ($effect)",
    places={ON_CARD: TRIGGERED},
    elsewhere=MAKES_TYPE,
    sense=why_too_late,
    makes=PERMANENT,
)


def cause_of(event: int, kinds: int) -> int:
    """Return the bits that cause an event; 0 for an event that is no consequence of an effect."""
    if event in (BUILT, BUILT_NTH_OF_TURN, BUILT_NTH_AT_CITY):
        return (kinds & ALL_KINDS) * BUILDS
    if event in (UPGRADED, UPGRADED_NTH_AT_CITY):
        return (kinds & ALL_STRUCTURES) * UPGRADES
    return OTHER_CAUSES.get(event, 0)


class OncePerTurn(Holder):
    """Once in each own turn the owner may resolve the effect at a free moment (UC-CARD-21, UC-TIME-17)."""


ONCE_PER_TURN: Final = declare_type("once_per_turn", {ON_CARD: ABILITY}, PERMANENT, OncePerTurn)


class Discount(Lasting):
    """Objects of these kinds cost that much less (UC-CARD-08); special cards: CD-17."""

    def __init__(self, kinds: int, special_cards: bool, goods: Goods) -> None:
        super().__init__()
        self.kinds = kinds
        self.special_cards = special_cards
        self.goods = goods

    def supplies(self) -> int:
        return CHANGES_RULES if self.kinds else 0


def make_discount(kinds: list[int], goods: Goods) -> Discount:
    """Make a discount of objects, or of special cards."""
    if kinds == [SPECIAL_CARD]:
        return Discount(0, True, goods)
    if SPECIAL_CARD in kinds:
        raise ExpressionError(problem("discount_special_cards_have_discount"))
    return Discount(sum(1 << kind for kind in kinds), False, goods)


def say_discount(given: Given) -> Part:
    """Say the things that cost less."""
    discount = given.say_argument("discount")
    if given.values["kinds"] == "special_card":
        return Message("discount.special_card", discount=discount)
    return Message("discount", kinds=given.say_argument("kinds"), discount=discount)


def show_discount(given: Given) -> Row:
    """Show the things that cost less."""
    verb = "play" if given.values["kinds"] == "special_card" else "build"
    return ["whenever", verb, *given.show_argument("kinds"), "less", *given.show_argument("discount")]


def why_no_discount(given: Given) -> Problem | None:
    """Return why special cards cannot cost less: they cost credits and nothing else (UC-SPEC-08)."""
    is_special = given.values["kinds"] == "special_card"
    return (
        problem("discount_special_cards_cost_credits")
        if is_special and any(given.make_argument("discount")[1:])
        else None
    )


DISCOUNT: Final = Word(
    "discount",
    EFFECT,
    make_discount,
    Groups("kinds", {**KIND_WORDS, "special_card": [SPECIAL_CARD]}, noun="kind.{}"),
    Nested("discount", BUNDLE),
    says=say_discount,
    icons=show_discount,
    places=places(ON_CARD),
    elsewhere=MAKES_TYPE,
    sense=why_no_discount,
    makes=PERMANENT,
)


class HandLimit(Lasting):
    """The hand limit is higher (UC-ENDTURN-08)."""

    def __init__(self, more: int) -> None:
        super().__init__()
        self.more = more


HAND_LIMIT: Final = Word(
    "hand_limit",
    EFFECT,
    HandLimit,
    Amount("number", most=2),
    icons="hand_limit $number",
    places=places(ON_CARD),
    elsewhere=MAKES_TYPE,
    makes=PERMANENT,
)


class SlotChange(Lasting):
    """A change of a slot's action when the owner performs it (UC-CARD-35, -36)."""

    def __init__(self, slot: str, also: Effect | None, widen: list[int], both_halves: bool) -> None:
        super().__init__()
        self.slot = slot
        self.also = also
        self.widen = widen
        self.both_halves = both_halves

    def children(self) -> list[Effect]:
        return [] if self.also is None else [self.also]

    def supplies(self) -> int:
        return CHANGES_RULES


class Powers:
    """The permanents of a player together; shared by copies, made anew when one is claimed."""

    def __init__(self) -> None:
        self.watches: list[Whenever] = []
        self.watched = 0
        self.causes = 0  # bits of what any of the watches waits for, see `effect`
        self.discounts: list[Goods] = [NOTHING] * KINDS
        self.discounted = 0  # bit mask of the kinds with a discount
        self.special_discount = 0
        self.hand_bonus = 0
        self.slot_changes: tuple[int, ...] = ()
        self.once: tuple[int, ...] = ()

    def add(self, number: int, effect: Effect) -> None:
        """Take a permanent into account: a trigger, a discount or an ability of every turn (UC-TYPE-08)."""
        if isinstance(effect, Whenever):
            self.watches.append(effect)
            self.watched |= effect.event
            self.causes |= effect.cause
        elif isinstance(effect, OncePerTurn):
            self.once = (*self.once, number)
        elif isinstance(effect, HandLimit):
            self.hand_bonus += effect.more
        elif isinstance(effect, SlotChange):
            self.slot_changes = tuple(sorted((*self.slot_changes, number)))
        elif isinstance(effect, Discount):
            for kind in range(KINDS):
                if effect.kinds >> kind & 1:
                    self.discounted |= 1 << kind
                    self.discounts[kind] = plus(self.discounts[kind], effect.goods)
            if effect.special_cards:
                self.special_discount += effect.goods[0]

    def brought_by(self, bits: int) -> int:
        """Return the bits that these permanents could add when an effect brings the given bits: an upper bound."""
        found = 0
        if bits & self.causes:
            for watch in self.watches:
                if bits & watch.cause:
                    found |= watch.effect.supply
        return found

    def waiting_for(self, event: int, number: int, kind: int, found: list[Effect]) -> None:
        """Add the effects that this event of the owner triggers, by its `number` and `kind` (UC-TIME-12, -16)."""
        if not self.watched & event:
            return
        for watch in self.watches:
            if watch.event == event and watch.number == number and watch.kinds >> kind & 1:
                found.append(watch.effect)
