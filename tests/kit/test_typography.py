"""Spaces at which a line must not break."""

from __future__ import annotations

import pytest

from nextfrontier.kit.words.typography import keep_together, set_texts


@pytest.mark.parametrize(
    ("language", "written", "wanted"),
    [
        ("pl", "w sieci i z kart (w Erze)", "w~sieci i~z~kart (w~Erze)"),
        ("pl", "Z talii: {n} kart, 2 Farmy – nie 3", "Z~talii: {n}~kart, 2~Farmy~– nie 3"),
        ("pl", "nowa karta i", "nowa karta i"),
        ("cs", "k síti v 3 {things}", "k~síti v~3~{things}"),
        ("ru", "в сети — и к городу", "в~сети~— и~к~городу"),
        ("it", "a una città: 2 carte", "a una città: 2~carte"),
        ("en", "a city, 2 cards – I", "a city, 2 cards – I"),
    ],
)
def test_short_words_numbers_and_dashes_stay_with_their_neighbours(
    language: str, written: str, wanted: str
) -> None:
    assert keep_together(written, language).replace("\N{NO-BREAK SPACE}", "~") == wanted


def test_tables_are_set_but_not_what_they_depend_on() -> None:
    table = {"by": "a b", "gender": "f", "one": "z {n} karty", "other": {"few": "w {n} kart"}}
    found = set_texts({"cards": table, "plain": "o karcie"}, "pl")
    kept = "\N{NO-BREAK SPACE}"
    assert found["cards"] == {
        "by": "a b",
        "gender": "f",
        "one": f"z{kept}{{n}}{kept}karty",
        "other": {"few": f"w{kept}{{n}}{kept}kart"},
    }
    assert found["plain"] == f"o{kept}karcie"
