"""Effects as messages: the writer of each call, and what the writers of all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nextfrontier.kit.expressions import Call, Value, parse
from nextfrontier.kit.words.calls import as_call, check_names, number, only
from nextfrontier.kit.words.messages import Message, Part, WordingError

Writer = Callable[[Call], Part]


def written(effect: Value, names: Mapping[str, tuple[str, ...]], writers: Mapping[str, Writer]) -> Part:
    """What an effect means, by the writer of its call; `names` lists the options of each call."""
    call = parse(effect) if isinstance(effect, str) else as_call(effect)
    check_names(call, names)
    if call.name not in writers:
        raise WordingError(f"{call.name} is no effect that has words")
    return writers[call.name](call)


def plain(call: Call) -> Message:
    """Told by its name, and by its number if it has one: `draw(2)`."""
    return Message(call.name, number(only(call)) if call.arguments else 1)
