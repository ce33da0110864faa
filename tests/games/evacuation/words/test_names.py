"""Names of ships and goals: printed ones come from the catalogue, those of a pack stay as they are."""

from nextfrontier.games.evacuation.components.goals import GOALS
from nextfrontier.games.evacuation.components.ships import SHIPS
from nextfrontier.games.evacuation.words.names import name_goal, name_model
from nextfrontier.games.evacuation.words.texts import CATALOGUES


def test_every_printed_name_has_an_entry_that_can_be_translated() -> None:
    assert [CATALOGUES["en"].say(name_goal(goal)) for goal in GOALS] == [goal.name for goal in GOALS]
    assert [CATALOGUES["en"].say(name_model(ship)) for ship in SHIPS] == [ship.model for ship in SHIPS]
    assert CATALOGUES["qps"].say(name_goal(GOALS[0])) == f"⟦{GOALS[0].name}⟧"


def test_a_name_that_a_pack_gives_is_the_same_in_every_language() -> None:
    assert CATALOGUES["qps"].say(name_goal(GOALS[0]._replace(name="Mój cel"))) == "⟨Mój cel⟩"
    assert CATALOGUES["qps"].say(name_model(SHIPS[0]._replace(model="Mój statek"))) == "⟨Mój statek⟩"
