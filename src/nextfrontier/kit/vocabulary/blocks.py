"""Blocks: a call with its arguments by name, as plain values, for editors that build effects from forms.

`gain(credit=2)` is the block `{"word": "gain", "given": [["credit", 2]]}`: arguments that stand in order come first,
named ones in the order in which they are written, because texts and icons follow it.
"""

from __future__ import annotations

from typing import Any

from nextfrontier.kernel.game import Document
from nextfrontier.kit.expressions import Call, Value
from nextfrontier.kit.vocabulary.arguments import Argument, Items, Nested
from nextfrontier.kit.vocabulary.given import Given
from nextfrontier.kit.vocabulary.vocabulary import Vocabulary
from nextfrontier.kit.vocabulary.words import Sort


def block_of(vocabulary: Vocabulary, call: Call, sort: Sort[Any]) -> Document:
    """Return a call of a sort as a block; refuse one whose arguments are not those of its word."""
    word = vocabulary.word_of(call, sort)
    given = Given(word, call, vocabulary)
    names = [argument.name for argument in word.arguments if not argument.named] + list(call.named)
    told = [[name, value_of(vocabulary, given.arguments[name], given.values[name])] for name in names]
    return {"word": word.name, "given": told}


def value_of(vocabulary: Vocabulary, argument: Argument, value: Value) -> object:
    """Return the value of an argument: a number, a word, a block, or a list of them."""
    if isinstance(value, list):
        item = argument.item if isinstance(argument, Items) else argument
        return [value_of(vocabulary, item, each) for each in value]
    if isinstance(value, Call) and isinstance(argument, Nested):
        return block_of(vocabulary, value, argument.sort)
    return value
