"""Every fix that is offered against a refusal works: it is tried in random games of all kinds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from nextfrontier.games.evacuation.advice.fixes import HELPS, WAYS
from nextfrontier.games.evacuation.advice.missing import missing_goods, price_of
from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.rules.energy import ways_to_pay_energy
from nextfrontier.games.evacuation.rules.transport import Transport
from nextfrontier.games.evacuation.state.geography import ENVIRONMENTS
from nextfrontier.games.evacuation.state.goods import KINDS
from nextfrontier.games.evacuation.state.player import Player, passages_between
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.games.evacuation.words.reasons import symbols_of_area
from nextfrontier.kernel.fixes import Asked
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kernel.tasks import Cell
from nextfrontier.kernel.views import view_of
from nextfrontier.record.asking import fixes_against
from tests.conformance.fixes import Check, Offer, comes_later, is_legal, is_legal_and, offers, try_offers
from tests.games.evacuation.playing_on import after, can_get_symbols, can_unlock, texts
from tests.games.evacuation.table import Table, table

KINDS_OF_GAME: list[tuple[int, dict[str, Any]]] = [
    (1, {"actions": "advanced", "common_goals": True, "lines": "A"}),
    (2, {"third_player": True}),
    (2, {"mode": "race"}),
    (3, {"actions": "advanced", "mode": "race"}),
    (4, {"bonuses": "generous", "common_goals": True}),
]


def gains_missing(offer: Offer) -> bool:
    """After the line the world that pays has the whole price but for what is saved."""
    world, price, saved = price_of(offer.reason)
    after: Player = offer.carried_out().players[offer.seat]
    return sum(max(price[kind] - after.stock(world, kind), 0) for kind in range(KINDS)) <= saved


def next_year_comes(offer: Offer) -> bool:
    """Does a game that goes on come to a later year?"""
    worlds = offer.state
    assert isinstance(worlds, Worlds)
    return comes_later(lambda later, seat: later.year > worlds.year, lambda later: not later.finished)(offer)


def gains_energy(offer: Offer) -> bool:
    player = offer.carried_out().players[offer.seat]
    return bool(ways_to_pay_energy(player, int(offer.reason.parameters["energy"])))


def grows(what: str) -> Check:
    """After the line there is more of it on the New World."""

    def count(player: Any) -> int:
        return int(player.people if what == "people" else sum(player.factories[KINDS:]))

    return lambda offer: (
        count(offer.carried_out().players[offer.seat]) > count(offer.view().players[offer.seat])
    )


def by_ship(brings: Check) -> Check:
    """Is it there after the best flight that the seat could make now?"""
    return lambda offer: not offer.fix.line and offer.view().year < 4 and brings(offer)


def arrivals(offer: Offer) -> list[Any]:
    """The player after each way to send one ship with one or two loads."""
    state = offer.view()
    state.lanes, state.active = [], offer.seat
    state.agenda = Cell(Transport(0), None)
    state.settle()
    found = []
    for sending in [text for text in texts(state, offer.seat) if text.startswith("send")]:
        sent = after(state, offer.seat, sending)
        for loading in [text for text in texts(sent, offer.seat) if text.startswith("load")]:
            loaded = after(sent, offer.seat, loading)
            second = [
                text
                for text in texts(loaded, offer.seat)
                if text.startswith("load") and "factory" not in text
            ]
            found += [
                players_after(loaded, offer.seat),
                *[players_after(after(loaded, offer.seat, text), offer.seat) for text in second],
            ]
    return found


def players_after(state: Any, seat: int) -> Any:
    arrived = state if state.required_decision(seat) is None else after(state, seat, "done")
    return arrived.players[seat]


def carries_goods(offer: Offer) -> bool:
    world, goods = missing_goods(offer.reason)
    before = offer.view().players[offer.seat]
    return any(
        all(there.stock(world, k) >= before.stock(world, k) + goods[k] for k in range(KINDS))
        for there in arrivals(offer)
    )


def carries(what: str) -> Check:
    def count(player: Any) -> int:
        return int(player.people if what == "people" else sum(player.factories[KINDS:]))

    return lambda offer: any(
        count(there) > count(offer.view().players[offer.seat]) for there in arrivals(offer)
    )


def unlocks(offer: Offer) -> bool:
    """Playing on, the seat can open the environment for a later Actions phase."""
    environment = ENVIRONMENTS.index(str(offer.reason.parameters["environment"]))
    return not offer.fix.line and can_unlock(offer.state, offer.seat, environment)


def supplies_symbols(offer: Offer) -> bool:
    """Playing on, the seat can bring its markers to the symbols of the Area."""
    geography = offer.view().box.geography
    area = geography.areas[geography.number_by_id[str(offer.reason.parameters["area"])]]
    return not offer.fix.line and offer.view().year < 4 and can_get_symbols(offer.state, offer.seat, area)


CHECKS: dict[str, Check] = {
    "other_group": is_legal,
    "other_split": is_legal,
    "other_action": is_legal,
    "choose_possible": is_legal,
    "other_choice": is_legal,
    "other_units": is_legal,
    "ship_with_bay": is_legal,
    "take_shown": is_legal,
    "other_kind": is_legal,
    "lowest_marker": is_legal,
    "other_load": is_legal,
    "other_steps": is_legal,
    "other_world": is_legal_and(lambda no, yes: no[:-1] == yes[:-1] and no[-1] != yes[-1]),
    "smaller_amount": is_legal_and(
        lambda no, yes: int(yes[2]) < int(no[2]) and yes[3] == no[3] and yes[1] == no[1]
    ),
    "other_ship": is_legal_and(lambda no, yes: yes[0] == no[0] and yes[2:] == no[2:] and yes[1] != no[1]),
    "cheaper_flight": is_legal_and(lambda no, yes: yes[0] == no[0] == "send"),
    "factory_as_building": is_legal_and(lambda no, yes: yes[2] == no[2] and yes[3] == "building"),
    "factory_in_bay": is_legal_and(lambda no, yes: yes[2] == no[2] and yes[3] == "bay"),
    "discard_row": is_legal_and(lambda no, yes: yes[0] == "discard"),
    "take_card": is_legal_and(lambda no, yes: yes[0] == "take"),
    "play_card": is_legal_and(lambda no, yes: yes[0] == "card"),
    "other_area": is_legal_and(lambda no, yes: yes[0] == "settle"),
    "other_lane": is_legal_and(lambda no, yes: yes[:2] == no[:2] and yes[2] != no[2]),
    "more_steps": is_legal_and(lambda no, yes: yes[0] == no[0] and int(yes[1]) > int(no[1])),
    "pass": is_legal_and(lambda no, yes: yes == ["pass"]),
    "gain_missing": gains_missing,
    "gain_energy": gains_energy,
    "gain_people": grows("people"),
    "gain_factory": grows("factories"),
    "carry_goods": by_ship(carries_goods),
    "bring_people": by_ship(carries("people")),
    "bring_factories": by_ship(carries("factories")),
    "pass_passage": unlocks,
    "symbols_from_spaces": supplies_symbols,
    "next_year": next_year_comes,
}


# Against texts that are no thinkable move; see test_why.
OF_TEXTS = {"card_of_hand", "play_taken", "own_ship", "send_first"}
# What random games with these seeds need not offer.
RARE = {"other_split", "other_choice", "ship_with_bay", "more_steps"}


def test_every_fix_that_is_offered_works() -> None:
    tried: set[str] = set()
    for seats, options in KINDS_OF_GAME:
        for seed in (1, 2, 7):
            tried |= set(try_offers(offers(GAME, seats, options, seed, 0.3), CHECKS))
    assert set(WAYS) - tried - OF_TEXTS <= RARE


def test_all_fixes_have_a_check() -> None:
    assert {*CHECKS, *OF_TEXTS} == set(WAYS) == {fix for fixes in HELPS.values() for fix in fixes}


def asked_to_settle(dice: random.Random) -> Table:
    """Seat 0 is asked which Area to settle, somewhere on the way along the Progress track."""
    front = dice.randint(0, 20)
    rear = dice.choice([step for step in range(front + 1) if passages_between(step, front) < 2])
    energy, taken = dice.randint(2, 8), [dice.choice((1, 3, 4)) for _ in range(dice.randint(0, 3))]
    game = table(dice.choice((2, 3))).put(year=dice.randint(1, 3))
    stock = {"old": f"0/0/{energy}", "new": f"1/3/{energy}"}
    game.player(0, markers=f"{front} main, {rear}", people=2, actions=taken, **stock).play("A3")
    return game.play("energy 0 old 1 new") if game.decision() == "energy" else game


def progress_offers(game: Table) -> Iterator[tuple[str, Offer | None]]:
    """The fixes by way of the Progress phase: offered, or None."""
    view = view_of(game.worlds, 0)
    for move in view.domain(0):
        for reason in view.why_not(0, move):
            key = {"environment_locked": "pass_passage", "symbols_missing": "symbols_from_spaces"}.get(
                reason.code
            )
            if key:
                found = [fix for fix in fixes_against(view, 0, move, reason) if fix.key == key]
                yield key, Offer(game.worlds.copy(), 0, move, reason, found[0]) if found else None


def test_the_progress_phase_is_offered_only_where_it_can_bring_enough() -> None:
    """EV-PASS-02, EV-PROG-04, EV-SETTLE-10: every offer is carried out by playing on."""
    seen: Counter[tuple[str, bool]] = Counter()
    for seed in range(20):
        checked: set[tuple[str, str]] = set()
        for key, offer in progress_offers(asked_to_settle(random.Random(seed))):
            seen[key, offer is not None] += 1
            if offer is not None and (what := (key, wanted(offer))) not in checked:
                checked.add(what)
                assert CHECKS[key](offer), (seed, offer)
    assert all(
        seen[key, offered] for key in ("pass_passage", "symbols_from_spaces") for offered in (True, False)
    )


def wanted(offer: Offer) -> str:
    """The environment or the symbols that are wanted: one check for all Areas that want the same."""
    if offer.fix.key == "pass_passage":
        return str(offer.reason.parameters["environment"])
    return symbols_of_area(str(offer.reason.parameters["area"]))


def offered(game: Table, area: str) -> set[str]:
    return {fix for reason in game.why_not(f"settle {area}") for fix in reason.fixes}


def test_no_passage_is_offered_that_is_too_far_away() -> None:
    """EV-PASS-02: from the start the ocean takes 38 steps, a desert 15."""
    game = table().put(year=3).player(0, people=2, old="0/0/1", new="0/3/0", markers="0, 0").play("A3")
    geography = game.worlds.box.geography
    desert, ocean = [next(a.id for a in geography.areas if a.environment == kind) for kind in (1, 3)]
    assert "pass_passage" not in offered(game, ocean)
    nearer = table().put(year=3).player(0, people=2, old="0/0/1", new="0/3/0", markers="8, 4").play("A3")
    assert "pass_passage" in offered(nearer, desert)
    assert "pass_passage" not in offered(nearer, ocean)


def test_symbols_of_another_colour_are_no_help() -> None:
    """EV-SETTLE-10: beyond step 22 of the main lane there are white symbols only."""
    game = table().put(year=3).player(0, people=2, new="9/9/9", markers="24, 24").play("A3")
    areas = game.worlds.box.geography.areas
    yellow = next(area for area in areas if area.yellow and not area.white)
    white = next(area for area in areas if area.white and not area.yellow)
    assert "symbols_from_spaces" not in offered(game, yellow.id)
    assert "symbols_from_spaces" in offered(game, white.id)


def test_an_exchange_of_what_the_price_needs_is_no_help() -> None:
    """EV-EXCH-01: 1 Food for 1 Steel is of no use where both are needed."""
    short = Reason("cannot_play", "", {"card": "I2", "price": "1 food 1 steel", "stock": "1 food"}, [])
    game = (
        table()
        .player(0, old="0/0/0", new="1/0/0")
        .pending(["exchange", "A9/2", 3], ["end"], ["next_turn", 0], ["phase", 3])
    )
    view = view_of(game.worlds, 0)
    decision = view.required_decision(0)
    assert decision is not None
    asked = Asked(view, 0, decision, 0, short)
    assert WAYS["gain_missing"](asked) is None
    short.parameters["price"] = "1 steel"
    assert WAYS["gain_missing"](asked) == ["exchange new food steel"]
