"""Taking a special card: one of three ways (UC-SPEC-01..07)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Effect
from nextfrontier.games.underwater_cities.effects.fields import CARD, UNDER
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.rules.hand import put_under_special_deck
from nextfrontier.games.underwater_cities.state.sea import leave_out
from nextfrontier.games.underwater_cities.state.supplies import DISCARDS
from nextfrontier.kernel.events import Details
from nextfrontier.kernel.families import Family, Named, Plain, Shown, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Shape
from nextfrontier.kernel.tasks import REVEALS
from nextfrontier.kernel.zones import EVERYONE
from nextfrontier.kit.effects.choices import Choice
from nextfrontier.kit.vocabulary import Word

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

LOOKED_AT: Final = 3


class TakeSpecial(Effect):
    """Take a special card, by a slot's action only, also when an effect performs the slot (UC-SPEC-01, -23)."""

    def possible(self, sea: Sea) -> bool:
        return bool(sea.specials.three_credit) or bool(sea.specials.deck)

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return [] if self.possible(sea) else [Reason("no_special_card", "UC-LIMIT-08", {}, [])]

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(ChooseSpecial(self))

    def supplies(self) -> int:
        return 0

    def attainable(self, sea: Sea, supply: int) -> bool:
        return supply & DISCARDS != 0 or self.possible(sea)


TAKE_SPECIAL: Final = Word(
    "take_special",
    EFFECT,
    TakeSpecial,
    icons="take special_card",
    places={},
    elsewhere=problem("only_in_slots"),
)


def take_into_hand(sea: Sea, card: int, shown: bool) -> None:
    """Take the card into hand, where it is a hand card like any other (UC-SPEC-06, -07)."""
    player = sea.me()
    cards = player.cards = player.cards.copy()
    cards.hand = tuple(sorted((*cards.hand, card)))
    if shown:
        cards.shown = (*cards.shown, card)


class ChooseSpecial(Choice["Sea", Effect]):
    """A face-up cost-3 card, the face-up top card, or a look at the next three (UC-SPEC-02..05)."""

    shape = Shape("take_special", Node("effect", Effect))
    asked_by = ["UC-SPEC-02", "UC-SPEC-03", "UC-SPEC-04", "UC-SPEC-05"]

    def is_free_moment(self) -> bool:
        return True

    def families(self) -> list[Family[Any, Any]]:
        return SPECIALS


class TakeFaceUp(Family["Sea", ChooseSpecial]):
    """Take a face-up card; below the top card of the deck the next one is turned up."""

    def __init__(self) -> None:
        super().__init__("take", "take {card}", [CARD])

    def options(self, state: Sea, asked: ChooseSpecial) -> list[int]:
        return [*state.specials.three_credit, *state.specials.deck[:1]]

    def add_moves(self, state: Sea, asked: ChooseSpecial, found: list[int]) -> None:
        found += self.options(state, asked)

    def brings(self, state: Sea, asked: ChooseSpecial, move: int) -> int:
        return REVEALS if state.specials.deck[:1] == (move,) and len(state.specials.deck) > 1 else 0

    def apply(self, state: Sea, asked: ChooseSpecial, move: int) -> None:
        specials = state.specials = state.specials.copy()
        if move in specials.three_credit:
            specials.three_credit = leave_out(specials.three_credit, move)
            reveals = False
        else:
            specials.deck, specials.seen = specials.deck[1:], specials.seen[1:]
            reveals = bool(specials.deck)
        take_into_hand(state, move, True)
        state.tell_secret("took_special", asked.effect.place, {"card": move}, {}, EVERYONE, reveals)


class Look(Plain["Sea", ChooseSpecial]):
    """Look at the three cards below the top card."""

    def __init__(self) -> None:
        super().__init__("look")

    def is_legal(self, state: Sea, asked: ChooseSpecial, move: int) -> bool:
        return len(state.specials.deck) > 1

    def why_not(self, state: Sea, asked: ChooseSpecial, move: int) -> list[Reason]:
        if len(state.specials.deck) > 1:
            return []
        return [Reason("nothing_to_look_at", "UC-SPEC-05", {"cards": len(state.specials.deck)}, [])]

    def brings(self, state: Sea, asked: ChooseSpecial, move: int) -> int:
        return REVEALS

    def apply(self, state: Sea, asked: ChooseSpecial, move: int) -> None:
        look_at_next(state, asked.effect)


SPECIALS: Final = hand_out([TakeFaceUp(), Look()])


def look_at_next(sea: Sea, effect: Effect) -> None:
    """Put the top card under the deck and look at the next three (UC-SPEC-05, Q-32)."""
    specials = sea.specials = sea.specials.copy()
    top, rest = specials.deck[0], specials.deck[1:]
    specials.looking = rest[:LOOKED_AT]
    specials.deck, specials.seen = rest[LOOKED_AT:], specials.seen[1 + LOOKED_AT :]
    put_under_special_deck(sea, [top], EVERYONE)
    if sea.events is not None:
        looking = list(specials.looking)
        secret: Details = {"which": looking}
        sea.tell_secret("looked", effect.place, {"cards": len(looking)}, secret, 1 << sea.active, True)
    sea.push(KeepLooked(effect))


class KeepLooked(Choice["Sea", Effect]):
    """Keep one of the looked-at cards; the others go under the deck in any order (UC-SPEC-05)."""

    shape = Shape("keep_special", Node("effect", Effect))
    asked_by = ["UC-SPEC-05"]

    def always_asked(self) -> bool:
        return True

    def hides_answer(self) -> bool:
        return True

    def orders(self, state: Sea) -> list[list[int]]:
        """Return all orders: the kept card first, then the others in the order they go under the deck."""
        return [list(order) for order in permutations(sorted(state.specials.looking))]

    def families(self) -> list[Family[Any, Any]]:
        return LOOKED


class TakeLooked(Named["Sea", KeepLooked]):
    """Keep a card: `take 191 under 186 188`. A move is the number of an order: looking ahead knows no cards."""

    def __init__(self) -> None:
        super().__init__("take", [CARD, UNDER])

    def options(self, state: Sea, asked: KeepLooked) -> list[int]:
        return [0] if state.searching else list(range(len(asked.orders(state))))

    def apply(self, state: Sea, asked: KeepLooked, move: int) -> None:
        kept, *others = asked.orders(state)[move]
        specials = state.specials = state.specials.copy()
        specials.looking = ()
        put_under_special_deck(state, others, 1 << state.active)
        take_into_hand(state, kept, False)
        secret: Details = {"card": kept, "under": others}
        state.tell_secret("kept_special", asked.effect.place, {}, secret, 1 << state.active, True)

    def spell(self, state: Sea, asked: KeepLooked, move: int) -> str:
        kept, *others = asked.orders(state)[move]
        return " ".join(["take", str(kept), *(["under", *map(str, others)] if others else [])])

    def values(self, state: Sea, asked: KeepLooked, move: int) -> dict[str, Shown]:
        kept, *others = asked.orders(state)[move]
        return {"card": kept, "under": others}


LOOKED: Final = hand_out([TakeLooked()])
