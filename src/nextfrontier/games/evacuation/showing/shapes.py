"""The shape of the component document: everything printed, field by field. The client's types are made from it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.games.evacuation.positions.documents import Good, World
from nextfrontier.kit.meanings import meaning

Environment = Literal["tundra", "desert", "forest", "ocean"]
Edge = Literal["desert", "mountain", "ocean"]

Id = Annotated[str, meaning("its id")]
Icons = Annotated[list[str], meaning("as a row of icons")]
EffectText = Annotated[str, meaning("its effect in the grammar of effects")]


class Amounts(msgspec.Struct, forbid_unknown_fields=True):
    """Goods by name; those left out are 0."""

    food: Annotated[int | UnsetType, meaning("Food")] = UNSET
    steel: Annotated[int | UnsetType, meaning("Steel")] = UNSET
    energy: Annotated[int | UnsetType, meaning("Energy")] = UNSET


Cost = Annotated[str, meaning("what it costs, such as `2S 1F`")]
CostGoods = Annotated[Amounts, meaning("the same by name")]
Production = Annotated[str, meaning("what it produces, such as `2S 1F`")]


class EffectNode(msgspec.Struct, forbid_unknown_fields=True):
    """An effect at its place: part of a card, a bonus, a space."""

    text: Annotated[str, meaning("in words")]
    short: Annotated[str, meaning("in a few words")]
    icons: Icons
    parts: Annotated[int | UnsetType, meaning("how many parts it has, if it has any")] = UNSET


class Printed(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The fields that every printed thing has."""

    name: Annotated[str, meaning("its name")]
    text: Annotated[str, meaning("what it does, in words")]
    short: Annotated[str, meaning("the same in a few words")]
    icons: Icons
    designed: Annotated[bool, meaning("it was not taken from the printed game as it is")]
    provenance: Annotated[str, meaning("its sources, the main one first")]


class OldAreaDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """An Area tile of the Old World, or the Productivity tile."""

    id: Id
    kind: Annotated[Literal["people", "factory", "productivity"], meaning("what it holds")]
    circles: Annotated[int, meaning("Population on it")]
    produces: Production
    produces_goods: Annotated[Amounts, meaning("the same by name")]


class ContinentDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A starting continent."""

    id: Id
    corner: Annotated[str, meaning("the corner that is marked")]
    rows: Annotated[list[list[str]], meaning("where its tiles lie")]
    edges: Annotated[list[list[Edge]], meaning("edges of OW1 to OW9")]
    weak: Annotated[str, meaning("what of it could not be read surely")]


class PopulationSpace(msgspec.Struct, forbid_unknown_fields=True):
    """A Population space of an Area."""

    good: Annotated[Good, meaning("what it produces")]
    levels: Annotated[int, meaning("how many levels it is worth")]


class NewAreaDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """An Area of the New World."""

    id: Id
    q: Annotated[int, meaning("column of its hexagon")]
    r: Annotated[int, meaning("row of its hexagon")]
    environment: Annotated[Environment, meaning("its environment")]
    factories: Annotated[int, meaning("spaces for Factories")]
    people: Annotated[str, meaning("Population spaces, such as `2F 1S`")]
    symbols: Annotated[str, meaning("its symbols, Y yellow and W white")]
    population: Annotated[list[PopulationSpace], meaning("its Population spaces")]
    weak: Annotated[str, meaning("what of it could not be read surely")]


class SpaceDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A space of the Progress track."""

    symbols: Annotated[str, meaning("its symbols, Y yellow and W white")]
    effect: EffectText


class PassageDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A Passage of the Progress track."""

    id: Id
    after: Annotated[int, meaning("the step after which it lies")]
    each: Annotated[str, meaning("effect each time")]
    first: Annotated[str, meaning("effect for the first own marker")]
    second: Annotated[str, meaning("effect for the second own marker")]


class ProgressDocument(msgspec.Struct, forbid_unknown_fields=True):
    """The Progress track."""

    end: Annotated[int, meaning("its last step")]
    end_spots: Annotated[int, meaning("spots there")]
    main: Annotated[dict[str, SpaceDocument], meaning("spaces of the main lane by step")]
    second: Annotated[dict[str, SpaceDocument], meaning("spaces of the second lane by step")]
    passages: Annotated[dict[str, PassageDocument], meaning("by id")]


class YearDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """The demands of a year."""

    year: Annotated[int, meaning("1 to 4")]
    old_food: Annotated[int, meaning("Food for each Area of the Old World")]
    new_food: Annotated[int, meaning("Food for each Population of the New World")]
    stadiums: Annotated[int, meaning("Stadiums on the New World")]


class BoardActionDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """An action of the player board."""

    id: Id
    group: Annotated[int, meaning("its group, which is its Power Level")]
    effect: EffectText


class ShipDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A Spaceship."""

    id: Id
    model: Annotated[str, meaning("its model")]
    bays: Annotated[list[Edge], meaning("edges of its bays")]
    buildings: Annotated[int, meaning("buildings that it holds")]
    resources: Annotated[int, meaning("units that it holds")]
    cost: Cost
    cost_goods: CostGoods
    flight: Annotated[int, meaning("Energy of a flight")]


class StadiumDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A Stadium."""

    id: Id
    faces: Annotated[int, meaning("Happy Faces")]
    cost: Cost
    cost_goods: CostGoods


class InfrastructureDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """An Infrastructure card."""

    id: Id
    deck: Annotated[int, meaning("1 or 2")]
    cost: Cost
    cost_goods: CostGoods
    requirement: Annotated[str, meaning("what it asks, in the grammar of effects")]
    condition: Annotated[EffectNode, meaning("the requirement in words and icons")]
    production: Production
    production_goods: Annotated[Amounts, meaning("the same by name")]
    art: Annotated[str, meaning("its illustration")]
    twins: Annotated[list[str], meaning("cards with the same illustration")]


class TechnologyDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A technology tile."""

    id: Id
    set: Annotated[int, meaning("its set, 1 to 4")]
    level: Annotated[int, meaning("1 to 3")]
    faces: Annotated[int, meaning("Happy Faces")]
    effect: EffectText
    confidence: Annotated[str, meaning("how surely it was read")]


class ActionCardDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """An Action card."""

    number: Annotated[int, meaning("its number")]
    power: Annotated[list[int], meaning("Power Levels to choose from")]
    effect: EffectText


class GoalDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A Goal card."""

    number: Annotated[int, meaning("its number")]
    score: Annotated[str, meaning("what it scores, in the grammar of effects")]


class BonusDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A Year-end Bonus card."""

    id: Id
    flag: Annotated[bool, meaning("it has the flag of first games")]
    lower: Annotated[int, meaning("the lower Power Level")]
    lower_effect: Annotated[str, meaning("its bonus, in the grammar of effects")]
    lower_bonus: Annotated[EffectNode, meaning("its bonus in words and icons")]
    higher: Annotated[int, meaning("the higher Power Level")]
    higher_effect: Annotated[str, meaning("its bonus, in the grammar of effects")]
    higher_bonus: Annotated[EffectNode, meaning("its bonus in words and icons")]


class CommonGoalDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """One side of a Common Goal card."""

    id: Id
    card: Annotated[str, meaning("the card whose side it is")]
    requirement: Annotated[str, meaning("what it asks, in the grammar of effects")]
    condition: Annotated[EffectNode, meaning("the requirement in words and icons")]
    cost: Cost
    cost_goods: CostGoods
    production: Production
    production_goods: Annotated[Amounts, meaning("the same by name")]
    points: Annotated[int, meaning("points when it is played")]


class LineDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A marked Area of Line Majority."""

    number: Annotated[int, meaning("number of the line")]
    area: Annotated[str, meaning("the marked Area")]
    face_one: Annotated[str, meaning("direction with face 1")]
    face_two: Annotated[str, meaning("direction with face 2")]
    walk_one: Annotated[list[str], meaning("Areas of the line with face 1")]
    walk_two: Annotated[list[str], meaning("Areas of the line with face 2")]


class SoloCardDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A Solo card."""

    id: Id
    action: Annotated[str, meaning("the action of its face")]
    number: Annotated[str, meaning("number of its back")]
    letter: Annotated[str, meaning("letter of its back")]
    from_year: Annotated[int, meaning("the year from which it is used")]


class RimPlace(msgspec.Struct, forbid_unknown_fields=True):
    """A place of the Solo tile."""

    area: Annotated[str, meaning("the Area beside it")]
    a: Annotated[list[str], meaning("Areas along its arrow a")]
    b: Annotated[list[str], meaning("Areas along its arrow b")]


class EnergyNumbers(msgspec.Struct, forbid_unknown_fields=True):
    """The Energy for the actions of a year."""

    by_action: Annotated[list[int], meaning("by their number in the year")]
    surcharge: Annotated[int, meaning("more for a group that is used often")]
    free_uses: Annotated[int, meaning("uses of a group without surcharge")]
    passage: Annotated[int, meaning("the Passage after which the other world pays")]
    worlds_by_markers_past: Annotated[
        list[list[World]], meaning("worlds that may pay, by own markers past it")
    ]


class CloneCost(msgspec.Struct, forbid_unknown_fields=True):
    """The price and the gain of cloning."""

    food: Annotated[int, meaning("Food that it costs")]
    population: Annotated[int, meaning("Population that it gives")]


class CostNumbers(msgspec.Struct, forbid_unknown_fields=True, rename={"return_": "return"}):
    """Costs that are printed nowhere."""

    prepare: Annotated[int, meaning("units to prepare a Factory")]
    clone: Annotated[CloneCost, meaning("cloning")]
    settle: Annotated[Amounts, meaning("settling an Area")]
    discard: Annotated[int, meaning("units to discard from a row")]
    return_: Annotated[Amounts, meaning("sending a ship back")]


class LimitNumbers(msgspec.Struct, forbid_unknown_fields=True):
    """Limits."""

    factories: Annotated[int, meaning("Factories of a kind")]
    row: Annotated[int, meaning("items of a row")]
    hand: Annotated[int, meaning("Action cards in hand")]
    second_lane_seats: Annotated[int, meaning("seats from which the second lane is open")]


class ScoringNumbers(msgspec.Struct, forbid_unknown_fields=True):
    """The scores of Points mode."""

    production: Annotated[list[int], meaning("points by level")]
    each_level_above: Annotated[int, meaning("points of each level above them")]
    majority: Annotated[list[int], meaning("points by place")]
    majority_of_two: Annotated[list[int], meaning("the same in a two-player game")]
    stadiums_needed: Annotated[int, meaning("Stadiums that the end asks for")]
    area_left: Annotated[int, meaning("points of an Area that is left")]
    person_left: Annotated[int, meaning("points of Population that is left")]
    missing_stadium: Annotated[int, meaning("points of a missing Stadium")]
    penalty_token: Annotated[int, meaning("points of a Penalty token")]


class StepsDown(msgspec.Struct, forbid_unknown_fields=True):
    """Steps down of the final adjustment of a race."""

    penalty_token: Annotated[int, meaning("for a Penalty token")]
    area_left: Annotated[int, meaning("for an Area that is left")]
    missing_stadium: Annotated[int, meaning("for a missing Stadium")]


class StepsUp(msgspec.Struct, forbid_unknown_fields=True):
    """Steps up of the final adjustment of a race."""

    most_faces: Annotated[int, meaning("for most Happy Faces")]
    most_faces_of_two: Annotated[int, meaning("the same in a two-player game")]
    second: Annotated[int, meaning("for the second most")]


class RaceNumbers(msgspec.Struct, forbid_unknown_fields=True):
    """The end condition of the race."""

    level: Annotated[int, meaning("level of each Production marker")]
    stadiums: Annotated[int, meaning("Stadiums on the New World")]
    down: Annotated[StepsDown, meaning("steps down in the end")]
    up: Annotated[StepsUp, meaning("steps up in the end")]


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """Everything printed that a client shows, in one language, and the numbers that the rules use."""

    language: Annotated[str, meaning("language of the texts")]
    version: Annotated[str, meaning("version of the components, its pack included")]
    goods: Annotated[list[Good], meaning("all goods, in order")]
    old_areas: Annotated[dict[str, OldAreaDocument], meaning("by id")]
    continents: Annotated[dict[str, ContinentDocument], meaning("by id")]
    new_areas: Annotated[dict[str, NewAreaDocument], meaning("by id")]
    progress: Annotated[ProgressDocument, meaning("the Progress track")]
    years: Annotated[dict[str, YearDocument], meaning("by year")]
    board_actions: Annotated[dict[str, BoardActionDocument], meaning("by id")]
    ships: Annotated[dict[str, ShipDocument], meaning("by id")]
    stadiums: Annotated[dict[str, StadiumDocument], meaning("by id")]
    infrastructure: Annotated[dict[str, InfrastructureDocument], meaning("by id")]
    technologies: Annotated[dict[str, TechnologyDocument], meaning("by id")]
    action_cards: Annotated[dict[str, ActionCardDocument], meaning("by number")]
    goals: Annotated[dict[str, GoalDocument], meaning("by number")]
    bonuses: Annotated[dict[str, BonusDocument], meaning("by id")]
    common_goals: Annotated[dict[str, CommonGoalDocument], meaning("by id of the side")]
    lines: Annotated[dict[str, LineDocument], meaning("by number")]
    solo_cards: Annotated[dict[str, SoloCardDocument], meaning("by id")]
    rim: Annotated[list[RimPlace], meaning("the way of the Solo tile round the New World")]
    effects: Annotated[dict[str, EffectNode], meaning("by place, such as `A1/2` or `card 30/1`")]
    energy: Annotated[EnergyNumbers, meaning("what actions cost")]
    costs: Annotated[CostNumbers, meaning("other costs")]
    limits: Annotated[LimitNumbers, meaning("limits")]
    scoring: Annotated[ScoringNumbers, meaning("what is scored in Points mode")]
    race: Annotated[RaceNumbers, meaning("what ends the race")]
    icons: Annotated[dict[str, str], meaning("name of each icon")]
