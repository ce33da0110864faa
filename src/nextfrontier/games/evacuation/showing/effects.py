"""Effects by their places, each with words and icons, for decisions about the parts and the order of effects."""

from __future__ import annotations

from functools import lru_cache

from nextfrontier.games.evacuation.components import progress, tracks
from nextfrontier.games.evacuation.components.facts import TechnologyFacts
from nextfrontier.games.evacuation.effects.effect import EFFECT, PARTS_WORD, SEQ
from nextfrontier.games.evacuation.effects.technologies import NOW, ON, ONCE
from nextfrontier.games.evacuation.showing.shapes import EffectNode
from nextfrontier.games.evacuation.vocabulary.library import Facts
from nextfrontier.games.evacuation.vocabulary.words import VOCABULARY
from nextfrontier.games.evacuation.words.texts import short_of, text_of
from nextfrontier.kit.expressions import Call, parse
from nextfrontier.kit.words.languages import form_of_buttons


def effects_by_place(facts: Facts, language: str, form: str = "") -> dict[str, EffectNode]:
    """Return every node of every effect: `A1`, `A1/2`, `card 30/1`, `T1.3 now`, `YB2 lower`, `step 8 main`."""
    found: dict[str, EffectNode] = {}
    for place, call in printed_effects(facts).items():
        add_tree(found, place, call, language, form)
    return found


def text_at(facts: Facts, place: str, language: str) -> str:
    """Return the text of the effect at a place, as a button says it; empty if there is none."""
    found = known_effects(facts, language, form_of_buttons(language)).get(place)
    return "" if found is None else found.text


@lru_cache(maxsize=8)
def known_effects(facts: Facts, language: str, form: str) -> dict[str, EffectNode]:
    """Return all effects by place, those told lately without making them again."""
    return effects_by_place(facts, language, form)


def printed_effects(facts: Facts) -> dict[str, Call]:
    """Return all effects by the place of their root."""
    found = {action.id: parse(action.effect) for action in tracks.BOARD_ACTIONS}
    found |= {f"card {card.number}": parse(card.effect) for card in facts.action_cards.values()}
    for card in facts.bonuses.values():
        found[f"{card.id} lower"] = parse(card.lower_effect)
        found[f"{card.id} higher"] = parse(card.higher_effect)
    for lane, spaces in (("main", progress.MAIN), ("second", progress.SECOND)):
        for step, space in spaces.items():
            if space.effect:
                found[f"step {step} {lane}"] = parse(space.effect)
    for tile in facts.technologies.values():
        found |= technology_effects(tile, parse(tile.effect))
    return found


def technology_effects(tile: TechnologyFacts, call: Call) -> dict[str, Call]:
    """Return the effects of a technology: now, once a year, or on an event."""
    found: dict[str, Call] = {}
    inner = [value for value in call.arguments if isinstance(value, Call)]
    if call.name == SEQ.name:
        for part in inner:
            found |= technology_effects(tile, part)
    elif call.name in (NOW.name, ONCE.name):
        found[f"{tile.id} {call.name}"] = inner[0]
    elif call.name == ON.name:
        found[f"{tile.id} {call.arguments[0]}"] = inner[0]
    return found


def add_tree(found: dict[str, EffectNode], place: str, call: Call, language: str, form: str) -> None:
    """Add a node and all nodes beneath it."""
    found[place] = EffectNode(text_of(call, language, form), short_of(call, language), VOCABULARY.icons(call))
    if call.name == PARTS_WORD.name:
        found[place].parts = len(call.arguments)
    for index, inner in enumerate(VOCABULARY.effects_in(call, EFFECT, EFFECT)):
        add_tree(found, f"{place}/{index + 1}", inner, language, form)
