"""The fields of a position document, those of `encode`; all of them are optional."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from nextfrontier.kit.meanings import RARE, meaning

Good = Literal["food", "steel", "energy"]
World = Literal["old", "new"]
RowName = Literal["ships", "stadiums", "infrastructure"]
Lane = Literal["waiting", "main", "second"]
PhaseName = Literal["income", "actions", "transport", "turn_order", "progress", "bonuses", "cleanup"]
PHASES: tuple[str, ...] = get_args(PhaseName)  # phase 1 first


class Kinds(Struct, forbid_unknown_fields=True, frozen=True):
    """Amounts by kind; a kind left out is 0."""

    food: Annotated[int, meaning("units or levels of Food")] = 0
    steel: Annotated[int, meaning("of Steel")] = 0
    energy: Annotated[int, meaning("of Energy")] = 0


class TwoKinds(Struct, forbid_unknown_fields=True):
    """Amounts by world and kind."""

    old: Annotated[Kinds, meaning("on the Old World")] = Kinds()
    new: Annotated[Kinds, meaning("on the New World")] = Kinds()


class TwoLists(Struct, forbid_unknown_fields=True):
    """Ids by world."""

    old: Annotated[list[str], meaning("on the Old World")] = []
    new: Annotated[list[str], meaning("on the New World")] = []


class Tiles(Struct, forbid_unknown_fields=True, frozen=True):
    """Productivity tiles face up on the Old World and landed on the New World."""

    old: Annotated[int, meaning("face up on the Old World")] = 2
    new: Annotated[int, meaning("landed on the New World; the rest is in transit")] = 0


class FlightPosition(Struct, forbid_unknown_fields=True):
    """A ship under way."""

    ship: Annotated[str, meaning("id of the ship")]
    bays: Annotated[list[str], meaning("Areas evacuated in its bays")] = []
    crates: Annotated[list[str], meaning("Factory Areas within its building limit")] = []
    stadiums: Annotated[list[str], meaning("Stadiums on board")] = []
    factories: Annotated[Kinds, meaning("all Factories on board, evacuated ones included")] = Kinds()
    goods: Annotated[Kinds, meaning("units on board")] = Kinds()


class Nation(Struct, forbid_unknown_fields=True):
    """The parts of a nation that everybody sees."""

    seat: Annotated[int, meaning("whose nation")]
    continent: Annotated[str | UnsetType, meaning("id of the starting continent")] = UNSET
    set: Annotated[int | UnsetType, meaning("technology set, 1 to 4")] = UNSET
    old: Annotated[Kinds | UnsetType, meaning("goods on the Old World")] = UNSET
    new: Annotated[Kinds | UnsetType, meaning("goods on the New World")] = UNSET
    left: Annotated[list[str] | UnsetType, meaning("Areas of the Old World not evacuated")] = UNSET
    tiles: Annotated[Tiles | UnsetType, meaning("Productivity tiles")] = UNSET
    production: Annotated[Kinds | UnsetType, meaning("levels of the New World")] = UNSET
    people: Annotated[int | UnsetType, meaning("Population markers that wait on the New World")] = UNSET
    factories: Annotated[TwoKinds | UnsetType, meaning("prepared Factories")] = UNSET
    stadiums: Annotated[TwoLists | UnsetType, meaning("Stadiums by world")] = UNSET
    ships: Annotated[TwoLists | UnsetType, meaning("ships by world")] = UNSET
    fresh: Annotated[
        list[tuple[str, int, int]] | UnsetType,
        meaning("ships whose first journey differs: id, change of Energy, change of units"),
        RARE,
    ] = UNSET
    infrastructure: Annotated[list[str] | UnsetType, meaning("Infrastructure cards in hand")] = UNSET
    played: Annotated[list[str] | UnsetType, meaning("Infrastructure cards played")] = UNSET
    completed: Annotated[list[str] | UnsetType, meaning("those of them that are completed")] = UNSET
    grid: Annotated[list[list[str]] | UnsetType, meaning("technologies by column, from the bottom")] = UNSET
    research: Annotated[
        list[int] | UnsetType,
        meaning("by column: twice the developed levels, plus 1 with a marker on the left space"),
    ] = UNSET
    lead: Annotated[int | UnsetType, meaning("the marker that leads in this Progress phase"), RARE] = UNSET
    actions: Annotated[list[int] | UnsetType, meaning("groups of the board actions of this year")] = UNSET
    shown: Annotated[list[int] | UnsetType, meaning("Action cards played face up this year"), RARE] = UNSET
    passed: Annotated[bool | UnsetType, meaning("takes no more actions this year")] = UNSET
    used: Annotated[list[str] | UnsetType, meaning("once-per-phase technologies used"), RARE] = UNSET
    penalties: Annotated[int | UnsetType, meaning("Penalty tokens")] = UNSET
    common_goals: Annotated[
        list[str] | UnsetType, meaning("Common Goals claimed and not yet played"), RARE
    ] = UNSET
    played_goals: Annotated[list[str] | UnsetType, meaning("Common Goals played"), RARE] = UNSET
    flights: Annotated[
        list[FlightPosition] | UnsetType, meaning("ships sent from the Old World in this Transport"), RARE
    ] = UNSET
    returning: Annotated[list[str] | UnsetType, meaning("ships sent back from the New World in it"), RARE] = (
        UNSET
    )


class PlayerPosition(Nation, forbid_unknown_fields=True):
    """One nation."""

    settled: Annotated[
        dict[str, list[str]] | UnsetType, meaning("own Areas with the kinds of their Factories")
    ] = UNSET
    markers: Annotated[
        list[tuple[int, Lane]] | UnsetType, meaning("step and lane of the two Progress markers")
    ] = UNSET
    under: Annotated[list[int] | UnsetType, meaning("Action cards under them")] = UNSET
    goals: Annotated[list[int] | UnsetType, meaning("Goal cards")] = UNSET
    kept: Annotated[list[int] | UnsetType, meaning("Goal cards kept so far in the draft")] = UNSET
    discarded_goal: Annotated[list[int] | UnsetType, meaning("the Goal card discarded after the draft")] = (
        UNSET
    )
    hand: Annotated[list[int] | UnsetType, meaning("Action cards in hand")] = UNSET
    dropped: Annotated[list[int] | UnsetType, meaning("Action cards given up while others choose")] = UNSET


class Rival(Struct, forbid_unknown_fields=True):
    """The parts of the simulated sides that everybody sees."""

    out: Annotated[list[str] | UnsetType, meaning("Solo cards beside the deck")] = UNSET
    place: Annotated[int | UnsetType, meaning("place of the Solo tile on the rim")] = UNSET
    areas: Annotated[list[str] | UnsetType, meaning("Areas settled by the simulated player")] = UNSET
    stadiums: Annotated[list[str] | UnsetType, meaning("its Stadiums")] = UNSET
    track: Annotated[list[int] | UnsetType, meaning("Turn Order track with the simulated sides 1 and 2")] = (
        UNSET
    )
    markers: Annotated[
        list[int] | UnsetType, meaning("step and lane of the four simulated Progress markers")
    ] = UNSET


class RivalPosition(Rival, forbid_unknown_fields=True):
    """The simulated sides."""

    deck: Annotated[list[str] | UnsetType, meaning("Solo cards, the top first")] = UNSET
    goals: Annotated[list[int] | UnsetType, meaning("its pile in the Goal draft")] = UNSET
    removed: Annotated[list[int] | UnsetType, meaning("Goal cards removed at random")] = UNSET


class DraftPosition(Struct, forbid_unknown_fields=True):
    """The packs of the Goal draft: their cards in the order in which they were taken out, then the rest."""

    passes: Annotated[Literal[0, 1, 2, 3], meaning("how often the packs were passed")]
    taken: Annotated[list[int], meaning("how many cards were taken out of each pack")]
    packs: Annotated[list[list[int]], meaning("the packs by who got them first")]


class Table(Struct, forbid_unknown_fields=True):
    """The parts of the position that everybody sees."""

    year: Annotated[Literal[1, 2, 3, 4] | UnsetType, meaning("1 to 4")] = UNSET
    order: Annotated[list[int] | UnsetType, meaning("seats on the Turn Order track")] = UNSET
    to_play: Annotated[int | UnsetType, meaning("whose turn it is")] = UNSET
    looked: Annotated[str | UnsetType, meaning("an item turned up as one more choice"), RARE] = UNSET
    bonuses: Annotated[list[str] | UnsetType, meaning("Year-end Bonus cards, the top first")] = UNSET
    common_goals: Annotated[list[str] | UnsetType, meaning("Common Goals nobody has reached"), RARE] = UNSET
    lines: Annotated[list[tuple[int, int]] | UnsetType, meaning("marked lines: number and face"), RARE] = (
        UNSET
    )
    ending: Annotated[int | UnsetType, meaning("race: the seat that met the end condition"), RARE] = UNSET
    finished: Annotated[bool | UnsetType, meaning("is the game over?")] = UNSET
    pending: Annotated[
        list[Any] | UnsetType, meaning("what is still to come, top first; empty at the start of a turn")
    ] = UNSET


class Position(Table, forbid_unknown_fields=True):
    """A whole position."""

    rows: Annotated[
        dict[str, list[str]] | UnsetType,
        meaning("face-up ships, stadiums and infrastructure, the one on X first"),
    ] = UNSET
    phase: Annotated[
        int | PhaseName | Literal["over"] | UnsetType,
        Meta(
            description="1 Income to 7 Cleanup by number or name, over, or 0 while the game is set up; "
            "with nothing pending it begins, from the turn of to_play on where players follow one another"
        ),
    ] = UNSET
    decks: Annotated[dict[str, list[str]] | UnsetType, meaning("their decks, the top first")] = UNSET
    deck_seen: Annotated[
        dict[str, list[int]] | UnsetType, meaning("who was shown each item, as bit masks of seats")
    ] = UNSET
    unused_goals: Annotated[list[int] | UnsetType, meaning("Goal cards that nobody has")] = UNSET
    draft: Annotated[DraftPosition | UnsetType, meaning("how Goal cards went round")] = UNSET
    action_deck: Annotated[list[int] | UnsetType, meaning("Action cards, the top first")] = UNSET
    action_seen: Annotated[list[int] | UnsetType, meaning("who was shown each, as bit masks of seats")] = (
        UNSET
    )
    discard: Annotated[list[int] | UnsetType, meaning("discarded Action cards")] = UNSET
    discard_seen: Annotated[list[int] | UnsetType, meaning("who was shown each, as bit masks of seats")] = (
        UNSET
    )
    rival: Annotated[RivalPosition | UnsetType, meaning("the simulated sides")] = UNSET
    players: Annotated[list[PlayerPosition] | UnsetType, meaning("the nations")] = UNSET
