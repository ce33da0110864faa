"""English: what to look at in the positions of docs/rules 5.3 (Transport and turn order)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-32": (
        "S09 takes one building, one Area at the ocean and 2 units: load the Food Factory (or a Stadium "
        "instead), the people of OW3 and 2 Energy, and all of it reaches the New World."
    ),
    "vector.TV-33": "OW2 has only a desert edge here: its people do not fit the ocean bay of S09.",
    "vector.TV-34": (
        "The Food Factory Area OW8 has only a mountain edge here: it does not fit the ocean bay but may "
        "leave within the building limit."
    ),
    "vector.TV-35": (
        "The Energy Factory Area OW9 in the bay does not count as a building, so a Stadium can be loaded as "
        "well."
    ),
    "vector.TV-36": (
        "S03 may carry 2 Energy to the New World, but it is unloaded later: S20 cannot fly back with it."
    ),
    "vector.TV-37": "S13 flies back from the New World for 1 Energy, whatever flight cost is printed on it.",
    "vector.TV-38": (
        "When you are done with Transport, player 3 has the most Happy Faces; the others tie and stand in "
        "reverse order: 3, 4, 2, 1."
    ),
    "vector.TV-39": "When you are done with Transport: Happy Faces 3, 3 and 5, so the order becomes 3, 2, 1.",
}
