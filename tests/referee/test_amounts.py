"""Payments and gains of previews."""

from nextfrontier.protocol.previews import amounts_of


def test_amounts_are_added_up_and_nothing_is_left_out() -> None:
    assert amounts_of([{"credits": 2, "kelp": 0}, {"credits": 1, "vp": 3}]) == {"credits": 3, "vp": 3}


def test_what_two_worlds_pay_is_told_apart() -> None:
    paid = amounts_of([{"world": "old", "food": 2}, {"world": "new", "food": 1}, {"world": "old", "food": 1}])
    assert paid == {"old food": 3, "new food": 1}
