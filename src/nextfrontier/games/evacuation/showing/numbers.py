"""The numbers of the rules that a client shows beside what is printed, from the rules' own constants."""

from __future__ import annotations

from typing import Any

from nextfrontier.games.evacuation.effects.gains import CLONES
from nextfrontier.games.evacuation.effects.rows import ROW_SIZE
from nextfrontier.games.evacuation.rules import action_cards, scoring
from nextfrontier.games.evacuation.rules.actions import ENERGY_BY_ACTION, FREE_USES, PASSAGE_TWO, SURCHARGE
from nextfrontier.games.evacuation.rules.progress import SEATS_FOR_SECOND_LANE
from nextfrontier.games.evacuation.rules.race import (
    FACES_FIRST,
    FACES_FIRST_OF_TWO,
    FACES_SECOND,
    TARGET_LEVEL,
    TARGET_STADIUMS,
)
from nextfrontier.games.evacuation.rules.transport import RETURN_ENERGY
from nextfrontier.games.evacuation.state.player import FACTORIES_PER_KIND

Document = dict[str, Any]


def numbers() -> Document:
    """By subject."""
    return {
        "energy": energy(),
        "costs": {
            "prepare": 1,
            "clone": {"food": 1, "population": CLONES},
            "settle": {"steel": 1},
            "discard": 1,
            "return": {"energy": RETURN_ENERGY},
        },
        "limits": {
            "factories": FACTORIES_PER_KIND,
            "row": ROW_SIZE,
            "hand": action_cards.HAND,
            "second_lane_seats": SEATS_FOR_SECOND_LANE,
        },
        "scoring": points(),
        "race": {
            "level": TARGET_LEVEL,
            "stadiums": TARGET_STADIUMS,
            "down": {"penalty_token": 1, "area_left": 1, "missing_stadium": 1},
            "up": {
                "most_faces": FACES_FIRST,
                "most_faces_of_two": FACES_FIRST_OF_TWO,
                "second": FACES_SECOND,
            },
        },
    }


def energy() -> Document:
    """What actions cost by their number in the year, the surcharge, and which world pays (D-05, EV-PASS-09..11)."""
    return {
        "by_action": list(ENERGY_BY_ACTION),
        "surcharge": SURCHARGE,
        "free_uses": FREE_USES,
        "passage": PASSAGE_TWO,
        "worlds_by_markers_past": [["old"], ["old", "new"], ["new"]],
    }


def points() -> Document:
    """What is scored in Points mode (EV-SCORE)."""
    return {
        "production": list(scoring.LEVEL_POINTS),
        "each_level_above": scoring.EACH_LEVEL_ABOVE,
        "majority": list(scoring.MAJORITY),
        "majority_of_two": list(scoring.MAJORITY_OF_TWO),
        "stadiums_needed": scoring.NEEDED_STADIUMS,
        "area_left": -scoring.FOR_AN_AREA,
        "person_left": -scoring.FOR_A_PERSON,
        "missing_stadium": -scoring.FOR_A_STADIUM,
        "penalty_token": -scoring.FOR_A_TOKEN,
    }
