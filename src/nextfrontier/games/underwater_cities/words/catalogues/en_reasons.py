"""English: why a move is refused (`reason.<code>`) and what would help (`fix.<key>`)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    # Slots
    "reason.slot_occupied": "There is a tile on {slot} already.",
    "reason.slot_not_occupied": "There is no other player's tile on {slot}.",
    "reason.own_slot": "There is a tile of yours on {slot}.",
    "reason.slot_no_effect": "Nothing of the action of {slot} can be performed now.",
    "reason.wrong_colour": "{slot} is not a {colour}.",
    "reason.slot_no_effect.surcharge": (
        "After {surcharge} for the cloning tile, nothing of the action of {slot} could be performed."
    ),
    "reason.no_slot_in_scope.available": "There is no {colour} without a tile.",
    "reason.no_slot_in_scope.occupied_by_other": "There is no {colour} that only other players occupy.",
    "reason.no_slot_in_scope.not_mine": "There is no {colour} without a tile of yours.",
    "reason.clone_used": "The cloning tile has been used in this round.",
    # What must be done or kept possible
    "reason.must_do_part": "At least part of {place} must be performed.",
    "reason.part_taken": "Part {part} is no longer open: it was taken already, or came without asking.",
    "reason.breaks_promise": "After this, nothing of {place} could be performed any more.",
    "reason.breaks_slot": "After this, nothing of the action of the chosen slot could be performed any more.",
    "reason.breaks_upgrade": (
        "After this, what {place} built could not be upgraded any more; "
        "building and upgrading it is one whole."
    ),
    "reason.gain_is_given": "What {card} gives cannot be declined.",
    # Paying
    "reason.cannot_pay": "This costs {price}; you have {stock}.",
    "reason.cannot_pay_clone": "The cloning tile costs {price}; you have {stock}.",
    "reason.cannot_pay_card": "Playing {card} costs {price}; you have {stock}.",
    "reason.cannot_pay_build.surcharge": (
        "{kind:indefinite} needs {price}, {surcharge} of it for the site {site}; you have {stock}."
    ),
    "reason.cannot_pay_build": "{kind:indefinite} needs {price}; you have {stock}.",
    "reason.cannot_pay_upgrade": "The upgrade costs {price}; you have {stock}.",
    "reason.cannot_upgrade_it": (
        "Building {kind:indefinite} and upgrading it at once needs {price}; you have {stock}."
    ),
    "reason.cannot_upgrade_it.surcharge": (
        "Building {kind:indefinite} and upgrading it at once needs {price}, {surcharge} of it for the site {site}; "
        "you have {stock}."
    ),
    "reason.not_produced": (
        "{card} needs {needed} biomatter produced in this phase; you have produced {have}."
    ),
    # Sites and pieces
    "reason.none_left": "There is no {kind} left in the supply.",
    "reason.no_legal_site": "There is no site on which you could build {kind:indefinite}.",
    "reason.site_occupied": "The site {site} is not empty.",
    "reason.tunnel_not_connected": "The site {site} is not joined to your starting city by tunnels.",
    "reason.city_not_adjacent": "The site {site} is not next to one of your cities.",
    "reason.building_not_adjacent": (
        "The site {site} is neither at one of your cities nor at a city site next to one."
    ),
    "reason.expansion_site": "The site {site} is an expansion site; only some cards build there.",
    "reason.only_expansion_sites": "This builds on expansion sites only, and {site} is none.",
    # Upgrading, converting, producing
    "reason.nothing_to_upgrade": "You have no {kinds} left to upgrade.",
    "reason.already_upgraded": "What stands on {site} is upgraded already.",
    "reason.no_city_to_convert": "You have no nonsymbiotic city.",
    "reason.already_symbiotic": "The city on {site} is symbiotic already.",
    "reason.nothing_produces": "You have no {producers}.",
    "reason.already_chosen": "The structure on {site} has been chosen already.",
    # Cards
    "reason.no_action_card": "You have no action card.",
    "reason.card_used": "{card} has been used in this Era.",
    "reason.no_used_card": "None of your action cards has been used.",
    "reason.card_ready": "{card} is ready already.",
    "reason.used_this_turn": "{card} has been used in this turn.",
    "reason.nothing_now": "{place} does nothing at once; it acts once it is claimed.",
    "reason.deck_empty": "Deck and discard pile are empty: there is nothing to draw.",
    "reason.no_special_card": "There is no special card left.",
    "reason.nothing_to_look_at": (
        "There is nothing to look at beneath the top card: the special deck has {cards}."
    ),
    "reason.card_lost": "{card} will be discarded: playing it costs {price}, and you will have {stock}.",
    "reason.card_lost_for_slot": (
        "{card} will be discarded: using it would leave nothing of the action of the chosen slot possible."
    ),
    "reason.card_lost_for_slot.paid": (
        "{card} is paid for and kept without effect: "
        "using it would leave nothing of the action of the chosen slot possible."
    ),
    "reason.card_without_effect": "Nothing of {card} can be performed then: it is discarded without effect.",
    "reason.card_without_effect.paid": (
        "Nothing of {card} can be performed then: it is paid for and kept without effect."
    ),
    "reason.not_in_hand": "Card {number} is not in your hand.",
    "reason.not_claimed": "{card} is not one of your claimed cards.",
    "reason.no_use_now": "{card} is an action card: nothing lets you use or ready an action card now.",
    "reason.not_for_use": "{card} is claimed, but it is not a card that is used now.",
    "reason.card_needed": "A card of your hand is played together with {slot}.",
    "reason.unknown_card": "There is no card {number}.",
    "reason.wrong_order": "{card} does not match {slot}, so it cannot be resolved before the slot.",
    "reason.no_cloning_tile": "There is no cloning tile with this number of players.",
    "reason.unknown_slot": "There is no {slot} with this number of players.",
    # Conditions, counts, metropolises, contracts
    "reason.condition_not_met": "{place} gives this only if {condition}.",
    "reason.condition_not_met.have": "{place} gives this only if {condition}; the count is {have} now.",
    "reason.count_is_zero": "{place} needs {least} to give anything; you have {have}.",
    "reason.no_metropolis_left": "There is no undealt metropolis left.",
    "reason.contract_gone": "{contract} has been taken.",
    "reason.contract_not_here": "{contract} is not on display in this game.",
    "reason.unknown_contract": "There is no contract {id}.",
    "reason.contract_not_met": "{contract} can be taken once {condition}; the count is {have} now.",
    "its_condition": "its condition holds",
    "more_things": "more of what it counts",
    # Set-up
    "reason.excluded_option": "The rules do not allow {field} with this number of players.",
    # What would help
    "fix.biomatter_replaces": "Gain biomatter first: it can replace {replaceable}.",
    "fix.gain_missing": "Gain {missing} first.",
    "fix.gain_for_build": "To build {kind:indefinite}, gain {missing} first.",
    "fix.fewer_times": "Choose a smaller number.",
    "fix.other_slot": "Choose another slot; the always-available slot (AAS) is open to everybody.",
    "fix.free_slot": "Choose a slot without a tile.",
    "fix.clone_slot": "The cloning tile lets you choose it for 1 credit.",
    "fix.choose_directly": "Choose the slot without the cloning tile.",
    "fix.occupied_slot": "Choose a slot that another player occupies.",
    "fix.not_my_slot": "Choose a slot without a tile of yours.",
    "fix.slot_of_colour": "Choose a {colour}.",
    "fix.card_first": "Resolve a matching card before the slot: it can supply what is missing.",
    "fix.possible_move": "Choose one of the possible moves.",
    "fix.other_part": "Choose a part that is still open.",
    "fix.keep_possible": "Choose something that leaves at least part of it possible.",
    "fix.keep_science": "Keep 1 science for the upgrade.",
    "fix.choose_gain": "Choose one of its gains.",
    "fix.other_choice": "Choose something else.",
    "fix.empty_site": "Choose an empty site.",
    "fix.other_site": "Choose another site.",
    "fix.build_towards": "Build tunnels from your network to {site} first.",
    "fix.build_neighbour": "Build a city next to {site} first.",
    "fix.build_city": "Build another city first: it opens further sites.",
    "fix.normal_site": "Choose a site that is no expansion site.",
    "fix.use_expansion_site": "Choose an expansion site (.x).",
    "fix.build_one": "Build one first.",
    "fix.other_structure": "Choose another structure.",
    "fix.build_white_city": "Build a nonsymbiotic city first.",
    "fix.white_city": "Choose a nonsymbiotic city.",
    "fix.claim_action_card": "Play an action card on a slot of its colour and claim it.",
    "fix.ready_card": "Ready it first by another card.",
    "fix.new_era": "A new Era readies all action cards.",
    "fix.use_card": "Use an action card first.",
    "fix.used_card": "Choose an action card that has been used.",
    "fix.next_turn": "It can be used again in your next turn.",
    "fix.face_up_special": "Take a special card that lies face up.",
    "fix.card_of_hand": "Choose a card of your hand.",
    "fix.meet_contract": "Meet its condition first; then it can be taken at free moments of your turns.",
    "fix.leave_out": "Leave {field} out.",
}
