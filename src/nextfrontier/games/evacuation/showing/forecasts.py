"""The shape of the forecast, field by field. The client's types are made from it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from nextfrontier.games.evacuation.positions.documents import Kinds, World
from nextfrontier.games.evacuation.showing.shapes import Amounts

Side = Literal["lower", "higher"]


class IncomeForecast(msgspec.Struct, forbid_unknown_fields=True):
    """The production of each world."""

    old: Annotated[Amounts, Meta(description="the Old World")]
    new: Annotated[Amounts, Meta(description="the New World")]


class EnergyForecast(msgspec.Struct, forbid_unknown_fields=True):
    """The next action of the year."""

    number: Annotated[int, Meta(description="its number in the year")]
    cost: Annotated[int, Meta(description="its Energy without a group")]
    groups: Annotated[dict[str, int], Meta(description="its Energy by group")]
    worlds: Annotated[list[World], Meta(description="worlds that may pay")]
    have: Annotated[int, Meta(description="Energy there")]
    payable: Annotated[list[int], Meta(description="groups that can be paid")]


class BonusForecast(msgspec.Struct, forbid_unknown_fields=True):
    """The Year-end Bonus as things stand."""

    card: Annotated[str, Meta(description="id of the card")]
    strict: Annotated[bool, Meta(description="a value must be hit exactly")]
    levels: Annotated[list[int], Meta(description="Power Levels that are possible")]
    hits: Annotated[Side | None, Meta(description="the bonus that is hit")]
    lower: Annotated[list[int], Meta(description="levels that hit the lower bonus")]
    higher: Annotated[list[int], Meta(description="levels that hit the higher bonus")]
    short: Annotated[int | None, Meta(description="how many are missing for a bonus; null: it is past both")]


class FlightForecast(msgspec.Struct, forbid_unknown_fields=True):
    """The next flight of an own ship."""

    energy: Annotated[int, Meta(description="what it costs")]
    buildings: Annotated[int, Meta(description="buildings that the ship holds")]
    resources: Annotated[int, Meta(description="units that the ship holds")]


class Reached(msgspec.Struct, forbid_unknown_fields=True):
    """The progress of a requirement."""

    have: Annotated[int, Meta(description="so many are there")]
    need: Annotated[int, Meta(description="so many are needed")]
    met: Annotated[bool, Meta(description="is it met?")]


class StadiumsCheck(msgspec.Struct, forbid_unknown_fields=True):
    """Stadiums on the New World."""

    have: Annotated[int, Meta(description="so many are there")]
    demand: Annotated[int, Meta(description="so many are asked for")]
    missing: Annotated[int, Meta(description="so many are missing")]


class FoodCheck(msgspec.Struct, forbid_unknown_fields=True):
    """Food of one world in the next Income."""

    stock: Annotated[int, Meta(description="units there now")]
    income: Annotated[int, Meta(description="units that come")]
    demand: Annotated[int, Meta(description="units that are asked for")]
    missing: Annotated[int, Meta(description="units that would be missing")]


class StockAfter(msgspec.Struct, forbid_unknown_fields=True):
    """The stock after the next Income."""

    old: Annotated[Kinds, Meta(description="on the Old World")]
    new: Annotated[Kinds, Meta(description="on the New World")]


class IncomeCheck(msgspec.Struct, forbid_unknown_fields=True):
    """The check of the next Income."""

    year: Annotated[int, Meta(description="its year")]
    stadiums: Annotated[StadiumsCheck, Meta(description="Stadiums that it asks for")]
    old: Annotated[FoodCheck, Meta(description="Food of the Old World")]
    new: Annotated[FoodCheck, Meta(description="Food of the New World")]
    penalties: Annotated[int, Meta(description="Penalty tokens that would come")]
    after: Annotated[StockAfter, Meta(description="what is left after it")]


class EndForecast(msgspec.Struct, forbid_unknown_fields=True):
    """The demands of the end of the game."""

    stadiums: Annotated[StadiumsCheck, Meta(description="Stadiums on the New World")]


class LineForecast(msgspec.Struct, forbid_unknown_fields=True):
    """A line of Line Majority; the simulated opponent comes last."""

    tile: Annotated[int, Meta(description="number of the line")]
    face: Annotated[int, Meta(description="1 or 2")]
    counts: Annotated[list[int], Meta(description="Areas by seat")]
    points: Annotated[list[int], Meta(description="points by seat")]


class RaceMissing(msgspec.Struct, forbid_unknown_fields=True):
    """The parts of the end condition of a race that a nation lacks."""

    food: Annotated[int, Meta(description="levels of Food production")]
    steel: Annotated[int, Meta(description="levels of Steel production")]
    energy: Annotated[int, Meta(description="levels of Energy production")]
    stadiums: Annotated[int, Meta(description="Stadiums on the New World")]


class RaceStanding(msgspec.Struct, forbid_unknown_fields=True):
    """The standing of a nation in a race, which has no points."""

    levels: Annotated[list[int], Meta(description="Production markers: Food, Steel, Energy")]
    stadiums: Annotated[int, Meta(description="Stadiums on the New World")]
    met: Annotated[bool, Meta(description="is the end condition met?")]
    missing: Annotated[RaceMissing, Meta(description="what is missing for it")]
    down: Annotated[int, Meta(description="steps down of the final adjustment")]
    up: Annotated[int, Meta(description="steps up of the final adjustment")]
    adjusted: Annotated[list[int], Meta(description="markers after it if the game ended now, lowest first")]


class ForecastDocument(msgspec.Struct, forbid_unknown_fields=True):
    """The prospects of a seat, by the rules' own code; ships that were sent count as arrived."""

    income: Annotated[IncomeForecast, Meta(description="what each world produces next")]
    energy: Annotated[EnergyForecast, Meta(description="cost of the next action")]
    power: Annotated[list[int], Meta(description="Power Levels that this year's actions can count as")]
    bonus: Annotated[BonusForecast | None, Meta(description="the year's Bonus; null after the last year")]
    flights: Annotated[dict[str, FlightForecast], Meta(description="own ships by id")]
    requirements: Annotated[dict[str, Reached], Meta(description="of Infrastructure in sight, by card")]
    common: Annotated[dict[str, Reached], Meta(description="of Common Goals that nobody has reached")]
    end: Annotated[EndForecast, Meta(description="what the end of the game asks")]
    check: Annotated[
        IncomeCheck | UnsetType, Meta(description="the next Income; left out after the last year")
    ] = UNSET
    lines: Annotated[list[LineForecast] | UnsetType, Meta(description="lines of Line Majority")] = UNSET
    race: Annotated[RaceStanding | UnsetType, Meta(description="in a race, in the place of score_now")] = (
        UNSET
    )
    score_now: Annotated[
        dict[str, int] | UnsetType, Meta(description="by source, with total; not in a race")
    ] = UNSET
    goals: Annotated[
        dict[str, int] | UnsetType, Meta(description="points of own Goal cards; not in a race")
    ] = UNSET
