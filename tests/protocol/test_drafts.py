"""Drafts of packs: what they would replace in words and icons, and everything that is wrong with them."""

import json
from typing import Any

import pytest

from nextfrontier.kernel.reasons import Refused
from nextfrontier.kit.packs.problems import MOST_PROBLEMS
from nextfrontier.kit.packs.reading import FORMAT
from nextfrontier.protocol.boxes import describe_box
from nextfrontier.protocol.drafts import Draft, DraftDocument, check_draft
from tests.packs import EXAMPLES
from tests.server.serving import EVACUATION, GAME


def pack(slug: str = GAME, **lists: Any) -> dict[str, Any]:
    """Return a pack with these lists."""
    return {"format": FORMAT, "game": slug, "name": "Test", "version": "1", **lists}


def check(document: dict[str, Any], show: list[str] | None = None) -> DraftDocument:
    """Check a pack for the game that it names."""
    return check_draft(document["game"], Draft(document, show), "en")


def test_an_entry_is_shown_with_its_text_icons_type_and_blocks() -> None:
    found = check(
        pack(cards=[{"number": 5, "name": "Bulk", "effect": "action(gain(steelplast=2, credit=1))"}])
    )
    (entry,) = found.entries
    assert found.problems == []
    assert (entry.path, entry.component) == ("cards[0]", "cards/5")
    assert entry.shown is not None
    assert entry.shown.name == "Bulk"
    assert entry.shown.type == "action"
    assert entry.shown.text == "Action: gain 2 steelplast and 1 credit."
    assert "steelplast" in entry.shown.icons
    inner = {"word": "gain", "given": [["steelplast", 2], ["credit", 1]]}
    assert entry.fields["effect"].block == {"word": "action", "given": [["effect", inner]]}


def test_problems_have_their_paths_and_the_rest_of_the_pack_is_shown_all_the_same() -> None:
    found = check(pack(cards=[{"number": 5, "effect": "gain(kelp=99)"}, {"number": 9, "effect": "draw(2)"}]))
    assert [(each.path, each.problem) for each in found.problems] == [
        ("cards[0].effect", "gain: kelp 99 is too much, at most 30")
    ]
    wrong, fine = found.entries
    assert wrong.shown is None
    assert wrong.fields["effect"].block is not None  # it can be read, and so corrected with the forms
    assert fine.shown is not None


def test_a_line_that_cannot_be_read_has_no_blocks() -> None:
    (entry,) = check(pack(cards=[{"number": 5, "effect": "gain(kelp="}])).entries
    assert entry.fields["effect"].block is None


def test_only_the_entries_that_are_asked_for_are_shown() -> None:
    document = pack(cards=[{"number": 5, "effect": "draw(1)"}, {"number": 9, "effect": "draw(2)"}])
    assert [entry.path for entry in check(document, ["cards[1]"]).entries] == ["cards[1]"]
    assert check(document, []).entries == []


@pytest.mark.parametrize("name", ["my-box.json", "my-evacuation-box.json"])
def test_the_examples_of_the_documentation_are_shown_whole(name: str) -> None:
    document = json.loads((EXAMPLES / name).read_text("utf-8"))
    found = check(document)
    assert found.problems == []
    entries = [entry for key in document for entry in document[key] if isinstance(document[key], list)]
    boards = document.get("boards", [])
    lying = [len(board.get(part, [])) for board in boards for part in ("bonuses", "special_sites")]
    assert len(found.entries) == len(entries) - len(boards) + sum(lying)
    assert all(entry.shown is not None for entry in found.entries)


def test_more_problems_than_are_listed_leave_nothing_that_counts_as_fine() -> None:
    wrong = [{"number": number, "effect": "parts()", "attested": True} for number in range(1, 181)]
    found = check(pack(cards=wrong))
    assert len(found.problems) == MOST_PROBLEMS
    assert all(entry.shown is None for entry in found.entries)


def test_a_removed_bonus_is_shown_as_nothing() -> None:
    board = {"number": 2, "bonuses": [{"site": "MC-BL", "removed": True}]}
    (entry,) = check(pack(boards=[board])).entries
    assert entry.component == "bonuses/2/MC-BL"
    assert entry.shown is not None
    assert entry.shown.text == ""


@pytest.mark.parametrize(
    ("entry", "path", "problem"),
    [
        ({"name": "<script>alert(1)</script>"}, "cards[0].name", "without < and >"),
        ({"name": "x" * 61}, "cards[0].name", "1 to 60 characters"),
        ({"effect": f"gain(kelp=1{' ' * 2000})"}, "cards[0].effect", "at most 2000 characters"),
        ({"effect": "parts(" * 40 + ")" * 40}, "cards[0].effect", "nested at most 20 deep"),
        ({"effect": f"gain(kelp={'9' * 1000})"}, "cards[0].effect", "at most 9 digits"),
        ({"effect": {"word": "gain"}}, "cards[0].effect", "expected str"),
        ({"effect": "__import__(os)"}, "cards[0].effect", "unknown word"),
        ({"onload": "alert(1)"}, "cards[0].onload", "no such field"),
    ],
)
def test_hostile_entries_are_refused_with_their_place(entry: dict[str, Any], path: str, problem: str) -> None:
    found = check(pack(cards=[{"number": 5, **entry}]))
    assert [each.path for each in found.problems] == [path]
    assert problem in found.problems[0].problem
    assert len(found.problems[0].problem) <= 400
    assert all(each.shown is None for each in found.entries)


@pytest.mark.parametrize(
    "document",
    [[], {"format": FORMAT}, pack(EVACUATION), pack(cards="all of them"), pack(cards=[None, 7, "x", [[]]])],
)
def test_documents_of_another_shape_have_problems_and_nothing_is_shown(document: Any) -> None:
    found = check_draft(GAME, Draft(document), "en")
    assert found.problems
    assert found.entries == []


def test_a_game_without_packs_has_no_forms() -> None:
    with pytest.raises(Refused):
        describe_box("chess", "en")


@pytest.mark.parametrize("slug", [GAME, EVACUATION])
def test_everything_printed_keeps_to_the_checks_of_packs(slug: str) -> None:
    lists: dict[str, list[dict[str, Any]]] = {}
    for component in describe_box(slug, "en").components:
        if component.status != "empty" and not component.board:
            entry = {component.key_field: component.key, **component.values, "attested": True}
            lists.setdefault(component.list, []).append(entry)
    assert sum(map(len, lists.values())) > 200
    assert check(pack(slug, **lists)).problems == []


def test_a_form_has_the_name_as_its_language_says_it() -> None:
    values = {each.id: each.values for each in describe_box(GAME, "pl").components}
    assert values["cards/5"]["name"] == "Prefabrykowane moduły"
    others = {each.id: each.values for each in describe_box(EVACUATION, "it").components}
    assert others["ships/S01"]["model"] == "Navetta"
    assert others["goals/4"]["name"] == "Boschi"
