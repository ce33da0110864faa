"""English: what to look at in the positions of docs/rules 5.4 (Progress, Passages and Bonuses)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-40": "Your actions had Power Levels 1, 1, 2 and 4: you advance by 8.",
    "vector.TV-41": (
        "Divide 8 steps into 5 and 3: the rear marker ends on a technology space and invents at once, the "
        "front one passes Passage 3 and unlocks forest."
    ),
    "vector.TV-42": (
        "From 13 and 11, move the rear marker 3 to the technology space and the front one 5: forest is "
        "unlocked, and step 18 supplies a white symbol."
    ),
    "vector.TV-43": (
        "Moving the front marker past Passage 2 would put two Passages between your markers; the rear one "
        "must take the step."
    ),
    "vector.TV-44": (
        "With Power Level 0 your markers go to the waiting lane; then each may take any free space of its "
        "step again."
    ),
    "vector.TV-45": "With two players the 3+ lane is not used.",
    "vector.TV-46": (
        "Move one marker 4 steps past Passage 1: a Productivity tile is flipped, and the next Income of the "
        "Old World is 1 Food, 1 Steel and 1 Energy lower."
    ),
    "vector.TV-47": (
        "Move the rear marker past Passage 2: a Productivity tile lands on the New World, and all "
        "production rises by 1."
    ),
    "vector.TV-48": (
        "No marker of yours is past Passage 2: the Old World pays the Energy of the third action."
    ),
    "vector.TV-48b": (
        "One marker of yours is past Passage 2: either world may pay the Energy of the third action."
    ),
    "vector.TV-48c": (
        "Both your markers are past Passage 2: the New World pays the Energy of the third action."
    ),
    "vector.TV-49": (
        "Strict bonuses 7 and 10, your Power Level is 7: finish your move, then gain a resource and you may "
        "invent."
    ),
    "vector.TV-49b": (
        "Strict bonuses 7 and 10, your Power Level is 10: finish your move, then gain 2 resources."
    ),
    "vector.TV-49c": (
        "Strict bonuses 7 and 10, your Power Level is 8: finish your move, and there is no bonus."
    ),
    "vector.TV-50": "Generous bonuses 6 and 13: even Power Level 0 gains the lower bonus, a Spaceship.",
    "vector.TV-50b": "Generous bonuses 6 and 13: Power Level 6 gains the lower bonus, a Spaceship.",
    "vector.TV-50c": (
        "Generous bonuses 6 and 13: Power Level 7 gains the higher bonus, 2 resources and a Population "
        "marker."
    ),
    "vector.TV-50d": "Generous bonuses 6 and 13: Power Level 13 still gains the higher bonus.",
    "vector.TV-50e": "Generous bonuses 6 and 13: Power Level 14 gains nothing.",
    "vector.TV-51": "Strict bonuses 6 and 13: Power Level 5 gains nothing.",
    "vector.TV-52": (
        "Cards face up with Power Levels 3 and 1, cards face down under groups 3, 2 and 2: you advance by 11."
    ),
    "vector.TV-53": (
        "Card 25 counts 3, 4 or 5 beside 6 others: advance by 11, and count 9 or 10 for the Bonus."
    ),
    "vector.TV-54": (
        "Play card 30 and draw 2: with the card at the end of the turn there are 6, of which 4 are kept."
    ),
    "vector.TV-55": (
        "An action of group 1 was taken this year; with advanced actions that is possible only once."
    ),
}
