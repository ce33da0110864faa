"""English: what to look at in the positions of docs/rules 6.6 (Timing, bonuses, action cards and cloning)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-ROUND-01": (
        "The marker of player 2 lies on that of player 1; players 4 and 3 have not advanced: end the turn, "
        "and the order of round 3 is 2, 1, 4, 3, with all markers below the track."
    ),
    "vector.TV-ROUND-02": (
        "Nobody advanced in round 1, so the markers of the set-up decide: end the turn, and the order is "
        "reversed."
    ),
    "vector.TV-TIME-01": (
        "R5 builds a structure, upgrades it and uses an action card, in the order you like: the assistant "
        "first brings the credit for a desalination plant."
    ),
    "vector.TV-TIME-02": (
        "Build a laboratory on BR.2 with R5: #37 pays 1 credit before the upgrade, which must follow; with "
        "that credit #34 builds a desalination plant."
    ),
    "vector.TV-TIME-02b": (
        "A laboratory could be built but not upgraded, and no action card is ready: R5 cannot be chosen."
    ),
    "vector.TV-TIME-03": (
        "#28 on R5, slot first: an upgraded tunnel, then #19 with its step first pays for a desalination "
        "plant, and #28 at last finds the upgraded tunnel and gives 1 kelp."
    ),
    "vector.TV-TIME-04": (
        "#28 cannot be resolved between the parts of R5, so its kelp cannot build a farm through #19; "
        "resolved first it is legal but gives nothing."
    ),
    "vector.TV-TIME-04b": (
        "An upgraded tunnel stands already: #28 first gives 1 kelp, which the farm of R5 may cost."
    ),
    "vector.TV-TIME-05": (
        "#27 first builds a tunnel; the tunnel of R5 is the second of the turn, so #16 gives the science "
        "for its upgrade in between."
    ),
    "vector.TV-TIME-05b": "Without #16 nothing pays for the upgrade, so the tunnel of R5 cannot be begun.",
    "vector.TV-TIME-06": (
        "The first tunnel of Y4 on TR-blue connects B-7, whose steelplast pays for the second tunnel."
    ),
    "vector.TV-BONUS-01": (
        "The tunnel on TR-MR brings 1 steelplast at once, which pays for the second tunnel of Y4."
    ),
    "vector.TV-BONUS-02": (
        "A city on MC brings a Federation step and a card although it is not connected; entering space 3 "
        "brings 1 credit."
    ),
    "vector.TV-ACT-01": (
        "Claim #21 as a fifth action card: one must go, and the ready assistant may be used once more as it "
        "leaves."
    ),
    "vector.TV-ACT-01b": "The assistant is used: it may still make room for #21, but gives nothing.",
    "vector.TV-ACT-02": (
        "Claim #195 for 1 credit, discard #202 for it and use it: 1 credit performs G1, whose action symbol "
        "may use #195 at once."
    ),
    "vector.TV-CLONE-01": (
        "Clone R2, which player 2 holds: 1 credit is paid first, your tile lies on top and you take 2 "
        "steelplast and 1 kelp."
    ),
    "vector.TV-CLONE-01b": "The cloning tile has been used in this round, so nobody clones again.",
    "vector.TV-CLONE-01c": "R2 holds your own tile: it cannot be cloned.",
    "vector.TV-CLONE-01d": "Without a credit nothing can be cloned.",
}
