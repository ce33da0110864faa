"""Words declared once: read, said, shown and checked by their arguments, in a vocabulary of tea."""

from types import SimpleNamespace
from typing import Any

import pytest

from nextfrontier.kernel.reasons import Problem, problem
from nextfrontier.kit.expressions import ExpressionError, calls_in, parse
from nextfrontier.kit.vocabulary import (
    AllOf,
    Amount,
    AnyOf,
    Change,
    Flag,
    Given,
    Items,
    Nested,
    OneOf,
    Place,
    Sort,
    Vocabulary,
    Word,
    in_a_row,
    join_rows,
    why_misplaced,
    why_senseless,
)
from nextfrontier.kit.words.catalogues import shared_texts
from nextfrontier.kit.words.languages import plural_rule
from nextfrontier.kit.words.messages import Catalogue, Message, Part, Series, WordingError
from nextfrontier.kit.words.problems import say_problem

TEAS = {"green": 1, "black": 2, "mint": 3}
CARD, SAUCER, CUP = (Place(problem(f"place.{name}")) for name in ("card", "saucer", "cup"))
DEED: Sort[Any] = Sort("deed", tuple)
PRICE: Sort[Any] = Sort("price", int)


def deed(name: str) -> Any:
    """Make a tuple of the name and all arguments."""
    return lambda *arguments: (name, *arguments)


def why_no_sense(given: Given) -> Problem | None:
    return problem("too_hot") if given.number("cups") == 3 else None


def why_unfit(given: Given, place: Place) -> list[Problem]:
    return [problem("no_sugar")] if given.has("sugar") and place is SAUCER else []


BREW = Word(
    "brew",
    DEED,
    deed("brew"),
    Amount("cups", most=3),
    OneOf("tea", TEAS, noun="tea.{}", icons="{}_leaf"),
    Change("heat", "fire", 2),
    Flag("sugar", icons="with sugar"),
    icons="pot $cups $tea $heat [ and $sugar ]",
    places={CARD: CARD, SAUCER: SAUCER, CUP: CUP},
    sense=why_no_sense,
    fits=why_unfit,
)
BUY = Word(
    "buy",
    DEED,
    deed("buy"),
    Nested("price", PRICE, {"free": 0}, icons={"free": "gift"}),
    Nested("deed", DEED),
    AnyOf("of", TEAS, named=True),
    icons="pay $price arrow ($deed)",
    is_phrase=True,
    places={CARD: SAUCER},
    elsewhere=problem("for_cards_only"),
)
BOTH = Word(
    "both",
    DEED,
    deed("both"),
    AllOf("deeds", DEED),
    says=lambda given: Series("and", given.all_said("deeds")),
    icons=in_a_row("and"),
    is_list=True,
)
COINS = Word("coins", PRICE, lambda n: n, Amount("number"), icons="$number coin")
SCALE = Word("scale", DEED, deed("scale"), Items("rows", Items("row", Amount("number"), 2, 2)))
QUIET = Word("quiet", DEED, None)
VOCABULARY = Vocabulary(SimpleNamespace(**{name: word for name, word in globals().items() if name.isupper()}))
CATALOGUE = Catalogue(
    {
        **shared_texts("en"),
        "brew": {"one": "brew {n} cup of {tea}", "other": "brew {n} cups of {tea}"},
        "buy": "pay {price} to {deed}",
        "coins": {"one": "{n} coin", "other": "{n} coins"},
        "quiet": "be quiet",
        **{f"tea.{name}": f"{name} tea" for name in TEAS},
    },
    plural_rule("en_GB"),
)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("brew(2, mint)", ("brew", 2, 3, 0, False)),
        ("brew(2, mint, sugar=yes, heat=-1)", ("brew", 2, 3, -1, True)),
        ("buy(coins(4), brew(1, black), of=[green, mint])", ("buy", 4, ("brew", 1, 2, 0, False), [1, 3])),
        ("buy(free, brew(1, black), of=green)", ("buy", 0, ("brew", 1, 2, 0, False), [1])),
        ("scale([[1, 2], [3, 4]])", ("scale", [[1, 2], [3, 4]])),
    ],
)
def test_a_call_is_read_by_the_arguments_of_its_word(text: str, made: object) -> None:
    assert VOCABULARY.read(text, DEED) == made


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("coins(1)", "unknown word coins; known are both, brew, buy, quiet, scale"),
        ("brew()", "brew: cups is missing"),
        ("brew(1)", "brew: tea is missing"),
        ("brew(9, mint)", "brew: cups 9 is too much, at most 3"),
        ("brew(0, mint)", "brew: cups must be a number from 1 to 3, not 0"),
        ("brew(1, mint, heat=3)", "brew: heat 3 is too much, at most 2"),
        ("brew(1, oolong)", "brew: one of green, black, mint is needed for tea, not oolong"),
        ("brew(1, mint, 3)", "brew: unknown argument 3"),
        ("brew(1, mint, milk=yes)", "brew: unknown argument milk"),
        ("buy(1, brew(1, mint), of=mint)", "buy: price must be one of free or a call, not 1"),
        ("buy(free, brew(1, mint))", "buy: of=… is missing"),
        ("both(brew(1, mint))", "both: deeds: at least 2 are needed"),
        ("scale([[1]])", "scale: row must be 2 in brackets, not [1]"),
    ],
)
def test_what_a_word_does_not_take_is_refused_with_the_reason(text: str, problem: str) -> None:
    with pytest.raises(ExpressionError) as refused:
        VOCABULARY.read(text, DEED)
    assert say_problem(refused.value.problem) == problem


@pytest.mark.parametrize(
    ("text", "said", "row"),
    [
        ("brew(2, mint, heat=1)", "brew 2 cups of mint tea", "pot 2 mint_leaf more 1 fire"),
        ("brew(1, black, sugar=yes)", "brew 1 cup of black tea", "pot 1 black_leaf and with sugar"),
        ("brew(1, black, sugar=no)", "brew 1 cup of black tea", "pot 1 black_leaf"),
        (
            "both(brew(1, mint), buy(coins(2), both(brew(1, mint), brew(2, mint)), of=mint))",
            "brew 1 cup of mint tea and pay 2 coins to brew 1 cup of mint tea and brew 2 cups of mint tea",
            "pot 1 mint_leaf and open pay 2 coin arrow open pot 1 mint_leaf and pot 2 mint_leaf close close",
        ),
    ],
)
def test_a_call_is_said_and_shown_by_its_word(text: str, said: str, row: str) -> None:
    assert CATALOGUE.say(VOCABULARY.say(text)) == said
    assert " ".join(VOCABULARY.icons(text)) == row


@pytest.mark.parametrize("text", ["fly()", "brew(1)", "brew(1, oolong)", "quiet()", "scale([[1, 2]])"])
def test_what_has_no_words_or_icons_is_refused(text: str) -> None:
    with pytest.raises(WordingError):
        VOCABULARY.say(text), VOCABULARY.icons(text)


def test_a_noun_is_said_for_a_number_of_things() -> None:
    plural = Word("cup", PRICE, None)
    words = Vocabulary(SimpleNamespace(CUP=plural))
    found: Part = words.say("cup()", 3)
    assert isinstance(found, Message)
    assert found.n == 3


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("buy(free, brew(1, mint), of=mint)", []),
        ("both(buy(free, both(brew(1, mint), brew(2, mint)), of=mint), brew(1, mint))", []),
        (
            "buy(free, buy(free, brew(1, mint), of=mint), of=mint)",
            ["misplaced"],
        ),
        ("buy(free, brew(1, mint, sugar=yes), of=mint)", ["no_sugar"]),
        ("both(brew(1, mint), fly(2))", ["at_character"]),
    ],
)
def test_each_word_knows_where_it_may_stand(text: str, problems: list[str]) -> None:
    found = why_misplaced(VOCABULARY, text, parse(text), DEED, CARD)
    assert [problem.code for problem in found] == problems


def test_a_misplaced_word_is_told_with_the_reason_and_what_could_stand_there() -> None:
    text = "buy(free, buy(free, brew(1, mint), of=mint), of=mint)"
    [found] = why_misplaced(VOCABULARY, text, parse(text), DEED, CARD)
    why = found.details["why"]
    assert isinstance(why, Problem)
    assert (why.code, found.details["name"], found.details["known"]) == (
        "for_cards_only",
        "buy",
        ["both", "brew", "quiet", "scale"],
    )


def test_each_word_knows_when_it_makes_no_sense() -> None:
    found = why_senseless(VOCABULARY, parse("both(brew(3, mint), brew(2, mint))"))
    assert [problem.code for problem in found] == ["too_hot"]


def test_effects_are_found_right_within_an_effect() -> None:
    call = parse("both(buy(free, brew(1, mint), of=mint), brew(2, mint))")
    assert [str(inner) for inner in VOCABULARY.effects_in(call, DEED, DEED)] == [
        str(a) for a in call.arguments
    ]


def test_all_calls_of_an_effect_are_found() -> None:
    nested = parse("all(eat(1), [eat(2)], then=eat(3))")
    assert [str(call) for call in calls_in(nested)][1:] == ["eat(1)", "eat(2)", "eat(3)"]


def test_an_empty_list_of_icons_is_refused() -> None:
    with pytest.raises(WordingError):
        join_rows([], "and")
