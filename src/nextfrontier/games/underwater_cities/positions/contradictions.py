"""Contradictions of a position: contracts that are not played, cards that are not where they are said to be."""

from __future__ import annotations

from msgspec import UNSET

from nextfrontier.games.underwater_cities.positions.documents import PlayerPosition, Position
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.games.underwater_cities.rules.setup import COST_THREE_SHOWN, Setup
from nextfrontier.games.underwater_cities.state.player import ASSISTANT, Player
from nextfrontier.games.underwater_cities.state.sea import Sea
from nextfrontier.kernel.reasons import problem as shared_problem
from nextfrontier.kit.positions import refuse


def refuse_unused_parts(setup: Setup, document: Position) -> None:
    """Refuse contracts in a game without them (UC-GOV-01, -06)."""
    if setup.contracts:
        return
    found = ["contracts"] if document.contracts else []
    for index, area in enumerate(areas_of(document)):
        found += [f"players[{index}].{field}" for field in ("contracts", "declined") if getattr(area, field)]
    if found:
        refuse(found[0], problem("contracts_not_played"), "UC-GOV-06" if setup.seats == 1 else "UC-GOV-01")


def areas_of(document: Position) -> list[PlayerPosition]:
    """Return the players' areas that a position names."""
    return [] if document.players is UNSET else document.players


def refuse_contradictions(sea: Sea, document: Position) -> None:
    """Refuse facts that no game can hold at once."""
    for index, area in enumerate(areas_of(document)):
        player, path = sea.players[area.seat], f"players[{index}]"
        check_cards(player, area, path, bool(document.pending))
    check_special_cards(sea)


def check_cards(player: Player, area: PlayerPosition, path: str, half_done: bool) -> None:
    """Check that shown cards are in the hand, and that cards are given up only during a choice (UC-SETUP-37, -41)."""
    if area.shown is not UNSET and sorted(area.shown) != sorted(player.cards.shown):
        refuse(f"{path}.shown", problem("shown_cards_hand_each_once"), "UC-SETUP-41")
    if player.cards.dropped and not half_done:
        refuse(f"{path}.dropped", shared_problem("nobody_choosing_cards"), "UC-SETUP-37")


def check_special_cards(sea: Sea) -> None:
    """Check that the game has six special cards of cost 3 (UC-LIMIT-09)."""
    held = [
        card
        for player in sea.players
        for card in (*player.cards.hand, *player.cards.claimed, *player.cards.under_board)
    ]
    three = [
        card
        for card in (*held, *sea.specials.three_credit)
        if card != ASSISTANT and sea.box.card(card).costs_three()
    ]
    if len(three) > COST_THREE_SHOWN:
        refuse("three_credit", problem("six_special_cards_cost_3"), "UC-LIMIT-09")
