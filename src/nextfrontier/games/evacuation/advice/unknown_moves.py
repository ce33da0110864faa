"""Texts that are no thinkable move, but plainly mean one: a card not in hand, an item that does not lie there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.effects.effect import reason
from nextfrontier.games.evacuation.rules.loading import why_not_load_units
from nextfrontier.games.evacuation.state.box import INFRASTRUCTURE_FROM, SHIPS_FROM, STADIUMS_FROM
from nextfrontier.games.evacuation.state.goods import NAMES
from nextfrontier.games.evacuation.state.rows import INFRASTRUCTURE, SHIPS, STADIUMS
from nextfrontier.kernel.reasons import Reason

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

CARD: Final = re.compile(r"(?:(A[0-9]{1,2}) )?card ([0-9]{1,3})|(A[0-9]{1,2})")
AMOUNT: Final = re.compile(r"load S[0-9]+ ([0-9]{1,3}) (food|steel|energy)")
ITEMS: Final = {  # by the first word of a move the lowest and the highest number of the items of its row
    "ship": (SHIPS_FROM, STADIUMS_FROM - 1, SHIPS),
    "stadium": (STADIUMS_FROM, INFRASTRUCTURE_FROM - 1, STADIUMS),
    "take": (INFRASTRUCTURE_FROM, INFRASTRUCTURE_FROM + 99, INFRASTRUCTURE),
}


def why_unknown_action(worlds: Worlds, text: str) -> list[Reason]:
    """Refuse an action with a card that is not thinkable; all cards that the seat does not hold get one answer."""
    found = CARD.fullmatch(text)
    if found is None:
        return why_no_free_move(worlds, text)
    actions = [action.id for action in worlds.box.board_actions]
    if (found[1] or found[3] or actions[0]) not in actions:
        return [reason("no_such_action", "EV-ACTION-04")]
    if found[3]:
        return [reason("card_needed", "EV-ADV-08", action=found[3])] if worlds.rules.advanced else []
    number = int(found[2])
    if not worlds.rules.advanced:
        return [reason("no_action_cards", "EV-ADV-01")]
    if not 0 < number <= len(worlds.box.action_cards):
        return []
    return [] if number in worlds.me().hand else [reason("not_in_hand", "EV-ADV-06", card=number)]


def why_no_free_move(worlds: Worlds, text: str) -> list[Reason]:
    """Return the reasons why a technology or a Common Goal is not offered at a free moment."""
    return why_not_developed(worlds, text) or why_no_goal(worlds, text)


def why_not_developed(worlds: Worlds, text: str) -> list[Reason]:
    """Refuse a technology that is not fully developed yet (EV-TECH-02)."""
    for technology in worlds.box.technologies:
        if text == f"use {technology.id}":
            if technology.number in worlds.me().technologies.all_developed():
                return [reason("no_use", "OQ-68", technology=technology.id)]
            return [reason("not_developed", "EV-TECH-02", technology=technology.id)]
    return []


def why_no_goal(worlds: Worlds, text: str) -> list[Reason]:
    """Refuse a Common Goal that is not here, is played, or was not claimed (EV-MOD-02..04)."""
    for number, goal in enumerate(worlds.box.common_goals):
        if text != f"goal {goal.id}" or number in worlds.me().goals.claimed:
            continue
        if number in worlds.me().goals.played:
            return [reason("goal_played", "EV-MOD-04", goal=goal.id)]
        others = [
            other for player in worlds.players for other in (*player.goals.claimed, *player.goals.played)
        ]
        if number in worlds.common or number in others:
            return [reason("goal_not_claimed", "EV-MOD-03", goal=goal.id)]
        return [reason("goal_not_in_game", "EV-MOD-02", goal=goal.id)]
    return []


def why_no_item(worlds: Worlds, text: str) -> list[Reason]:
    """Refuse to take or play a ship, Stadium or Infrastructure card that lies somewhere else."""
    word, _, rest = text.partition(" ")
    id_ = rest.split(" ")[0]
    number = worlds.box.ids.get(id_, 0)
    if word == "play" and number >= INFRASTRUCTURE_FROM and number not in worlds.me().infrastructure.hand:
        return [reason("infrastructure_not_in_hand", "EV-INFRA-04", card=id_)]
    low, high, row = ITEMS.get(word, (1, 0, 0))
    lies_there = number in worlds.rows[row].items or number == worlds.looked
    return [reason("not_in_row", "EV-AGING-01", item=id_)] if low <= number <= high and not lies_there else []


def why_no_ship(worlds: Worlds, text: str) -> list[Reason]:
    """Refuse to send or load a ship that is not there, or has not been sent (EV-TRANS-19)."""
    word, _, rest = text.partition(" ")
    id_ = rest.split(" ")[0]
    number, player = worlds.box.ids.get(id_, 0), worlds.me()
    if word not in ("send", "load") or not SHIPS_FROM <= number < STADIUMS_FROM:
        return []
    for flight in player.fleet.flights:
        if flight.ship == number and word == "load":
            amount = AMOUNT.fullmatch(text)
            kind = NAMES.index(amount[2]) if amount else 0
            return why_not_load_units(worlds, player, flight, int(amount[1]), kind) if amount else []
    sent = [flight.ship for flight in player.fleet.flights] + list(player.fleet.returning)
    if number in sent:
        return [reason("ship_sent", "EV-TRANS-19", ship=id_)]
    if number not in player.fleet.ships[0] and number not in player.fleet.ships[1]:
        return [reason("not_your_ship", "EV-TRANS-19", ship=id_)]
    return [reason("ship_not_sent", "EV-TRANS-19", ship=id_)] if word == "load" else []
