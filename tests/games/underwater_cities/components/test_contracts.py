"""The government contracts are those of the boards document, section 4."""

import re

from nextfrontier.games.underwater_cities.components.contracts import CONTRACTS
from tests.games.underwater_cities.components.value_model import worth

FREE_BUILDS = {"build(farm, cost=free)": 5, "build(tunnel, cost=free)": 7}


def reward_value(reward: str) -> int:
    """The value of a reward; a free build is worth its cost and 2."""
    return worth(reward) + sum(value for build, value in FREE_BUILDS.items() if build in reward)


def test_there_are_eight_contracts() -> None:
    """UC-GOV-01."""
    assert [contract.id for contract in CONTRACTS] == [f"C{number}" for number in range(1, 9)]


def test_every_condition_asks_for_at_least_so_many() -> None:
    thresholds = [re.fullmatch(r"at_least\(.+, (\d+)\)", contract.condition) for contract in CONTRACTS]
    assert [int(match[1]) for match in thresholds if match] == [3, 6, 2, 2, 1, 5, 2, 6]


def test_every_reward_has_victory_points_and_the_value_of_the_document() -> None:
    """UC-GOV-04."""
    assert all("vp=" in contract.reward for contract in CONTRACTS)
    assert [reward_value(contract.reward) for contract in CONTRACTS] == [22, 17, 20, 24, 19, 22, 19, 18]


def test_the_contract_for_claimed_cards_does_not_count_the_personal_assistant() -> None:
    """CD-20: C8 counts numbered cards only."""
    assert CONTRACTS[7].condition == "at_least(claimed(numbered), 6)"
