"""The aging rows of ships, Stadiums and Infrastructure: taking, discarding for a fee, refilling (EV-AGING)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any, Final, TypeVar

from nextfrontier.games.evacuation.effects.effect import EFFECT, Effect, all_of, reason
from nextfrontier.games.evacuation.effects.fields import ITEM
from nextfrontier.games.evacuation.effects.units import Unit, unit_of, why_none_left
from nextfrontier.games.evacuation.state.goods import one
from nextfrontier.games.evacuation.state.rows import ROWS, STADIUMS
from nextfrontier.games.evacuation.state.worlds import NOTHING_LOOKED_AT
from nextfrontier.kernel.actions import Several
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, Leave, Named, Plain, Shown, first, hand_out, second
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Node, Number, Shape
from nextfrontier.kernel.tasks import Task
from nextfrontier.kernel.zones import EVERYONE
from nextfrontier.kit.effects.choices import Choice
from nextfrontier.kit.vocabulary import Amount, Given, OneOf, Word
from nextfrontier.kit.words.messages import Message, Part

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

E = TypeVar("E", bound=Effect)
ROW_SIZE: Final = 3  # EV-AGING-01
MOST_FACES_EARLY: Final = 3  # solo, years 1 and 2 (EV-SOLO-12)

# Which items of a full row to discard, in the order in which they go under the deck (EV-AGING-07).
DISCARDS: Final[list[tuple[int, ...]]] = [
    order for size in (1, 2, 3) for order in permutations(range(ROW_SIZE), size)
]
DISCARDS_BY_SIZE: Final = [  # those that a row of this size allows, as indices
    [index for index, order in enumerate(DISCARDS) if max(order) < size] for size in range(ROW_SIZE + 1)
]


def refill(worlds: Worlds, row: int) -> None:
    """Fill the gap opposite X with new items, as long as the deck has any (EV-AGING-02, -03, OQ-55)."""
    shown: list[int] = []
    items, deck, seen = list(worlds.rows[row].items), list(worlds.rows[row].deck), list(worlds.rows[row].seen)
    looked_at = 0
    while len(items) < ROW_SIZE and looked_at < len(deck):
        item = deck.pop(0)
        seen.pop(0)
        shown.append(item)
        if is_held_back(worlds, row, item):
            deck.append(item)
            seen.append(EVERYONE)
            looked_at += 1
        else:
            items.append(item)
    if shown:
        worlds.set_row(row, tuple(items))
        worlds.set_deck(row, tuple(deck), tuple(seen))
        if worlds.events is not None:
            worlds.tell_secret(
                "revealed", "EV-AGING-03", {"row": ROWS[row]}, {"items": shown}, EVERYONE, True
            )


def is_held_back(worlds: Worlds, row: int, item: int) -> bool:
    """Tell whether a solo game replaces a Stadium: 4 or 5 Happy Faces, years 1 and 2 (EV-SOLO-12, -13, OQ-45)."""
    if row != STADIUMS or worlds.seats > 1 or worlds.year > 2:
        return False
    return worlds.box.stadium(item).faces > MOST_FACES_EARLY


def take_from_row(worlds: Worlds, row: int, item: int) -> None:
    """Take an item, shift the others towards X and fill the gap; a looked-at item leaves no gap (OQ-71)."""
    if item == worlds.looked:
        worlds.looked = NOTHING_LOOKED_AT
        return
    worlds.set_row(row, tuple([other for other in worlds.rows[row].items if other != item]))
    put_back_looked(worlds, row)
    refill(worlds, row)


def put_back_looked(worlds: Worlds, row: int) -> None:
    """Put an item that was turned up and not taken to the bottom (OQ-71)."""
    if worlds.looked != NOTHING_LOOKED_AT:
        item, worlds.looked = worlds.looked, NOTHING_LOOKED_AT
        put_under(worlds, row, [item])


def put_under(worlds: Worlds, row: int, items: list[int]) -> None:
    """Put items to the bottom of their deck in this order, seen by everybody (EV-AGING-07)."""
    worlds.set_deck(row, (*worlds.rows[row].deck, *items), (*worlds.rows[row].seen, *[EVERYONE] * len(items)))


def discard_items(worlds: Worlds, row: int, items: list[int], cause: str) -> None:
    """Put items under the deck before the row is refilled (EV-AGING-05, -07)."""
    worlds.set_row(row, tuple([other for other in worlds.rows[row].items if other not in items]))
    put_under(worlds, row, items)
    if worlds.events is not None:
        names = [worlds.box.name(item) for item in items]
        worlds.tell("discarded_items", cause, {"row": ROWS[row], "items": names})
    refill(worlds, row)


def refresh(worlds: Worlds, row: int) -> None:
    """Clean up: put the item on X to the bottom (EV-AGING-08)."""
    items = worlds.rows[row].items
    if items:
        discard_items(worlds, row, [items[0]], "EV-AGING-08")
    else:
        refill(worlds, row)


def why_no_fee(worlds: Worlds) -> Reason | None:
    """Refuse a discard if no unit of any kind on either world can pay the fee of 1 (EV-AGING-04)."""
    return None if any(worlds.me().goods) else reason("nothing_to_pay_with", "EV-AGING-04")


class RowChoice(Choice["Worlds", E]):
    """A decision about the items of a row, before which items may be discarded or one more looked at."""

    def row(self) -> int:
        """Return the row of its items."""
        raise NotImplementedError

    def why_not_discard(self, state: Worlds) -> list[Reason]:
        """Return the reasons against a discard (EV-AGING-04..06)."""
        return all_of(why_no_fee(state))

    def discard(self, state: Worlds, index: int) -> None:
        """Go on after a discard of this way."""
        raise NotImplementedError

    def why_not_look(self, state: Worlds) -> list[Reason]:
        """Return the reasons against a look (OQ-71)."""
        return all_of(why_not_look(state, self.row()))

    def look(self, state: Worlds) -> None:
        """Go on after a look."""
        raise NotImplementedError


class DiscardSome(Named["Worlds", RowChoice[Any]]):
    """Discard items of the row in the order in which they go under the deck; the parameter is an index of DISCARDS."""

    def __init__(self) -> None:
        super().__init__("discard", [Several("items", ITEM)])

    def options(self, state: Worlds, asked: RowChoice[Any]) -> list[int]:
        ways = DISCARDS_BY_SIZE[len(state.rows[asked.row()].items)]
        return [self.base | index for index in ways]

    def add_moves(self, state: Worlds, asked: RowChoice[Any], found: list[int]) -> None:
        if not asked.why_not_discard(state):
            found += self.options(state, asked)

    def why_not(self, state: Worlds, asked: RowChoice[Any], move: int) -> list[Reason]:
        return asked.why_not_discard(state)

    def apply(self, state: Worlds, asked: RowChoice[Any], move: int) -> None:
        asked.discard(state, first(move))

    def items(self, state: Worlds, asked: RowChoice[Any], move: int) -> list[str]:
        """Return the ids of the items in their order."""
        row = state.rows[asked.row()].items
        return [state.box.name(row[place]) for place in DISCARDS[first(move)]]

    def spell(self, state: Worlds, asked: RowChoice[Any], move: int) -> str:
        return " ".join(["discard", *self.items(state, asked, move)])

    def values(self, state: Worlds, asked: RowChoice[Any], move: int) -> dict[str, Shown]:
        return {"items": self.items(state, asked, move)}


class LookAtOne(Plain["Worlds", RowChoice[Any]]):
    """Turn up the top item of the deck as one more choice (T4.3, OQ-71)."""

    def __init__(self) -> None:
        super().__init__("look")

    def options(self, state: Worlds, asked: RowChoice[Any]) -> list[int]:
        return [self.base] if state.me().powers.one_more_choice else []

    def why_not(self, state: Worlds, asked: RowChoice[Any], move: int) -> list[Reason]:
        return asked.why_not_look(state)

    def apply(self, state: Worlds, asked: RowChoice[Any], move: int) -> None:
        asked.look(state)


class PayFee(Decision["Worlds"]):
    """The choice of a unit to pay for the discard; then the items go."""

    shape = Shape("fee", Number("row"), Number("index"))
    asked_by = ["EV-AGING-04"]

    def __init__(self, row: int, index: int) -> None:
        self.row = row
        self.index = index

    def families(self) -> list[Family[Any, Any]]:
        return FEES


class Fee(Unit[PayFee]):
    """Pay any unit of either world (EV-AGING-04)."""

    def __init__(self) -> None:
        super().__init__("fee", "fee {good} {world}")

    def is_legal(self, state: Worlds, asked: PayFee, move: int) -> bool:
        return state.me().goods[unit_of(move)] > 0

    def why_not(self, state: Worlds, asked: PayFee, move: int) -> list[Reason]:
        return why_none_left(state, move, "EV-AGING-04")

    def apply(self, state: Worlds, asked: PayFee, move: int) -> None:
        state.pay(second(move), one(first(move)), "EV-AGING-04")
        row = state.rows[asked.row].items
        items = [row[place] for place in DISCARDS[asked.index]]
        discard_items(state, asked.row, items, "EV-AGING-04")


FEES: Final = hand_out([Fee()])


class Look(Task["Worlds"]):
    """Turn up the top item of a deck as one more choice (T4.3, OQ-71); large Stadiums are replaced (EV-SOLO-12)."""

    shape = Shape("look", Number("row"))

    def __init__(self, row: int) -> None:
        self.row = row

    def run(self, state: Worlds) -> None:
        deck = state.rows[self.row].deck
        held = 0
        while held < len(deck) and is_held_back(state, self.row, deck[held]):
            held += 1
        turned_up = list(deck[: held + 1])
        state.set_deck(self.row, deck[held + 1 :], state.rows[self.row].seen[held + 1 :])
        put_under(state, self.row, turned_up[:held])
        if held < len(deck):
            state.looked = deck[held]
        if state.events is not None:
            details = {"row": ROWS[self.row]}
            state.tell_secret("revealed", "OQ-71", {**details}, {"items": turned_up}, EVERYONE, True)


def why_not_look(worlds: Worlds, row: int) -> Reason | None:
    """Refuse a look without the technology, without a deck, or twice for one item taken."""
    if not worlds.me().powers.one_more_choice:
        return reason("no_more_choice", "OQ-71")
    if worlds.looked != NOTHING_LOOKED_AT or not may_turn_up(worlds, row):
        return reason("nothing_to_look_at", "OQ-71")
    return None


def may_turn_up(worlds: Worlds, row: int) -> bool:
    """Is there an item in the deck that is not known to be held back?"""
    for item, seen in zip(worlds.rows[row].deck, worlds.rows[row].seen, strict=True):
        if seen != EVERYONE or not is_held_back(worlds, row, item):
            return True
    return False


class Refill(Effect):
    """Discard up to so many face-up items for free and refill the row (cards 12, 45, 60)."""

    def __init__(self, row: int, most: int) -> None:
        super().__init__()
        self.row = row
        self.most = most

    def why_impossible(self, worlds: Worlds) -> list[Reason]:
        return [] if worlds.rows[self.row].items else [reason("row_empty", "EV-AGING-05")]

    def begin(self, worlds: Worlds, must: bool) -> None:
        if worlds.rows[self.row].items:
            worlds.push(DiscardFreely(self))


def say_refill(given: Given) -> Part:
    """Say the number of items that may be discarded, and their row."""
    n = given.number("number")
    return Message("refill", n, items=given.say_argument("row", n))


REFILL: Final = Word(
    "refill",
    EFFECT,
    Refill,
    OneOf(
        "row",
        {name: row for row, name in enumerate(ROWS)},
        noun="row.{}",
        icons={"ships": "ship", "stadiums": "stadium"},
    ),
    Amount("number", least=ROW_SIZE, most=ROW_SIZE),
    says=say_refill,
    icons="refill up_to $number $row",
)


class DiscardFreely(RowChoice[Refill]):
    """The choice of items to discard, in the order in which they go under the deck."""

    shape = Shape("discard_items", Node("effect", Refill))
    asked_by = ["EV-AGING-05", "EV-AGING-07"]

    def families(self) -> list[Family[Any, Any]]:
        return FREE_DISCARDS

    def row(self) -> int:
        return self.effect.row

    def why_not_discard(self, state: Worlds) -> list[Reason]:
        return []

    def discard(self, state: Worlds, index: int) -> None:
        row = state.rows[self.effect.row].items
        items = [row[place] for place in DISCARDS[index]]
        discard_items(state, self.effect.row, items, self.effect.place)


FREE_DISCARDS: Final = hand_out([DiscardSome(), Leave()])
