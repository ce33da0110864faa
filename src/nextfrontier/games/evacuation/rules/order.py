"""Phase 4: turn order by Happy Faces (EV-ORDER)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nextfrontier.games.evacuation.state.phases import ORDER
from nextfrontier.games.evacuation.state.rival import Civilizations
from nextfrontier.kernel.shapes import Shape
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds


def new_order(order: tuple[int, ...], faces: list[int]) -> list[int]:
    """Return the order: most Happy Faces first, ties in the reverse of the former order (EV-ORDER-03, -04)."""
    reverse = order[::-1]
    return sorted(reverse, key=lambda seat: -faces[seat])


class TurnOrder(Task["Worlds"]):
    """The new order holds for Progress, Bonuses and the next year (EV-ORDER-01, -05)."""

    shape = Shape("turn_order")

    def run(self, state: Worlds) -> None:
        state.phase = ORDER
        if state.seats == 1:
            solo_order(state)
            return
        faces = [player.all_faces(state.box) for player in state.players]
        state.order = tuple(new_order(state.order, faces))
        state.tell("new_order", "EV-ORDER-03", {"order": list(state.order), "faces": faces})


def solo_order(worlds: Worlds) -> None:
    """Return the solo order; the extra civilization has 2½ Happy Faces behind the opponent (EV-SOLO-14..16)."""
    own = 2 * worlds.players[0].all_faces(worlds.box)
    rival = 2 * sum(worlds.box.stadium(number).faces for number in worlds.rival.stadiums)
    track = new_order(worlds.civilizations.track, [own, rival, rival - 5])
    worlds.civilizations = Civilizations(tuple(track), worlds.civilizations.markers)
    worlds.tell("new_track", "EV-SOLO-14", {"track": track})
