"""Steps of moves: the states between events, and the places in which documents differ."""

from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.views import view_of
from nextfrontier.record.steps import GONE, film_entry, find_places
from tests.kernel.tables import table
from tests.record.records import HANDS, play

PURSES = [[2, 0, 0], [1, 0, 0]]


def places(before: object, after: object) -> list[tuple[list[str | int], object]]:
    return [(place.path, place.after) for place in find_places(before, after)]


def test_every_event_of_a_move_has_the_state_right_after_it() -> None:
    record = table(hands=HANDS, purses=PURSES)
    play(record, "0 0+kitchen")
    events = record.entries[-1].events
    states = film_entry(record, len(record.entries) - 1)
    assert len(states) == len(events) + 1
    purses = [record.game.encode(state)["purses"][0] for state in states]
    gained = [number for number, event in enumerate(events) if event.kind == "gained"]
    assert gained
    for number in gained:
        assert purses[number] != purses[number + 1], events[number]
    assert record.game.encode(states[-1]) == record.game.encode(record.state)


def test_steps_of_an_old_move_are_the_same_as_when_it_was_played() -> None:
    record = table(hands=HANDS, purses=PURSES)
    play(record, "0 0+kitchen")
    number = len(record.entries) - 1
    then = [record.game.encode(state) for state in film_entry(record, number)]
    play(record, "0 end")
    assert [record.game.encode(state) for state in film_entry(record, number)] == then


def test_the_states_between_hide_what_the_state_hides() -> None:
    record = table(hands=HANDS, purses=PURSES)
    play(record, "0 0+kitchen")
    for state in film_entry(record, len(record.entries) - 1):
        hands = record.game.encode(view_of(state, SPECTATOR))["hands"]
        assert all(hand["known"] == [] for hand in hands)


def test_keys_with_dots_stay_whole_in_a_path() -> None:
    before: dict[str, object] = {"players": [{"buildings": {}}]}
    after = {"players": [{"buildings": {"BR.1": "farm"}}]}
    assert places(before, after) == [(["players", 0, "buildings", "BR.1"], "farm")]
    assert places(after, before) == [(["players", 0, "buildings", "BR.1"], GONE)]


def test_a_list_that_grew_is_one_place_and_others_are_compared_item_by_item() -> None:
    assert places({"a": [1]}, {"a": [1, 2]}) == [(["a"], [1, 2])]
    assert places({"a": [1, 2]}, {"a": [1, 3]}) == [(["a", 1], 3)]
    assert places({"a": None}, {}) == [(["a"], GONE)]
