"""The joint powers of a player's developed technologies (EV-TECH-11, -13, OQ-85)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.effects.effect import Effect
    from nextfrontier.games.evacuation.state.box import Technology

ALL_SYMBOLS: Final = 99


class Powers:
    """Lasting modifiers and reactions; made anew whenever a technology is developed, never changed."""

    def __init__(self, technologies: list[Technology]) -> None:
        self.faces = 0
        self.values: dict[str, int] = {}
        self.triggers: dict[str, Effect] = {}
        self.once: list[Technology] = []
        for technology in technologies:
            self.faces += technology.faces
            for key, value in technology.modifiers:
                self.values[key] = self.values.get(key, 0) + value
            self.triggers.update(technology.triggers)
            if technology.once is not None:
                self.once.append(technology)
        self.free_third_action = "action_energy_3" in self.values
        self.ignored_symbols = self.value("ignore_symbols")  # EV-TECH-14
        self.returns = self.value("return_after_unloading") > 0  # T1.5
        self.wild_bays = self.value("wild_bays")
        self.share_spaces = self.value("share_spaces") > 0
        self.bonus_drop = self.value("bonus_power_drop") > 0
        self.power_shift = self.value("power_shift")
        self.one_invention = self.value("inventions_needed") > 0
        self.flight_cost = self.value("flight_cost")  # 0: as printed
        self.one_more_choice = self.value("row_choices") > 0
        self.infrastructure_saving = -self.value("cost_infrastructure")
        self.stadium_saving = -self.value("cost_stadium")
        self.settle_saving = -self.value("cost_settle")
        self.feed_saving = -self.value("feed_each_world")
        self.buildings = self.value("limit_building")
        self.resources = self.value("limit_resource")
        self.output = [self.value(f"factory_output_{name}") for name in ("food", "steel", "energy")]

    def value(self, key: str) -> int:
        """Return the sum of the values under a key."""
        return self.values.get(key, 0)


NO_POWERS: Final = Powers([])
