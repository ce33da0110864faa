"""A game put into a position: a fresh deal overwritten by a document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from nextfrontier.games.evacuation.positions.contradictions import refuse_contradictions, refuse_unused_parts
from nextfrontier.games.evacuation.positions.documents import Position
from nextfrontier.games.evacuation.positions.modules import set_bonuses, set_common_goals, set_lines
from nextfrontier.games.evacuation.positions.moments import open_phase, phase_number
from nextfrontier.games.evacuation.positions.nations import grid_of, number_in, set_nation
from nextfrontier.games.evacuation.positions.pending import reader_of
from nextfrontier.games.evacuation.positions.rival import set_rival
from nextfrontier.games.evacuation.positions.things import Names, place_actions, place_goals, place_items
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.games.evacuation.rules.actions import NextTurn
from nextfrontier.games.evacuation.rules.draft import DraftRound, DropGoal, KeepGoal, PassGoals
from nextfrontier.games.evacuation.rules.progress import Advance, NextToAdvance
from nextfrontier.games.evacuation.rules.setup import deal
from nextfrontier.games.evacuation.rules.solo import progress_line, turn_line
from nextfrontier.games.evacuation.state.box import Box
from nextfrontier.games.evacuation.state.phases import ACTIONS, BONUSES
from nextfrontier.games.evacuation.state.player import passages_between
from nextfrontier.games.evacuation.state.worlds import Rules, Worlds
from nextfrontier.kernel.agenda import Stuck
from nextfrontier.kernel.chance import Chance, Unknowable
from nextfrontier.kernel.reasons import problem as shared_problem
from nextfrontier.kernel.values import replace_fields
from nextfrontier.kit.positions import bad_position, read_position, refuse, set_tasks
from nextfrontier.kit.problems import MOST_OF_A_DETAIL

MAX_PENDING = 100


def position_of(box: Box, seats: int, rules: Rules, chance: Chance, changes: Mapping[str, object]) -> Worlds:
    """Return a game dealt afresh, with set-up decisions done, and then overwritten."""
    document = read_position(changes, Position)
    refuse_unused_parts(rules, seats, document)
    worlds = deal(box, seats, rules, chance)
    set_time(worlds, document)
    names = Names(worlds)
    areas = [] if document.players is UNSET else document.players
    seats_named = [area.seat for area in areas]
    if len(set(seats_named)) != len(areas) or any(not 0 <= seat < seats for seat in seats_named):
        refuse("players", shared_problem("expected_each_seat_from_0", seats=seats - 1))
    for index, area in enumerate(areas):
        set_nation(worlds, worlds.players[area.seat], area, f"players[{index}]", names)
    set_rival(worlds, document, names)
    place_items(worlds, document, names)
    place_goals(worlds, document, names)
    place_actions(worlds, document, names)
    check_dealt(worlds)
    set_table(worlds, document)
    refuse_contradictions(worlds, document)
    set_agenda(worlds, document)
    return worlds


def set_time(worlds: Worlds, document: Position) -> None:
    """Set year, phase, order and the player on turn."""
    if document.year is not UNSET:
        worlds.year = document.year
    set_phase(worlds, document)
    if document.order is not UNSET:
        if sorted(document.order) != list(range(worlds.seats)):
            refuse(
                "order", shared_problem("expected_every_seat_from_0", seats=worlds.seats - 1), "EV-SETUP-32"
            )
        worlds.order = tuple(document.order)
    worlds.active = worlds.order[0] if document.to_play is UNSET else document.to_play
    if worlds.active not in worlds.order:
        refuse("to_play", shared_problem("no_seat", seat=worlds.active))


def set_phase(worlds: Worlds, document: Position) -> None:
    """Set the phase by name or number, and whether the game is over."""
    given = document.phase
    worlds.finished = document.finished is True or given == "over"
    if given == "over":
        if document.finished is False:
            refuse("finished", problem("phase_says_that_game_over"), "EV-GAME-07")
        worlds.phase = BONUSES  # there is no Cleanup after the last year (EV-CLEAN-01)
    else:
        worlds.phase = ACTIONS if given is UNSET else phase_number(given)


def check_dealt(worlds: Worlds) -> None:
    """Check that every seat has a continent and a technology set of its own (EV-SETUP-02, -08)."""
    if len({player.continent.id for player in worlds.players}) != worlds.seats:
        refuse("players", problem("continents_all_different"), "EV-SETUP-02")
    if len({player.technologies.set for player in worlds.players}) != worlds.seats:
        deal_other_sets(worlds)


def deal_other_sets(worlds: Worlds) -> None:
    """Deal a free set to each player whose set is named for somebody else."""
    taken: set[int] = set()
    for player in sorted(worlds.players, key=lambda player: sum(player.technologies.research) == 0):
        if player.technologies.set in taken:
            if any(player.technologies.research):
                refuse("players", problem("technology_sets_all_different"), "EV-SETUP-08")
            set_ = next(number for number in (1, 2, 3, 4) if number not in taken)
            player.technologies = replace_fields(
                player.technologies, set=set_, grid=grid_of(worlds.box, set_)
            )
        taken.add(player.technologies.set)


def set_table(worlds: Worlds, document: Position) -> None:
    """Set Bonus stack, modules and the end of a race."""
    set_bonuses(worlds, document)
    set_common_goals(worlds, document)
    set_lines(worlds, document)
    if document.ending is not UNSET:
        worlds.ending = number_in(document.ending, -1, worlds.seats - 1, "ending")


def set_agenda(worlds: Worlds, document: Position) -> None:
    """Set the pending tasks, or the start of the phase or of the turn of `to_play`."""
    pending: list[Any] = [] if document.pending is UNSET else document.pending
    if len(pending) > MAX_PENDING:
        refuse("pending", problem("too_much_pending"))
    if not pending and not worlds.finished:
        open_phase(worlds, document.to_play is not UNSET)
    else:
        set_tasks(worlds, pending, reader_of(worlds.box))
    check_agenda(worlds)
    try:
        worlds.settle()
    except (AssertionError, LookupError, Stuck, TypeError, Unknowable, ValueError) as error:
        path = "pending" if pending else "phase"
        raise bad_position(
            path, shared_problem("cannot_be_resolved", error=str(error)[:MOST_OF_A_DETAIL])
        ) from None


def check_agenda(worlds: Worlds) -> None:
    """Check that the next player is in the line of turns; Passages separate markers only during an advance."""
    check_draft(worlds)
    advancing = -1
    cell = worlds.agenda
    while cell is not None:
        task = cell.task
        if isinstance(task, NextTurn) and not -1 <= task.place < len(turn_line(worlds)):
            refuse("pending", problem("no_such_place_line_turns"), "EV-ACTION-02")
        if isinstance(task, NextToAdvance) and not 0 <= task.place <= len(progress_line(worlds)):
            refuse("pending", problem("no_such_place_line_turns"), "EV-PROG-03")
        if isinstance(task, Advance) and task.moved >= 0:
            advancing = worlds.active
        cell = cell.below
    for player in worlds.players:
        if player.seat != advancing and passages_between(*player.progress.steps) > 1:
            path = f"players[{player.seat}].markers"
            refuse(path, problem("one_passage_between_markers"), "EV-PASS-02")


def check_draft(worlds: Worlds) -> None:
    """Check that everybody who chooses Goal cards takes them out of a pack (EV-SETUP-13, -14)."""
    for agenda in (worlds.agenda, *worlds.lanes):
        cell = agenda
        while cell is not None:
            if worlds.draft is None and isinstance(cell.task, DraftRound | PassGoals | KeepGoal | DropGoal):
                refuse("draft", problem("packs_pending_draft_missing"), "EV-SETUP-13")
            cell = cell.below
