"""Effects by their places, each with words and icons: the parts and alternatives of a decision."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import Final

from nextfrontier.games.underwater_cities.components.slots import SLOTS
from nextfrontier.games.underwater_cities.effects.arguments import KINDS
from nextfrontier.games.underwater_cities.effects.effect import EFFECT
from nextfrontier.games.underwater_cities.effects.parts import CHOOSE, PARTS_WORD
from nextfrontier.games.underwater_cities.effects.slot_changes import ALSO, BOTH_HALVES, SLOT_CHANGE, WIDEN
from nextfrontier.games.underwater_cities.rules.construction.building import BUILD
from nextfrontier.games.underwater_cities.showing.shapes import EffectNode
from nextfrontier.games.underwater_cities.vocabulary.library import Facts
from nextfrontier.games.underwater_cities.vocabulary.words import VOCABULARY
from nextfrontier.games.underwater_cities.words.texts import WordingError, text_of, text_of_contract
from nextfrontier.kit.expressions import Call, Value, parse
from nextfrontier.kit.words.languages import form_of_buttons

MOST_CHANGES: Final = 4  # cards of one owner that change one slot; more are left without words


def effects_by_place(facts: Facts, language: str, form: str = "") -> dict[str, EffectNode]:
    """Return every node of every effect: `card 37`, `card 37/1`, `SL-10/2`, `SL-05+116`, `B-4`, `board 5 MC`."""
    found: dict[str, EffectNode] = {}
    for card in facts.cards.values():
        add_tree(found, f"card {card.number}", parse(card.effect), language, form)
    for slot in SLOTS:
        add_tree(found, slot.id, parse(slot.effect), language, form)
    for tile in facts.metropolises.values():
        named = {
            tile.id: tile.instant,
            f"{tile.id} production": tile.production,
            f"{tile.id} final": tile.final,
        }
        for place, effect in named.items():
            if effect:
                add_tree(found, place, parse(effect), language, form)
    for contract in facts.contracts.values():
        found[contract.id] = EffectNode(
            text=text_of_contract(contract, language), icons=VOCABULARY.icons(contract.reward)
        )
        add_tree(found, f"{contract.id}/1", parse(contract.reward), language, form)
    for board in facts.boards.values():
        for bonus in board.bonuses:
            add_tree(found, f"board {board.number} {bonus.site}", parse(bonus.effect), language, form)
    for place, call in changed_slots(facts).items():
        add_tree(found, place, call, language, form)
    return found


def text_at(facts: Facts, place: str, language: str) -> str:
    """Return the text of the effect at a place, as a button says it; empty if nothing is known of it."""
    found = known_effects(facts, language, form_of_buttons(language)).get(documented_place(facts, place))
    return "" if found is None else found.text


@lru_cache(maxsize=8)
def known_effects(facts: Facts, language: str, form: str) -> dict[str, EffectNode]:
    """Return all effects by place, those told lately without making them again."""
    return effects_by_place(facts, language, form)


def documented_place(facts: Facts, place: str) -> str:
    """Return a place with those cards only that change its slot: `SL-05+56/2`."""
    source, *path = place.split("/")
    slot, *cards = source.split("+")
    changing = slot_changes(facts).get(slot, []) if cards else []
    return "/".join(["+".join([slot, *[card for card in cards if int(card) in changing]]), *path])


def add_tree(found: dict[str, EffectNode], place: str, call: Call, language: str, form: str) -> None:
    """Add a node and all beneath it, with the number of its parts or alternatives; leave out nodes without words."""
    try:
        found[place] = EffectNode(text=text_of(call, language, form), icons=VOCABULARY.icons(call))
    except WordingError:
        return
    if call.name in (PARTS_WORD.name, CHOOSE.name):
        found[place].parts = len(call.arguments)
    for index, inner in enumerate(VOCABULARY.effects_in(call, EFFECT, EFFECT)):
        add_tree(found, f"{place}/{index + 1}", inner, language, form)


def slot_changes(facts: Facts) -> dict[str, list[int]]:
    """Return the cards that change a slot, by the slot's id (UC-CARD-35)."""
    found: dict[str, list[int]] = {}
    for card in facts.cards.values():
        call = parse(card.effect)
        if call.name == SLOT_CHANGE.name:
            found.setdefault(str(call.arguments[0]), []).append(card.number)
    return found


def changed_slots(facts: Facts) -> dict[str, Call]:
    """Return changed actions under the slot's id and the changing cards, as claimed: `SL-05+116+203`."""
    effects = {slot.id: parse(slot.effect) for slot in SLOTS}
    found: dict[str, Call] = {}
    for slot, cards in slot_changes(facts).items():
        for number in range(1, min(len(cards), MOST_CHANGES) + 1):
            for chosen in permutations(cards, number):
                changes = [parse(facts.cards[card].effect).arguments[1] for card in chosen]
                found["+".join([slot, *map(str, chosen)])] = change_action(effects[slot], changes)
    return found


def change_action(slot: Call, changes: list[Value]) -> Call:
    """Return the action of a slot with its changes, as `changed_slots.changed_slot` performs it."""
    calls = [change for change in changes if isinstance(change, Call)]
    kinds = [change.arguments[0] for change in calls if change.name == WIDEN.name]
    found = widen_builds(slot, kinds)
    if any(change.name == BOTH_HALVES.name for change in calls) and found.name == CHOOSE.name:
        found = Call(PARTS_WORD.name, found.arguments, {})
    extra = [change.arguments[0] for change in calls if change.name == ALSO.name]
    if not extra:
        return found
    return Call(
        PARTS_WORD.name, [*(found.arguments if found.name == PARTS_WORD.name else [found]), *extra], {}
    )


def widen_builds(call: Call, kinds: list[Value]) -> Call:
    """Return a copy of an action with its builds opened to further kinds."""
    if call.name in (PARTS_WORD.name, CHOOSE.name):
        inner = [widen_builds(value, kinds) if isinstance(value, Call) else value for value in call.arguments]
        return Call(call.name, list(inner), {})
    if call.name != BUILD.name or not kinds:
        return call
    return Call(
        BUILD.name,
        [group_kinds([*as_names(call.arguments[0]), *[n for k in kinds for n in as_names(k)]])],
        call.named,
    )


def as_names(value: Value) -> list[str]:
    """Return one kind or several as a list of names."""
    return [str(item) for item in value] if isinstance(value, list) else [str(value)]


def group_kinds(names: list[str]) -> Value:
    """Return the kinds under one name where there is one: farm, desal and lab are `building`."""
    wanted = {kind for name in names for kind in KINDS[name]}
    for name, kinds in KINDS.items():
        if set(kinds) == wanted:
            return name
    left: list[Value] = list(dict.fromkeys(names))
    return left
