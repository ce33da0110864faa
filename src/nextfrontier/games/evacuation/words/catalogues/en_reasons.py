"""English: why a move is refused (`reason.<code>`) and what would help (`fix.<key>`)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    # Actions and their Energy
    "reason.too_little_energy": "{action} costs {energy} now; the {world} has {have}.",
    "reason.too_little_energy.surcharge": (
        "{action} costs {energy} now, {surcharge} of it because you have taken its group {uses} times this year; "
        "the {world} has {have}."
    ),
    "reason.too_little_energy.either": "{action} costs {energy} now; both worlds together have {have}.",
    "reason.too_little_energy.either.surcharge": (
        "{action} costs {energy} now, {surcharge} of it because you have taken its group {uses} times this year; "
        "both worlds together have {have}."
    ),
    "reason.energy_needed": "After {energy} is paid, {action} could not be done any more.",
    "reason.group_one_used": "With Action cards, an action of group 1 may be taken once a year.",
    "reason.must_do_part": "At least part of this must be carried out.",
    "reason.used_already": "{technology} has been used this year.",
    # Paying
    "reason.cannot_pay": "This costs {price}; the {world} has {stock}.",
    "reason.none_left": "There is no {kind} on the {world}.",
    "reason.none_left.amount": "There is only {have} {kind} on the {world}.",
    "reason.nothing_to_pay_with": "There is no resource on either world to pay with.",
    "reason.nothing_to_exchange": "There is no resource on either world to exchange.",
    "reason.cannot_build": "{item} costs {price}; the {world} has {stock}.",
    "reason.cannot_build.saved": "{item} costs {price} less {saved} of your choice; the {world} has {stock}.",
    "reason.cannot_build.surcharge": (
        "{item} costs {price}, {surcharge} of it by {source}; the {world} has {stock}."
    ),
    "reason.cannot_build.surcharge.saved": (
        "{item} costs {price}, {surcharge} of it by {source}, less {saved} of your choice; the {world} has {stock}."
    ),
    "reason.cannot_play": "{card} costs {price} of the New World, which has {stock}.",
    "reason.cannot_play.saved": (
        "{card} costs {price} less {saved} of your choice of the New World, which has {stock}."
    ),
    "reason.cannot_pay_common_goal": "{goal} costs {price} of the New World, which has {stock}.",
    "units": {"one": "{n} resource", "other": "{n} resources"},
    # Rows
    "reason.nothing_to_build": "No face-up item can be paid by one world, and there is nothing to pay a discard with.",
    "reason.other_world": "This card builds on the other world only.",
    "reason.no_bay": "{item} has no evacuation bay.",
    "reason.fee_paid": "The discard is paid once for each item, before one more is turned up.",
    "reason.no_more_choice": "Only a technology lets you turn up one more item.",
    "reason.nothing_to_look_at": "There is nothing more to turn up.",
    "reason.row_empty": "The row is empty.",
    # Infrastructure, technologies, Factories, people
    "reason.no_infrastructure_move": "There is no card to take, and none in your hand can be played.",
    "reason.same_illustration": "{card} has the same illustration as {other}, which you have played.",
    "reason.all_developed": "All your technologies are fully developed.",
    "reason.no_unused_factory": "All four of your {factory:plural} are in play.",
    "reason.no_food_to_clone": "Cloning costs 1 Food of the New World, which has none.",
    "reason.not_lowest": "{kind} is not your lowest Production marker.",
    # Settling
    "reason.nobody_to_settle": "There are no people and no Factories on your New World side.",
    "reason.no_area_to_settle": "There is no Area that you could settle completely now.",
    "reason.settled_already": "{area} is settled already.",
    "reason.other_environment": "This settles no {environment} Area.",
    "reason.environment_locked": "{area} is locked: none of your Progress markers is past {passage}.",
    "reason.lacks_space.pop": "{area} has no Population space.",
    "reason.lacks_space.factory": "{area} has no Factory space.",
    "reason.too_few_people": "{area} needs {missing} more on your New World side.",
    "reason.too_few_factories": "{area} needs {missing} more on your New World side.",
    "reason.too_few_of_kind": "There are too few {factory:plural} on your New World side: {have}.",
    "reason.too_little_steel": "Settling {area} costs {steel} of the New World, which has {have}.",
    "reason.too_little_steel.surcharge": (
        "Settling {area} costs {steel} of the New World, {surcharge} of it by {source}; it has {have}."
    ),
    "reason.symbols_missing": "{area} needs {symbols}; {missing}.",
    "symbols_missing": {
        "one": "{n} Settlement symbol is missing",
        "other": "{n} Settlement symbols are missing",
    },
    "factory.food:plural": "Food Factories",
    "factory.steel:plural": "Steel Factories",
    "factory.energy:plural": "Energy Factories",
    # Transport
    "reason.too_little_energy_to_fly": "The flight of {ship} costs {energy} of the {world}, which has {have}.",
    "reason.too_little_energy_to_fly.surcharge": (
        "The flight of {ship} costs {energy} of the {world}, {surcharge} of it for its first flight; "
        "the {world} has {have}."
    ),
    "reason.bay_taken": "All evacuation bays of {ship} are taken.",
    "reason.other_edge": "No free bay of {ship} matches the edges of {area}.",
    "reason.building_limit.none": "{ship} carries no buildings.",
    "reason.building_limit": "{ship} carries no more buildings: its limit is {limit}.",
    "reason.resource_limit": "{ship} carries at most {units}: with {carried} on board this is {over} too many.",
    "reason.evacuated_already": "{area} has been evacuated already.",
    "reason.no_prepared_factory": "There is no prepared {factory} on the Old World.",
    # Progress
    "reason.free_spot_left": "There is still a free spot on the end step.",
    "reason.start_space": "The start is a waiting lane only.",
    "reason.second_lane_not_used": "The 3+ lane is not used with one or two players.",
    "reason.space_taken": "Another marker stands on this space of step {step}.",
    "reason.steps_left": "The other marker could not use {steps} of the rest, and all steps must be used.",
    "reason.passages_between": "Two Passages would lie between your markers.",
    # Warnings
    "reason.card_without_effect": "Nothing of {place} can be done then: its action is lost.",
    # Things that are not there
    "reason.no_such_action": "The player board has no action of this name.",
    "reason.goal_not_in_game": "{goal} is not in this game.",
    "reason.goal_not_claimed": "You have not claimed {goal}.",
    "reason.goal_played": "You have played {goal} already.",
    "reason.not_in_hand": "{card} is not in your hand.",
    "reason.card_needed": "A card of your hand goes face down under {action}.",
    "reason.no_action_cards": "This game is played without Action cards.",
    "reason.not_developed": "{technology} is not fully developed on your board.",
    "reason.no_use": "{technology} works by itself; it is not used at a free moment.",
    "reason.infrastructure_not_in_hand": "{card} is not among the Infrastructure cards in your hand.",
    "reason.not_in_row": "{item} does not lie face up in its row.",
    "reason.not_your_ship": "{ship} is not one of your ships.",
    "reason.ship_sent": "{ship} has been sent already.",
    "reason.ship_not_sent": "{ship} has not been sent: a ship is sent, then loaded.",
    # Set-up
    "reason.excluded_option": "The rules do not allow {field} with the other options.",
    # What would help
    "fix.other_group": "Choose an action of a group that you have taken less than three times.",
    "fix.gain_energy": "Gain or exchange Energy on the world that pays first.",
    "fix.pass": "Pass: nothing else can be done now.",
    "fix.other_split": "Let the other world pay more of it.",
    "fix.other_action": "Choose another action.",
    "fix.play_card": "Play a card face up.",
    "fix.choose_possible": "Choose one of the possible moves.",
    "fix.other_choice": "Choose something else.",
    "fix.next_year": "It can be used again next year.",
    "fix.gain_missing": "Gain or exchange {missing} on the {world} first.",
    "fix.carry_goods": "Carry {missing} to the New World by ship in the Transport phase.",
    "fix.other_world": "Choose the other world.",
    "fix.other_units": "Choose other units.",
    "fix.discard_row": "Pay 1 resource to discard items of the row and see new ones.",
    "fix.take_shown": "Take one of the items shown.",
    "fix.ship_with_bay": "Choose a ship with an evacuation bay.",
    "fix.take_card": "Take an Infrastructure card instead.",
    "fix.other_kind": "Choose another type of Factory.",
    "fix.lowest_marker": "Choose a marker at your lowest level.",
    "fix.gain_people": "Gain people on the New World first, for example by cloning.",
    "fix.gain_factory": "Gain a Factory on the New World first, for example by preparing one.",
    "fix.bring_people": "Bring people by ship in the Transport phase.",
    "fix.bring_factories": "Bring Factories by ship in the Transport phase.",
    "fix.other_area": "Choose another Area.",
    "fix.pass_passage": "Move a Progress marker past {passage} in the Progress phase.",
    "fix.symbols_from_spaces": "In the Progress phase stop on spaces with such symbols.",
    "fix.cheaper_flight": "Send a ship with a cheaper flight.",
    "fix.other_ship": "Use another ship.",
    "fix.factory_as_building": "Load it within the building limit: a Factory Area needs no bay.",
    "fix.factory_in_bay": "Load it in a bay of its edge colour.",
    "fix.smaller_amount": "Load a smaller amount.",
    "fix.other_load": "Load something else.",
    "fix.other_lane": "Choose another lane.",
    "fix.other_steps": "Choose another number of steps.",
    "fix.more_steps": "Move this marker further.",
    "fix.card_of_hand": "Choose a card of your hand.",
    "fix.play_taken": "Play a card of your hand.",
    "fix.own_ship": "Send one of your ships.",
    "fix.send_first": "Send it first.",
    "fix.leave_out": "Leave {field} out.",
}
