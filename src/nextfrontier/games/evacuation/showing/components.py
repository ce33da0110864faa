"""Documents of all components by id: printed facts, `name`, `text`, `short`, `icons`, and whether it was designed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar, get_args, get_type_hints

from nextfrontier.games.evacuation.components import (
    modules,
    new_world,
    old_world,
    progress,
    solo,
    stadiums,
    tracks,
)
from nextfrontier.games.evacuation.components.facts import InfrastructureFacts, NewAreaFacts, SpaceFacts
from nextfrontier.games.evacuation.packs.entries import is_designed
from nextfrontier.games.evacuation.positions.documents import Good
from nextfrontier.games.evacuation.showing import icons as showing_icons
from nextfrontier.games.evacuation.showing import shapes
from nextfrontier.games.evacuation.showing.shapes import Amounts, EffectNode, Printed
from nextfrontier.games.evacuation.state.geography import Geography
from nextfrontier.games.evacuation.state.goods import LETTERS, name_goods, read_goods
from nextfrontier.games.evacuation.vocabulary.library import Facts
from nextfrontier.games.evacuation.vocabulary.words import VOCABULARY
from nextfrontier.games.evacuation.words import texts as card_text
from nextfrontier.games.evacuation.words.names import name_goal, name_model
from nextfrontier.games.evacuation.words.texts import CATALOGUES, sentences_of, short_of, text_of
from nextfrontier.games.evacuation.words.things import action_card, named_id, named_ship, thing
from nextfrontier.kernel.game import Document
from nextfrontier.kit.vocabulary import Row
from nextfrontier.kit.words.messages import Message, Part
from nextfrontier.kit.words.speaking import as_sentence

P = TypeVar("P", bound=Printed)
OF_GOODS: Final = ("cost", "produces", "production")  # texts such as `2S 1F`
GEOGRAPHY: Final = Geography(new_world.AREAS)


class Shelf(NamedTuple):
    """A kind of printed things: where they are, and their words and icons. Their shape stands in `Components`."""

    things: Callable[[Facts], Iterable[Any]]
    name: Callable[[Any], Part] = lambda facts: thing(facts.id)
    text: Callable[[Any], list[Part]] = lambda facts: []
    icons: Callable[[Any], Row] = lambda facts: []
    more: Callable[[Any, Facts, str], Document] = lambda facts, printed, language: {}


def show_shelves(printed: Facts, language: str) -> Document:
    """Return the documents of all things that lie on a shelf, by shelf and key; the key is their first fact."""
    return {
        name: {str(facts[0]): show_thing(name, facts, printed, language) for facts in shelf.things(printed)}
        for name, shelf in SHELVES.items()
    }


def show_thing(name: str, facts: Any, printed: Facts, language: str) -> Printed:
    """Return the document of one thing of a shelf."""
    shelf = SHELVES[name]
    return make_document(
        shape_of(name),
        facts,
        shelf.name(facts),
        shelf.text(facts),
        shelf.icons(facts),
        language,
        **shelf.more(facts, printed, language),
    )


@cache
def shape_of(name: str) -> type[Printed]:
    """Return the shape of the documents of a shelf."""
    shape: type[Printed] = get_args(get_type_hints(shapes.Components)[name])[1]
    return shape


def make_document(
    shape: type[P], facts: NamedTuple, name: Part, text: list[Part], icons: Row, language: str, /, **more: Any
) -> P:
    """Return the print of a thing in the shape of its document, in words and icons; goods also by name."""
    printed = {key: as_list(value) for key, value in facts._asdict().items()}
    by_name = {
        f"{key}_goods": Amounts(**name_goods(read_goods(printed[key]))) for key in OF_GOODS if key in printed
    }
    said = sentences_of(text, language) if text else ""
    fields = {
        "name": as_sentence(CATALOGUES[language].say(name)),
        **printed,
        **by_name,
        "text": said,
        "short": said,
        "icons": icons,
        "designed": is_designed(printed["provenance"]),
    }
    return shape(**{**fields, **more})


def as_list(value: Any) -> Any:
    """Return a tuple of any content as a list."""
    return [as_list(item) for item in value] if isinstance(value, tuple) else value


def in_short(effect: str, language: str) -> EffectNode:
    """Return an effect or a requirement in words and icons."""
    return EffectNode(text_of(effect, language), short_of(effect, language), VOCABULARY.icons(effect))


def effect_fields(effect: str, language: str) -> Document:
    """Return the fields of a thing that is nothing but its effect."""
    shown = in_short(effect, language)
    return {"text": shown.text, "short": shown.short, "icons": shown.icons}


def requirement_fields(requirement: str, language: str) -> Document:
    """Return the fields of a thing that asks for something; `condition` is the requirement alone."""
    return {"short": short_of(requirement, language), "condition": in_short(requirement, language)}


def population(area: NewAreaFacts) -> list[shapes.PopulationSpace]:
    """Return the Population spaces: their good and how many levels they are worth."""
    goods = get_args(Good)
    return [
        shapes.PopulationSpace(goods[LETTERS.index(space[-1])], int(space[:-1]))
        for space in area.people.split()
    ]


def infrastructure_fields(card: InfrastructureFacts, printed: Facts, language: str) -> Document:
    """Return the further fields of an Infrastructure card; `twins` have the same illustration."""
    alike = [other.id for other in printed.infrastructure.values() if other.art == card.art]
    return {
        **requirement_fields(card.requirement, language),
        "text": sentences_of(card_text.infrastructure(card, alike), language),
        "twins": [id_ for id_ in alike if id_ != card.id],
    }


SHELVES: Final[dict[str, Shelf]] = {
    "old_areas": Shelf(
        lambda _: (*old_world.AREAS, old_world.PRODUCTIVITY),
        lambda tile: Message("productivity_named") if tile is old_world.PRODUCTIVITY else thing(tile.id),
        card_text.old_area,
        showing_icons.of_old_area,
    ),
    "continents": Shelf(lambda _: old_world.CONTINENTS),
    "new_areas": Shelf(
        lambda _: new_world.AREAS,
        text=card_text.new_area,
        icons=showing_icons.of_new_area,
        more=lambda area, _, language: {"population": population(area)},
    ),
    "years": Shelf(lambda _: tracks.YEARS, lambda year: Message("year_named", year.year), card_text.year),
    "board_actions": Shelf(
        lambda _: tracks.BOARD_ACTIONS,
        more=lambda action, _, language: {
            **effect_fields(action.effect, language),
            "name": short_of(action.effect, language),
        },
    ),
    "ships": Shelf(
        lambda printed: printed.ships.values(),
        named_ship,
        card_text.ship,
        showing_icons.of_ship,
        lambda ship, _, language: {"model": CATALOGUES[language].say(name_model(ship))},
    ),
    "stadiums": Shelf(
        lambda printed: (stadiums.STARTING, *printed.stadiums.values()),
        text=card_text.stadium,
        icons=showing_icons.of_stadium,
    ),
    "infrastructure": Shelf(
        lambda printed: printed.infrastructure.values(),
        icons=showing_icons.of_infrastructure,
        more=infrastructure_fields,
    ),
    "technologies": Shelf(
        lambda printed: printed.technologies.values(),
        text=card_text.technology,
        icons=showing_icons.of_technology,
        more=lambda tile, _, language: {"short": short_of(tile.effect, language)},
    ),
    "action_cards": Shelf(
        lambda printed: printed.action_cards.values(),
        lambda card: action_card(card.number),
        more=lambda card, _, language: effect_fields(card.effect, language),
    ),
    "goals": Shelf(
        lambda printed: printed.goals.values(),
        name_goal,
        more=lambda card, _, language: {
            **effect_fields(card.score, language),
            "name": CATALOGUES[language].say(name_goal(card)),
        },
    ),
    "bonuses": Shelf(
        lambda printed: printed.bonuses.values(),
        text=card_text.bonus,
        icons=lambda card: VOCABULARY.icons(card.lower_effect),
        more=lambda card, _, language: {
            "lower_bonus": in_short(card.lower_effect, language),
            "higher_bonus": in_short(card.higher_effect, language),
        },
    ),
    "common_goals": Shelf(
        lambda printed: printed.common_goals.values(),
        text=card_text.common_goal,
        icons=showing_icons.of_common_goal,
        more=lambda side, _, language: requirement_fields(side.requirement, language),
    ),
    "lines": Shelf(
        lambda _: modules.LINES,
        lambda line: Message("line_named", line.number),
        card_text.line,
        more=lambda line, _, language: {
            "walk_one": walk(line.area, line.face_one),
            "walk_two": walk(line.area, line.face_two),
        },
    ),
    "solo_cards": Shelf(
        lambda printed: printed.solo_cards.values(),
        lambda card: named_id("solo_card_named", card.id),
        card_text.solo_card,
    ),
}


def progress_track(language: str) -> shapes.ProgressDocument:
    """Return the spaces that are not blank by lane and step, and the Passages."""
    return shapes.ProgressDocument(
        end=progress.END,
        end_spots=progress.END_SPOTS,
        main={str(step): space("main", step, facts, language) for step, facts in progress.MAIN.items()},
        second={str(step): space("second", step, facts, language) for step, facts in progress.SECOND.items()},
        passages={
            passage.id: make_document(
                shapes.PassageDocument,
                passage,
                Message("passage_named", number),
                card_text.passage(passage),
                showing_icons.of_passage(passage),
                language,
            )
            for number, passage in enumerate(progress.PASSAGES, 1)
        },
    )


def space(lane: str, step: int, facts: SpaceFacts, language: str) -> shapes.SpaceDocument:
    """Return a space of the Progress track."""
    name = Message(f"step_named.{lane}", step)
    return make_document(
        shapes.SpaceDocument, facts, name, card_text.space(facts), showing_icons.of_space(facts), language
    )


def rim() -> list[shapes.RimPlace]:
    """Return the way of the Solo tile, with the Areas along its two arrows (EV-SOLO-24, -25)."""
    return [
        shapes.RimPlace(place.area, walk(place.area, place.arrow_a), walk(place.area, place.arrow_b))
        for place in solo.RIM
    ]


def walk(area: str, direction: str) -> list[str]:
    """Return the ids of the Areas from one in a direction."""
    return [GEOGRAPHY.areas[number].id for number in GEOGRAPHY.walk(area, direction)]
