"""Entries of a pack for player boards must fit the board."""

from typing import Any

import pytest

from tests.games.underwater_cities.sample_packs import board, only_problem


@pytest.mark.parametrize(
    ("lists", "path", "problem"),
    [
        (
            board(2, bonuses=[{"site": "XX", "effect": "draw(1)"}]),
            "bonuses[0].site",
            "board 2 has no site XX",
        ),
        (
            board(2, bonuses=[{"site": "MC.4", "effect": "draw(1)"}]),
            "bonuses[0].site",
            "board 2 has no site MC.4",
        ),
        (board(2, bonuses=[{"site": "MC-BR.a"}]), "bonuses[0].site", "board 2 has no site MC-BR.a"),
        (
            board(2, bonuses=[{"site": "BR", "effect": "draw(1)"}]),
            "bonuses[0].site",
            "nothing is ever built on BR",
        ),
        (board(2, bonuses=[{"site": "TL"}]), "bonuses[0].effect", "TL has no bonus yet"),
        (board(2, bonuses=[{"site": "TL", "removed": True}]), "bonuses[0].removed", "there is nothing on TL"),
        (
            board(2, bonuses=[{"site": "BC", "effect": "draw(1)", "removed": True}]),
            "bonuses[0].removed",
            "an entry that removes has no other fields",
        ),
        (
            board(5, bonuses=[{"site": "TR-MC", "effect": "draw(1)"}]),
            "boards[0]",
            "TR-MC is a special site and cannot have a bonus besides",
        ),
        (
            board(2, special_sites=[{"site": "TL", "kind": "ADV-E", "effect": "gain(vp=1)"}]),
            "special_sites[0]",
            "boards 1 to 4 have no special sites",
        ),
        (board(5, special_sites=[{"site": "TL"}]), "special_sites[0].kind", "the kind must be one of ADV-A"),
        (
            board(5, special_sites=[{"site": "TL", "kind": "ADV-H"}]),
            "special_sites[0].site",
            "ADV-H cannot lie on TL",
        ),
        (
            board(
                5, special_sites=[{"site": "TL-TC", "kind": "ADV-C", "effect": "production(gain(credit=2))"}]
            ),
            "special_sites[0].kind",
            "ADV-C needs its pair of tunnels",
        ),
        (
            board(6, special_sites=[{"site": "MC-BR.b", "surcharge": "res(kelp=1)", "attested": True}]),
            "special_sites[0].surcharge",
            "ADV-C has no surcharge",
        ),
        (
            board(5, special_sites=[{"site": "TR-MC", "surcharge": "res()"}]),
            "special_sites[0].surcharge",
            "it asks for nothing",
        ),
        (
            board(5, special_sites=[{"site": "TR-MC", "surcharge": "gain(kelp=1)"}]),
            "special_sites[0].surcharge",
            "expected res(…), found gain",
        ),
        (
            board(5, special_sites=[{"site": "TR-MC", "kind": "ADV-B"}]),
            "special_sites[0].kind",
            "character 1: expected multiply(…), found production",
        ),
        (
            board(5, special_sites=[{"site": "TR-MC", "kind": "ADV-B", "effect": "multiply(9)"}]),
            "special_sites[0].effect",
            "multiply: number 9 is too much, at most 5",
        ),
        (
            board(5, special_sites=[{"site": "TR-MC", "effect": "production(draw(1))"}]),
            "special_sites[0].effect",
            "draw cannot stand in",
        ),
        (
            board(5, special_sites=[{"site": "TL.1", "kind": "ADV-H", "effect": "draw(1)"}]),
            "special_sites[0].effect",
            "ADV-H is a further building site",
        ),
    ],
)
def test_a_board_entry_must_fit_its_board(lists: dict[str, Any], path: str, problem: str) -> None:
    """UC-ADV-08, UC-ADV-16: which sites there are, and which kinds lie on them."""
    found = only_problem(**lists)
    assert found[0].removeprefix("boards[0].") == path
    assert found[1].startswith(problem)
