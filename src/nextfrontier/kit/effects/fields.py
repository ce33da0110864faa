"""Parameters of moves that name things of the box."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from nextfrontier.kernel.families import Field
from nextfrontier.kernel.tasks import UNKNOWN


class Thing(Field[Any]):
    """A thing by its id: `A4`, `T2.6`, `B-4`; its value is its number in a list or a table of the box."""

    def __init__(self, name: str, things: str) -> None:
        super().__init__(name)
        self.things_in = attrgetter(things)  # such as `technologies` or `geography.areas`

    def spell(self, state: Any, value: int) -> str:
        return str(self.things_in(state.box)[value].id)

    def read(self, state: Any, word: str) -> int:
        things = self.things_in(state.box)
        for number in things if isinstance(things, dict) else range(len(things)):
            if things[number].id == word:
                return int(number)
        return UNKNOWN

    def every(self, box: Any) -> list[str]:
        things = self.things_in(box)
        return [thing.id for thing in (things.values() if isinstance(things, dict) else things)]
