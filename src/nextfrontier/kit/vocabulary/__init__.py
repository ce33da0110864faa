"""The vocabulary of a game: every word with its arguments, object, text, icons and places."""

from nextfrontier.kit.vocabulary.arguments import (
    AllOf,
    Amount,
    AnyOf,
    Argument,
    Change,
    Flag,
    Groups,
    Items,
    Nested,
    OneOf,
    Row,
    UpTo,
    as_list,
    as_number,
    join_rows,
    show_change,
)
from nextfrontier.kit.vocabulary.blocks import block_of
from nextfrontier.kit.vocabulary.given import Given, fill_pattern
from nextfrontier.kit.vocabulary.vocabulary import (
    Vocabulary,
    in_a_row,
    modules_of,
    why_misplaced,
    why_senseless,
)
from nextfrontier.kit.vocabulary.words import Place, Sort, Word

__all__ = [
    "AllOf", "Amount", "AnyOf", "Argument", "Change", "Flag", "Given", "Groups", "Items", "Nested", "OneOf",
    "Place", "Row", "Sort", "UpTo", "Vocabulary", "Word", "as_list", "as_number", "block_of", "fill_pattern",
    "in_a_row", "join_rows", "modules_of", "show_change", "why_misplaced", "why_senseless",
]  # fmt: skip
