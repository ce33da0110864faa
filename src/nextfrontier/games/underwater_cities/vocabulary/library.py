"""From facts to a box: every effect read once, every node told its place."""

from __future__ import annotations

from nextfrontier.games.underwater_cities.advice.fixes import FIXES
from nextfrontier.games.underwater_cities.components.boards import BOARDS
from nextfrontier.games.underwater_cities.components.contracts import CONTRACTS
from nextfrontier.games.underwater_cities.components.era_one import CARDS as ERA_ONE
from nextfrontier.games.underwater_cities.components.era_three import CARDS as ERA_THREE
from nextfrontier.games.underwater_cities.components.era_two import CARDS as ERA_TWO
from nextfrontier.games.underwater_cities.components.facts import (
    BoardFacts,
    CardFacts,
    ContractFacts,
    MetropolisFacts,
    RingPlace,
    SpecialSite,
)
from nextfrontier.games.underwater_cities.components.metropolises import METROPOLISES
from nextfrontier.games.underwater_cities.components.slots import RING_FEW, RING_MANY, SLOTS
from nextfrontier.games.underwater_cities.components.specials import ASSISTANT
from nextfrontier.games.underwater_cities.components.specials import CARDS as SPECIALS
from nextfrontier.games.underwater_cities.effects.arguments import BUNDLE, COLOURS
from nextfrontier.games.underwater_cities.effects.changed_slots import changed_slot
from nextfrontier.games.underwater_cities.effects.counts import CONDITION
from nextfrontier.games.underwater_cities.effects.effect import EFFECT, Effect, name_places
from nextfrontier.games.underwater_cities.effects.gains import Gain
from nextfrontier.games.underwater_cities.effects.production_cards import PRODUCES
from nextfrontier.games.underwater_cities.rules.contracts import TakeContract
from nextfrontier.games.underwater_cities.rules.hand import Keep
from nextfrontier.games.underwater_cities.rules.production import FACTOR, MULTIPLY
from nextfrontier.games.underwater_cities.rules.rounds import NextRound
from nextfrontier.games.underwater_cities.state.board import (
    CITY_NAMES,
    EXPANSION_MASK,
    METROPOLIS_NAMES,
    NONSYMBIOTIC,
    TUNNEL,
    Board,
    SiteProduction,
    building_site,
)
from nextfrontier.games.underwater_cities.state.box import Box, Card, Contract, Place, Tile
from nextfrontier.games.underwater_cities.state.player import (
    BROWN_METROPOLIS,
    CARDS,
    CONTRACT,
    END_SCORING,
    METROPOLIS,
    PRODUCTION,
    SITE,
)
from nextfrontier.games.underwater_cities.state.player import SLOTS as SLOT_HEADING
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY, card_type
from nextfrontier.kit.expressions import Call, parse

COMPONENTS_VERSION = 3
BROWN_FROM = 301
BLUE_FROM = 311
CONTRACT_FROM = 401


class Facts:
    """The printed facts of all components; a pack replaces single entries."""

    def __init__(self) -> None:
        self.version = str(COMPONENTS_VERSION)
        self.cards = {card.number: card for card in (ASSISTANT, *ERA_ONE, *ERA_TWO, *ERA_THREE, *SPECIALS)}
        self.boards = {board.number: board for board in BOARDS}
        self.metropolises = {tile.id: tile for tile in METROPOLISES}
        self.contracts = {contract.id: contract for contract in CONTRACTS}


def make_box(facts: Facts) -> Box:
    """Make all components as objects."""
    slots = {slot.id: effect_at(slot.effect, slot.id, True, SLOT_HEADING) for slot in SLOTS}
    tiles = [tile_of(tile) for tile in facts.metropolises.values()]
    contracts = [contract_of(contract) for contract in facts.contracts.values()]
    box = Box(
        [card_of(facts.cards[number]) for number in range(len(facts.cards))],
        [place_of(place, slots) for place in RING_FEW],
        [place_of(place, slots) for place in RING_MANY],
        slots["AAS"],
        [board_of(board) for board in facts.boards.values()],
        {tile.number: tile for tile in tiles},
        {contract.number: contract for contract in contracts},
        change_slot,
        NextRound(),
        Keep(False),
        facts.version,
    )
    box.fixes = FIXES
    return box


def effect_at(text: str, place: str, of_slot: bool, heading: int) -> Effect:
    """Read an effect and tell its nodes where they stand."""
    effect = VOCABULARY.read(text, EFFECT)
    name_places(effect, place, of_slot, heading)
    return effect


def maybe_effect_at(text: str, place: str, heading: int) -> Effect | None:
    """Make the effect of a text; None if the text is empty."""
    return effect_at(text, place, False, heading) if text else None


def change_slot(slot: str, effect: Effect, changes: list[Effect], name: str) -> Effect:
    """Change a slot's action by claimed cards, under a name that tells which (UC-CARD-36)."""
    found = changed_slot(slot, effect, changes)
    name_places(found, name, True, SLOT_HEADING)
    return found


def card_of(facts: CardFacts) -> Card:
    """Make a card with its effect."""
    call = parse(facts.effect)
    type_ = card_type(call)
    heading = {"production": PRODUCTION, "scoring": END_SCORING}.get(type_, CARDS)
    effect = VOCABULARY.read(call, EFFECT)
    name_places(effect, f"card {facts.number}", False, heading)
    colour = COLOURS.get(facts.colour, -1)
    return Card(facts.number, facts.era, colour, facts.cost, facts.name, type_, effect, facts.provenance)


def place_of(facts: RingPlace, slots: dict[str, Effect]) -> Place:
    """Make a place of the ring with the action printed there."""
    return Place(facts.position, COLOURS[facts.colour], facts.slot, slots[facts.slot])


def tile_of(facts: MetropolisFacts) -> Tile:
    """Make a metropolis tile with its effects."""
    number = int(facts.id.split("-")[1]) - 1 + (BROWN_FROM if facts.colour == "brown" else BLUE_FROM)
    return Tile(
        number,
        facts.id,
        maybe_effect_at(facts.instant, facts.id, METROPOLIS),
        maybe_effect_at(facts.production, f"{facts.id} production", PRODUCTION),
        maybe_effect_at(facts.final, f"{facts.id} final", BROWN_METROPOLIS),
        facts.solo,
    )


def contract_of(facts: ContractFacts) -> Contract:
    """Make a contract with its condition and reward."""
    number = int(facts.id[1:]) - 1 + CONTRACT_FROM
    take = TakeContract(number, facts.id, VOCABULARY.read(facts.reward, EFFECT))
    name_places(take, facts.id, False, CONTRACT)
    return Contract(number, facts.id, facts.name, VOCABULARY.read(facts.condition, CONDITION), take)


def board_of(facts: BoardFacts) -> Board:
    """Make a player board with its bonuses and special sites."""
    board = Board(facts.number, facts.side == "advanced", list(facts.tunnels), list(facts.building_sites))
    for bonus in facts.bonuses:
        set_bonus(
            board, bonus.site, effect_at(bonus.effect, f"board {board.number} {bonus.site}", False, SITE)
        )
    for special in facts.special_sites:
        add_special_site(board, special)
    return board


def site_of(board: Board, name: str) -> tuple[int, int]:
    """Return kind (TUNNEL, a building, a city) and number of a site name."""
    if name in CITY_NAMES:
        return NONSYMBIOTIC, CITY_NAMES.index(name)
    if name in board.tunnels:
        return TUNNEL, board.tunnels.index(name)
    site = building_site(name)
    if site < 0 or not board.building_mask >> site & 1:
        raise ValueError(f"board {board.number} has no site {name}")
    return 0, site


def set_bonus(board: Board, name: str, effect: Effect) -> None:
    """Print a construction bonus on a site."""
    kind, site = site_of(board, name)
    if kind == TUNNEL:
        board.tunnel_bonus[site] = effect
        board.tunnel_supply |= effect.supply
    elif kind < TUNNEL:
        board.building_bonus[site] = effect
        if 1 << site & EXPANSION_MASK:
            board.expansion_supply |= effect.supply
        else:
            board.building_supply |= effect.supply
    else:
        board.city_bonus[site] = effect
        board.city_supply |= effect.supply


def add_special_site(board: Board, special: SpecialSite) -> None:
    """Add surcharge and benefit of a special site (UC-ADV-03, -04)."""
    if special.surcharge:
        set_surcharge(board, special.sites[0], special.surcharge)
    if not special.effect:
        return
    call = parse(special.effect)
    if call.name == MULTIPLY.name:
        set_factor(board, special.sites[0], VOCABULARY.read(call, FACTOR))
    elif call.name == PRODUCES.name:
        board.productions.append(site_production(board, special, call))
    else:
        set_bonus(
            board,
            special.sites[0],
            effect_at(special.effect, f"board {board.number} {special.sites[0]}", False, SITE),
        )


def set_surcharge(board: Board, name: str, text: str) -> None:
    """Set the additional cost of building on this site."""
    goods = VOCABULARY.read(text, BUNDLE)
    kind, site = site_of(board, name)
    if kind == TUNNEL:
        board.tunnel_surcharge[site] = goods
        board.surcharged_tunnels |= 1 << site
    elif kind < TUNNEL:
        board.building_surcharge[site] = goods
        board.surcharged_buildings |= 1 << site
    else:
        board.city_surcharge[site] = goods
        board.surcharged_cities |= 1 << site


def set_factor(board: Board, name: str, factor: int) -> None:
    """Set a production multiplier (UC-ADV-09)."""
    kind, site = site_of(board, name)
    if kind == TUNNEL:
        board.tunnel_factor[site] = factor
    elif kind < TUNNEL:
        board.building_factor[site] = factor
    else:
        board.city_factor[site] = factor


def site_production(board: Board, special: SpecialSite, call: Call) -> SiteProduction:
    """Make a fixed gain in each production (ADV-C, ADV-D, ADV-G)."""
    gain = VOCABULARY.read(call.arguments[0], EFFECT)
    assert isinstance(gain, Gain)
    kind, _ = site_of(board, special.sites[0])
    sites = sum(1 << site_of(board, name)[1] for name in special.sites)
    metropolis = METROPOLIS_NAMES.index(special.sites[0].split("-")[0]) if special.kind == "ADV-D" else -1
    place = f"board {board.number} {special.sites[0]}"
    return SiteProduction(kind, sites, metropolis, gain.goods, gain.points, place)
