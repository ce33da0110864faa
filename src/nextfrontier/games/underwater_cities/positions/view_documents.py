"""The document of a view: as a position, but hidden zones tell only their number and their known things."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from nextfrontier.games.underwater_cities.positions.documents import MainBoard, PlayerArea
from nextfrontier.kit.positions import RARE


class KnownPlace(msgspec.Struct, forbid_unknown_fields=True):
    """A card of a deck that this seat was shown."""

    place: Annotated[int, Meta(description="place in the deck, 0 is the top")]
    card: Annotated[int, Meta(description="number of the card")]


class HiddenDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck."""

    count: Annotated[int, Meta(description="how many cards it holds")]
    known: Annotated[list[KnownPlace], Meta(description="cards this seat knows, and where")]


class HiddenCards(msgspec.Struct, forbid_unknown_fields=True):
    """Another player's hand."""

    count: Annotated[int, Meta(description="how many cards")]
    known: Annotated[list[int], Meta(description="cards that everybody saw being taken")]
    backs: Annotated[dict[str, int], Meta(description="how many of each back")]


class PlayerView(PlayerArea, forbid_unknown_fields=True):
    """One player's area as another seat or a spectator sees it."""

    hand: Annotated[list[int] | HiddenCards | UnsetType, Meta(description="own cards, or what is known")] = (
        UNSET
    )
    dropped: Annotated[
        list[int] | HiddenCards | UnsetType, Meta(description="cards given up while others choose"), RARE
    ] = UNSET


class HiddenThings(msgspec.Struct, forbid_unknown_fields=True):
    """Things that another player looks at."""

    count: Annotated[int, Meta(description="how many")]
    known: Annotated[list[int], Meta(description="always empty")]


class TurnView(msgspec.Struct, forbid_unknown_fields=True):
    """The choices, builds and uses of a half-done turn."""

    slot: Annotated[str | UnsetType, Meta(description="the chosen slot"), RARE] = UNSET
    card: Annotated[int | UnsetType, Meta(description="the played card"), RARE] = UNSET
    leaving: Annotated[int | UnsetType, Meta(description="a card that is on its way out of play"), RARE] = (
        UNSET
    )
    built: Annotated[list[int] | UnsetType, Meta(description="pieces built, by kind"), RARE] = UNSET
    once_used: Annotated[list[int] | UnsetType, Meta(description="once-per-turn cards used"), RARE] = UNSET
    looking: Annotated[
        list[int] | HiddenThings | UnsetType, Meta(description="cards that are being looked at"), RARE
    ] = UNSET
    looking_tiles: Annotated[
        list[str] | HiddenThings | UnsetType, Meta(description="metropolises that are being looked at"), RARE
    ] = UNSET


class PositionView(MainBoard, forbid_unknown_fields=True):
    """All that a seat or a spectator may know."""

    pending: Annotated[
        list[TurnView | list[Any]] | UnsetType,
        Meta(description="the half-done turn, then what is still to come, top first; empty at its start"),
    ] = UNSET
    deck: Annotated[HiddenDeck | UnsetType, Meta(description="the Era deck")] = UNSET
    special_deck: Annotated[
        HiddenDeck | UnsetType, Meta(description="the cost-1/2 deck, its top card known")
    ] = UNSET
    players: Annotated[list[PlayerView] | UnsetType, Meta(description="the players' areas")] = UNSET
