"""The shape of the component document: everything printed, field by field. The client's types are made from it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.kit.meanings import meaning

Good = Literal["credits", "kelp", "steelplast", "science", "biomatter"]
Colour = Literal["yellow", "red", "green"]
CardType = Literal["instant", "permanent", "action", "production", "final"]
Piece = Literal["farm", "desal", "lab", "tunnel", "nonsymbiotic", "symbiotic"]
BoardSide = Literal["basic", "advanced"]
TileColour = Literal["blue", "brown"]
Space = Literal["below", "4", "3", "2", "1"]

Text = Annotated[str, meaning("what it does, in words")]
Icons = Annotated[list[str], meaning("what it does, as a row of icons")]
Provenance = Annotated[str, meaning("where it was taken from, by letters")]
Designed = Annotated[bool, meaning("it was not taken from the printed game as it is")]


class Amounts(msgspec.Struct, forbid_unknown_fields=True):
    """Goods and victory points; those left out are 0."""

    credits: Annotated[int | UnsetType, meaning("credits")] = UNSET
    kelp: Annotated[int | UnsetType, meaning("kelp")] = UNSET
    steelplast: Annotated[int | UnsetType, meaning("steelplast")] = UNSET
    science: Annotated[int | UnsetType, meaning("science")] = UNSET
    biomatter: Annotated[int | UnsetType, meaning("biomatter")] = UNSET
    vp: Annotated[int | UnsetType, meaning("victory points")] = UNSET


class Effect(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An effect in words and icons."""

    text: Text
    icons: Icons


class EffectNode(Effect, forbid_unknown_fields=True, kw_only=True):
    """An effect at its place, such as `card 37/1`."""

    parts: Annotated[int | UnsetType, meaning("how many parts or alternatives it has, if it has any")] = UNSET


class CardDocument(Effect, forbid_unknown_fields=True, kw_only=True):
    """A card."""

    number: Annotated[int, meaning("number of the card")]
    name: Annotated[str, meaning("its name")]
    colour: Annotated[Colour | None, meaning("of a card of an Era")]
    era: Annotated[int, meaning("the Era of its deck, 0 for special cards")]
    cost: Annotated[int, meaning("credits for a special card")]
    type: Annotated[CardType, meaning("when it works")]
    provenance: Provenance
    designed: Designed


class SlotDocument(Effect, forbid_unknown_fields=True, kw_only=True):
    """An action slot."""

    id: Annotated[str, meaning("its position, such as Y3")]
    action: Annotated[str, meaning("id of the action that is printed there")]
    colour: Annotated[Colour | None, meaning("none for the one that is always available")]
    short: Annotated[str, meaning("the action in a few words")]


class MetropolisDocument(Effect, forbid_unknown_fields=True, kw_only=True):
    """A metropolis tile; `icons` are those of its instant effect."""

    id: Annotated[str, meaning("id of the tile")]
    colour: Annotated[TileColour, meaning("blue gives at once, brown scores")]
    instant: Annotated[Effect | UnsetType, meaning("what it gives at once")] = UNSET
    production: Annotated[Effect | UnsetType, meaning("what it gives in production")] = UNSET
    final: Annotated[Effect | UnsetType, meaning("what it scores in the end")] = UNSET
    provenance: Provenance


class ContractDocument(Effect, forbid_unknown_fields=True, kw_only=True):
    """A government contract."""

    id: Annotated[str, meaning("id of the contract")]
    name: Annotated[str, meaning("its name")]
    condition: Annotated[Effect, meaning("what it asks")]
    reward: Annotated[Effect, meaning("what it gives")]
    provenance: Provenance
    designed: Designed


class SpecialSite(Effect, forbid_unknown_fields=True, kw_only=True):
    """A special site of an advanced board."""

    kind: Annotated[str, meaning("kind of the site")]
    sites: Annotated[list[str], meaning("the sites that belong to it")]
    surcharge: Annotated[list[str], meaning("what building there costs more, as icons")]


class CitySite(msgspec.Struct, forbid_unknown_fields=True):
    """A city site of a board."""

    id: Annotated[str, meaning("its name")]
    sites: Annotated[int, meaning("its building sites")]
    start: Annotated[bool, meaning("is it the starting city?")]


class BoardDocument(msgspec.Struct, forbid_unknown_fields=True):
    """A player board."""

    number: Annotated[int, meaning("number of the board")]
    side: Annotated[BoardSide, meaning("its side")]
    cities: Annotated[list[CitySite], meaning("city sites")]
    tunnels: Annotated[list[str], meaning("tunnel sites")]
    metropolises: Annotated[list[str], meaning("metropolis spaces")]
    bonuses: Annotated[dict[str, Effect], meaning("construction bonuses by site")]
    special: Annotated[dict[str, SpecialSite], meaning("special sites by site")]


class Costs(msgspec.Struct, forbid_unknown_fields=True):
    """Normal costs by piece."""

    farm: Annotated[Amounts, meaning("a farm")]
    desal: Annotated[Amounts, meaning("a desalination device")]
    lab: Annotated[Amounts, meaning("a laboratory")]
    tunnel: Annotated[Amounts, meaning("a tunnel")]
    nonsymbiotic: Annotated[Amounts, meaning("a white dome")]
    symbiotic: Annotated[Amounts, meaning("a purple dome")]
    upgrade: Annotated[Amounts, meaning("an upgrade")]


class PieceProduction(msgspec.Struct, forbid_unknown_fields=True):
    """The production of a piece."""

    plain: Annotated[Amounts | UnsetType, meaning("as built")] = UNSET
    upgraded: Annotated[Amounts | UnsetType, meaning("upgraded")] = UNSET
    pair: Annotated[Amounts | UnsetType, meaning("more for an upgraded pair in a city")] = UNSET


class FeedingDocument(msgspec.Struct, forbid_unknown_fields=True):
    """The cost of feeding a city."""

    kelp: Annotated[int, meaning("kelp for each city")]
    unfed: Annotated[Amounts, meaning("what a city without it costs")]


class ProductionDocument(msgspec.Struct, forbid_unknown_fields=True):
    """The production of all pieces."""

    farm: Annotated[PieceProduction, meaning("a farm")]
    desal: Annotated[PieceProduction, meaning("a desalination device")]
    lab: Annotated[PieceProduction, meaning("a laboratory")]
    tunnel: Annotated[PieceProduction, meaning("a tunnel")]
    symbiotic: Annotated[PieceProduction, meaning("a symbiotic city")]
    feeding: Annotated[FeedingDocument, meaning("what cities eat")]


class ScoringDocument(msgspec.Struct, forbid_unknown_fields=True):
    """The final scoring."""

    cities: Annotated[list[int], meaning("points of a city by kinds of its buildings")]


class FederationSpace(msgspec.Struct, forbid_unknown_fields=True):
    """A space of the Federation track."""

    space: Annotated[Space, meaning("its name")]
    bonus: Annotated[Amounts, meaning("what it gives")]


class ErasDocument(msgspec.Struct, forbid_unknown_fields=True):
    """The division of the game into Eras."""

    production_after: Annotated[list[int], meaning("the rounds after which cities produce")]


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """Everything printed that a client shows, in one language."""

    language: Annotated[str, meaning("language of the texts")]
    version: Annotated[str, meaning("version of the components, its pack included")]
    cards: Annotated[dict[str, CardDocument], meaning("by number")]
    slots: Annotated[dict[str, dict[str, SlotDocument]], meaning("by number of seats, then by position")]
    slot_changes: Annotated[dict[str, list[int]], meaning("cards that change a slot, by its action")]
    metropolises: Annotated[dict[str, MetropolisDocument], meaning("by id")]
    contracts: Annotated[dict[str, ContractDocument], meaning("by id")]
    boards: Annotated[dict[str, BoardDocument], meaning("by number")]
    effects: Annotated[dict[str, EffectNode], meaning("by place, such as `card 37/1` or `SL-10/2`")]
    goods: Annotated[list[Good], meaning("all goods, in order")]
    costs: Annotated[Costs, meaning("normal costs")]
    production: Annotated[ProductionDocument, meaning("what pieces give")]
    scoring: Annotated[ScoringDocument, meaning("what is scored")]
    federation: Annotated[list[FederationSpace], meaning("the track from below")]
    eras: Annotated[ErasDocument, meaning("when cities produce")]
    icons: Annotated[dict[str, str], meaning("name of each icon")]


class ProductionSource(Amounts, forbid_unknown_fields=True, kw_only=True):
    """The yield of one source."""

    source: Annotated[str, meaning("city, tunnel, card or tile")]


class FeedingForecast(msgspec.Struct, forbid_unknown_fields=True):
    """The expected cost of feeding."""

    cities: Annotated[int, meaning("cities to feed")]
    kelp: Annotated[int, meaning("kelp that they take")]
    biomatter: Annotated[int, meaning("biomatter that they take")]
    lost: Annotated[int, meaning("points lost for cities without food")]


class ProductionForecast(msgspec.Struct, forbid_unknown_fields=True):
    """The next production, options declined."""

    sources: Annotated[list[ProductionSource], meaning("source by source")]
    total: Annotated[Amounts, meaning("all of them together")]
    feeding: Annotated[FeedingForecast, meaning("what feeding would take")]


class ForecastDocument(msgspec.Struct, forbid_unknown_fields=True):
    """The expectations of a seat, by the rules' own code."""

    production: Annotated[ProductionForecast, meaning("if the Era ended now")]
    score_now: Annotated[dict[str, int], meaning("by source, with total, if the game ended now")]
