"""The shape of the component document: everything printed, field by field. The client's types are made from it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from nextfrontier.games.evacuation.positions.documents import Good, World

Environment = Literal["tundra", "desert", "forest", "ocean"]
Edge = Literal["desert", "mountain", "ocean"]

Id = Annotated[str, Meta(description="its id")]
Icons = Annotated[list[str], Meta(description="as a row of icons")]
EffectText = Annotated[str, Meta(description="its effect in the grammar of effects")]


class Amounts(msgspec.Struct, forbid_unknown_fields=True):
    """Goods by name; those left out are 0."""

    food: Annotated[int | UnsetType, Meta(description="Food")] = UNSET
    steel: Annotated[int | UnsetType, Meta(description="Steel")] = UNSET
    energy: Annotated[int | UnsetType, Meta(description="Energy")] = UNSET


Cost = Annotated[str, Meta(description="what it costs, such as `2S 1F`")]
CostGoods = Annotated[Amounts, Meta(description="the same by name")]
Production = Annotated[str, Meta(description="what it produces, such as `2S 1F`")]


class EffectNode(msgspec.Struct, forbid_unknown_fields=True):
    """An effect at its place: part of a card, a bonus, a space."""

    text: Annotated[str, Meta(description="in words")]
    short: Annotated[str, Meta(description="in a few words")]
    icons: Icons
    parts: Annotated[int | UnsetType, Meta(description="how many parts it has, if it has any")] = UNSET


class Printed(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The fields that every printed thing has."""

    name: Annotated[str, Meta(description="its name")]
    text: Annotated[str, Meta(description="what it does, in words")]
    short: Annotated[str, Meta(description="the same in a few words")]
    icons: Icons
    designed: Annotated[bool, Meta(description="it was not taken from the printed game as it is")]
    provenance: Annotated[str, Meta(description="its sources, the main one first")]


class OldAreaDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """An Area tile of the Old World, or the Productivity tile."""

    id: Id
    kind: Annotated[Literal["people", "factory", "productivity"], Meta(description="what it holds")]
    circles: Annotated[int, Meta(description="Population on it")]
    produces: Production
    produces_goods: Annotated[Amounts, Meta(description="the same by name")]


class ContinentDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A starting continent."""

    id: Id
    corner: Annotated[str, Meta(description="the corner that is marked")]
    rows: Annotated[list[list[str]], Meta(description="where its tiles lie")]
    edges: Annotated[list[list[Edge]], Meta(description="edges of OW1 to OW9")]
    weak: Annotated[str, Meta(description="what of it could not be read surely")]


class PopulationSpace(msgspec.Struct, forbid_unknown_fields=True):
    """A Population space of an Area."""

    good: Annotated[Good, Meta(description="what it produces")]
    levels: Annotated[int, Meta(description="how many levels it is worth")]


class NewAreaDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """An Area of the New World."""

    id: Id
    q: Annotated[int, Meta(description="column of its hexagon")]
    r: Annotated[int, Meta(description="row of its hexagon")]
    environment: Annotated[Environment, Meta(description="its environment")]
    factories: Annotated[int, Meta(description="spaces for Factories")]
    people: Annotated[str, Meta(description="Population spaces, such as `2F 1S`")]
    symbols: Annotated[str, Meta(description="its symbols, Y yellow and W white")]
    population: Annotated[list[PopulationSpace], Meta(description="its Population spaces")]
    weak: Annotated[str, Meta(description="what of it could not be read surely")]


class SpaceDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A space of the Progress track."""

    symbols: Annotated[str, Meta(description="its symbols, Y yellow and W white")]
    effect: EffectText


class PassageDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A Passage of the Progress track."""

    id: Id
    after: Annotated[int, Meta(description="the step after which it lies")]
    each: Annotated[str, Meta(description="effect each time")]
    first: Annotated[str, Meta(description="effect for the first own marker")]
    second: Annotated[str, Meta(description="effect for the second own marker")]


class ProgressDocument(msgspec.Struct, forbid_unknown_fields=True):
    """The Progress track."""

    end: Annotated[int, Meta(description="its last step")]
    end_spots: Annotated[int, Meta(description="spots there")]
    main: Annotated[dict[str, SpaceDocument], Meta(description="spaces of the main lane by step")]
    second: Annotated[dict[str, SpaceDocument], Meta(description="spaces of the second lane by step")]
    passages: Annotated[dict[str, PassageDocument], Meta(description="by id")]


class YearDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """The demands of a year."""

    year: Annotated[int, Meta(description="1 to 4")]
    old_food: Annotated[int, Meta(description="Food for each Area of the Old World")]
    new_food: Annotated[int, Meta(description="Food for each Population of the New World")]
    stadiums: Annotated[int, Meta(description="Stadiums on the New World")]


class BoardActionDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """An action of the player board."""

    id: Id
    group: Annotated[int, Meta(description="its group, which is its Power Level")]
    effect: EffectText


class ShipDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A Spaceship."""

    id: Id
    model: Annotated[str, Meta(description="its model")]
    bays: Annotated[list[Edge], Meta(description="edges of its bays")]
    buildings: Annotated[int, Meta(description="buildings that it holds")]
    resources: Annotated[int, Meta(description="units that it holds")]
    cost: Cost
    cost_goods: CostGoods
    flight: Annotated[int, Meta(description="Energy of a flight")]


class StadiumDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A Stadium."""

    id: Id
    faces: Annotated[int, Meta(description="Happy Faces")]
    cost: Cost
    cost_goods: CostGoods


class InfrastructureDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """An Infrastructure card."""

    id: Id
    deck: Annotated[int, Meta(description="1 or 2")]
    cost: Cost
    cost_goods: CostGoods
    requirement: Annotated[str, Meta(description="what it asks, in the grammar of effects")]
    condition: Annotated[EffectNode, Meta(description="the requirement in words and icons")]
    production: Production
    production_goods: Annotated[Amounts, Meta(description="the same by name")]
    art: Annotated[str, Meta(description="its illustration")]
    twins: Annotated[list[str], Meta(description="cards with the same illustration")]


class TechnologyDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A technology tile."""

    id: Id
    set: Annotated[int, Meta(description="its set, 1 to 4")]
    level: Annotated[int, Meta(description="1 to 3")]
    faces: Annotated[int, Meta(description="Happy Faces")]
    effect: EffectText
    confidence: Annotated[str, Meta(description="how surely it was read")]


class ActionCardDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """An Action card."""

    number: Annotated[int, Meta(description="its number")]
    power: Annotated[list[int], Meta(description="Power Levels to choose from")]
    effect: EffectText


class GoalDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A Goal card."""

    number: Annotated[int, Meta(description="its number")]
    score: Annotated[str, Meta(description="what it scores, in the grammar of effects")]


class BonusDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A Year-end Bonus card."""

    id: Id
    flag: Annotated[bool, Meta(description="it has the flag of first games")]
    lower: Annotated[int, Meta(description="the lower Power Level")]
    lower_effect: Annotated[str, Meta(description="its bonus, in the grammar of effects")]
    lower_bonus: Annotated[EffectNode, Meta(description="its bonus in words and icons")]
    higher: Annotated[int, Meta(description="the higher Power Level")]
    higher_effect: Annotated[str, Meta(description="its bonus, in the grammar of effects")]
    higher_bonus: Annotated[EffectNode, Meta(description="its bonus in words and icons")]


class CommonGoalDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """One side of a Common Goal card."""

    id: Id
    card: Annotated[str, Meta(description="the card whose side it is")]
    requirement: Annotated[str, Meta(description="what it asks, in the grammar of effects")]
    condition: Annotated[EffectNode, Meta(description="the requirement in words and icons")]
    cost: Cost
    cost_goods: CostGoods
    production: Production
    production_goods: Annotated[Amounts, Meta(description="the same by name")]
    points: Annotated[int, Meta(description="points when it is played")]


class LineDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A marked Area of Line Majority."""

    number: Annotated[int, Meta(description="number of the line")]
    area: Annotated[str, Meta(description="the marked Area")]
    face_one: Annotated[str, Meta(description="direction with face 1")]
    face_two: Annotated[str, Meta(description="direction with face 2")]
    walk_one: Annotated[list[str], Meta(description="Areas of the line with face 1")]
    walk_two: Annotated[list[str], Meta(description="Areas of the line with face 2")]


class SoloCardDocument(Printed, forbid_unknown_fields=True, kw_only=True):
    """A Solo card."""

    id: Id
    action: Annotated[str, Meta(description="the action of its face")]
    number: Annotated[str, Meta(description="number of its back")]
    letter: Annotated[str, Meta(description="letter of its back")]
    from_year: Annotated[int, Meta(description="the year from which it is used")]


class RimPlace(msgspec.Struct, forbid_unknown_fields=True):
    """A place of the Solo tile."""

    area: Annotated[str, Meta(description="the Area beside it")]
    a: Annotated[list[str], Meta(description="Areas along its arrow a")]
    b: Annotated[list[str], Meta(description="Areas along its arrow b")]


class EnergyNumbers(msgspec.Struct, forbid_unknown_fields=True):
    """The Energy for the actions of a year."""

    by_action: Annotated[list[int], Meta(description="by their number in the year")]
    surcharge: Annotated[int, Meta(description="more for a group that is used often")]
    free_uses: Annotated[int, Meta(description="uses of a group without surcharge")]
    passage: Annotated[int, Meta(description="the Passage after which the other world pays")]
    worlds_by_markers_past: Annotated[
        list[list[World]], Meta(description="worlds that may pay, by own markers past it")
    ]


class CloneCost(msgspec.Struct, forbid_unknown_fields=True):
    """The price and the gain of cloning."""

    food: Annotated[int, Meta(description="Food that it costs")]
    population: Annotated[int, Meta(description="Population that it gives")]


class CostNumbers(msgspec.Struct, forbid_unknown_fields=True, rename={"return_": "return"}):
    """Costs that are printed nowhere."""

    prepare: Annotated[int, Meta(description="units to prepare a Factory")]
    clone: Annotated[CloneCost, Meta(description="cloning")]
    settle: Annotated[Amounts, Meta(description="settling an Area")]
    discard: Annotated[int, Meta(description="units to discard from a row")]
    return_: Annotated[Amounts, Meta(description="sending a ship back")]


class LimitNumbers(msgspec.Struct, forbid_unknown_fields=True):
    """Limits."""

    factories: Annotated[int, Meta(description="Factories of a kind")]
    row: Annotated[int, Meta(description="items of a row")]
    hand: Annotated[int, Meta(description="Action cards in hand")]
    second_lane_seats: Annotated[int, Meta(description="seats from which the second lane is open")]


class ScoringNumbers(msgspec.Struct, forbid_unknown_fields=True):
    """The scores of Points mode."""

    production: Annotated[list[int], Meta(description="points by level")]
    each_level_above: Annotated[int, Meta(description="points of each level above them")]
    majority: Annotated[list[int], Meta(description="points by place")]
    majority_of_two: Annotated[list[int], Meta(description="the same in a two-player game")]
    stadiums_needed: Annotated[int, Meta(description="Stadiums that the end asks for")]
    area_left: Annotated[int, Meta(description="points of an Area that is left")]
    person_left: Annotated[int, Meta(description="points of Population that is left")]
    missing_stadium: Annotated[int, Meta(description="points of a missing Stadium")]
    penalty_token: Annotated[int, Meta(description="points of a Penalty token")]


class StepsDown(msgspec.Struct, forbid_unknown_fields=True):
    """Steps down of the final adjustment of a race."""

    penalty_token: Annotated[int, Meta(description="for a Penalty token")]
    area_left: Annotated[int, Meta(description="for an Area that is left")]
    missing_stadium: Annotated[int, Meta(description="for a missing Stadium")]


class StepsUp(msgspec.Struct, forbid_unknown_fields=True):
    """Steps up of the final adjustment of a race."""

    most_faces: Annotated[int, Meta(description="for most Happy Faces")]
    most_faces_of_two: Annotated[int, Meta(description="the same in a two-player game")]
    second: Annotated[int, Meta(description="for the second most")]


class RaceNumbers(msgspec.Struct, forbid_unknown_fields=True):
    """The end condition of the race."""

    level: Annotated[int, Meta(description="level of each Production marker")]
    stadiums: Annotated[int, Meta(description="Stadiums on the New World")]
    down: Annotated[StepsDown, Meta(description="steps down in the end")]
    up: Annotated[StepsUp, Meta(description="steps up in the end")]


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """Everything printed that a client shows, in one language, and the numbers that the rules use."""

    language: Annotated[str, Meta(description="language of the texts")]
    version: Annotated[str, Meta(description="version of the components, its pack included")]
    goods: Annotated[list[Good], Meta(description="all goods, in order")]
    old_areas: Annotated[dict[str, OldAreaDocument], Meta(description="by id")]
    continents: Annotated[dict[str, ContinentDocument], Meta(description="by id")]
    new_areas: Annotated[dict[str, NewAreaDocument], Meta(description="by id")]
    progress: Annotated[ProgressDocument, Meta(description="the Progress track")]
    years: Annotated[dict[str, YearDocument], Meta(description="by year")]
    board_actions: Annotated[dict[str, BoardActionDocument], Meta(description="by id")]
    ships: Annotated[dict[str, ShipDocument], Meta(description="by id")]
    stadiums: Annotated[dict[str, StadiumDocument], Meta(description="by id")]
    infrastructure: Annotated[dict[str, InfrastructureDocument], Meta(description="by id")]
    technologies: Annotated[dict[str, TechnologyDocument], Meta(description="by id")]
    action_cards: Annotated[dict[str, ActionCardDocument], Meta(description="by number")]
    goals: Annotated[dict[str, GoalDocument], Meta(description="by number")]
    bonuses: Annotated[dict[str, BonusDocument], Meta(description="by id")]
    common_goals: Annotated[dict[str, CommonGoalDocument], Meta(description="by id of the side")]
    lines: Annotated[dict[str, LineDocument], Meta(description="by number")]
    solo_cards: Annotated[dict[str, SoloCardDocument], Meta(description="by id")]
    rim: Annotated[list[RimPlace], Meta(description="the way of the Solo tile round the New World")]
    effects: Annotated[dict[str, EffectNode], Meta(description="by place, such as `A1/2` or `card 30/1`")]
    energy: Annotated[EnergyNumbers, Meta(description="what actions cost")]
    costs: Annotated[CostNumbers, Meta(description="other costs")]
    limits: Annotated[LimitNumbers, Meta(description="limits")]
    scoring: Annotated[ScoringNumbers, Meta(description="what is scored in Points mode")]
    race: Annotated[RaceNumbers, Meta(description="what ends the race")]
    icons: Annotated[dict[str, str], Meta(description="name of each icon")]
