"""What stands in the book of each game: which sections of docs/rules, in which part, under which heading.

Sections that are only for programmers (conventions, vocabularies, value models, data of drawings) are not listed.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Chosen(NamedTuple):
    """A section of a page for the book."""

    number: str
    title: str = ""  # instead of the heading of the page
    without: tuple[str, ...] = ()  # columns of its tables that are for programmers


class Part(NamedTuple):
    """A part of the book: sections by page; `2.*` are all sections of chapter 2."""

    id: str
    sections: tuple[tuple[str, tuple[Chosen, ...]], ...]


class Contents(NamedTuple):
    """The book of a game."""

    parts: tuple[Part, ...]
    kinds: dict[str, str]  # what an id stands for, by its beginning: `default`, `differs`, `data`


SEA: Final = "underwater-cities.md"
SEA_BOARDS: Final = "underwater-cities-boards.md"
SEA_CARDS: Final = "underwater-cities-cards.md"
WORLDS: Final = "evacuation.md"

CONTENTS: Final[dict[str, Contents]] = {
    "underwater-cities": Contents(
        parts=(
            Part("rules", ((SEA, (Chosen("2.*"),)),)),
            Part(
                "reference",
                (
                    (
                        SEA,
                        (
                            Chosen("4.2", "Numbers at a glance"),
                            Chosen("4.3", "What produces what"),
                            Chosen("3.2", "Action slots for 3 and 4 players"),
                            Chosen("3.3", "Action slots only for 1 and 2 players"),
                            Chosen("5.4", "Metropolis tiles"),
                            Chosen("5.5", "Sites of the advanced boards"),
                            Chosen("5.6", "Sites of the basic boards"),
                        ),
                    ),
                    (
                        SEA_BOARDS,
                        (
                            Chosen("3.2", "Blue metropolises", ("notation", "value", "basis")),
                            Chosen(
                                "4",
                                "Government contracts",
                                ("notation", "basis requirement; reward", "reward value", "effort"),
                            ),
                        ),
                    ),
                    (
                        SEA,
                        (
                            Chosen("4.1", "What is in the box"),
                            Chosen("1.1", "Words in five languages"),
                            Chosen("1.2", "Icons in five languages"),
                        ),
                    ),
                ),
            ),
            Part(
                "editions",
                (
                    (SEA, (Chosen("7.1", "Where the printed editions differ"),)),
                    (SEA, (Chosen("7.2", "Found in one edition only"),)),
                    (SEA, (Chosen("8", "Questions that the rulebooks leave open"),)),
                    (
                        SEA_CARDS,
                        (Chosen("1.3", "Where the cards come from"), Chosen("1.4", "Names of cards")),
                    ),
                    (SEA_CARDS, (Chosen("6", "Defaults of the card set"),)),
                    (
                        SEA,
                        (
                            Chosen("5.1", "Cards that the rulebooks show"),
                            Chosen("5.2", "Effects that the rulebooks mention"),
                            Chosen("5.3", "Special cards that the rulebooks show"),
                        ),
                    ),
                ),
            ),
        ),
        kinds={"Q": "default", "CD": "default", "D": "differs"},
    ),
    "evacuation": Contents(
        parts=(
            Part("rules", ((WORLDS, (Chosen("2.*"),)),)),
            Part(
                "reference",
                (
                    (
                        WORLDS,
                        (
                            Chosen("3.1", "Actions of the player board"),
                            Chosen("D-04"),
                            Chosen("D-05"),
                            Chosen("D-06"),
                            Chosen("D-17"),
                            Chosen("3.9", "Easily forgotten"),
                            Chosen("3.2", "Technologies of set 1"),
                            Chosen("3.7", "Goal cards of a first game"),
                            Chosen("D-01"),
                            Chosen("D-02"),
                            Chosen("D-03"),
                            Chosen("D-07"),
                            Chosen("D-08"),
                            Chosen("D-09"),
                            Chosen("D-10"),
                            Chosen("D-11"),
                            Chosen("D-12"),
                            Chosen("D-13"),
                            Chosen("D-14"),
                            Chosen("D-15"),
                            Chosen("D-16"),
                            Chosen("4", "What is in the box"),
                            Chosen("1.1", "Words: worlds and places"),
                            Chosen("1.2", "Words: resources, pieces and markets"),
                            Chosen("1.3", "Words: actions, tracks and cards"),
                        ),
                    ),
                ),
            ),
            Part(
                "editions",
                (
                    (
                        WORLDS,
                        (
                            Chosen("6", "Questions that the rulebook leaves open"),
                            Chosen("7", "How designed components were made"),
                            Chosen("3.3", "Action cards that the rulebook shows"),
                            Chosen("3.4", "Year-end Bonuses that the rulebook shows"),
                            Chosen("3.5", "Infrastructure that the rulebook shows"),
                            Chosen("3.6", "Common Goals that the rulebook shows"),
                        ),
                    ),
                ),
            ),
        ),
        kinds={"OQ": "default", "D": "data"},
    ),
}
