"""Bonus cards and modules of a position: Year-end Bonuses, Common Goals and Line Majority."""

from __future__ import annotations

from msgspec import UNSET

from nextfrontier.games.evacuation.components.modules import COMMON_GOALS_IN_PLAY
from nextfrontier.games.evacuation.components.modules import SIDES as LINE_SIDES
from nextfrontier.games.evacuation.positions.documents import PlayerPosition, Position
from nextfrontier.games.evacuation.positions.nations import number_in
from nextfrontier.games.evacuation.problems import problem
from nextfrontier.games.evacuation.rules.setup import RANDOM_LINES
from nextfrontier.games.evacuation.rules.years import YEARS
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.values import replace_fields
from nextfrontier.kit.positions import refuse


def set_bonuses(worlds: Worlds, document: Position) -> None:
    """Set the stack from this year's card on; fill in cards that it leaves out over the bottom one."""
    left = YEARS + 1 - worlds.year
    dealt = worlds.bonuses[worlds.year - 1 :]
    if document.bonuses is UNSET:
        worlds.bonuses = dealt
        return
    ids = [bonus.id for bonus in worlds.box.bonuses]
    given = document.bonuses
    if any(name not in ids for name in given) or not given or len(set(given)) != len(given):
        refuse("bonuses", problem("expected_different_year_end_bonus", known=list(ids)), "EV-BONUS-01")
    if len(given) > left:
        refuse("bonuses", problem("year_cards_left", year=worlds.year, left=left), "EV-SETUP-30")
    named = tuple(ids.index(name) for name in given)
    bottom: tuple[int, ...] = dealt[-1:] if len(named) < left else ()
    if is_flagged(worlds, named[-1]):
        named, bottom = named[:-1], named[-1:]
    others = [n for n in (*dealt, *range(len(ids))) if n not in named and not is_flagged(worlds, n)]
    filling = tuple(dict.fromkeys(others))[: left - len(named) - len(bottom)]
    worlds.bonuses = (*named, *filling, *bottom)


def is_flagged(worlds: Worlds, number: int) -> bool:
    """Tell whether this is a Bonus card with the flag, of which one lies at the bottom."""
    return worlds.box.bonuses[number].flag


def set_common_goals(worlds: Worlds, document: Position) -> None:
    """Set Common Goals open, claimed and played: sides of different cards, three in a game (EV-MOD-02, -03)."""
    places: dict[int, str] = {}
    areas = [] if document.players is UNSET else document.players
    for index, area in enumerate(areas):
        player = worlds.players[area.seat]
        path, goals = f"players[{index}]", player.goals
        claimed = goals_at(worlds, area, "common_goals", path, places, goals.claimed)
        played = goals_at(worlds, area, "played_goals", path, places, goals.played)
        player.goals = replace_fields(goals, claimed=claimed, played=played)
    if document.common_goals is UNSET:
        rest = [number for number in worlds.common if card_of(worlds, number) not in cards_of(worlds, places)]
        worlds.common = tuple(rest[: max(COMMON_GOALS_IN_PLAY - len(places), 0)])
    else:
        worlds.common = named_goals(worlds, document.common_goals, "common_goals", places)


def goals_at(
    worlds: Worlds,
    area: PlayerPosition,
    field: str,
    path: str,
    places: dict[int, str],
    dealt: tuple[int, ...],
) -> tuple[int, ...]:
    """Return the Common Goals of one field of a nation."""
    given = getattr(area, field)
    if given is UNSET:
        return dealt
    return named_goals(worlds, given, f"{path}.{field}", places)


def named_goals(worlds: Worlds, names: list[str], path: str, places: dict[int, str]) -> tuple[int, ...]:
    """Return the numbers of named sides; each card is in one place, with one side."""
    ids = [goal.id for goal in worlds.box.common_goals]
    for name in names:
        if name not in ids:
            refuse(path, problem("common_goals", known=list(ids)), "EV-MOD-02")
        number = ids.index(name)
        for other, place in places.items():
            if card_of(worlds, other) == card_of(worlds, number):
                refuse(path, problem("card_lies_too", name=name, place=place), "EV-MOD-02")
        places[number] = path
        if len(places) > COMMON_GOALS_IN_PLAY:
            refuse(path, problem("three_common_goals_game"), "EV-MOD-02")
    return tuple(sorted(ids.index(name) for name in names))


def card_of(worlds: Worlds, number: int) -> str:
    """Return the card that has this side."""
    return worlds.box.common_goals[number].card


def cards_of(worlds: Worlds, places: dict[int, str]) -> set[str]:
    """Return the cards of these sides."""
    return {card_of(worlds, number) for number in places}


def set_lines(worlds: Worlds, document: Position) -> None:
    """Set Module tiles on the three Areas of the chosen side of the card (EV-MOD-08..10)."""
    if document.lines is UNSET:
        return
    tiles = [(number_in(n, 1, 6, "lines"), number_in(face, 1, 2, "lines")) for n, face in document.lines]
    side = worlds.rules.lines
    sides = list(LINE_SIDES.values()) if side == RANDOM_LINES else [LINE_SIDES[side]] if side else [()]
    if tuple(sorted(number for number, _ in tiles)) not in sides:
        shown = ", ".join(", ".join(map(str, numbers)) for numbers in sides)
        refuse("lines", problem("module_tiles_lie_on_areas", shown=shown), "EV-MOD-08")
    worlds.line_tiles = tuple(2 * (number - 1) + face - 1 for number, face in tiles)
