"""Documents of all components by id: printed facts, `name`, `text`, `short`, `icons`, and whether it was designed."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeVar, get_args

from nextfrontier.games.evacuation.components import (
    modules,
    new_world,
    old_world,
    progress,
    solo,
    stadiums,
    tracks,
)
from nextfrontier.games.evacuation.components.facts import NewAreaFacts, SpaceFacts
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
from nextfrontier.games.evacuation.words.sentences import CATALOGUES
from nextfrontier.games.evacuation.words.texts import sentences_of, short_of, text_of
from nextfrontier.games.evacuation.words.things import action_card, named_id, named_ship, thing
from nextfrontier.kernel.game import Document
from nextfrontier.kit.vocabulary import Row
from nextfrontier.kit.words.messages import Message, Part
from nextfrontier.kit.words.speaking import as_sentence

P = TypeVar("P", bound=Printed)
OF_GOODS: Final = ("cost", "produces", "production")  # texts such as `2S 1F`


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


def old_areas(language: str) -> dict[str, shapes.OldAreaDocument]:
    """Return Area tiles and the Productivity tile."""
    named_tiles = [(tile, thing(tile.id)) for tile in old_world.AREAS]
    named_tiles.append((old_world.PRODUCTIVITY, Message("productivity_named")))
    return {
        tile.id: make_document(
            shapes.OldAreaDocument,
            tile,
            name,
            card_text.old_area(tile),
            showing_icons.of_old_area(tile),
            language,
        )
        for tile, name in named_tiles
    }


def continents(language: str) -> dict[str, shapes.ContinentDocument]:
    """Return the places of tiles, and their edges."""
    return {
        tile.id: make_document(shapes.ContinentDocument, tile, thing(tile.id), [], [], language)
        for tile in old_world.CONTINENTS
    }


def new_areas(language: str) -> dict[str, shapes.NewAreaDocument]:
    """Return the 61 Areas; `population` lists their Population spaces."""
    return {
        area.id: make_document(
            shapes.NewAreaDocument,
            area,
            thing(area.id),
            card_text.new_area(area),
            showing_icons.of_new_area(area),
            language,
            population=population(area),
        )
        for area in new_world.AREAS
    }


def population(area: NewAreaFacts) -> list[shapes.PopulationSpace]:
    """Return the Population spaces: their good and how many levels they are worth."""
    goods = get_args(Good)
    return [
        shapes.PopulationSpace(goods[LETTERS.index(space[-1])], int(space[:-1]))
        for space in area.people.split()
    ]


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


def years(language: str) -> dict[str, shapes.YearDocument]:
    """Return the demands of each year."""
    return {
        str(year.year): make_document(
            shapes.YearDocument, year, Message("year_named", year.year), card_text.year(year), [], language
        )
        for year in tracks.YEARS
    }


def board_actions(language: str) -> dict[str, shapes.BoardActionDocument]:
    """Return the ten actions of the player board."""
    return {
        action.id: make_document(
            shapes.BoardActionDocument,
            action,
            thing(action.id),
            [],
            [],
            language,
            **effect_fields(action.effect, language),
            name=short_of(action.effect, language),
        )
        for action in tracks.BOARD_ACTIONS
    }


def ship_tiles(printed: Facts, language: str) -> dict[str, shapes.ShipDocument]:
    """Return the Spaceships."""
    return {
        ship.id: make_document(
            shapes.ShipDocument,
            ship,
            named_ship(ship),
            card_text.ship(ship),
            showing_icons.of_ship(ship),
            language,
        )
        for ship in printed.ships.values()
    }


def stadium_cards(printed: Facts, language: str) -> dict[str, shapes.StadiumDocument]:
    """Return the starting Stadium and the deck."""
    return {
        card.id: make_document(
            shapes.StadiumDocument,
            card,
            thing(card.id),
            card_text.stadium(card),
            showing_icons.of_stadium(card),
            language,
        )
        for card in (stadiums.STARTING, *printed.stadiums.values())
    }


def infrastructure_cards(printed: Facts, language: str) -> dict[str, shapes.InfrastructureDocument]:
    """Return Infrastructure; `twins` have the same illustration, `condition` is the requirement alone."""
    found: dict[str, shapes.InfrastructureDocument] = {}
    for card in printed.infrastructure.values():
        alike = [other.id for other in printed.infrastructure.values() if other.art == card.art]
        text, icons = card_text.infrastructure(card, alike), showing_icons.of_infrastructure(card)
        found[card.id] = make_document(
            shapes.InfrastructureDocument,
            card,
            thing(card.id),
            text,
            icons,
            language,
            short=short_of(card.requirement, language),
            condition=in_short(card.requirement, language),
            twins=[id_ for id_ in alike if id_ != card.id],
        )
    return found


def technology_tiles(printed: Facts, language: str) -> dict[str, shapes.TechnologyDocument]:
    """Return the four sets; `once` where it is used in the Actions phase."""
    return {
        tile.id: make_document(
            shapes.TechnologyDocument,
            tile,
            thing(tile.id),
            card_text.technology(tile),
            showing_icons.of_technology(tile),
            language,
            short=short_of(tile.effect, language),
        )
        for tile in printed.technologies.values()
    }


def cards(printed: Facts, language: str) -> dict[str, shapes.ActionCardDocument]:
    """Return the Action cards."""
    return {
        str(card.number): make_document(
            shapes.ActionCardDocument,
            card,
            action_card(card.number),
            [],
            [],
            language,
            **effect_fields(card.effect, language),
        )
        for card in printed.action_cards.values()
    }


def goal_cards(printed: Facts, language: str) -> dict[str, shapes.GoalDocument]:
    """Return the Goal cards."""
    return {
        str(card.number): make_document(
            shapes.GoalDocument,
            card,
            Message("nothing"),
            [],
            [],
            language,
            **effect_fields(card.score, language),
            name=card.name,
        )
        for card in printed.goals.values()
    }


def bonus_cards(printed: Facts, language: str) -> dict[str, shapes.BonusDocument]:
    """Return Year-end Bonus cards; `lower_bonus` and `higher_bonus` are the two bonuses alone."""
    return {
        card.id: make_document(
            shapes.BonusDocument,
            card,
            thing(card.id),
            card_text.bonus(card),
            VOCABULARY.icons(card.lower_effect),
            language,
            lower_bonus=in_short(card.lower_effect, language),
            higher_bonus=in_short(card.higher_effect, language),
        )
        for card in printed.bonuses.values()
    }


def common_goals(printed: Facts, language: str) -> dict[str, shapes.CommonGoalDocument]:
    """Return the sides of the Common Goal cards; `condition` is the requirement alone."""
    return {
        side.id: make_document(
            shapes.CommonGoalDocument,
            side,
            thing(side.id),
            card_text.common_goal(side),
            showing_icons.of_common_goal(side),
            language,
            short=short_of(side.requirement, language),
            condition=in_short(side.requirement, language),
        )
        for side in printed.common_goals.values()
    }


def lines(language: str) -> dict[str, shapes.LineDocument]:
    """Return the marked Areas of Line Majority, with the Areas of the line that each face defines."""
    return {
        str(line.number): make_document(
            shapes.LineDocument,
            line,
            Message("line_named", line.number),
            card_text.line(line),
            [],
            language,
            walk_one=walk(line.area, line.face_one),
            walk_two=walk(line.area, line.face_two),
        )
        for line in modules.LINES
    }


def solo_cards(printed: Facts, language: str) -> dict[str, shapes.SoloCardDocument]:
    """Return the Solo deck."""
    return {
        card.id: make_document(
            shapes.SoloCardDocument,
            card,
            named_id("solo_card_named", card.id),
            card_text.solo_card(card),
            [],
            language,
        )
        for card in printed.solo_cards.values()
    }


def rim() -> list[shapes.RimPlace]:
    """Return the way of the Solo tile, with the Areas along its two arrows (EV-SOLO-24, -25)."""
    return [
        shapes.RimPlace(place.area, walk(place.area, place.arrow_a), walk(place.area, place.arrow_b))
        for place in solo.RIM
    ]


def walk(area: str, direction: str) -> list[str]:
    """Return the ids of the Areas from one in a direction."""
    return [GEOGRAPHY.areas[number].id for number in GEOGRAPHY.walk(area, direction)]


GEOGRAPHY: Final = Geography(new_world.AREAS)
