"""A state or view as a document."""

from __future__ import annotations

from typing import Any

from nextfrontier.games.underwater_cities.rules.hand import Keep
from nextfrontier.games.underwater_cities.rules.rounds import NextTurn
from nextfrontier.games.underwater_cities.rules.turn import ChooseTurn
from nextfrontier.games.underwater_cities.state.board import CITY_NAMES, METROPOLIS_NAMES, building_site_name
from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES
from nextfrontier.games.underwater_cities.state.main_board import NEUTRAL, NO_CARD
from nextfrontier.games.underwater_cities.state.player import ASSISTANT, HEADINGS, Player, PlayerCards
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.bits import members
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.ground import TABLE
from nextfrontier.kernel.tasks import Cell
from nextfrontier.kernel.views import tell_zones
from nextfrontier.kernel.zones import EVERYONE
from nextfrontier.kit.pickles import fields_of
from nextfrontier.kit.positions import encode_tasks

BUILDING_NAMES = ("farm", "desalination", "laboratory")
BACK_NAMES = ("era_1", "era_2", "era_3", "special", "special_three", "metropolis", "contract")
SPACES = ("below", "4", "3", "2", "1")


def encode_sea(sea: Sea) -> Document:
    """Encode the whole state in the vocabulary of `set`; hidden zones of a view tell their number and known things."""
    document: Document = {
        "era": sea.calendar.era,
        "round": sea.calendar.round,
        "turn": sea.calendar.cycle,
        "order": list(sea.calendar.order),
        "to_play": sea.calendar.order[0] if sea.lanes else sea.active,
        "slots": {
            sea.slot_name(i): encode_tiles(tiles) if tiles else [] for i, tiles in enumerate(sea.board.slots)
        },
        "clone_used": sea.board.clone_used,
        "advanced": sea.board.advanced,
        "pending": encode_pending(sea),
        "federation": {name: list(sea.board.track[i]) for i, name in enumerate(SPACES)},
        "discard": list(reversed(sea.era_deck.discard)),
        "three_credit": list(sea.specials.three_credit),
        "contracts": [sea.box.contract(number).id for number in sea.government.contracts],
        "supply": fields_of(sea.supply),
        "players": [encode_player(sea, player) for player in sea.players],
    }
    if any(sea.specials.seen[1:]) and sea.viewer == TABLE:
        document["special_seen"] = [EVERYONE, *sea.specials.seen[1:]]
    tell_zones(sea, document, int)
    for player in sea.players:
        add_backs(sea, document["players"][player.seat], player.cards)
    return document


def add_backs(sea: Sea, area: Document, cards: PlayerCards) -> None:
    """Tell how many cards of each back a hidden hand holds (UC-SETUP-41)."""
    for name, held in (("hand", cards.hand), ("dropped", cards.dropped)):
        if isinstance(area.get(name), dict):
            backs = [BACK_NAMES[sea.back(card)] for card in held]
            area[name]["backs"] = {back: backs.count(back) for back in backs}


def encode_tiles(tiles: tuple[int, ...]) -> list[int | str]:
    """Encode the tiles on a slot, bottom to top."""
    return ["neutral" if seat == NEUTRAL else seat for seat in tiles]


def encode_player(sea: Sea, player: Player) -> Document:
    """Encode one player's area."""
    cards = player.cards
    network = player.network
    board = network.board
    document: Document = {
        "seat": player.seat,
        "board": board.number,
        "score": player.score,
        "points": {HEADINGS[i]: points for i, points in enumerate(player.points) if points},
        "resources": {POSITION_NAMES[i]: amount for i, amount in enumerate(player.goods)},
        "claimed": [
            {"card": card, "used": card in cards.used} for card in cards.claimed if card != ASSISTANT
        ],
        "assistant": assistant_state(player),
        "under_board": list(cards.under_board),
        "cities": encode_cities(player),
        "tunnels": {
            board.tunnels[i]: "upgraded" if network.upgraded_tunnels >> i & 1 else "plain"
            for i in members(network.tunnels)
        },
        "buildings": encode_buildings(player),
        "metropolises": {
            METROPOLIS_NAMES[i]: sea.box.tile(number).id for i, number in enumerate(player.metropolises.tiles)
        },
        "gained": [sea.box.tile(number).id for number in player.metropolises.gained],
        "contracts": [sea.box.contract(number).id for number in player.contracts.taken],
    }
    add_rare(sea, player, document)
    return document


def add_rare(sea: Sea, player: Player, document: Document) -> None:
    """Add the fields that are left out when there is nothing to say."""
    if player.cards.shown:
        document["shown"] = sorted(player.cards.shown)
    if player.produced:
        document["produced"] = player.produced
    if player.contracts.refused:
        document["declined"] = [
            contract.id
            for number, contract in sea.box.contracts.items()
            if player.contracts.refused >> number % 100 & 1
        ]


def assistant_state(player: Player) -> str:
    """Return the state of the personal assistant: ready, used or gone."""
    if ASSISTANT not in player.cards.claimed:
        return "gone"
    return "used" if ASSISTANT in player.cards.used else "ready"


def encode_cities(player: Player) -> dict[str, str]:
    """Encode the domes by city site."""
    return {
        CITY_NAMES[i]: "symbiotic" if player.network.symbiotic >> i & 1 else "nonsymbiotic"
        for i in members(player.network.cities())
    }


def encode_buildings(player: Player) -> dict[str, str]:
    """Encode the kinds by building site, with + for upgraded."""
    farms, desalinations, _ = player.network.buildings
    upgraded = player.network.upgraded_buildings
    found: dict[str, str] = {}
    for site in members(player.network.all_buildings()):
        kind = 0 if farms >> site & 1 else 1 if desalinations >> site & 1 else 2
        found[building_site_name(site)] = BUILDING_NAMES[kind] + "+" * (upgraded >> site & 1)
    return found


def encode_pending(sea: Sea) -> list[Any]:
    """Encode a half-done turn: its past, then its pending tasks, top first; empty at the start of the turn."""
    return [] if is_start_of_turn(sea) else [encode_turn(sea), *encode_tasks(sea)]


def is_start_of_turn(sea: Sea) -> bool:
    """Does the position follow from everything else?"""
    if sea.lanes or sea.agenda is None or sea.turn.once_used or sea.turn.chosen >= 0 or sea.turn.built:
        return False
    cell: Cell | None = sea.agenda
    player = sea.me()
    if len(player.cards.hand) > player.hand_limit():
        task = cell.task if cell is not None else None
        if not isinstance(task, Keep) or cell is None:
            return False
        cell = cell.below
    if cell is None or not isinstance(cell.task, ChooseTurn) or cell.below is None:
        return False
    return isinstance(cell.below.task, NextTurn) and cell.below.below is None


def encode_turn(sea: Sea) -> Document:
    """Encode the choices, builds and uses of this turn."""
    document: Document = {}
    if sea.turn.chosen >= 0:
        document["slot"] = sea.slot_name(sea.turn.chosen)
    if sea.turn.aside != NO_CARD:
        document["card"] = sea.turn.aside
    if sea.turn.leaving != NO_CARD:
        document["leaving"] = sea.turn.leaving
    if sea.turn.built:
        document["built"] = [sea.turn.built >> 4 * kind & 15 for kind in range(6)]
    if sea.turn.once_used:
        document["once_used"] = list(sea.turn.once_used)
    if sea.specials.looking:
        document["looking"] = ordered_unless_known(sea.specials.looking)
    if sea.tiles.looking:
        hidden = ordered_unless_known(sea.tiles.looking)
        names = [sea.box.tile(number).id for number in sea.tiles.looking if number > 0]
        document["looking_tiles"] = hidden if isinstance(hidden, dict) else names
    return document


def ordered_unless_known(things: tuple[int, ...]) -> list[int] | Document:
    """Return the things that are being looked at; only their number if the viewer may not know them."""
    if all(thing > 0 for thing in things):
        return list(things)
    return {"count": len(things), "known": []}
