"""What several folders of tests need: Tea House, the example, on the shelf, and signals that are heard."""

import signal
from collections.abc import Iterator

import pytest

from examples.tea_house.plugin import PLUGIN
from nextfrontier import shelf
from nextfrontier.working.signals import ENDING


@pytest.fixture(scope="module")
def tea_house_on_shelf() -> Iterator[None]:
    """Put Tea House on the shelf and take it off again."""
    shelf.add(PLUGIN)
    yield
    shelf.remove(PLUGIN.slug)


@pytest.fixture
def heard_signals() -> Iterator[None]:
    """Hear the signals that end a command, also if the tests run where some are ignored, as under nohup."""
    before = {number: signal.getsignal(number) for number in ENDING}
    for number in ENDING:
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)
