"""Phase 6: Year-end Bonuses, strict or generous (EV-BONUS, EV-GEN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.effects.effect import Begin, Effect
from nextfrontier.games.evacuation.effects.fields import POWER
from nextfrontier.games.evacuation.rules.power import power_levels
from nextfrontier.games.evacuation.state.phases import BONUSES
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, hand_out
from nextfrontier.kernel.shapes import Number, Shape
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.box import Bonus
    from nextfrontier.games.evacuation.state.worlds import Worlds


def bonus_for(bonus: Bonus, power: int, generous: bool) -> Effect | None:
    """Return the bonus of a Power Level, one of the two or none (EV-BONUS-03, -04, -08, EV-GEN-02..04)."""
    if power == bonus.lower or (generous and power < bonus.lower):
        return bonus.lower_effect
    if power == bonus.higher or (generous and bonus.lower < power < bonus.higher):
        return bonus.higher_effect
    return None


class BonusPhase(Task["Worlds"]):
    """In turn order (EV-BONUS-05)."""

    shape = Shape("bonus_phase")

    def run(self, state: Worlds) -> None:
        state.phase = BONUSES
        state.tell("phase", "EV-BONUS-01", {"phase": "bonuses", "year": state.year})
        state.push(NextBonus(0))


class NextBonus(Task["Worlds"]):
    """Offer the bonuses to one player after the other, the same to all (EV-BONUS-06)."""

    shape = Shape("next_bonus", Number("place"))

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Worlds) -> None:
        if self.place < state.seats:
            state.active = state.order[self.place]
            state.push(NextBonus(self.place + 1))
            state.push(CountBonus())


class CountBonus(Decision["Worlds"]):
    """The choice of a Power Level for the Bonus, asked only if there are several (EV-ADV-19, OQ-72)."""

    shape = Shape("bonus_power")
    asked_by = ["EV-BONUS-03", "EV-ADV-18", "EV-ADV-19"]

    def families(self) -> list[Family[Any, Any]]:
        return POWERS


class UsePower(Family["Worlds", CountBonus]):
    """Take the Bonus of a Power Level."""

    def __init__(self) -> None:
        super().__init__("power", "power {power}", [POWER])

    def options(self, state: Worlds, asked: CountBonus) -> list[int]:
        return power_levels(state, state.me(), True)

    def apply(self, state: Worlds, asked: CountBonus, move: int) -> None:
        bonus = state.box.bonuses[state.bonuses[0]]
        effect = bonus_for(bonus, move, state.rules.generous)
        if effect is None:
            state.tell("no_bonus", "EV-BONUS-04", {"power": move})
            return
        state.tell("bonus", bonus.id, {"power": move, "bonus": effect.place})
        state.push(Begin(effect))
        extra = state.me().powers.triggers.get("bonus_gained")
        if extra is not None:
            state.push(Begin(extra))


POWERS: Final = hand_out([UsePower()])
