"""A tea house as a document and back: positions for tests, links and studies, and what saves compare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType, structs

from examples.tea_house.components import CARDS, HAND
from examples.tea_house.rules import Turn
from examples.tea_house.state import DECK, UNSEEN, House
from nextfrontier.kernel.agenda import Stuck
from nextfrontier.kernel.reasons import problem
from nextfrontier.kernel.views import tell_zones
from nextfrontier.kit.pending import task_reader
from nextfrontier.kit.positions import bad_position, encode_tasks, read_position, set_tasks

Card = Annotated[int, Meta(ge=0, lt=CARDS)]
Purse = Annotated[list[Annotated[int, Meta(ge=0, lt=1000)]], Meta(min_length=3, max_length=3)]
Zones = list[list[Card]]
read_task: Final = task_reader("examples.tea_house")


class Position(Struct, forbid_unknown_fields=True):
    """The fields of a position; those left out stay as dealt."""

    round: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    to_play: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    sold: bool | UnsetType = UNSET
    common: Zones | UnsetType = UNSET  # deck, top last, and discard pile
    hands: Zones | UnsetType = UNSET
    given_up: Zones | UnsetType = UNSET
    lamps: Zones | UnsetType = UNSET
    purses: list[Purse] | UnsetType = UNSET  # coins, tea and points by seat
    pending: list[Any] | UnsetType = UNSET  # top first


def encode_house(state: House) -> dict[str, Any]:
    """Return the whole state, or all that a view knows, as a document."""
    document: dict[str, Any] = {
        "round": state.round,
        "to_play": state.active,
        "sold": state.sold,
        "common": [],
        "hands": [],
        "given_up": [],
        "lamps": [state.lamps(seat)[:] for seat in range(state.seats)],
        "purses": [purse[:] for purse in state.purses],
        "pending": encode_tasks(state),
    }
    tell_zones(state, document, int)
    return document


def put_into_position(state: House, changes: Mapping[str, object]) -> House:
    """Overwrite a fresh deal; a document that contradicts the rules is refused and names the place."""
    wanted = read_position(changes, Position)
    for name, value in structs.asdict(wanted).items():
        if value is not UNSET:
            put(state, name, value)
    fill_hands(state, "hands" in changes)
    state.seen = [[UNSEEN] * len(zone) for zone in state.cards[:2]]
    if "pending" not in changes:
        state.push(Turn(state.active))
    run_on(state)
    encoded = encode_house(state)
    for name, value in changes.items():
        if encoded[name] != value:
            raise bad_position(name, problem("not_reached"))
    return state


def put(state: House, name: str, value: Any) -> None:
    """Overwrite one part."""
    seats = state.seats
    firsts = {"common": 0, "hands": 2, "given_up": 2 + seats, "lamps": 2 + 2 * seats}
    if name in firsts:
        put_cards(state, name, firsts[name], value)
    elif name == "purses" and len(value) != seats:
        raise bad_position(name, problem("one_for_each_seat"))
    elif name == "round" and value > state.rounds + 1:
        raise bad_position(name, problem("out_of_range"))
    elif name == "to_play" and value >= seats:
        raise bad_position(name, problem("no_such_seat"))
    elif name == "pending":
        set_tasks(state, value, read_task)
    else:
        setattr(state, {"to_play": "active"}.get(name, name), value)


def put_cards(state: House, name: str, first: int, value: list[list[int]]) -> None:
    """Overwrite zones from the first one on; named cards leave the zones in which they were dealt."""
    if len(value) != (2 if name == "common" else state.seats):
        raise bad_position(name, problem("one_for_each_seat"))
    named = {card for cards in value for card in cards}
    state.cards = [[card for card in zone if card not in named] for zone in state.cards]
    state.cards[first : first + len(value)] = value


def fill_hands(state: House, named: bool) -> None:
    """Fill up the hands that were not named; every card must then lie in one place."""
    for seat in range(0 if named else state.seats):
        while len(state.hand(seat)) < HAND and state.cards[DECK]:
            state.hand(seat).append(state.cards[DECK].pop())
    cards = [card for zone in state.cards for card in zone]
    if len(set(cards)) < len(cards):
        raise bad_position("cards", problem("in_two_places"))


def run_on(state: House) -> None:
    """Run the rules to the first decision."""
    try:
        state.settle()
    except (AssertionError, IndexError, Stuck):
        raise bad_position("pending", problem("cannot_go_on")) from None
