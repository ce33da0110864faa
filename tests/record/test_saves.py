"""Saves: the same game again, or a clear refusal that names the field."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from examples.tea_house.game import GAME, TeaHouse
from nextfrontier.kernel.reasons import Refused
from nextfrontier.record.record import Record
from nextfrontier.record.saves import load
from tests.kernel.tables import table


def some_game() -> Record:
    """Play set-up and some moves, and take one of them back."""
    record = Record(GAME, 2, {"rounds": 2}, 21)
    for _ in range(12):
        seat = record.state.to_move()
        record.play(seat, record.state.notation(seat, record.state.moves(seat)[-1]))
    return record


def with_undo() -> Record:
    record = table(hands=[[0, 1, 2], [4, 5, 6, 7]], purses=[[5, 5, 0], [5, 5, 0]])
    record.play(0, "market+0")
    record.play(0, "buy")
    record.play(1, "discard 6")
    record.undo(0)
    return record


def through_json(record: Record) -> dict[str, Any]:
    document = json.loads(json.dumps(record.save()))
    assert isinstance(document, dict)
    return document


SAVES = [through_json(some_game()), through_json(with_undo())]


def refused_field(document: object) -> tuple[str, object]:
    before = json.dumps(document, default=str)
    with pytest.raises(Refused) as refused:
        load(document)
    (reason,) = refused.value.reasons
    assert json.dumps(document, default=str) == before
    message, _ = GAME.explain(reason)
    assert message
    return reason.code, reason.parameters.get("field")


def changed(document: dict[str, Any], **fields: object) -> dict[str, Any]:
    return {**document, **fields}


def test_a_save_loads_to_the_same_record() -> None:
    for document in SAVES:
        record = load(document)
        assert through_json(record) == document
        assert record.version == len(document["rows"])


def test_a_loaded_game_goes_on_with_the_same_draws() -> None:
    first, second = some_game(), load(SAVES[0])
    while not first.over:
        seat = first.state.to_move()
        text = first.state.notation(seat, first.state.moves(seat)[0])
        first.play(seat, text)
        second.play(seat, text)
    assert first.save() == second.save()
    assert second.is_fair()


def test_a_loaded_game_can_be_taken_back_and_redone() -> None:
    record = load(SAVES[1])
    assert record.redoable(0) == 1
    record.redo(0)
    assert [entry.move for entry in record.entries] == ["market+0", "discard 6", "buy"]
    record.undo(0, 2)
    record.undo(1)
    assert record.entries == []
    assert load(through_json(record)).version == record.version


def test_a_save_needs_no_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nextfrontier.kernel.chance.fisher_yates", lambda *place: None)
    assert load(SAVES[0]).version == 12


@pytest.mark.parametrize("document", [None, [], "save", 1, {}, {"format": "chess"}, {"format": None}])
def test_what_is_no_save_of_ours_is_foreign(document: object) -> None:
    assert refused_field(document) == ("save_foreign", "format")


@pytest.mark.parametrize("field", sorted(set(SAVES[0]) - {"format"}))
def test_a_missing_field_is_named(field: str) -> None:
    document = {name: value for name, value in SAVES[0].items() if name != field}
    assert refused_field(document) == ("save_damaged", field)


def test_a_field_too_many_is_named() -> None:
    assert refused_field(changed(SAVES[0], colour="red")) == ("save_damaged", "colour")


@pytest.mark.parametrize("field", ["format_version", "game_version", "components_version"])
def test_a_newer_save_is_told_apart_from_a_damaged_one(field: str) -> None:
    assert refused_field(changed(SAVES[0], **{field: 99})) == ("save_newer", field)
    with pytest.raises(Refused, match="save_newer"):
        load(changed(SAVES[0], **{field: 10**5000}))
    assert refused_field(changed(SAVES[0], **{field: "1"})) == ("save_damaged", field)
    assert refused_field(changed(SAVES[0], **{field: 0})) == ("save_damaged", field)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"game": "chess"}, ("unknown_game", None)),
        ({"game": 1}, ("save_damaged", "game")),
        ({"seats": 9}, ("wrong_seat_count", "seats")),
        ({"seats": 3}, ("save_damaged", "rows")),
        ({"options": []}, ("save_damaged", "options")),
        ({"options": {"speed": 1}}, ("unknown_option", "options.speed")),
        ({"options": {"rounds": 1}}, ("save_damaged", "digest")),
        ({"position": 1}, ("save_damaged", "position")),
        ({"seed": 22}, ("save_damaged", "commitment")),
        ({"seed": None}, ("wrong_seed", "seed")),
        ({"commitment": 7}, ("save_damaged", "commitment")),
        ({"chance": []}, ("save_damaged", "chance")),
        ({"chance": {}}, ("save_damaged", "chance")),
        ({"chance": {"0": [1]}}, ("save_damaged", "chance.0")),
        ({"chance": {"0/0": [1, "2"]}}, ("save_damaged", "chance.0/0")),
        ({"chance": {"0/0": list(range(28))}}, ("save_damaged", "rows")),
        ({"rows": {}}, ("save_damaged", "rows")),
        ({"rows": SAVES[0]["rows"][:-1]}, ("save_damaged", "digest")),
        ({"rows": [1]}, ("save_damaged", "rows[0]")),
        ({"rows": [{"do": "jump", "seat": 0}]}, ("save_damaged", "rows[0].do")),
        ({"rows": [{"do": "play", "seat": 2, "move": "x"}]}, ("save_damaged", "rows[0].seat")),
        ({"rows": [{"do": "play", "seat": 0}]}, ("save_damaged", "rows[0]")),
        ({"rows": [{"do": "play", "seat": 0, "move": 1}]}, ("save_damaged", "rows[0].move")),
        ({"rows": [{"do": "undo", "seat": 0, "steps": 0}]}, ("save_damaged", "rows[0].steps")),
        ({"rows": [{"do": "undo", "seat": 0, "steps": 1}]}, ("save_damaged", "rows[0].steps")),
        ({"rows": [{"do": "redo", "seat": 0, "steps": 1}]}, ("save_damaged", "rows[0].steps")),
        ({"digest": "0"}, ("save_damaged", "digest")),
    ],
)
def test_a_wrong_field_is_named(changes: dict[str, object], expected: tuple[str, str]) -> None:
    assert refused_field(changed(SAVES[0], **changes)) == expected


def test_a_save_of_older_rules_loads_if_it_still_goes_the_same_way() -> None:
    assert load(changed(SAVES[0], game_version=1)).version == 12


def test_a_save_of_older_rules_that_goes_another_way_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    older = changed(SAVES[0], game_version=1)
    monkeypatch.setattr("examples.tea_house.state.DRAWN", 1)
    code, field = refused_field(older)
    assert (code, field) == ("save_other_rules", "game_version")
    assert refused_field(SAVES[0])[0] == "save_damaged"


def test_a_save_is_made_by_the_version_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SAVES[0]["game_version"] == 2
    monkeypatch.setattr(TeaHouse, "version", 1)
    assert refused_field(SAVES[0]) == ("save_newer", "game_version")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()) | st.just(10**400),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text(max_size=8), values, max_size=4),
    max_leaves=6,
)


@st.composite
def damaged_saves(draw: st.DrawFn) -> Any:
    """Return a save with one place changed, removed, doubled or cut off."""
    document = json.loads(json.dumps(draw(st.sampled_from(SAVES))))
    place: Any = document
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = draw(st.sampled_from(keys))
        inner = place[key]
        if not isinstance(inner, (dict, list)) or not inner or draw(st.booleans()):
            break
        place = inner
    how = draw(st.sampled_from(["change", "remove", "cut", "swap"]))
    if how == "remove":
        del place[key]
    elif how == "cut" and isinstance(inner, (list, str)):
        place[key] = inner[: draw(st.integers(0, max(0, len(inner) - 1)))]
    elif how == "swap":
        other = draw(st.sampled_from(keys))
        place[key], place[other] = place[other], place[key]
    else:
        place[key] = draw(JSON)
    return document


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(damaged_saves())
def test_a_damaged_save_is_refused_or_harmless(document: Any) -> None:
    try:
        record = load(document)
    except Refused as refused:
        for reason in refused.reasons:
            assert GAME.explain(reason)[0]
        return
    assert record.save()["digest"] == document["digest"]


@settings(max_examples=100, deadline=None)
@given(JSON)
def test_anything_else_is_refused(document: Any) -> None:
    with pytest.raises(Refused):
        load(document)
