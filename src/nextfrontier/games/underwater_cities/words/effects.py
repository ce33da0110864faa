"""Effects as messages: what each kind of effect says, before a language is chosen (cards document 2)."""

from __future__ import annotations

from nextfrontier.games.underwater_cities.words.arguments import NAMES, slot_effect
from nextfrontier.games.underwater_cities.words.nouns import at_least_each, count, price, things
from nextfrontier.kit.expressions import Call, Value
from nextfrontier.kit.words.calls import (
    as_call,
    both,
    check_names,
    named_number,
    named_word,
    number,
    numbers,
    only,
    required,
    word,
    words,
)
from nextfrontier.kit.words.messages import Message, Series, WordingError
from nextfrontier.kit.words.nouns import amounts, counted, nouns, ordinal, scale
from nextfrontier.kit.words.writers import Writer, plain, written


def message_of(effect: Value) -> Message | Series:
    """What an effect or a condition means."""
    return written(effect, NAMES, WRITERS)


def _timed(call: Call) -> Message:
    """An effect at a time: `production(e)`."""
    return Message(call.name, effect=message_of(only(call)))


def _gain(call: Call) -> Message:
    return Message("gain", amounts=amounts(call))


def _gain_any(call: Call) -> Message:
    key = "gain_any.distinct" if named_word(call, "distinct", "no") == "yes" else "gain_any"
    return Message(key, number(only(call)), goods=nouns(words(required(call, "of")), 1, "good."))


def _build(call: Call) -> Message:
    n = named_number(call, "n")
    built = Message(f"build{_up_to(n)}.{_payment(call)}", n, things=_where(call, n))
    if isinstance(call.named.get("cost"), Call):
        built.parts["price"] = price(call.named["cost"])
    if "discount" in call.named:
        built.parts["discount"] = price(call.named["discount"])
    if "upgraded" not in call.named or call.named["upgraded"] == "no":
        return built
    return Message(f"build{_up_to(n)}.upgraded", n, build=built, price=price(call.named["upgraded"]))


def _payment(call: Call) -> str:
    """How a build is paid for: usual, free, price, discount or price.discount."""
    cost = call.named.get("cost", "usual")
    if "discount" not in call.named or cost == "free":
        return "price" if isinstance(cost, Call) else word(cost)
    return "price.discount" if isinstance(cost, Call) else "discount"


def _where(call: Call, n: int) -> Message | Series:
    """What is built, with the kind of site if it is a special one."""
    built = things(words(only(call)), n)
    where = named_word(call, "where", "normal")
    return built if where == "normal" else Message(f"where.{where}", n, things=built)


def _upgrade(call: Call) -> Message:
    n = named_number(call, "n")
    cost = call.named.get("cost", "usual")
    key = f"upgrade{_one_or_two(n)}"
    upgraded = things(words(only(call)), n)
    if cost == "free":
        return Message(f"{key}.free", n, things=upgraded)
    return Message(f"{key}.price", n, things=upgraded, price=price(cost))


def _gain_metropolis(call: Call) -> Message:
    return Message("gain_metropolis", named_number(call, "look"))


def _produce_one(call: Call) -> Message:
    n = named_number(call, "n")
    state = named_word(call, "state", "upgraded")
    prefix = "kind.upgraded_" if state == "upgraded" else "connected."
    kinds = words(only(call))
    if n == 1:
        return Message(f"produce_one.{state}", things=things(kinds, 1, prefix))
    return Message(f"produce_one.up_to.{state}", n, nouns=nouns(kinds, n, prefix))


def _some_action_cards(call: Call) -> Message:
    n = number(only(call))
    return Message(f"{call.name}{_one_or_two(n)}", n)


def _perform_slot(call: Call) -> Message:
    slot = Message(f"slot.{named_word(call, 'colour', 'any')}")
    return Message(f"perform_slot.{word(only(call))}", slot=slot)


def _parts(call: Call) -> Series:
    return Series("parts", [message_of(part) for part in call.arguments])


def _choose(call: Call) -> Message:
    return Message("choose", options=Series("or", [message_of(option) for option in call.arguments]))


def _if(call: Call) -> Message:
    condition, effect = both(call)
    return Message("if_", condition=message_of(condition), effect=message_of(effect))


def _per(call: Call) -> Message:
    value, effect = both(call)
    every = named_number(call, "every")
    each = count(value, every)
    return Message(
        "per.max" if "max" in call.named else "per",
        named_number(call, "max"),
        effect=message_of(effect),
        things=each if every == 1 else counted(each, every),
    )


def _pay(call: Call) -> Message:
    bundle, effect = both(call)
    n = named_number(call, "times")
    key = "pay" if named_word(call, "from", "stock") == "stock" else "pay.produced"
    return Message(key + _times(n), n, price=price(bundle), effect=message_of(effect))


def _exchange(call: Call) -> Message:
    give, take = both(call)
    n = named_number(call, "times")
    return Message("exchange" + _times(n), n, give=price(give), take=price(take))


def _swap_output(call: Call) -> Message:
    structures = nouns(words(only(call)), 2, "connected.")
    give, take = price(required(call, "give")), price(required(call, "take"))
    return Message("swap_output", structures=structures, give=give, take=take)


def _steps(call: Call) -> Message:
    """A scale of victory points, as on brown metropolises."""
    if len(call.arguments) != 3:
        raise WordingError(f"{call} needs a count, thresholds and victory points")
    value, thresholds, points = call.arguments
    noun = count(value, numbers(thresholds)[-1])
    return Message("steps", points=scale(points), thresholds=scale(thresholds), nouns=noun)


def _at_least(call: Call) -> Message:
    value, least = both(call)
    n = number(least)
    if as_call(value).name == "slot_colours":
        return Message("at_least.slot_colours.all" if n == 3 else "at_least.slot_colours", n)
    return Message("at_least", n, things=at_least_each(as_call(value), n))


def _discount(call: Call) -> Message:
    kinds, bundle = both(call)
    if kinds == "special_card":
        return Message("discount.special_card", discount=price(bundle))
    return Message("discount", kinds=nouns(words(kinds), 1), discount=price(bundle))


def _whenever(call: Call) -> Message:
    event, effect = both(call)
    message = _event(as_call(event))
    message.parts["effect"] = message_of(effect)
    return message


def _event(event: Call) -> Message:
    """The sentence of an event, still without what it brings (cards document 2.7)."""
    check_names(event, NAMES)
    if event.name in ("on_build", "on_upgrade"):
        return Message(event.name, kinds=nouns(words(only(event)), 1))
    if event.name == "on_slot_gain":
        return Message(event.name, amounts=counted(Message(f"good.{word(only(event))}"), 1))
    if event.name in ("on_build_nth", "on_upgrade_nth"):
        return _nth(event)
    return plain(event)


def _nth(event: Call) -> Message:
    kind, n = both(event)
    prefix = "kind.upgraded_" if event.name == "on_upgrade_nth" else "kind."
    key = f"{event.name}.{word(required(event, 'per'))}"
    return Message(key, ordinal=ordinal(number(n)), kinds=nouns(words(kind), 1, prefix))


def _slot_change(call: Call) -> Message:
    slot, value = both(call)
    effect, change = slot_effect(slot), as_call(value)
    message = Message(f"slot_change.{change.name}", slot=message_of(effect))
    if change.name == "also":
        message.parts["effect"] = message_of(only(change))
    if change.name == "widen":
        message.parts["kinds"] = nouns(words(only(change)), 2)
        message.parts["printed"] = nouns(_kinds_built(effect), 2)
    return message


def _kinds_built(effect: Call) -> list[str]:
    """What an effect builds, wherever it does."""
    if effect.name == "build":
        return words(only(effect))
    return [kind for part in effect.arguments if isinstance(part, Call) for kind in _kinds_built(part)]


def _up_to(n: int) -> str:
    return ".up_to" if n > 1 else ""


def _one_or_two(n: int) -> str:
    return ".one_or_two" if n == 2 else _up_to(n)


def _times(n: int) -> str:
    return ".times" if n > 1 else ""


WRITERS: dict[str, Writer] = {
    "gain": _gain,
    "gain_any": _gain_any,
    "draw": plain,
    "federation": plain,
    "build": _build,
    "upgrade": _upgrade,
    "convert_city": plain,
    "gain_metropolis": _gain_metropolis,
    "produce_one": _produce_one,
    "use_action_card": _some_action_cards,
    "ready_action_card": _some_action_cards,
    "perform_slot": _perform_slot,
    "take_special": plain,
    "parts": _parts,
    "choose": _choose,
    "if_": _if,
    "per": _per,
    "pay": _pay,
    "exchange": _exchange,
    "swap_output": _swap_output,
    "steps": _steps,
    "multiply": plain,
    "action": _timed,
    "production": _timed,
    "final": _timed,
    "once_per_turn": _timed,
    "whenever": _whenever,
    "discount": _discount,
    "hand_limit": plain,
    "slot_change": _slot_change,
    "at_least": _at_least,
    "on_space": plain,
}
