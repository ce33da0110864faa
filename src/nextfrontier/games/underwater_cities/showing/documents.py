"""Everything printed that a client shows, in one language: cards, slots, tiles, boards, costs, what things produce."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from nextfrontier.games.underwater_cities.components.facts import (
    BoardFacts,
    CardFacts,
    ContractFacts,
    MetropolisFacts,
    RingPlace,
    SpecialSite,
)
from nextfrontier.games.underwater_cities.components.slots import RING_FEW, RING_MANY, SLOTS
from nextfrontier.games.underwater_cities.packs.entries import is_designed
from nextfrontier.games.underwater_cities.packs.reading import facts_of
from nextfrontier.games.underwater_cities.rules.construction.payment import NORMAL_COSTS
from nextfrontier.games.underwater_cities.rules.federation import BONUS_GOODS, TOP_POINTS
from nextfrontier.games.underwater_cities.rules.feeding import LOSS_PER_CITY
from nextfrontier.games.underwater_cities.rules.production import (
    PAIR,
    PAIR_POINTS,
    PLAIN,
    SYMBIOTIC_POINTS,
    UPGRADE,
    UPGRADE_POINTS,
)
from nextfrontier.games.underwater_cities.rules.rounds import PRODUCTION_AFTER
from nextfrontier.games.underwater_cities.rules.scoring import CITY_POINTS
from nextfrontier.games.underwater_cities.showing.effects import effects_by_place, slot_changes
from nextfrontier.games.underwater_cities.state.board import CITY_NAMES, METROPOLIS_NAMES
from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES, named
from nextfrontier.games.underwater_cities.vocabulary.effects import card_type
from nextfrontier.games.underwater_cities.vocabulary.library import Facts
from nextfrontier.games.underwater_cities.words.catalogues.icons import ICONS
from nextfrontier.games.underwater_cities.words.effects import message_of
from nextfrontier.games.underwater_cities.words.texts import (
    CATALOGUES,
    icons_of,
    text_of,
    text_of_contract,
    text_of_metropolis,
    text_of_site,
)
from nextfrontier.kit.expressions import parse

Document = dict[str, Any]
FALLBACK: Final = "en"
SEATS: Final = (1, 2, 3, 4)
PIECES: Final = ("farm", "desal", "lab", "tunnel", "nonsymbiotic", "symbiotic")
BUILDINGS: Final = PIECES[:3]
STRUCTURES: Final = PIECES[:4]
SPACES: Final = ("below", "4", "3", "2", "1")


def components_of(language: str, options: Mapping[str, object]) -> Document:
    """The component document of a table: its pack respected, in English where there is no other language."""
    return component_document(facts_of(options), language if language in CATALOGUES else FALLBACK)


def component_document(facts: Facts, language: str) -> Document:
    """All components in words and icons."""
    return {
        "language": language,
        "version": facts.version,
        "cards": {str(card.number): card_document(card, language) for card in facts.cards.values()},
        "slots": {str(seats): slot_documents(seats, language) for seats in SEATS},
        "slot_changes": slot_changes(facts),
        "metropolises": {id_: tile_document(tile, language) for id_, tile in facts.metropolises.items()},
        "contracts": {id_: contract_document(tile, language) for id_, tile in facts.contracts.items()},
        "boards": {str(number): board_document(board, language) for number, board in facts.boards.items()},
        "effects": effects_by_place(facts, language),
        "goods": list(POSITION_NAMES),
        "costs": costs(),
        "production": production(),
        "scoring": {"cities": list(CITY_POINTS)},
        "federation": federation(),
        "eras": {"production_after": list(PRODUCTION_AFTER)},
        "icons": dict(ICONS),
    }


def effect_document(effect: str, language: str) -> Document:
    """An effect in words and icons."""
    return {"text": text_of(effect, language), "icons": icons_of(effect)}


def card_document(card: CardFacts, language: str) -> Document:
    """A card as it is printed; `designed` where it was not taken from the printed game as it is."""
    return {
        "number": card.number,
        "name": card.name,
        "colour": card.colour or None,
        "era": card.era,
        "cost": card.cost,
        "type": "final" if card_type(parse(card.effect)) == "scoring" else card_type(parse(card.effect)),
        **effect_document(card.effect, language),
        "provenance": card.provenance,
        "designed": is_designed(card.provenance),
    }


def slot_documents(seats: int, language: str) -> Document:
    """The slots of one side of the main board by position, the always-available one last."""
    ring = RING_MANY if seats > 2 else RING_FEW
    effects = {slot.id: slot.effect for slot in SLOTS}
    found = {place.position: slot_document(place, effects[place.slot], language) for place in ring}
    always = slot_document(RingPlace("AAS", "AAS", ""), effects["AAS"], language)
    return {**found, "AAS": always}


def slot_document(place: RingPlace, effect: str, language: str) -> Document:
    """A slot: its position, the id of its action, and the action itself, also in short."""
    short = CATALOGUES[language].say(message_of(effect), "short")
    return {
        "id": place.position,
        "action": place.slot,
        "colour": place.colour or None,
        **effect_document(effect, language),
        "short": short[0].upper() + short[1:],
    }


def tile_document(tile: MetropolisFacts, language: str) -> Document:
    """A metropolis: all it does, and the icons of each time at which it does something."""
    times = {"instant": tile.instant, "production": tile.production, "final": tile.final}
    icons = {time: icons_of(effect) for time, effect in times.items() if effect}
    return {
        "id": tile.id,
        "colour": tile.colour,
        "text": text_of_metropolis(tile, language),
        "icons": icons.get("instant", []),
        **{time: {"text": text_of(times[time], language), "icons": icons[time]} for time in icons},
        "provenance": tile.provenance,
    }


def contract_document(contract: ContractFacts, language: str) -> Document:
    """A contract: condition and reward."""
    return {
        "id": contract.id,
        "name": contract.name,
        "text": text_of_contract(contract, language),
        "icons": ["if", *icons_of(contract.condition), "arrow", *icons_of(contract.reward)],
        "condition": effect_document(contract.condition, language),
        "reward": effect_document(contract.reward, language),
        "provenance": contract.provenance,
        "designed": is_designed(contract.provenance),
    }


def board_document(board: BoardFacts, language: str) -> Document:
    """A player board: its sites by name, bonuses and special sites."""
    special = {
        site: special_document(entry, language) for entry in board.special_sites for site in entry.sites
    }
    return {
        "number": board.number,
        "side": board.side,
        "cities": [
            {"id": city, "sites": board.building_sites[i], "start": city == CITY_NAMES[-1]}
            for i, city in enumerate(CITY_NAMES)
        ],
        "tunnels": list(board.tunnels),
        "metropolises": list(METROPOLIS_NAMES),
        "bonuses": {bonus.site: effect_document(bonus.effect, language) for bonus in board.bonuses},
        "special": special,
    }


def special_document(site: SpecialSite, language: str) -> Document:
    """A special site: what building there costs more, what it gives or multiplies (UC-ADV-03, -04)."""
    return {
        "kind": site.kind,
        "sites": list(site.sites),
        "text": text_of_site(site, language),
        "surcharge": icons_of(site.surcharge) if site.surcharge else [],
        "icons": icons_of(site.effect) if site.effect else [],
    }


def costs() -> Document:
    """Normal costs by piece, and of an upgrade (UC-BUILD-02, -03, -11..13, -19, UC-UPG-04)."""
    return {**{piece: named(NORMAL_COSTS[i]) for i, piece in enumerate(PIECES)}, "upgrade": {"science": 1}}


def production() -> Document:
    """What pieces give in production, plain and upgraded, pairs, symbiotic cities; what feeding takes."""
    found: Document = {}
    for i, kind in enumerate(STRUCTURES):
        upgraded = {name: PLAIN[i][n] + UPGRADE[i][n] for n, name in enumerate(POSITION_NAMES)}
        found[kind] = {
            "plain": named(PLAIN[i]),
            "upgraded": with_points({name: n for name, n in upgraded.items() if n}, UPGRADE_POINTS[i]),
        }
    for i, kind in enumerate(BUILDINGS):
        found[kind]["pair"] = with_points(named(PAIR[i]), PAIR_POINTS[i])
    found["symbiotic"] = {"plain": with_points({}, SYMBIOTIC_POINTS)}
    found["feeding"] = {"kelp": 1, "unfed": {"vp": -LOSS_PER_CITY}}
    return found


def federation() -> list[Document]:
    """The spaces of the Federation track from below, each with its bonus (UC-FED-05)."""
    goods = [named(bonus) for bonus in BONUS_GOODS]
    goods[-1] = with_points(goods[-1], TOP_POINTS)
    return [{"space": space, "bonus": goods[i]} for i, space in enumerate(SPACES)]


def with_points(goods: dict[str, int], points: int) -> dict[str, int]:
    """Goods, and victory points if there are any."""
    return {**goods, "vp": points} if points else goods
