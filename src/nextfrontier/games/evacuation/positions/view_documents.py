"""The document of a view: as a position, but hidden zones tell only their number and what is known of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from nextfrontier.games.evacuation.positions.documents import Nation, Rival, Table

Name = int | str


class KnownPlace(Struct, forbid_unknown_fields=True):
    """A thing of a deck that this seat was shown."""

    place: Annotated[int, Meta(description="place in the deck, 0 is the top")]
    card: Annotated[Name, Meta(description="its number or id")]


class HiddenDeck(Struct, forbid_unknown_fields=True):
    """A deck."""

    count: Annotated[int, Meta(description="how many things it holds")]
    known: Annotated[list[KnownPlace], Meta(description="things this seat knows, and where")]


class HiddenCards(Struct, forbid_unknown_fields=True):
    """Cards of another player, or cards without order."""

    count: Annotated[int, Meta(description="how many cards")]
    known: Annotated[list[Name], Meta(description="those this seat knows")]


class HiddenPack(HiddenDeck, forbid_unknown_fields=True):
    """A pack of the Goal draft."""

    among: Annotated[list[Name], Meta(description="cards known to be in it without their places")] = []


class DraftView(Struct, forbid_unknown_fields=True):
    """What a seat knows of the packs of the Goal draft."""

    passes: Annotated[Literal[0, 1, 2, 3], Meta(description="how often the packs were passed")]
    taken: Annotated[list[int], Meta(description="how many cards were taken out of each pack")]
    packs: Annotated[list[list[int] | HiddenPack], Meta(description="the packs by who got them first")]


Cards = list[int] | HiddenCards | UnsetType


class NationView(Nation, forbid_unknown_fields=True):
    """One nation as another seat or a spectator sees it."""

    under: Annotated[Cards, Meta(description="Action cards under board actions")] = UNSET
    goals: Annotated[Cards, Meta(description="own Goal cards, or what is known")] = UNSET
    kept: Annotated[Cards, Meta(description="Goal cards kept so far in the draft")] = UNSET
    discarded_goal: Annotated[Cards, Meta(description="the Goal card discarded after the draft")] = UNSET
    hand: Annotated[Cards, Meta(description="own Action cards, or what is known")] = UNSET
    dropped: Annotated[Cards, Meta(description="Action cards given up while others choose")] = UNSET


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
    decks: Annotated[dict[str, HiddenDeck] | UnsetType, Meta(description="decks of the three rows")] = UNSET
    unused_goals: Annotated[HiddenCards | UnsetType, Meta(description="Goal cards nobody has")] = UNSET
    draft: Annotated[DraftView | UnsetType, Meta(description="how Goal cards went round")] = UNSET
    action_deck: Annotated[HiddenDeck | UnsetType, Meta(description="the Action deck")] = UNSET
    discard: Annotated[HiddenDeck | UnsetType, Meta(description="discarded Action cards")] = UNSET
    rival: Annotated[RivalView | UnsetType, Meta(description="the simulated sides")] = UNSET
    players: Annotated[list[NationView] | UnsetType, Meta(description="the nations")] = UNSET
