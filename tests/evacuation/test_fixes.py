"""Every fix that is offered against a refusal works: it is tried in random games of all kinds."""

from __future__ import annotations

from typing import Any

import pytest

from nextfrontier.evacuation.actions import ways_to_pay_energy
from nextfrontier.evacuation.fixes import HELPS, WAYS
from nextfrontier.evacuation.game import GAME
from nextfrontier.evacuation.goods import KINDS
from nextfrontier.evacuation.missing import missing_goods
from nextfrontier.evacuation.transport import Transport
from nextfrontier.kernel.tasks import Cell
from tests.conformance.fixes import Check, Offer, comes_later, is_legal, is_legal_and, offers, try_offers

KINDS_OF_GAME: list[tuple[int, dict[str, Any]]] = [
    (1, {"actions": "advanced", "common_goals": True, "lines": "A"}),
    (2, {"third_player": True}),
    (2, {"mode": "race"}),
    (3, {"actions": "advanced", "mode": "race"}),
    (4, {"bonuses": "generous", "common_goals": True}),
]


def gains_missing(offer: Offer) -> bool:
    """After the line the world that pays has what was missing."""
    world, goods = missing_goods(offer.reason)
    before, after = offer.view().players[offer.seat], offer.carried_out().players[offer.seat]
    return all(after.stock(world, k) >= before.stock(world, k) + goods[k] for k in range(KINDS) if goods[k])


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
    return lambda offer: not offer.fix.line and offer.state.year < 4 and brings(offer)  # type: ignore[attr-defined]


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
    arrived = state if state.required(seat) is None else after(state, seat, "done")
    return arrived.players[seat]


def texts(state: Any, seat: int) -> list[str]:
    return [state.notation(seat, move) for move in state.moves(seat)]


def after(state: Any, seat: int, text: str) -> Any:
    copy = state.copy()
    copy.play(seat, copy.parse(seat, text))
    return copy


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
    """A year is left, and with a marker at the end of the track the environment is open."""
    view = offer.view()
    player = view.standing(offer.seat).players[offer.seat]
    player.steps[0] = 26
    still = {reason.code for reason in view.why_not(offer.seat, offer.move)}
    return view.year < 4 and "environment_locked" not in still


CHECKS: dict[str, Check] = {
    **dict.fromkeys(WAYS, is_legal),
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
    "symbols_from_spaces": lambda offer: not offer.fix.line and offer.state.year < 4,  # type: ignore[attr-defined]
    "next_year": lambda offer: comes_later(
        lambda state, seat: state.year > offer.state.year,
        lambda state: not state.finished,  # type: ignore[attr-defined]
    )(offer),
}


@pytest.mark.parametrize(("seats", "options"), KINDS_OF_GAME, ids=str)
def test_every_fix_that_is_offered_works(seats: int, options: dict[str, Any]) -> None:
    found = (offer for seed in (1, 2) for offer in offers(GAME, seats, options, seed, 0.12))
    assert len(try_offers(found, CHECKS)) > 3


def test_all_fixes_are_tried_or_known() -> None:
    assert set(CHECKS) == set(WAYS) == {fix for fixes in HELPS.values() for fix in fixes}
