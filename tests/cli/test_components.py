"""`frontier components`: the list of cards, and what a pack would replace."""

import json
import re
from pathlib import Path

import pytest

from nextfrontier.cli.main import main
from nextfrontier.games.evacuation.packs import reading as evacuation_packs
from nextfrontier.games.underwater_cities.packs.reading import PACKS
from nextfrontier.games.underwater_cities.vocabulary.library import COMPONENTS_VERSION, Facts

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "my-box.json"
EVACUATION = ROOT / "docs" / "examples" / "my-evacuation-box.json"


def test_the_example_pack_passes_and_every_entry_is_told_before_and_after(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["components", "check", str(EXAMPLE)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "My box 1.0: 10 entries replaced"
    assert re.fullmatch(rf"component set {COMPONENTS_VERSION} \+ My box 1\.0 #[0-9a-f]{{16}}", lines[1])
    table = [re.split(r"  +", line.strip()) for line in lines[2:]]
    assert [
        "card 5",
        "was",
        "Prefabricated Modules (green instant)",
        "D",
        "Build 1 building for free.",
    ] in table
    assert ["now", "Bulk Delivery (green instant)", "O", "Gain 2 steelplast and 1 credit."] in table
    assert table[5][:3] == ["now", "Diplomatic Courier (yellow action)", "read from the card"]
    assert ["board 2 TL-TC", "was", "–", "–", "nothing"] in table
    assert len(table) == 20


def test_all_problems_of_a_pack_are_told_with_their_paths(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pack.json"
    document = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    document["cards"][0]["effect"] = "gain(steelplast=2"
    document["contracts"][0]["name"] = ""
    file.write_text(json.dumps(document), encoding="utf-8")
    assert main(["components", "check", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{file}: 2 problems"
    assert re.split(r"  +", lines[1]) == ["cards[0].effect", "character 18: the effect ends too early"]
    assert re.split(r"  +", lines[2]) == ["contracts[0].name", "1 to 60 characters are needed"]


@pytest.mark.parametrize("name", ["missing.json", ".", "a\0b"])
def test_a_file_that_cannot_be_read_is_told_on_stderr(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["components", "check", str(tmp_path / name)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "cannot be read" in captured.err


def test_a_missing_verb_is_a_usage_error() -> None:
    with pytest.raises(SystemExit) as ended:
        main(["components"])
    assert ended.value.code == 2


def test_the_list_shows_number_name_provenance_and_text_of_every_card(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["components", "list"]) == 0
    rows = [re.split(r"  +", line) for line in capsys.readouterr().out.splitlines()]
    assert len(rows) == 207
    assert rows[0] == ["number", "name", "provenance", "text"]
    assert rows[1][:3] == ["0", "Personal Assistant", "R"]
    assert ["24", "Kelp Convoy", "D", "Gain 2 kelp."] in rows


def test_a_card_of_the_box_that_cannot_be_read_is_named_with_its_problem(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    facts = Facts()
    facts.cards[24] = facts.cards[24]._replace(effect="gain(steel=2)")
    facts.cards[65] = facts.cards[65]._replace(effect="action(take_special())")
    monkeypatch.setattr(PACKS, "facts", lambda: facts)
    assert main(["components", "list"]) == 1
    lines = [re.split(r"  +", line) for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == ["card 24 Kelp Convoy", "gain: unknown argument steel"]
    assert lines[1][0] == f"card 65 {facts.cards[65].name}"
    assert lines[1][1].startswith("take_special stands only in slots (UC-SPEC-01)")
    assert len(lines) == 2


def test_the_list_of_designed_cards_leaves_out_what_is_attested(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "list", "--designed"]) == 0
    rows = [re.split(r"  +", line) for line in capsys.readouterr().out.splitlines()][1:]
    assert len(rows) == 161
    assert {row[2] for row in rows} == {"D", "R+D", "P+D", "F+D", "V+D"}


def test_the_document_shows_the_example_files() -> None:
    page = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
    shown = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    assert shown == [file.read_text(encoding="utf-8") for file in (EXAMPLE, EVACUATION)]


# Evacuation.


def test_the_game_of_a_pack_is_that_which_it_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "check", str(EVACUATION)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "My Evacuation 1.0: 11 entries replaced"
    table = [re.split(r"  +", line.strip()) for line in lines[2:]]
    assert len(table) == 22
    assert table[0][:4] == ["Spaceship S01", "was", "Shuttle S01", "design"]
    assert table[1][:3] == ["now", "Skiff S01", "box"]
    assert [
        "now",
        "Green belt",
        "box",
        "5 / 10 / 16 points if you have at least 2 / 3 / 4 settled forest Areas.",
    ] in table


def test_a_pack_is_checked_for_the_game_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "check", str(EXAMPLE), "--game", "evacuation"]) == 1
    assert "this program reads game 'evacuation'" in capsys.readouterr().out


@pytest.mark.parametrize("content", ["", "[1]", '{"game": 5}', '{"game": "chess"}'])
def test_a_file_that_names_no_game_is_checked_as_one_of_the_first(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pack.json"
    file.write_text(content, encoding="utf-8")
    assert main(["components", "check", str(file)]) == 1
    assert "problem" in capsys.readouterr().out


def test_the_list_of_the_second_game_shows_everything_that_a_pack_may_replace(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["components", "list", "--game", "evacuation"]) == 0
    rows = [re.split(r"  +", line) for line in capsys.readouterr().out.splitlines()]
    assert len(rows) == 1 + 21 + 17 + 18 + 36 + 80 + 16 + 9 + 8 + 7
    assert rows[0] == ["key", "name", "provenance", "text"]
    assert ["Stadium ST01", "Stadium ST01", "picture", "0 Happy Faces. Costs 1 Steel."] in rows
    assert main(["components", "list", "--game", "evacuation", "--designed"]) == 0
    designed = [re.split(r"  +", line)[2] for line in capsys.readouterr().out.splitlines()[1:]]
    assert all("design" in provenance for provenance in designed)


def test_a_thing_of_the_second_box_that_cannot_be_read_is_named_with_its_problem(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    facts = evacuation_packs.PACKS.facts()
    facts.ships["S01"] = facts.ships["S01"]._replace(flight=99)
    monkeypatch.setattr(evacuation_packs.PACKS, "facts", lambda: facts)
    assert main(["components", "list", "--game", "evacuation"]) == 1
    assert capsys.readouterr().out.splitlines() == ["Spaceship S01  it must be 0 to 5"]
