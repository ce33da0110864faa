"""The bits of gains, with which the search for legal turns begins."""

from nextfrontier.games.underwater_cities.state import supplies
from nextfrontier.games.underwater_cities.state.board import KINDS, TUNNEL
from nextfrontier.games.underwater_cities.state.goods import RESOURCES
from nextfrontier.kernel.bits import members
from nextfrontier.kernel.tasks import REVEALS

SINGLE = [
    supplies.CONVERTS,
    supplies.CLAIMS,
    supplies.CHANGES_RULES,
    supplies.ADDS_ACTION_CARD,
    supplies.READIES_CARD,
    supplies.USES_CARD,
    supplies.ADVANCES,
    supplies.DISCARDS,
    supplies.ANY_BUILDING_SITE,
    supplies.ANY_EXPANSION_SITE,
    supplies.ANY_TUNNEL_SITE,
    supplies.ANY_CITY_SITE,
    REVEALS,
]


def test_each_bit_stands_for_one_gain_only() -> None:
    """UC-TURN-22: two gains on one bit would let the bound hope for the wrong one."""
    resources = [1 << resource for resource in range(RESOURCES)]
    built = [supplies.BUILDS << kind for kind in range(KINDS)]
    upgraded = [supplies.UPGRADES << kind for kind in range(TUNNEL + 1)]
    bits = [*resources, *built, *upgraded, *SINGLE]
    assert all(len(members(bit)) == 1 for bit in bits)
    assert len(set(bits)) == len(bits)
