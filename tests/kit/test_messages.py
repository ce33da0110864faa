"""Messages before a language is chosen, catalogues that say them, rows of icons: what every game shares."""

import pytest

from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.expressions import parse
from nextfrontier.kit.words.catalogues import shared_texts
from nextfrontier.kit.words.languages import plural_rule
from nextfrontier.kit.words.messages import Catalogue, Message, Name, Part, Player, Series, WordingError
from nextfrontier.kit.words.nouns import amounts, name_count, ordinal, scale
from nextfrontier.kit.words.speaking import catalogue_of, explain_refusal, say, say_apart, sentences

TEXTS: dict[str, str | dict[str, str]] = {
    **shared_texts("en"),
    "good.apple": {"one": "apple", "other": "apples"},
    "good.apple:indefinite": "an apple",
    "good.tea": "tea",
    "take": "take {goods}",
    "take:short": "",
    "first": "{player} is first",
    "want": "want {goods:indefinite}",
    "reason.no_apple": "There is no {good}.",
    "fix.pick": "Pick {good:indefinite}.",
}
CATALOGUE = Catalogue(TEXTS, plural_rule("en_GB"))
APPLE = Message("good.apple")


def basket(*numbers: int) -> Part:
    """Return a basket with so many apples, named several times."""
    return Series("and", [name_count(Message("good.apple", n), n) for n in numbers])


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (name_count(Message("good.apple", 1), 1), "1 apple"),
        (name_count(Message("good.apple", 0), 0), "0 apples"),
        (Message("take", goods=basket(1, 2, 3)), "take 1 apple, 2 apples and 3 apples"),
        (Message("want", goods=APPLE), "want an apple"),
        (Message("want", goods=Message("good.tea")), "want tea"),
        (Message("take", goods=Name("S-17")), "take S-17"),
        (amounts(parse("res(apple=2, tea=1)")), "2 apples and 1 tea"),
        (scale([1, 2, 3]), "1 / 2 / 3"),
        (ordinal(2), "second"),
        (ordinal(7), "7th"),
    ],
)
def test_a_catalogue_says_a_message_with_its_number_and_its_parts(message: Part, text: str) -> None:
    assert CATALOGUE.say(message) == text


def test_a_form_reaches_the_parts_of_an_entry_that_has_none_of_its_own() -> None:
    pairs = Series("or", [APPLE, Message("good.tea")])
    assert CATALOGUE.say(pairs, "indefinite") == "an apple or tea"
    assert CATALOGUE.say(Message("take", goods=APPLE), "indefinite") == "take an apple"


def test_players_can_be_kept_apart_from_the_text_that_names_them() -> None:
    parts: dict[str, Part] = {"goods": Series("players", [Player(1), Player(0)])}
    assert say(CATALOGUE, "take", parts) == "Take Player 2, Player 1"
    assert say_apart(CATALOGUE, "take", parts) == ["Take ", 1, ", ", 0]
    assert say_apart(CATALOGUE, "take", {"goods": Name("Player 1")}) == ["Take Player 1"]
    assert say_apart(CATALOGUE, "first", {"player": Player(2)}) == [2, " is first"]


def test_an_entry_of_a_form_may_be_empty() -> None:
    assert CATALOGUE.say(Message("take", goods=APPLE), "short") == ""


def test_other_languages_bring_their_own_cases_and_plurals_without_code() -> None:
    texts: dict[str, str | dict[str, str]] = {
        "take": "weź {goods:accusative}",
        "counted": "{n} {noun}",
        "good.apple": {"one": "jabłko", "few": "jabłka", "many": "jabłek"},
        "good.tea": "herbata",
        "good.tea:accusative": {"one": "herbatę", "few": "herbaty", "many": "herbat"},
        "and.last": "{before} i {after}",
    }
    polish = Catalogue(texts, lambda n: "one" if n == 1 else "few" if n < 5 else "many")
    goods = [name_count(Message(key, n), n) for key, n in (("good.tea", 1), ("good.apple", 5))]
    assert polish.say(Message("take", goods=Series("and", [*goods]))) == "weź 1 herbatę i 5 jabłek"


POLISH = Catalogue(
    {
        "kind.farm": {"gender": "f", "one": "Farma", "few": "Farmy", "many": "Farm"},
        "kind.tunnel": {"gender": "m", "one": "Tunel", "few": "Tunele", "many": "Tuneli"},
        "counted": {"gender": "@noun", "other": "{n} {noun}"},
        "second": "drugi",
        "second:accusative.f": "drugą",
        "second:accusative.m": "drugi",
        "built": {"by": "kind.gender", "f": "{kind} jest zbudowana", "m": "{kind} jest zbudowany"},
        "missing": {
            "by": "things",
            "one": {"by": "things.gender", "f": "brakująca {things}", "m": "brakujący {things}"},
            "few": "brakujące {things}",
            "other": "brakuje {things}",
        },
        "build_nth": "zbuduj {ordinal:accusative.@kind} {kind}",
        "or.last": "{before} lub {after}",
    },
    plural_rule("pl"),
)
FARM, TUNNEL = Message("kind.farm"), Message("kind.tunnel")


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (Message("built", kind=FARM), "Farma jest zbudowana"),
        (Message("built", kind=TUNNEL), "Tunel jest zbudowany"),
        (Message("built", kind=Series("or", [TUNNEL, FARM])), "Tunel lub Farma jest zbudowany"),
        (Message("missing", things=name_count(FARM, 1)), "brakująca 1 Farma"),
        (Message("missing", things=name_count(TUNNEL, 1)), "brakujący 1 Tunel"),
        (Message("missing", things=name_count(Message("kind.farm", 3), 3)), "brakujące 3 Farmy"),
        (Message("missing", things=name_count(Message("kind.farm", 5), 5)), "brakuje 5 Farm"),
        (Message("build_nth", ordinal=Message("second"), kind=FARM), "zbuduj drugą Farma"),
        (Message("build_nth", ordinal=Message("second"), kind=TUNNEL), "zbuduj drugi Tunel"),
    ],
)
def test_a_sentence_agrees_with_number_and_gender_of_a_part(message: Part, text: str) -> None:
    assert POLISH.say(message) == text


def test_a_table_that_has_nothing_for_a_choice_is_named() -> None:
    with pytest.raises(WordingError, match="'built' has nothing for ''"):
        POLISH.say(Message("built", kind=Name("S-17")))


@pytest.mark.parametrize("message", [Message("give"), Message("take"), Message("take", apples=APPLE)])
def test_an_entry_or_a_part_that_is_missing_is_named(message: Message) -> None:
    with pytest.raises(WordingError, match=r"give|goods"):
        CATALOGUE.say(message)


def test_a_list_needs_an_item_and_a_language_its_texts() -> None:
    with pytest.raises(WordingError):
        Series("and", [])
    with pytest.raises(WordingError, match="only in en"):
        catalogue_of({"en": CATALOGUE}, "tlh")


def test_sentences_begin_with_a_capital_letter() -> None:
    assert sentences(CATALOGUE, [Message("take", goods=APPLE), Message("want", goods=APPLE)]) == (
        "Take apple. Want an apple."
    )
    assert say(CATALOGUE, "take", {"goods": basket(2)}) == "Take 2 apples"


def test_a_refusal_takes_the_first_key_that_has_words_else_those_of_the_kernel() -> None:
    refused = Reason("no_apple", "", {}, [])
    keys = ["reason.no_apple.exact", "reason.no_apple"]
    found = explain_refusal(CATALOGUE, refused, keys, ["pick"], lambda _: {"good": APPLE})
    assert found == ("There is no apple.", ["Pick an apple."])
    kernel = Reason("no_decision", "", {"seat": 1}, [])
    assert explain_refusal(CATALOGUE, kernel, ["reason.no_decision"], [], lambda _: {})[0] == (
        "Seat 1 has nothing to decide now."
    )
    with pytest.raises(WordingError, match="nonsense"):
        explain_refusal(CATALOGUE, Reason("nonsense", "", {}, []), [], [], lambda _: {})
