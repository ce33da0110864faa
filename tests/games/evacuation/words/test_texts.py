"""Words and icons of everything printed: the golden texts, and that every word of the vocabulary is said.

After a wanted change of wording, `make golden` rewrites the golden file.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from nextfrontier.games.evacuation.effects.counts import NUMBERS
from nextfrontier.games.evacuation.effects.requirements import DIRECTIONS
from nextfrontier.games.evacuation.effects.technologies import EVENTS, MODIFIERS
from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.vocabulary.words import VOCABULARY
from nextfrontier.games.evacuation.words import texts as card_text
from nextfrontier.games.evacuation.words.texts import ICONS, WordingError, short_of, text_of
from nextfrontier.kit.expressions import calls_in, parse
from nextfrontier.kit.words.catalogues import read_texts, shared_texts
from nextfrontier.kit.words.languages import plural_rule
from nextfrontier.kit.words.messages import Catalogue
from tests.games.evacuation.effect_samples import EFFECTS, PRINTED
from tests.wording import marked

TEXTS = {**shared_texts("en"), **read_texts("nextfrontier.games.evacuation", "en", "printed")}
GOLDEN = Path(__file__).parents[1] / "golden" / "card_texts.txt"
WHOLE_SENTENCES = re.compile(r"[A-Z0-9][^{}_=]*[^ .]\.")
LABEL = re.compile(r"[A-Z0-9][^{}_=]*[^ .]")
RAW = re.compile(r"\b(old|new|pop|nw|env|any_passage|EW|NESW|NWSE)\b|_")
DOCUMENT: dict[str, Any] = GAME.components("en", {})
KINDS_OF_THINGS = (
    "board_actions", "technologies", "action_cards", "goals", "bonuses", "infrastructure", "common_goals", "ships",
    "stadiums", "old_areas", "new_areas", "years", "lines", "solo_cards",
)  # fmt: skip


def golden_lines() -> list[str]:
    """One line per thing: kind, id, name, text, label."""
    found = [
        " | ".join(
            [
                kind,
                id_,
                thing["name"],
                thing["text"],
                *([thing["short"]] if thing["short"] != thing["text"] else []),
            ]
        )
        for kind in KINDS_OF_THINGS
        for id_, thing in DOCUMENT[kind].items()
    ]
    track = DOCUMENT["progress"]
    for part in ("main", "second", "passages"):
        found += [f"{part} | {id_} | {thing['name']} | {thing['text']}" for id_, thing in track[part].items()]
    return found


def test_everything_printed_says_what_the_golden_file_says() -> None:
    assert golden_lines() == GOLDEN.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("parts(gain(1, steel), draw(2))",
         "Gain 1 Steel, on either world. Draw 2 Action cards. In either order; each may be skipped."),
        ("ship(cost=units(food=1))", "Build 1 Spaceship, paying 1 Food more."),
        ("stadium(cost=units(any=-1))", "Build 1 Stadium, paying 1 resource of your choice less."),
        ("settle(env=[forest, ocean])", "Settle 1 forest or ocean Area."),
        ("settle(beyond=1)", "Settle 1 Area; the environment of the next Passage counts as unlocked."),
        ("seq(now(draw(1)), always(mod(feed_each_world, -1)))",
         "Once, when fully developed: draw 1 Action card. Feeding costs you 1 Food less on each world."),
        ("always(seq(mod(limit_building, 1), mod(limit_resource, 1)))",
         "Each of your ships carries 1 building more. Each of your ships carries 1 resource more."),
        ("line(diagonal, [area(env=forest), area(env=tundra), area(env=tundra)])",
         "You have settled 1 forest Area and 2 tundra Areas on one diagonal line."),
        ("all(areas(1, area(env=desert, with=pop)), areas(1, area(env=tundra, with=factory)))",
         "You have settled 1 desert Area with people and 1 tundra Area with a Factory."),
        ("atleast(5, count(best_production))",
         "You have at least 5 levels of New World production of one resource."),
        ("per(1, count(population), 16)", "1 point per settled Population marker, at most 16."),
        ("table(count(stadiums_nw), [[3, 4], [4, 9]])",
         "4 / 9 points if you have at least 3 / 4 Stadiums on the New World."),
    ],
)  # fmt: skip
def test_effects_requirements_and_scores_have_words(effect: str, text: str) -> None:
    assert text_of(effect) == text


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_is_a_whole_sentence_without_raw_words(effect: str) -> None:
    text, label = text_of(effect), short_of(effect)
    assert WHOLE_SENTENCES.fullmatch(text), text
    assert LABEL.fullmatch(label), label
    assert not RAW.search(text), text
    assert "  " not in text + label


def test_every_word_of_the_vocabulary_is_said() -> None:
    """Effects, conditions, directions, counts, events and modifiers."""
    calls = [call for effect in EFFECTS for call in calls_in(parse(effect))]
    assert {call.name for call in calls} == set(VOCABULARY.words)
    words = {str(value) for call in calls for value in call.arguments if isinstance(value, str)}
    assert {*DIRECTIONS, *NUMBERS, *EVENTS, *MODIFIERS} <= words


def test_different_effects_have_different_texts_and_icons() -> None:
    for said in (text_of, lambda effect: " ".join(VOCABULARY.icons(effect))):
        alike: dict[str, list[str]] = {}
        for effect in EFFECTS:
            alike.setdefault(said(effect), []).append(effect)
        assert [effects for effects in alike.values() if len(effects) > 1] == []


def test_every_number_of_an_effect_is_in_its_text() -> None:
    """A number that is 1, a yes, or a change of sign may be said otherwise."""
    for effect in PRINTED:
        for digits in re.findall(r"\b\d+\b", effect.replace("_2)", ")").replace("energy_3", "energy")):
            assert re.search(rf"\b{digits}\b", text_of(effect)) or digits == "1" or "tundra" in effect, effect


def test_icons_are_those_of_the_documented_list_and_numbers() -> None:
    rows = [VOCABULARY.icons(effect) for effect in EFFECTS]
    rows += [thing["icons"] for kind in KINDS_OF_THINGS for thing in DOCUMENT[kind].values()]
    rows += [
        thing["icons"]
        for part in ("main", "second", "passages")
        for thing in DOCUMENT["progress"][part].values()
    ]
    assert {icon for row in rows for icon in row if not icon.isdigit()} == set(ICONS)
    assert [row for row in rows if row.count("open") != row.count("close")] == []


@pytest.mark.parametrize(
    ("effect", "row"),
    [
        ("seq(gain(1, any), exchange(3))", "gain 1 any then exchange up_to 3"),
        ("parts(invent(1), pay(units(any=1), invent(1)))", "1 invention parts open pay 1 any arrow 1 invention close"),
        ("line(EW, [area(env=tundra, with=pop), area(env=tundra, with=pop)])",
         "line_ew open 2 tundra with population close"),
        ("settle(env=[ocean], any_passage=yes, steel=free)", "settle ocean free locked"),
        ("per(3, count(orbit), 15)", "3 points per passage up_to 15 points"),
    ],
)  # fmt: skip
def test_icons_read_from_left_to_right(effect: str, row: str) -> None:
    assert " ".join(VOCABULARY.icons(effect)) == row


def test_a_written_default_changes_neither_text_nor_icons() -> None:
    for short, long in (
        ("gain(1, any)", "gain(1, any, one_world=no)"),
        ("settle()", "settle(any_passage=no, steel=0)"),
        ("ship()", "ship(free=no, bay=no, world=either, launch=no)"),
        ("prepare(any)", "prepare(any, free=no)"),
    ):
        assert text_of(long) == text_of(short)
        assert VOCABULARY.icons(long) == VOCABULARY.icons(short)


def test_no_text_of_the_catalogue_is_useless(monkeypatch: pytest.MonkeyPatch) -> None:
    texts_with_keys = {**card_text.CATALOGUES["en"].texts, **marked(TEXTS)}
    monkeypatch.setitem(card_text.CATALOGUES, "en", Catalogue(texts_with_keys, plural_rule("en_GB")))
    document = GAME.components("en", {})
    texts = [said(effect) for effect in EFFECTS for said in (text_of, short_of)] + [str(document)]
    useless = set(TEXTS) - set(shared_texts("en")) - set(re.findall("<([^>]*)>", "".join(texts)))
    assert {key for key in useless if not key.startswith("world.")} == set()


@pytest.mark.parametrize(
    "effect",
    [
        "fly(2)", "parts()", "gain(1)", "gain(1, gold)", "draw(1, 2)", "draw(food)", "settle(colour=red)",
        "settle(env=[moon])", "line(EW, area())", "per(2, count(moons), 3)", "per(2, count(ships))",
        "table(count(ships))", "always(set(speed, 1))", "raise(two, count(ships))", "on(rain, draw(1))",
        "ship(cost=3)", "factory(gold)",
    ],
)  # fmt: skip
def test_what_is_not_in_the_vocabulary_is_refused(effect: str) -> None:
    with pytest.raises(WordingError):
        text_of(effect)


def test_a_language_without_catalogue_is_refused() -> None:
    with pytest.raises(WordingError, match="only in en"):
        text_of("draw(1)", "tlh")


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(golden_lines()) + "\n", encoding="utf-8")
