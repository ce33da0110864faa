"""The agenda: the pending tasks, as a chain that copies share, and the state that works on it.

The top task either does its work and pushes the tasks that follow, or it is the open decision. From this one place
come legal moves, reasons, saves and search. Where players act at the same time, each has a lane: an agenda
of its own.
"""

from __future__ import annotations

from typing import Any

from nextfrontier.kernel import mypyc_attr
from nextfrontier.kernel.bits import is_listed
from nextfrontier.kernel.chance import Unknowable
from nextfrontier.kernel.decisions import Decision, MoveFacts, Open
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.families import FAMILY, Family, read_move, why_unknown
from nextfrontier.kernel.ground import TABLE, Ground
from nextfrontier.kernel.promises import has_promise, keeps_promises, legal_moves, nearest_promise
from nextfrontier.kernel.reasons import Reason, Refused, refusal
from nextfrontier.kernel.tasks import FREE, UNKNOWN, Cell, Task

Standing = tuple[Cell | None, int, list[Cell | None]]  # agenda, active seat and lanes


class Stuck(Exception):
    """A required decision without a legal move: an error of the rules code."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Ground):
    """The whole game as data, with the tasks that are pending and the moves that are asked for."""

    __slots__ = ()

    def __repr__(self) -> str:
        asked = [f"seat {each.seat} {each.decision.kind()}" for each in self.decisions() if not each.optional]
        kind = type(self).__name__ if self.viewer == TABLE else f"view of {type(self).__name__}"
        return f"<{kind}, {self.seats} seats: {', '.join(asked) or 'over'}>"

    # The agenda.

    def push(self, task: Task[Any]) -> None:
        """Put a task on top: it comes before everything that is pending."""
        self.agenda = Cell(task, self.agenda)

    def open_lanes(self, tasks: list[Task[Any] | None]) -> None:
        """Let every seat with a task act at the same time; the agenda waits until all are done."""
        self.lanes = [None if task is None else Cell(task, None) for task in tasks]

    def settle(self) -> None:
        """Run rules until somebody must decide or the game is over."""
        while True:
            if self.lanes and self.run_lanes():
                return
            if self.run():
                return

    def run(self) -> bool:
        """Work on the agenda; true when it waits for an answer or is empty, false when lanes were opened."""
        while True:
            decision = self.next_decision()
            if decision is None:
                self.options = []
                return not self.lanes
            if self.wait_for(decision):
                return True

    def next_decision(self) -> Decision[Any] | None:
        """Run tasks until one asks; none when the agenda is empty or waits for lanes."""
        while True:
            cell = self.agenda
            if cell is None or self.lanes:
                return None
            task = cell.task
            if task.asks():
                assert isinstance(task, Decision)
                return task
            self.agenda = cell.below
            task.run(self)

    def wait_for(self, decision: Decision[Any]) -> bool:
        """Find the legal moves of the top decision; a single one is played at once."""
        if not self.knows_moves():
            self.options = []
            return True
        moves = legal_moves(self, decision)
        if len(moves) == 1 and not decision.always_asked():
            if self.watch is not None:
                self.watch.note(self, decision, moves[0])
            self.answer(moves[0])
            return False
        if not moves and not self.searching:
            raise Stuck(f"no legal move in {decision.kind()}")
        self.options = moves
        return True

    def run_lanes(self) -> bool:
        """Work on every lane; true while somebody still has to answer."""
        waiting = False
        for seat in range(self.seats):
            if self.lanes[seat] is not None:
                self.run_lane(seat, -1)
                waiting = waiting or self.lanes[seat] is not None
        if not waiting:
            self.lanes = []
        return waiting

    def run_lane(self, seat: int, move: int) -> None:
        """Answer the lane's decision (a negative move: nothing to answer) and go on to its next one.

        The lane runs as if it were alone; nothing of the order in which seats answer stays in the state.
        """
        main, active, lanes = self.enter(seat)
        if move >= 0:
            self.answer(move)
        self.run()
        assert not self.lanes, "a lane opens no lanes"
        lanes[seat] = self.agenda
        self.agenda, self.active, self.lanes, self.options = main, active, lanes, []

    def answer(self, move: int) -> None:
        """Carry out a legal move of the top decision."""
        cell = self.agenda
        assert cell is not None
        decision = cell.task
        assert isinstance(decision, Decision)
        if move < 0:
            raise Unknowable("this move names a hidden thing")
        if move < FREE:
            self.agenda = cell.below
        self.family(decision, move).apply(self, decision, move)

    # Decisions and moves.

    def required_decision(self, seat: int) -> Decision[Any] | None:
        """Return the decision that waits for this seat."""
        cell = self.agenda if seat == self.active else None
        if self.lanes:
            cell = self.lanes[seat]
        if cell is None:
            return None
        task = cell.task
        return task if isinstance(task, Decision) else None

    def decision(self, seat: int) -> Decision[Any] | None:
        """Return the decision that this seat may answer now: the one that waits for it, else the one it is offered."""
        required = self.required_decision(seat)
        return self.offer(seat) if required is None else required

    def decisions(self) -> list[Open]:
        """Return all open decisions; an optional one need not be answered. Empty when the game is over."""
        found: list[Open] = []
        for seat in range(self.seats):
            decision = self.decision(seat)
            if decision is not None:
                found.append(Open(seat, decision, self.required_decision(seat) is None))
        return found

    def to_move(self) -> int:
        """Return the first seat that must decide, or -1."""
        if not self.lanes:
            return -1 if self.agenda is None else self.active
        for seat in range(self.seats):
            if self.lanes[seat] is not None:
                return seat
        return -1

    def moves(self, seat: int) -> list[int]:
        """Return all legal moves of this seat's open decision."""
        return (
            self.moves_there(seat, False)
            if self.lanes or self.required_decision(seat) is None
            else self.options
        )

    def rising_moves(self, seat: int) -> list[int]:
        """Return the moves that bots and playouts try: of steps that differ only in order those in rising ranks."""
        decision = self.required_decision(seat)
        if decision is not None and not self.lanes:
            return decision.rising(self, self.options)
        return self.moves_there(seat, True)

    def moves_there(self, seat: int, rising: bool) -> list[int]:
        """Return the legal moves in this seat's lane or of its offered decision, perhaps only those in rising ranks."""
        decision, required = self.decision(seat), self.required_decision(seat)
        if decision is None:
            return []
        before = self.enter(seat)
        try:
            if required is None:
                return decision.moves(self) if self.knows_moves() else []
            moves = legal_moves(self, decision)
            return decision.rising(self, moves) if rising else moves
        finally:
            self.agenda, self.active, self.lanes = before

    def enter(self, seat: int) -> Standing:
        """Stand where this seat is asked, in its lane or as the active seat; return where to go back to."""
        before = (self.agenda, self.active, self.lanes)
        if self.lanes and self.lanes[seat] is not None:
            self.agenda, self.lanes = self.lanes[seat], []
        self.active = seat
        return before

    def standing(self, seat: int) -> State:
        """Return a copy of this state as the open decision of this seat sees it; itself where no copy is needed."""
        there = self.copy() if self.lanes or self.required_decision(seat) is None else self
        there.enter(seat)
        return there

    def domain(self, seat: int) -> list[int]:
        """Return all thinkable moves of this seat's open decision."""
        decision = self.decision(seat)
        if decision is None:
            return []
        before = self.enter(seat)
        try:
            found = decision.domain(self)
            for family in self.moments_at(decision):
                found += family.options(self, decision)
            return found
        finally:
            self.agenda, self.active, self.lanes = before

    def why_not(self, seat: int, move: int) -> list[Reason]:
        """Return the reasons why this seat may not play a thinkable move; none if it may."""
        decision = self.decision(seat)
        if decision is None:
            return [Reason("no_decision", "", {"seat": seat}, [])]
        required = self.required_decision(seat) is not None
        before = self.enter(seat)
        try:
            reasons = self.family(decision, move).why_not(self, decision, move)
            if not reasons and required and has_promise(self, move) and not keeps_promises(self, move):
                return [nearest_promise(self, move).broken()]
            return reasons
        finally:
            self.agenda, self.active, self.lanes = before

    def notation(self, seat: int, move: int) -> str:
        """Return the name of a move of this seat's open decision."""
        decision = self.decision(seat)
        assert decision is not None
        before = self.enter(seat)
        try:
            return self.family(decision, move).spell(self, decision, move)
        finally:
            self.agenda, self.active, self.lanes = before

    def describe(self, seat: int, move: int) -> MoveFacts:
        """Return the facts of a move of this seat's open decision."""
        return self.describe_moves(seat, [move])[0]

    def describe_moves(self, seat: int, moves: list[int]) -> list[MoveFacts]:
        """Return the facts of moves of this seat's open decision."""
        decision = self.decision(seat)
        if decision is None:
            return []
        before = self.enter(seat)
        try:
            found: list[MoveFacts] = []
            for move in moves:
                family = self.family(decision, move)
                text, fields = family.spell(self, decision, move), family.values(self, decision, move)
                found.append(MoveFacts(text, family.kind, fields))
            return found
        finally:
            self.agenda, self.active, self.lanes = before

    def may_reveal(self, seat: int, move: int) -> bool:
        """Does this legal move show something hidden before anybody is asked again, and so end undo?

        What its family cannot rule out is tried on a copy. A view says yes, too, where it cannot know.
        """
        if not self.could_reveal(seat, move):
            return False
        after = self.copy()
        events: list[Event] = []
        after.events = events
        after.viewer = TABLE  # so that another seat's only move is played as well, unless it is hidden
        try:
            after.try_out(seat, move)
        except Unknowable:
            return True
        return any(event.reveals for event in events)

    def could_reveal(self, seat: int, move: int) -> bool:
        """Could this move, by its family and by pending tasks, show something hidden? An upper bound."""
        decision = self.decision(seat)
        assert decision is not None
        stays_open = move >= FREE or self.required_decision(seat) is None
        before = self.enter(seat)
        try:
            family = self.family(decision, move)
            if family.reveals(self, decision, move):
                return True
            asked_next = stays_open or family.leads_to_question()
            assert self.agenda is not None
            return not asked_next and reveals_beneath(self, self.agenda.below)
        finally:
            self.agenda, self.active, self.lanes = before

    def try_out(self, seat: int, move: int) -> None:
        """Play a legal move, but leave the other lanes alone: they wait where they waited."""
        if self.required_decision(seat) is None:
            self.play_offer(seat, move)
            return
        if not self.lanes:
            self.answer(move)
        else:
            self.run_lane(seat, move)
            if any(lane is not None for lane in self.lanes):
                return
        self.settle()

    def parse(self, seat: int, text: str) -> int:
        """Return the thinkable move with this name; refuse a name without a move."""
        decision = self.decision(seat)
        if decision is None:
            raise refusal("no_decision", "", seat=seat)
        before = self.enter(seat)
        try:
            free = self.moments_at(decision)
            move = decision.parse(self, text)
            move = read_move(free, self, decision, text) if move == UNKNOWN else move
            means: list[Reason] = []
            if move == UNKNOWN:
                means = decision.why_unknown(self, text) or why_unknown(free, self, decision, text)
        finally:
            self.agenda, self.active, self.lanes = before
        if move < 0:
            unknown = Reason("unknown_move", "", {"move": text[:80], "decision": decision.kind()}, [])
            raise Refused(means or [unknown])
        return move

    def play(self, seat: int, move: int) -> None:
        """Play a legal move and run the rules to the next decision: the only way a state changes."""
        decision = self.required_decision(seat)
        if decision is None or self.lanes:
            if move not in self.moves(seat):
                raise Refused(self.why_not(seat, move))
            if decision is not None:
                self.run_lane(seat, move)
                self.settle()
            else:
                self.play_offer(seat, move)
            return
        if not is_listed(move, self.options):
            raise Refused(self.why_not(seat, move))
        self.answer(move)
        self.settle()

    def play_offer(self, seat: int, move: int) -> None:
        """Answer an optional decision: nothing that is pending changes."""
        decision = self.offer(seat)
        assert decision is not None
        active, self.active = self.active, seat
        decision.apply(self, move)
        self.active = active

    def knows_moves(self) -> bool:
        """Are the active seat's moves to be known here? A view knows those of its own seat only."""
        return self.viewer == TABLE or self.viewer == self.active

    def moments_at(self, decision: Decision[Any]) -> list[Family[Any, Any]]:
        """Return the families of moves beside the own moves of the open decision."""
        free = decision.is_free_moment() and self.agenda is not None and not self.agenda.closed
        return self.free_moments() if free else []

    def family(self, decision: Decision[Any], move: int) -> Family[Any, Any]:
        """Return the family of a move of a decision, or of a free moment beside it."""
        return self.free_moments()[(move - FREE) >> FAMILY] if move >= FREE else decision.family(move)


def reveals_beneath(state: State, cell: Cell | None) -> bool:
    """Could pending tasks show something hidden before a seat is certainly asked? Yes if nothing is pending."""
    while cell is not None:
        task = cell.task
        if isinstance(task, Decision) and task.always_asked():
            return False
        if task.reveals(state):
            return True
        cell = cell.below
    return True
