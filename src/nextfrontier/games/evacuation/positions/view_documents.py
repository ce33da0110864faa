"""The document of a view: as a position, but hidden zones tell only their number and the known things in them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from nextfrontier.games.evacuation.positions.documents import Good, Lane, Nation, Rival, RowName, Table
from nextfrontier.kit.positions import RARE

Place = Annotated[int, Meta(description="place in the deck, 0 is the top")]
Marker = tuple[int, Lane]


class KnownThing(Struct, forbid_unknown_fields=True):
    """A thing of a deck that this seat was shown."""

    place: Place
    card: Annotated[str, Meta(description="its id")]


class KnownCard(Struct, forbid_unknown_fields=True):
    """A card of a deck that this seat was shown."""

    place: Place
    card: Annotated[int, Meta(description="its number")]


class HiddenDeck(Struct, forbid_unknown_fields=True):
    """A deck of things with ids: ships, Stadiums, Infrastructure, Solo cards."""

    count: Annotated[int, Meta(description="how many things it holds")]
    known: Annotated[list[KnownThing], Meta(description="things this seat knows, and where")]


class HiddenCardDeck(Struct, forbid_unknown_fields=True):
    """A deck of cards with numbers: Action cards, Goal cards."""

    count: Annotated[int, Meta(description="how many cards it holds")]
    known: Annotated[list[KnownCard], Meta(description="cards this seat knows, and where")]


class HiddenCards(Struct, forbid_unknown_fields=True):
    """Cards of another player, or cards without order."""

    count: Annotated[int, Meta(description="how many cards")]
    known: Annotated[list[int], Meta(description="those this seat knows")]


class HiddenPack(HiddenCardDeck, forbid_unknown_fields=True):
    """A pack of the Goal draft."""

    among: Annotated[list[int], Meta(description="cards known to be in it without their places")] = []


class DraftView(Struct, forbid_unknown_fields=True):
    """The packs of the Goal draft as far as a seat knows them."""

    passes: Annotated[Literal[0, 1, 2, 3], Meta(description="how often the packs were passed")]
    taken: Annotated[list[int], Meta(description="how many cards were taken out of each pack")]
    packs: Annotated[list[list[int] | HiddenPack], Meta(description="the packs by who got them first")]


Cards = list[int] | HiddenCards | UnsetType


class NationView(Nation, forbid_unknown_fields=True):
    """One nation as another seat or a spectator sees it."""

    settled: Annotated[
        dict[str, list[Good]] | UnsetType, Meta(description="own Areas with the kinds of their Factories")
    ] = UNSET
    markers: Annotated[
        tuple[Marker, Marker] | UnsetType, Meta(description="step and lane of the two Progress markers")
    ] = UNSET
    under: Annotated[Cards, Meta(description="Action cards under board actions"), RARE] = UNSET
    goals: Annotated[Cards, Meta(description="own Goal cards, or what is known")] = UNSET
    kept: Annotated[Cards, Meta(description="Goal cards kept so far in the draft"), RARE] = UNSET
    discarded_goal: Annotated[Cards, Meta(description="the Goal card discarded after the draft"), RARE] = (
        UNSET
    )
    hand: Annotated[Cards, Meta(description="own Action cards, or what is known"), RARE] = UNSET
    dropped: Annotated[Cards, Meta(description="Action cards given up while others choose"), RARE] = UNSET


class RivalView(Rival, forbid_unknown_fields=True):
    """The simulated sides as players see them."""

    deck: Annotated[HiddenDeck | UnsetType, Meta(description="the Solo deck, its top card known")] = UNSET
    goals: Annotated[HiddenCards | UnsetType, Meta(description="its pile in the Goal draft")] = UNSET
    removed: Annotated[HiddenCards | UnsetType, Meta(description="Goal cards removed at random")] = UNSET


class PositionView(Table, forbid_unknown_fields=True):
    """All that a seat or a spectator may know."""

    phase: Annotated[
        int | UnsetType, Meta(description="1 Income to 7 Cleanup, 0 while the game is set up")
    ] = UNSET
    rows: Annotated[
        dict[RowName, list[str]] | UnsetType, Meta(description="face-up items, the one on X first")
    ] = UNSET
    pending: Annotated[
        list[list[Any]] | UnsetType, Meta(description="what is still to come, top first; empty at the start")
    ] = UNSET
    decks: Annotated[dict[RowName, HiddenDeck] | UnsetType, Meta(description="decks of the three rows")] = (
        UNSET
    )
    unused_goals: Annotated[HiddenCards | UnsetType, Meta(description="Goal cards nobody has")] = UNSET
    draft: Annotated[DraftView | UnsetType, Meta(description="how Goal cards went round"), RARE] = UNSET
    action_deck: Annotated[HiddenCardDeck | UnsetType, Meta(description="the Action deck"), RARE] = UNSET
    discard: Annotated[HiddenCardDeck | UnsetType, Meta(description="discarded Action cards"), RARE] = UNSET
    rival: Annotated[RivalView | UnsetType, Meta(description="the simulated sides"), RARE] = UNSET
    players: Annotated[list[NationView] | UnsetType, Meta(description="the nations")] = UNSET
