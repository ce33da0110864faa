"""Phase 3: send, load and unload ships; a lane for each seat (EV-TRANS).

Flight Energy is paid when a ship is sent, before it is loaded: the outcome is that of EV-TRANS-29.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nextfrontier.games.evacuation.advice.unknown_moves import why_no_ship
from nextfrontier.games.evacuation.effects.effect import DONE, all_of, reason
from nextfrontier.games.evacuation.effects.fields import SHIP
from nextfrontier.games.evacuation.rules.loading import (
    BAY,
    CRATE,
    FACTORY,
    STADIUM,
    UNITS,
    add_loads,
    rising_moves,
)
from nextfrontier.games.evacuation.state.flights import Flight, empty_flight
from nextfrontier.games.evacuation.state.goods import ENERGY, KINDS, NEW, OLD, WORLDS, name_goods
from nextfrontier.games.evacuation.state.parts import Fleet
from nextfrontier.games.evacuation.state.phases import ORDER, TRANSPORT
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.families import Family, Leave, first, hand_out
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.shapes import Number, Shape
from nextfrontier.kernel.tasks import Task

if TYPE_CHECKING:
    from nextfrontier.games.evacuation.state.player import Player
    from nextfrontier.games.evacuation.state.worlds import Worlds

RETURN_ENERGY: Final = 1  # EV-TRANS-21


def flight_cost(worlds: Worlds, player: Player, ship: int, world: int) -> int:
    """Return the Energy for a flight: printed from the Old World, 1 from the New World (EV-TRANS-19, -21, OQ-79)."""
    cost = RETURN_ENERGY
    if world == OLD:
        cost = player.powers.flight_cost or worlds.box.ship(ship).flight
    for number, flight, _ in player.fleet.fresh:
        if number == ship:
            cost += flight
    return max(cost, 0)


class Transport(Decision["Worlds"]):
    """Send a ship, load one that is open, or let all of them fly."""

    shape = Shape("transport", Number("only"))

    def __init__(self, only: int) -> None:
        self.only = only  # a single ship that flies outside the Transport phase, else 0 (T4.8)

    def kind(self) -> str:
        return "launch" if self.only else "transport"

    def rules(self) -> list[str]:
        return ["OQ-73"] if self.only else ["EV-TRANS-01", "EV-TRANS-19", "EV-TRANS-24"]

    def families(self) -> list[Family[Any, Any]]:
        return FAMILIES

    def moves(self, state: Worlds) -> list[int]:
        """Return the moves ship after ship."""
        found: list[int] = []
        SEND.add_moves(state, self, found)
        player = state.me()
        for flight in player.fleet.flights:
            add_loads(state, player, flight, found)
        found.append(DONE)  # ships may leave with less, or empty (EV-TRANS-20)
        return found

    def rising(self, state: Worlds, moves: list[int]) -> list[int]:
        """Return moves that send all ships before one is loaded, and load them in turn: every outcome once."""
        return rising_moves(state, state.me(), moves)

    def why_unknown(self, state: Worlds, text: str) -> list[Reason]:
        return why_no_ship(state, text)

    def leave(self, state: Worlds) -> None:
        unload(state)


class SendShip(Family["Worlds", Transport]):
    """Send a ship that waits on either world (EV-TRANS-19, -21)."""

    def __init__(self) -> None:
        super().__init__("send", "send {ship}", [SHIP])

    def options(self, state: Worlds, asked: Transport) -> list[int]:
        old, new = state.me().fleet.ships
        if asked.only:
            return [self.base | asked.only] if asked.only in old else []
        return [self.base | ship for ship in (*old, *new)]

    def is_legal(self, state: Worlds, asked: Transport, move: int) -> bool:
        player, ship = state.me(), first(move)
        world = OLD if ship in player.fleet.ships[OLD] else NEW
        return player.stock(world, ENERGY) >= flight_cost(state, player, ship, world)

    def why_not(self, state: Worlds, asked: Transport, move: int) -> list[Reason]:
        return all_of(why_not_send(state, state.me(), first(move)))

    def apply(self, state: Worlds, asked: Transport, move: int) -> None:
        state.push(asked)
        send(state, state.me(), first(move))


SEND: Final = SendShip()
FAMILIES: Final = hand_out([SEND, BAY, CRATE, FACTORY, UNITS, STADIUM, Leave()])


def why_not_send(worlds: Worlds, player: Player, ship: int) -> Reason | None:
    """Refuse a flight without Energy: the world that the ship leaves pays, before loading (EV-TRANS-22, -29)."""
    world = OLD if ship in player.fleet.ships[OLD] else NEW
    cost = flight_cost(worlds, player, ship, world)
    if player.stock(world, ENERGY) >= cost:
        return None
    rule = "EV-TRANS-19" if world == OLD else "EV-TRANS-21"
    name, have = worlds.box.name(ship), player.stock(world, ENERGY)
    found = reason("too_little_energy_to_fly", rule, ship=name, energy=cost, world=WORLDS[world], have=have)
    surcharge = sum(max(flight, 0) for number, flight, _ in player.fleet.fresh if number == ship)
    if surcharge:
        found.parameters["surcharge"] = surcharge
    return found


def send(worlds: Worlds, player: Player, ship: int) -> None:
    """Pay the flight of a ship, open it for loading or let it fly back empty (EV-TRANS-17, -28, -29)."""
    world = OLD if ship in player.fleet.ships[OLD] else NEW
    cost = flight_cost(worlds, player, ship, world)
    fleet = player.fleet
    ships = without_item(fleet.ships, world, ship)
    player.add(world, ENERGY, -cost)
    if world == OLD:
        player.fleet = Fleet(ships, fleet.fresh, (*fleet.flights, empty_flight(ship)), fleet.returning)
    else:
        player.fleet = Fleet(ships, fleet.fresh, fleet.flights, (*fleet.returning, ship))
    if worlds.events is not None:
        name = worlds.box.name(ship)
        worlds.tell("sent_ship", "EV-TRANS-19", {"ship": name, "energy": cost, "back": world == NEW})


def without_item(things: list[tuple[int, ...]], world: int, item: int) -> list[tuple[int, ...]]:
    """Return the things of both worlds with one fewer."""
    return [
        tuple([other for other in own if other != item]) if i == world else own
        for i, own in enumerate(things)
    ]


def unload(worlds: Worlds) -> None:
    """Let all ships arrive; only then unload all cargo on the New World (EV-TRANS-23, -25, -26)."""
    player = worlds.me()
    fleet = player.fleet
    for flight in fleet.flights:
        unload_one(worlds, player, flight)
    arrived = [flight.ship for flight in fleet.flights]
    back = [*fleet.returning, *arrived] if player.powers.returns else list(fleet.returning)
    there = [] if player.powers.returns else arrived
    ships = [tuple(sorted((*fleet.ships[OLD], *back))), tuple(sorted((*fleet.ships[NEW], *there)))]
    sent = (*arrived, *fleet.returning)
    fresh = tuple([entry for entry in fleet.fresh if entry[0] not in sent])
    player.fleet = Fleet(ships, fresh, (), ())
    worlds.box.claims.check(worlds)


def unload_one(worlds: Worlds, player: Player, flight: Flight) -> None:
    """Put the cargo on the New World side, as only ships do; no marker rises (EV-RES-11, EV-TRANS-27)."""
    people = sum(worlds.box.old_areas[area].people for area in flight.bays)
    player.people += people
    for kind in range(KINDS):
        player.add(NEW, kind, flight.goods[kind])
        player.factories[KINDS + kind] += flight.factories[kind]
    player.stadiums = [player.stadiums[OLD], tuple(sorted((*player.stadiums[NEW], *flight.stadiums)))]
    if worlds.events is not None:
        areas = [worlds.box.old_areas[area].id for area in sorted((*flight.bays, *flight.crates))]
        stadiums = [worlds.box.name(number) for number in flight.stadiums]
        worlds.tell(
            "ship_arrived",
            "EV-TRANS-25",
            {
                "ship": worlds.box.name(flight.ship),
                "areas": areas,
                "people": people,
                "factories": sum(flight.factories),
                "stadiums": stadiums,
                **name_goods(flight.goods),
            },
        )


class LaunchShip(Task["Worlds"]):
    """A ship gained by T4.8 may be loaded and sent at once; if not, it stays on the Old World (OQ-73)."""

    shape = Shape("launch", Number("ship"))

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def run(self, state: Worlds) -> None:
        state.push(Transport(self.ship))


class TransportPhase(Task["Worlds"]):
    """Let every seat move its ships at the same time: nobody affects another (EV-GAME-11, OQ-22)."""

    shape = Shape("transport_phase")

    def run(self, state: Worlds) -> None:
        state.phase = TRANSPORT
        state.tell("phase", "EV-TRANS-01", {"phase": "transport", "year": state.year})
        state.open_lanes([Transport(0) for _ in range(state.seats)])


class AfterTransport(Task["Worlds"]):
    """Common Goals reached by unloading (OQ-48)."""

    shape = Shape("after_transport")

    def run(self, state: Worlds) -> None:
        state.phase = ORDER
        state.box.claims.check_all(state)
