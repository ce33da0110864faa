"""The 57 cards of Era III (cards document 4.7 to 4.9)."""

from functools import partial

from nextfrontier.games.underwater_cities.components.facts import CardFacts, era_card

_green = partial(era_card, 3, "green")
_red = partial(era_card, 3, "red")
_yellow = partial(era_card, 3, "yellow")

CARDS: tuple[CardFacts, ...] = (
    _green(124, "Demonstration", "pay(res(credit=1), use_action_card(2))", "R"),
    _green(125, "Trial Run", "produce_one(structure, n=2, state=upgraded)", "D"),
    _green(
        126, "Metropolitan Charter", "if_(at_least(connected(metropolis), 2), gain_metropolis(look=2))", "F+D"
    ),
    _green(127, "Prefabricated Dome", "build(white_city, cost=res(steelplast=1, kelp=1))", "F+D"),
    _green(128, "Survey", "build([farm, desal], n=2, where=expansion)", "D"),
    _green(129, "Grand Refit", "upgrade(structure, n=2, cost=free)", "D"),
    _green(130, "Extraordinary Mission", "perform_slot(available)", "F"),
    _green(131, "Scientific Breakthrough", "pay(res(science=2), gain(vp=4))", "D"),
    _green(132, "State Visit", "federation(4)", "D"),
    _green(133, "Model Cities", "per(cities_with(farm=1, desal=1, lab=1), gain(vp=1))", "D"),
    _green(134, "Engineering Prize", "whenever(on_upgrade(structure), gain(vp=1))", "D"),
    _green(135, "Biosphere Alliance", "production(per(connected(symbiotic_city), gain(vp=1)))", "D"),
    _green(136, "Panorama Line", "production(per(upgraded(tunnel), gain(vp=1), every=2))", "D"),
    _green(137, "World Broadcast", "action(gain(vp=3))", "D"),
    _green(138, "Commonwealth", "final(per(connected(city), gain(vp=1), every=2))", "D"),
    _green(139, "Crown of Cities", "final(per(connected(metropolis), gain(vp=1)))", "D"),
    _green(
        140,
        "Balanced Industry",
        "final(per(min_of(upgraded(farm), upgraded(desal), upgraded(lab)), gain(vp=1)))",
        "D",
    ),
    _green(141, "Great Circle Line", "final(per(connected(tunnel), gain(vp=1), every=4))", "D"),
    _green(142, "Gene Bank", "final(pay(res(biomatter=1), gain(vp=2), times=3))", "D"),
    _red(143, "Anniversary Gala", "gain(vp=2)", "D"),
    _red(144, "Banquet", "pay(res(kelp=1, credit=1), gain(vp=3))", "D"),
    _red(145, "Pressure Lock Refit", "upgrade(tunnel, n=2)", "D"),
    _red(146, "Construction Windfall", "if_(at_least(connected(city), 5), build(desal, cost=free))", "R"),
    _red(147, "Filtration Recycling", "per(upgraded(desal), gain(credit=1))", "D"),
    _red(148, "Survey", "build(building, where=expansion)", "D"),
    _red(149, "Full Delegation", "parts(federation(2), gain(vp=1))", "D"),
    _red(150, "Demonstration", "parts(use_action_card(1), gain(steelplast=1))", "D"),
    _red(151, "Replication Systems Test", "pay(res(credit=1), perform_slot(occupied_by_other))", "R+D"),
    _red(152, "Trial Run", "if_(at_least(upgraded(farm), 3), gain(kelp=1, vp=2))", "D"),
    _red(153, "Settlement Bonus", "whenever(on_city_connected(), gain(vp=2))", "D"),
    _red(154, "Tourism Board", "production(gain(vp=2))", "D"),
    _red(
        155, "Autonomous Systems", "production(per(cities_with(upgraded_desal=2), gain(vp=1, credit=2)))", "D"
    ),
    _red(156, "Robotic Builders", "action(build(structure, cost=free))", "D"),
    _red(157, "Desalination Authority", "final(per(upgraded(desal), gain(vp=1), every=2))", "D"),
    _red(158, "Academy of Sciences", "final(per(upgraded(lab), gain(vp=1), every=2))", "D"),
    _red(159, "Herbarium", "final(pay(res(science=1, kelp=1), gain(vp=1), times=4))", "V+D"),
    _red(160, "National Archive", "final(per(claimed(any), gain(vp=1), every=5))", "D"),
    _red(161, "Federal Honours", "final(per(specials_paid(), gain(vp=1)))", "D"),
    _yellow(162, "Founders Day", "gain(vp=1, kelp=1)", "D"),
    _yellow(163, "Last Works", "parts(build(building), draw(1))", "D"),
    _yellow(164, "Final Inspection", "parts(upgrade(structure), federation(1))", "D"),
    _yellow(165, "Dividend", "gain(credit=3)", "D"),
    _yellow(166, "Steel Auction", "pay(res(steelplast=2), gain(vp=3))", "D"),
    _yellow(167, "Census", "if_(at_least(connected(city), 6), gain(vp=2))", "D"),
    _yellow(168, "Seafood Collection", "per(connected(farm), gain(kelp=1), every=2)", "D"),
    _yellow(169, "Maintenance Crew", "ready_action_card(2)", "F+D"),
    _yellow(
        170, "Clearing House", "parts(exchange(res(kelp=1), res(steelplast=1), times=3), draw(2))", "F+D"
    ),
    _yellow(
        171,
        "Construction Windfall",
        "if_(at_least(connected(tunnel), 7), build(tunnel, discount=res(steelplast=1)))",
        "D",
    ),
    _yellow(172, "Ribbon Cutting", "whenever(on_build(tunnel), gain(vp=1))", "D"),
    _yellow(173, "Final Harvest", "production(gain(kelp=2, credit=2))", "D"),
    _yellow(174, "Closing Accounts", "production(gain(vp=1, credit=2))", "D"),
    _yellow(175, "Encore", "action(gain(vp=2))", "D"),
    _yellow(176, "Granary League", "final(per(connected(farm), gain(vp=1), every=3))", "F"),
    _yellow(177, "Barter Accounts", "final(pay(res(kelp=1, steelplast=1), gain(vp=1), times=4))", "F+D"),
    _yellow(178, "Water Board", "final(per(connected(desal), gain(vp=1), every=3))", "D"),
    _yellow(179, "University", "final(per(connected(lab), gain(vp=1), every=3))", "D"),
    _yellow(180, "Standing Staff", "final(per(claimed(action), gain(vp=1), every=2))", "D"),
)
