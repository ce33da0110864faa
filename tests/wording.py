"""Words of a game: the codes, kinds and keys that its sources use, and the texts that it has for them."""

import ast
import random
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import nextfrontier
from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.decisions import Decision
from nextfrontier.kernel.events import Details, Event
from nextfrontier.kernel.game import Game
from nextfrontier.kernel.ground import SPECTATOR
from nextfrontier.kernel.reasons import Reason

SOURCE = Path(nextfrontier.__file__).parent / "games"
OWNER = 0


@cache
def trees(package: str) -> list[ast.Module]:
    """Return the sources of a package."""
    paths = sorted((SOURCE / package).rglob("*.py"))
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def calls(package: str, *names: str) -> Iterator[ast.Call]:
    """Yield every call of these names in the sources of a package."""
    for node in (node for tree in trees(package) for node in ast.walk(tree)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in names:
                yield node


def strings(node: ast.AST) -> set[str]:
    """Return all strings in a piece of source."""
    found = {child.value for child in ast.walk(node) if isinstance(child, ast.Constant)}
    return {value for value in found if isinstance(value, str)}


def first_arguments(package: str, *names: str) -> set[str]:
    """Return the strings that calls of these names begin with."""
    return {text for call in calls(package, *names) for text in strings(call.args[0])}


def used_strings(package: str) -> set[str]:
    """Return all strings in the sources of a package."""
    return {text for tree in trees(package) for text in strings(tree)}


def decision_kinds(package: str) -> set[str]:
    """Return the kinds of all decisions: what their methods `kind` return, else the names of their shapes."""
    functions = [node for tree in trees(package) for node in ast.walk(tree)]
    kinds = [node for node in functions if isinstance(node, ast.FunctionDef) and node.name == "kind"]
    told = {text for node in kinds if node.args.args[0].arg == "self" for text in strings(node.body[-1])}
    asked = decisions_of(f"{nextfrontier.__name__}.games.{package}.")
    return told | {each.shape.name for each in asked if each.kind is Decision.kind}


def decisions_of(package: str) -> list[type[Decision[Any]]]:
    """Return all decisions with a shape of their own that the modules of a package define."""
    found: list[type[Decision[Any]]] = []
    classes = Decision.__subclasses__()
    while classes:
        classes += classes[0].__subclasses__()
        found.append(classes.pop(0))
    return [each for each in found if "shape" in vars(each) and each.__module__.startswith(package)]


def keys(texts: Iterable[str], prefix: str) -> set[str]:
    """Return the rest of all keys that begin so."""
    return {key.removeprefix(prefix) for key in texts if key.startswith(prefix)}


def golden_lines(
    game: Game[Any], reasons: Iterable[Reason], events: Iterable[Event], kinds: Iterable[str]
) -> list[str]:
    """Return code, sentence and fixes of every refusal; every event for a spectator and its owner; every prompt."""
    found: list[str] = []
    for refused in reasons:
        message, fixes = game.explain(refused)
        found.append(" | ".join([refused.code, message, *fixes]))
    for told in events:
        texts = dict.fromkeys((game.sentence(told, SPECTATOR), game.sentence(told, OWNER)))
        found.append(" | ".join([told.kind, *texts]))
    return found + [f"{kind} | {game.prompt(kind)}" for kind in sorted(kinds)]


def marked(texts: Mapping[str, str | dict[str, str]]) -> dict[str, str | dict[str, str]]:
    """Put their keys before the texts, so that a sentence tells its source."""
    return {
        key: f"<{key}>{' '.join(entry.values()) if isinstance(entry, dict) else entry}"
        for key, entry in texts.items()
    }


def read_by_others(game: Game[Any], told: Event) -> set[str]:
    """Return the sentences that everybody but the owner reads of an event, with its own secret and with another."""
    other: Details = dict.fromkeys(told.secret, "another secret")
    changed = Event(told.kind, told.seat, told.cause, told.details, other, told.audience, True)
    return {game.sentence(kept, viewer) for kept in (told, changed) for viewer in (SPECTATOR, 1, 2, 3)}


def told_in_a_random_game(
    game: Game[Any], state: State, dice: random.Random
) -> tuple[list[str], list[Reason]]:
    """Return prompts, reasons against some moves, and sentences for everybody; and the reasons themselves."""
    texts: list[str] = []
    reasons: list[Reason] = []
    while (seat := state.to_move()) >= 0:
        decision = state.decision(seat)
        assert decision is not None
        texts.append(game.prompt(decision.kind()))
        thinkable = state.domain(seat)
        for move in dice.sample(thinkable, min(4, len(thinkable))):
            reasons += state.why_not(seat, move)
        state.events = []
        state.play(seat, dice.choice(state.moves(seat)))
        viewers = range(SPECTATOR, state.seats)
        texts += [game.sentence(told, viewer) for told in state.events or () for viewer in viewers]
    for refused in reasons:
        message, fixes = game.explain(refused)
        texts += [message, *fixes]
    return texts, reasons


def with_icons(document: object) -> list[dict[str, Any]]:
    """Return all parts of a document of components that have icons."""
    if isinstance(document, list):
        return [entry for item in document for entry in with_icons(item)]
    if not isinstance(document, dict):
        return []
    own = [document] if isinstance(document.get("icons"), list) else []
    return [*own, *[entry for item in document.values() for entry in with_icons(item)]]
