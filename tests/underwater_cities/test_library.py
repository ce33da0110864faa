"""The component set and its version."""

from hashlib import blake2b

from nextfrontier.underwater_cities.components.slots import RING_FEW, RING_MANY, SLOTS
from nextfrontier.underwater_cities.library import COMPONENTS_VERSION, Facts

CONTENT_OF_VERSION = {1: "0910024c9f213545"}


def test_other_components_have_another_version() -> None:
    """Saves tell by the version that the cards, tiles or boards they were played with were others."""
    facts = Facts()
    components = (facts.cards, facts.boards, facts.metropolises, facts.contracts, SLOTS, RING_FEW, RING_MANY)
    content = blake2b(repr(components).encode(), digest_size=8).hexdigest()
    assert CONTENT_OF_VERSION.get(COMPONENTS_VERSION) == content, (
        f"Components have changed: raise COMPONENTS_VERSION in library.py, and add to this table {content}"
    )
