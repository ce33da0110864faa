"""Effects made at random from what the words of a game declare, and effects that differ from them in one atom."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

from nextfrontier.kit.expressions import Call, Value, show
from nextfrontier.kit.vocabulary import Sort, Vocabulary
from nextfrontier.kit.vocabulary.arguments import Amount, AnyOf, Argument, Items, Nested, OneOf
from nextfrontier.kit.vocabulary.words import Word

DEEPEST: Final = 3  # calls in calls
SMALL: Final = 6  # numbers of real components are small
OPTIONAL: Final = 0.3  # of arguments that may be left out are given
INWARDS: Final = 0.7
CHOSEN: Final = 2  # words of a list, calls in a row


class EffectMaker:
    """Makes expressions of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary, seed: int) -> None:
        self.vocabulary = vocabulary
        self.dice = random.Random(seed)

    def make(self, sort: Sort[Any], depth: int = 0) -> Call:
        """Return a call of a sort; the deeper, the rather one without calls in it."""
        known = list(self.vocabulary.sorts[sort.name].values())
        flat = [word for word in known if not any(map(has_calls, word.arguments))]
        return self.call(self.dice.choice(flat if flat and depth >= DEEPEST else known), depth)

    def call(self, word: Word, depth: int) -> Call:
        """Return a call of a word with arguments as it declares them."""
        positional: list[Value] = []
        named: dict[str, Value] = {}
        for argument in word.arguments:
            if argument.default is not None and self.dice.random() > OPTIONAL:
                continue
            value = self.value(argument, depth)
            if argument.takes_rest:
                assert isinstance(value, list)
                positional += value
            elif not argument.named:
                positional.append(value)
            elif value != argument.default:
                named[argument.name] = value
        return Call(word.name, positional, named)

    def value(self, argument: Argument, depth: int) -> Value:
        """Return a value for an argument."""
        dice = self.dice
        if isinstance(argument, Amount):
            numbers: list[Value] = list(range(argument.least, min(argument.most, argument.least + SMALL) + 1))
            return dice.choice([*numbers, *argument.words])
        if isinstance(argument, AnyOf):
            words = dice.sample(list(argument.table), min(len(argument.table), dice.randint(1, CHOSEN)))
            return words[0] if len(words) == 1 else list(words)
        if isinstance(argument, OneOf):
            return dice.choice(list(argument.table))
        if isinstance(argument, Nested):
            word = argument.words and dice.random() < 0.5
            return dice.choice(list(argument.words)) if word else self.make(argument.sort, depth + 1)
        assert isinstance(argument, Items), argument
        count = dice.randint(argument.least, min(argument.most, max(argument.least, CHOSEN)))
        return [self.value(argument.item, depth) for _ in range(count)]

    def vary(self, call: Call, sort: Sort[Any]) -> Call:
        """Return the call with another value for one of its arguments, at any depth."""
        word = self.vocabulary.sorts[sort.name][call.name]
        nested = [(value, item.sort) for item, value in zip_arguments(word, call) if isinstance(value, Call)]
        if nested and self.dice.random() < INWARDS:
            inner, inner_sort = self.dice.choice(nested)
            return replace_call(call, inner, self.vary(inner, inner_sort))
        argument = self.dice.choice(word.arguments) if word.arguments else None
        if argument is None or argument.takes_rest:
            return self.call(word, DEEPEST)
        value = self.value(argument, DEEPEST)
        if argument.named:
            kept = {name: given for name, given in call.named.items() if name != argument.name}
            changed = {} if value == argument.default else {argument.name: value}
            return Call(call.name, call.arguments, kept | changed)
        place = [each for each in word.arguments if not each.named].index(argument)
        return Call(call.name, [*call.arguments[:place], value, *call.arguments[place + 1 :]], call.named)


def zip_arguments(word: Word, call: Call) -> Iterator[tuple[Nested, Value]]:
    """Return the values of a call for arguments that take calls, each with its argument."""
    positional = list(call.arguments)
    for argument in word.arguments:
        rest = argument.takes_rest
        values = (
            positional
            if rest
            else positional[:1]
            if not argument.named
            else [call.named.get(argument.name, "")]
        )
        if not rest and not argument.named:
            positional = positional[1:]
        item = argument.item if isinstance(argument, Items) else argument
        if isinstance(item, Nested):
            yield from ((item, value) for value in values)


def replace_call(call: Call, old: Call, new: Call) -> Call:
    """Return a call with another call in the place of one of its arguments."""
    arguments = [new if value is old else value for value in call.arguments]
    return Call(
        call.name, arguments, {name: new if value is old else value for name, value in call.named.items()}
    )


def meaning_of(value: Value) -> str:
    """Return an expression without what changes nothing."""
    if not isinstance(value, Call):
        return show(value)
    if value.name == "min_of" and len(value.arguments) == 1:
        return meaning_of(value.arguments[0])
    named = {name: meaning_of(given) for name, given in value.named.items()}
    told = [f"{name}={given}" for name, given in sorted(named.items()) if not is_idle(value, name, given)]
    return f"{value.name}({', '.join([*map(meaning_of, value.arguments), *told])})"


def is_idle(call: Call, name: str, given: str) -> bool:
    """Does a named argument change nothing here?

    A bundle of nothing, one kind or one world of a single resource, a discount on what is free, and the Old World of a
    ship that is sent at once.
    """
    single = name in ("distinct", "one_world") and call.arguments[:1] == [1]
    free = name == "discount" and call.named.get("cost") == "free"
    sent = name == "world" and given == "old" and call.named.get("launch") == "yes"
    return given.endswith("()") or single or free or sent


def has_calls(argument: Argument) -> bool:
    """Does an argument take other calls?"""
    return isinstance(argument.item if isinstance(argument, Items) else argument, Nested)
