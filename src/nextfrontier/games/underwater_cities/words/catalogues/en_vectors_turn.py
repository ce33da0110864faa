"""English: what to look at in the positions of docs/rules 6.1 to 6.3 (Set-up, turn and special cards)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-SETUP-01": (
        "Four players at the start: in turn order the Federation markers stand below the track, on 4, 3 and "
        "2; the third player has 1 credit more than the first, the fourth 1 credit and 1 steelplast more."
    ),
    "vector.TV-SETUP-02": (
        "With four players 13 symbiotic domes are in supply and the cloning tile is on the board, so the "
        "occupied slot R2 may be cloned."
    ),
    "vector.TV-SETUP-02b": (
        "With three players 10 symbiotic domes are in supply and there is no cloning tile: the occupied "
        "slot R2 is closed."
    ),
    "vector.TV-SETUP-02c": (
        "With two players 7 symbiotic domes are in supply and there is no cloning tile: the occupied slot "
        "R2 is closed."
    ),
    "vector.TV-SETUP-03": (
        "Each player keeps 3 of 6 opening cards; when all have chosen, the 3 cards that each gave up lie in "
        "the discard pile."
    ),
    "vector.TV-SETUP-04": (
        "Three players at the start: the markers stand below the track, on 4 and on 3; the last player has "
        "3 credits and nobody has a second steelplast."
    ),
    "vector.TV-TURN-01": (
        "R3 lets you build a tunnel and a city, and you can pay for both: building only the tunnel is legal."
    ),
    "vector.TV-TURN-02": (
        "Without steelplast not one of the two tunnels of Y4 can be built, so Y4 cannot be chosen."
    ),
    "vector.TV-TURN-03": (
        "Play #69 on a green slot: it uses your assistant before or after the slot's action, never between "
        "its parts."
    ),
    "vector.TV-TURN-04": (
        "G1 gives 1 steelplast and one use of an action card; use the assistant for 1 credit."
    ),
    "vector.TV-TURN-05": "R3 gives 2 steelplast and 1 kelp.",
    "vector.TV-TURN-06": (
        "The red permanent #35 on the yellow slot Y4: the action is done, the card goes to the discard pile "
        "and is not claimed."
    ),
    "vector.TV-TURN-07": (
        "Play any card on the always-available slot: 2 cards and 2 credits, 5 cards in hand after the draw "
        "at the end of the turn, and 3 of them are kept before your next turn."
    ),
    "vector.TV-TURN-08": (
        "Your tile is on the always-available slot already; you may choose it again in the same round."
    ),
    "vector.TV-TURN-09": (
        "You own #14: a card on a coloured slot of another colour brings 1 steelplast at once; a matching "
        "card or the always-available slot does not."
    ),
    "vector.TV-TURN-10": (
        "One tunnel site is left and there is no steelplast: #47 resolved first brings it, so card first is "
        "legal on Y4 and slot first is not."
    ),
    "vector.TV-TURN-10b": (
        "With only 1 credit nothing is left for the tunnel after paying for #47, so Y4 cannot be chosen in "
        "either order."
    ),
    "vector.TV-TURN-11": (
        "#1 resolved before G4 may perform any other available coloured slot, but neither G4 itself nor the "
        "occupied R3."
    ),
    "vector.TV-TURN-12": (
        "Without steelplast Y4 is possible only with a card of another colour: #14 gives 1 steelplast "
        "before the tunnel is built."
    ),
    "vector.TV-TURN-12b": (
        "Cloning is paid before #40 rewards the mismatch, so without a credit R2 cannot be cloned."
    ),
    "vector.TV-TURN-13": (
        "R2 needs a tunnel or an action card: neither a tunnel nor #22 can be paid for and the assistant is "
        "used, so R2 cannot be chosen."
    ),
    "vector.TV-TURN-13b": "The same with the assistant ready: R2 may be chosen to use it.",
    "vector.TV-SPEC-01": (
        "The special card #183 costs 3 credits when it is resolved; on the matching slot G2 you can pay and "
        "claim it."
    ),
    "vector.TV-SPEC-01b": (
        "With 2 credits #183 cannot be paid: the slot's action is done and the card goes to the box."
    ),
    "vector.TV-SPEC-02": (
        "#195 played on a slot of another colour or not paid for goes under the cost-1/2 deck; the face-up "
        "card on top stays #192."
    ),
    "vector.TV-SPEC-02b": (
        "Too many cards at the start of the turn: discarded, #195 goes under the cost-1/2 deck and #183 to "
        "the box."
    ),
    "vector.TV-SPEC-03": (
        "R1, third option: look at the three cards under the face-up #191, keep one, put the others under "
        "the deck in either order behind #191."
    ),
    "vector.TV-SPEC-04": (
        "Pay for the special instant #199: it stays under your board and counts for the metropolis M-4."
    ),
    "vector.TV-SPEC-05": (
        "#191 costs 2 credits: with the slot first, the second half of G2 brings the missing one; with the "
        "card first it cannot be paid and goes under the cost-1/2 deck."
    ),
}
