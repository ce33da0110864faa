"""The 25 special cards and the personal assistant (cards document 4.10, 4.11 and 5.1)."""

from functools import partial

from nextfrontier.games.underwater_cities.components.facts import CardFacts


def _special(colour: str, number: int, cost: int, name: str, effect: str, provenance: str) -> CardFacts:
    return CardFacts(number, 0, colour, cost, name, effect, provenance)


_green = partial(_special, "green")
_red = partial(_special, "red")
_yellow = partial(_special, "yellow")

CARDS: tuple[CardFacts, ...] = (
    _green(181, 3, "Trade Surplus", "final(pay(res(credit=15), gain(vp=13)))", "V"),
    _green(182, 3, "Trade Surplus", "final(pay(res(steelplast=1), gain(vp=1), times=14))", "F"),
    _green(183, 3, "Federal Priority", "final(per(upgraded(lab), gain(vp=2)))", "V"),
    _red(184, 3, "Trade Surplus", "final(pay(res(kelp=2), gain(vp=3), times=5))", "F"),
    _red(185, 3, "Trade Surplus", "final(pay(res(biomatter=1), gain(vp=2), times=6))", "V"),
    _red(186, 3, "Federal Priority", "final(per(upgraded(farm), gain(vp=3), every=2))", "V"),
    _red(187, 3, "Federal Priority", "final(per(upgraded(desal), gain(vp=2)))", "F"),
    _yellow(188, 3, "Trade Surplus", "final(pay(res(science=2), gain(vp=3), times=5))", "V"),
    _yellow(189, 3, "Federal Priority", "final(per(connected(symbiotic_city), gain(vp=2)))", "V"),
    _yellow(190, 3, "Federal Priority", "final(per(cities_with(farm=1, desal=1, lab=1), gain(vp=2)))", "V"),
    _green(191, 2, "Metropolis Concession", "gain_metropolis(look=2)", "F+D"),
    _green(192, 1, "Maintenance Contract", "whenever(on_upgrade(structure), gain(credit=1))", "D"),
    _green(193, 2, "Grand Foundation", "build(white_city, cost=free)", "D"),
    _green(
        194,
        2,
        "Autonomous Systems",
        "production(per(cities_with(upgraded_farm=2), gain(credit=2, vp=1)))",
        "R",
    ),
    _green(195, 1, "Deep Research Station", "action(gain(science=2, steelplast=1))", "D"),
    _red(196, 1, "Corporate Expansion", "whenever(on_metropolis_connected(), gain(credit=2, vp=2))", "F"),
    _red(197, 1, "Build Expansion", "action(build(building, where=expansion))", "F"),
    _red(198, 2, "Self-Sufficient Reef", "production(gain(kelp=1, credit=1, vp=1))", "D"),
    _red(199, 1, "Marine Biology", "pay(res(science=1), gain(kelp=2, vp=3))", "V+D"),
    _red(200, 1, "Federal Procurement", "discount([tunnel, city], res(credit=1))", "D"),
    _yellow(201, 2, "Modernisation Fund", "upgrade(structure, n=3, cost=res(credit=1))", "D"),
    _yellow(202, 1, "Secret Mission", "action(pay(res(credit=1), perform_slot(not_mine)))", "F"),
    _yellow(203, 2, "Polytechnic", "slot_change(SL-05, both_halves())", "F+D"),
    _yellow(204, 1, "Think Tank", "production(per(upgraded(lab), gain(vp=1, credit=1), every=2))", "D"),
    _yellow(205, 2, "General Mobilisation", "parts(ready_action_card(1), use_action_card(2))", "F+D"),
)

ASSISTANT = CardFacts(  # one for all players (UC-SETUP-18, UC-ACT-09)
    0, 0, "", 0, "Personal Assistant", "action(choose(gain(steelplast=1), gain(credit=1)))", "R"
)
