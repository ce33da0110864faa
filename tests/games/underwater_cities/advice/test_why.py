"""Asking why: of decisions resolved by themselves, of cards that are not in hand, and what a preview warns of."""

import random
from collections.abc import Callable, Iterator

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.positions.vectors.shorthand import tunnels
from nextfrontier.kernel.reasons import Reason, Refused
from nextfrontier.record.previews import preview_line
from nextfrontier.record.record import Record
from nextfrontier.record.resolved import why_not
from tests.games.underwater_cities.table import Table, table


def recorded(position: Table, *moves: str) -> Record:
    """A record that begins with the position; seat 0 has played these moves."""
    record = Record(GAME, position.seats, {}, 1, position.document())
    for move in moves:
        record.play(0, move)
    return record


def poor(card: int, goods: str) -> Table:
    """Seat 0 holds one card and cannot pay a special one."""
    return table().put(special_deck=[192, 194, 197]).player(0, goods, hand=[card]).player(1, hand=[3])


def codes(reasons: list[Reason]) -> list[str]:
    return [reason.code for reason in reasons]


def test_a_claim_that_was_skipped_for_want_of_credits_can_be_asked_about() -> None:
    """UC-SPEC-09: with 2 credits #183 is passed over; the reason names cost and stock, now and at the end."""
    record = recorded(poor(183, "2c"), "183+G2")
    reasons = why_not(record, 0, "claim")
    assert codes(reasons) == ["cannot_pay_card", "resolved_by_itself"]
    assert GAME.explain(reasons[0])[0].endswith("costs 3 credits; you have 2 credits.")
    assert (reasons[0].rule, reasons[1].parameters["played"]) == ("UC-SPEC-09", "decline")
    record.play(0, "part 2")
    assert codes(why_not(record, 0, "claim")) == ["cannot_pay_card", "resolved_by_itself"]


def test_a_text_that_no_decision_of_the_turn_knew_stays_refused() -> None:
    record = recorded(poor(183, "2c"), "183+G2")
    with pytest.raises(Refused) as refused:
        why_not(record, 0, "claim everything")
    assert codes(refused.value.reasons) == ["unknown_move"]


def test_a_turn_that_is_over_is_not_asked_about() -> None:
    """UC-SPEC-09: solo, where nobody moves between two turns; #195 was passed over for want of a credit."""
    position = table(1).put(special_deck=[192, 194, 197]).player(0, "", hand=[195, 2, 23])
    record = recorded(position, "195+G2", "part 2", "done")
    assert codes(why_not(record, 0, "claim"))[-1] == "resolved_by_itself"
    record.play(0, "end")
    with pytest.raises(Refused) as refused:
        why_not(record, 0, "claim")
    assert codes(refused.value.reasons) == ["unknown_move"]


def test_the_turn_of_a_seat_is_over_when_the_next_one_is_asked() -> None:
    record = recorded(poor(183, "2c"), "183+G2", "part 2", "done", "end")
    with pytest.raises(Refused) as refused:
        why_not(record, 0, "claim")
    assert codes(refused.value.reasons) == ["no_decision"]


def test_a_preview_warns_of_a_card_that_would_be_lost() -> None:
    """UC-SPEC-09, UC-SPEC-11: only where it is lost for want of credits."""
    (warning,) = preview_line(GAME, poor(183, "2c").sea, 0, ["183+G2"]).warnings
    assert (warning.code, warning.parameters["card"]) == ("card_lost", 183)
    assert GAME.explain(warning)[0] == (
        "Card 183 Federal Priority will be discarded: playing it costs 3 credits, and you will have 2 credits."
    )
    assert preview_line(GAME, poor(183, "3c").sea, 0, ["183+G2"]).warnings == []


def test_a_preview_warns_of_an_instant_card_of_which_nothing_can_be_performed() -> None:
    """UC-TURN-10: #4 needs what an empty stock does not have; beside another colour nothing was to be expected."""
    position = table(2).player(0, "", hand=[4]).player(1, hand=[3])
    (warning,) = preview_line(GAME, position.sea, 0, ["4+G4"]).warnings
    assert (warning.code, warning.parameters) == ("card_without_effect", {"card": 4})
    assert preview_line(GAME, position.sea, 0, ["R3+4"]).warnings == []


def test_a_preview_warns_of_an_instant_card_whose_effect_would_spoil_the_slot() -> None:
    """UC-TURN-23: #50 could be paid with the only steelplast, but Y4 needs it for a tunnel."""
    position = table(2).player(0, "1s 1c", hand=[50]).player(1, hand=[3])
    (warning,) = preview_line(GAME, position.sea, 0, ["50+Y4"]).warnings
    assert (warning.code, warning.parameters) == ("card_lost_for_slot", {"card": 50})
    assert GAME.explain(warning)[0] == (
        "Card 50 Smuggling will be discarded: "
        "using it would leave nothing of the action of the chosen slot possible."
    )


def test_a_preview_warns_of_a_special_instant_that_is_paid_for_nothing() -> None:
    """UC-SPEC-21: #199 without science is kept, but does nothing."""
    (warning,) = preview_line(GAME, poor(199, "1c").sea, 0, ["199+R1", "pay 1c"]).warnings
    assert (warning.code, warning.parameters["card"]) == ("card_without_effect", 199)
    assert GAME.explain(warning)[0].endswith("it is paid for and kept without effect.")
    assert preview_line(GAME, poor(199, "1n 1c").sea, 0, ["199+R1", "pay 1c"]).warnings == []


def test_a_preview_warns_of_a_paid_instant_whose_effect_would_spoil_the_slot() -> None:
    """UC-SPEC-21, UC-TURN-23: after 2 credits for #201 the last one is needed for the tunnel of Y4."""
    position = table(2).put(special_deck=[192, 194, 197]).player(1, hand=[3])
    position.player(0, "1s 3c", hand=[201], buildings={"BR.1": "farm"})
    (warning,) = preview_line(GAME, position.sea, 0, ["201+Y4", "pay 2c"]).warnings
    assert (warning.code, warning.parameters["card"]) == ("card_lost_for_slot", 201)
    assert "kept without effect: using it" in GAME.explain(warning)[0]


def test_a_claim_that_would_spoil_the_slot_is_warned_of_and_can_be_asked_about() -> None:
    """UC-SPEC-20, UC-TURN-23: with 1 credit #192 before G1 stays unclaimed."""
    position = poor(192, "1c").put(special_deck=[194, 197])
    (warning,) = preview_line(GAME, position.sea, 0, ["192+G1"]).warnings
    assert (warning.code, warning.parameters) == ("card_lost_for_slot", {"card": 192})
    reasons = why_not(recorded(position, "192+G1"), 0, "claim")
    assert codes(reasons) == ["breaks_slot", "resolved_by_itself"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Y3+37", "not_in_hand"),
        ("37+Y3", "not_in_hand"),
        ("Y3+3", "not_in_hand"),
        ("Y3+999", "unknown_card"),
        ("Y3", "card_needed"),
        ("Y5+2", "unknown_slot"),
        ("clone Y3+2", "no_cloning_tile"),
        ("23+Y3", "wrong_order"),
    ],
)
def test_a_pair_that_is_not_thinkable_says_what_is_wrong_with_it(text: str, code: str) -> None:
    """UC-TURN-04, UC-SETUP-01, UC-CLONE-01, UC-TURN-08: card 3 is in another hand, card 37 in the deck."""
    record = recorded(table(2).player(0, "9c", hand=[2, 23]).player(1, hand=[3]))
    reasons = why_not(record, 0, text)
    assert codes(reasons) == [code]
    assert GAME.explain(reasons[0])[0]
    with pytest.raises(Refused) as refused:
        record.play(0, text)
    assert codes(refused.value.reasons) == [code]


@pytest.mark.parametrize("text", ["Y3+37", "Y3+999", "Y3"])
def test_a_card_of_the_hand_is_offered_in_place_of_another(text: str) -> None:
    """UC-TURN-04: with an empty hand there is none."""
    record = recorded(table(2).player(0, "9c", hand=[2, 23]).player(1, hand=[3]))
    for reasons in refusals_of(record, 0, text):
        assert GAME.explain(reasons[0])[1] == ["Choose a card of your hand."]
    empty = recorded(table(2).player(0, "9c", hand=[]).player(1, hand=[3]))
    assert [reason.fixes for reason in why_not(empty, 0, "Y3+37")] == [[]]


@pytest.mark.parametrize(
    ("moves", "text", "code"),
    [
        ([], "use 44", "not_claimed"),
        ([], "use 43", "no_use_now"),
        ([], "use 57", "not_for_use"),
        ([], "use 999", "unknown_card"),
        ([], "contract C9", "unknown_contract"),
        ([], "contract C2", "contract_gone"),
        ([], "contract C3", "contract_not_here"),
        (["Y1+24", "part 1"], "use 195", "not_claimed"),
        (["Y1+24", "part 1"], "use 999", "unknown_card"),
        (["169+Y1", "part 1"], "ready 195", "not_claimed"),
    ],
)
def test_the_use_of_what_is_not_there_gets_a_plain_reason(moves: list[str], text: str, code: str) -> None:
    """UC-ACT-01, UC-ACT-02, UC-GOV-01, UC-GOV-03: cards that are not claimed, contracts that are not on display."""
    position = table(2).put(contracts=["C1"], era=3).player(1, hand=[134], contracts=["C2"])
    used = {"card": 21, "used": True}
    position.player(0, "9c 9s", hand=[24, 169], claimed=[43, used, 57], assistant="used")
    record = Record(GAME, 2, {"contracts": True}, 1, position.document())
    for move in moves:
        record.play(0, move)
    for reasons in refusals_of(record, 0, text):
        assert codes(reasons) == [code]
        assert GAME.explain(reasons[0])[0]


def test_a_use_that_resolved_itself_is_told_before_that_the_card_is_no_longer_claimed() -> None:
    """UC-ACT-13: #122 was discarded for a fifth action card, and without a credit it could not be used."""
    position = table(2).put(era=3).player(1, hand=[134])
    position.player(0, "", hand=[175], claimed=[61, 122, 21])
    record = recorded(position, "175+Y1", "claim", "discard 122")
    assert codes(why_not(record, 0, "use 122")) == ["cannot_pay", "resolved_by_itself"]
    assert codes(why_not(record, 0, "use 137")) == ["not_claimed"]


def test_a_card_in_another_hand_and_one_in_the_deck_get_the_same_answer() -> None:
    """Q-26: nothing is told of where a hidden card is."""
    record = recorded(table(2).player(0, "9c", hand=[2, 23]).player(1, hand=[3]))
    there, hidden = why_not(record, 0, "Y3+3"), why_not(record, 0, "Y3+37")
    assert GAME.explain(there[0])[0].replace("3", "N") == GAME.explain(hidden[0])[0].replace("37", "N")


def test_the_cloning_tile_is_no_way_out_without_a_credit() -> None:
    """UC-CLONE-02: it is named with its price when it is asked for."""
    position = table(4).put(slots={"R2": [1]}).player(0, "", hand=[2, 23, 50])
    assert "clone_slot" not in position.why_not("R2+2")[0].fixes
    (refused,) = position.why_not("clone R2+2")
    assert GAME.explain(refused)[0] == "The cloning tile costs 1 credit; you have 0 credits."


def test_what_cloning_costs_is_named_when_it_leaves_too_little() -> None:
    """UC-CLONE-02: 1 credit for the tile leaves none for a tunnel."""
    position = table(4).put(slots={"Y4": [1]}).player(0, "9s 1c", hand=[2, 23, 50])
    first = position.why_not("clone Y4+2")[0]
    assert GAME.explain(first)[0] == (
        "After 1 credit for the cloning tile, nothing of the action of slot Y4 could be performed."
    )


def test_the_surcharge_of_a_site_is_named() -> None:
    """UC-ADV-05, UC-ADV-06: TL-MC of board 6 costs 1 credit more."""
    position = table(2, advanced=True).player(0, "1s 1c", hand=[2, 23, 50]).play("Y4+2")
    reason = position.why_not("tunnel TL-MC")[-1]
    assert GAME.explain(reason)[0] == (
        "A tunnel needs 1 steelplast and 2 credits, 1 credit of it for the site TL-MC; "
        "you have 1 steelplast and 1 credit."
    )


def test_slots_are_called_by_their_positions_in_reasons_and_events() -> None:
    """SL-02 is Y4 on both sides of the board; SL-12 is G1 or G4."""
    position = table(2).player(0, "9s 9c", hand=[2, 23, 50]).play("Y4+2")
    (reason,) = position.why_not("decline")
    assert reason.parameters["place"] == "Y4"
    position.play("tunnel MC-BR")
    assert {event.cause for event in position.told("built")} == {"Y4"}
    for seats, slot in ((2, "G1"), (3, "G4")):
        built = table(seats).player(0, "9c", hand=[2, 23, 50]).play(f"{slot}+2", "desal MC.1")
        assert {event.cause for event in built.told("built")} == {slot}


def test_all_obstacles_of_a_site_are_told() -> None:
    """UC-BUILD-02, UC-BUILD-06."""
    position = table(2).player(0, "2s 1k 1c", hand=[2, 23, 50], tunnels=tunnels("MC-BR")).play("G3+2")
    assert codes(position.why_not("city TL symbiotic")) == ["city_not_adjacent", "cannot_pay_build"]


def refusals_of(record: Record, seat: int, text: str) -> Iterator[list[Reason]]:
    """What each verb says against a move: why, preview, play."""
    verbs: list[Callable[[], object]] = [
        lambda: preview_line(GAME, record.state, seat, [text]),
        lambda: record.play(seat, text),
    ]
    yield why_not(record, seat, text)
    for verb in verbs:
        with pytest.raises(Refused) as refused:
            verb()
        yield refused.value.reasons


def told(reasons: list[Reason]) -> list[tuple[str, list[str]]]:
    return [GAME.explain(reason) for reason in reasons]


def test_why_preview_and_play_say_the_same_of_a_move() -> None:
    """UC-TURN-13: the slot by its position, and what would help."""
    record = recorded(table(2).player(0, "9s 9c 9k", hand=[2, 23, 45]), "G4+2")
    for reasons in refusals_of(record, 0, "decline"):
        assert told(reasons) == [
            ("At least part of slot G4 must be performed.", ["Choose one of the possible moves."])
        ]


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (4, 3)])
def test_no_refusal_of_any_verb_names_a_slot_by_its_internal_id(seats: int, seed: int) -> None:
    """In random games; why, preview and play say the same of every move."""
    dice, record, asked = random.Random(seed), Record(GAME, seats, {}, seed), 0
    while (seat := record.state.to_move()) >= 0 and record.version < 150:
        legal = record.state.moves(seat)
        illegal = [move for move in record.state.domain(seat) if move not in legal]
        for move in dice.sample(illegal, min(len(illegal), 1)):
            why, *others = [
                told(found) for found in refusals_of(record, seat, record.state.notation(seat, move))
            ]
            assert why == others[0] == others[1]
            assert "SL-" not in str(why)
            asked += 1
        record.play(seat, record.state.notation(seat, dice.choice(legal)))
    assert asked > 40
