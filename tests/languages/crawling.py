"""Everything that the house says about a game, in a language: documents of whole games, walked for their texts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.resources import files
from typing import Any, Final

import msgspec

from nextfrontier.bots.budget import Budget
from nextfrontier.bots.foreseeing import advise
from nextfrontier.bots.levels import level_of
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.views import view_of
from nextfrontier.kit.lessons import lesson_texts
from nextfrontier.protocol.advice import tell_advice
from nextfrontier.protocol.boxes import describe_box
from nextfrontier.protocol.games import describe_game
from nextfrontier.protocol.previews import tell_preview
from nextfrontier.protocol.reasons import tell_reason
from nextfrontier.protocol.reviews import tell_account
from nextfrontier.record.previews import preview
from nextfrontier.record.record import Record
from nextfrontier.server.gate import Gate, situation
from nextfrontier.shelf import game, plugin
from tests.bots.reviewing.games import newcomers
from tests.protocol.test_reviews import dear_account

TRIED: Final = 3  # moves of a decision that are previewed, and that are asked about
ADVICE: Final = 25  # of so many moves one is asked about
# Fields of documents that hold texts; a move has its notation in `text` and its words in `label`.
SPOKEN: Final = {
    "fixes",
    "label",
    "meaning",
    "message",
    "prompt",
    "reasons",
    "said",
    "short",
    "text",
    "title",
}
NAMES: Final = {
    "components.*.model",
    "components.*.name",
    "box.components.shown.name",
    "box.components.values.model",
    "box.components.values.name",
}  # other names are ids

Told = tuple[str, str]  # where a text stands, and the text


def texts_in(document: object, path: str = "") -> Iterator[Told]:
    """Walk a document for the texts in it."""
    if isinstance(document, dict):
        is_move = "label" in document and "kind" in document
        for key, value in document.items():
            if key == "said" and isinstance(value, list):
                yield f"{path}.said", "".join(map(str, value))
            elif not (is_move and key == "text"):
                yield from texts_in(value, f"{path}.{key}")
    elif isinstance(document, list):
        for item in document:
            yield from texts_in(item, path)
    elif isinstance(document, str) and is_spoken(path):
        yield path, document


def is_spoken(path: str) -> bool:
    """Is there a text at this path, not an id?"""
    return path.rpartition(".")[2] in SPOKEN or any(fnmatch(path, pattern) for pattern in NAMES)


def walk(document: object, path: str) -> Iterator[Told]:
    """Walk a document that is made of structs."""
    yield from texts_in(msgspec.to_builtins(document), path)


def printed_texts(slug: str, options: dict[str, Any], language: str) -> Iterator[Told]:
    """Return everything that is said without a game in play: components, forms, rules, examples, the lesson."""
    known = game(slug)
    components = known.components(language, options)
    yield from texts_in(components, "components")
    yield from [("icons", text) for text in components["icons"].values()]
    yield from walk(describe_box(slug, language), "box")
    yield from [("positions", text) for _, text in known.positions(language)]
    yield from [("lesson", text) for text in lesson_texts(plugin(slug).package, language).values()]


def set_up_texts(slug: str, language: str) -> Iterator[Told]:
    """Return what is said before a game is dealt: its name and its options, and all rules."""
    known = game(slug)
    yield from walk(describe_game(known, language), "game")
    yield from [("type", known.say_option(option, language)[0]) for option in known.options()]
    for id_ in plugin_rules(slug):
        yield "rule", known.rule_text(id_, language) or id_


def plugin_rules(slug: str) -> list[str]:
    """Return the ids of all rules of a game."""
    text = files(plugin(slug).package).joinpath("rule_texts.json").read_text("utf-8")
    return list(msgspec.json.decode(text))


def texts_of_a_review(slug: str, language: str) -> Iterator[Told]:
    """Return what a review says about choices that were dear."""
    record = newcomers(slug, 2)
    for place in range(2, 20, 4):
        told = tell_account(record, 0, dear_account(record, place), language)
        for mistake in told.mistakes:
            yield from [("review", text) for text in (*mistake.played, *mistake.better, mistake.reasons)]


def texts_of_a_game(
    slug: str, seats: int, options: dict[str, Any], seed: int, language: str
) -> Iterator[Told]:
    """Play a whole game at random: frames, logs, previews, reasons with fixes, advice, the result."""
    record, dice = Record(game(slug), seats, options, seed), random.Random(seed)
    while not record.over:
        seat = record.state.to_move()
        yield from walk(situation(record, seat, language), "frame")
        yield from texts_about_moves(record, seat, dice, language)
        record.play(seat, record.state.notation(seat, dice.choice(record.state.moves(seat))))
    for viewer in range(SPECTATOR, seats):
        yield from walk(situation(record, viewer, language), "end")
        yield from walk(Gate(record).log(viewer, language, 0), "log")


def texts_about_moves(record: Record, seat: int, dice: random.Random, language: str) -> Iterator[Told]:
    """Return previews of some moves, reasons against others, and now and then an advice."""
    view = view_of(record.state, seat)
    legal, thinkable = view.moves(seat), view.domain(seat)
    for move in dice.sample(legal, min(TRIED, len(legal))):
        found = preview(record.game, view, seat, move)
        yield from walk(tell_preview(record.game, found, seat, language), "preview")
    illegal = sorted(set(thinkable) - set(legal))
    for move in dice.sample(illegal, min(TRIED, len(illegal))):
        for reason in view.why_not(seat, move):
            yield from walk(tell_reason(record.game, reason, language), "why")
    if len(record.entries) % ADVICE == 0:
        yield from [("advice", text) for text in say_advice(record, view, seat, language)]


def say_advice(record: Record, view: State, seat: int, language: str) -> list[str]:
    """Ask a bot for its move, and say it as an advice: the label of the move and the sentences."""
    answer = advise(level_of(record.game.slug, "greedy"), view, seat, Budget(20, None), 1)
    told = tell_advice(record.game, view, seat, answer, language)
    return [told.move.label, told.text]
