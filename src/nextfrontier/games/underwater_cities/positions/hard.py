"""Positions with the most to choose from and the longest thought, as they came up in games of bots."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.games.underwater_cities.positions.vectors.shorthand import (
    area,
    cities,
    desals,
    farms,
    labs,
    tunnels,
)
from nextfrontier.kit.positions import HardPosition

METROPOLISES: Final = ("TL", "TR", "BL")


def player(seat: int, stock: str, metropolises: str, **facts: Any) -> dict[str, Any]:
    """Return a player's area in the short words of test vectors; metropolises from top left to bottom left."""
    farmed, pumped, searched = (facts.pop(kind, "") for kind in ("farms", "desals", "labs"))
    return area(
        stock,
        seat,
        cities=cities(facts.pop("cities")),
        tunnels=tunnels(facts.pop("tunnels", "")),
        buildings=farms(farmed) | desals(pumped) | labs(searched),
        metropolises=dict(zip(METROPOLISES, metropolises.split(), strict=True)),
        **facts,
    )


def used(card: int) -> dict[str, Any]:
    """Return a claimed action card that was used in this Era."""
    return {"card": card, "used": True}


# At the start of an Era a seat keeps three of twelve cards, 220 moves; all others have chosen theirs.
TWELVE_CARDS: Final = HardPosition(
    4,
    {},
    {
        "era": 2,
        "round": 5,
        "turn": 0,
        "order": [3, 0, 2, 1],
        "to_play": 3,
        "pending": [{}, ["lanes", [], [], [], [["keep", True]]], ["discard_dropped"], ["open_era"]],
        "players": [
            player(
                0,
                "6c 1k 2s 5n 1b",
                claimed=[18, 20],
                board=1,
                hand=[24, 96, 106],
                dropped=[11, 44, 105],
                cities="BR",
                tunnels="TR-MR MR-BR+ BC-BR",
                farms="MC.1 BC.2 BR.2+",
                desals="MC.2 BC.1 BR.1+",
                labs="BR.3",
                metropolises="M-5 B-8 B-4",
            ),
            player(
                1,
                "3c 1k 4s",
                claimed=[43, 15, 38, 62],
                board=3,
                hand=[51, 67, 110],
                dropped=[16, 47, 115],
                cities="MR BR",
                tunnels="TR-MC+ MC-BR+ BC-BR",
                farms="MR.1 BC.1 BR.1+ BR.3",
                desals="MR.2 MR.3 BC.2+ BR.2",
                metropolises="M-4 B-6 B-2",
            ),
            player(
                2,
                "1c 1k 3s 3n",
                claimed=[59, 21, 39],
                board=4,
                hand=[3, 88, 117],
                dropped=[26, 53, 70],
                cities="BC BR",
                tunnels="TR-MC TR-MR+ MR-BR+ TR-blue",
                desals="MC.1+",
                labs="MR.1 BR.2+",
                metropolises="M-3 B-11 B-5",
            ),
            player(
                3,
                "4c 3n 1b",
                claimed=[34, 19, 66, 14, 57, 42],
                board=2,
                hand=[2, 4, 5, 6, 9, 10, 17, 22, 61, 72, 90, 102],
                cities="MR BR",
                tunnels="MC-BR MR-BR",
                farms="BR.1",
                desals="MR.2+ BC.1",
                labs="TR.1 MR.1 MR.3 BC.2+",
                metropolises="M-1 B-3 B-7",
            ),
        ],
    },
)

# Three cards and nearly all slots in the first Era, 53 moves, with advanced boards and contracts: all is still to come.
MANY_TURNS: Final = HardPosition(
    4,
    {"boards": "advanced", "contracts": True},
    {
        "era": 1,
        "round": 3,
        "turn": 1,
        "order": [1, 3, 0, 2],
        "to_play": 0,
        "slots": {"G2": [1], "Y5": [3]},
        "advanced": True,
        "federation": {"below": [0, 2, 3], "4": [], "3": [1], "2": [], "1": []},
        "contracts": ["C3", "C4", "C8"],
        "players": [
            player(
                0,
                "2k 1s 4n",
                claimed=[20, 61, 17, 39, 40],
                board=8,
                hand=[25, 34, 44],
                cities="MR BR",
                tunnels="MR-BR",
                desals="MR.1 BR.1",
                metropolises="M-2 B-8 B-10",
            ),
            player(
                1,
                "8c 2s 2n",
                claimed=[41],
                board=5,
                assistant="used",
                hand=[9, 16, 21, 43, 49],
                cities="BR",
                tunnels="TR-MR MR-BR TR-blue",
                farms="BR.1 BR.2",
                desals="BR.3+",
                metropolises="M-5 B-9 B-4",
            ),
            player(
                2,
                "3c 2s 1n",
                claimed=[19],
                board=7,
                hand=[3, 54, 57, 58, 63],
                cities="BR",
                farms="BR.1+ BR.2+",
                desals="MR.1 BC.1 BR.3+",
                metropolises="M-1 B-7 B-6",
            ),
            player(
                3,
                "3c 6k 6s",
                claimed=[22],
                board=6,
                assistant="used",
                hand=[10, 18, 38, 42],
                cities="BR",
                tunnels="ML-BL+ BL-BC BC-BR+",
                desals="BC.3+ BR.1",
                metropolises="M-4 B-2 B-1",
            ),
        ],
    },
)

# One building of any kind in three cities and beside them, 46 moves.
ANY_BUILDING: Final = HardPosition(
    3,
    {"boards": "advanced"},
    {
        "era": 2,
        "round": 5,
        "turn": 2,
        "order": [1, 0, 2],
        "to_play": 0,
        "slots": {"G2": [1], "G4": [0], "R5": [1], "Y3": [0], "Y5": [2]},
        "advanced": True,
        "pending": [
            {"slot": "G4", "card": 4, "built": [0, 0, 1, 0, 0, 1]},
            ["build", "SL-12+63", 1, False, True],
            ["end"],
            ["next_turn"],
        ],
        "federation": {"below": [0, 2], "4": [1], "3": [], "2": [], "1": []},
        "players": [
            player(
                0,
                "12c 1s 1n 1b",
                claimed=[35, 57, used(22), 18, 63, 43, 119],
                board=6,
                shown=[186],
                hand=[107, 186],
                cities="BL* BC BR",
                tunnels="ML-BL MC-BR.a MC-BR.b+ BL-BC BC-BR+ BL-blue",
                farms="BR.2+ BR.3+",
                desals="BC.3+ BR.1+",
                labs="BC.1",
                metropolises="M-5 B-3 B-11",
            ),
            player(
                1,
                "8c 6s 1n 1b",
                claimed=[40, used(21), 65, 34],
                board=5,
                hand=[54, 79, 87, 91, 115],
                cities="MR BR",
                tunnels="TR-MR+ MR-BR+",
                farms="TR.3+ MR.2+ BR.2+ BR.3+",
                desals="MR.1+ BR.1+",
                labs="MR.3",
                metropolises="M-4 B-8 B-5",
            ),
            player(
                2,
                "9c 6k 1s 4n 2b",
                claimed=[19, 17, 39, 121],
                board=7,
                hand=[5, 69, 108],
                cities="MR BR",
                tunnels="TR-MR MR-BR",
                farms="MR.3 MR.4 BR.2+ BR.3+",
                desals="MR.1+ BR.1+",
                labs="TR.1 MR.2",
                metropolises="M-1 B-1 B-10",
            ),
        ],
    },
)

# Card 125 lets two kinds of things in a large network produce, 14 moves.
MUCH_TO_PRODUCE: Final = HardPosition(
    3,
    {"boards": "advanced"},
    {
        "era": 3,
        "round": 10,
        "turn": 1,
        "order": [1, 0, 2],
        "to_play": 0,
        "slots": {"G1": [0], "Y1": [1]},
        "pending": [
            {"slot": "G1", "card": 125},
            ["produce_more", "card 125", 2, True],
            ["slot", 0, True],
            ["end"],
            ["next_turn"],
        ],
        "players": [
            player(
                0,
                "6c 4k 5s 3n",
                claimed=[used(21), 39, 57, 188, 181, 120, used(175), 134, 176, 138],
                board=5,
                hand=[130, 140],
                cities="TR* MC* MR BC* BR",
                tunnels="TC-TR+ TR-MC+ TR-MR MC-BL+ MR-BR+ BC-BR+ TR-blue BL-blue",
                farms="TR.3+ MC.1+ MR.2+ BR.2+ BR.3+",
                desals="MC.3+ MR.1+ BR.1+",
                labs="TR.1 MC.2 MR.3+ BR.x",
                metropolises="M-4 B-4 B-7",
            ),
            player(
                1,
                "12c 9k 7s 2n",
                claimed=[20, 61, 41, used(22), 65, 59, 79, 189, 184, 135, 180, 177],
                board=6,
                under_board=[199],
                hand=[132, 139, 162],
                cities="TL MC* BL* BC BR",
                tunnels="TL-MC ML-BL+ MC-BR.a+ MC-BR.b+ BL-BC BC-BR TL-brown2 BL-blue",
                farms="MC.1 BL.2+ BC.1+ BC.2+ BR.2+ BR.3+",
                desals="BL.3 BR.1+",
                labs="BL.1 BC.3+ BR.x",
                metropolises="M-2 B-5 B-3",
            ),
            player(
                2,
                "1c 5n",
                claimed=[63, 38, 42, 14, 17, 18, used(102), 97, 99, 104, used(121), 161, 142, 154],
                board=7,
                hand=[126, 149, 160],
                cities="TC* TR* MR* BL* BC* BR",
                tunnels="TC-TR TR-MR MR-BR BL-BC BC-BR TR-blue",
                farms="TC.1 TR.2+ MR.3 MR.4 BC.2+ BR.1+ BR.2+",
                desals="TC.3 TR.3 TR.x MR.1+ BL.2 BC.1 BR.3+",
                labs="TC.2 TR.1 MR.2 BL.1 BC.3+",
                metropolises="M-3 B-9 B-1",
            ),
        ],
    },
)

POSITIONS: Final = (TWELVE_CARDS, MANY_TURNS, ANY_BUILDING, MUCH_TO_PRODUCE)
