"""`frontier components`: the list of cards, and what a pack would replace."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from nextfrontier.cli.main import main
from nextfrontier.games.underwater_cities.vocabulary.library import COMPONENTS_VERSION

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
    assert table[2:5] == [
        ["cards/5", "Name", "Prefabricated Modules → Bulk Delivery"],
        ["Text", "Build 1 building for free. → Gain 2 steelplast and 1 credit."],
        ["Provenance", "D → O"],
    ]
    assert ["cards/29", "Colour", "Red → Yellow"] in table
    assert ["Provenance", "D → read from the card"] in table
    assert ["cards/200", "Cost in credits", "1 → 2"] in table
    assert ["bonuses/2/TL-TC", "Text", "– → Gain 1 science."] in table
    assert ["bonuses/2/MC-BL", "Text", "Gain 1 science. → –"] in table
    assert len([row for row in table if len(row) == 3]) == 10


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


def test_the_list_shows_key_name_provenance_and_text_of_everything_printed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["components", "list"]) == 0
    rows = [re.split(r"  +", line) for line in capsys.readouterr().out.splitlines()]
    kinds = Counter(row[0].split("/")[0] for row in rows[1:])
    assert kinds == {"cards": 206, "metropolises": 16, "contracts": 8, "bonuses": 41, "special_sites": 19}
    assert rows[0] == ["key", "name", "provenance", "text"]
    assert rows[1][:3] == ["cards/0", "Personal Assistant", "R"]
    assert ["cards/24", "Kelp Convoy", "D", "Gain 2 kelp."] in rows


def test_the_list_of_what_is_designed_leaves_out_what_is_attested(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "list", "--designed"]) == 0
    rows = [re.split(r"  +", line) for line in capsys.readouterr().out.splitlines()][1:]
    cards = [row[2] for row in rows if row[0].startswith("cards/")]
    assert len(cards) == 161
    assert set(cards) == {"D", "R+D", "P+D", "F+D", "V+D"}


def test_the_list_and_the_changes_are_told_in_the_language_of_the_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--lang", "pl", "components", "check", str(EXAMPLE)]) == 0
    table = [re.split(r"  +", line.strip()) for line in capsys.readouterr().out.splitlines()[2:]]
    assert ["cards/29", "Kolor", "Czerwony → Żółty"] in table
    assert main(["--lang", "pl", "components", "list", "--game", "evacuation"]) == 0
    assert "Spaceship" not in capsys.readouterr().out


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
    assert table[0] == ["ships/S01", "Model", "Shuttle → Skiff"]
    assert ["action_cards/28", "Power Levels", "2, 3, 4 → 1, 2, 3"] in table
    assert ["goals/4", "Name", "Woods → Green belt"] in table
    assert len([row for row in table if len(row) == 3]) == 11


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
    assert ["stadiums/ST01", "Stadium ST01", "picture", "0 Happy Faces. Costs 1 Steel."] in rows
    assert main(["components", "list", "--game", "evacuation", "--designed"]) == 0
    designed = [re.split(r"  +", line)[2] for line in capsys.readouterr().out.splitlines()[1:]]
    assert all("design" in provenance for provenance in designed)
