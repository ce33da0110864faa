"""Which effects may stand where, and which make no sense anywhere."""

from typing import Any

import pytest

from tests.games.underwater_cities.sample_packs import board, only_problem, pack, problems


@pytest.mark.parametrize(
    ("effect", "problem"),
    [
        ("gain(kelp=1", "character 12: the effect ends too early"),
        ("gain(kelp=1) draw(1)", "character 14: nothing may follow the effect"),
        ("gain(kelp=!)", "character 11: cannot read '!'"),
        ("parts(draw(1), fly(2))", "character 16: unknown word fly"),
        ("gain", "an effect is a call: a name and arguments in brackets"),
        ("gain(gold=1)", "gain: unknown argument gold"),
        ("gain()", "it cannot be put into words"),
        ("parts(" * 30 + ")" * 30, "an effect is nested at most 20 deep"),
        ("draw(1)" + " " * 2000, "an effect has at most 2000 characters"),
        ("parts(draw(1), whenever(on_mismatch(), draw(1)))", "whenever makes a type of card"),
        ("if_(on_space(1), production(gain(kelp=1)))", "production makes a type of card"),
        ("action(final(gain(vp=1)))", "final makes a type of card"),
        ("take_special()", "take_special stands only in slots (UC-SPEC-01)"),
        ("slot_change(SL-05, also(take_special()))", "take_special stands only in slots (UC-SPEC-01)"),
        ("action(ready_action_card(1))", "ready_action_card stands only on instant cards (UC-ACT-07)"),
        ("action(use_action_card(1))", "use_action_card cannot be used by an action card or a permanent"),
        ("steps(connected(city), [1, 2], [1, 2])", "steps stands only in final scoring"),
        ("swap_output(lab, give=res(science=1), take=res(kelp=1))", "swap_output stands only in production"),
        ("production(draw(1))", "draw cannot stand in production"),
        ("production(build(farm))", "build cannot stand in production"),
        ("production(pay(res(kelp=1), draw(1)))", "draw cannot stand in here"),
        ("production(pay(res(kelp=1), gain(vp=1), times=2))", "pay(…, times=n) stands only in final(…)"),
        (
            "production(pay(res(kelp=1), gain(vp=1), from=produced))",
            "from=produced stands only in production",
        ),
        ("pay(res(biomatter=1), gain(vp=1), from=produced)", "from=produced stands only in production"),
        ("final(draw(1))", "draw cannot stand in final scoring"),
        ("final(gain(kelp=1))", "final scoring gives victory points only"),
        ("final(pay(res(kelp=1), gain(vp=1, credit=1)))", "final scoring gives victory points only"),
        ("final(per(connected(city), draw(1)))", "draw cannot stand in final scoring"),
        ("whenever(on_build(farm), build(farm))", "build cannot stand in a triggered effect"),
        (
            "whenever(on_mismatch(), parts(gain(kelp=1), draw(1)))",
            "whenever(on_mismatch(), …): a gain or a draw",
        ),
        (
            "whenever(on_build_nth(building, 2, per=turn), draw(1))",
            "on_build_nth: one of farm, desal, lab, tunnel",
        ),
        (
            "whenever(on_build_nth(tunnel, 2, per=connected_city), draw(1))",
            "on_build_nth: one of farm, desal, lab",
        ),
        ("whenever(on_build_nth(farm, 6, per=turn), draw(1))", "on_build_nth: number 6 never comes"),
        ("whenever(on_upgrade_nth(tunnel, 2, per=connected_city), draw(1))", "on_upgrade_nth: one of farm"),
        ("whenever(on_space_entered(5), draw(1))", "on_space_entered: space 5 is too much, at most 4"),
        ("slot_change(SL-99, both_halves())", "slot_change: one of SL-01, SL-02"),
        ("slot_change(SL-21, both_halves())", "slot_change: the action of SL-21 is no choice"),
        ("slot_change(SL-11, widen(farm))", "slot_change: SL-11 builds nothing"),
        ("slot_change(SL-10, widen(city))", "slot_change: SL-10 upgrades what it builds"),
        ("slot_change(SL-11, also(build(farm, n=2)))", "also: it adds too much to the slot"),
        ("slot_change(SL-11, also(perform_slot(available)))", "also: it adds too much to the slot"),
        ("discount(special_card, res(kelp=1))", "discount: special cards cost credits only"),
        ("gain_any(2, of=[kelp, kelp, credit])", "gain_any: a resource is listed twice"),
        ("gain_any(99, of=[kelp, credit, science])", "gain_any: number 99 is too much, at most 4"),
        ("exchange(res(kelp=1), res(kelp=1))", "exchange: both sides are the same"),
        ("upgrade(farm, cost=either(res(kelp=1), res(kelp=1)))", "either: two or more different prices"),
        ("gain_metropolis()", "gain_metropolis: look=n is missing"),
        ("per(upgraded(building), gain(vp=1))", "upgraded: one of farm, desal, lab, tunnel is needed"),
        (
            "production(swap_output(lab, give=res(kelp=1), take=res(vp=1)))",
            "res: unknown argument vp",
        ),
        ("production(swap_output([farm, lab], give=res(kelp=1), take=res(credit=1)))", "swap_output: one of"),
        (
            "production(swap_output(lab, give=res(kelp=1), take=res(credit=1)))",
            "swap_output: lab does not produce",
        ),
        ("final(steps(connected(city), [3, 2], [1, 2]))", "steps: both lists must rise"),
        ("draw(6)", "draw: number 6 is too much, at most 5"),
        ("parts(draw(3), draw(3))", "it draws more than 5 cards"),
        ("build(farm, n=3)", "build: n 3 is too much, at most 2"),
        ("parts(build(farm, n=2), upgrade(farm))", "it asks for too many things at once"),
        ("parts(" + ", ".join(["draw(1)"] * 7) + ")", "parts: effects: at most 6 in a row"),
        ("parts(draw(1), parts(draw(1), gain(kelp=1)))", "parts: parts of parts are written in one list"),
    ],
)
def test_an_effect_that_cannot_stand_there_is_refused(effect: str, problem: str) -> None:
    found = problems(pack(cards=[{"number": 5, "effect": effect}]))
    assert found[0][0] == "cards[0].effect"
    assert found[0][1].startswith(problem)


@pytest.mark.parametrize(
    ("lists", "path", "problem"),
    [
        (
            board(2, bonuses=[{"site": "BC", "effect": "build(farm)"}]),
            "boards[0].bonuses[0].effect",
            "build cannot",
        ),
        (board(2, bonuses=[{"site": "BC", "effect": ""}]), "boards[0].bonuses[0].effect", "character 1"),
        ({"contracts": [{"id": "C6", "reward": "upgrade(farm)"}]}, "contracts[0].reward", "upgrade cannot"),
        (
            {"contracts": [{"id": "C6", "reward": "choose(draw(1), draw(2))"}]},
            "contracts[0].reward",
            "choose cannot",
        ),
        (
            {"contracts": [{"id": "C6", "condition": "on_space(1)"}]},
            "contracts[0].condition",
            "a contract asks for",
        ),
        (
            {"contracts": [{"id": "C6", "condition": "gain(vp=1)"}]},
            "contracts[0].condition",
            "character 1: unknown word gain; known are at_least, on_space",
        ),
        (
            {"contracts": [{"id": "C6", "condition": "at_least(min_of(), 1)"}]},
            "contracts[0].condition",
            "it cannot be put into words",
        ),
        (
            {"metropolises": [{"id": "B-1", "production": "draw(1)", "attested": True}]},
            "metropolises[0].production",
            "draw cannot",
        ),
        (
            {"metropolises": [{"id": "M-1", "final": "pay(res(kelp=1), gain(vp=1))", "attested": True}]},
            "metropolises[0].final",
            "pay cannot",
        ),
        (
            {"cards": [{"number": n, "effect": "hand_limit(2)"} for n in (5, 6)]},
            "cards",
            "hand_limit(…) of all cards together must not exceed 3",
        ),
    ],
)
def test_other_components_have_places_of_their_own(lists: dict[str, Any], path: str, problem: str) -> None:
    found = only_problem(**lists)
    assert found[0] == path
    assert found[1].startswith(problem)
