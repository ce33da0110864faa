"""Events as messages: the sentence that an event takes for a reader, and the things that it names."""

from __future__ import annotations

from nextfrontier.games.underwater_cities.state.goods import POSITION_NAMES, RESOURCE_NAMES
from nextfrontier.games.underwater_cities.words.things import Amounts, Things, amounts
from nextfrontier.kernel.events import Details, Event
from nextfrontier.kit.words.messages import Message, Part, Player


def key_of(kind: str, seen: Details) -> str:
    """Return the key of the sentence for readers who see these details."""
    if kind == "chose":
        return f"event.chose{'.clone' if seen['clone'] else ''}{way_of_playing(seen)}"
    if kind == "drew" and not seen["cards"]:
        return "event.drew.none"
    if kind == "drew" and "which" in seen:
        return "event.drew.known"
    if kind == "discarded" and seen["under_deck"]:
        return "event.discarded.both" if seen["cards"] else "event.discarded.under_deck"
    if kind == "kept_special" and "card" in seen:
        return "event.kept_special.known.under" if seen["under"] else "event.kept_special.known"
    if kind == "discarded_action_card" and seen["ready"]:
        return "event.discarded_action_card.ready"
    return f"event.{kind}"


def way_of_playing(seen: Details) -> str:
    """Tell the way of playing: with the card after the slot, before it, or without one."""
    if not seen["card"]:
        return ".no_card"
    return ".card_first" if seen["card_first"] else ""


def parts_of_event(event: Event, seen: Details, things: Things) -> dict[str, Part]:
    """Return the parts that the sentences about an event can name."""
    parts = {name: things.describe(name, value) for name, value in seen.items()}
    parts["player"] = Player(event.seat)
    parts["cause"] = things.place(event.cause)
    if event.kind in ("gained", "paid", "fed"):
        parts["amounts"] = amounts(amounts_in(seen))
    elif event.kind == "tie_broken":
        parts["points"] = amounts({"vp": number_in(seen, "points")})
        parts["other"] = Player(number_in(seen, "other"))
    elif event.kind == "looked":
        parts["looked_at"] = looked_at(seen, parts)
    elif event.kind == "discarded" and "which" in seen:
        parts["under_deck"] = parts["which"]
    return parts


def amounts_in(seen: Details) -> Amounts:
    """Return resources and victory points, gained or lost, without the zeros."""
    names = {**dict(zip(POSITION_NAMES, RESOURCE_NAMES, strict=True)), "vp": "vp", "lost": "vp"}
    found = {good: seen.get(name, 0) for name, good in names.items() if seen.get(name)}
    return {good: n for good, n in found.items() if isinstance(n, int)}


def number_in(seen: Details, name: str) -> int:
    """Return a number of an event."""
    value = seen[name]
    return value if isinstance(value, int) else 0


def looked_at(seen: Details, parts: dict[str, Part]) -> Part:
    """Return the special cards or metropolises that were looked at, or their number."""
    if "which" in seen:
        return parts["which"]
    number = seen.get("cards")
    return Message("special_cards", number) if isinstance(number, int) else parts["tiles"]
