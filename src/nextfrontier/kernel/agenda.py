"""The agenda: what is still to happen, as a chain of tasks that copies share, and the state that works on it.

The top task either does its work and pushes what follows, or it is the open decision. From this one place
come legal moves, reasons, saves and search. Where players act at the same time, each has a lane: an agenda
of its own.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from nextfrontier.kernel.chance import Chance, Unshuffled
from nextfrontier.kernel.events import Details, Event
from nextfrontier.kernel.reasons import Reason, Refused, refusal

FREE: Final = 1 << 40  # moves from here on are those of a free moment; they leave the decision open
EVERYTHING: Final = -1  # every bit of what a task may supply
SPECTATOR: Final = -1
TABLE: Final = -2  # the viewer of a state that is no view: the table itself

S = TypeVar("S", bound="State")


class Task(Generic[S]):
    """One pending thing: small, immutable and without hidden identities."""

    def asks(self) -> bool:
        """Is this a decision?"""
        return False

    def run(self, state: S) -> None:
        """Do the work; the task has left the agenda already."""
        raise AssertionError("a decision is answered, not run")

    def is_promise(self) -> bool:
        """Must this still be kept by something that is not yet certain? Only a decision can be a promise."""
        return False

    def keepable(self, state: S) -> bool:
        """Could the promise be kept if it came to the top now?"""
        return True

    def wants(self, state: S) -> int:
        """Bits of what could help to keep the promise."""
        return EVERYTHING

    def supplies(self, state: S) -> int:
        """Bits of what this task could bring: an upper bound."""
        return EVERYTHING

    def could_be_kept(self, state: S, supply: int) -> bool:
        """Could the promise be kept once all of `supply` has come? An upper bound."""
        return supply & self.wants(state) != 0 or self.keepable(state)

    def broken(self) -> Reason:
        """The reason against a move that would break this promise."""
        return Reason("promise_broken", "", {}, [])

    def closes(self) -> bool:
        """Are there no free moments while this is pending?"""
        return False

    def encode(self) -> list[Any]:
        """Name and arguments, as saves and positions write them."""
        raise NotImplementedError


class Decision(Task[S]):
    """A task that asks the active seat. Moves are ints, local to it; notation is made at the edge."""

    def asks(self) -> bool:
        return True

    def kind(self) -> str:
        """The prompt key."""
        raise NotImplementedError

    def rules(self) -> list[str]:
        """The rules that ask for it."""
        raise NotImplementedError

    def moves(self, state: S) -> list[int]:
        """All legal moves, promises beneath and free moments left aside."""
        raise NotImplementedError

    def domain(self, state: S) -> list[int]:
        """All thinkable moves."""
        raise NotImplementedError

    def why_not(self, state: S, move: int) -> list[Reason]:
        """Why a thinkable move is illegal; empty for the legal ones."""
        raise NotImplementedError

    def brings(self, state: S, move: int) -> int:
        """Bits of what a move could bring, all that follows from it included: an upper bound."""
        return EVERYTHING

    def apply(self, state: S, move: int) -> None:
        """Carry out a move; the decision has left the agenda already."""
        raise NotImplementedError

    def notation(self, state: S, move: int) -> str:
        """The stable, readable name of a move."""
        raise NotImplementedError

    def is_free_moment(self) -> bool:
        """Are the moves of a free moment offered beside its own, unless something pending closes them?"""
        return False

    def always_asked(self) -> bool:
        """Is it asked even when only one move is left?"""
        return False


class Cell:
    """A link of the agenda: a task and the chain beneath it."""

    __slots__ = ("below", "closed", "promised", "task")

    def __init__(self, task: Task[Any], below: Cell | None) -> None:
        self.task = task
        self.below = below
        self.promised: bool = task.is_promise() or (below is not None and below.promised)
        self.closed: bool = task.closes() or (below is not None and below.closed)


class Open:
    """An open decision, as hosts and clients see it."""

    __slots__ = ("decision", "optional", "seat")

    def __init__(self, seat: int, decision: Decision[Any], optional: bool) -> None:
        self.seat = seat
        self.decision = decision
        self.optional = optional


class Pile:
    """A place where hidden things lie, its owner (-1: nobody) and who was shown each thing there."""

    __slots__ = ("cards", "owner", "seen")

    def __init__(self, owner: int, cards: list[int], seen: list[int]) -> None:
        self.owner = owner
        self.cards = cards
        self.seen = seen  # bit masks of seats beside the owner; empty: nobody was shown anything


class Stuck(Exception):
    """A required decision without a legal move: an error of the rules code."""


class State:
    """The whole game as data. A game adds its own fields, copying and what its free moments offer."""

    __slots__ = (
        "active",
        "agenda",
        "chance",
        "counters",
        "events",
        "lanes",
        "options",
        "searching",
        "seats",
        "viewer",
    )

    def __init__(
        self,
        seats: int,
        active: int,
        agenda: Cell | None,
        lanes: list[Cell | None],
        options: list[int],
        chance: Chance,
        counters: tuple[int, ...],
        viewer: int,
    ) -> None:
        self.seats = seats
        self.active = active  # the seat whose rules are running
        self.agenda = agenda
        self.lanes = lanes  # one agenda per seat while all act at once, else empty
        self.options = options  # legal moves of the open decision; never changed in place
        self.chance = chance
        self.counters = counters  # shuffles made so far, by stream
        self.viewer = viewer  # TABLE, a seat, or SPECTATOR
        self.events: list[Event] | None = None
        self.searching = False

    # What a game provides.

    def copy(self) -> State:
        """An independent, exact copy without the event list."""
        raise NotImplementedError

    def trial(self) -> State:
        """A copy to look ahead on; what the active seat cannot change before its promises are kept may be shared."""
        return self.copy()

    def free_moves(self) -> list[int]:
        """Legal moves of a free moment of the active seat."""
        return []

    def free_domain(self) -> list[int]:
        """Thinkable moves of a free moment."""
        return []

    def free_why_not(self, move: int) -> list[Reason]:
        """Why a move of a free moment is illegal."""
        return []

    def apply_free(self, move: int) -> None:
        """Carry out a move of a free moment; the open decision stays."""
        raise NotImplementedError

    def free_notation(self, move: int) -> str:
        """The name of a move of a free moment."""
        raise NotImplementedError

    def piles(self) -> list[Pile]:
        """Every place where hidden things lie, in a fixed order; see `views`."""
        return []

    def set_pile(self, index: int, cards: list[int]) -> None:
        """Replace the things of one pile by blanks or by guesses."""
        raise NotImplementedError

    def backs(self) -> list[list[int]]:
        """All things of the game that can be hidden, by the back they show."""
        return []

    def in_sight(self) -> list[int]:
        """All things with a back that lie open to everybody."""
        return []

    def offer(self, seat: int) -> Decision[Any] | None:
        """A decision this seat may answer now but need not."""
        return None

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
        moves = self.legal_moves(decision)
        if len(moves) == 1 and not decision.always_asked():
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
                if self.lanes[seat] is not None:
                    waiting = True
        if not waiting:
            self.lanes = []
        return waiting

    def run_lane(self, seat: int, move: int) -> None:
        """Answer the lane's decision (a negative move: nothing to answer) and go on to its next one.

        The lane runs as if it were alone; nothing of the order in which seats answer stays in the state.
        """
        main, active, lanes = self.agenda, self.active, self.lanes
        self.agenda, self.active, self.lanes = lanes[seat], seat, []
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
        if move >= FREE:
            self.apply_free(move)
            return
        decision = cell.task
        assert isinstance(decision, Decision)
        self.agenda = cell.below
        decision.apply(self, move)

    # Decisions and moves.

    def required(self, seat: int) -> Decision[Any] | None:
        """The decision that waits for this seat."""
        if self.lanes:
            cell = self.lanes[seat]
        else:
            cell = self.agenda if seat == self.active else None
        if cell is None:
            return None
        task = cell.task
        return task if isinstance(task, Decision) else None

    def decision(self, seat: int) -> Decision[Any] | None:
        """What this seat may answer now: what waits for it, else what it is offered."""
        required = self.required(seat)
        return self.offer(seat) if required is None else required

    def decisions(self) -> list[Open]:
        """All open decisions; an optional one need not be answered. Empty when the game is over."""
        found: list[Open] = []
        for seat in range(self.seats):
            required = self.required(seat)
            if required is not None:
                found.append(Open(seat, required, False))
            else:
                offered = self.offer(seat)
                if offered is not None:
                    found.append(Open(seat, offered, True))
        return found

    def to_move(self) -> int:
        """The first seat that must decide, or -1."""
        if not self.lanes:
            return -1 if self.agenda is None else self.active
        for seat in range(self.seats):
            if self.lanes[seat] is not None:
                return seat
        return -1

    def moves(self, seat: int) -> list[int]:
        """All legal moves of this seat's open decision."""
        decision = self.required(seat)
        if decision is None:
            offered = self.offer(seat)
            there = self.on_behalf(seat)
            return offered.moves(there) if offered is not None and there.knows_moves() else []
        if self.lanes:
            return self.in_lane(seat).options
        return self.options

    def in_lane(self, seat: int) -> State:
        """A copy that stands in this seat's lane as if there were no other."""
        alone = self.copy()
        alone.lanes, alone.agenda, alone.active = [], self.lanes[seat], seat
        decision = alone.required(seat)
        assert decision is not None
        alone.options = alone.legal_moves(decision)
        return alone

    def on_behalf(self, seat: int) -> State:
        """A copy in which this seat is the active one."""
        other = self.copy()
        other.active = seat
        return other

    def standing(self, seat: int) -> State:
        """This state as the open decision of this seat sees it: reasons and names are asked of it."""
        if self.required(seat) is None:
            return self.on_behalf(seat)
        return self.in_lane(seat) if self.lanes else self

    def domain(self, seat: int) -> list[int]:
        """All thinkable moves of this seat's open decision."""
        decision = self.decision(seat)
        if decision is None:
            return []
        there = self.standing(seat)
        thinkable = decision.domain(there)
        return thinkable + there.free_domain() if there.at_free_moment(decision) else thinkable

    def why_not(self, seat: int, move: int) -> list[Reason]:
        """Why this seat may not play a thinkable move; empty if it may."""
        decision = self.decision(seat)
        if decision is None:
            return [Reason("no_decision", "", {"seat": seat}, [])]
        there = self.standing(seat)
        reasons = there.free_why_not(move) if move >= FREE else decision.why_not(there, move)
        bound = not reasons and self.required(seat) is not None and there.has_promise(move)
        if bound and not there.keeps_promises(move):
            return [there.nearest_promise(move).broken()]
        return reasons

    def notation(self, seat: int, move: int) -> str:
        """The name of a move of this seat's open decision."""
        there = self.standing(seat)
        if move >= FREE:
            return there.free_notation(move)
        decision = self.decision(seat)
        assert decision is not None
        return decision.notation(there, move)

    def parse(self, seat: int, text: str) -> int:
        """The thinkable move with this name; refused if there is none."""
        decision = self.decision(seat)
        if decision is None:
            raise refusal("no_decision", "", seat=seat)
        there = self.standing(seat)
        for move in decision.domain(there):
            if decision.notation(there, move) == text:
                return move
        if there.at_free_moment(decision):
            for move in there.free_domain():
                if there.free_notation(move) == text:
                    return move
        raise refusal("unknown_move", "", move=text[:80], decision=decision.kind())

    def play(self, seat: int, move: int) -> None:
        """Play a legal move and run the rules to the next decision: the only way a state changes."""
        decision = self.required(seat)
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

    # Promises: a move is legal only if what was promised can still be kept after it.

    def knows_moves(self) -> bool:
        """Are the active seat's moves to be known here? A view knows those of its own seat only."""
        return self.viewer == TABLE or self.viewer == self.active

    def legal_moves(self, decision: Decision[Any]) -> list[int]:
        """The decision's own moves and those of a free moment, less what would break a promise."""
        cell = self.agenda
        assert cell is not None
        if not self.knows_moves():
            return []
        moves = decision.moves(self)
        if self.searching:
            return moves
        below = cell.below
        if below is not None and below.promised:
            moves = [move for move in moves if self.keeps_promises(move)]
        if decision.is_free_moment() and not cell.closed:
            free = self.free_moves()
            if free:
                if cell.promised:
                    free = [move for move in free if self.keeps_promises(move)]
                moves = moves + free
        return moves

    def at_free_moment(self, decision: Decision[Any]) -> bool:
        """Does the open decision offer the moves of a free moment?"""
        return decision.is_free_moment() and self.agenda is not None and not self.agenda.closed

    def has_promise(self, move: int) -> bool:
        """Could this move break a promise?"""
        cell = self.agenda
        if cell is None:
            return False
        if move >= FREE:
            return cell.promised
        return cell.below is not None and cell.below.promised

    def nearest_promise(self, move: int) -> Task[Any]:
        """The open promise that comes up first."""
        cell = self.agenda
        assert cell is not None
        if move < FREE:
            cell = cell.below
        while cell is not None and not cell.task.is_promise():
            cell = cell.below
        assert cell is not None
        return cell.task

    def keeps_promises(self, move: int) -> bool:
        """Can every promise still be kept after this move? Bound first, then search."""
        if move < FREE:
            cell = self.agenda
            assert cell is not None
            decision = cell.task
            assert isinstance(decision, Decision)
            if not has_hope(self, decision.brings(self, move)):
                return False
        return Lookahead().keeps(self, move)

    # Chance and events.

    def shuffled(self, stream: int, items: list[int]) -> list[int]:
        """The items in random order, by the next outcome of a stream."""
        count = self.counters[stream]
        outcome = self.chance.shuffle(stream, count, items)
        counters = list(self.counters)
        counters[stream] = count + 1
        self.counters = tuple(counters)
        return outcome

    def tell(self, kind: str, cause: str, details: Details) -> None:
        """Record a public event of the active seat, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, self.active, cause, details, {}, -1, False))

    def tell_secret(
        self, kind: str, cause: str, details: Details, secret: Details, audience: int, reveals: bool
    ) -> None:
        """Record an event with a part that only some seats may see."""
        if self.events is not None:
            self.events.append(Event(kind, self.active, cause, details, secret, audience, reveals))


def is_listed(move: int, moves: list[int]) -> bool:
    """Is it one of them? Compiled, this is quicker than `in`."""
    for other in moves:
        if other == move:
            return True
    return False


NODE_LIMIT: Final = 100_000
LOOKING_AHEAD: Final = Unshuffled()


class SearchLimit(Exception):
    """The look-ahead met more positions than any real game has: an error of the rules code."""


class Lookahead:
    """Depth-first search for one way to keep all promises, without free moments and unknown cards."""

    __slots__ = ("nodes",)

    def __init__(self) -> None:
        self.nodes = 0

    def keeps(self, state: State, move: int) -> bool:
        """Play the move on a copy and look whether what was promised can still be done."""
        trial = state.trial()
        trial.searching = True
        trial.chance = LOOKING_AHEAD
        self.play(trial, move)
        return self.alive(trial)

    def play(self, trial: State, move: int) -> None:
        """Carry out a move and count it."""
        self.nodes += 1
        if self.nodes > NODE_LIMIT:
            raise SearchLimit(f"{self.nodes} positions")
        trial.answer(move)

    def alive(self, trial: State) -> bool:
        """Is there a way to keep every open promise? The trial itself is played on by its last move."""
        while True:
            decision = trial.next_decision()
            verdict = quick_verdict(trial)
            if verdict >= 0 or decision is None:
                return verdict == 1
            moves = decision.moves(trial)
            last = -1
            known, hope = EVERYTHING, True
            for move in moves:
                brings = decision.brings(trial, move)
                if brings != known:
                    known, hope = brings, has_hope(trial, brings)
                if hope:
                    if last >= 0 and self.keeps(trial, last):
                        return True
                    last = move
            if last < 0:
                return False
            self.play(trial, last)


def has_hope(state: State, supply: int) -> bool:
    """Could the promises beneath the top decision be kept if its answer brought this supply? An upper bound."""
    cell = state.agenda
    assert cell is not None
    cell = cell.below
    while supply != EVERYTHING and cell is not None and cell.promised:
        task = cell.task
        if task.is_promise() and not task.could_be_kept(state, supply):
            return False
        supply |= task.supplies(state)
        cell = cell.below
    return True


def quick_verdict(state: State) -> int:
    """1: can be kept as things are. 0: nothing pending could help. -1: only a search can tell."""
    cell = state.agenda
    supply = 0
    alone = True
    while cell is not None and cell.promised:
        task = cell.task
        if task.is_promise():
            last = cell.below is None or not cell.below.promised
            if last and alone and task.keepable(state):
                return 1
            if not task.could_be_kept(state, supply):
                return 0
            if last:
                return -1
            alone = False
        supply |= task.supplies(state)
        cell = cell.below
    return 1
