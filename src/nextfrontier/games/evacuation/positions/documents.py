"""The fields of a position document, those of `encode`; all of them are optional."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from nextfrontier.kit.positions import RARE

Good = Literal["food", "steel", "energy"]
World = Literal["old", "new"]
RowName = Literal["ships", "stadiums", "infrastructure"]
Lane = Literal["waiting", "main", "second"]
PhaseName = Literal["income", "actions", "transport", "turn_order", "progress", "bonuses", "cleanup"]
PHASES: tuple[str, ...] = get_args(PhaseName)  # phase 1 first


class Kinds(Struct, forbid_unknown_fields=True, frozen=True):
    """Amounts by kind; a kind left out is 0."""

    food: Annotated[int, Meta(description="units or levels of Food")] = 0
    steel: Annotated[int, Meta(description="of Steel")] = 0
    energy: Annotated[int, Meta(description="of Energy")] = 0


class TwoKinds(Struct, forbid_unknown_fields=True):
    """Amounts by world and kind."""

    old: Annotated[Kinds, Meta(description="on the Old World")] = Kinds()
    new: Annotated[Kinds, Meta(description="on the New World")] = Kinds()


class TwoLists(Struct, forbid_unknown_fields=True):
    """Ids by world."""

    old: Annotated[list[str], Meta(description="on the Old World")] = []
    new: Annotated[list[str], Meta(description="on the New World")] = []


class Tiles(Struct, forbid_unknown_fields=True, frozen=True):
    """Productivity tiles face up on the Old World and landed on the New World."""

    old: Annotated[int, Meta(description="face up on the Old World")] = 2
    new: Annotated[int, Meta(description="landed on the New World; the rest is in transit")] = 0


class FlightPosition(Struct, forbid_unknown_fields=True):
    """A ship under way."""

    ship: Annotated[str, Meta(description="id of the ship")]
    bays: Annotated[list[str], Meta(description="Areas evacuated in its bays")] = []
    crates: Annotated[list[str], Meta(description="Factory Areas within its building limit")] = []
    stadiums: Annotated[list[str], Meta(description="Stadiums on board")] = []
    factories: Annotated[Kinds, Meta(description="all Factories on board, evacuated ones included")] = Kinds()
    goods: Annotated[Kinds, Meta(description="units on board")] = Kinds()


class Nation(Struct, forbid_unknown_fields=True):
    """The parts of a nation that everybody sees."""

    seat: Annotated[int, Meta(description="whose nation")]
    continent: Annotated[str | UnsetType, Meta(description="id of the starting continent")] = UNSET
    set: Annotated[int | UnsetType, Meta(description="technology set, 1 to 4")] = UNSET
    old: Annotated[Kinds | UnsetType, Meta(description="goods on the Old World")] = UNSET
    new: Annotated[Kinds | UnsetType, Meta(description="goods on the New World")] = UNSET
    left: Annotated[list[str] | UnsetType, Meta(description="Areas of the Old World not evacuated")] = UNSET
    tiles: Annotated[Tiles | UnsetType, Meta(description="Productivity tiles")] = UNSET
    production: Annotated[Kinds | UnsetType, Meta(description="levels of the New World")] = UNSET
    people: Annotated[int | UnsetType, Meta(description="Population markers that wait on the New World")] = (
        UNSET
    )
    factories: Annotated[TwoKinds | UnsetType, Meta(description="prepared Factories")] = UNSET
    stadiums: Annotated[TwoLists | UnsetType, Meta(description="Stadiums by world")] = UNSET
    ships: Annotated[TwoLists | UnsetType, Meta(description="ships by world")] = UNSET
    fresh: Annotated[
        list[tuple[str, int, int]] | UnsetType,
        Meta(description="ships whose first journey differs: id, change of Energy, change of units"),
        RARE,
    ] = UNSET
    infrastructure: Annotated[list[str] | UnsetType, Meta(description="Infrastructure cards in hand")] = UNSET
    played: Annotated[list[str] | UnsetType, Meta(description="Infrastructure cards played")] = UNSET
    completed: Annotated[list[str] | UnsetType, Meta(description="those of them that are completed")] = UNSET
    grid: Annotated[
        list[list[str]] | UnsetType, Meta(description="technologies by column, from the bottom")
    ] = UNSET
    research: Annotated[
        list[int] | UnsetType,
        Meta(description="by column: twice the developed levels, plus 1 with a marker on the left space"),
    ] = UNSET
    lead: Annotated[
        int | UnsetType, Meta(description="the marker that leads in this Progress phase"), RARE
    ] = UNSET
    actions: Annotated[
        list[int] | UnsetType, Meta(description="groups of the board actions of this year")
    ] = UNSET
    shown: Annotated[
        list[int] | UnsetType, Meta(description="Action cards played face up this year"), RARE
    ] = UNSET
    passed: Annotated[bool | UnsetType, Meta(description="takes no more actions this year")] = UNSET
    used: Annotated[list[str] | UnsetType, Meta(description="once-per-phase technologies used"), RARE] = UNSET
    penalties: Annotated[int | UnsetType, Meta(description="Penalty tokens")] = UNSET
    common_goals: Annotated[
        list[str] | UnsetType, Meta(description="Common Goals claimed and not yet played"), RARE
    ] = UNSET
    played_goals: Annotated[list[str] | UnsetType, Meta(description="Common Goals played"), RARE] = UNSET
    flights: Annotated[
        list[FlightPosition] | UnsetType,
        Meta(description="ships sent from the Old World in this Transport"),
        RARE,
    ] = UNSET
    returning: Annotated[
        list[str] | UnsetType, Meta(description="ships sent back from the New World in it"), RARE
    ] = UNSET


class PlayerPosition(Nation, forbid_unknown_fields=True):
    """One nation."""

    settled: Annotated[
        dict[str, list[str]] | UnsetType, Meta(description="own Areas with the kinds of their Factories")
    ] = UNSET
    markers: Annotated[
        list[tuple[int, Lane]] | UnsetType, Meta(description="step and lane of the two Progress markers")
    ] = UNSET
    under: Annotated[list[int] | UnsetType, Meta(description="Action cards under them")] = UNSET
    goals: Annotated[list[int] | UnsetType, Meta(description="Goal cards")] = UNSET
    kept: Annotated[list[int] | UnsetType, Meta(description="Goal cards kept so far in the draft")] = UNSET
    discarded_goal: Annotated[
        list[int] | UnsetType, Meta(description="the Goal card discarded after the draft")
    ] = UNSET
    hand: Annotated[list[int] | UnsetType, Meta(description="Action cards in hand")] = UNSET
    dropped: Annotated[
        list[int] | UnsetType, Meta(description="Action cards given up while others choose")
    ] = UNSET


class Rival(Struct, forbid_unknown_fields=True):
    """The parts of the simulated sides that everybody sees."""

    out: Annotated[list[str] | UnsetType, Meta(description="Solo cards beside the deck")] = UNSET
    place: Annotated[int | UnsetType, Meta(description="place of the Solo tile on the rim")] = UNSET
    areas: Annotated[list[str] | UnsetType, Meta(description="Areas settled by the simulated player")] = UNSET
    stadiums: Annotated[list[str] | UnsetType, Meta(description="its Stadiums")] = UNSET
    track: Annotated[
        list[int] | UnsetType, Meta(description="Turn Order track with the simulated sides 1 and 2")
    ] = UNSET
    markers: Annotated[
        list[int] | UnsetType, Meta(description="step and lane of the four simulated Progress markers")
    ] = UNSET


class RivalPosition(Rival, forbid_unknown_fields=True):
    """The simulated sides."""

    deck: Annotated[list[str] | UnsetType, Meta(description="Solo cards, the top first")] = UNSET
    goals: Annotated[list[int] | UnsetType, Meta(description="its pile in the Goal draft")] = UNSET
    removed: Annotated[list[int] | UnsetType, Meta(description="Goal cards removed at random")] = UNSET


class DraftPosition(Struct, forbid_unknown_fields=True):
    """The packs of the Goal draft: their cards in the order in which they were taken out, then the rest."""

    passes: Annotated[Literal[0, 1, 2, 3], Meta(description="how often the packs were passed")]
    taken: Annotated[list[int], Meta(description="how many cards were taken out of each pack")]
    packs: Annotated[list[list[int]], Meta(description="the packs by who got them first")]


class Table(Struct, forbid_unknown_fields=True):
    """The parts of the position that everybody sees."""

    year: Annotated[Literal[1, 2, 3, 4] | UnsetType, Meta(description="1 to 4")] = UNSET
    order: Annotated[list[int] | UnsetType, Meta(description="seats on the Turn Order track")] = UNSET
    to_play: Annotated[int | UnsetType, Meta(description="whose turn it is")] = UNSET
    looked: Annotated[str | UnsetType, Meta(description="an item turned up as one more choice"), RARE] = UNSET
    bonuses: Annotated[list[str] | UnsetType, Meta(description="Year-end Bonus cards, the top first")] = UNSET
    common_goals: Annotated[
        list[str] | UnsetType, Meta(description="Common Goals nobody has reached"), RARE
    ] = UNSET
    lines: Annotated[
        list[tuple[int, int]] | UnsetType, Meta(description="marked lines: number and face"), RARE
    ] = UNSET
    ending: Annotated[
        int | UnsetType, Meta(description="race: the seat that met the end condition"), RARE
    ] = UNSET
    finished: Annotated[bool | UnsetType, Meta(description="is the game over?")] = UNSET
    pending: Annotated[
        list[Any] | UnsetType,
        Meta(description="what is still to come, top first; empty at the start of a turn"),
    ] = UNSET


class Position(Table, forbid_unknown_fields=True):
    """A whole position."""

    rows: Annotated[
        dict[str, list[str]] | UnsetType,
        Meta(description="face-up ships, stadiums and infrastructure, the one on X first"),
    ] = UNSET
    phase: Annotated[
        int | PhaseName | Literal["over"] | UnsetType,
        Meta(
            description="1 Income to 7 Cleanup by number or name, over, or 0 while the game is set up; "
            "with nothing pending it begins, from the turn of to_play on where players follow one another"
        ),
    ] = UNSET
    decks: Annotated[dict[str, list[str]] | UnsetType, Meta(description="their decks, the top first")] = UNSET
    deck_seen: Annotated[
        dict[str, list[int]] | UnsetType, Meta(description="who was shown each item, as bit masks of seats")
    ] = UNSET
    unused_goals: Annotated[list[int] | UnsetType, Meta(description="Goal cards that nobody has")] = UNSET
    draft: Annotated[DraftPosition | UnsetType, Meta(description="how Goal cards went round")] = UNSET
    action_deck: Annotated[list[int] | UnsetType, Meta(description="Action cards, the top first")] = UNSET
    action_seen: Annotated[
        list[int] | UnsetType, Meta(description="who was shown each, as bit masks of seats")
    ] = UNSET
    discard: Annotated[list[int] | UnsetType, Meta(description="discarded Action cards")] = UNSET
    discard_seen: Annotated[
        list[int] | UnsetType, Meta(description="who was shown each, as bit masks of seats")
    ] = UNSET
    rival: Annotated[RivalPosition | UnsetType, Meta(description="the simulated sides")] = UNSET
    players: Annotated[list[PlayerPosition] | UnsetType, Meta(description="the nations")] = UNSET
