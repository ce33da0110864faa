"""Everything that is said in a tea house: sentences by key, one catalogue for each language."""

from __future__ import annotations

from typing import Final

from nextfrontier.kernel.events import Details, Event
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.words.catalogues import shared_texts
from nextfrontier.kit.words.languages import plural_rule
from nextfrontier.kit.words.messages import Catalogue, Message, Name, Part, Player, Series, Template
from nextfrontier.kit.words.speaking import catalogue_of, explain_refusal, say, say_apart

EN: Final[dict[str, Template]] = {
    **shared_texts("en"),
    "title": "Tea House",
    "option.rounds": "how many rounds are played",
    "coins": {"one": "{n} coin", "other": "{n} coins"},
    "tea": "{n} tea",
    "points": {"one": "{n} point", "other": "{n} points"},
    "cards": {"one": "{n} card", "other": "{n} cards"},
    "kind.spice": "Spice: take two coins or one tea.",
    "kind.fair": "Fair: buy a tea for a coin, if you like.",
    "kind.news": "News: draw two cards.",
    "kind.lamp": "Lamp: it costs a coin, stays, and gives a coin whenever you brew and as income.",
    "cause.market": "in the market",
    "cause.kitchen": "in the kitchen",
    "cause.card": "for card {n}",
    "cause.gift": "as a gift",
    "cause.income": "as income",
    "cause.lamp": "by lamps",
    "cause.sell": "by selling",
    "cause.start": "to begin with",
    "log.dealt": "{player} is dealt {cards}.",
    "log.dealt.which": "{player} is dealt {cards}: {which}.",
    "log.gave_up": "{player} gives up {cards}.",
    "log.gave_up.which": "{player} gives up {cards}: {which}.",
    "log.discarded": "{player} discards {cards}.",
    "log.discarded.which": "{player} discards {cards}: {which}.",
    "log.drew": "{player} draws {cards}.",
    "log.drew.which": "{player} draws {cards}: {which}.",
    "log.passed": "{player} passes.",
    "log.played": "{player} plays card {card} with the {place}.",
    "log.gained": "{player} gets {gains} {cause}.",
    "log.paid": "{player} pays {payments} {cause}.",
    "log.exchanged": "{player} pays {payments} and gets {gains} {cause}.",
    "prompt.giveup": "Which card do you give up? Nobody sees it.",
    "prompt.discard": "Which card do you discard?",
    "prompt.act": "Which place do you use, and with which card? Or do you pass?",
    "prompt.use": "Use the place, or stop.",
    "prompt.gift": "Two coins or one tea?",
    "prompt.end": "Your turn is over. Draw and let the next player begin?",
    "reason.no_coin": "It costs a coin.",
    "reason.no_tea": "It needs tea.",
    "reason.not_done": "Use the place once before you stop.",
    "reason.out_of_reach": "The {place} could not be used then.",
    "reason.sold": "Tea is sold once a turn.",
    "place.market": "market",
    "place.kitchen": "kitchen",
    "rule.TEA-GIVEUP": "Everybody is dealt five cards and gives up two; these go under the deck.",
    "rule.TEA-DISCARD": "Whoever has more than three cards discards, at the latest when their turn begins.",
    "rule.TEA-ACT": "In a turn use a place and a card in any order, or pass. A lamp costs a coin.",
    "rule.TEA-USE": "Market: a coin for a tea. Kitchen: a tea for two points. Once at least, twice at most.",
    "rule.TEA-GIFT": "A gift is two coins or one tea.",
    "rule.TEA-SELL": "Once a turn sell a tea for a coin, before you use a place or end the turn.",
    "rule.TEA-END": "At the end of a turn draw two cards. After a round everybody gets a coin and one for each lamp.",
}
CATALOGUES: Final = {"en": Catalogue(EN, plural_rule("en_GB"))}


def explain(reason: Reason, language: str = "en") -> tuple[str, list[str]]:
    """Say why something is refused."""
    keys = [f"reason.{reason.code}"]
    return explain_refusal(catalogue_of(CATALOGUES, language), reason, keys, [], parts_of_reason)


def parts_of_reason(reason: Reason) -> dict[str, Part]:
    """Return what a sentence about a refusal may name."""
    place = reason.parameters.get("place")
    return {"place": Message(f"place.{place}")} if place else {}


def sentence(event: Event, viewer: int, language: str = "en") -> str:
    """Say the event, as far as this viewer may know it."""
    return say(catalogue_of(CATALOGUES, language), *tell_event(event, viewer))


def sentence_pieces(event: Event, viewer: int, language: str = "en") -> list[str | int]:
    """Say the event in pieces, with the numbers of seats in place of players."""
    return say_apart(catalogue_of(CATALOGUES, language), *tell_event(event, viewer))


def tell_event(event: Event, viewer: int) -> tuple[str, dict[str, Part]]:
    """Return the key of the sentence and its parts, made of the details that the viewer may see."""
    details = event.seen_by(viewer)
    parts: dict[str, Part] = {"player": Player(event.seat)}
    if event.kind == "gained":
        return tell_gain(event, details, parts)
    if event.kind == "played":
        place = Message(f"place.{details['place']}")
        return "log.played", {**parts, "card": Name(str(details["card"])), "place": place}
    if "cards" not in details:
        return f"log.{event.kind}", parts
    parts["cards"] = Message("cards", number_of(details["cards"]))
    which = details.get("which")
    if not which or not isinstance(which, list):
        return f"log.{event.kind}", parts
    return f"log.{event.kind}.which", {**parts, "which": Series("and", [Name(str(card)) for card in which])}


def tell_gain(event: Event, details: Details, parts: dict[str, Part]) -> tuple[str, dict[str, Part]]:
    """Return the key and the parts of the payments and the gains."""
    amounts = {name: number_of(details[name]) for name in ("coins", "tea", "points")}
    gains: list[Part] = [Message(name, n) for name, n in amounts.items() if n > 0]
    payments: list[Part] = [Message(name, -n) for name, n in amounts.items() if n < 0]
    word, _, number = event.cause.partition(" ")
    parts["cause"] = Message(f"cause.{word}", int(number or 1))
    parts["gains"] = Series("and", gains or [Message("nothing")])
    if not payments:
        return "log.gained", parts
    parts["payments"] = Series("and", payments)
    return "log.exchanged" if gains else "log.paid", parts


def number_of(detail: object) -> int:
    """Return a detail that is a number."""
    assert isinstance(detail, int)
    return detail


def prompt(kind: str, language: str = "en") -> str:
    """Say what a decision asks."""
    return say(catalogue_of(CATALOGUES, language), f"prompt.{kind}", {})


def rule_text(id_: str, language: str = "en") -> str | None:
    """Return the text of a rule; None if there is none with this id."""
    found = catalogue_of(CATALOGUES, language).texts.get(f"rule.{id_}")
    return found if isinstance(found, str) else None


def say_key(key: str, language: str = "en") -> str:
    """Say the entry of a key."""
    return catalogue_of(CATALOGUES, language).say(Message(key))


def card_text(kind: str, language: str = "en") -> str:
    """Say what a card of this kind does."""
    return say_key(f"kind.{kind}", language)
