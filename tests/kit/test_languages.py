"""Languages: what CLDR knows of them, how catalogues are read, and the pseudo-language."""

from pathlib import Path

import pytest

from nextfrontier.kit.words.catalogues import fill_in, own_texts, read_catalogues, shared_catalogue
from nextfrontier.kit.words.languages import cldr_texts, find_languages, is_offered, languages, plural_rule
from nextfrontier.kit.words.messages import Message, Name, Part, Series
from nextfrontier.kit.words.nouns import name_count
from nextfrontier.kit.words.reading import BrokenFile, read_templates

THREE: list[Part] = [Name("a"), Name("b"), Name("c")]


def test_english_is_a_language_and_the_pseudo_language_is_never_offered() -> None:
    assert next(iter(languages())) == "en"
    assert is_offered("en")
    assert not is_offered("qps")
    assert not is_offered("tlh")


@pytest.mark.parametrize(
    ("locale", "categories"),
    [
        ("en_GB", "other one other other other other other"),
        ("pl", "many one few many many few many"),
        ("cs", "other one few other other other other"),
        ("it", "other one other other other other other"),
        ("ru", "many one few many many few one"),
    ],
)
def test_plural_categories_are_those_of_cldr(locale: str, categories: str) -> None:
    assert [plural_rule(locale)(n) for n in (0, 1, 2, 5, 12, 22, 101)] == categories.split()


def test_lists_are_joined_as_cldr_says() -> None:
    assert shared_catalogue("en").say(Series("and", THREE)) == "a, b and c"
    assert shared_catalogue("en").say(Series("or", THREE[:2])) == "a or b"
    assert cldr_texts("pl")["and.last"] == "{before} i {after}"
    assert cldr_texts("en_US")["and.last"] == "{before}, and {after}"
    assert cldr_texts("en_US")["and.two"] == "{before} and {after}"


def test_what_a_language_lacks_is_said_in_english_with_all_its_forms() -> None:
    english = {"farm": "farm", "farm:each": "each farm", "city": "city", "city:each": "each city"}
    assert fill_in({"farm:each": "każdą Farmę", "farm": "Farma"}, english) == {
        "farm": "Farma",
        "farm:each": "każdą Farmę",
        "city": "city",
        "city:each": "each city",
    }


def test_all_files_of_a_folder_are_one_catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "atoll" / "words" / "catalogues" / "en"
    folder.mkdir(parents=True)
    (tmp_path / "atoll" / "__init__.py").touch()
    (folder / "log.toml").write_text('"said" = "gone"\n', "utf-8")
    (folder / "moves.toml").write_text('"move.go" = "go"\n', "utf-8")
    (folder / "vectors.toml").write_text('TV-1 = "Look."\n', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert own_texts("atoll", "en") == {"said": "gone", "move.go": "go"}
    found = read_catalogues("atoll")
    assert list(found) == ["en", "qps"]
    assert found["qps"].say(Message("said")) == "⟦gone⟧"


def test_the_pseudo_language_marks_texts_and_names_apart() -> None:
    pseudo = shared_catalogue("qps")
    assert pseudo.say(name_count(Name("S05"), 2)) == "⟦2 ⟨S05⟩⟧"
    assert pseudo.say(Series("and", THREE[:2])) == "⟦⟨a⟩ and ⟨b⟩⟧"


def test_a_folder_without_its_file_is_no_language(tmp_path: Path) -> None:
    for code in ("de", "en", "fr"):
        (tmp_path / code).mkdir()
    (tmp_path / "de" / "language.toml").write_text('name = "Deutsch"\nlocale = "de"\n', "utf-8")
    (tmp_path / "en" / "language.toml").write_text('name = "English"\nlocale = "en_GB"\n', "utf-8")
    assert list(find_languages(tmp_path)) == ["en", "de"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('name = "Deutsch', "Illegal character|Unterminated string|at line 1"),
        ('name = "Deutsch"', "missing required field `locale`"),
        ('name = "Deutsch"\nlocale = "zz"', "unknown locale 'zz'"),
        ('name = "Deutsch"\nlocale = "de"\nofered = true', "unknown field `ofered`"),
    ],
)
def test_a_broken_file_of_a_language_is_named_with_its_fault(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "language.toml").write_text(text, "utf-8")
    with pytest.raises(BrokenFile, match=rf"language\.toml: .*({fault})"):
        find_languages(tmp_path)


def test_an_entry_that_is_no_text_is_told(tmp_path: Path) -> None:
    (tmp_path / "log.toml").write_text('"rest".one = 3', "utf-8")
    with pytest.raises(BrokenFile, match=r"log\.toml: 'rest' is neither a text nor a table of texts"):
        read_templates(tmp_path / "log.toml")
