"""Tea House is on the shelf for the tests of this folder."""

import pytest


@pytest.fixture(scope="module", autouse=True)
def shelf_with_tea_house(tea_house_on_shelf: None) -> None:
    """Let hosts find Tea House by its slug."""
