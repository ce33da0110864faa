"""Several people at one table: they take turns, and what each was sent is held against what each may know."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from typing import Any

import msgspec

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.server.store.sqlite import FILE_NAME, read_table
from nextfrontier.server.tables.replaying import record_of
from tests.browser.persons.evacuee import Evacuee
from tests.browser.persons.person import Person
from tests.browser.persons.player import HastyPlayer
from tests.browser.persons.visit import Visit
from tests.browser.stages import SEA, WORLDS
from tests.server.process import Server
from tests.server.references import names_of, open_to, things_named

IS_ASKED = """
() => new Promise((resolve) => {
  const again = () => {
    const { busy, status, decision, optional } = document.querySelector("[data-testid=table]").dataset;
    if (busy === "false" && status === "open") resolve(decision !== "" && optional === "false");
    else requestAnimationFrame(again);
  };
  again();
})
"""


class Together(Person):
    """One of several people, who plays only when asked."""

    def turn(self) -> None:
        """Wait until it is our turn, and play until nothing more is asked of us."""
        self.forget()
        sight = self.look()
        while not sight.over:
            self.pick(self.wish(sight))
            if not self.is_asked():
                return
            sight = self.look()

    def is_asked(self) -> bool:
        asked: bool = self.page.evaluate(IS_ASKED)
        return asked

    def awaited(self) -> list[int]:
        """Return the seats that must decide now, as this browser was told."""
        return [each["seat"] for each in self.visit.states()[-1]["waiting"] if not each["optional"]]


class Friend(Together, HastyPlayer):
    """Plays Underwater Cities so."""


class EvacuatingFriend(Together, Evacuee):
    """Plays Evacuation so."""


FRIENDS: dict[str, type[Together]] = {SEA.slug: Friend, WORLDS.slug: EvacuatingFriend}


def take_turns(friends: Mapping[int, Together], turns: int) -> None:
    """Let the asked player play, so many times in all."""
    last = friends[0]
    last.is_asked()
    for _ in range(turns):
        last = friends[last.awaited()[0]]
        last.turn()


class Truth:
    """The true events at a table, read from the data of a server that has stopped."""

    def __init__(self, server: Server, table: str) -> None:
        with closing(sqlite3.connect(server.data / FILE_NAME)) as store:
            stored = read_table(store, table)
        assert stored is not None
        self.states: list[State] = [
            record_of(msgspec.structs.replace(stored, rows=stored.rows[:version])).state
            for version in range(len(stored.rows) + 1)
        ]

        self.names = names_of(self.states[0])

    def known(self, seat: int) -> list[set[int]]:
        """Return by version all hidden things that were open to the seat until then."""
        known = [open_to(self.states[0], seat)]
        for state in self.states[1:]:
            known.append(known[-1] | open_to(state, seat))
        return known

    def secrets(self, seat: int) -> set[int]:
        """Return the things that the seat alone was shown at the beginning."""
        return self.known(seat)[0] - self.known(SPECTATOR)[0]

    def check(self, visit: Visit, seat: int = SPECTATOR) -> None:
        """Check that no frame of this browser names anything its reader could not know at that time."""
        known, version = self.known(seat), 0
        for frame in visit.frames:
            version = frame["version"] if frame["type"] == "state" else version
            secrets = self.named(frame) - known[version]
            assert not secrets, (seat, version, secrets, frame)

    def named(self, frame: Any) -> set[int]:
        """Return all hidden or once hidden things that a frame names."""
        return things_named(self.names, frame)
