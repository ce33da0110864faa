"""English. Forms: indefinite (a farm), clause (in a sentence), infinitive (you may …), short (a label)."""

from nextfrontier.kit.words import english
from nextfrontier.kit.words.messages import Catalogue, Template

TEXTS: dict[str, Template] = {
    **english.TEXTS,
    # Nouns
    "good.kelp": "kelp",
    "good.steelplast": "steelplast",
    "good.science": "science",
    "good.biomatter": "biomatter",
    "good.credit": {"one": "credit", "other": "credits"},
    "good.vp": "VP",
    "kind.farm": {"one": "farm", "other": "farms"},
    "kind.farm:indefinite": "a farm",
    "kind.desal": {"one": "desalination plant", "other": "desalination plants"},
    "kind.desal:indefinite": "a desalination plant",
    "kind.lab": {"one": "laboratory", "other": "laboratories"},
    "kind.lab:indefinite": "a laboratory",
    "kind.tunnel": {"one": "tunnel", "other": "tunnels"},
    "kind.tunnel:indefinite": "a tunnel",
    "kind.building": {"one": "building", "other": "buildings"},
    "kind.building:indefinite": "a building",
    "kind.structure": {"one": "structure", "other": "structures"},
    "kind.structure:indefinite": "a structure",
    "kind.city": {"one": "city", "other": "cities"},
    "kind.city:indefinite": "a city",
    "kind.white_city": {"one": "nonsymbiotic city", "other": "nonsymbiotic cities"},
    "kind.white_city:indefinite": "a nonsymbiotic city",
    "kind.symbiotic_city": {"one": "symbiotic city", "other": "symbiotic cities"},
    "kind.symbiotic_city:indefinite": "a symbiotic city",
    "kind.upgraded_farm": {"one": "upgraded farm", "other": "upgraded farms"},
    "kind.upgraded_desal": {"one": "upgraded desalination plant", "other": "upgraded desalination plants"},
    "kind.upgraded_lab": {"one": "upgraded laboratory", "other": "upgraded laboratories"},
    "kind.upgraded_tunnel": {"one": "upgraded tunnel", "other": "upgraded tunnels"},
    "kind.upgraded_building": {"one": "upgraded building", "other": "upgraded buildings"},
    "kind.upgraded_structure": {"one": "upgraded structure", "other": "upgraded structures"},
    "where.expansion": {"one": "{things} on an expansion site", "other": "{things} on expansion sites"},
    "slot.any": "slot",
    "slot.green": "green slot",
    "slot.red": "red slot",
    "slot.yellow": "yellow slot",
    # What is counted
    "connected.farm": {"one": "connected farm", "other": "connected farms"},
    "connected.desal": {"one": "connected desalination plant", "other": "connected desalination plants"},
    "connected.lab": {"one": "connected laboratory", "other": "connected laboratories"},
    "connected.tunnel": {"one": "tunnel adjacent to a city", "other": "tunnels adjacent to cities"},
    "connected.building": {"one": "connected building", "other": "connected buildings"},
    "connected.structure": {"one": "connected structure", "other": "connected structures"},
    "connected.city": {"one": "connected city", "other": "connected cities"},
    "connected.white_city": {"one": "connected nonsymbiotic city", "other": "connected nonsymbiotic cities"},
    "connected.symbiotic_city": {"one": "connected symbiotic city", "other": "connected symbiotic cities"},
    "connected.metropolis": {"one": "connected metropolis", "other": "connected metropolises"},
    "upgraded.farm": {"one": "connected upgraded farm", "other": "connected upgraded farms"},
    "upgraded.desal": {
        "one": "connected upgraded desalination plant",
        "other": "connected upgraded desalination plants",
    },
    "upgraded.lab": {"one": "connected upgraded laboratory", "other": "connected upgraded laboratories"},
    "upgraded.tunnel": {
        "one": "upgraded tunnel adjacent to a connected city",
        "other": "upgraded tunnels adjacent to cities",
    },
    "upgraded.building": {"one": "connected upgraded building", "other": "connected upgraded buildings"},
    "upgraded.structure": {"one": "connected upgraded structure", "other": "connected upgraded structures"},
    "cities_with": {
        "one": "connected city with at least {things}",
        "other": "connected cities with at least {things}",
    },
    "cities_with.all_kinds": {
        "one": "connected city with all three kinds of building",
        "other": "connected cities with all three kinds of building",
    },
    "claimed.action": {"one": "claimed action card", "other": "claimed action cards"},
    "claimed.permanent": {"one": "claimed permanent card", "other": "claimed permanent cards"},
    "claimed.production": {"one": "claimed production card", "other": "claimed production cards"},
    "claimed.scoring": {"one": "claimed end-scoring card", "other": "claimed end-scoring cards"},
    "claimed.any": {"one": "claimed card", "other": "claimed cards"},
    "claimed.numbered": {
        "one": "claimed card, the Personal Assistant not counted",
        "other": "claimed cards, the Personal Assistant not counted",
    },
    "specials_paid": {
        "one": "special card you played and paid for",
        "other": "special cards you played and paid for",
    },
    "min_of": {"one": "set of {things}", "other": "sets of {things}"},
    "slot_colours": {
        "one": "colour of slots with your action tiles of this round",
        "other": "colours of slots with your action tiles of this round",
    },
    # Conditions
    "at_least": "you have at least {things}",
    "at_least.slot_colours": "your action tiles of this round lie on slots of at least {n} colours",
    "at_least.slot_colours.all": "your action tiles of this round lie on slots of all three colours",
    "on_space": "your marker is on space {n} of the Federation track",
    # Effects
    "gain": "gain {amounts}",
    "gain:short": "{amounts}",
    "gain_any": {
        "one": "gain {n} resource of your choice ({of})",
        "other": "gain {n} resources of your choice, alike or not ({of})",
    },
    "gain_any.distinct": {
        "one": "gain {n} resource of your choice ({of})",
        "other": "gain {n} different resources of your choice ({of})",
    },
    "gain_any.distinct:short": "{n} different resources",
    "draw": {"one": "draw {n} card", "other": "draw {n} cards"},
    "federation": "advance {n} on the Federation track",
    "build.usual": "build {things} at normal cost",
    "build.usual:short": "build {things}",
    "build.free": "build {things} for free",
    "build.price": "build {things} for {price}",
    "build.discount": "build {things}, paying {discount} less",
    "build.price.discount": "build {things} for {price}, paying {discount} less",
    "build.up_to.usual": "build up to {things} at normal cost",
    "build.up_to.usual:short": "build {things}",
    "build.up_to.free": "build up to {things} for free",
    "build.up_to.price": "build up to {things} for {price} each",
    "build.up_to.discount": "build up to {things}, paying {discount} less for each",
    "build.up_to.price.discount": "build up to {things} for {price} each, paying {discount} less for each",
    "build.upgraded": "{build} and upgrade it for {price} (both or neither)",
    "build.upgraded:short": "{build} and upgrade it",
    "build.up_to.upgraded": "{build} and upgrade each for {price} (both or neither)",
    "upgrade.price": "upgrade {things} for {price}",
    "upgrade.price:short": "upgrade {things}",
    "upgrade.free": "upgrade {things} for free",
    "upgrade.one_or_two.price": "upgrade 1 or {things} for {price} each",
    "upgrade.one_or_two.free": "upgrade 1 or {things} for free",
    "upgrade.up_to.price": "upgrade up to {things} for {price} each",
    "upgrade.up_to.price:short": "upgrade up to {things}",
    "upgrade.up_to.free": "upgrade up to {things} for free",
    "convert_city": "turn 1 of your nonsymbiotic cities into a symbiotic city",
    "gain_metropolis": {
        "one": (
            "take {n} undealt blue metropolis and keep it beside your board; it counts as connected at once"
        ),
        "other": (
            "look at {n} undealt blue metropolises and keep 1 beside your board; "
            "it counts as connected at once"
        ),
    },
    "produce_one.any": "gain the production of {things}, upgraded or not",
    "produce_one.upgraded": "gain the production of {things} at a connected city",
    "produce_one.up_to.any": "gain the production of up to {n} different {nouns}, upgraded or not",
    "produce_one.up_to.upgraded": "gain the production of up to {n} different {nouns} at connected cities",
    "use_action_card": "use 1 of your action cards",
    "use_action_card:short": "use 1 action card",
    "use_action_card.one_or_two": "use 1 or 2 of your action cards",
    "use_action_card.up_to": "use up to {n} of your action cards",
    "ready_action_card": "ready 1 used action card",
    "ready_action_card.one_or_two": "ready 1 or 2 used action cards",
    "ready_action_card.up_to": "ready up to {n} used action cards",
    "perform_slot.available": "perform the action of any available {colour}",
    "perform_slot.occupied_by_other": "perform the action of a {colour} occupied by another player",
    "perform_slot.not_mine": (
        "perform the action of any {colour}, available or occupied, that holds none of your tiles"
    ),
    "take_special": "take a special card",
    # Combinators
    "parts.more": "{before}; {after}",
    "parts.last": "{before}; {after}",
    "parts.more:clause": "{before}, {after}",
    "parts.last:clause": "{before} and {after}",
    "parts.more:infinitive": "{before}, {after}",
    "parts.last:infinitive": "{before} and {after}",
    "choose": "either {options:clause}",
    "choose:short": "{options:short}",
    "choose:infinitive": "either {options:infinitive}",
    "if_": "if {condition}, {effect:clause}",
    "if_:infinitive": "{effect:infinitive} if {condition}",
    "per": "{effect:clause} per {things:each}",
    "per.max": {
        "one": "{effect:clause} per {things:each} (at most {n} time)",
        "other": "{effect:clause} per {things:each} (at most {n} times)",
    },
    "pay": "you may pay {price} to {effect:infinitive}",
    "pay:infinitive": "pay {price} to {effect}",
    "pay.times": "you may pay {price} to {effect:infinitive}, up to {n} times",
    "pay.times:infinitive": "pay {price} to {effect}, up to {n} times",
    "pay.produced": "you may exchange {price} produced in this phase: {effect:clause}",
    "pay.produced.times": "you may exchange {price} produced in this phase, up to {n} times: {effect:clause}",
    "exchange": "exchange {give} for {take} or the reverse",
    "exchange.times": "exchange {give} for {take} or the reverse, up to {n} times",
    "swap_output": (
        "one of your {structures} may produce {take} instead of its {give} (the rest of its production stays)"
    ),
    "steps": "gain {points} VP if you have at least {thresholds} {nouns}",
    "multiply": {
        "one": "in production: what is built here produces its own amount {n} time",
        "other": "in production: what is built here produces its own amount {n} times",
    },
    # When
    "action": "action: {effect}",
    "production": "in production: {effect}",
    "final": "at the end of the game: {effect}",
    "once_per_turn": "once per turn you may {effect:infinitive}",
    "discount": "when you build {kinds:indefinite}, pay {discount} less",
    "discount.special_card": "when you play a special card, pay {discount} less",
    "hand_limit": "your hand limit is {n} higher",
    "on_build": "whenever you build {kinds:indefinite}, {effect:clause}",
    "on_upgrade": "whenever you upgrade {kinds:indefinite}, {effect:clause}",
    "on_build_nth.turn": "whenever you build the {ordinal} {kinds} in the same turn, {effect:clause}",
    "on_build_nth.connected_city": (
        "whenever you build the {ordinal} {kinds} at a connected city, {effect:clause}"
    ),
    "on_upgrade_nth.connected_city": (
        "whenever you complete the {ordinal} {kinds} at a connected city, {effect:clause}"
    ),
    "on_space_entered": "whenever you reach space {n} of the Federation track, also {effect:clause}",
    "on_mismatch": (
        "whenever the colour of the slot you choose does not match your card "
        "(not on the always-available slot), {effect:clause}"
    ),
    "on_slot_gain": "whenever an action slot gives you at least {amounts}, {effect:clause}",
    "on_city_connected": "whenever one of your cities becomes connected, {effect:clause}",
    "on_metropolis_connected": "whenever you connect your network to a new metropolis, {effect:clause}",
    "on_action_card_used": "whenever you use an action card, {effect:clause}",
    "on_end_of_turn": "at the end of your turn, {effect:clause}",
    "slot_change.also": 'whenever you use the slot "{slot:short}", also {effect:clause}',
    "slot_change.widen": (
        'whenever you use the slot "{slot:short}", you may build any {kinds:plural} there '
        "instead of {printed:plural} only"
    ),
    "slot_change.both_halves": (
        'whenever you use the slot "{slot:short}", you may do both halves instead of one'
    ),
    # Contracts, metropolises, special sites
    "contract": "once {condition}: {reward}",
    "metropolis.connected": "when you connect it: {effect}",
    "site.surcharge": "building here costs {price} more",
    "site.pair": "needs the tunnels on both sites",
    "site.metropolis": "needs the metropolis to be connected",
}

CATALOGUE = Catalogue(TEXTS, english.category)
