"""Refusals as messages: the sentence that a reason takes, the things that it names, and the fixes."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.underwater_cities.effects.conditional import IF, PER, STEPS
from nextfrontier.games.underwater_cities.effects.slots import AVAILABLE, NOT_MINE, OCCUPIED_BY_OTHER
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY
from nextfrontier.games.underwater_cities.words.things import Price, Things, amounts, bundle, kinds
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.vocabulary import as_list, as_number
from nextfrontier.kit.words.messages import Message, Part
from nextfrontier.kit.words.nouns import name_count

SCOPE_NAMES: Final = {AVAILABLE: "available", OCCUPIED_BY_OTHER: "occupied_by_other", NOT_MINE: "not_mine"}
PAID_WITH_BIOMATTER: Final = ["cannot_pay_build", "cannot_upgrade_it"]  # where it may replace other goods


def fixes_of(reason: Reason) -> list[str]:
    """Return the keys of the fixes that can work in the position; without a position of those that always work."""
    return ["leave_out"] if reason.code == "excluded_option" else reason.fixes


def keys_of(reason: Reason) -> list[str]:
    """Return the keys of the sentence, the most exact first."""
    key = f"reason.{reason.code}"
    if "scope" in reason.parameters:
        return [f"{key}.{SCOPE_NAMES[int(reason.parameters['scope'])]}"]
    return [*[f"{key}.{part}" for part in ("surcharge", "have", "paid") if part in reason.parameters], key]


def parts_of_reason(reason: Reason, things: Things) -> dict[str, Part]:
    """Return the parts that the sentences about a refusal can name."""
    given = reason.parameters
    parts = {name: things.describe(name, value) for name, value in given.items()}
    if "price" in given:
        price = Price(str(given["price"]), str(given["stock"]), reason.code in PAID_WITH_BIOMATTER)
        parts.update(price.parts())
    if "surcharge" in given:
        parts["surcharge"] = amounts(bundle(str(given["surcharge"])))
    if reason.code == "nothing_produces":
        parts["producers"] = kinds(str(given["kinds"]), "upgraded." if given["upgraded"] else "connected.")
    elif reason.code == "contract_not_met":
        parts["condition"] = VOCABULARY.say(things.facts.contracts[str(given["contract"])].condition)
    elif reason.code == "condition_not_met":
        parts["condition"] = condition_at(str(given["place"]), things)
    elif reason.code == "count_is_zero":
        parts["least"] = least_count(str(given["place"]), things)
    return parts


def condition_at(place: str, things: Things) -> Part:
    """Return the condition of the effect at a place; a general wording if its pack is not at hand."""
    found = [call.arguments[0] for call in things.calls(place, IF.name)]
    return VOCABULARY.say(found[0]) if found else Message("its_condition")


def least_count(place: str, things: Things) -> Part:
    """Return the number of things that the count of an effect needs to give anything: `2 connected farms`."""
    found = [(call.arguments[0], as_list(call.arguments[1])[0]) for call in things.calls(place, STEPS.name)]
    found += [(call.arguments[0], call.named.get("every", 1)) for call in things.calls(place, PER.name)]
    if not found:
        return Message("more_things")
    value, least = found[0][0], as_number(found[0][1])
    return name_count(VOCABULARY.say(value, least), least)
