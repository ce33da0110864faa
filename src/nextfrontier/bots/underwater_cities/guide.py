"""A readable evaluation for Underwater Cities: the value of a position for a seat, in victory points."""

from __future__ import annotations

from nextfrontier.bots.adding import add_up
from nextfrontier.games.underwater_cities.rules.production import network_production
from nextfrontier.games.underwater_cities.rules.scoring import CITY_POINTS, leftover_points
from nextfrontier.games.underwater_cities.state.board import CITIES, TUNNEL
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.agenda import State

# Worth of credits, kelp, steelplast, science, biomatter by Era (cards document 3.2).
RESOURCES = ((0.70, 0.90, 1.00, 1.10, 1.30), (0.60, 0.80, 0.90, 1.00, 1.20), (0.50, 0.65, 0.75, 0.80, 1.00))
LAST_PRODUCTION = (0.25, 0.50, 0.25, 0.25, 0.50)
CARD_IN_HAND = (0.50, 0.45, 0.35)
FEDERATION_STEP = 0.25
CLAIMED = {
    "permanent": (1.8, 1.2, 0.6),
    "action": (1.6, 1.3, 0.7),
    "production": (1.9, 1.6, 1.2),
    "scoring": (2.5, 2.5, 2.5),
}
UNCONNECTED = 0.4  # what an unconnected city or building is worth beside a connected one
OPEN_SITE = 0.06  # a building site at a built city that is still empty
METROPOLIS_TUNNEL = 0.5
FOOD = 0.8


def evaluate(sea: Sea, seat: int) -> float:
    """Return the points so far, the production and points of the network to come, and the value of the stock."""
    player = sea.players[seat]
    cards = player.cards
    if sea.agenda is None:
        return float(player.score)
    era = sea.calendar.era - 1
    value = player.score + held_value(player, era) + len(cards.hand) * CARD_IN_HAND[era]
    value += add_up(CLAIMED[sea.box.card(card).type][era] for card in cards.claimed if card)
    value += 2.0 * len(cards.under_board) + player.space * FEDERATION_STEP
    return value + network_value(player, era) + city_value(player)


def held_value(player: Player, era: int) -> float:
    """Return the value of the stock at the prices of the Era; large stocks are worth less and less."""
    value = 0.0
    amounts: list[int] = list(player.goods)
    for resource, amount in enumerate(amounts):
        full = min(amount, 4)
        value += full * RESOURCES[era][resource] + (amount - full) * LAST_PRODUCTION[resource]
    return max(value, leftover_points(player.goods))


def network_value(player: Player, era: int) -> float:
    """Return the value of all productions to come, less the food for connected cities."""
    yields = network_production(player)
    goods: list[int] = [sum(source.goods[i] for source in yields) for i in range(5)]
    points = sum(source.points for source in yields)
    cities = player.network.connected_cities().bit_count()
    value = 0.0
    for production in range(era, 3):
        prices = LAST_PRODUCTION if production == 2 else RESOURCES[production + 1]
        value += points + add_up(amount * price for amount, price in zip(goods, prices, strict=True))
        value -= max(cities - goods[1] - goods[4], 0) * FOOD
    return value


def city_value(player: Player) -> float:
    """Return the probable points of cities, connected ones in full, with the distance to metropolises."""
    network = player.network
    value = 0.0
    connected, cities = network.connected_cities(), network.cities()
    for city in range(CITIES):
        kinds = sum(1 for kind in range(TUNNEL) if network.buildings_at(kind, city))
        if connected >> city & 1:
            value += CITY_POINTS[kinds] + 1.0
        elif cities >> city & 1:
            value += (CITY_POINTS[kinds] + 1.0) * UNCONNECTED
        else:
            value += kinds * UNCONNECTED
    value += network.legal_building_sites(False).bit_count() * OPEN_SITE
    for space, needed in enumerate(network.board.metropolis_tunnels):
        built = (network.tunnels & needed).bit_count()
        value += 3.0 if player.metropolises.connected >> space & 1 else built * METROPOLIS_TUNNEL
    return value + network.reached.bit_count() * 0.5


def ends_turn(state: State, seat: int) -> bool:
    """Is the open decision the end of the turn?"""
    decision = state.required_decision(seat)
    return decision is not None and decision.kind() in ("end", "turn")
