"""Refusals and events to tell: every code and kind at least once, as the rules give them."""

from nextfrontier.evacuation.components.solo import SOLO_CARDS
from nextfrontier.kernel.events import EVERYBODY, Details, Event
from nextfrontier.kernel.reasons import Parameter, Reason


def reason(code: str, **parameters: Parameter) -> Reason:
    """A refusal as the rules give it."""
    return Reason(code, "", parameters, [])


def event(
    kind: str, cause: str, secret: Details | None = None, /, **details: int | str | list[int] | list[str]
) -> Event:
    """An event of seat 0, its secret for that seat only."""
    return Event(kind, 0, cause, {**details}, secret or {}, 1 if secret else EVERYBODY, bool(secret))


def shown(kind: str, cause: str, secret: Details, /, **details: int | str | list[int] | list[str]) -> Event:
    """An event whose secret everybody sees."""
    return Event(kind, 0, cause, {**details}, secret, EVERYBODY, True)


REASONS = [
    reason("too_little_energy", action="A3", energy=3, world="old", have=2),
    reason("too_little_energy", action="card 25", energy=3, world="either", have=2),
    reason("energy_needed", action="A9", energy=1),
    reason("group_one_used"),
    reason("must_do_part"),
    reason("used_already", technology="T2.6"),
    reason("cannot_pay", world="new", price="1 food 2 steel", stock="1 steel"),
    reason("none_left", world="old", kind="food"),
    reason("none_left", world="old", kind="food", have=0),
    reason("none_left", world="old", kind="steel", have=1),
    reason("nothing_to_pay_with"),
    reason("nothing_to_exchange"),
    reason("cannot_build", item="S06", world="old", price="3 steel", stock="1 food 1 steel"),
    reason("cannot_play", card="I5", price="1 steel", stock="nothing"),
    reason("cannot_pay_common_goal", goal="CG5", price="2 steel", stock="1 steel"),
    reason("nothing_to_build"),
    reason("other_world", world="old"),
    reason("no_bay", item="S19"),
    reason("fee_paid"),
    reason("no_more_choice"),
    reason("nothing_to_look_at"),
    reason("row_empty"),
    reason("no_infrastructure_move"),
    reason("same_illustration", card="I2", other="I3"),
    reason("all_developed"),
    reason("no_unused_factory", kind="food"),
    reason("no_unused_factory", kind="steel"),
    reason("no_unused_factory", kind="energy"),
    reason("no_food_to_clone"),
    reason("not_lowest", kind="steel"),
    reason("nobody_to_settle"),
    reason("no_area_to_settle"),
    reason("settled_already", area="N05"),
    reason("other_environment", area="N05", environment="desert"),
    reason("environment_locked", area="N05", environment="desert"),
    reason("lacks_space", area="N22", needs="pop"),
    reason("lacks_space", area="N05", needs="factory"),
    reason("too_few_people", area="N05", missing=2),
    reason("too_few_factories", area="N24", missing=1),
    reason("too_few_of_kind", kind="energy"),
    reason("too_little_steel", area="N05", steel=2, have=1),
    reason("symbols_missing", area="N11", missing=2),
    reason("symbols_missing", area="N24", missing=1),
    reason("too_little_energy_to_fly", ship="S13", energy=3, world="old", have=1),
    reason("bay_taken", ship="S13"),
    reason("other_edge", ship="S13", area="OW4"),
    reason("building_limit", ship="S13"),
    reason("resource_limit", ship="S13"),
    reason("evacuated_already", area="OW4"),
    reason("no_prepared_factory", kind="food"),
    reason("free_spot_left"),
    reason("start_space"),
    reason("second_lane_not_used"),
    reason("space_taken", step=8),
    reason("steps_left", steps=2),
    reason("passages_between"),
    reason("excluded_option", field="options.lines"),
]

PLACES = ("T2.4 once/1", "YB2 lower/1", "step 8 main", "card 38/1")
PHASES = ("income", "actions", "transport", "progress", "bonuses")

EVENTS = [
    *[event("phase", "EV-GAME-03", phase=phase, year=2) for phase in PHASES],
    event("produced", "EV-INCOME-01", world="old", food=7, steel=7, energy=6),
    event("fed", "EV-INCOME-18", world="old", food=5, demand=5),
    event("fed", "EV-INCOME-18", world="new", food=1, demand=4),
    event("penalty", "EV-INCOME-26", tokens=3),
    event("penalty", "EV-INCOME-27", tokens=1),
    event("new_order", "EV-ORDER-03", order=[1, 0], faces=[2, 3]),
    event("new_track", "EV-SOLO-14", track=[1, 0, 2]),
    event("game_over", "EV-GAME-07"),
    event("race_ends", "EV-RACE-03"),
    event("adjusted", "EV-RACE-07", levels=[8, 9, 10]),
    event("kept_goal", "EV-SETUP-14", {"goal": 12}),
    event("dropped_goal", "EV-SETUP-17", {"goal": 12}),
    event("passed_goals", "EV-SETUP-14", round=1),
    event("drew", "EV-ADV-10", {"which": [25]}, cards=1),
    event("drew", "card 30/2", {"which": [25, 30]}, cards=2),
    event("drew", "EV-ADV-10", {"which": []}, cards=0),
    event("drew", "EV-ADV-21", {"which": [-1, -1]}, cards=2),
    event("kept", "EV-ADV-21", {"given": [1, 2, 3]}, cards=4),
    event("reshuffled", "EV-ADV-20", cards=60),
    event("acted", "A3", action="A3", group=2),
    event("acted", "A3", {"card": 25}, action="A3", group=2),
    event("played_card", "card 25", card=25),
    event("passed", "EV-ACTION-17"),
    event("used_technology", "T2.6", technology="T2.6"),
    event("gained", "A1/1", world="new", steel=1),
    event("paid", "EV-ACTION-12", world="old", energy=2),
    event("exchanged", "A9/2", world="old", given="food", taken="energy"),
    event("built_ship", "A4", item="S06", world="old"),
    event("built_stadium", "A5", item="ST06", world="new"),
    event("prepared_factory", "A6", kind="food", world="new"),
    event("gained_factory", "T1.3 now", kind="energy", world="old"),
    event("people_added", "A7", people=2),
    *[event("gained", place, world="old", food=1) for place in PLACES],
    *[event("paid", cause, world="old", food=1) for cause in ("EV-AGING-04", "CG1", "A6")],
    *[event("production_rose", cause, steel=1) for cause in ("EV-PASS-07", "I5", "T1.3")],
    event("settled", "A3", area="N11", people=2, factories=1),
    event("production_rose", "N11", food=2, steel=1),
    event("invented", "A10", technology="T1.2", developed=False),
    event("invented", "A10", technology="T1.2", developed=True),
    event("took_infrastructure", "A8", card="I5"),
    event("played_infrastructure", "A8", card="I5"),
    event("completed_infrastructure", "I5", card="I5"),
    event("claimed_common_goal", "CG5", goal="CG5"),
    event("played_common_goal", "CG5", goal="CG5"),
    event("discarded_items", "EV-AGING-04", row="ships", items=["S06", "S09"]),
    shown("revealed", "EV-AGING-03", {"items": [302]}, row="stadiums"),
    shown("revealed", "EV-AGING-03", {"items": [401, 201]}, row="infrastructure"),
    shown("revealed", "EV-AGING-03", {"items": [-1]}, row="ships"),
    event("sent_ship", "EV-TRANS-19", ship="S06", energy=2, back=False),
    event("sent_ship", "EV-TRANS-19", ship="S06", energy=1, back=True),
    event("ship_arrived", "EV-TRANS-25", ship="S13", areas=["OW1"], people=2, factories=1, stadiums=["ST00"], food=2),
    event("ship_arrived", "EV-TRANS-25", ship="S13", areas=[], people=0, factories=0, stadiums=[]),
    event("advances", "EV-PROG-04", power=9),
    *[event("marker_moved", "EV-PROG-10", steps=1, step=4, lane=lane) for lane in ("waiting", "main", "second")],
    event("passage", "EV-PASS-02", passage=2, second=False),
    event("passage", "EV-PASS-02", passage=2, second=True),
    event("bonus", "YB2", power=7, bonus="YB2 lower"),
    event("no_bonus", "EV-BONUS-04", power=8),
    event("solo_shuffled", "EV-SOLO-07", cards=6),
    *[event("rival_turn", "SO1", action=card.action, number=2) for card in SOLO_CARDS],
    event("rival_turn", "SO4", action="stadium", number=4),
    event("rival_settled", "EV-SOLO-26", area="N11", free=True),
    event("rival_settled", "EV-SOLO-26", area="N11", free=False),
    event("rival_stadium", "EV-SOLO-23", item="ST06"),
    event("civilization_advanced", "EV-SOLO-34", side=1, power=9),
    event("civilization_advanced", "EV-SOLO-34", side=2, power=7),
]  # fmt: skip
