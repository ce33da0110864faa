"""The document of a view: as a position, but hidden zones tell only their number and the known things in them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType

from nextfrontier.games.evacuation.positions.documents import Good, Lane, Nation, Rival, RowName, Table
from nextfrontier.kit.meanings import RARE, meaning

Place = Annotated[int, meaning("place in the deck, 0 is the top")]
Marker = tuple[int, Lane]


class KnownThing(Struct, forbid_unknown_fields=True):
    """A thing of a deck that this seat was shown."""

    place: Place
    card: Annotated[str, meaning("its id")]


class KnownCard(Struct, forbid_unknown_fields=True):
    """A card of a deck that this seat was shown."""

    place: Place
    card: Annotated[int, meaning("its number")]


class HiddenDeck(Struct, forbid_unknown_fields=True):
    """A deck of things with ids: ships, Stadiums, Infrastructure, Solo cards."""

    count: Annotated[int, meaning("how many things it holds")]
    known: Annotated[list[KnownThing], meaning("things this seat knows, and where")]


class HiddenCardDeck(Struct, forbid_unknown_fields=True):
    """A deck of cards with numbers: Action cards, Goal cards."""

    count: Annotated[int, meaning("how many cards it holds")]
    known: Annotated[list[KnownCard], meaning("cards this seat knows, and where")]


class HiddenCards(Struct, forbid_unknown_fields=True):
    """Cards of another player, or cards without order."""

    count: Annotated[int, meaning("how many cards")]
    known: Annotated[list[int], meaning("those this seat knows")]


class HiddenPack(HiddenCardDeck, forbid_unknown_fields=True):
    """A pack of the Goal draft."""

    among: Annotated[list[int], meaning("cards known to be in it without their places")] = []


class DraftView(Struct, forbid_unknown_fields=True):
    """The packs of the Goal draft as far as a seat knows them."""

    passes: Annotated[Literal[0, 1, 2, 3], meaning("how often the packs were passed")]
    taken: Annotated[list[int], meaning("how many cards were taken out of each pack")]
    packs: Annotated[list[list[int] | HiddenPack], meaning("the packs by who got them first")]


Cards = list[int] | HiddenCards | UnsetType


class NationView(Nation, forbid_unknown_fields=True):
    """One nation as another seat or a spectator sees it."""

    settled: Annotated[
        dict[str, list[Good]] | UnsetType, meaning("own Areas with the kinds of their Factories")
    ] = UNSET
    markers: Annotated[
        tuple[Marker, Marker] | UnsetType, meaning("step and lane of the two Progress markers")
    ] = UNSET
    under: Annotated[Cards, meaning("Action cards under board actions"), RARE] = UNSET
    goals: Annotated[Cards, meaning("own Goal cards, or what is known")] = UNSET
    kept: Annotated[Cards, meaning("Goal cards kept so far in the draft"), RARE] = UNSET
    discarded_goal: Annotated[Cards, meaning("the Goal card discarded after the draft"), RARE] = UNSET
    hand: Annotated[Cards, meaning("own Action cards, or what is known"), RARE] = UNSET
    dropped: Annotated[Cards, meaning("Action cards given up while others choose"), RARE] = UNSET


class RivalView(Rival, forbid_unknown_fields=True):
    """The simulated sides as players see them."""

    deck: Annotated[HiddenDeck | UnsetType, meaning("the Solo deck, its top card known")] = UNSET
    goals: Annotated[HiddenCards | UnsetType, meaning("its pile in the Goal draft")] = UNSET
    removed: Annotated[HiddenCards | UnsetType, meaning("Goal cards removed at random")] = UNSET


class PositionView(Table, forbid_unknown_fields=True):
    """All that a seat or a spectator may know."""

    phase: Annotated[int | UnsetType, meaning("1 Income to 7 Cleanup, 0 while the game is set up")] = UNSET
    rows: Annotated[dict[RowName, list[str]] | UnsetType, meaning("face-up items, the one on X first")] = (
        UNSET
    )
    pending: Annotated[
        list[list[Any]] | UnsetType, meaning("what is still to come, top first; empty at the start")
    ] = UNSET
    decks: Annotated[dict[RowName, HiddenDeck] | UnsetType, meaning("decks of the three rows")] = UNSET
    unused_goals: Annotated[HiddenCards | UnsetType, meaning("Goal cards nobody has")] = UNSET
    draft: Annotated[DraftView | UnsetType, meaning("how Goal cards went round"), RARE] = UNSET
    action_deck: Annotated[HiddenCardDeck | UnsetType, meaning("the Action deck"), RARE] = UNSET
    discard: Annotated[HiddenCardDeck | UnsetType, meaning("discarded Action cards"), RARE] = UNSET
    rival: Annotated[RivalView | UnsetType, meaning("the simulated sides"), RARE] = UNSET
    players: Annotated[list[NationView] | UnsetType, meaning("the nations")] = UNSET
