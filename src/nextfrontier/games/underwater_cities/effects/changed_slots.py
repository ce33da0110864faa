"""The action of a slot changed by claimed cards (UC-CARD-35, -36, cards document 2.8)."""

from __future__ import annotations

from nextfrontier.games.underwater_cities.effects.effect import Effect
from nextfrontier.games.underwater_cities.effects.gains import Draw, Gain, GainAny
from nextfrontier.games.underwater_cities.effects.parts import Choose, Parts
from nextfrontier.games.underwater_cities.effects.permanents import SlotChange
from nextfrontier.games.underwater_cities.rules.action_cards import UseActionCards
from nextfrontier.games.underwater_cities.rules.construction.building import Build
from nextfrontier.games.underwater_cities.rules.construction.upgrading import Upgrade
from nextfrontier.games.underwater_cities.rules.federation import Federation
from nextfrontier.games.underwater_cities.rules.special_cards import TakeSpecial


def changed_slot(slot: str, effect: Effect, changes: list[Effect]) -> Effect:
    """Return the action of a slot with all its changes (2.8); the original tree stays as it is."""
    own = [change for change in changes if isinstance(change, SlotChange) and change.slot == slot]
    kinds = [kind for change in own for kind in change.widen]
    found = copy_widened(effect, kinds)
    if any(change.both_halves for change in own) and isinstance(found, Choose):
        found = Parts(found.nodes)
    extra = [copy_widened(change.also, []) for change in own if change.also is not None]
    if not extra:
        return found
    return Parts([*(found.nodes if isinstance(found, Parts) else [found]), *extra])


def copy_widened(effect: Effect, kinds: list[int]) -> Effect:
    """Copy a slot's effect as a tree of its own, with its builds widened to further kinds."""
    if isinstance(effect, Parts):
        return Parts([copy_widened(node, kinds) for node in effect.nodes])
    if isinstance(effect, Choose):
        return Choose([copy_widened(node, kinds) for node in effect.nodes])
    if isinstance(effect, Build):
        return effect.widen(sorted({*effect.kinds, *kinds}))
    if isinstance(effect, Gain):
        return Gain(effect.goods, effect.points)
    if isinstance(effect, GainAny):
        return GainAny(sum(effect.choices[0]), effect.resources, max(effect.choices[0]) == 1)
    if isinstance(effect, Upgrade):
        return Upgrade(effect.kinds, effect.most, effect.prices)
    if isinstance(effect, Draw):
        return Draw(effect.amount)
    if isinstance(effect, Federation):
        return Federation(effect.steps)
    if isinstance(effect, UseActionCards):
        return UseActionCards(effect.most)
    assert isinstance(effect, TakeSpecial)
    return TakeSpecial()
