"""Boxes: the vocabulary of a game as forms, and its components that packs may replace.

Everything is told from the declarations of words (`kit/vocabulary`) and of entries (`kit/packs/forms`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from nextfrontier.kernel.game import Document
from nextfrontier.kernel.reasons import refusal
from nextfrontier.kit.meanings import meaning
from nextfrontier.kit.packs.forms import BoxForms, Component, FieldForm, FieldKind, Status
from nextfrontier.kit.packs.problems import MOST_OF_A_NAME, MOST_OF_A_PROVENANCE
from nextfrontier.kit.packs.reading import FORMAT, MOST_OF_A_VERSION
from nextfrontier.kit.vocabulary import Amount, AnyOf, Argument, Items, Nested, OneOf, Place, Sort, Word
from nextfrontier.kit.words.messages import Catalogue, Message
from nextfrontier.kit.words.speaking import as_sentence, catalogue_of
from nextfrontier.protocol.fields import LARGEST_DRAFT, OPAQUE
from nextfrontier.shelf import plugin

SEVERAL: Final = 2  # any number that takes the plural
ArgumentKind = Literal["number", "word", "words", "block", "list"]
Icons = Annotated[list[str], meaning("keys of icons and numbers, in order")]
BlockField = Annotated[
    Document, meaning("a word with its arguments by name: {word, given: [[name, value], …]}"), OPAQUE
]


class ChoiceForm(msgspec.Struct):
    """A word to choose, as it is written and as people read it."""

    word: str
    label: str


class ArgumentForm(msgspec.Struct, omit_defaults=True):
    """An argument of a word, as a form asks for it."""

    name: str
    label: str
    kind: ArgumentKind
    optional: Annotated[bool, meaning("it may be left out")] = False
    default: Annotated[Any, meaning("value if it is left out")] = None
    named: Annotated[bool, meaning("it is written with its name")] = False
    rest: Annotated[bool, meaning("a list that is written without brackets")] = False
    least: Annotated[int, meaning("of a number, or of the items of a list")] = 0
    most: int = 0
    choices: Annotated[
        list[ChoiceForm], meaning("words to choose from, also instead of a number or a block")
    ] = []
    sort: Annotated[str, meaning("the sort of words of a block")] = ""
    item: Annotated[ArgumentForm | UnsetType, meaning("what the items of a list are")] = UNSET


class WordForm(msgspec.Struct):
    """A word of the vocabulary, as a form offers it."""

    name: str
    label: str
    arguments: list[ArgumentForm]
    places: Annotated[
        dict[str, str] | None,
        meaning("where it may stand, and the place of what is in it then; null: everywhere"),
    ]


class SortForm(msgspec.Struct):
    """Words that can stand for each other."""

    label: str
    words: list[WordForm]


class FieldDocument(msgspec.Struct, omit_defaults=True):
    """A field of an entry, as a form asks for it."""

    name: str
    label: str
    kind: FieldKind
    least: Annotated[int, meaning("of a number, or of the characters of a name")] = 0
    most: int = 0
    choices: Annotated[list[ChoiceForm], meaning("words to choose from; of goods: their letters")] = []
    only: Annotated[
        list[str], meaning("the outermost words of an expression, where not all may stand there")
    ] = []
    items: Annotated[tuple[int, int], meaning("the least and the most values of a list")] = (1, 1)
    sort: Annotated[str, meaning("of an expression")] = ""
    place: Annotated[str, meaning("of an expression")] = ""
    may_be_empty: bool = False
    when: Annotated[
        list[str], meaning("it is there only while the field `kind` has one of these values")
    ] = []


class ShownDocument(msgspec.Struct):
    """A component or an effect in words and icons."""

    text: str
    icons: Icons
    name: str | UnsetType = UNSET
    type: Annotated[str | UnsetType, meaning("the type of a card, by its effect")] = UNSET


class ComponentDocument(msgspec.Struct, omit_defaults=True):
    """A component that a pack may replace, as it is printed."""

    id: Annotated[str, meaning("cards/5, bonuses/2/TC-TR")]
    list: Annotated[str, meaning("of the pack in which its entry stands")]
    key: int | str
    key_field: str
    form: Annotated[int, meaning("number of its form")]
    values: Annotated[dict[str, Any], meaning("printed values by field")]
    blocks: Annotated[dict[str, BlockField], meaning("its expressions as blocks")]
    provenance: str
    status: Annotated[Status, meaning("designed, attested, or a site on which nothing is printed")]
    shown: ShownDocument
    board: Annotated[int, meaning("on which it lies, 0 for none")] = 0
    group: Annotated[str, meaning("its deck, set or board")] = ""
    colour: str = ""
    needs_consent: Annotated[bool, meaning("its entry must say `attested`")] = False


class BoxDocument(msgspec.Struct):
    """All that an editor of packs needs to know of a game."""

    game: str
    format: Annotated[str, meaning("of the pack")]
    sorts: dict[str, SortForm]
    forms: list[list[FieldDocument]]
    lists: Annotated[dict[str, str], meaning("names of the lists of a pack")]
    groups: Annotated[dict[str, str], meaning("names of decks, sets and boards")]
    colours: Annotated[dict[str, str], meaning("names of colours")]
    components: list[ComponentDocument]
    longest_name: int = MOST_OF_A_NAME
    longest_version: int = MOST_OF_A_VERSION
    longest_provenance: int = MOST_OF_A_PROVENANCE
    largest_draft: Annotated[int, meaning("bytes of a pack that is checked")] = LARGEST_DRAFT


class Telling:
    """Tells the forms of a game in one language; places get numbers in the order in which they are met."""

    def __init__(self, box: BoxForms, language: str) -> None:
        self.box = box
        self.language = language
        self.catalogue: Catalogue = catalogue_of(box.catalogues, language)
        self.places: dict[Place, str] = {}
        self.sorts: dict[str, SortForm] = {}

    def say(self, *keys: str, n: int = 1, form: str = "") -> str:
        """Say the first of some keys that the catalogue has, with a capital letter."""
        return as_sentence(self.say_within(*keys, n=n, form=form))

    def say_within(self, *keys: str, n: int = 1, form: str = "") -> str:
        """Say the first of some keys that the catalogue has, as it stands within a sentence."""
        known = next((key for key in keys if key in self.catalogue.texts), keys[-1])
        return self.catalogue.say(Message(known, n), form)

    def place(self, place: Place) -> str:
        """Return the number of a place."""
        return self.places.setdefault(place, str(len(self.places)))

    def add_sort(self, sort: Sort[Any]) -> str:
        """Add all words of a sort, and of all sorts that stand in it; return its name."""
        if sort.name not in self.sorts:
            self.sorts[sort.name] = SortForm(self.say(f"form.sort.{sort.name}"), [])
            words = [word for word in self.box.vocabulary.sorts[sort.name].values() if word.places != {}]
            self.sorts[sort.name].words += [self.word(word) for word in words]
        return sort.name

    def word(self, word: Word) -> WordForm:
        """Tell a word."""
        label = self.say(f"form.word.{word.sort.name}.{word.name}", f"form.word.{word.name}")
        arguments = [self.argument(argument, word.name) for argument in word.arguments]
        places = word.places
        inner = None if places is None else {self.place(at): self.place(into) for at, into in places.items()}
        return WordForm(word.name, label, arguments, inner)

    def argument(self, argument: Argument, word: str) -> ArgumentForm:
        """Tell an argument of a word."""
        found = ArgumentForm(
            argument.name,
            self.say_within(f"form.argument.{word}.{argument.name}", f"form.argument.{argument.name}"),
            "number",
            optional=argument.default is not None,
            default=argument.default,
            named=argument.named,
            rest=argument.takes_rest,
        )
        if isinstance(argument, Amount):
            found.least, found.most = argument.least, argument.most
            found.choices = self.choices(argument, word, list(argument.words))
        elif isinstance(argument, OneOf):
            found.kind = "words" if isinstance(argument, AnyOf) else "word"
            found.choices = self.choices(argument, word, list(argument.table))
            found.least, found.most = 1, argument.most_chosen
        elif isinstance(argument, Nested):
            found.kind, found.sort = "block", self.add_sort(argument.sort)
            found.choices = self.choices(argument, word, list(argument.words))
        elif isinstance(argument, Items):
            found.kind, found.least, found.most = "list", argument.least, argument.most
            found.item = self.argument(argument.item, word)
        return found

    def choices(self, argument: Argument, word: str, words: list[str]) -> list[ChoiceForm]:
        """Tell the words of an argument: by the game, by its nouns, or by the catalogue of forms."""
        return [ChoiceForm(choice, self.choice(argument, word, choice)) for choice in words]

    def choice(self, argument: Argument, word: str, choice: str) -> str:
        """Return a word as people read it."""
        own = self.box.name_choice(argument.name, choice, self.language)
        counted = f"{word}.{choice}"  # `connected.farm` is what the word counts with this choice
        if not own and self.is_plain(counted):
            return self.say(counted, n=SEVERAL, form="plural")
        noun = [argument.noun.format(choice)] if isinstance(argument, OneOf) and argument.noun else []
        return own or self.say(f"form.choice.{argument.name}.{choice}", *noun, f"form.choice.{choice}")

    def is_plain(self, key: str) -> bool:
        """Has the catalogue an entry with this key that needs no parts?"""
        entry = self.catalogue.texts.get(key)
        texts = list(entry.values()) if isinstance(entry, dict) else [entry or "{}"]
        return not any("{" in text for text in texts)

    def field(self, list_: str, name: str, form: FieldForm) -> FieldDocument:
        """Tell a field of an entry."""
        is_expression = form.kind == "expression"
        return FieldDocument(
            name,
            self.say(f"form.field.{list_}.{name}", f"form.field.{name}"),
            form.kind,
            least=form.least,
            most=form.most,
            choices=[] if is_expression else [self.field_choice(name, word) for word in form.words],
            only=list(form.words) if is_expression else [],
            items=form.items,
            sort="" if form.sort is None else self.add_sort(form.sort),
            place="" if form.place is None else self.place(form.place),
            may_be_empty=form.may_be_empty,
            when=list(form.when),
        )

    def field_choice(self, field: str, word: str) -> ChoiceForm:
        """Tell a word that a field may have."""
        return ChoiceForm(word, self.say(f"form.choice.{field}.{word}", f"form.choice.{word}"))


def box_of(slug: str) -> BoxForms:
    """Return the forms of the packs of a game; refuse a game that has none."""
    found = plugin(slug)
    if not found.box_forms:
        raise refusal("no_packs", "", game=slug)
    box: BoxForms = found.load("box_forms")
    return box


@lru_cache(16)
def printed_components(slug: str, language: str) -> dict[str, Component]:
    """Return every component of a game as it is printed, by id."""
    box = box_of(slug)
    return {component.id: component for component in box.components(box.packs.facts(), language)}


def describe_box(slug: str, language: str) -> BoxDocument:
    """Return the forms of a game with all its components."""
    box = box_of(slug)
    telling = Telling(box, language)
    facts = box.packs.facts()
    found = list(printed_components(slug, language).values())
    numbers: dict[tuple[str, tuple[Any, ...]], int] = {}  # of the forms that differ
    documents: list[ComponentDocument] = []
    for component in found:
        number = numbers.setdefault((component.list, tuple(component.form)), len(numbers))
        documents.append(describe_component(box, facts, component, number, language))
    forms = [[telling.field(list_, name, field) for name, field in form] for list_, form in numbers]
    groups = dict.fromkeys(component.group for component in found if component.group)
    colours = dict.fromkeys(component.colour for component in found if component.colour)
    return BoxDocument(
        slug,
        FORMAT,
        telling.sorts,
        forms,
        {name: telling.say(f"form.list.{name}") for name in dict.fromkeys(each.list for each in found)},
        {group: name_group(telling, group) for group in groups},
        {colour: telling.say(f"form.choice.{colour}") for colour in colours},
        documents,
    )


def name_group(telling: Telling, group: str) -> str:
    """Return the name of a deck, set or board: `era 2`."""
    kind, _, number = group.partition(" ")
    return telling.say(f"form.group.{group}", f"form.group.{kind}", n=int(number or 1))


def describe_component(
    box: BoxForms, facts: Any, component: Component, form: int, language: str
) -> ComponentDocument:
    """Return a component as it is printed."""
    shown = box.show(facts, component, language)
    return ComponentDocument(
        component.id,
        component.list,
        component.key,
        component.key_field,
        form,
        component.values,
        box.blocks_of(component, component.values),
        component.provenance,
        component.status,
        ShownDocument(shown.text, shown.icons, component.name, shown.type or UNSET),
        board=component.board,
        group=component.group,
        colour=component.colour,
        needs_consent=component.needs_consent,
    )
