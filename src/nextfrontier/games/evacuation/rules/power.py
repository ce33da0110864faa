"""The Power Level of a year: the sum over its actions, chosen where there is a choice (EV-PROG-01, EV-ADV-16..19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.player import Player
    from nextfrontier.games.evacuation.state.worlds import Worlds


def power_levels(worlds: Worlds, player: Player, for_bonus: bool) -> list[int]:
    """Return all Power Levels that the player may count, rising (OQ-72, OQ-85)."""
    single: list[tuple[int, ...]] = [(group,) for group in player.actions.tucked]
    single += [worlds.box.action_card(card).power for card in player.actions.shown]
    sums = all_sums(single)
    if for_bonus and player.powers.bonus_drop:
        for left_out in range(len(single)):
            sums |= all_sums(single[:left_out] + single[left_out + 1 :])
    shift = player.powers.power_shift
    found = {max(level + change, 0) for level in sums for change in range(-shift, shift + 1)}
    return sorted(found)


def all_sums(choices: list[tuple[int, ...]]) -> set[int]:
    """Return every sum of one number from each."""
    found = {0}
    for numbers in choices:
        found = {total + number for total in found for number in numbers}
    return found
