"""The simulated sides of a position."""

from __future__ import annotations

from msgspec import UnsetType

from nextfrontier.evacuation.box import SOLO_FROM
from nextfrontier.evacuation.positions.documents import Position
from nextfrontier.evacuation.positions.nations import number_in
from nextfrontier.evacuation.positions.things import Names
from nextfrontier.evacuation.solo import SoloYear, has_rival
from nextfrontier.evacuation.worlds import Worlds
from nextfrontier.kernel.positions import bad_position


def set_rival(worlds: Worlds, document: Position, names: Names) -> None:
    """The simulated sides; their deck is shuffled for the year unless it is given."""
    if not has_rival(worlds):
        return
    SoloYear().run(worlds)
    rival = document.rival
    if isinstance(rival, UnsetType):
        return
    ids = {card.id: card.number for card in worlds.box.solo_cards}
    geography = worlds.box.geography.number_by_id
    for field, attribute in (("deck", "solo_deck"), ("out", "solo_out")):
        given = getattr(rival, field)
        if not isinstance(given, UnsetType):
            if any(name not in ids for name in given) or len(set(given)) != len(given):
                raise bad_position(f"rival.{field}", f"Solo cards are {', '.join(ids)}", "EV-SOLO-06")
            setattr(worlds, attribute, tuple(ids[name] for name in given))
    if worlds.phase and not worlds.solo_deck:  # it is shuffled when the first year begins
        raise bad_position("rival.deck", "the last card stays in the deck", "EV-SOLO-08")
    if not isinstance(rival.deck, UnsetType) and isinstance(rival.out, UnsetType):
        worlds.solo_out = tuple(n for n in range(SOLO_FROM, SOLO_FROM + 7) if n not in worlds.solo_deck)
    if not isinstance(rival.place, UnsetType):
        worlds.solo_place = number_in(rival.place, 0, 23, "rival.place")
    if not isinstance(rival.areas, UnsetType):
        if any(name not in geography for name in rival.areas):
            raise bad_position("rival.areas", "expected Areas of the New World")
        worlds.rival_areas = sum({1 << geography[name] for name in rival.areas})
    if not isinstance(rival.stadiums, UnsetType):
        worlds.rival_stadiums = tuple(sorted(names.items(rival.stadiums, "rival.stadiums", 301, 318)))
    if not isinstance(rival.goals, UnsetType):
        worlds.rival_goals = names.cards(rival.goals, "rival.goals", 100, 16)
    if not isinstance(rival.removed, UnsetType):
        worlds.rival_removed = names.cards(rival.removed, "rival.removed", 100, 16)
    if not isinstance(rival.track, UnsetType):
        if worlds.seats == 1 and sorted(rival.track) != [0, 1, 2]:
            raise bad_position("rival.track", "expected 0, 1 and 2 once each", "EV-SOLO-10")
        worlds.track = tuple(rival.track)
    if not isinstance(rival.markers, UnsetType):
        if len(rival.markers) != (8 if worlds.seats == 1 else 0):
            raise bad_position("rival.markers", "expected step and lane of four markers", "EV-SOLO-10")
        worlds.civilizations = tuple(rival.markers)
