"""The numbers of the rules that a client shows beside the printed things, from the rules' own constants."""

from __future__ import annotations

from typing import Any, Final

from nextfrontier.games.evacuation.effects.gains import CLONES
from nextfrontier.games.evacuation.effects.rows import ROW_SIZE
from nextfrontier.games.evacuation.rules import action_cards, race, scoring
from nextfrontier.games.evacuation.rules.energy import ENERGY_BY_ACTION, FREE_USES, PASSAGE_TWO, SURCHARGE
from nextfrontier.games.evacuation.rules.progress import SEATS_FOR_SECOND_LANE
from nextfrontier.games.evacuation.rules.transport import RETURN_ENERGY
from nextfrontier.games.evacuation.showing import shapes
from nextfrontier.games.evacuation.state.player import FACTORIES_PER_KIND

NUMBERS: Final[dict[str, Any]] = {
    "energy": shapes.EnergyNumbers(  # D-05, EV-PASS-09..11
        by_action=list(ENERGY_BY_ACTION),
        surcharge=SURCHARGE,
        free_uses=FREE_USES,
        passage=PASSAGE_TWO,
        worlds_by_markers_past=[["old"], ["old", "new"], ["new"]],
    ),
    "costs": shapes.CostNumbers(
        prepare=1,
        clone=shapes.CloneCost(food=1, population=CLONES),
        settle=shapes.Amounts(steel=1),
        discard=1,
        return_=shapes.Amounts(energy=RETURN_ENERGY),
    ),
    "limits": shapes.LimitNumbers(
        factories=FACTORIES_PER_KIND,
        row=ROW_SIZE,
        hand=action_cards.HAND,
        second_lane_seats=SEATS_FOR_SECOND_LANE,
    ),
    "scoring": shapes.ScoringNumbers(  # EV-SCORE
        production=list(scoring.LEVEL_POINTS),
        each_level_above=scoring.EACH_LEVEL_ABOVE,
        majority=list(scoring.MAJORITY),
        majority_of_two=list(scoring.MAJORITY_OF_TWO),
        stadiums_needed=scoring.NEEDED_STADIUMS,
        area_left=-scoring.FOR_AN_AREA,
        person_left=-scoring.FOR_A_PERSON,
        missing_stadium=-scoring.FOR_A_STADIUM,
        penalty_token=-scoring.FOR_A_TOKEN,
    ),
    "race": shapes.RaceNumbers(
        level=race.TARGET_LEVEL,
        stadiums=race.TARGET_STADIUMS,
        down=shapes.StepsDown(penalty_token=1, area_left=1, missing_stadium=1),
        up=shapes.StepsUp(
            most_faces=race.FACES_FIRST, most_faces_of_two=race.FACES_FIRST_OF_TWO, second=race.FACES_SECOND
        ),
    ),
}
