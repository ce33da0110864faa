"""Words and icons of effects: the golden texts, and that every effect of the vocabulary has its own.

After a wanted change of wording, `make golden` rewrites the golden file.
"""

import re
from pathlib import Path

import pytest

from nextfrontier.games.underwater_cities.components.contracts import CONTRACTS
from nextfrontier.games.underwater_cities.components.metropolises import METROPOLISES
from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY
from nextfrontier.games.underwater_cities.words import texts as card_text
from nextfrontier.games.underwater_cities.words.texts import (
    ICONS,
    WordingError,
    text_of,
    text_of_contract,
    text_of_metropolis,
    text_of_site,
)
from nextfrontier.kit.expressions import parse
from nextfrontier.kit.words.catalogues import read_texts, shared_texts
from nextfrontier.kit.words.languages import plural_rule
from nextfrontier.kit.words.messages import Catalogue
from tests.games.underwater_cities.effect_samples import CARDS, EFFECTS, SITES
from tests.wording import marked

TEXTS = {**shared_texts("en"), **read_texts("nextfrontier.games.underwater_cities", "en", "printed")}
GOLDEN = Path(__file__).parents[1] / "golden" / "card_texts.txt"
DOCUMENT = Path(__file__).parents[4] / "docs" / "rules" / "underwater-cities-cards.md"
WHOLE_SENTENCES = re.compile(r"[A-Z][^{}_=]*[^ .]\.")

# Cards whose general wording differs from the cards document, which words them one by one.
REWORDED = {15, 35, 36, 101, 140}


def golden_lines() -> list[str]:
    """One line per card: number, name, text."""
    return [f"{card.number} | {card.name} | {text_of(card.effect)}" for card in CARDS]


def documented_texts() -> dict[int, str]:
    """The wording of each card in the cards document."""
    row = re.compile(r"^\| (?:<a [^>]*></a>)?(\d+) \|.*\| `[^`]*` \| ([^|]*) \|", re.MULTILINE)
    return {int(number): text for number, text in row.findall(DOCUMENT.read_text(encoding="utf-8"))}


def texts_of_whole_components() -> dict[str, str]:
    """Contracts, metropolises and special sites with all that is printed on them."""
    found = {contract.id: text_of_contract(contract) for contract in CONTRACTS}
    found |= {tile.id: text_of_metropolis(tile) for tile in METROPOLISES}
    return found | {f"{site.kind} {site.sites}": text_of_site(site) for site in SITES}


def test_the_cards_say_what_the_golden_file_says() -> None:
    assert golden_lines() == GOLDEN.read_text(encoding="utf-8").splitlines()


def test_the_cards_say_what_the_cards_document_says() -> None:
    documented = documented_texts()
    assert len(documented) == 205
    assert {card.number for card in CARDS if text_of(card.effect) != documented[card.number]} == REWORDED


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("parts(draw(2), gain(credit=2))", "Draw 2 cards; gain 2 credits."),
        ("choose(build(city), gain(kelp=1))", "Either build 1 city at normal cost or gain 1 kelp."),
        ("take_special()", "Take a special card."),
        (
            "choose(build(tunnel), parts(federation(1), draw(2), gain(credit=1)))",
            (
                "Either build 1 tunnel at normal cost or advance 1 on the Federation track, "
                "draw 2 cards and gain 1 credit."
            ),
        ),
        (
            "steps(connected(tunnel), [8, 9, 10], [5, 7, 9])",
            "Gain 5 / 7 / 9 VP if you have at least 8 / 9 / 10 tunnels adjacent to cities.",
        ),
        ("multiply(3)", "In production: what is built here produces its own amount 3 times."),
        ("at_least(specials_paid(), 2)", "You have at least 2 special cards you played and paid for."),
        (
            "build([farm, lab], n=2, cost=res(kelp=1), where=expansion, upgraded=usual)",
            (
                "Build up to 2 farms or laboratories on expansion sites for 1 kelp each "
                "and upgrade each for 1 science (both or neither)."
            ),
        ),
        (
            "once_per_turn(pay(res(kelp=1), parts(gain(vp=1), draw(1))))",
            "Once per turn you may pay 1 kelp to gain 1 VP and draw 1 card.",
        ),
        (
            "slot_change(SL-07, widen(structure))",
            (
                'Whenever you use the slot "build 1 tunnel; build 1 city", '
                "you may build any structures there instead of tunnels or cities only."
            ),
        ),
    ],
)
def test_effects_of_slots_tiles_and_packs_have_words(effect: str, text: str) -> None:
    assert text_of(effect) == text


def test_a_contract_tells_its_requirement_and_its_reward() -> None:
    """UC-GOV-02, UC-GOV-04."""
    texts = texts_of_whole_components()
    assert texts["C3"] == (
        "Once you have at least 2 connected metropolises: gain 1 kelp and 3 VP; build 1 farm for free."
    )
    assert texts["C8"] == (
        "Once you have at least 6 claimed cards, the Personal Assistant not counted: "
        "gain 3 VP; advance 2 on the Federation track; draw 1 card."
    )


def test_a_metropolis_tells_what_it_gives_and_when() -> None:
    """UC-METRO-04, UC-METRO-05."""
    texts = texts_of_whole_components()
    assert texts["B-1"] == "When you connect it: gain 1 kelp. In production: gain 2 VP."
    assert texts["M-1"] == "At the end of the game: gain 3 VP per connected metropolis."


def test_a_special_site_tells_its_surcharge_and_its_benefit() -> None:
    """UC-ADV-03, UC-ADV-04."""
    texts = {site.sites: text_of_site(site) for site in SITES}
    assert texts[("TR-blue",)] == (
        "Building here costs 1 credit and 1 steelplast more. Needs the metropolis to be connected. "
        "In production: gain 2 VP."
    )
    assert texts[("MC-BR.a", "MC-BR.b")] == "Needs the tunnels on both sites. In production: gain 2 credits."
    assert texts[("BC.4",)] == "Building here costs 1 credit more."


def test_every_effect_has_a_whole_sentence() -> None:
    texts = [text_of(effect) for effect in EFFECTS] + list(texts_of_whole_components().values())
    assert [text for text in texts if "  " in text or not WHOLE_SENTENCES.fullmatch(text)] == []


def test_an_effect_may_be_given_as_text_or_as_a_tree() -> None:
    for effect in EFFECTS:
        assert text_of(parse(effect)) == text_of(effect)
        assert VOCABULARY.icons(parse(effect)) == VOCABULARY.icons(effect)


def test_different_effects_have_different_texts() -> None:
    alike: dict[str, list[str]] = {}
    for effect in EFFECTS:
        alike.setdefault(text_of(effect), []).append(effect)
    assert [effects for effects in alike.values() if len(effects) > 1] == []


def test_different_effects_have_different_icons() -> None:
    alike: dict[str, list[str]] = {}
    for effect in EFFECTS:
        alike.setdefault(" ".join(VOCABULARY.icons(effect)), []).append(effect)
    assert [effects for effects in alike.values() if len(effects) > 1] == []


def test_a_written_default_changes_neither_text_nor_icons() -> None:
    for short, long in (
        ("build(farm)", "build(farm, n=1, cost=usual, where=normal, upgraded=no)"),
        ("pay(res(kelp=1), draw(1))", "pay(res(kelp=1), draw(1), times=1, from=stock)"),
        ("per(connected(lab), draw(1))", "per(connected(lab), draw(1), every=1)"),
        ("perform_slot(not_mine)", "perform_slot(not_mine, colour=any)"),
    ):
        assert text_of(long) == text_of(short)
        assert VOCABULARY.icons(long) == VOCABULARY.icons(short)


def test_icons_are_those_of_the_documented_list_and_numbers() -> None:
    rows = [VOCABULARY.icons(effect) for effect in EFFECTS]
    assert {icon for row in rows for icon in row if not icon.isdigit()} == set(ICONS)
    assert [row for row in rows if row.count("open") != row.count("close")] == []


@pytest.mark.parametrize(
    ("effect", "row"),
    [
        ("pay(res(credit=1), gain(science=2))", "pay 1 credit arrow gain 2 science"),
        (
            "parts(draw(2), choose(draw(1), federation(1)))",
            "draw 2 card and open draw 1 card or advance 1 close",
        ),
        ("build(building, n=2, where=expansion)", "build up_to 2 building expansion"),
        ("final(per(upgraded(farm), gain(vp=3), every=2))", "final gain 3 vp per 2 connected upgraded farm"),
        ("slot_change(SL-12, widen(building))", "slot open build up_to 2 desal close arrow build building"),
    ],
)
def test_icons_read_from_left_to_right(effect: str, row: str) -> None:
    assert " ".join(VOCABULARY.icons(effect)) == row


def test_no_text_of_the_catalogue_is_useless(monkeypatch: pytest.MonkeyPatch) -> None:
    texts_with_keys = {**card_text.CATALOGUES["en"].texts, **marked(TEXTS)}
    monkeypatch.setitem(card_text.CATALOGUES, "en", Catalogue(texts_with_keys, plural_rule("en_GB")))
    texts = [text_of(effect) for effect in EFFECTS] + list(texts_of_whole_components().values())
    texts += [
        slot["short"] for slots in GAME.components("en", {})["slots"].values() for slot in slots.values()
    ]
    useless = set(TEXTS) - set(shared_texts("en")) - set(re.findall("<([^>]*)>", "".join(texts)))
    assert useless == {"upgraded.building", "upgraded.structure"}, (
        "only reasons say that none of these produces"
    )


@pytest.mark.parametrize(
    "effect",
    [
        "fly(2)",
        "parts()",
        "gain()",
        "build(farm, m=2)",
        "whenever(on_build(farm, per=turn), draw(1))",
        "gain(gold=1)",
        "gain_any(2)",
        "draw(1, 2)",
        "draw(kelp)",
        "build([1])",
        "if_(on_space(1))",
        "pay(1, draw(1))",
        "per(connected(moon), gain(vp=1))",
        "steps(connected(city))",
        "slot_change(SL-99, both_halves())",
        "slot_change(SL-11, widen(building))",
    ],
)
def test_what_is_not_in_the_vocabulary_is_refused(effect: str) -> None:
    with pytest.raises(WordingError):
        text_of(effect)


def test_a_language_without_catalogue_is_refused() -> None:
    with pytest.raises(WordingError, match="only in en"):
        text_of("draw(1)", "tlh")


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(golden_lines()) + "\n", encoding="utf-8")
