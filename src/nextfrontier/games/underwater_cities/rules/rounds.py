"""Turns of a round, its end and the new turn order (UC-ROUND, UC-TURN-01..03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.underwater_cities.rules.eras import EndOfEra, ProductionPhase
from nextfrontier.games.underwater_cities.rules.federation import BELOW, TOP
from nextfrontier.games.underwater_cities.rules.hand import Keep
from nextfrontier.games.underwater_cities.rules.solo import move_neutral_tiles
from nextfrontier.games.underwater_cities.rules.turn import ChooseTurn
from nextfrontier.kernel.shapes import Shape
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.games.underwater_cities.state.sea import Sea

TURNS_PER_ROUND: Final = 3  # for each player (UC-GEN-07, UC-ROUND-01)
PRODUCTION_AFTER: Final = [4, 7, 10]  # rounds: one production an Era (UC-GEN-03, -04, UC-ROUND-12, -13)


class NextRound(Task["Sea"]):
    """Begin a round with the first player of the order."""

    shape = Shape("next_round")

    def run(self, state: Sea) -> None:
        calendar = state.calendar = state.calendar.copy()
        calendar.cycle = 1
        state.tell(
            "round_began",
            "UC-ROUND-01",
            {"round": calendar.round, "era": calendar.era, "order": list(calendar.order)},
        )
        take_turn(state, calendar.order[0])


def take_turn(sea: Sea, seat: int) -> None:
    """Let a seat take its turn; only here its hand is reduced to the limit (UC-TURN-03, UC-ENDTURN-04, -07)."""
    sea.active = seat
    sea.push(NextTurn())
    sea.push(ChooseTurn())
    player = sea.players[seat]
    if len(player.cards.hand) > player.hand_limit():
        sea.push(Keep(False))


class NextTurn(Task["Sea"]):
    """Give the turn to the next of the order; end the round after three cycles (UC-TURN-01, UC-ROUND-01, -02)."""

    shape = Shape("next_turn")

    def run(self, state: Sea) -> None:
        calendar = state.calendar
        place = calendar.order.index(state.active) + 1
        if place == state.seats:
            place = 0
            calendar = state.calendar = calendar.copy()
            calendar.cycle += 1
        if calendar.cycle > TURNS_PER_ROUND:
            state.push(EndOfRound())
        else:
            take_turn(state, calendar.order[place])


class EndOfRound(Task["Sea"]):
    """Return tiles and markers, set the order of the next round, move the Era marker (UC-TURN-02, UC-ROUND-03..11)."""

    shape = Shape("end_of_round")

    def run(self, state: Sea) -> None:
        calendar = state.calendar = state.calendar.copy()
        calendar.cycle = 0
        if state.seats == 1:  # the order of one stays (UC-SOLO-09, -25)
            move_neutral_tiles(state)
        else:
            calendar.order = tuple(new_order(state))
        clear_board(state)
        if calendar.round in PRODUCTION_AFTER:
            state.push(EndOfEra())
            state.push(ProductionPhase())
        else:
            calendar.round += 1
            state.push(NextRound())


def new_order(sea: Sea) -> list[int]:
    """Return the order: foremost first, upper of a stack first, others as before (UC-ROUND-05..07, UC-FED-13)."""
    order: list[int] = []
    for space in range(TOP, BELOW, -1):
        order += sea.board.track[space][::-1]
    return order + [seat for seat in sea.calendar.order if seat not in order]


def clear_board(sea: Sea) -> None:
    """Return tiles, and all markers below the track (UC-ROUND-09, UC-FED-11, UC-CLONE-08, UC-SETUP-36, UC-SOLO-25)."""
    board = sea.board = sea.board.copy()
    board.slots = [()] * len(board.slots) if sea.seats > 1 else board.slots
    board.track = [tuple(sorted(sea.calendar.order)), (), (), (), ()]
    board.clone_used = False
    board.advanced = False
    for player in sea.players:
        player.space = BELOW
