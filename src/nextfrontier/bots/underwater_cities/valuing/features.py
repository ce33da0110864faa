"""What a position of Underwater Cities is valued by: numbers of one seat, each with its term for explanations."""

from __future__ import annotations

from typing import Final

from nextfrontier.bots.search.guide import Features
from nextfrontier.games.underwater_cities.advice.forecast import produce_alone, score_if_ended, spend_best
from nextfrontier.games.underwater_cities.rules.feeding import feed_cities
from nextfrontier.games.underwater_cities.rules.rounds import PRODUCTION_AFTER, TURNS_PER_ROUND
from nextfrontier.games.underwater_cities.rules.scoring import FinalScoring
from nextfrontier.games.underwater_cities.state.board import CITIES, TUNNEL
from nextfrontier.games.underwater_cities.state.goods import BIOMATTER, KELP, POSITION_NAMES
from nextfrontier.games.underwater_cities.state.player import Player
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.bits import count_bits

KINDS: Final = ("farm", "desalination plant", "laboratory")
PIECES: Final = ("up to 2", "from 3 to 5", "above 5")
TYPES: Final = {"permanent": 0, "action": 1, "production": 2, "scoring": 3}
CARDS: Final = 206  # their numbers end before
LAST_TURN: Final = 3  # a phase of its own: what it leads to is nearly certain
GOAL_CITIES: Final = 7  # of the solo game

POINTS: Final = [
    ("tempo", "one"),
    ("points", "score"),
    ("points", "score if the game ended"),
    ("points", "score if it ended after the next production"),
]
STOCK: Final = [("stock", f"{good} {piece}") for good in POSITION_NAMES for piece in PIECES]
PRODUCTION: Final = [
    *[(f"production_{good}", f"produces {good}") for good in POSITION_NAMES],
    ("production_points", "produces points"),
    ("feeding", "unfed cities"),
    ("feeding", "cities without kelp"),
]
NETWORK: Final = [
    ("network", "connected cities"),
    ("network", "connected symbiotic cities"),
    ("network", "unconnected cities"),
    ("network", "unconnected symbiotic cities"),
    *[
        ("network", f"{kind}, {what}")
        for kind in KINDS
        for what in ("connected", "upgraded", "pairs", "unconnected")
    ],
    ("network", "tunnels at cities"),
    ("network", "upgraded tunnels"),
    ("network", "reached city sites"),
    *[("network", f"cities with {number} kinds") for number in range(4)],
    *[
        ("metropolises", f"metropolis {space}, {what}")
        for space in range(3)
        for what in ("connected", "tunnels")
    ],
    ("metropolises", "gained metropolises"),
    ("network", "open building sites"),
    ("network", "open city sites"),
    ("network", "enough cities for the solo goal"),
]
CARDS_HELD: Final = [
    ("hand", "cards in hand"),
    ("hand", "unknown cards in hand"),
    ("hand", "yellow cards in hand"),
    ("hand", "red cards in hand"),
    ("hand", "green cards in hand"),
    ("hand", "colours in hand"),
    ("hand", "special cards in hand"),
    ("hand", "cards above the limit"),
    ("end_cards", "points of end-scoring cards in hand"),
    ("end_cards", "points of the best end-scoring card in hand"),
    *[("claimed_cards", f"claimed, {kind}") for kind in TYPES],
    ("claimed_cards", "action cards that can be used"),
    ("claimed_cards", "cards under the board"),
    ("contracts", "contracts"),
    *[("tempo", f"space {space} of the Federation track") for space in range(1, 5)],
]
FEATURES: Final = [*POINTS, *STOCK, *PRODUCTION, *NETWORK, *CARDS_HELD]


def features_of(sea: Sea, seat: int, known: int) -> Features:
    """Return the numbers in the order of FEATURES, and the marks of cards in hand and claimed."""
    player = sea.players[seat]
    produced = produce_alone(sea, seat, None)
    found: list[float] = [1.0, float(player.score), float(score_if_ended(sea, seat))]
    production = production_of(player, produced)
    found.append(score_after_production(produced, seat))
    add_goods(player, found)
    found += production
    add_network(player, found)
    add_cards(sea, player, known, found)
    return Features(phase_of(sea), max(turns_left(sea), 0), found, marks_of(player, known))


def phase_of(sea: Sea) -> int:
    """Return the Era, from 0; the last turn is a phase of its own."""
    phase = sea.calendar.era - 1
    return LAST_TURN if phase == 2 and turns_left(sea) <= 0 else phase


def turns_left(sea: Sea) -> int:
    """Return how many own turns come after this one before the next production."""
    calendar = sea.calendar
    rounds = PRODUCTION_AFTER[calendar.era - 1] - calendar.round
    return rounds * TURNS_PER_ROUND + TURNS_PER_ROUND - calendar.cycle


def marks_of(player: Player, known: int) -> list[int]:
    """Return the marks of known cards in hand and of claimed cards."""
    marks = [card for card in player.cards.hand if card >= 0 and known >> card & 1]
    for card in player.cards.claimed:
        marks.append(CARDS + card)
    return marks


def production_of(player: Player, produced: Sea) -> list[float]:
    """Return the goods and points of the next production, by the rules' own code, and the food that it lacks."""
    richer = produced.players[player.seat]
    before: list[int] = list(player.goods)
    stock: list[int] = list(richer.goods)
    found: list[float] = []
    for good in range(len(stock)):
        found.append(float(stock[good] - before[good]))
    found.append(float(richer.score - player.score))
    hungry = max(count_bits(player.network.connected_cities()) - stock[KELP], 0)
    found.append(float(max(hungry - stock[BIOMATTER], 0)))
    found.append(float(hungry))
    return found


def score_after_production(produced: Sea, seat: int) -> float:
    """Return the total if a seat that has produced fed its cities and the game ended; the copy is used up."""
    produced.agenda = None
    feed_cities(produced, produced.players[seat])
    produced.push(FinalScoring())
    spend_best(produced)
    return float(produced.players[seat].score)


def add_goods(player: Player, found: list[float]) -> None:
    """Add the stock: the first of each good are worth more than the last."""
    goods: list[int] = list(player.goods)
    for amount in goods:
        found.append(float(min(amount, 2)))
        found.append(float(max(min(amount, 5) - 2, 0)))
        found.append(float(max(amount - 5, 0)))


def add_network(player: Player, found: list[float]) -> None:
    """Add cities, buildings and tunnels, the metropolises they lead to, and the places to build on."""
    network = player.network
    connected, cities = network.connected_cities(), network.cities()
    found.append(float(count_bits(connected)))
    found.append(float(count_bits(connected & network.symbiotic)))
    found.append(float(count_bits(cities & ~connected)))
    found.append(float(count_bits(cities & ~connected & network.symbiotic)))
    add_buildings(player, connected, found)
    found.append(float(count_bits(network.tunnels_at_cities())))
    found.append(float(count_bits(network.upgraded_tunnels)))
    found.append(float(count_bits(network.reached)))
    add_kinds(player, connected, found)
    for space in range(3):
        done = player.metropolises.connected >> space & 1
        needed = network.board.metropolis_tunnels[space]
        found.append(float(done))
        found.append(0.0 if done else float(count_bits(network.tunnels & needed)))
    found.append(float(len(player.metropolises.gained)))
    found.append(float(count_bits(network.legal_building_sites(False))))
    found.append(float(count_bits(network.legal_city_sites() & network.reached)))
    found.append(1.0 if count_bits(connected) >= GOAL_CITIES else 0.0)


def add_buildings(player: Player, connected: int, found: list[float]) -> None:
    """Add the buildings of each kind: in connected cities, upgraded ones, pairs of those in a city, all others."""
    network = player.network
    inside = network.building_sites_of(connected)
    for kind in range(TUNNEL):
        built = network.buildings[kind]
        pairs = 0
        for city in range(CITIES):
            if connected >> city & 1:
                pairs += count_bits(network.buildings_at(kind, city) & network.upgraded_buildings) >= 2
        found.append(float(count_bits(built & inside)))
        found.append(float(count_bits(built & inside & network.upgraded_buildings)))
        found.append(float(pairs))
        found.append(float(count_bits(built & ~inside)))


def add_kinds(player: Player, connected: int, found: list[float]) -> None:
    """Add the connected cities by their number of different kinds of building."""
    network = player.network
    cities = [0.0, 0.0, 0.0, 0.0]
    for city in range(CITIES):
        if connected >> city & 1:
            kinds = 0
            for kind in range(TUNNEL):
                if network.buildings_at(kind, city):
                    kinds += 1
            cities[kinds] += 1.0
    found += cities


def add_cards(sea: Sea, player: Player, known: int, found: list[float]) -> None:
    """Add the cards in hand and beside the board, contracts, and the place on the track."""
    cards = player.cards
    add_hand(sea, player, known, found)
    add_scoring(sea, player, known, found)
    types = [0.0, 0.0, 0.0, 0.0]
    ready = 0
    for number in cards.claimed:
        card = sea.box.card(number)
        if number:
            types[TYPES[card.type]] += 1.0
        if card.is_action and number not in cards.used:
            ready += 1
    found += types
    found.append(float(ready))
    found.append(float(len(cards.under_board)))
    found.append(float(len(player.contracts.taken)))
    for space in range(1, 5):
        found.append(1.0 if player.space == space else 0.0)


def add_hand(sea: Sea, player: Player, known: int, found: list[float]) -> None:
    """Add the number of cards in hand, how many nobody knows yet, and the colours of the others."""
    colours = [0, 0, 0]
    unknown = specials = 0
    for number in player.cards.hand:
        if number < 0 or not known >> number & 1:
            unknown += 1
            continue
        card = sea.box.card(number)
        colours[card.colour] += 1
        if card.is_special():
            specials += 1
    held = len(player.cards.hand)
    found.append(float(held))
    found.append(float(unknown))
    for count in colours:
        found.append(float(count))
    found.append(float((colours[0] > 0) + (colours[1] > 0) + (colours[2] > 0)))
    found.append(float(specials))
    found.append(float(max(held - player.hand_limit(), 0)))


def add_scoring(sea: Sea, player: Player, known: int, found: list[float]) -> None:
    """Add what end-scoring cards in hand would bring if they were claimed and the game ended."""
    total = best = 0
    for number in player.cards.hand:
        if number >= 0 and known >> number & 1 and sea.box.card(number).type == "scoring":
            points = points_if_claimed(sea, player, number)
            total += points
            best = max(best, points)
    found.append(float(total))
    found.append(float(best))


def points_if_claimed(sea: Sea, player: Player, card: int) -> int:
    """Return how many points more the game would end with if this card were claimed."""
    copy = sea.copy()
    richer = copy.players[player.seat]
    richer.cards = richer.cards.copy()
    richer.cards.claimed = (*richer.cards.claimed, card)
    return score_if_ended(copy, player.seat) - score_if_ended(sea, player.seat)
