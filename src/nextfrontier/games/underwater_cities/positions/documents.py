"""The documents of positions: every field with one line of meaning. Left-out fields stay as dealt."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from nextfrontier.kit.meanings import RARE, meaning

Dome = Literal["nonsymbiotic", "symbiotic"]
TunnelState = Literal["plain", "upgraded"]
BuildingState = Literal["farm", "desalination", "laboratory", "farm+", "desalination+", "laboratory+"]
Amount = Annotated[int, Meta(ge=0, le=9999)]
CardNumber = Annotated[int, Meta(ge=1, le=255)]
Seat = Annotated[int, Meta(ge=0, le=3)]


class Resources(msgspec.Struct, forbid_unknown_fields=True):
    """The stock of a player; resources left out are as dealt."""

    credits: Annotated[Amount | UnsetType, meaning("credits")] = UNSET
    kelp: Annotated[Amount | UnsetType, meaning("kelp")] = UNSET
    steelplast: Annotated[Amount | UnsetType, meaning("steelplast")] = UNSET
    science: Annotated[Amount | UnsetType, meaning("science")] = UNSET
    biomatter: Annotated[Amount | UnsetType, meaning("biomatter")] = UNSET


class ClaimedCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card face up beside the player board."""

    card: Annotated[CardNumber, meaning("number of the card")]
    used: Annotated[bool, meaning("an action card used in this Era")] = False


class Supply(msgspec.Struct, forbid_unknown_fields=True):
    """Limited pieces that are left; left out: all that is not on a board."""

    tunnels: Annotated[Amount | UnsetType, meaning("tunnel tiles")] = UNSET
    nonsymbiotic: Annotated[Amount | UnsetType, meaning("white domes")] = UNSET
    symbiotic: Annotated[Amount | UnsetType, meaning("purple domes")] = UNSET


class PlayerArea(msgspec.Struct, forbid_unknown_fields=True):
    """One player's area, but for hidden cards."""

    seat: Annotated[Seat, meaning("whose area this is")]
    board: Annotated[int | UnsetType, meaning("number of the player board, 1 to 8")] = UNSET
    score: Annotated[Amount | UnsetType, meaning("victory points so far")] = UNSET
    points: Annotated[dict[str, int] | UnsetType, meaning("the score by source")] = UNSET
    resources: Annotated[Resources | UnsetType, meaning("what the player holds")] = UNSET
    shown: Annotated[list[CardNumber] | UnsetType, meaning("cards of the hand that all saw taken"), RARE] = (
        UNSET
    )
    claimed: Annotated[list[ClaimedCard] | UnsetType, meaning("claimed cards, oldest first")] = UNSET
    assistant: Annotated[Literal["ready", "used", "gone"] | UnsetType, meaning("the personal assistant")] = (
        UNSET
    )
    under_board: Annotated[list[CardNumber] | UnsetType, meaning("special instants played and paid")] = UNSET
    cities: Annotated[dict[str, Dome] | UnsetType, meaning("city site to dome")] = UNSET
    tunnels: Annotated[dict[str, TunnelState] | UnsetType, meaning("tunnel site to its side")] = UNSET
    buildings: Annotated[
        dict[str, BuildingState] | UnsetType, meaning("building site to kind, + for upgraded")
    ] = UNSET
    metropolises: Annotated[dict[str, str] | UnsetType, meaning("metropolis space to tile")] = UNSET
    gained: Annotated[list[str] | UnsetType, meaning("metropolis tiles beside the board")] = UNSET
    contracts: Annotated[list[str] | UnsetType, meaning("contracts taken")] = UNSET
    declined: Annotated[list[str] | UnsetType, meaning("contracts met and not taken at once"), RARE] = UNSET
    produced: Annotated[Amount | UnsetType, meaning("biomatter of this production phase"), RARE] = UNSET


class PlayerPosition(PlayerArea, forbid_unknown_fields=True):
    """One player's area."""

    hand: Annotated[list[CardNumber] | UnsetType, meaning("cards in hand")] = UNSET
    dropped: Annotated[list[CardNumber] | UnsetType, meaning("cards given up while others choose")] = UNSET


class MainBoard(msgspec.Struct, forbid_unknown_fields=True):
    """Everything but decks and players' areas."""

    era: Annotated[Literal[1, 2, 3] | UnsetType, meaning("the Era")] = UNSET
    round: Annotated[Annotated[int, Meta(ge=1, le=10)] | UnsetType, meaning("the round, 1 to 10")] = UNSET
    turn: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | UnsetType, meaning("the cycle of the round, 1 to 3")
    ] = UNSET
    order: Annotated[list[Seat] | UnsetType, meaning("turn order, first player first")] = UNSET
    to_play: Annotated[Seat | UnsetType, meaning("whose turn it is")] = UNSET
    slots: Annotated[
        dict[str, list[Seat | Literal["neutral"]]] | UnsetType, meaning("tiles on slots, bottom to top")
    ] = UNSET
    clone_used: Annotated[bool | UnsetType, meaning("the cloning tile was used in this round")] = UNSET
    advanced: Annotated[bool | UnsetType, meaning("a Federation step was made in this round")] = UNSET
    pending: Annotated[list[Any] | UnsetType, meaning("a half-done turn, as `state` gave it")] = UNSET
    federation: Annotated[
        dict[Literal["below", "4", "3", "2", "1"], list[Seat]] | UnsetType,
        meaning("markers on the Federation track, bottom to top of a stack"),
    ] = UNSET
    discard: Annotated[list[CardNumber] | UnsetType, meaning("Era discard pile, top card first")] = UNSET
    three_credit: Annotated[list[CardNumber] | UnsetType, meaning("face-up cost-3 cards")] = UNSET
    special_seen: Annotated[
        list[int] | UnsetType, meaning("who was shown each card of the special deck, as bits; -1: all"), RARE
    ] = UNSET
    contracts: Annotated[list[str] | UnsetType, meaning("contracts on display")] = UNSET
    supply: Annotated[Supply | UnsetType, meaning("limited pieces that are left")] = UNSET


class Position(MainBoard, forbid_unknown_fields=True):
    """The parts of a freshly dealt game that `set` may overwrite, and that `state` gives."""

    deck: Annotated[list[CardNumber] | UnsetType, meaning("Era deck, top card first")] = UNSET
    special_deck: Annotated[
        list[CardNumber] | UnsetType, meaning("cost-1/2 deck, face-up top card first")
    ] = UNSET
    players: Annotated[list[PlayerPosition] | UnsetType, meaning("the players' areas")] = UNSET
