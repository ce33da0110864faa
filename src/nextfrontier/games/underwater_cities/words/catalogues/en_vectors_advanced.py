"""English: what to look at in the positions of docs/rules 6.8 (Advanced boards)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-ADV-01": (
        "End the turn: MR.2 produces twice, the pair bonus once; 4 credits and 3 biomatter of the plants, 1 "
        "credit of the tunnel."
    ),
    "vector.TV-ADV-02": (
        "#88 on R3 lets the plant on the doubled site MR.2 produce once: 1 credit and 1 biomatter."
    ),
    "vector.TV-ADV-02b": (
        "End the turn: in production the plant on MR.2 gives 2 credits and 2 biomatter, and the tunnel 1 "
        "credit."
    ),
    "vector.TV-ADV-03": (
        "A city on TR of board 6: symbiotic for 4 steelplast, 1 kelp, 1 biomatter and 5 credits, "
        "nonsymbiotic for 5 steelplast, 1 kelp and 4 credits."
    ),
    "vector.TV-ADV-03b": (
        "End the turn: the connected symbiotic city on TR of board 6 produces three times, 6 VP."
    ),
    "vector.TV-ADV-03c": "End the turn: a nonsymbiotic city on TR has nothing to multiply.",
    "vector.TV-ADV-04": (
        "End the turn: the upgraded tunnel on TL-TC of board 8 touches a connected city and produces 3 "
        "credits and 3 VP; the other two give 1 credit each."
    ),
    "vector.TV-ADV-04b": "End the turn: without a city at either end the tunnel on TL-TC produces nothing.",
    "vector.TV-ADV-04c": "The tunnel on TL-TC of board 8 costs 1 steelplast and 2 credits.",
    "vector.TV-ADV-05": (
        "End the turn: both tunnels between MC and BR of board 6 are built and give 2 credits together "
        "beyond their own 2."
    ),
    "vector.TV-ADV-05b": (
        "End the turn: only one of the two tunnels between MC and BR gives only its own credit."
    ),
    "vector.TV-ADV-06": (
        "End the turn: the tunnel on TR-blue of board 8 lets the connected B-1 produce 2 VP more, 4 in all."
    ),
    "vector.TV-ADV-06b": "The tunnel on TR-blue of board 8 costs 2 steelplast and 2 credits.",
    "vector.TV-ADV-07": (
        "A nonsymbiotic city on ML of board 8 costs 2 steelplast, 1 kelp, 3 credits and 2 science and gives "
        "6 VP at once, though it is not connected."
    ),
    "vector.TV-ADV-07b": "End the turn: in production the city on ML gives nothing.",
    "vector.TV-ADV-08": (
        "#6 builds a tunnel for free, but on TL-TC of board 8 the surcharge of 1 credit is paid."
    ),
    "vector.TV-ADV-08b": "Without a credit the free tunnel of #6 cannot stand on TL-TC.",
    "vector.TV-ADV-08c": "Upgrading the tunnel on TL-TC costs 1 science and no surcharge.",
    "vector.TV-ADV-09": (
        "End the turn: #36 changes one of the two productions of the laboratory on MR.2, so it gives 1 "
        "steelplast, 1 kelp and 1 science."
    ),
    "vector.TV-ADV-10": (
        "End the turn: the upgraded tunnel on BL-BC of board 8 gives 1 kelp beside its credit and VP, for "
        "it touches a city."
    ),
    "vector.TV-ADV-10b": "End the turn: without a city at either end the tunnel on BL-BC gives nothing.",
}
