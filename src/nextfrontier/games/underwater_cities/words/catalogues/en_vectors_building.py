"""English: what to look at in the positions of docs/rules 6.4 and 6.5 (Building, network, Federation)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-BUILD-01": (
        "Y4 builds up to 2 tunnels one after the other: BL-BC can only be reached through BC-BR, so BC-BR "
        "must come first."
    ),
    "vector.TV-BUILD-02": (
        "Biomatter stands in for the kelp and the missing steelplast of a nonsymbiotic city; everything is "
        "spent."
    ),
    "vector.TV-BUILD-03": (
        "Where may the city stand? Every free city site next to a city is legal, only TC and ML are not; a "
        "city on TL makes both legal."
    ),
    "vector.TV-BUILD-03b": "The city on TL is built: now TC and ML are legal too.",
    "vector.TV-BUILD-03c": (
        "A city on BL would be legal, so the free building sites there are legal too; a laboratory stands "
        "on one of them already."
    ),
    "vector.TV-BUILD-04": (
        "A tunnel may be built at the starting city and at every city site that tunnels reach, whether a "
        "city stands there or not."
    ),
    "vector.TV-BUILD-05": (
        "Tunnels lead from the starting city over the empty MC to TL: a city is legal on MC, not on TL, yet "
        "tunnels may go on from TL."
    ),
    "vector.TV-BUILD-05b": "With a city on MC a city on TL is legal as well.",
    "vector.TV-BUILD-06": (
        "3 biomatter and 2 credits pay for a symbiotic city: one as such, two in place of steelplast and "
        "kelp."
    ),
    "vector.TV-BUILD-06b": (
        "Kelp does not stand in for biomatter: no city can be paid for, so G3 cannot be chosen."
    ),
    "vector.TV-BUILD-07": (
        "TL-MC of board 6 asks for 1 credit more than another tunnel: 1 steelplast and 2 credits."
    ),
    "vector.TV-BUILD-07b": (
        "#4 saves the credits of a tunnel but not the surcharge of TL-MC: 1 steelplast and 1 credit."
    ),
    "vector.TV-BUILD-07c": "#6 builds a tunnel for free; on TL-MC its surcharge of 1 credit is still paid.",
    "vector.TV-BUILD-07d": (
        "Two discounts of credits, #4 and #78, leave the same price on TL-MC: 1 steelplast and 1 credit."
    ),
    "vector.TV-BUILD-07e": "1 biomatter stands in for the steelplast of the tunnel on TL-MC.",
    "vector.TV-BUILD-08": (
        "TR of board 6 adds 3 steelplast and 3 credits to a city; #7 saves 1 steelplast: nonsymbiotic 4 "
        "steelplast, 1 kelp and 4 credits."
    ),
    "vector.TV-BUILD-08b": (
        "The symbiotic city on TR of board 6 with #7: 3 steelplast, 1 kelp, 1 biomatter and 5 credits."
    ),
    "vector.TV-BUILD-09": "#71 saves the biomatter of a symbiotic city: 1 steelplast, 1 kelp and 2 credits.",
    "vector.TV-BUILD-09b": (
        "With #71 the biomatter stands in for steelplast and kelp: 2 biomatter and 2 credits."
    ),
    "vector.TV-NET-01": (
        "No tunnel reaches MC and no city stands on BL: their buildings are not connected and produce "
        "nothing; end the turn to see what everything else produces."
    ),
    "vector.TV-NET-02": "#79 gives 2 VP when a symbiotic city is built, connected or not.",
    "vector.TV-NET-02b": "#79 gives nothing more when the symbiotic city on BC is connected later.",
    "vector.TV-NET-02c": "#153 gives nothing for a symbiotic city that is built unconnected.",
    "vector.TV-NET-02d": "#153 gives 2 VP as soon as the symbiotic city on BC becomes connected.",
    "vector.TV-FED-01": (
        "Advance 2 with G5: 1 VP for entering space 1, 1 VP for the step beyond it, and your marker lies on "
        "top of the others."
    ),
    "vector.TV-FED-02": "Advance 2 from below the track: spaces 4 and 3, 1 credit.",
    "vector.TV-FED-02b": "Advance 2 from space 4: spaces 3 and 2, 1 credit and 1 steelplast.",
    "vector.TV-FED-02c": "Advance 2 from space 3: spaces 2 and 1, 1 steelplast and 1 VP.",
    "vector.TV-FED-02d": "Advance 2 on space 1: 2 VP, and your marker goes on top of the stack.",
    "vector.TV-FED-03": (
        "With #35 the step from 4 to 3, here by the second half of G2, brings 2 credits in all."
    ),
    "vector.TV-FED-04": "With #60 entering space 1, here by the second half of G2, brings 1 VP and 1 kelp.",
    "vector.TV-FED-04b": "Steps beyond space 1 bring VP but no kelp of #60.",
}
