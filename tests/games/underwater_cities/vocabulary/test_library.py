"""The component set and its version."""

from nextfrontier.games.underwater_cities.components.slots import RING_FEW, RING_MANY, SLOTS
from nextfrontier.games.underwater_cities.vocabulary.library import COMPONENTS_VERSION, Facts
from tests.components import check_version

CONTENT_OF_VERSION = {1: "0910024c9f213545", 2: "67d6ad59311708b8", 3: "f69c36936f27eb83"}


def test_other_components_have_another_version() -> None:
    """Saves tell by the version that the cards, tiles or boards they were played with were others."""
    facts = Facts()
    replaceable = (facts.cards, facts.boards, facts.metropolises, facts.contracts)
    check_version(COMPONENTS_VERSION, CONTENT_OF_VERSION, *replaceable, SLOTS, RING_FEW, RING_MANY)
