"""The simulated sides: the Solo deck, its tile, and the Progress of the other civilizations (EV-SOLO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nextfrontier.games.evacuation.effects.rows import discard_items, take_from_row
from nextfrontier.games.evacuation.state.parts import END, MAIN, WAITING
from nextfrontier.games.evacuation.state.rival import Civilizations, Rival, SoloCards
from nextfrontier.games.evacuation.state.rows import INFRASTRUCTURE, SHIPS, STADIUMS
from nextfrontier.games.evacuation.state.worlds import SOLO
from nextfrontier.kernel.shapes import Shape
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.worlds import Worlds

RIVAL: Final = -1  # in the line of turns: the side that the Solo deck plays
OPPONENT: Final = 1  # on the Turn Order track of a solo game
EXTRA: Final = 2
X: Final = 4  # EV-SOLO-20
RIM: Final = 24


def has_rival(worlds: Worlds) -> bool:
    """Does the Solo deck play along?"""
    return worlds.seats == 1 or worlds.rules.third


def rival_can_act(worlds: Worlds) -> bool:
    """Tell whether the opponent can act; it passes when only one card is left (EV-SOLO-08, -22)."""
    return has_rival(worlds) and len(worlds.solo.deck) > 1


def turn_line(worlds: Worlds) -> list[int]:
    """Return the sides that take turns, in order, with the Solo deck (EV-GAME-09, EV-SOLO-02, -39, OQ-53)."""
    if worlds.seats == 1:
        return [RIVAL if side == OPPONENT else side for side in worlds.civilizations.track if side != EXTRA]
    return [*worlds.order, RIVAL] if worlds.rules.third else list(worlds.order)


class SoloYear(Task["Worlds"]):
    """The Solo deck is shuffled at the start of each year; the red card joins in year 3 (EV-SOLO-06, -07)."""

    shape = Shape("solo_year")

    def run(self, state: Worlds) -> None:
        if not has_rival(state):
            return
        cards = [card.number for card in state.box.solo_cards if card.from_year <= state.year]
        out = tuple(card.number for card in state.box.solo_cards if card.from_year > state.year)
        state.solo = SoloCards(tuple(state.shuffle(SOLO, cards)), out, state.solo.place)
        state.tell_secret("solo_shuffled", "EV-SOLO-07", {"cards": len(cards)}, {}, -1, True)


def rival_turn(worlds: Worlds) -> None:
    """Turn over the top card; the next gives the number; X does nothing but settle (EV-SOLO-18, -19, -21)."""
    solo = worlds.solo
    card = worlds.box.solo_card(solo.deck[0])
    worlds.solo = SoloCards(solo.deck[1:], (*solo.out, card.number), solo.place)
    back = worlds.box.solo_card(worlds.solo.deck[0])
    worlds.tell_secret(
        "rival_turn", card.id, {"action": card.action, "number": back.step}, {"next": back.number}, -1, True
    )
    if card.action == "settle":
        rival_settles(worlds, back.step, back.letter)
    elif back.step != X:
        row = {"stadium": STADIUMS, "spaceship": SHIPS, "infrastructure": INFRASTRUCTURE}[card.action]
        rival_takes(worlds, row, back.step - 1)


def rival_takes(worlds: Worlds, row: int, place: int) -> None:
    """Put a Stadium beside the board for nothing, other items under their deck (EV-SOLO-03, -23, -28..30, OQ-45)."""
    if place >= len(worlds.rows[row].items):
        return
    item = worlds.rows[row].items[place]
    if row == STADIUMS:
        rival = worlds.rival
        stadiums = tuple(sorted((*rival.stadiums, item)))
        worlds.rival = Rival(rival.areas, stadiums, rival.goals, rival.removed)
        worlds.tell("rival_stadium", "EV-SOLO-23", {"item": worlds.box.name(item)})
        take_from_row(worlds, row, item)
    else:
        discard_items(worlds, row, [item], "EV-SOLO-28" if row == SHIPS else "EV-SOLO-30")


def rival_settles(worlds: Worlds, number: int, letter: str) -> None:
    """Move the tile round the planet, then count Areas inward along an arrow (EV-SOLO-03, -24..27, OQ-46)."""
    solo, rival = worlds.solo, worlds.rival
    place = (solo.place + number) % RIM
    worlds.solo = SoloCards(solo.deck, solo.out, place)
    along_a, along_b = worlds.box.rim[place]
    areas = along_a if letter == "A" else along_b
    area = areas[number - 1]
    free = not worlds.settled_by_anyone() >> area & 1
    if free:
        worlds.rival = Rival(rival.areas | 1 << area, rival.stadiums, rival.goals, rival.removed)
    name = worlds.box.geography.areas[area].id
    worlds.tell("rival_settled", "EV-SOLO-26", {"area": name, "free": free})


def progress_line(worlds: Worlds) -> list[int]:
    """Return the players who advance, in order; in solo the other civilizations too."""
    return list(worlds.civilizations.track) if worlds.seats == 1 else list(worlds.order)


def civilizations_wait(worlds: Worlds) -> None:
    """Put the simulated markers into the waiting lane like all others (OQ-44)."""
    markers = list(worlds.civilizations.markers)
    for place in range(0, len(markers), 2):
        if markers[place] < END:
            markers[place + 1] = WAITING
    worlds.civilizations = Civilizations(worlds.civilizations.track, tuple(markers))


def civilization_on(worlds: Worlds, step: int, lane: int) -> int:
    """Return the number of simulated markers on a space."""
    markers = worlds.civilizations.markers
    found = 0
    for place in range(0, len(markers), 2):
        found += markers[place] == step and markers[place + 1] == lane
    return found


def advance_civilizations(worlds: Worlds, side: int) -> None:
    """Move the front marker by the number of the bottom Solo card, the other by the rest (EV-SOLO-31..35)."""
    bonus = worlds.box.bonuses[worlds.bonuses[0]]
    power = bonus.lower if side == EXTRA and worlds.year % 2 else bonus.higher
    front = min(worlds.box.solo_card(worlds.solo.deck[-1]).step, power)
    markers = list(worlds.civilizations.markers)
    at = (side - OPPONENT) * 4
    first, second = (at, at + 2) if markers[at] >= markers[at + 2] else (at + 2, at)
    rest = power - front + max(markers[first] + front - END, 0)
    front += max(markers[second] + rest - END, 0)
    for place, steps in ((first, front), (second, rest)):
        markers[place], markers[place + 1] = min(markers[place] + steps, END), WAITING
        worlds.civilizations = Civilizations(worlds.civilizations.track, tuple(markers))
        room = 2 if markers[place] == END else 1
        if markers[place] and standing_on(worlds, markers[place]) < room:
            markers[place + 1] = MAIN
        worlds.civilizations = Civilizations(worlds.civilizations.track, tuple(markers))
    worlds.tell("civilization_advanced", "EV-SOLO-34", {"side": side, "power": power})


def standing_on(worlds: Worlds, step: int) -> int:
    """Return the number of markers of all sides on the main space of a step."""
    found = civilization_on(worlds, step, MAIN)
    for player in worlds.players:
        for marker in range(2):
            found += player.progress.steps[marker] == step and player.progress.lanes[marker] == MAIN
    return found
