"""Effects, requirements and scores as messages: what each says, before a language is chosen (section 3.10)."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.evacuation.effects.gains import CLONES
from nextfrontier.games.evacuation.words.nouns import area, areas, count, grouped, price
from nextfrontier.kit.expressions import Call, Value
from nextfrontier.kit.words.calls import (
    as_call,
    both,
    named_number,
    named_word,
    number,
    numbers,
    only,
    word,
    words,
)
from nextfrontier.kit.words.messages import Message, Part, Series, WordingError
from nextfrontier.kit.words.nouns import counted
from nextfrontier.kit.words.writers import Writer, plain, written

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "gain": ("one_world",),
    "settle": ("env", "any_passage", "beyond", "steel", "needs", "ignore_symbols"),
    "ship": ("cost", "free", "bay", "first_flight", "first_resources", "launch", "world"),
    "stadium": ("cost", "free", "world"),
    "prepare": ("free",),
    "play_infra": ("free", "ignore_requirement"),
    "area": ("env", "with"),
}

LASTING: Final = ("now", "always", "on", "once", "mod", "set")


def message_of(effect: Value) -> Part:
    """What an effect, a requirement or a score means."""
    return written(effect, NAMES, WRITERS)


def _seq(call: Call) -> Part:
    """One after the other; what a technology says stands side by side."""
    joint = "beside" if any(as_call(part).name in LASTING for part in call.arguments) else "then"
    return Series(joint, [message_of(part) for part in call.arguments])


def _parts(call: Call) -> Part:
    return Message("two_parts", parts=Series("parts", [message_of(part) for part in call.arguments]))


def _pay(call: Call) -> Part:
    bundle, effect = both(call)
    return Message("pay", price=price(bundle), effect=message_of(effect))


def _gain(call: Call) -> Part:
    amount, kind = both(call)
    if kind != "any":
        return Message("gain.kind", number(amount), good=Message(f"good.{word(kind)}"))
    key = "gain.one_world" if named_word(call, "one_world", "no") == "yes" else "gain.any"
    return Message(key, number(amount))


def _clone(_call: Call) -> Part:
    return Message("clone", CLONES)


def _settle(call: Call) -> Part:
    settled = area(words(call.named["env"]) if "env" in call.named else [], named_word(call, "needs", ""))
    terms: list[Part] = [*_steel(call.named.get("steel", 0))]
    for name in ("ignore_symbols", "beyond"):
        if name in call.named:
            terms.append(Message(f"settle.{name}", named_number(call, name)))
    if named_word(call, "any_passage", "no") == "yes":
        terms.append(Message("settle.any_passage"))
    if not terms:
        return Message(
            "settle.some" if "env" in call.named or "needs" in call.named else "settle", area=settled
        )
    return Message("settle.terms", area=settled, terms=Series("terms", terms))


def _steel(steel: Value) -> list[Part]:
    if steel == "free":
        return [Message("settle.steel.free")]
    return _change("settle.steel", number(steel))


def _change(key: str, change: int) -> list[Part]:
    """So much more or less; nothing if it stays as it is."""
    return [Message(f"{key}.{'more' if change > 0 else 'less'}", abs(change))] if change else []


def _build(call: Call) -> Part:
    terms: list[Part] = [*_place(call), *_price_change(call.named.get("cost"))]
    if named_word(call, "bay", "no") == "yes":
        terms.append(Message("build.bay"))
    for name in ("first_flight", "first_resources"):
        terms += _change(f"build.{name}", named_number(call, name, 0))
    if named_word(call, "launch", "no") == "yes":
        terms.append(Message("build.launch"))
    if not terms:
        return Message(call.name)
    free = named_word(call, "free", "no") == "yes"
    return Message(f"{call.name}.{'free' if free else 'terms'}", terms=Series("terms", terms))


def _place(call: Call) -> list[Part]:
    """For free or not, and on which world if the card says so; a launch begins on the Old World (OQ-84)."""
    launched = named_word(call, "launch", "no") == "yes"
    world = named_word(call, "world", "old" if launched else "either")
    if named_word(call, "free", "no") == "yes":
        return [Message("build.free" if world == "either" else f"build.free.{world}")]
    return [] if world == "either" else [Message(f"build.world.{world}")]


def _price_change(cost: Value | None) -> list[Part]:
    """What is to be paid more or less."""
    if cost is None:
        return []
    found: list[Part] = []
    for key, sign in (("build.less", -1), ("build.more", 1)):
        named = {good: sign * number(n) for good, n in as_call(cost).named.items() if sign * number(n) > 0}
        if named:
            found.append(Message(key, amounts=price(Call("units", [], {**named}))))
    return found


def _prepare(call: Call) -> Part:
    free = named_word(call, "free", "no") == "yes"
    return Message("prepare.free" if free else "prepare", factory=Message(f"factory.{word(only(call))}"))


def _factory(call: Call) -> Part:
    return Message("factory", factory=Message(f"factory.{word(only(call))}"))


def _refill(call: Call) -> Part:
    row, most = both(call)
    return Message("refill", number(most), items=Message(f"row.{word(row)}", number(most)))


def _raise(call: Call) -> Part:
    marker, value = both(call)
    if marker != "one":
        raise WordingError(f"raise knows no marker {marker}")
    return Message("raise", things=count(value, 1))


def _productivity(call: Call) -> Part:
    return Message(f"productivity.{word(only(call))}")


def _unlock(call: Call) -> Part:
    return Message("unlock", environment=Message(f"environment.{word(only(call))}"))


# Technologies.


def _timed(call: Call) -> Part:
    return Message(call.name, effect=message_of(only(call)))


def _always(call: Call) -> Part:
    return message_of(only(call))


def _once(call: Call) -> Part:
    period, effect = both(call)
    return Message(f"once.{word(period)}", effect=message_of(effect))


def _on(call: Call) -> Part:
    event, effect = both(call)
    name = word(event)
    if not name.startswith("prepare_"):
        return Message(f"on.{name}", effect=message_of(effect))
    kind = Message(f"factory.{name.removeprefix('prepare_')}")
    return Message("on.prepare", factory=kind, effect=message_of(effect))


def _modifier(call: Call) -> Part:
    key, value = both(call)
    name = f"{call.name}.{word(key)}"
    if value == "all":
        return Message(f"{name}.all")
    return Message(name, 1 if value == "yes" else abs(number(value)))


# Requirements and scores.


def _areas(call: Call) -> Part:
    least, selector = both(call)
    return Message("settled", things=counted(areas(selector, number(least)), number(least)))


def _line(call: Call) -> Part:
    direction, selectors = both(call)
    if not isinstance(selectors, list):
        raise WordingError("line(direction, [area(…), …])")
    return Message(f"line.{word(direction)}", things=grouped(selectors))


def _all(call: Call) -> Part:
    """Settled Areas together; other requirements one by one."""
    inner = [as_call(value) for value in call.arguments]
    if all(part.name == "areas" for part in inner):
        things: list[Part] = []
        for part in inner:
            least, selector = both(part)
            things.append(counted(areas(selector, number(least)), number(least)))
        return Message("settled", things=Series("and", things))
    return Series("and", [message_of(part) for part in inner])


def _at_least(call: Call) -> Part:
    least, value = both(call)
    return Message("atleast", things=counted(count(value, number(least)), number(least)))


def _per(call: Call) -> Part:
    if len(call.arguments) != 3:
        raise WordingError(f"{call} needs points, a count and the most")
    each, value, most = call.arguments
    return Message("per", number(each), things=count(value, 1), most=Message("number", number(most)))


def _table(call: Call) -> Part:
    value, rows = both(call)
    if not isinstance(rows, list):
        raise WordingError("table(count(…), [[threshold, points], …])")
    pairs = [numbers(row) for row in rows]
    return Message(
        "table",
        points=Series("scale", [Message("number", pair[1]) for pair in pairs]),
        thresholds=Series("scale", [Message("number", pair[0]) for pair in pairs]),
        things=count(value, pairs[-1][0]),
    )


WRITERS: Final[dict[str, Writer]] = {
    "seq": _seq,
    "parts": _parts,
    "pay": _pay,
    "gain": _gain,
    "exchange": plain,
    "infra": plain,
    "invent": plain,
    "settle": _settle,
    "ship": _build,
    "stadium": _build,
    "prepare": _prepare,
    "factory": _factory,
    "clone": _clone,
    "pop": plain,
    "draw": plain,
    "refill": _refill,
    "play_infra": plain,
    "raise": _raise,
    "productivity": _productivity,
    "unlock": _unlock,
    "now": _timed,
    "always": _always,
    "once": _once,
    "on": _on,
    "mod": _modifier,
    "set": _modifier,
    "areas": _areas,
    "line": _line,
    "all": _all,
    "atleast": _at_least,
    "per": _per,
    "table": _table,
}
