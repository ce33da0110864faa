"""A state or view as a document."""

from __future__ import annotations

from typing import Any

from nextfrontier.games.evacuation.rules.actions import ChooseAction, NextTurn
from nextfrontier.games.evacuation.rules.solo import turn_line
from nextfrontier.games.evacuation.rules.years import Phase
from nextfrontier.games.evacuation.state.flights import Flight
from nextfrontier.games.evacuation.state.goal_packs import GoalPacks
from nextfrontier.games.evacuation.state.goods import KINDS, NAMES, WORLDS
from nextfrontier.games.evacuation.state.parts import LANES
from nextfrontier.games.evacuation.state.phases import ACTIONS
from nextfrontier.games.evacuation.state.player import Player
from nextfrontier.games.evacuation.state.rows import ROWS
from nextfrontier.games.evacuation.state.worlds import NOTHING_LOOKED_AT, Worlds
from nextfrontier.kernel.bits import members
from nextfrontier.kernel.game import Document
from nextfrontier.kernel.ground import TABLE
from nextfrontier.kernel.views import mixed_for, tell_things, tell_zones
from nextfrontier.kernel.zones import NOBODY
from nextfrontier.kit.positions import encode_tasks


def encode_worlds(worlds: Worlds) -> Document:
    """Encode the whole state in the vocabulary of `position`; hidden zones of a view tell only known things."""
    document: Document = {
        "year": worlds.year,
        "phase": worlds.phase,
        "order": list(worlds.order),
        "to_play": worlds.order[0] if worlds.lanes else worlds.active,
        "rows": {name: open_items(worlds, worlds.rows[row].items) for row, name in enumerate(ROWS)},
        "bonuses": [worlds.box.bonuses[number].id for number in worlds.bonuses],
        "finished": worlds.finished,
        "pending": encode_pending(worlds),
        "players": [encode_player(worlds, player) for player in worlds.players],
    }
    add_rare(worlds, document)
    tell_zones(worlds, document, worlds.box.tell_thing)
    return document


def add_rare(worlds: Worlds, document: Document) -> None:
    """Add the fields that are left out when they are empty."""
    if worlds.viewer == TABLE and any(any(row.seen) for row in worlds.rows):
        document["deck_seen"] = {name: list(worlds.rows[row].seen) for row, name in enumerate(ROWS)}
    if worlds.draft is not None:
        document["draft"] = encode_draft(worlds, worlds.draft)
    if worlds.looked != NOTHING_LOOKED_AT:
        looked = open_items(worlds, (worlds.looked,))
        document["looked"] = looked[0] if isinstance(looked, list) else looked
    if worlds.rules.advanced and worlds.viewer == TABLE:
        document["action_seen"] = list(worlds.cards.seen)
        document["discard_seen"] = list(worlds.cards.discard_seen)
    if worlds.rules.common_goals:
        document["common_goals"] = [worlds.box.common_goals[number].id for number in worlds.common]
    if worlds.line_tiles:
        document["lines"] = [[tile // 2 + 1, tile % 2 + 1] for tile in worlds.line_tiles]
    if worlds.ending >= 0:
        document["ending"] = worlds.ending
    if worlds.seats == 1 or worlds.rules.third:
        document["rival"] = encode_rival(worlds)


def encode_draft(worlds: Worlds, packs: GoalPacks) -> Document:
    """Encode the way of Goal cards; on a view the cards known one by one, and those known without their places."""
    written: list[Document | list[Any]] = []
    for number, cards in enumerate(packs.cards):
        mixed = mixed_for(packs.pile(number, worlds.seats), worlds.viewer)
        told = tell_things(
            worlds,
            NOBODY,
            [-1 if place in mixed else card for place, card in enumerate(cards)],
            worlds.box.tell_thing,
        )
        if not isinstance(told, list):
            told["among"] = [worlds.box.tell_thing(cards[place]) for place in mixed if cards[place] >= 0]
        written.append(told)
    return {"passes": packs.passes, "taken": list(packs.taken), "packs": written}


def encode_rival(worlds: Worlds) -> Document:
    """Encode the simulated sides."""
    areas = worlds.box.geography.areas
    return {
        "out": [worlds.box.tell_thing(number) for number in worlds.solo.out],
        "place": worlds.solo.place,
        "areas": [areas[number].id for number in members(worlds.rival.areas)],
        "stadiums": [worlds.box.tell_thing(number) for number in worlds.rival.stadiums],
        "track": list(worlds.civilizations.track),
        "markers": list(worlds.civilizations.markers),
    }


def open_items(worlds: Worlds, items: tuple[int, ...]) -> list[Any] | Document:
    """Return the items that lie open; a preview turns up some that nobody knows yet."""
    if all(item >= 0 for item in items):
        return [worlds.box.tell_thing(item) for item in items]
    return tell_things(worlds, NOBODY, items, worlds.box.tell_thing)


def by_kind(amounts: list[int]) -> dict[str, int]:
    """Return the amounts by name of the kind."""
    return dict(zip(NAMES, amounts, strict=True))


def by_world(worlds: Worlds, things: list[tuple[int, ...]]) -> dict[str, list[str | int]]:
    """Return the ids of things by world."""
    return {WORLDS[w]: [worlds.box.tell_thing(number) for number in things[w]] for w in range(2)}


def encode_player(worlds: Worlds, player: Player) -> Document:
    """Encode one nation."""
    box = worlds.box
    technologies, told = box.technologies, box.tell_thing
    document: Document = {
        "seat": player.seat,
        "continent": player.continent.id,
        "set": player.technologies.set,
        "old": by_kind(player.goods[:KINDS]),
        "new": by_kind(player.goods[KINDS:]),
        "left": [box.old_areas[number].id for number in members(player.left)],
        "tiles": {"old": player.progress.tiles_old, "new": player.progress.tiles_landed},
        "production": by_kind(player.production),
        "people": player.people,
        "factories": {"old": by_kind(player.factories[:KINDS]), "new": by_kind(player.factories[KINDS:])},
        "settled": encode_settled(worlds, player),
        "stadiums": by_world(worlds, player.stadiums),
        "ships": by_world(worlds, player.fleet.ships),
        "infrastructure": [told(number) for number in player.infrastructure.hand],
        "played": [told(number) for number in player.infrastructure.played],
        "completed": [told(number) for number in player.infrastructure.completed],
        "grid": [[technologies[n].id for n in player.technologies.grid[c : c + 3]] for c in (0, 3, 6)],
        "research": list(player.technologies.research),
        "markers": [[player.progress.steps[m], LANES[player.progress.lanes[m]]] for m in range(2)],
        "actions": list(player.actions.tucked),
        "passed": player.actions.passed,
        "penalties": player.penalties,
    }
    if worlds.rules.advanced:
        document["shown"] = list(player.actions.shown)
    add_rare_of_player(worlds, player, document)
    return document


def add_rare_of_player(worlds: Worlds, player: Player, document: Document) -> None:
    """Add the fields of a player that are left out when they are empty."""
    box = worlds.box
    if player.fleet.fresh:
        document["fresh"] = [
            [box.tell_thing(ship), flight, more] for ship, flight, more in player.fleet.fresh
        ]
    if player.progress.lead >= 0:
        document["lead"] = player.progress.lead
    if player.actions.used:
        document["used"] = [box.technologies[number].id for number in player.actions.used]
    if player.goals.claimed:
        document["common_goals"] = [box.common_goals[number].id for number in player.goals.claimed]
    if player.goals.played:
        document["played_goals"] = [box.common_goals[number].id for number in player.goals.played]
    if player.fleet.flights:
        document["flights"] = [encode_flight(worlds, flight) for flight in player.fleet.flights]
    if player.fleet.returning:
        document["returning"] = [box.tell_thing(number) for number in player.fleet.returning]


def encode_settled(worlds: Worlds, player: Player) -> dict[str, list[str]]:
    """Encode the own Areas with the kinds of their Factories."""
    plants = {packed >> 6: packed for packed in player.settlements.plants}
    found: dict[str, list[str]] = {}
    for number in members(player.settlements.areas):
        packed = plants.get(number, 0)
        kinds = [NAMES[kind] for kind in range(KINDS) for _ in range(packed >> 4 - 2 * kind & 3)]
        found[worlds.box.geography.areas[number].id] = kinds
    return found


def encode_flight(worlds: Worlds, flight: Flight) -> Document:
    """Encode a ship under way and its cargo."""
    areas = worlds.box.old_areas
    return {
        "ship": worlds.box.tell_thing(flight.ship),
        "bays": [areas[number].id for number in flight.bays],
        "crates": [areas[number].id for number in flight.crates],
        "stadiums": [worlds.box.tell_thing(number) for number in flight.stadiums],
        "factories": by_kind(list(flight.factories)),
        "goods": by_kind(list(flight.goods)),
    }


def encode_pending(worlds: Worlds) -> list[Any]:
    """Encode the pending tasks, top first; none at the start of a turn."""
    return [] if is_start_of_turn(worlds) else encode_tasks(worlds)


def is_start_of_turn(worlds: Worlds) -> bool:
    """Does the agenda follow from phase, order and `to_play`?"""
    top = worlds.agenda
    if worlds.phase != ACTIONS or worlds.lanes or top is None or top.below is None or top.below.below is None:
        return False
    turn, phase = top.below.task, top.below.below
    if not isinstance(top.task, ChooseAction) or not isinstance(turn, NextTurn) or phase.below is not None:
        return False
    place = turn_line(worlds).index(worlds.active)
    return turn.place == place and isinstance(phase.task, Phase) and phase.task.number == 3
