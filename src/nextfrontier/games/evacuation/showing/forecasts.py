"""The shape of the forecast, field by field. The client's types are made from it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.games.evacuation.positions.documents import Kinds, World
from nextfrontier.games.evacuation.showing.shapes import Amounts
from nextfrontier.kit.meanings import meaning

Side = Literal["lower", "higher"]


class IncomeForecast(msgspec.Struct, forbid_unknown_fields=True):
    """The production of each world."""

    old: Annotated[Amounts, meaning("the Old World")]
    new: Annotated[Amounts, meaning("the New World")]


class EnergyForecast(msgspec.Struct, forbid_unknown_fields=True):
    """The next action of the year."""

    number: Annotated[int, meaning("its number in the year")]
    cost: Annotated[int, meaning("its Energy without a group")]
    groups: Annotated[dict[str, int], meaning("its Energy by group")]
    worlds: Annotated[list[World], meaning("worlds that may pay")]
    have: Annotated[int, meaning("Energy there")]
    payable: Annotated[list[int], meaning("groups that can be paid")]


class BonusForecast(msgspec.Struct, forbid_unknown_fields=True):
    """The Year-end Bonus as things stand."""

    card: Annotated[str, meaning("id of the card")]
    strict: Annotated[bool, meaning("a value must be hit exactly")]
    levels: Annotated[list[int], meaning("Power Levels that are possible")]
    hits: Annotated[Side | None, meaning("the bonus that is hit")]
    lower: Annotated[list[int], meaning("levels that hit the lower bonus")]
    higher: Annotated[list[int], meaning("levels that hit the higher bonus")]
    short: Annotated[int | None, meaning("how many are missing for a bonus; null: it is past both")]


class FlightForecast(msgspec.Struct, forbid_unknown_fields=True):
    """The next flight of an own ship."""

    energy: Annotated[int, meaning("what it costs")]
    buildings: Annotated[int, meaning("buildings that the ship holds")]
    resources: Annotated[int, meaning("units that the ship holds")]


class Reached(msgspec.Struct, forbid_unknown_fields=True):
    """The progress of a requirement."""

    have: Annotated[int, meaning("so many are there")]
    need: Annotated[int, meaning("so many are needed")]
    met: Annotated[bool, meaning("is it met?")]


class StadiumsCheck(msgspec.Struct, forbid_unknown_fields=True):
    """Stadiums on the New World."""

    have: Annotated[int, meaning("so many are there")]
    demand: Annotated[int, meaning("so many are asked for")]
    missing: Annotated[int, meaning("so many are missing")]


class FoodCheck(msgspec.Struct, forbid_unknown_fields=True):
    """Food of one world in the next Income."""

    stock: Annotated[int, meaning("units there now")]
    income: Annotated[int, meaning("units that come")]
    demand: Annotated[int, meaning("units that are asked for")]
    missing: Annotated[int, meaning("units that would be missing")]


class StockAfter(msgspec.Struct, forbid_unknown_fields=True):
    """The stock after the next Income."""

    old: Annotated[Kinds, meaning("on the Old World")]
    new: Annotated[Kinds, meaning("on the New World")]


class IncomeCheck(msgspec.Struct, forbid_unknown_fields=True):
    """The check of the next Income."""

    year: Annotated[int, meaning("its year")]
    stadiums: Annotated[StadiumsCheck, meaning("Stadiums that it asks for")]
    old: Annotated[FoodCheck, meaning("Food of the Old World")]
    new: Annotated[FoodCheck, meaning("Food of the New World")]
    penalties: Annotated[int, meaning("Penalty tokens that would come")]
    after: Annotated[StockAfter, meaning("what is left after it")]


class EndForecast(msgspec.Struct, forbid_unknown_fields=True):
    """The demands of the end of the game."""

    stadiums: Annotated[StadiumsCheck, meaning("Stadiums on the New World")]


class LineForecast(msgspec.Struct, forbid_unknown_fields=True):
    """A line of Line Majority; the simulated opponent comes last."""

    tile: Annotated[int, meaning("number of the line")]
    face: Annotated[int, meaning("1 or 2")]
    counts: Annotated[list[int], meaning("Areas by seat")]
    points: Annotated[list[int], meaning("points by seat")]


class RaceMissing(msgspec.Struct, forbid_unknown_fields=True):
    """The parts of the end condition of a race that a nation lacks."""

    food: Annotated[int, meaning("levels of Food production")]
    steel: Annotated[int, meaning("levels of Steel production")]
    energy: Annotated[int, meaning("levels of Energy production")]
    stadiums: Annotated[int, meaning("Stadiums on the New World")]


class RaceStanding(msgspec.Struct, forbid_unknown_fields=True):
    """The standing of a nation in a race, which has no points."""

    levels: Annotated[list[int], meaning("Production markers: Food, Steel, Energy")]
    stadiums: Annotated[int, meaning("Stadiums on the New World")]
    met: Annotated[bool, meaning("is the end condition met?")]
    missing: Annotated[RaceMissing, meaning("what is missing for it")]
    down: Annotated[int, meaning("steps down of the final adjustment")]
    up: Annotated[int, meaning("steps up of the final adjustment")]
    adjusted: Annotated[list[int], meaning("markers after it if the game ended now, lowest first")]


class ForecastDocument(msgspec.Struct, forbid_unknown_fields=True):
    """The prospects of a seat, by the rules' own code; ships that were sent count as arrived."""

    income: Annotated[IncomeForecast, meaning("what each world produces next")]
    energy: Annotated[EnergyForecast, meaning("cost of the next action")]
    power: Annotated[list[int], meaning("Power Levels that this year's actions can count as")]
    bonus: Annotated[BonusForecast | None, meaning("the year's Bonus; null after the last year")]
    flights: Annotated[dict[str, FlightForecast], meaning("own ships by id")]
    requirements: Annotated[dict[str, Reached], meaning("of Infrastructure in sight, by card")]
    common: Annotated[dict[str, Reached], meaning("of Common Goals that nobody has reached")]
    end: Annotated[EndForecast, meaning("what the end of the game asks")]
    check: Annotated[IncomeCheck | UnsetType, meaning("the next Income; left out after the last year")] = (
        UNSET
    )
    lines: Annotated[list[LineForecast] | UnsetType, meaning("lines of Line Majority")] = UNSET
    race: Annotated[RaceStanding | UnsetType, meaning("in a race, in the place of score_now")] = UNSET
    score_now: Annotated[dict[str, int] | UnsetType, meaning("by source, with total; not in a race")] = UNSET
    goals: Annotated[dict[str, int] | UnsetType, meaning("points of own Goal cards; not in a race")] = UNSET
