"""English: what to look at in the positions of docs/rules 6.10 (Card notes)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-CARD-01": (
        "#4 takes 2 credits off a tunnel: it costs the steelplast and no credit, and the second credit is "
        "not paid out."
    ),
    "vector.TV-CARD-02": "#53 exchanges 1 kelp for 1 steelplast or the other way round, once; not 2 for 2.",
    "vector.TV-CARD-03": (
        "#77 gives 1 VP when a slot's action gives steelplast: R3 once, Y1 if steelplast is chosen; the "
        "steelplast of the Federation track through G4 does not count."
    ),
    "vector.TV-CARD-04": (
        "#37 pays 1 credit for the second laboratory at a connected city: on BR.2, not for the third on "
        "MR.3, not at the unconnected MC."
    ),
    "vector.TV-CARD-05": (
        "#11 upgrades two farms for 1 credit or 1 science each: the price is chosen anew for each farm."
    ),
    "vector.TV-CARD-06": (
        "End the turn: #176 scores 1 VP for every 3 of the 8 connected farms, 2 VP; the farm at the "
        "unconnected MC does not count."
    ),
    "vector.TV-CARD-06b": "End the turn: #96 gives 1 kelp for every 3 of the 5 connected laboratories.",
    "vector.TV-CARD-07": (
        "#99 acts when the second of the three farms at a connected city is upgraded, and not when the "
        "third is."
    ),
    "vector.TV-CARD-08": (
        "#27 and R3 build two tunnels in one turn: #16 gives 1 science right after the second, before the "
        "city of R3."
    ),
    "vector.TV-CARD-09": (
        "For 1 credit #1 performs the action of an available coloured slot without a tile or a second card, "
        "and the slot stays available; the always-available slot is not allowed."
    ),
    "vector.TV-CARD-10": (
        "With #203 both halves of Y3 are done: 2 science, which pay for two upgrades, and #116 adds 1 kelp."
    ),
    "vector.TV-CARD-10b": "With #116 alone Y3 is 2 science or upgrades, and 1 kelp in either case.",
    "vector.TV-CARD-11": (
        "With #63 the two buildings of G1 may be of any kind: a farm for 1 kelp and a laboratory for 1 "
        "steelplast."
    ),
    "vector.TV-CARD-12": (
        "#77 on G1: claimed first it gives 1 VP for the slot's steelplast, claimed after it none, and none "
        "for the steelplast of the assistant."
    ),
    "vector.TV-CARD-13": (
        "#205 readies one action card and uses two, in either order but not mixed: ready #61, then use it "
        "and #21."
    ),
    "vector.TV-CARD-13b": (
        "The two uses of #205 are one part: after using #21 it cannot be readied and used again."
    ),
}
