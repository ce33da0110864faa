"""The numbers of the rules that a client shows beside the printed things, from the rules' own constants."""

from __future__ import annotations

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
from nextfrontier.games.evacuation.showing.shapes import (
    Amounts,
    CloneCost,
    CostNumbers,
    EnergyNumbers,
    LimitNumbers,
    RaceNumbers,
    ScoringNumbers,
    StepsDown,
    StepsUp,
)
from nextfrontier.games.evacuation.state.player import FACTORIES_PER_KIND


def energy_numbers() -> EnergyNumbers:
    """Return the cost of actions by their number in the year, and the world that pays (D-05, EV-PASS-09..11)."""
    return EnergyNumbers(
        by_action=list(ENERGY_BY_ACTION),
        surcharge=SURCHARGE,
        free_uses=FREE_USES,
        passage=PASSAGE_TWO,
        worlds_by_markers_past=[["old"], ["old", "new"], ["new"]],
    )


def cost_numbers() -> CostNumbers:
    """Return the costs that are printed nowhere."""
    return CostNumbers(
        prepare=1,
        clone=CloneCost(food=1, population=CLONES),
        settle=Amounts(steel=1),
        discard=1,
        return_=Amounts(energy=RETURN_ENERGY),
    )


def limit_numbers() -> LimitNumbers:
    """Return the limits of pieces, rows, hands and lanes."""
    return LimitNumbers(
        factories=FACTORIES_PER_KIND,
        row=ROW_SIZE,
        hand=action_cards.HAND,
        second_lane_seats=SEATS_FOR_SECOND_LANE,
    )


def scoring_numbers() -> ScoringNumbers:
    """Return the scores of Points mode (EV-SCORE)."""
    return ScoringNumbers(
        production=list(scoring.LEVEL_POINTS),
        each_level_above=scoring.EACH_LEVEL_ABOVE,
        majority=list(scoring.MAJORITY),
        majority_of_two=list(scoring.MAJORITY_OF_TWO),
        stadiums_needed=scoring.NEEDED_STADIUMS,
        area_left=-scoring.FOR_AN_AREA,
        person_left=-scoring.FOR_A_PERSON,
        missing_stadium=-scoring.FOR_A_STADIUM,
        penalty_token=-scoring.FOR_A_TOKEN,
    )


def race_numbers() -> RaceNumbers:
    """Return the end condition of the race, and the steps of the final adjustment."""
    return RaceNumbers(
        level=TARGET_LEVEL,
        stadiums=TARGET_STADIUMS,
        down=StepsDown(penalty_token=1, area_left=1, missing_stadium=1),
        up=StepsUp(most_faces=FACES_FIRST, most_faces_of_two=FACES_FIRST_OF_TWO, second=FACES_SECOND),
    )
