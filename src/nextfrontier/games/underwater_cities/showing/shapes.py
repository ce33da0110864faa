"""The shape of the component document: everything printed, field by field. The client's types are made from it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

Good = Literal["credits", "kelp", "steelplast", "science", "biomatter"]
Colour = Literal["yellow", "red", "green"]
CardType = Literal["instant", "permanent", "action", "production", "final"]
Piece = Literal["farm", "desal", "lab", "tunnel", "nonsymbiotic", "symbiotic"]
BoardSide = Literal["basic", "advanced"]
TileColour = Literal["blue", "brown"]
Space = Literal["below", "4", "3", "2", "1"]

Text = Annotated[str, Meta(description="what it does, in words")]
Icons = Annotated[list[str], Meta(description="what it does, as a row of icons")]
Provenance = Annotated[str, Meta(description="where it was taken from, by letters")]
Designed = Annotated[bool, Meta(description="it was not taken from the printed game as it is")]


class Amounts(msgspec.Struct, forbid_unknown_fields=True):
    """Goods and victory points; those left out are 0."""

    credits: Annotated[int | UnsetType, Meta(description="credits")] = UNSET
    kelp: Annotated[int | UnsetType, Meta(description="kelp")] = UNSET
    steelplast: Annotated[int | UnsetType, Meta(description="steelplast")] = UNSET
    science: Annotated[int | UnsetType, Meta(description="science")] = UNSET
    biomatter: Annotated[int | UnsetType, Meta(description="biomatter")] = UNSET
    vp: Annotated[int | UnsetType, Meta(description="victory points")] = UNSET


class Effect(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An effect in words and icons."""

    text: Text
    icons: Icons


class EffectNode(Effect, forbid_unknown_fields=True, kw_only=True):
    """An effect at its place, such as `card 37/1`."""

    parts: Annotated[
        int | UnsetType, Meta(description="how many parts or alternatives it has, if it has any")
    ] = UNSET


class CardDocument(Effect, forbid_unknown_fields=True, kw_only=True):
    """A card."""

    number: Annotated[int, Meta(description="number of the card")]
    name: Annotated[str, Meta(description="its name")]
    colour: Annotated[Colour | None, Meta(description="of a card of an Era")]
    era: Annotated[int, Meta(description="the Era of its deck, 0 for special cards")]
    cost: Annotated[int, Meta(description="credits for a special card")]
    type: Annotated[CardType, Meta(description="when it works")]
    provenance: Provenance
    designed: Designed


class SlotDocument(Effect, forbid_unknown_fields=True, kw_only=True):
    """An action slot."""

    id: Annotated[str, Meta(description="its position, such as Y3")]
    action: Annotated[str, Meta(description="id of the action that is printed there")]
    colour: Annotated[Colour | None, Meta(description="none for the one that is always available")]
    short: Annotated[str, Meta(description="the action in a few words")]


class MetropolisDocument(Effect, forbid_unknown_fields=True, kw_only=True):
    """A metropolis tile; `icons` are those of its instant effect."""

    id: Annotated[str, Meta(description="id of the tile")]
    colour: Annotated[TileColour, Meta(description="blue gives at once, brown scores")]
    instant: Annotated[Effect | UnsetType, Meta(description="what it gives at once")] = UNSET
    production: Annotated[Effect | UnsetType, Meta(description="what it gives in production")] = UNSET
    final: Annotated[Effect | UnsetType, Meta(description="what it scores in the end")] = UNSET
    provenance: Provenance


class ContractDocument(Effect, forbid_unknown_fields=True, kw_only=True):
    """A government contract."""

    id: Annotated[str, Meta(description="id of the contract")]
    name: Annotated[str, Meta(description="its name")]
    condition: Annotated[Effect, Meta(description="what it asks")]
    reward: Annotated[Effect, Meta(description="what it gives")]
    provenance: Provenance
    designed: Designed


class SpecialSite(Effect, forbid_unknown_fields=True, kw_only=True):
    """A special site of an advanced board."""

    kind: Annotated[str, Meta(description="kind of the site")]
    sites: Annotated[list[str], Meta(description="the sites that belong to it")]
    surcharge: Annotated[list[str], Meta(description="what building there costs more, as icons")]


class CitySite(msgspec.Struct, forbid_unknown_fields=True):
    """A city site of a board."""

    id: Annotated[str, Meta(description="its name")]
    sites: Annotated[int, Meta(description="its building sites")]
    start: Annotated[bool, Meta(description="is it the starting city?")]


class BoardDocument(msgspec.Struct, forbid_unknown_fields=True):
    """A player board."""

    number: Annotated[int, Meta(description="number of the board")]
    side: Annotated[BoardSide, Meta(description="its side")]
    cities: Annotated[list[CitySite], Meta(description="city sites")]
    tunnels: Annotated[list[str], Meta(description="tunnel sites")]
    metropolises: Annotated[list[str], Meta(description="metropolis spaces")]
    bonuses: Annotated[dict[str, Effect], Meta(description="construction bonuses by site")]
    special: Annotated[dict[str, SpecialSite], Meta(description="special sites by site")]


class Costs(msgspec.Struct, forbid_unknown_fields=True):
    """Normal costs by piece."""

    farm: Annotated[Amounts, Meta(description="a farm")]
    desal: Annotated[Amounts, Meta(description="a desalination device")]
    lab: Annotated[Amounts, Meta(description="a laboratory")]
    tunnel: Annotated[Amounts, Meta(description="a tunnel")]
    nonsymbiotic: Annotated[Amounts, Meta(description="a white dome")]
    symbiotic: Annotated[Amounts, Meta(description="a purple dome")]
    upgrade: Annotated[Amounts, Meta(description="an upgrade")]


class PieceProduction(msgspec.Struct, forbid_unknown_fields=True):
    """The production of a piece."""

    plain: Annotated[Amounts | UnsetType, Meta(description="as built")] = UNSET
    upgraded: Annotated[Amounts | UnsetType, Meta(description="upgraded")] = UNSET
    pair: Annotated[Amounts | UnsetType, Meta(description="more for an upgraded pair in a city")] = UNSET


class FeedingDocument(msgspec.Struct, forbid_unknown_fields=True):
    """The cost of feeding a city."""

    kelp: Annotated[int, Meta(description="kelp for each city")]
    unfed: Annotated[Amounts, Meta(description="what a city without it costs")]


class ProductionDocument(msgspec.Struct, forbid_unknown_fields=True):
    """The production of all pieces."""

    farm: Annotated[PieceProduction, Meta(description="a farm")]
    desal: Annotated[PieceProduction, Meta(description="a desalination device")]
    lab: Annotated[PieceProduction, Meta(description="a laboratory")]
    tunnel: Annotated[PieceProduction, Meta(description="a tunnel")]
    symbiotic: Annotated[PieceProduction, Meta(description="a symbiotic city")]
    feeding: Annotated[FeedingDocument, Meta(description="what cities eat")]


class ScoringDocument(msgspec.Struct, forbid_unknown_fields=True):
    """The final scoring."""

    cities: Annotated[list[int], Meta(description="points of a city by kinds of its buildings")]


class FederationSpace(msgspec.Struct, forbid_unknown_fields=True):
    """A space of the Federation track."""

    space: Annotated[Space, Meta(description="its name")]
    bonus: Annotated[Amounts, Meta(description="what it gives")]


class ErasDocument(msgspec.Struct, forbid_unknown_fields=True):
    """The division of the game into Eras."""

    production_after: Annotated[list[int], Meta(description="the rounds after which cities produce")]


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """Everything printed that a client shows, in one language."""

    language: Annotated[str, Meta(description="language of the texts")]
    version: Annotated[str, Meta(description="version of the components, its pack included")]
    cards: Annotated[dict[str, CardDocument], Meta(description="by number")]
    slots: Annotated[
        dict[str, dict[str, SlotDocument]], Meta(description="by number of seats, then by position")
    ]
    slot_changes: Annotated[dict[str, list[int]], Meta(description="cards that change a slot, by its action")]
    metropolises: Annotated[dict[str, MetropolisDocument], Meta(description="by id")]
    contracts: Annotated[dict[str, ContractDocument], Meta(description="by id")]
    boards: Annotated[dict[str, BoardDocument], Meta(description="by number")]
    effects: Annotated[dict[str, EffectNode], Meta(description="by place, such as `card 37/1` or `SL-10/2`")]
    goods: Annotated[list[Good], Meta(description="all goods, in order")]
    costs: Annotated[Costs, Meta(description="normal costs")]
    production: Annotated[ProductionDocument, Meta(description="what pieces give")]
    scoring: Annotated[ScoringDocument, Meta(description="what is scored")]
    federation: Annotated[list[FederationSpace], Meta(description="the track from below")]
    eras: Annotated[ErasDocument, Meta(description="when cities produce")]
    icons: Annotated[dict[str, str], Meta(description="name of each icon")]


class ProductionSource(Amounts, forbid_unknown_fields=True, kw_only=True):
    """The yield of one source."""

    source: Annotated[str, Meta(description="city, tunnel, card or tile")]


class FeedingForecast(msgspec.Struct, forbid_unknown_fields=True):
    """The expected cost of feeding."""

    cities: Annotated[int, Meta(description="cities to feed")]
    kelp: Annotated[int, Meta(description="kelp that they take")]
    biomatter: Annotated[int, Meta(description="biomatter that they take")]
    lost: Annotated[int, Meta(description="points lost for cities without food")]


class ProductionForecast(msgspec.Struct, forbid_unknown_fields=True):
    """The next production, options declined."""

    sources: Annotated[list[ProductionSource], Meta(description="source by source")]
    total: Annotated[Amounts, Meta(description="all of them together")]
    feeding: Annotated[FeedingForecast, Meta(description="what feeding would take")]


class ForecastDocument(msgspec.Struct, forbid_unknown_fields=True):
    """The expectations of a seat, by the rules' own code."""

    production: Annotated[ProductionForecast, Meta(description="if the Era ended now")]
    score_now: Annotated[dict[str, int], Meta(description="by source, with total, if the game ended now")]
