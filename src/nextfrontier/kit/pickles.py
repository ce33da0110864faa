"""Pickle and copy.deepcopy of states, compiled or not: an object is its class and the fields that it is made of.

Components are not copied: a game finds its box again. Pending tasks are kept as documents, like in saves.
"""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from typing import Any, Final

from nextfrontier.kernel.agenda import State
from nextfrontier.kernel.chance import Blind, Chance, Replayed, Unshuffled
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.values import field_names
from nextfrontier.kit.positions import Decode, decode_agenda, encode_agenda

Fields = dict[str, Any]  # by name, in the order in which the class takes them
AFTERWARDS: Final = ("events", "searching")  # fields of a state that are set after it was made


def fields_of(thing: object) -> Fields:
    """Return the fields of an object; its lists are copied, so that nothing changes with it."""
    return {
        name: value[:] if isinstance(value := getattr(thing, name), list) else value
        for name in field_names(type(thing))
    }


def reduce_to_fields(thing: object) -> tuple[type, tuple[Any, ...]]:
    """Tell pickle by which call an object is made again."""
    return type(thing), tuple(fields_of(thing).values())


def keep_by_fields(*kinds: type) -> None:
    """Let objects of these classes be pickled and copied."""
    for kind in kinds:
        copyreg.pickle(kind, reduce_to_fields)


def state_fields(state: State) -> Fields:
    """Return the fields of a state with its tasks as documents; a game takes its components out."""
    fields = fields_of(state)
    fields["agenda"] = encode_agenda(state.agenda)
    fields["lanes"] = [encode_agenda(lane) for lane in state.lanes]
    return fields | {name: getattr(state, name) for name in AFTERWARDS}


def made_of(kind: type, fields: Mapping[str, Any]) -> Any:
    """Make an object of its fields."""
    return kind(*[fields[name] for name in field_names(kind)])


def state_of(kind: type, fields: Fields, decode: Decode) -> Any:
    """Make a state of its fields; the open decision keeps its moves, no rule runs."""
    lanes = [decode_agenda(lane, "lanes", decode) for lane in fields["lanes"]]
    agenda = decode_agenda(fields["agenda"], "agenda", decode)
    state = made_of(kind, {**fields, "lanes": lanes, "agenda": agenda})
    for name in AFTERWARDS:
        setattr(state, name, fields[name])
    return state


keep_by_fields(Chance, Replayed, Blind, Unshuffled, Event)
