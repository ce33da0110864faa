"""Tea House, the example, on the shelf for the tests that play it; the other tests find only the games of the house."""

from collections.abc import Iterator

import pytest

from examples.tea_house.plugin import PLUGIN
from nextfrontier import shelf


@pytest.fixture(scope="module")
def tea_house_on_shelf() -> Iterator[None]:
    """Put Tea House on the shelf and take it off again."""
    shelf.add(PLUGIN)
    yield
    shelf.remove(PLUGIN.slug)
