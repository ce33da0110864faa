"""The guide of a search through Underwater Cities: moves worth a thought, the end of a turn, positions alike."""

from __future__ import annotations

from nextfrontier.bots.search.guide import Features, Guide
from nextfrontier.bots.underwater_cities.valuing.features import features_of
from nextfrontier.games.underwater_cities.effects.fields import KIND_SHIFT, SITE_MASK
from nextfrontier.games.underwater_cities.effects.parts import Sequence
from nextfrontier.games.underwater_cities.rules.construction.building import BuildMore
from nextfrontier.games.underwater_cities.rules.construction.upgrading import UpgradeMore
from nextfrontier.games.underwater_cities.rules.hand import ORDER_SHIFT, Keep
from nextfrontier.games.underwater_cities.rules.turn import ChooseTurn
from nextfrontier.games.underwater_cities.rules.turn_end import ENDS, EndTurn
from nextfrontier.games.underwater_cities.state.board import SITES_PER_CITY, TUNNEL, Board
from nextfrontier.games.underwater_cities.state.goods import NOTHING
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.families import LEAVE, first, second
from nextfrontier.kernel.tasks import FREE


class SeaGuide(Guide):
    """Knows turns of a card and a slot, which are over when they could be ended."""

    def __init__(self, worth: list[list[float]]) -> None:
        self.worth = worth  # of the cards in hand, by Era

    def moves(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Sea)
        decision = state.required_decision(seat)
        found = state.rising_moves(seat)
        if isinstance(decision, ChooseTurn):
            return self.with_weakest_card(state, seat, found)
        if isinstance(decision, EndTurn):
            return [move for move in found if move >= FREE]
        if isinstance(decision, Keep):
            return [move for move in found if move >> ORDER_SHIFT == 0]  # which lies under which is no matter
        if found[-1] >= FREE:
            found = [move for move in found if move < FREE]  # used before or after, not between
        if isinstance(decision, Sequence) and not decision.effect.contract:
            return given_first(decision, found)
        if isinstance(decision, BuildMore):
            return one_of_each(state, seat, [(move, second(move)) for move in found if move != LEAVE], found)
        if isinstance(decision, UpgradeMore):
            return one_of_each(state, seat, [(move, move) for move in found if move != LEAVE], found)
        if decision is not None and decision.kind() == "order":
            return found[:1]
        return found

    def with_weakest_card(self, sea: Sea, seat: int, moves: list[int]) -> list[int]:
        """Return the turns, those in which the card is only thrown away with the weakest of such cards."""
        era = sea.calendar.era - 1
        weakest: dict[int, int] = {}
        found: list[int] = []
        for move in moves:
            card, slot = first(move), second(move)
            colour = -1 if move >= FREE or not card else sea.box.slot_colour(sea.seats, slot)
            if move >= FREE or not card or sea.box.card(card).colour == colour:
                found.append(move)
                continue
            pair = move - card
            other = weakest.get(pair, -1)
            if other < 0 or self.worth[era][card] < self.worth[era][other]:
                weakest[pair] = card
        return found + [pair + card for pair, card in weakest.items()]

    def is_over(self, state: State, seat: int) -> bool:
        decision = state.required_decision(seat)
        return decision is None or isinstance(decision, EndTurn)

    def begins_turn(self, state: State, seat: int) -> bool:
        return isinstance(state.required_decision(seat), ChooseTurn)

    def ending(self, state: State, seat: int) -> int:
        return ENDS[0].base if isinstance(state.required_decision(seat), EndTurn) else -1

    def key(self, state: State, seat: int) -> object:
        assert isinstance(state, Sea)
        player = state.players[seat]
        cards, network = player.cards, player.network
        return (
            player.goods, player.score, cards.hand, cards.claimed, cards.used, cards.under_board, network.nonsymbiotic,
            network.symbiotic, network.tunnels, network.upgraded_tunnels, network.upgraded_buildings,
            network.buildings[0], network.buildings[1], network.buildings[2], player.space,
            player.metropolises.gained, player.contracts.taken, state.turn.chosen, state.turn.once_used,
            state.calendar.round,
        )  # fmt: skip

    def known(self, state: State, seat: int) -> int:
        assert isinstance(state, Sea)
        found = 0
        for card in (*state.players[seat].cards.hand, *state.specials.three_credit, *state.specials.deck[:1]):
            if card >= 0:
                found |= 1 << card
        return found

    def features(self, state: State, seat: int, known: int) -> Features:
        assert isinstance(state, Sea)
        return features_of(state, seat, known)

    def final(self, state: State, seat: int) -> float:
        assert isinstance(state, Sea)
        return float(state.players[seat].score)


def given_first(asked: Sequence, moves: list[int]) -> list[int]:
    """Return only the part that is simply given, if there is one: what comes after it can use it."""
    nodes = asked.nodes()
    for move in moves:
        if move < LEAVE and not second(move) and nodes[first(move) - 1].is_automatic():
            return [move]
    return moves


def one_of_each(sea: Sea, seat: int, sites: list[tuple[int, int]], moves: list[int]) -> list[int]:
    """Return the moves of builds and upgrades, of those at sites without anything special one for a kind and city."""
    board = sea.players[seat].network.board
    seen: set[int] = set()
    found: list[int] = []
    for move, place in sites:
        kind, site = place >> KIND_SHIFT, place & SITE_MASK
        if kind < TUNNEL and is_plain(board, site):
            group = kind << KIND_SHIFT | site // SITES_PER_CITY
            if group in seen:
                continue
            seen.add(group)
        found.append(move)
    if len(sites) < len(moves):
        found.append(LEAVE)
    return found


def is_plain(board: Board, site: int) -> bool:
    """Is there nothing special at a building site?"""
    return (
        board.building_bonus[site] is None
        and board.building_factor[site] == 1
        and board.building_surcharge[site] == NOTHING
    )
