"""Unlikely things in a position that no rule forbids.

A state that was reached by play has none of it, but for great riches: those are rare there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nextfrontier.games.evacuation.positions.encode import is_start_of_turn
from nextfrontier.games.evacuation.positions.things import KEPT_GOALS
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.games.evacuation.rules.action_cards import HAND
from nextfrontier.games.evacuation.rules.years import YEARS
from nextfrontier.games.evacuation.state.box import ACTION_BACK, STARTING_STADIUM
from nextfrontier.games.evacuation.state.goods import KINDS, NAMES, WORLDS
from nextfrontier.games.evacuation.state.rows import ROWS
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.game import Doubt
from nextfrontier.kernel.reasons import problem as shared_problem

ITEMS: Final = 3
MUCH: Final = 60


def doubts_of(worlds: Worlds) -> list[Doubt]:
    """Return everything unlikely in a position; things that change in a turn are checked only where a turn begins."""
    found = [
        *stack_order(worlds),
        *early_end(worlds),
        *riches(worlds),
        *lost_cards(worlds),
        *goals_held(worlds),
    ]
    found += starting_stadiums(worlds)
    if is_start_of_turn(worlds):
        found += [*short_rows(worlds), *hands(worlds), *cards_under_actions(worlds)]
    return found


def stack_order(worlds: Worlds) -> Iterator[Doubt]:
    """Doubt a stack in which the Bonus card with the flag does not lie at the bottom (EV-SETUP-27)."""
    flags = [worlds.box.bonuses[number].flag for number in worlds.bonuses]
    if flags != [False] * (len(flags) - 1) + [True]:
        yield Doubt("bonus_stack", "bonuses", problem("one_card_flag_lies_bottom"))


def early_end(worlds: Worlds) -> Iterator[Doubt]:
    """Doubt the end of a Points game before the end of year 4 (EV-GAME-07)."""
    if worlds.finished and not worlds.rules.race and worlds.year < YEARS:
        yield Doubt("early_end", "year", problem("game_over_year", year=worlds.year, years=YEARS))


def riches(worlds: Worlds) -> Iterator[Doubt]:
    """Doubt amounts that are hardly ever held."""
    for player in worlds.players:
        for place, amount in enumerate(player.goods):
            if amount > MUCH:
                path = f"players[{player.seat}].{WORLDS[place // KINDS]}.{NAMES[place % KINDS]}"
                yield Doubt("riches", path, shared_problem("hardly_anybody_ever_holds_more", much=MUCH))


def lost_cards(worlds: Worlds) -> Iterator[Doubt]:
    """Doubt Action cards that are not in the game (EV-ADV-02)."""
    if not worlds.rules.advanced:
        return
    found = len(worlds.cards.deck) + len(worlds.cards.discard)
    for player in worlds.players:
        found += (
            len(player.hand) + len(player.actions.under) + len(player.actions.shown) + len(player.dropped)
        )
    missing = len(worlds.box.backs[ACTION_BACK]) - found
    if missing:
        yield Doubt("lost_cards", "action_deck", problem("action_cards_nowhere", missing=missing))


def goals_held(worlds: Worlds) -> Iterator[Doubt]:
    """Doubt other numbers than three Goal cards each after the draft (EV-SETUP-16)."""
    if worlds.rules.race or not worlds.phase:
        return
    for player in worlds.players:
        if len(player.goals.cards) != KEPT_GOALS:
            path = f"players[{player.seat}].goals"
            yield Doubt(
                "goals_held",
                path,
                problem("nation_has_goal_cards_not", kept_goals=KEPT_GOALS, cards=len(player.goals.cards)),
            )


def starting_stadiums(worlds: Worlds) -> Iterator[Doubt]:
    """Doubt nations without a Stadium: every nation begins with one (EV-SETUP-07)."""
    for player in worlds.players:
        aboard = [number for flight in player.fleet.flights for number in flight.stadiums]
        if STARTING_STADIUM not in (*player.stadiums[0], *player.stadiums[1], *aboard):
            path = f"players[{player.seat}].stadiums"
            yield Doubt("starting_stadium", path, problem("starting_stadium_on_neither_world"))


def short_rows(worlds: Worlds) -> Iterator[Doubt]:
    """Doubt rows that are not filled up though there are items (EV-AGING-01)."""
    for row, name in enumerate(ROWS):
        if len(worlds.rows[row].items) < ITEMS and worlds.rows[row].deck:
            yield Doubt("short_row", f"rows.{name}", problem("row_has_items_while_its", items=ITEMS))


def hands(worlds: Worlds) -> Iterator[Doubt]:
    """Doubt other hands than four Action cards between turns (EV-ADV-03, -10)."""
    for player in worlds.players if worlds.rules.advanced else []:
        if len(player.hand) != HAND:
            found = problem("hand_of_action_cards", hand=HAND, found=len(player.hand))
            yield Doubt("hand", f"players[{player.seat}].hand", found)


def cards_under_actions(worlds: Worlds) -> Iterator[Doubt]:
    """Doubt a board action of the year with no card under it (EV-ADV-08)."""
    for player in worlds.players if worlds.rules.advanced else []:
        if len(player.actions.under) != len(player.actions.tucked):
            cards, actions = len(player.actions.under), len(player.actions.tucked)
            found = problem("other_cards_under_actions", cards=cards, actions=actions)
            yield Doubt("cards_under_actions", f"players[{player.seat}].under", found)
