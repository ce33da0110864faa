"""The document of a view: as a position, but hidden zones tell only their number and their known things."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.games.underwater_cities.positions.documents import MainBoard, PlayerArea
from nextfrontier.kit.meanings import RARE, meaning


class KnownPlace(msgspec.Struct, forbid_unknown_fields=True):
    """A card of a deck that this seat was shown."""

    place: Annotated[int, meaning("place in the deck, 0 is the top")]
    card: Annotated[int, meaning("number of the card")]


class HiddenDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck."""

    count: Annotated[int, meaning("how many cards it holds")]
    known: Annotated[list[KnownPlace], meaning("cards this seat knows, and where")]


class HiddenCards(msgspec.Struct, forbid_unknown_fields=True):
    """Another player's hand."""

    count: Annotated[int, meaning("how many cards")]
    known: Annotated[list[int], meaning("cards that everybody saw being taken")]
    backs: Annotated[dict[str, int], meaning("how many of each back")]


class PlayerView(PlayerArea, forbid_unknown_fields=True):
    """One player's area as another seat or a spectator sees it."""

    hand: Annotated[list[int] | HiddenCards | UnsetType, meaning("own cards, or what is known")] = UNSET
    dropped: Annotated[
        list[int] | HiddenCards | UnsetType, meaning("cards given up while others choose"), RARE
    ] = UNSET


class HiddenThings(msgspec.Struct, forbid_unknown_fields=True):
    """Things that another player looks at."""

    count: Annotated[int, meaning("how many")]
    known: Annotated[list[int], meaning("always empty")]


class TurnView(msgspec.Struct, forbid_unknown_fields=True):
    """The choices, builds and uses of a half-done turn."""

    slot: Annotated[str | UnsetType, meaning("the chosen slot"), RARE] = UNSET
    card: Annotated[int | UnsetType, meaning("the played card"), RARE] = UNSET
    leaving: Annotated[int | UnsetType, meaning("a card that is on its way out of play"), RARE] = UNSET
    built: Annotated[list[int] | UnsetType, meaning("pieces built, by kind"), RARE] = UNSET
    once_used: Annotated[list[int] | UnsetType, meaning("once-per-turn cards used"), RARE] = UNSET
    looking: Annotated[
        list[int] | HiddenThings | UnsetType, meaning("cards that are being looked at"), RARE
    ] = UNSET
    looking_tiles: Annotated[
        list[str] | HiddenThings | UnsetType, meaning("metropolises that are being looked at"), RARE
    ] = UNSET


class PositionView(MainBoard, forbid_unknown_fields=True):
    """All that a seat or a spectator may know."""

    pending: Annotated[
        list[TurnView | list[Any]] | UnsetType,
        meaning("the half-done turn, then what is still to come, top first; empty at its start"),
    ] = UNSET
    deck: Annotated[HiddenDeck | UnsetType, meaning("the Era deck")] = UNSET
    special_deck: Annotated[HiddenDeck | UnsetType, meaning("the cost-1/2 deck, its top card known")] = UNSET
    players: Annotated[list[PlayerView] | UnsetType, meaning("the players' areas")] = UNSET
