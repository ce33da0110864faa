"""An inflected language says real sentences of both games by its catalogue alone: a few Polish entries prove it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nextfrontier.games.evacuation.game import GAME as WORLDS
from nextfrontier.games.evacuation.words.texts import CATALOGUES as OF_WORLDS
from nextfrontier.games.evacuation.words.texts import text_of as text_in_worlds
from nextfrontier.games.underwater_cities.game import GAME as SEA
from nextfrontier.games.underwater_cities.words.texts import CATALOGUES as OF_SEA
from nextfrontier.games.underwater_cities.words.texts import text_of as text_in_sea
from nextfrontier.kernel.decisions import MoveFacts
from nextfrontier.kernel.events import EVERYBODY, Event
from nextfrontier.kernel.reasons import Parameter, Reason
from nextfrontier.kit.words.catalogues import Texts, fill_in
from nextfrontier.kit.words.languages import cldr_texts, plural_rule
from nextfrontier.kit.words.messages import Catalogue


def noun(gender: str, key: str, nominative: str, **forms: str) -> Texts:
    """Return the entries of a noun: each form has `one few many`, or one text for all numbers."""
    found: Texts = {key: {"gender": gender, **by_number(nominative)}}
    return found | {f"{key}:{form}": by_number(text) for form, text in forms.items()}


def by_number(text: str) -> dict[str, str]:
    """Return a table of three words by plural category."""
    one, few, many = text.split()
    return {"one": one, "few": few, "many": many}


SHARED: Texts = {
    "player": "Gracz {n}",
    "sentence": "{effect}.",
    "counted": {"gender": "@noun", "other": "{n} {noun}"},
    "ordinal.2": "drugi",
    "ordinal.2:accusative.f": "drugą",
    "ordinal.2:accusative.n": "drugie",
}
POLISH_SEA: Texts = {
    **SHARED,
    **noun("f", "kind.farm", "Farma Farmy Farm", accusative="Farmę Farmy Farm", genitive="Farmy Farm Farm"),
    **noun(
        "n", "kind.lab", "Laboratorium Laboratoria Laboratoriów",
        accusative="Laboratorium Laboratoria Laboratoriów", genitive="Laboratorium Laboratoriów Laboratoriów",
    ),
    **noun("m", "good.credit", "Kredyt Kredyty Kredytów", genitive="Kredytu Kredytów Kredytów"),
    "build.up_to.free": "zbuduj za darmo do {things:genitive}",
    "event.built": "{player} buduje {kind:accusative} na {site} ({cause}).",
    "cause.UC-FED-05": "tor Federacji",
    "card": {"gender": "f", "other": "karta {n} {name}"},
    "always_available": {"gender": "n", "other": "pole zawsze dostępne"},
    "name.card.6": "Ekipa wiertnicza",
    "reason.card_used": {
        "by": "card.gender",
        "f": "{card} została użyta w tej Erze.",
        "other": "{card} zostało użyte w tej Erze.",
    },
    "reason.cannot_pay": "To kosztuje {price}; masz {stock}.",
    "fix.gain_missing": "Brakuje {missing:genitive}.",
    "on_build_nth.turn": "gdy budujesz {ordinal:accusative.@kinds} {kinds:accusative} w tej samej turze, {effect}",
    "gain": "zyskaj {amounts:accusative}",
    "good.credit:accusative": {"one": "Kredyt", "few": "Kredyty", "many": "Kredytów"},
    "move.build": {
        "by": "piece.gender",
        "f": "zbudowana {piece} na {site}",
        "other": "zbudowane {piece} na {site}",
    },
    "piece.farm": {"gender": "f", "other": "Farma"},
    "piece.lab": {"gender": "n", "other": "Laboratorium"},
}  # fmt: skip
POLISH_WORLDS: Texts = {
    **SHARED,
    **noun("f", "good.steel", "Stal Stale Stali", genitive="Stali Stali Stali"),
    **noun("f", "factory.food", "Fabryka Fabryki Fabryk", accusative="Fabrykę Fabryki Fabryk"),
    "good.steel:accusative": {"one": "Stal", "few": "Stale", "many": "Stali"},
    "world.new": {"gender": "m", "other": "Nowy Świat"},
    "world.new:locative": "Nowym Świecie",
    "reason.none_left": "Na {world:locative} nie ma {kind:genitive}.",
    "reason.none_left.amount": "Na {world:locative} jest tylko {have} {kind}.",
    "move.load_units": "{units} na {ship}",
    "move.prepare": "{factory:accusative} na {world:locative}",
    "ship_named": "{model} {id}",
    "ship.terms": "{less}zbuduj {n} Statek{world}{more}{bay}{launch}{first_flight}{first_resources}",
    "build.less": "Płacąc o {amounts:accusative} mniej, ",
    "build.world.new": " na Nowym Świecie",
}


@pytest.fixture(autouse=True)
def polish(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have both games speak this much Polish."""
    for catalogues, texts in ((OF_SEA, POLISH_SEA), (OF_WORLDS, POLISH_WORLDS)):
        whole = fill_in({**cldr_texts("pl"), **texts}, catalogues["en"].texts)
        monkeypatch.setitem(catalogues, "pl", Catalogue(whole, plural_rule("pl")))
    yield
    SEA.words_of_boxes.clear()
    WORLDS.words_of_boxes.clear()


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("build(farm, n=2, cost=free)", "Zbuduj za darmo do 2 Farm."),
        ("build([farm, lab], n=2, cost=free)", "Zbuduj za darmo do 2 Farm lub Laboratoriów."),
        ("gain(credit=1)", "Zyskaj 1 Kredyt."),
        ("gain(credit=2)", "Zyskaj 2 Kredyty."),
        ("gain(credit=5)", "Zyskaj 5 Kredytów."),
        ("whenever(on_build_nth(farm, 2, per=turn), gain(credit=1))",
         "Gdy budujesz drugą Farmę w tej samej turze, zyskaj 1 Kredyt."),
        ("whenever(on_build_nth(lab, 2, per=turn), gain(credit=1))",
         "Gdy budujesz drugie Laboratorium w tej samej turze, zyskaj 1 Kredyt."),
    ],
)  # fmt: skip
def test_an_effect_hands_case_number_and_gender_to_its_nouns(effect: str, text: str) -> None:
    assert text_in_sea(effect, "pl") == text


def test_terms_stand_where_the_language_wants_them() -> None:
    effect = "ship(cost=units(steel=-2), world=new)"
    assert text_in_worlds(effect) == "Build 1 Spaceship on the New World, paying 2 Steel less."
    assert text_in_worlds(effect, "pl") == "Płacąc o 2 Stale mniej, zbuduj 1 Statek na Nowym Świecie."


def explain(code: str, fix: str = "", **parameters: Parameter) -> list[str]:
    """Return a refusal of the sea in Polish, and its fix."""
    message, fixes = SEA.explain(Reason(code, "", dict(parameters), [fix] if fix else []), "pl")
    return [message, *fixes]


def test_a_reason_agrees_with_its_subject() -> None:
    assert explain("card_used", card=6) == ["Karta 6 Ekipa wiertnicza została użyta w tej Erze."]
    assert explain("cannot_pay", "gain_missing", price="5c", stock="2c") == [
        "To kosztuje 5 Kredytów; masz 2 Kredyty.",
        "Brakuje 3 Kredytów.",
    ]


@pytest.mark.parametrize(
    ("have", "text"),
    [
        (0, "Na Nowym Świecie nie ma Stali."),
        (1, "Na Nowym Świecie jest tylko 1 Stal."),
        (3, "Na Nowym Świecie jest tylko 3 Stale."),
        (5, "Na Nowym Świecie jest tylko 5 Stali."),
    ],
)
def test_a_reason_asks_for_cases_and_hands_its_number_on(have: int, text: str) -> None:
    given: dict[str, Parameter] = {"kind": "steel", "world": "new", "have": have}
    assert WORLDS.explain(Reason("none_left", "", given, []), "pl")[0] == text


def test_the_log_asks_for_cases() -> None:
    built = Event("built", 0, "UC-FED-05", {"kind": 0, "site": "BR.1"}, {}, EVERYBODY, False)
    assert SEA.sentence(built, 0, "pl") == "Gracz 1 buduje Farmę na BR.1 (tor Federacji)."


def test_labels_of_moves_agree_and_count() -> None:
    sea, worlds = SEA.new(2, {}, 1), WORLDS.new(2, {}, 1)
    built = [MoveFacts("", "build", {"piece": piece, "site": "BR.1"}) for piece in ("farm", "lab")]
    assert [SEA.labels(sea, [move], "pl")[0] for move in built] == [
        "Zbudowana Farma na BR.1",
        "Zbudowane Laboratorium na BR.1",
    ]
    loaded = MoveFacts("", "load_units", {"ship": "S05", "good": "steel", "amount": 3})
    prepared = MoveFacts("", "prepare", {"good": "food", "world": "new"})
    assert WORLDS.labels(worlds, [loaded], "pl")[0].startswith("3 Stale na ")
    assert WORLDS.labels(worlds, [prepared], "pl") == ["Fabrykę na Nowym Świecie"]
