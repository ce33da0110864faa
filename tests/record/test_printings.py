"""Earlier printings: games that began with other components go on with them, here, in saves and at tables."""

from __future__ import annotations

import pytest

from nextfrontier.kernel.reasons import Refused
from nextfrontier.record.record import Record
from nextfrontier.record.saves import load, options_of
from nextfrontier.shelf import game, games

FIRST = {"printing": 1}


@pytest.mark.parametrize("printing", [1, 2])
@pytest.mark.parametrize("slug", [each.slug for each in games()])
def test_a_game_of_an_earlier_printing_is_saved_and_loaded_as_one(slug: str, printing: int) -> None:
    record = Record(game(slug), 2, {"printing": printing}, 3)
    document = record.save()
    assert (document["components_version"], document["options"]) == (printing, {})
    again = load(document)
    assert again.options == {"printing": printing}
    assert again.save() == document


@pytest.mark.parametrize("slug", [each.slug for each in games()])
def test_a_new_game_is_of_the_latest_printing(slug: str) -> None:
    record = Record(game(slug), 2, {}, 3)
    assert record.save()["components_version"] == record.game.components_version == 3


@pytest.mark.parametrize(
    ("slug", "kind", "key", "texts"),
    [
        ("underwater-cities", "cards", "160", ["per 4 claimed", "per 5 claimed", "per 5 claimed"]),
        ("underwater-cities", "cards", "79", ["gain 2 VP", "gain 2 VP", "gain 1 VP"]),
        ("evacuation", "technologies", "T2.6", ["factory(any)", "factory(any)", "prepare(any)"]),
        (
            "evacuation", "technologies", "T2.8",
            ["raise(one, count(stadiums))))", "raise(one, count(stadiums_nw))))", "count(stadiums_nw)), stadium"],
        ),
    ],
)  # fmt: skip
def test_each_printing_says_what_it_does(slug: str, kind: str, key: str, texts: list[str]) -> None:
    """What two printings changed, one after the other, is as the first had it (T2.8)."""
    for options, text in zip([FIRST, {"printing": 2}, {}], texts, strict=True):
        assert text in str(game(slug).components("en", options)[kind][key])


def test_a_pack_is_put_on_the_printing_of_its_game() -> None:
    known = game("underwater-cities")
    pack = {
        "format": "next-frontier-pack/1", "game": known.slug, "name": "Mine", "version": "1",
        "cards": [{"number": 5, "name": "Bulk Delivery", "effect": "gain(steelplast=2, credit=1)"}],
    }  # fmt: skip
    document = Record(known, 2, {**FIRST, "pack": pack}, 3).save()
    assert (document["components_version"], document["options"]) == (1, {"pack": pack})
    assert load(document).save() == document


@pytest.mark.parametrize("printing", [7, 0, "1", "../1", True])
@pytest.mark.parametrize("slug", [each.slug for each in games()])
def test_there_is_no_other_printing(slug: str, printing: object) -> None:
    with pytest.raises(Refused, match="wrong_option"):
        Record(game(slug), 2, {"printing": printing}, 3)
    with pytest.raises(Refused, match="wrong_option"):
        game(slug).components("en", {"printing": printing})


def test_a_version_that_is_no_printing_changes_no_option() -> None:
    assert options_of(game("evacuation"), {}, 7) == {}


@pytest.mark.parametrize("pack", ["", {}])
@pytest.mark.parametrize("slug", [each.slug for each in games()])
def test_an_empty_pack_is_refused_and_not_left_out(slug: str, pack: object) -> None:
    with pytest.raises(Refused, match="bad_pack"):
        Record(game(slug), 2, {"pack": pack}, 3)
