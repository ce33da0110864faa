"""Effects to try: all that stand on components, and a wide sample of what else the vocabulary allows."""

from itertools import product

from nextfrontier.games.underwater_cities.components import era_one, era_three, era_two, specials
from nextfrontier.games.underwater_cities.components.boards import BOARDS
from nextfrontier.games.underwater_cities.components.contracts import CONTRACTS
from nextfrontier.games.underwater_cities.components.metropolises import METROPOLISES
from nextfrontier.games.underwater_cities.components.slots import SLOTS
from nextfrontier.games.underwater_cities.effects.arguments import ONE_BUILDING, ONE_OBJECT, ONE_STRUCTURE

CARDS = (*era_one.CARDS, *era_two.CARDS, *era_three.CARDS, *specials.CARDS)
SITES = [site for board in BOARDS for site in board.special_sites]

STRUCTURES = ("farm", "desal", "lab", "tunnel", "building", "structure")
CITIES = ("city", "white_city", "symbiotic_city")


def component_effects() -> list[str]:
    """Every different effect, condition included, that stands on a component."""
    found = [card.effect for card in (*CARDS, specials.ASSISTANT)]
    found += [slot.effect for slot in SLOTS]
    found += [effect for tile in METROPOLISES for effect in (tile.instant, tile.production, tile.final)]
    found += [effect for contract in CONTRACTS for effect in (contract.condition, contract.reward)]
    found += [bonus.effect for board in BOARDS for bonus in board.bonuses]
    found += [site.effect for site in SITES]
    return sorted({effect for effect in found if effect})


def builds_and_upgrades() -> list[str]:
    """All ways to build and upgrade that the vocabulary allows."""
    kinds = (*STRUCTURES, "[lab, tunnel]")
    numbers = ("", ", n=2", ", n=3")
    prices = ("", ", cost=free", ", cost=res(kelp=1)", ", cost=either(res(kelp=2), res(credit=2, science=1))")
    payments = (*prices, ", discount=res(credit=2)", ", cost=res(kelp=4), discount=res(kelp=1)")
    places = ("", ", where=expansion")
    found = [f"build({''.join(way)})" for way in product((*kinds, *CITIES), numbers, payments, places)]
    found += [f"build({''.join(way)}, upgraded=usual)" for way in product(kinds, numbers, payments)]
    return found + [f"upgrade({''.join(way)})" for way in product(kinds, numbers, prices)]


def counts() -> list[str]:
    """All counts of the vocabulary."""
    claimed = ("action", "permanent", "production", "scoring", "any", "numbered")
    found = [f"connected({kind})" for kind in (*ONE_OBJECT, "city", "metropolis")]
    found += [f"upgraded({kind})" for kind in ONE_STRUCTURE]
    found += [f"claimed({kind})" for kind in claimed]
    found += ["cities_with(farm=1, desal=1, lab=1)", "cities_with(farm=2, upgraded_lab=1)"]
    return [*found, "cities_with(building=3)", "specials_paid()", "min_of(connected(farm), upgraded(lab))"]


def events() -> list[str]:
    """All events of the vocabulary."""
    nth = product(ONE_OBJECT, (1, 2, 3, 4, 5), ("turn", "connected_city"))
    found = [f"on_build({kind})" for kind in (*STRUCTURES, *CITIES)]
    found += [f"on_upgrade({kind})" for kind in STRUCTURES]
    found += [f"on_build_nth({kind}, {n}, per={scope})" for kind, n, scope in nth]
    found += [f"on_upgrade_nth({kind}, 2, per=connected_city)" for kind in ONE_BUILDING]
    found += [f"on_space_entered({n})" for n in (1, 2, 3)] + ["on_slot_gain(kelp)", "on_slot_gain(credit)"]
    found += ["on_mismatch()", "on_city_connected()", "on_metropolis_connected()", "on_action_card_used()"]
    return [*found, "on_end_of_turn()"]


def other_effects() -> list[str]:
    """What the vocabulary allows beyond building, counting and events."""
    goods = "[kelp, credit]"
    colours = ("", ", colour=green", ", colour=red", ", colour=yellow")
    scopes = product(("available", "occupied_by_other", "not_mine"), colours)
    produced = product(("farm", "tunnel", "building", "[lab, desal]"), (1, 2), ("any", "upgraded"))
    return [
        *[f"gain_any({n}, of={goods}, distinct={distinct})" for n in (2, 3) for distinct in ("yes", "no")],
        *[f"{name}({n})" for name in ("use_action_card", "ready_action_card") for n in (1, 2, 3)],
        *[f"perform_slot({scope}{colour})" for scope, colour in scopes],
        *[f"produce_one({kind}, n={n}, state={state})" for kind, n, state in produced],
        "gain_any(1, of=[kelp, credit])",
        "gain_metropolis(look=1)",
        "pay(res(kelp=1), gain(vp=1), times=2, from=produced)",
        "at_least(slot_colours(), 2)",
        "per(slot_colours(), gain(vp=1))",
        "per(slot_colours(), gain(vp=1), every=2, max=1)",
        "once_per_turn(pay(res(kelp=1), parts(gain(vp=1), draw(1), federation(1))))",
        "once_per_turn(pay(res(kelp=1), gain(vp=1), times=2))",
        "once_per_turn(if_(on_space(1), choose(draw(1), parts(draw(2), federation(1)))))",
        "slot_change(SL-07, widen([farm, tunnel]))",
        "slot_change(SL-13, also(draw(1)))",
        "slot_change(SL-21, both_halves())",
        "multiply(1)",
        *[f"discount({kind}, res(kelp=1))" for kind in ("city", "building", "special_card", "[farm, lab]")],
    ]


def vocabulary() -> list[str]:
    """Effects beyond those on components: what owners of the box may write into a pack."""
    found = builds_and_upgrades() + other_effects()
    found += [f"at_least({count}, {n})" for count in counts() for n in (1, 2)]
    found += [f"per({count}, gain(vp=1){every})" for count in counts() for every in ("", ", every=2")]
    return found + [f"whenever({event}, gain(vp=1))" for event in events()]


EFFECTS = sorted({*component_effects(), *vocabulary()})
