"""The next Income, the cost of the next action, and the way to the goals: by the rules' own code.

Ships that have been sent count as arrived: their cargo is unloaded before the next Income (EV-TRANS-25).
"""

from __future__ import annotations

from typing import Final

from nextfrontier.games.evacuation.effects.requirements import Condition
from nextfrontier.games.evacuation.rules.bonuses import bonus_for
from nextfrontier.games.evacuation.rules.energy import PASSAGE_TWO, action_energy, ways_to_pay_energy
from nextfrontier.games.evacuation.rules.income import (
    entertain,
    feed,
    food_demand,
    old_production,
    produce,
    stadiums_demand,
)
from nextfrontier.games.evacuation.rules.loading import building_limit, resource_limit
from nextfrontier.games.evacuation.rules.power import power_levels
from nextfrontier.games.evacuation.rules.race import (
    TARGET_LEVEL,
    TARGET_STADIUMS,
    meets_end_condition,
    move_lowest,
    steps_down,
    steps_up,
)
from nextfrontier.games.evacuation.rules.scoring import NEEDED_STADIUMS, line_counts, majority, score_of
from nextfrontier.games.evacuation.rules.transport import flight_cost, unload
from nextfrontier.games.evacuation.state.box import GOALS_FROM, Bonus
from nextfrontier.games.evacuation.state.goods import (
    ENERGY,
    FOOD,
    KINDS,
    NAMES,
    NEW,
    OLD,
    WORLDS,
    as_goods,
    name_goods,
)
from nextfrontier.games.evacuation.state.phases import SET_UP
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.rows import INFRASTRUCTURE
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.kernel.game import Document

LAST_YEAR: Final = 4
GROUPS: Final = (1, 2, 3, 4)
MOST_SHORT: Final = 30  # no Power Level is further from a bonus


def forecast_of(worlds: Worlds, seat: int) -> Document:
    """Return the next Income with its check, the next action, Power Level and Bonus, all goals, score or race."""
    now, player = land_on_copy(worlds, seat), worlds.players[seat]
    document: Document = {
        "income": income_of(worlds, player),
        "energy": energy_of(player),
        "power": power_levels(worlds, player, False),
        "bonus": bonus_of(worlds, player),
        "flights": flights_of(worlds, player),
        "requirements": requirements_of(worlds, player),
        "common": common_of(now, now.players[seat]),
        "end": {"stadiums": count_stadiums(now.players[seat], NEEDED_STADIUMS)},
    }
    if next_income(worlds) <= LAST_YEAR and not worlds.finished:
        document["check"] = check_of(now, seat)
    if worlds.line_tiles:
        document["lines"] = [line_of(worlds, tile) for tile in worlds.line_tiles]
    if worlds.rules.race:
        document["race"] = race_of(now, seat)
    else:
        document["score_now"] = score_of(now, seat)
        document["goals"] = goals_of(now, now.players[seat])
    return document


def standing_of(worlds: Worlds, seat: int) -> int:
    """Return the points of a seat, in a race its lowest Production marker, if the game ended now."""
    now = land_on_copy(worlds, seat)
    return adjust_levels(now, seat)[0] if worlds.rules.race else score_of(now, seat)["total"]


def land_on_copy(worlds: Worlds, seat: int) -> Worlds:
    """Return a copy in which the ships that this seat has sent have arrived."""
    copy = worlds.copy()
    copy.active, copy.events = seat, None
    common, copy.common = copy.common, ()  # claims wait until all ships are unloaded
    unload(copy)
    copy.common = common
    return copy


# Income and its check.


def income_of(worlds: Worlds, player: Player) -> Document:
    """Return the production of each world."""
    return {
        "old": name_goods(old_production(worlds.box, player)),
        "new": name_goods(as_goods(player.production)),
    }


def next_income(worlds: Worlds) -> int:
    """Return the year of the next Income; while the game is set up, the first one is still to come."""
    return worlds.year if worlds.phase == SET_UP else worlds.year + 1


def check_of(worlds: Worlds, seat: int) -> Document:
    """Return the next Income: Food of both worlds, Stadiums, Penalty tokens, and the stock after it."""
    copy = worlds.copy()
    copy.active, copy.events, copy.year = seat, None, next_income(worlds)
    player = copy.players[seat]
    stock = player.goods[:]
    produce(copy, player)
    found: Document = {"year": copy.year, "stadiums": count_stadiums(player, stadiums_demand(copy))}
    for world in (OLD, NEW):
        found[WORLDS[world]] = food_of(copy, player, world, stock[world * KINDS + FOOD])
    before = player.penalties
    feed(copy, player)
    entertain(copy, player)
    found["penalties"] = player.penalties - before
    found["after"] = {WORLDS[world]: stock_of(player, world) for world in (OLD, NEW)}
    return found


def food_of(worlds: Worlds, player: Player, world: int, stock: int) -> Document:
    """Return the Food of one world after production: the demand and the shortage."""
    demand, held = food_demand(worlds, player, world), player.stock(world, FOOD)
    return {"stock": stock, "income": held - stock, "demand": demand, "missing": max(demand - held, 0)}


def count_stadiums(player: Player, demand: int) -> Document:
    """Return the Stadiums on the New World, and the number that is demanded."""
    have = len(player.stadiums[NEW])
    return {"have": have, "demand": demand, "missing": max(demand - have, 0)}


def stock_of(player: Player, world: int) -> Document:
    """Return all resources of one world, zeros too."""
    return {name: player.stock(world, kind) for kind, name in enumerate(NAMES)}


# Actions, Power Level and Bonus.


def energy_of(player: Player) -> Document:
    """Return the next action of the year: its number, its Energy by group, the paying worlds, the payable groups."""
    groups = {group: action_energy(player, group) for group in GROUPS}
    past = player.progress.markers_past(PASSAGE_TWO)
    worlds = [["old"], ["old", "new"], ["new"]][past]
    return {
        "number": player.actions.count_taken() + 1,
        "cost": action_energy(player, 0),
        "groups": {str(group): cost for group, cost in groups.items()},
        "worlds": worlds,
        "have": sum(player.stock(WORLDS.index(world), ENERGY) for world in worlds),
        "payable": [group for group, cost in groups.items() if ways_to_pay_energy(player, cost)],
    }


def bonus_of(worlds: Worlds, player: Player) -> Document | None:
    """Return the bonus that this year's Power Level hits, or the distance to one; None after the last year."""
    if not worlds.bonuses:
        return None
    card, generous = worlds.box.bonuses[worlds.bonuses[0]], worlds.rules.generous
    levels = power_levels(worlds, player, True)
    hits = [(side_of(card, level, generous), level) for level in levels if side_of(card, level, generous)]
    return {
        "card": card.id,
        "strict": not generous,
        "levels": levels,
        "hits": hits[0][0] if hits else None,
        "lower": [level for side, level in hits if side == "lower"],
        "higher": [level for side, level in hits if side == "higher"],
        "short": short_of_bonus(card, levels, generous),
    }


def side_of(card: Bonus, level: int, generous: bool) -> str:
    """Return the side of the Bonus card that a Power Level gives, if any."""
    effect = bonus_for(card, level, generous)
    if effect is None:
        return ""
    return "lower" if effect is card.lower_effect else "higher"


def short_of_bonus(card: Bonus, levels: list[int], generous: bool) -> int | None:
    """Return the growth of the Power Level that a bonus needs: 0 if it hits one, None if it is past both."""
    for more in range(MOST_SHORT):
        for level in levels:
            if bonus_for(card, level + more, generous) is not None:
                return more
    return None


# Ships, requirements, goals, lines.


def flights_of(worlds: Worlds, player: Player) -> Document:
    """Return the own ships with the cost of their next flight and their limits; those under way at their world."""
    found: Document = {}
    under_way = [flight.ship for flight in player.fleet.flights]
    for world, ships in ((OLD, [*player.fleet.ships[OLD], *under_way]), (NEW, player.fleet.ships[NEW])):
        for ship in ships:
            found[worlds.box.name(ship)] = {
                "energy": flight_cost(worlds, player, ship, world),
                "buildings": building_limit(worlds, player, ship),
                "resources": resource_limit(worlds, player, ship),
            }
    return found


def requirements_of(worlds: Worlds, player: Player) -> Document:
    """Return the progress of requirements of Infrastructure in hand, played or face up."""
    cards = [*player.infrastructure.hand, *player.infrastructure.played, *worlds.rows[INFRASTRUCTURE].items]
    return {
        worlds.box.name(card): progress_of(worlds.box.card(card).requirement, worlds, player)
        for card in cards
        if card > 0
    }


def common_of(worlds: Worlds, player: Player) -> Document:
    """Return the Common Goals that nobody has reached."""
    goals = [worlds.box.common_goals[number] for number in worlds.common]
    return {goal.id: progress_of(goal.requirement, worlds, player) for goal in goals}


def progress_of(condition: Condition, worlds: Worlds, player: Player) -> Document:
    """Return the progress of a requirement."""
    have, need = condition.count_reached(worlds, player)
    return {"have": have, "need": need, "met": condition.holds(worlds, player)}


def goals_of(worlds: Worlds, player: Player) -> Document:
    """Return the points of one's own Goal cards so far, by number."""
    known = [goal for goal in player.goals.cards if goal > 0]
    return {str(goal - GOALS_FROM + 1): worlds.box.goal(goal).score.points(worlds, player) for goal in known}


def line_of(worlds: Worlds, tile: int) -> Document:
    """Return a line of Line Majority: Areas and points by seat; the simulated opponent comes last."""
    counts = line_counts(worlds, tile)
    return {"tile": tile // 2 + 1, "face": tile % 2 + 1, "counts": counts, "points": majority(counts)}


# Race.


def race_of(worlds: Worlds, seat: int) -> Document:
    """Return the end condition, its missing parts, and the markers after the adjustment if the game ended now."""
    player = worlds.players[seat]
    stadiums = len(player.stadiums[NEW])
    return {
        "levels": player.production[:],
        "stadiums": stadiums,
        "met": meets_end_condition(player),
        "missing": {
            **{name: max(TARGET_LEVEL - player.production[kind], 0) for kind, name in enumerate(NAMES)},
            "stadiums": max(TARGET_STADIUMS - stadiums, 0),
        },
        "down": steps_down(player),
        "up": steps_up(worlds)[seat],
        "adjusted": adjust_levels(worlds, seat),
    }


def adjust_levels(worlds: Worlds, seat: int) -> list[int]:
    """Return the Production markers, lowest first, after the final adjustment; equal markers need no choice."""
    if worlds.finished:
        return sorted(worlds.players[seat].production)
    levels = worlds.players[seat].production
    down, up = steps_down(worlds.players[seat]), steps_up(worlds)[seat]
    while down + up > 0:
        levels, down, up = move_lowest(levels, levels.index(min(levels)), down, up)
    return sorted(levels)
