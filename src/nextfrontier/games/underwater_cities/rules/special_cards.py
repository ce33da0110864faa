"""Taking a special card: one of three ways (UC-SPEC-01..07)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.rules.hand import put_under_special_deck
from nextfrontier.games.underwater_cities.state.sea import ALL_SEATS, without
from nextfrontier.games.underwater_cities.state.supplies import DISCARDS
from nextfrontier.kernel.events import Details
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Shape
from nextfrontier.kernel.tasks import Decision

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

LOOK: Final = 0
LOOKED_AT: Final = 3


class TakeSpecial(Effect):
    """Take a special card, by a slot's action only, whoever performs it (UC-SPEC-01, -23)."""

    def possible(self, sea: Sea) -> bool:
        return bool(sea.three_credit) or bool(sea.special_deck)

    def why_impossible(self, sea: Sea) -> list[Reason]:
        return [] if self.possible(sea) else [Reason("no_special_card", "UC-LIMIT-08", {}, [])]

    def begin(self, sea: Sea, must: bool) -> None:
        sea.push(ChooseSpecial(self))

    def supplies(self) -> int:
        return 0

    def attainable(self, sea: Sea, supply: int) -> bool:
        return supply & DISCARDS != 0 or self.possible(sea)


def take_into_hand(sea: Sea, card: int, shown: bool) -> None:
    """Take the card into hand, where it is a hand card like any other (UC-SPEC-06, -07)."""
    player = sea.me()
    player.hand = tuple(sorted((*player.hand, card)))
    if shown:
        player.shown = (*player.shown, card)


class ChooseSpecial(Decision["Sea"]):
    """A face-up cost-3 card, the face-up top card, or a look at the next three (UC-SPEC-02..05)."""

    shape = Shape("take_special", Node("effect", Effect))

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def kind(self) -> str:
        return "take_special"

    def rules(self) -> list[str]:
        return ["UC-SPEC-02", "UC-SPEC-03", "UC-SPEC-04", "UC-SPEC-05"]

    def is_free_moment(self) -> bool:
        return True

    def supplies(self, state: Sea) -> int:
        return 0

    def moves(self, state: Sea) -> list[int]:
        found = list(state.three_credit)
        if state.special_deck:
            found.append(state.special_deck[0])
        if len(state.special_deck) > 1:
            found.append(LOOK)
        return found

    def domain(self, state: Sea) -> list[int]:
        return [*state.three_credit, *state.special_deck[:1], LOOK]

    def why_not(self, state: Sea, move: int) -> list[Reason]:
        if move == LOOK and len(state.special_deck) < 2:
            return [Reason("nothing_to_look_at", "UC-SPEC-05", {"cards": len(state.special_deck)}, [])]
        return []

    def apply(self, state: Sea, move: int) -> None:
        if move == LOOK:
            look_at_next(state, self.effect)
            return
        if move in state.three_credit:
            state.three_credit = without(state.three_credit, move)
            reveals = False
        else:
            state.special_deck, state.special_seen = state.special_deck[1:], state.special_seen[1:]
            reveals = bool(state.special_deck)
        take_into_hand(state, move, True)
        state.tell_secret("took_special", self.effect.place, {"card": move}, {}, ALL_SEATS, reveals)

    def notation(self, state: Sea, move: int) -> str:
        return "look" if move == LOOK else f"take {move}"


def look_at_next(sea: Sea, effect: Effect) -> None:
    """Put the top card under the deck and look at the next three (UC-SPEC-05, Q-32)."""
    top, rest = sea.special_deck[0], sea.special_deck[1:]
    sea.looking = rest[:LOOKED_AT]
    sea.special_deck, sea.special_seen = rest[LOOKED_AT:], sea.special_seen[1 + LOOKED_AT :]
    put_under_special_deck(sea, [top], ALL_SEATS)
    if sea.events is not None:
        secret: Details = {"which": list(sea.looking)}
        sea.tell_secret("looked", effect.place, {"cards": len(sea.looking)}, secret, 1 << sea.active, True)
    sea.push(KeepLooked(effect))


class KeepLooked(Decision["Sea"]):
    """Keep one of the looked-at cards; the others go under the deck in any order (UC-SPEC-05)."""

    shape = Shape("keep_special", Node("effect", Effect))

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def kind(self) -> str:
        return "keep_special"

    def rules(self) -> list[str]:
        return ["UC-SPEC-05"]

    def always_asked(self) -> bool:
        return True

    def hides_answer(self) -> bool:
        return True

    def orders(self, state: Sea) -> list[list[int]]:
        """All ways: the kept card first, then the others in the order they go under the deck."""
        return [list(order) for order in permutations(sorted(state.looking))]

    def supplies(self, state: Sea) -> int:
        return 0

    def moves(self, state: Sea) -> list[int]:
        return [0] if state.searching else list(range(len(self.orders(state))))

    def apply(self, state: Sea, move: int) -> None:
        kept, *others = self.orders(state)[move]
        state.looking = ()
        put_under_special_deck(state, others, 1 << state.active)
        take_into_hand(state, kept, False)
        secret: Details = {"card": kept, "under": others}
        state.tell_secret("kept_special", self.effect.place, {}, secret, 1 << state.active, True)

    def notation(self, state: Sea, move: int) -> str:
        kept, *others = self.orders(state)[move]
        return " ".join(["take", str(kept), *(["under", *map(str, others)] if others else [])])
