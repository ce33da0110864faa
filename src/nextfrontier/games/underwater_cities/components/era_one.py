"""The 66 cards of Era I (cards document 4.1 to 4.3)."""

from functools import partial

from nextfrontier.games.underwater_cities.components.facts import CardFacts, era_card

_green = partial(era_card, 1, "green")
_red = partial(era_card, 1, "red")
_yellow = partial(era_card, 1, "yellow")

CARDS: tuple[CardFacts, ...] = (
    _green(1, "Extraordinary Mission", "pay(res(credit=1), perform_slot(available))", "R"),
    _green(2, "Founding Grant", "gain(credit=2, steelplast=1)", "D"),
    _green(3, "Petition", "federation(2)", "V"),
    _green(4, "Transit Priority", "build([tunnel, city], discount=res(credit=2))", "F+D"),
    _green(5, "Prefabricated Modules", "build(building, cost=free)", "D"),
    _green(6, "Bore Crew", "build(tunnel, cost=free)", "D"),
    _green(7, "Pioneer Settlers", "build(city, discount=res(steelplast=1))", "D"),
    _green(8, "Trial Run", "produce_one(structure, state=any)", "D"),
    _green(9, "Federal Envoy", "parts(federation(2), draw(2))", "D"),
    _green(10, "Salvage Fleet", "gain_any(2, of=[kelp, steelplast, science], distinct=yes)", "D"),
    _green(
        11, "Agronomy Breakthrough", "upgrade(farm, n=2, cost=either(res(credit=1), res(science=1)))", "F"
    ),
    _green(12, "Personnel Agency", "discount(special_card, res(credit=1))", "V"),
    _green(
        13,
        "Biomech Construction Crew",
        "whenever(on_build_nth(farm, 2, per=connected_city), gain(steelplast=1))",
        "D",
    ),
    _green(14, "Black Ops Team", "whenever(on_mismatch(), gain(steelplast=1))", "R"),
    _green(15, "Embassy", "whenever(on_space_entered(2), gain(steelplast=1))", "D"),
    _green(16, "Core Sampling", "whenever(on_build_nth(tunnel, 2, per=turn), gain(science=1))", "F+D"),
    _green(17, "Coral Gardens", "production(gain(vp=1))", "D"),
    _green(18, "Sea Vent Factory", "production(per(connected(desal), gain(biomatter=1), every=3))", "D"),
    _green(19, "Build a Structure", "action(parts(build(structure), federation(1)))", "R"),
    _green(20, "Open-Water Observatory", "production(gain(science=1))", "D"),
    _green(21, "Field Laboratory", "action(gain(science=1, steelplast=1))", "D"),
    _green(22, "Host a Conference", "action(upgrade(structure, n=2))", "V+D"),
    _red(23, "Smuggling", "pay(res(credit=1), gain(science=2))", "P+D"),
    _red(24, "Kelp Convoy", "gain(kelp=2)", "D"),
    _red(25, "Construction Windfall", "if_(at_least(connected(city), 2), build(lab, cost=free))", "D"),
    _red(
        26, "Technology Negotiation", "upgrade([farm, lab], cost=either(res(science=1), res(credit=1)))", "D"
    ),
    _red(27, "Bore Crew", "build(tunnel, discount=res(credit=1))", "D"),
    _red(28, "Seafood Collection", "if_(at_least(upgraded(tunnel), 1), gain(kelp=1))", "R"),
    _red(29, "Diplomatic Courier", "parts(federation(1), draw(2))", "D"),
    _red(30, "Joint Venture", "parts(build(building), gain(credit=1))", "D"),
    _red(31, "Federal Subsidy", "parts(gain(credit=2), draw(1))", "D"),
    _red(32, "Demonstration", "parts(use_action_card(1), draw(1))", "D"),
    _red(33, "Lobbying", "if_(on_space(3), gain(steelplast=2, credit=1))", "F+D"),
    _red(34, "Build Farm or Desalination Plant", "action(parts(build([farm, desal]), draw(1)))", "R"),
    _red(35, "Embassy", "whenever(on_space_entered(3), gain(credit=1))", "R"),
    _red(
        36,
        "Autonomous Systems",
        "production(swap_output(lab, give=res(science=1), take=res(steelplast=1, kelp=1)))",
        "R",
    ),
    _red(
        37,
        "Biomech Construction Crew",
        "whenever(on_build_nth(lab, 2, per=connected_city), gain(credit=1))",
        "R",
    ),
    _red(38, "Toll Stations", "whenever(on_upgrade(tunnel), gain(credit=1))", "D"),
    _red(39, "Build Tunnel or Laboratory", "action(parts(build([tunnel, lab]), draw(1)))", "D"),
    _red(40, "Black Ops Team", "whenever(on_mismatch(), gain(credit=1))", "P+D"),
    _red(41, "Sea Vent Factory", "production(gain(steelplast=1))", "V"),
    _red(42, "Kelp Nursery", "production(gain(kelp=1))", "D"),
    _red(43, "Attaché", "action(parts(federation(1), gain(steelplast=1)))", "D"),
    _red(44, "Barter Hub", "once_per_turn(exchange(res(kelp=1), res(steelplast=1)))", "F+D"),
    _yellow(
        45, "Technology Negotiation", "upgrade(desal, cost=either(res(science=1), res(steelplast=1)))", "F"
    ),
    _yellow(46, "Smuggling", "pay(res(credit=1), gain(kelp=2))", "P+D"),
    _yellow(47, "Smuggling", "pay(res(credit=1), gain(steelplast=2))", "P+D"),
    _yellow(48, "Toll Revenue", "parts(gain(credit=1), draw(1))", "D"),
    _yellow(49, "Archive Access", "draw(3)", "D"),
    _yellow(50, "Smuggling", "pay(res(steelplast=1), gain(credit=2))", "V"),
    _yellow(51, "Water Works", "parts(build(desal), draw(1))", "D"),
    _yellow(52, "Annex", "build([farm, lab])", "D"),
    _yellow(53, "Barter", "parts(exchange(res(kelp=1), res(steelplast=1)), draw(2))", "F+D"),
    _yellow(54, "Seafood Collection", "if_(at_least(connected(farm), 2), gain(kelp=2))", "D"),
    _yellow(55, "Pressure Lock Refit", "parts(upgrade(tunnel), draw(1))", "D"),
    _yellow(56, "Sample Analysis", "gain(science=1)", "D"),
    _yellow(57, "Sea Vent Factory", "production(gain(credit=1))", "F"),
    _yellow(
        58,
        "Biomech Construction Crew",
        "whenever(on_build_nth(desal, 2, per=connected_city), gain(credit=1))",
        "R",
    ),
    _yellow(59, "Brine Exchange", "production(per(connected(desal), gain(credit=1), every=3))", "D"),
    _yellow(60, "Embassy", "whenever(on_space_entered(1), gain(kelp=1))", "D"),
    _yellow(61, "Supply Barge", "action(gain(kelp=1, credit=1))", "D"),
    _yellow(62, "Black Ops Team", "whenever(on_mismatch(), draw(1))", "V"),
    _yellow(63, "Flexible Contracts", "slot_change(SL-12, widen(building))", "F+D"),
    _yellow(64, "Fish Market", "production(exchange(res(credit=1), res(kelp=1)))", "F+D"),
    _yellow(65, "Instrument Calibration", "action(parts(upgrade(building), draw(1)))", "D"),
    _yellow(66, "News Service", "action(draw(3))", "D"),
)
