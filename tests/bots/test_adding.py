"""Numbers are added alike in every Python."""

from nextfrontier.bots.adding import add_up


def test_numbers_are_added_one_after_the_other() -> None:
    """From Python 3.12 on, `sum` makes 2.0 of these."""
    assert add_up([1e16, 1.0, 1.0, -1e16]) == 0.0
