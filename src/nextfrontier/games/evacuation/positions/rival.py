"""The simulated sides of a position."""

from __future__ import annotations

from msgspec import UNSET

from nextfrontier.games.evacuation.positions.documents import Position, RivalPosition
from nextfrontier.games.evacuation.positions.nations import number_in
from nextfrontier.games.evacuation.positions.things import Names
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.games.evacuation.rules.solo import SoloYear, has_rival
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.values import replace_fields
from nextfrontier.kit.positions import refuse


def set_rival(worlds: Worlds, document: Position, names: Names) -> None:
    """Set the simulated sides; their deck is shuffled for the year unless it is given."""
    if not has_rival(worlds):
        return
    SoloYear().run(worlds)
    rival = document.rival
    if rival is UNSET:
        return
    geography = worlds.box.geography.number_by_id
    set_solo_cards(worlds, rival)
    if worlds.phase and not worlds.solo.deck:  # it is shuffled when the first year begins
        refuse("rival.deck", problem("last_card_stays_deck"), "EV-SOLO-08")
    if rival.place is not UNSET:
        worlds.solo = replace_fields(worlds.solo, place=number_in(rival.place, 0, 23, "rival.place"))
    if rival.areas is not UNSET:
        if any(name not in geography for name in rival.areas) or len(set(rival.areas)) != len(rival.areas):
            refuse("rival.areas", problem("expected_different_areas_new_world"), "EV-SETTLE-15")
        worlds.rival = replace_fields(worlds.rival, areas=sum({1 << geography[name] for name in rival.areas}))
    if rival.stadiums is not UNSET:
        worlds.rival = replace_fields(
            worlds.rival, stadiums=tuple(sorted(names.items(rival.stadiums, "rival.stadiums", 301, 318)))
        )
    if rival.goals is not UNSET:
        worlds.rival = replace_fields(worlds.rival, goals=names.cards(rival.goals, "rival.goals", 100, 16))
    if rival.removed is not UNSET:
        worlds.rival = replace_fields(
            worlds.rival, removed=names.cards(rival.removed, "rival.removed", 100, 16)
        )
    if rival.track is not UNSET:
        if worlds.seats == 1 and sorted(rival.track) != [0, 1, 2]:
            refuse("rival.track", problem("expected_0_1_2_once"), "EV-SOLO-10")
        if worlds.seats > 1 and rival.track:
            refuse("rival.track", problem("third_player_not_on_track"), "EV-SOLO-39")
        worlds.civilizations = replace_fields(worlds.civilizations, track=tuple(rival.track))
    if rival.markers is not UNSET:
        if len(rival.markers) != (8 if worlds.seats == 1 else 0):
            refuse("rival.markers", problem("expected_step_lane_four_markers"), "EV-SOLO-10")
        worlds.civilizations = replace_fields(worlds.civilizations, markers=tuple(rival.markers))


def set_solo_cards(worlds: Worlds, rival: RivalPosition) -> None:
    """Set the Solo cards of the deck and beside it: together all of them, each once (EV-SOLO-06)."""
    ids = {card.id: card.number for card in worlds.box.solo_cards}
    told: dict[str, list[str]] = {}
    for field in ("deck", "out"):
        given = getattr(rival, field)
        if given is UNSET:
            continue
        if any(name not in ids for name in given) or len(set(given)) != len(given):
            refuse(f"rival.{field}", problem("expected_different_solo_cards", known=list(ids)), "EV-SOLO-06")
        told[field] = given
    both = [name for names in told.values() for name in names]
    if len(set(both)) != len(both) or (len(told) == 2 and len(both) != len(ids)):
        refuse("rival.out", problem("every_solo_card_lies_deck"), "EV-SOLO-06")
    if told:
        out = [ids[name] for name in told.get("out", [])]
        deck = [ids[name] for name in told.get("deck", [])]
        dealt = [number for number in worlds.solo.deck if number not in out]
        cards = deck if "deck" in told else dealt
        rest = [number for number in ids.values() if number not in cards and number not in out]
        worlds.solo = replace_fields(worlds.solo, deck=tuple(cards), out=(*out, *rest))
