"""Everything printed that a client shows, in one language: cards, slots, tiles, boards, costs, production."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

import msgspec
from msgspec import UNSET, UnsetType, convert

from nextfrontier.games.underwater_cities.components.facts import (
    BoardFacts,
    CardFacts,
    ContractFacts,
    MetropolisFacts,
    RingPlace,
)
from nextfrontier.games.underwater_cities.components.facts import SpecialSite as SpecialFacts
from nextfrontier.games.underwater_cities.components.slots import RING_FEW, RING_MANY, SLOTS
from nextfrontier.games.underwater_cities.effects.production_cards import PLAIN
from nextfrontier.games.underwater_cities.packs.entries import is_designed
from nextfrontier.games.underwater_cities.packs.reading import facts_of
from nextfrontier.games.underwater_cities.rules.construction.payment import NORMAL_COSTS
from nextfrontier.games.underwater_cities.rules.federation import BONUS_GOODS, TOP_POINTS
from nextfrontier.games.underwater_cities.rules.feeding import LOSS_PER_CITY
from nextfrontier.games.underwater_cities.rules.production import (
    PAIR,
    PAIR_POINTS,
    SYMBIOTIC_POINTS,
    UPGRADE,
    UPGRADE_POINTS,
)
from nextfrontier.games.underwater_cities.rules.rounds import PRODUCTION_AFTER
from nextfrontier.games.underwater_cities.rules.scoring import CITY_POINTS
from nextfrontier.games.underwater_cities.showing import shapes
from nextfrontier.games.underwater_cities.showing.effects import effects_by_place, slot_changes
from nextfrontier.games.underwater_cities.showing.shapes import Amounts, Colour, Effect
from nextfrontier.games.underwater_cities.state.board import CITY_NAMES, METROPOLIS_NAMES
from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES, name_amounts
from nextfrontier.games.underwater_cities.vocabulary.library import Facts
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY, card_type
from nextfrontier.games.underwater_cities.words.names import name_card, name_contract
from nextfrontier.games.underwater_cities.words.texts import (
    CATALOGUES,
    icons_in,
    text_of,
    text_of_contract,
    text_of_metropolis,
    text_of_site,
)
from nextfrontier.kernel.game import Document
from nextfrontier.kit.expressions import parse

FALLBACK: Final = "en"
SEATS: Final = (1, 2, 3, 4)
PIECES: Final[tuple[shapes.Piece, ...]] = get_args(shapes.Piece)
BUILDINGS: Final = PIECES[:3]
STRUCTURES: Final = PIECES[:4]


def components_of(language: str, options: Mapping[str, object]) -> Document:
    """Return the component document of a table: its pack respected, in English where there is no other language."""
    document = component_document(facts_of(options), language if language in CATALOGUES else FALLBACK)
    plain: Document = msgspec.to_builtins(document)
    return plain


def component_document(facts: Facts, language: str) -> shapes.Components:
    """Return all components in words and icons."""
    return shapes.Components(
        language=language,
        version=facts.version,
        cards={str(card.number): show_card(card, language) for card in facts.cards.values()},
        slots={str(seats): show_slots(seats, language) for seats in SEATS},
        slot_changes=slot_changes(facts),
        metropolises={id_: show_tile(tile, language) for id_, tile in facts.metropolises.items()},
        contracts={id_: show_contract(tile, language) for id_, tile in facts.contracts.items()},
        boards={str(number): show_board(board, language) for number, board in facts.boards.items()},
        effects=effects_by_place(facts, language),
        goods=list(get_args(shapes.Good)),
        costs=costs(),
        production=production(),
        scoring=shapes.ScoringDocument(cities=list(CITY_POINTS)),
        federation=federation(),
        eras=shapes.ErasDocument(production_after=list(PRODUCTION_AFTER)),
        icons=icons_in(language),
    )


def show_effect(effect: str, language: str) -> Effect:
    """Return an effect in words and icons."""
    return Effect(text=text_of(effect, language), icons=VOCABULARY.icons(effect))


def show_card(card: CardFacts, language: str) -> shapes.CardDocument:
    """Return a card as it is printed; `designed` where it was not taken from the printed game as it is."""
    kind = card_type(parse(card.effect))
    return shapes.CardDocument(
        number=card.number,
        name=CATALOGUES[language].say(name_card(card)),
        colour=colour_of(card.colour),
        era=card.era,
        cost=card.cost,
        type=convert("final" if kind == "scoring" else kind, shapes.CardType),
        text=text_of(card.effect, language),
        icons=VOCABULARY.icons(card.effect),
        provenance=card.provenance,
        designed=is_designed(card.provenance),
    )


def colour_of(name: str) -> Colour | None:
    """Return a colour; none for a thing without colour."""
    found: Colour | None = convert(name or None, Colour | None)
    return found


def show_slots(seats: int, language: str) -> dict[str, shapes.SlotDocument]:
    """Return the slots of one side of the main board by position, the always-available one last."""
    ring = RING_MANY if seats > 2 else RING_FEW
    effects = {slot.id: slot.effect for slot in SLOTS}
    found = {place.position: show_slot(place, effects[place.slot], language) for place in ring}
    return {**found, "AAS": show_slot(RingPlace("AAS", "AAS", ""), effects["AAS"], language)}


def show_slot(place: RingPlace, effect: str, language: str) -> shapes.SlotDocument:
    """Return a slot: its position, the id of its action, and the action itself, also in short."""
    short = CATALOGUES[language].say(VOCABULARY.say(effect), "short")
    return shapes.SlotDocument(
        id=place.position,
        action=place.slot,
        colour=colour_of(place.colour),
        text=text_of(effect, language),
        icons=VOCABULARY.icons(effect),
        short=short[0].upper() + short[1:],
    )


def show_tile(tile: MetropolisFacts, language: str) -> shapes.MetropolisDocument:
    """Return a metropolis: all it does, and the icons of each time at which it does something."""
    instant, last = effect_if_any(tile.instant, language), effect_if_any(tile.final, language)
    return shapes.MetropolisDocument(
        id=tile.id,
        colour=convert(tile.colour, shapes.TileColour),
        text=text_of_metropolis(tile, language),
        icons=[] if instant is UNSET else instant.icons,
        instant=instant,
        production=effect_if_any(tile.production, language),
        final=last,
        provenance=tile.provenance,
    )


def effect_if_any(effect: str, language: str) -> Effect | UnsetType:
    """Return an effect in words and icons; nothing if there is none."""
    return show_effect(effect, language) if effect else UNSET


def show_contract(contract: ContractFacts, language: str) -> shapes.ContractDocument:
    """Return a contract: condition and reward."""
    condition, reward = show_effect(contract.condition, language), show_effect(contract.reward, language)
    return shapes.ContractDocument(
        id=contract.id,
        name=CATALOGUES[language].say(name_contract(contract)),
        text=text_of_contract(contract, language),
        icons=["if", *condition.icons, "arrow", *reward.icons],
        condition=condition,
        reward=reward,
        provenance=contract.provenance,
        designed=is_designed(contract.provenance),
    )


def show_board(board: BoardFacts, language: str) -> shapes.BoardDocument:
    """Return a player board: its sites by name, bonuses and special sites."""
    return shapes.BoardDocument(
        number=board.number,
        side=convert(board.side, shapes.BoardSide),
        cities=[
            shapes.CitySite(id=city, sites=board.building_sites[i], start=city == CITY_NAMES[-1])
            for i, city in enumerate(CITY_NAMES)
        ],
        tunnels=list(board.tunnels),
        metropolises=list(METROPOLIS_NAMES),
        bonuses={bonus.site: show_effect(bonus.effect, language) for bonus in board.bonuses},
        special={
            site: show_special(entry, language) for entry in board.special_sites for site in entry.sites
        },
    )


def show_special(site: SpecialFacts, language: str) -> shapes.SpecialSite:
    """Return a special site: its surcharge, its gain or its multiplier (UC-ADV-03, -04)."""
    return shapes.SpecialSite(
        kind=site.kind,
        sites=list(site.sites),
        text=text_of_site(site, language),
        surcharge=VOCABULARY.icons(site.surcharge) if site.surcharge else [],
        icons=VOCABULARY.icons(site.effect) if site.effect else [],
    )


def costs() -> shapes.Costs:
    """Return normal costs by piece, and of an upgrade (UC-BUILD-02, -03, -11..13, -19, UC-UPG-04)."""
    pieces = {piece: Amounts(**name_amounts(NORMAL_COSTS[i])) for i, piece in enumerate(PIECES)}
    return shapes.Costs(**pieces, upgrade=Amounts(science=1))


def production() -> shapes.ProductionDocument:
    """Return the production of pieces, plain, upgraded, in pairs and of symbiotic cities, and the cost of feeding."""
    found = {kind: show_production(i) for i, kind in enumerate(STRUCTURES)}
    return shapes.ProductionDocument(
        **found,
        symbiotic=shapes.PieceProduction(plain=amounts({}, SYMBIOTIC_POINTS)),
        feeding=shapes.FeedingDocument(kelp=1, unfed=Amounts(vp=-LOSS_PER_CITY)),
    )


def show_production(kind: int) -> shapes.PieceProduction:
    """Return the production of a structure of a kind; buildings give more in pairs."""
    upgraded = {name: PLAIN[kind][n] + UPGRADE[kind][n] for n, name in enumerate(POSITION_NAMES)}
    return shapes.PieceProduction(
        plain=amounts(name_amounts(PLAIN[kind]), 0),
        upgraded=amounts({name: n for name, n in upgraded.items() if n}, UPGRADE_POINTS[kind]),
        pair=amounts(name_amounts(PAIR[kind]), PAIR_POINTS[kind]) if kind < len(BUILDINGS) else UNSET,
    )


def federation() -> list[shapes.FederationSpace]:
    """Return the spaces of the Federation track from below, each with its bonus (UC-FED-05)."""
    goods = [amounts(name_amounts(bonus), 0) for bonus in BONUS_GOODS]
    goods[-1] = amounts(name_amounts(BONUS_GOODS[-1]), TOP_POINTS)
    return [
        shapes.FederationSpace(space=space, bonus=goods[i]) for i, space in enumerate(get_args(shapes.Space))
    ]


def amounts(goods: dict[str, int], points: int) -> Amounts:
    """Return goods, and victory points if there are any."""
    return Amounts(**goods, vp=points or UNSET)
