"""The entries of a pack against the facts: the facts that each may replace, and the new ones."""

from __future__ import annotations

import re
from typing import Final

from nextfrontier.games.underwater_cities.components.facts import CardFacts, ContractFacts, MetropolisFacts
from nextfrontier.games.underwater_cities.effects.arguments import COLOURS
from nextfrontier.games.underwater_cities.effects.counts import AT_LEAST, CONDITION
from nextfrontier.games.underwater_cities.effects.effect import EFFECT
from nextfrontier.games.underwater_cities.effects.places import (
    BONUS,
    ON_CARD,
    PERSONAL_ASSISTANT,
    REWARD,
    TILE_PRODUCTION,
    TILE_SCORING,
)
from nextfrontier.games.underwater_cities.packs.effects import why_no_condition, why_no_effect
from nextfrontier.games.underwater_cities.problems import problem
from nextfrontier.kit.packs.forms import NAME, FieldForm, Form
from nextfrontier.kit.packs.problems import Change, Problems
from nextfrontier.kit.vocabulary import Place

MOST_HAND_LIMIT: Final = 3
OWNED: Final = "O"  # read from the owner's box
COST_THREE: Final = (181, 190)
COST_ONE_OR_TWO: Final = (191, 205)
TILE_PLACES: Final = {"instant": BONUS, "production": TILE_PRODUCTION, "final": TILE_SCORING}


def is_designed(provenance: str) -> bool:
    """Is it designed for this project, wholly or in part?"""
    return re.search(r"\bD\b", provenance) is not None


def provenance_of(change: Change, old: str, *parts: bool) -> str:
    """Return the given provenance; else count the replaced parts as read from the owner's box, and keep the others."""
    if change.gives("provenance"):
        return change.text("provenance", "")
    olds = old.split(" / ")
    if all(parts):
        return OWNED
    if len(olds) == len(parts) and any(parts):
        return " / ".join(OWNED if new else kept for new, kept in zip(parts, olds, strict=True))
    return old if old.startswith(OWNED) else f"{OWNED}+{old}"


def effect_form(place: Place, may_be_empty: bool = False) -> FieldForm:
    """Return the form of an effect in a place."""
    return FieldForm("expression", sort=EFFECT, place=place, may_be_empty=may_be_empty)


def check_effect(change: Change, field: str, place: Place, problems: Problems) -> None:
    """Check that a given effect fits its place."""
    if change.gives(field):
        problems.add_all(f"{change.path}.{field}", why_no_effect(change.text(field, ""), place))


def replace_card(cards: dict[int, CardFacts], change: Change, problems: Problems) -> None:
    """Replace a card: its number tells its deck, so it stays in it (cards document 1.1)."""
    if not problems.check_key(cards, change, "number", "card"):
        return
    number = int(change.given["number"])
    card = cards[number]
    problems.check_attested(change, card.provenance, str(number))
    problems.check_labels(change)
    check_colour(change, number, problems)
    check_cost(change, number, problems)
    check_effect(change, "effect", place_of_card(number), problems)
    cards[number] = card._replace(
        colour=change.text("colour", card.colour),
        cost=int(change.given.get("cost", card.cost)),
        name=change.text("name", card.name),
        effect=change.text("effect", card.effect),
        provenance=provenance_of(change, card.provenance, change.gives("effect")),
    )


def card_form(number: int) -> Form:
    """Return the fields of a card: those that its deck leaves open."""
    costs = costs_of(number)
    found: Form = [("name", NAME)]
    if number:
        found.append(("colour", FieldForm("word", words=tuple(COLOURS))))
    if len(costs) > 1:
        found.append(("cost", FieldForm("number", min(costs), max(costs))))
    return [*found, ("effect", effect_form(place_of_card(number)))]


def place_of_card(number: int) -> Place:
    """Return the place of the effect of a card."""
    return ON_CARD if number else PERSONAL_ASSISTANT


def costs_of(number: int) -> tuple[int, ...]:
    """Return the costs that a card may have: 3, or 1 or 2, by the deck of special cards (UC-SPEC-08, UC-SETUP-08)."""
    if COST_THREE[0] <= number <= COST_THREE[1]:
        return (3,)
    return (1, 2) if COST_ONE_OR_TWO[0] <= number <= COST_ONE_OR_TWO[1] else ()


def check_hand_limits(cards: dict[int, CardFacts], problems: Problems) -> None:
    """Check that all cards together leave hands from which people can choose (UC-ENDTURN-08)."""
    effects = [card.effect for card in cards.values()]
    found = [re.fullmatch(r"\s*hand_limit\s*\(\s*(\d+)\s*\)\s*", effect) for effect in effects]
    if sum(int(match[1]) for match in found if match) > MOST_HAND_LIMIT:
        problems.add("cards", problem("hand_limit_all_cards_together_must", most_hand_limit=MOST_HAND_LIMIT))


def check_colour(change: Change, number: int, problems: Problems) -> None:
    """Check that a card has one of three colours, and the Personal Assistant none."""
    colours = COLOURS if number else ()
    if change.gives("colour") and change.given["colour"] not in colours:
        found = problem("colour_must", known=list(COLOURS)) if number else problem("assistant_has_no_colour")
        problems.add(f"{change.path}.colour", found)


def check_cost(change: Change, number: int, problems: Problems) -> None:
    """Check that a special card has a cost of its deck, and another card none."""
    costs = costs_of(number)
    if change.gives("cost") and change.given["cost"] not in costs:
        known = [str(cost) for cost in costs]
        found = problem("cost_must", known=known) if costs else problem("cost_of_special_cards_only")
        problems.add(f"{change.path}.cost", found)


def replace_metropolis(tiles: dict[str, MetropolisFacts], change: Change, problems: Problems) -> None:
    """Replace a tile: brown ones score in the end, blue ones give at once and in production (UC-METRO-04, -05)."""
    if not problems.check_key(tiles, change, "id", "metropolis"):
        return
    tile = tiles[str(change.given["id"])]
    problems.check_attested(change, tile.provenance, tile.id)
    problems.check_labels(change)
    own = tile_fields(tile)
    for field, place in TILE_PLACES.items():
        if field not in own and change.gives(field):
            problems.add(
                f"{change.path}.{field}", problem(f"metropolis_has_only.{tile.colour}", known=list(own))
            )
        elif change.text(field, ""):
            check_effect(change, field, place, problems)
    if not any(change.text(field, getattr(tile, field)) for field in own):
        problems.add(change.path, problem("would_do_nothing", id=tile.id))
    all_given = all(change.gives(field) or not getattr(tile, field) for field in own)
    tiles[tile.id] = tile._replace(
        instant=change.text("instant", tile.instant),
        production=change.text("production", tile.production),
        final=change.text("final", tile.final),
        provenance=provenance_of(change, tile.provenance, all_given),
    )


def tile_fields(tile: MetropolisFacts) -> tuple[str, ...]:
    """Return the fields of a metropolis tile, by its colour (UC-METRO-04, -05)."""
    return ("final",) if tile.colour == "brown" else ("instant", "production")


def tile_form(tile: MetropolisFacts) -> Form:
    """Return the form of a metropolis tile; of two effects one may be missing."""
    own = tile_fields(tile)
    return [(field, effect_form(TILE_PLACES[field], may_be_empty=len(own) > 1)) for field in own]


CONTRACT_FORM: Final[Form] = [
    ("name", NAME),
    ("condition", FieldForm("expression", sort=CONDITION, place=ON_CARD, words=(AT_LEAST.name,))),
    ("reward", effect_form(REWARD)),
]


def replace_contract(contracts: dict[str, ContractFacts], change: Change, problems: Problems) -> None:
    """Replace a contract with its condition and reward (UC-GOV-02, -04, -10)."""
    if not problems.check_key(contracts, change, "id", "contract"):
        return
    contract = contracts[str(change.given["id"])]
    problems.check_attested(change, contract.provenance, contract.id)
    problems.check_labels(change)
    if change.gives("condition"):
        problems.add_all(f"{change.path}.condition", why_no_condition(change.text("condition", "")))
    check_effect(change, "reward", REWARD, problems)
    contracts[contract.id] = contract._replace(
        name=change.text("name", contract.name),
        condition=change.text("condition", contract.condition),
        reward=change.text("reward", contract.reward),
        provenance=provenance_of(
            change, contract.provenance, change.gives("condition"), change.gives("reward")
        ),
    )
