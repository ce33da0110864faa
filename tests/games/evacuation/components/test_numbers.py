"""The numbers of the rules are those printed: rules keep theirs as constants, since they are read all the time."""

from nextfrontier.games.evacuation.components import modules, tracks
from nextfrontier.games.evacuation.components import progress as track
from nextfrontier.games.evacuation.rules import energy, progress, race, scoring
from nextfrontier.games.evacuation.state import parts


def test_actions_cost_the_energy_of_the_action_track() -> None:
    """EV-ACTION-08, EV-ACTION-09, EV-ACTION-10: D-05."""
    assert tuple(energy.ENERGY_BY_ACTION) == tracks.ACTION_ENERGY
    assert energy.ENERGY_BY_ACTION[-1] == tracks.LATER_ACTION_ENERGY
    assert energy.FREE_USES + 1 == tracks.SURCHARGE_FROM_USE
    assert energy.SURCHARGE == tracks.SURCHARGE


def test_points_are_those_of_the_help_card_and_the_modules() -> None:
    """EV-SCORE-04, EV-SCORE-07, EV-SCORE-11, EV-SCORE-12, EV-MOD-12, EV-MOD-13: D-17."""
    assert tuple(scoring.LEVEL_POINTS) == tracks.PRODUCTION_POINTS
    assert scoring.EACH_LEVEL_ABOVE == tracks.EACH_LEVEL_ABOVE_TEN
    assert tuple(scoring.MAJORITY) == modules.MAJORITY
    assert tuple(scoring.MAJORITY_OF_TWO) == modules.MAJORITY_FOR_TWO
    assert scoring.NEEDED_STADIUMS == race.TARGET_STADIUMS == tracks.FINAL_STADIUMS


def test_the_progress_track_has_its_end_its_spots_and_its_passages() -> None:
    """EV-PASS-01, OQ-64: D-03."""
    assert parts.END == track.END
    assert progress.END_SPOTS == track.END_SPOTS
    assert [passage.after for passage in track.PASSAGES] == parts.PASSAGES
