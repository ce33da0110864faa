"""The 57 cards of Era II (cards document 4.4 to 4.6)."""

from functools import partial

from nextfrontier.games.underwater_cities.components.facts import CardFacts, era_card

_green = partial(era_card, 2, "green")
_red = partial(era_card, 2, "red")
_yellow = partial(era_card, 2, "yellow")

CARDS: tuple[CardFacts, ...] = (
    _green(67, "Salvage Haul", "gain(biomatter=1, steelplast=1, kelp=1)", "D"),
    _green(68, "Industrial Espionage", "perform_slot(occupied_by_other)", "F"),
    _green(69, "Demonstration", "use_action_card(1)", "R"),
    _green(
        70, "Trial Run", "if_(at_least(upgraded(lab), 2), parts(gain(science=1, steelplast=1), draw(1)))", "P"
    ),
    _green(71, "Symbiosis Program", "build(symbiotic_city, discount=res(biomatter=1))", "D"),
    _green(72, "Survey", "build(building, cost=free, where=expansion)", "D"),
    _green(73, "Refit Wave", "upgrade(structure, n=3)", "D"),
    _green(74, "Twin Bore", "build(tunnel, n=2)", "D"),
    _green(75, "Overtime Shift", "parts(ready_action_card(1), use_action_card(1))", "F+D"),
    _green(76, "Metamorphosis", "pay(res(biomatter=1), convert_city())", "F+D"),
    _green(77, "Steel Exchange", "whenever(on_slot_gain(steelplast), gain(vp=1))", "F"),
    _green(78, "Pneumatic Drills", "discount(tunnel, res(credit=1))", "D"),
    _green(79, "Symbiosis Ministry", "whenever(on_build(symbiotic_city), gain(vp=1))", "D"),
    _green(80, "Coral Opera", "production(per(connected(symbiotic_city), gain(vp=1), every=2))", "D"),
    _green(81, "Bioreactor", "production(pay(res(biomatter=1), gain(vp=2), from=produced))", "F+D"),
    _green(82, "Autonomous Systems", "production(per(cities_with(upgraded_lab=2), gain(vp=1)))", "D"),
    _green(83, "Pilot Plant", "action(build(structure, upgraded=usual))", "D"),
    _green(84, "Public Relations", "action(parts(gain(vp=1), federation(1), draw(1)))", "D"),
    _green(85, "Transit Authority", "final(per(upgraded(tunnel), gain(vp=1), every=2))", "D"),
    _red(86, "Filtration Recycling", "per(connected(desal), gain(steelplast=1), every=2)", "P"),
    _red(87, "Survey", "build([lab, farm], where=expansion)", "F"),
    _red(88, "Trial Run", "produce_one(structure, state=upgraded)", "F"),
    _red(89, "Water Export", "if_(at_least(connected(desal), 3), gain(credit=2, biomatter=1))", "F+D"),
    _red(90, "Colony Ship", "build(city, discount=res(kelp=1))", "D"),
    _red(91, "Harvest Festival", "pay(res(kelp=2), gain(vp=3))", "D"),
    _red(92, "State Reception", "parts(federation(2), draw(1))", "D"),
    _red(93, "Research Grant", "gain(science=2)", "D"),
    _red(94, "Construction Windfall", "if_(at_least(connected(city), 4), build(farm, cost=free))", "D"),
    _red(95, "Special Orders", "perform_slot(available, colour=green)", "D"),
    _red(96, "Hydroponic Labs", "production(per(connected(lab), gain(kelp=1), every=3))", "F"),
    _red(97, "Research Dividend", "production(gain(science=1, steelplast=1))", "D"),
    _red(98, "Undersea Server Farm", "hand_limit(1)", "R"),
    _red(
        99,
        "Agronomy Institute",
        "whenever(on_upgrade_nth(farm, 2, per=connected_city), gain(kelp=1, vp=1))",
        "F+D",
    ),
    _red(100, "Logistics Office", "whenever(on_action_card_used(), gain(credit=1))", "D"),
    _red(
        101,
        "Autonomous Systems",
        "production(swap_output(desal, give=res(credit=1), take=res(science=1, kelp=1)))",
        "D",
    ),
    _red(102, "Bio-Broker", "action(choose(gain(biomatter=1, credit=1), gain(science=2)))", "D"),
    _red(103, "Tunnel Authority", "action(parts(build(tunnel), federation(1)))", "D"),
    _red(104, "Urban Planning", "final(per(cities_with(farm=1, desal=1, lab=1), gain(vp=1), every=2))", "D"),
    _yellow(105, "Scrap Market", "gain(steelplast=1, credit=1)", "D"),
    _yellow(106, "Technology Negotiation", "upgrade(lab, cost=res(credit=1))", "D"),
    _yellow(107, "Infill", "build(building)", "D"),
    _yellow(108, "Trading Post", "parts(exchange(res(credit=1), res(kelp=1)), federation(1))", "F+D"),
    _yellow(109, "Debriefing", "parts(gain(credit=1), draw(2))", "D"),
    _yellow(110, "Seafood Collection", "per(upgraded(tunnel), gain(kelp=1), max=2)", "D"),
    _yellow(111, "Lobbying", "if_(on_space(3), gain(science=1, steelplast=1))", "F+D"),
    _yellow(112, "Gene Auction", "pay(res(biomatter=1), gain(vp=2, credit=1))", "D"),
    _yellow(113, "Maintenance Crew", "parts(ready_action_card(1), gain(credit=1))", "F+D"),
    _yellow(114, "Goodwill Visit", "parts(federation(1), gain(credit=1))", "D"),
    _yellow(
        115,
        "Spectrum Policy",
        "whenever(on_end_of_turn(), if_(at_least(slot_colours(), 3), gain(kelp=1)))",
        "F+D",
    ),
    _yellow(116, "Research Galley", "slot_change(SL-05, also(gain(kelp=1)))", "F+D"),
    _yellow(117, "Brine Works", "whenever(on_upgrade(desal), gain(credit=1))", "D"),
    _yellow(118, "Toll Network", "production(gain(credit=2))", "D"),
    _yellow(119, "Kelp and Steel Stores", "production(choose(gain(kelp=1), gain(steelplast=1)))", "D"),
    _yellow(120, "Transit Fees", "production(per(connected(tunnel), gain(credit=1), every=4))", "D"),
    _yellow(121, "Culture Vats", "action(parts(gain(biomatter=1), draw(1)))", "D"),
    _yellow(122, "Press Campaign", "action(pay(res(credit=1), gain(vp=2)))", "D"),
    _yellow(123, "Symbiosis Census", "final(per(connected(symbiotic_city), gain(vp=1), every=2))", "D"),
)
