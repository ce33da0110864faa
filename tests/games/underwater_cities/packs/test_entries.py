"""What an entry of a pack may replace, and what it must leave as it is."""

from typing import Any

import pytest

from tests.games.underwater_cities.sample_packs import only_problem


@pytest.mark.parametrize(
    ("lists", "path", "problem"),
    [
        ({"cards": [{"number": 206, "effect": "draw(1)"}]}, "cards[0].number", "there is no 206"),
        ({"contracts": [{"id": "C9"}]}, "contracts[0].id", "there is no C9"),
        ({"metropolises": [{"id": "B-12"}]}, "metropolises[0].id", "there is no B-12"),
        ({"boards": [{"number": 9}]}, "boards[0].number", "there is no 9"),
        ({"cards": [{"number": 5}, {"number": 5}]}, "cards[1].number", "5 is there twice"),
        ({"boards": [{"number": 2}, {"number": 2}]}, "boards[1].number", "2 is there twice"),
        (
            {"boards": [{"number": 2, "bonuses": [{"site": "BC", "effect": "draw(1)"}] * 2}]},
            "boards[0].bonuses[1].site",
            "BC is there twice",
        ),
        ({"cards": [{"number": 5, "name": " "}]}, "cards[0].name", "1 to 60 characters are needed"),
        (
            {"cards": [{"number": 5, "name": "a\nb"}]},
            "cards[0].name",
            "it has characters that cannot be shown",
        ),
        ({"cards": [{"number": 5, "colour": "blue"}]}, "cards[0].colour", "the colour must be one of green"),
        ({"cards": [{"number": 5, "cost": 1}]}, "cards[0].cost", "the cost is for special cards only"),
        ({"cards": [{"number": 200, "cost": 3}]}, "cards[0].cost", "the cost must be one of 1, 2"),
        (
            {"cards": [{"number": 181, "cost": 2, "attested": True}]},
            "cards[0].cost",
            "the cost must be one of 3",
        ),
        (
            {"cards": [{"number": 0, "colour": "red", "attested": True}]},
            "cards[0].colour",
            "the colour must be none",
        ),
        (
            {"cards": [{"number": 0, "effect": "gain(kelp=1)", "attested": True}]},
            "cards[0].effect",
            "gain cannot stand in the Personal Assistant",
        ),
        (
            {"cards": [{"number": 1, "effect": "draw(1)"}]},
            "cards[0]",
            '1 is attested (R), not designed; to replace it all the same, write "attested": true',
        ),
        (
            {"metropolises": [{"id": "B-1", "instant": "draw(1)"}]},
            "metropolises[0]",
            "B-1 is attested (R+V)",
        ),
        ({"contracts": [{"id": "C2", "reward": "gain(vp=1)"}]}, "contracts[0]", "C2 is attested"),
        (
            {"boards": [{"number": 6, "bonuses": [{"site": "TL", "effect": "draw(1)"}]}]},
            "boards[0].bonuses[0]",
            "6 is attested (V)",
        ),
        (
            {"metropolises": [{"id": "B-1", "final": "gain(vp=1)", "attested": True}]},
            "metropolises[0].final",
            "a blue metropolis has only instant, production",
        ),
        (
            {"metropolises": [{"id": "M-1", "instant": "draw(1)", "attested": True}]},
            "metropolises[0].instant",
            "a brown metropolis has only final",
        ),
        (
            {"metropolises": [{"id": "B-2", "instant": "", "attested": True}]},
            "metropolises[0]",
            "B-2 would do nothing",
        ),
    ],
)
def test_an_entry_that_replaces_what_it_may_not_is_refused(
    lists: dict[str, Any], path: str, problem: str
) -> None:
    found = only_problem(**lists)
    assert found[0] == path
    assert found[1].startswith(problem)
