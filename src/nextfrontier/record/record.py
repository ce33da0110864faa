"""A played game with its history: play by notation, undo and redo, replay, save.

Rows are only ever appended; the moves that count are a fold over them. States are never changed once they
stand in the history, so going back is taking an older one.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Chance, Outcomes, Replayed, commitment, seed_bytes
from nextfrontier.kernel.events import EVERYBODY, Event
from nextfrontier.kernel.game import PRINTING, Document, Game, brief, check_seats
from nextfrontier.kernel.reasons import Refused, problem, refusal
from nextfrontier.kernel.views import view_of
from nextfrontier.record.asking import refusal_by_name
from nextfrontier.record.history import PLAY, REDO, UNDO, Entry, Line, Row, play_on_copy

FORMAT: Final = "next-frontier-save"
FORMAT_VERSION: Final = 1
SNAPSHOT_EVERY: Final = 16
LONGEST_SEED: Final = 1000
MOST_TRIED: Final = 400  # moves of others played again to tell how far a seat can go back


class Record:
    """One played game. Requests are refused with a reason and then change nothing."""

    __slots__ = (
        "chance",
        "changes",
        "entries",
        "game",
        "line",
        "opening",
        "options",
        "rows",
        "seats",
        "seed",
        "state",
        "thinned",
    )

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, object],
        seed: int | str,
        changes: Mapping[str, object] | None = None,
        chance: Chance | None = None,
        state: State | None = None,
    ) -> None:
        self.game = game
        self.seats = check_seats(game, seats)
        self.options = deepcopy(game.self_contained(options))
        self.seed = check_seed(seed)
        self.changes = None if changes is None else deepcopy(dict(changes))  # the position it started from
        self.chance = Chance(seed_bytes(seed), {}) if chance is None else chance
        if state is None:
            state = first_state(game, self.seats, self.options, self.changes, self.chance)
        self.state = state
        self.opening: list[Event] = self.state.events or []  # what set-up did
        self.state.events = None
        self.entries: list[Entry] = []
        self.rows: list[Row] = []
        self.line = Line(self.seats)
        self.thinned = 0  # entries before this one have given up most of their snapshots

    def __repr__(self) -> str:
        return f"<Record of {self.game.slug}, {len(self.entries)} moves: {self.state!r}>"

    @property
    def version(self) -> int:
        """Return the number that grows by one with every accepted play, undo and redo."""
        return len(self.rows)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.state.to_move() == -1

    @property
    def commitment(self) -> str:
        """Return the hash of the seed, published from the start."""
        return commitment(self.seed)

    @property
    def published_seed(self) -> int | str | None:
        """Return the seed, once the game is over."""
        return self.seed if self.over else None

    def events(self) -> list[Event]:
        """Return all events of the game, from set-up on."""
        found = self.opening[:]
        for entry in self.entries:
            found += entry.events
        return found

    # Requests.

    def play(self, seat: int, text: str, version: int | None = None) -> list[Event]:
        """Play a move by its notation and return its events."""
        return self.play_all(seat, [text], version)

    def play_all(self, seat: int, line: Sequence[str], version: int | None = None) -> list[Event]:
        """Play moves of a seat one after another, all or none, and return their events."""
        self.check(seat, version)
        steps = self.try_on_copies(seat, line)
        for entry, state in steps:
            self.accept(Row(PLAY, seat, entry.move, 0), [*self.entries, entry], state)
        return [event for entry, _ in steps for event in entry.events]

    def undo(self, seat: int, steps: int = 1, version: int | None = None) -> None:
        """Drop the seat's last moves, down to the undo floor, and replay the moves of others since then."""
        self.check(seat, version)
        check_steps(steps)
        rewound = self.rewind_copy(seat, steps)
        if rewound is None:
            possible = self.undoable(seat)
            raise refusal("undo_floor", "", seat=seat, steps=steps, possible=possible)
        entries, state = rewound
        self.accept(Row(UNDO, seat, "", steps), entries, state)

    def redo(self, seat: int, steps: int = 1, version: int | None = None) -> list[Event]:
        """Play again moves that the seat took back, unless it has played another move since."""
        self.check(seat, version)
        check_steps(steps)
        undone = self.line.undone[seat]
        if len(undone) < steps:
            raise refusal("nothing_to_redo", "", seat=seat, steps=steps, possible=len(undone))
        again = self.try_on_copies(seat, undone[: -steps - 1 : -1])
        entries = [entry for entry, _ in again]
        self.accept(Row(REDO, seat, "", steps), [*self.entries, *entries], again[-1][1])
        return [event for entry in entries for event in entry.events]

    def try_on_copies(self, seat: int, line: Sequence[str]) -> list[tuple[Entry, State]]:
        """Play moves on copies and return their entries, each with the state after it; refuse in words for a person.

        Nothing is tried behind a move that ends undo: a refusal there would tell what the move has shown.
        """
        state, steps = self.state, list[tuple[Entry, State]]()
        for number, text in enumerate(line):
            try:
                entry, after = play_on_copy(state, seat, text)
            except Refused as refused:
                raise refusal_by_name(view_of(state, seat), seat, text, refused) from None
            if number + 1 < len(line) and entry.floor >> seat & 1:
                raise refusal("ends_undo_midway", "", move=text[:80])
            steps.append((entry, after))
            state = after
        return steps

    def undoable(self, seat: int) -> int:
        """Count the moves that this seat can take back now; the count stops behind very many moves of others."""
        others, tried, steps = 0, 0, 0
        for i in range(len(self.entries) - 1, self.floor(seat) - 1, -1):
            if self.entries[i].seat != seat:
                others += 1
                continue
            tried += others
            if tried > MOST_TRIED or (others and self.rewind_copy(seat, steps + 1) is None):
                break
            steps += 1
        return steps

    def redoable(self, seat: int) -> int:
        """Count the moves that this seat has taken back."""
        return len(self.line.undone[seat])

    def check(self, seat: int, version: int | None) -> None:
        """Refuse a seat that does not exist and a request made for an older version."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise refusal("unknown_seat", "", seat=brief(seat), last=self.seats - 1)
        if version is not None and version != self.version:
            raise refusal("version_conflict", "", given=version, current=self.version)

    def accept(self, row: Row, entries: list[Entry], state: State) -> None:
        """Accept a row: the one place where a record changes."""
        self.rows.append(row)
        self.line.add(row)
        self.entries = entries
        self.state = state
        self.adopt_chance(state)
        if entries and entries[-1].floor == EVERYBODY:
            self.thin_out(len(entries) - 1)

    def take_up(self, rows: list[Row], line: Line) -> Iterator[None]:
        """Play the moves to which rows lead, one at each step, from set-up on; then take over the rows."""
        for seat, move in line.moves:
            entry, self.state = play_on_copy(self.state, seat, move)
            self.entries.append(entry)
            if entry.floor == EVERYBODY:
                self.thin_out(len(self.entries) - 1)
            yield
        self.rows, self.line = rows, line

    def adopt_chance(self, state: State) -> None:
        """Take over the outcomes of a line of play that was tried apart."""
        apart, own = state.chance.record, self.chance.record
        if state.chance is not self.chance and apart is not None and own is not None:
            own.update(apart)
            state.chance = self.chance

    def thin_out(self, floor: int) -> None:
        """Keep only every so many snapshots behind the floor, where nobody can go back."""
        for i in range(self.thinned, floor):
            if i % SNAPSHOT_EVERY:
                self.entries[i].before = None
        self.thinned = max(self.thinned, floor)

    # Going back.

    def floor(self, seat: int) -> int:
        """Return the number of the first entry that this seat can take back."""
        for i in range(len(self.entries) - 1, -1, -1):
            if self.entries[i].floor >> seat & 1:
                return i + 1
        return 0

    def rewind_copy(self, seat: int, steps: int) -> tuple[list[Entry], State] | None:
        """Return entries and state without the seat's last moves, or None if the floor is before them.

        Chance is recorded apart, so that a mere try leaves no trace.
        """
        own = [i for i in range(self.floor(seat), len(self.entries)) if self.entries[i].seat == seat]
        if len(own) < steps:
            return None
        dropped = own[len(own) - steps :]
        gone = set(dropped)
        entries = self.entries[: dropped[0]]
        state = self.at(dropped[0])
        state.chance = Chance(self.chance.seed, {})
        for i in range(dropped[0], len(self.entries)):
            if i not in gone:
                try:
                    entry, state = play_on_copy(state, self.entries[i].seat, self.entries[i].move)
                except Refused:
                    return None
                entries.append(entry)
        return entries, state

    def at(self, number: int) -> State:
        """Return a copy of the state after so many moves."""
        if number == len(self.entries):
            return self.state.copy()
        start = number
        while start and self.entries[start].before is None:
            start -= 1
        snapshot = self.entries[start].before
        assert snapshot is not None, "the first snapshot is always kept"
        state = snapshot.copy()
        state.chance = self.chance
        for entry in self.entries[start:number]:
            state.play(entry.seat, state.parse(entry.seat, entry.move))
        return state

    def replay(self) -> State:
        """Return the state again, played from the recorded outcomes alone, from set-up on."""
        state = first_state(self.game, self.seats, self.options, self.changes, Replayed(self.outcomes()))
        state.events = None
        for seat, move in self.line.moves:
            state.play(seat, state.parse(seat, move))
        return state

    def outcomes(self) -> Outcomes:
        """Return the outcomes of chance in this line of play, without moves taken back and without those to come."""
        recorded = self.chance.record
        assert recorded is not None
        counters = self.state.counters
        return {
            (stream, count): recorded[(stream, count)]
            for stream, counted in enumerate(counters)
            for count in range(counted)
            if (stream, count) in recorded
        }

    def is_fair(self) -> bool:
        """Do the recorded outcomes come from the seed? Anybody can ask once the seed is published."""
        again = Chance(seed_bytes(self.seed), {})
        state = first_state(self.game, self.seats, self.options, self.changes, again)
        state.events = None
        try:
            for seat, move in self.line.moves:
                state.play(seat, state.parse(seat, move))
        except Refused:
            return False
        return again.record == self.outcomes()

    # Copies and saves.

    def fork(self) -> Record:
        """Return a copy with its whole history that is played independently; the same chance is to come."""
        chance = Chance(self.chance.seed, dict(self.chance.record or {}))
        state = self.state.copy()
        state.chance = chance
        twin = Record(self.game, self.seats, self.options, self.seed, self.changes, chance, state)
        twin.opening, twin.entries, twin.rows = self.opening, self.entries[:], self.rows[:]
        twin.line = self.line.copy()
        twin.thinned = len(self.entries)  # these snapshots are not its own
        return twin

    @property
    def components_version(self) -> int:
        """Return the version of the components that it is played with."""
        printing = self.options.get(PRINTING)
        return printing if isinstance(printing, int) else self.game.components_version

    def options_to_keep(self) -> Document:
        """Return the options as a save has them, in which the version of the components tells the printing."""
        return {name: deepcopy(value) for name, value in self.options.items() if name != PRINTING}

    def save(self) -> Document:
        """Return a self-contained document of plain JSON values. It holds the seed: it is for the host."""
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game.slug,
            "game_version": self.game.version,
            "components_version": self.components_version,
            "seats": self.seats,
            "options": self.options_to_keep(),
            "position": deepcopy(self.changes),
            "seed": self.seed,
            "commitment": self.commitment,
            "chance": {f"{stream}/{count}": cards[:] for (stream, count), cards in self.outcomes().items()},
            "rows": [row.encode() for row in self.rows],
            "digest": digest(self.game, self.state),
        }


def first_state(
    game: Game[Any],
    seats: int,
    options: Mapping[str, object],
    changes: Mapping[str, object] | None,
    chance: Chance,
) -> State:
    """Return the state in which the record begins."""
    state: State
    if changes is None:
        state = game.new(seats, options, chance)
    else:
        state = game.position(seats, options, chance, changes)
    return state


def check_steps(steps: int) -> None:
    """Refuse to go nowhere."""
    if type(steps) is not int or steps < 1:
        raise refusal("wrong_steps", "", given=brief(steps))


def check_seed(seed: object) -> int | str:
    """Return the seed, if it can be hashed and written into a save; refuse it otherwise."""
    if type(seed) is int:
        if abs(seed) < 1 << 1024:
            return seed
        raise refusal("wrong_seed", "", field="seed", problem=problem("number_too_large"))
    if not isinstance(seed, str):
        raise refusal("wrong_seed", "", field="seed", problem=problem("neither_number_nor_text"))
    if len(seed) > LONGEST_SEED or not is_unicode(seed):
        raise refusal(
            "wrong_seed",
            "",
            field="seed",
            problem=problem("most_unicode_characters", longest_seed=LONGEST_SEED),
        )
    return seed


def is_unicode(text: str) -> bool:
    """Can it be written as UTF-8?"""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def digest(game: Game[Any], state: State) -> str:
    """Return a hash of everything in a state."""
    document = {"state": game.encode(state), "counters": list(state.counters)}
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
