"""Documents of all components by id: printed facts, `name`, `text`, `short`, `icons`, and whether it was designed."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

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
from nextfrontier.games.evacuation.showing import icons as showing_icons
from nextfrontier.games.evacuation.state.geography import Geography
from nextfrontier.games.evacuation.state.goods import LETTERS, NAMES, named, read_goods
from nextfrontier.games.evacuation.vocabulary.library import Facts
from nextfrontier.games.evacuation.words import texts as card_text
from nextfrontier.games.evacuation.words.icons import icons_of
from nextfrontier.games.evacuation.words.sentences import CATALOGUES
from nextfrontier.games.evacuation.words.texts import sentences_of, short_of, text_of
from nextfrontier.games.evacuation.words.things import action_card, named_id, named_ship, thing
from nextfrontier.kit.words.icon_rows import Row
from nextfrontier.kit.words.messages import Message, Part
from nextfrontier.kit.words.speaking import as_sentence

Document = dict[str, Any]
OF_GOODS: Final = ("cost", "produces", "production")  # texts such as `2S 1F`


def told(facts: NamedTuple, name: Part, text: list[Part], icons: Row, language: str) -> Document:
    """What is printed on a thing, in words and icons; goods also by name."""
    printed = {key: as_list(value) for key, value in facts._asdict().items()}
    by_name = {f"{key}_goods": named(read_goods(printed[key])) for key in OF_GOODS if key in printed}
    said = sentences_of(text, language) if text else ""
    return {
        "name": as_sentence(CATALOGUES[language].say(name)),
        **printed,
        **by_name,
        "text": said,
        "short": said,
        "icons": icons,
        "designed": is_designed(printed["provenance"]),
    }


def as_list(value: Any) -> Any:
    """A tuple as a list, whatever it holds."""
    return [as_list(item) for item in value] if isinstance(value, tuple) else value


def in_short(effect: str, language: str) -> Document:
    """An effect or a requirement in words and icons."""
    return {"text": text_of(effect, language), "short": short_of(effect, language), "icons": icons_of(effect)}


def old_areas(language: str) -> Document:
    """Area tiles and the Productivity tile."""
    found = {
        tile.id: told(
            tile, thing(tile.id), card_text.old_area(tile), showing_icons.of_old_area(tile), language
        )
        for tile in old_world.AREAS
    }
    tile = old_world.PRODUCTIVITY
    name = Message("productivity_named")
    found[tile.id] = told(tile, name, card_text.old_area(tile), showing_icons.of_old_area(tile), language)
    return found


def continents(language: str) -> Document:
    """Where tiles lie, and their edges."""
    return {tile.id: told(tile, thing(tile.id), [], [], language) for tile in old_world.CONTINENTS}


def new_areas(language: str) -> Document:
    """The 61 Areas; `population` lists their Population spaces."""
    return {
        area.id: {
            **told(area, thing(area.id), card_text.new_area(area), showing_icons.of_new_area(area), language),
            "population": population(area),
        }
        for area in new_world.AREAS
    }


def population(area: NewAreaFacts) -> list[Document]:
    """The Population spaces: their good and how many levels they are worth."""
    return [
        {"good": NAMES[LETTERS.index(space[-1])], "levels": int(space[:-1])} for space in area.people.split()
    ]


def progress_track(language: str) -> Document:
    """Spaces that are not blank by lane and step, and the Passages."""
    lanes = {"main": progress.MAIN, "second": progress.SECOND}
    return {
        "end": progress.END,
        "end_spots": progress.END_SPOTS,
        **{
            lane: {str(step): space(lane, step, facts, language) for step, facts in spaces.items()}
            for lane, spaces in lanes.items()
        },
        "passages": {
            passage.id: told(
                passage,
                Message("passage_named", number),
                card_text.passage(passage),
                showing_icons.of_passage(passage),
                language,
            )
            for number, passage in enumerate(progress.PASSAGES, 1)
        },
    }


def space(lane: str, step: int, facts: SpaceFacts, language: str) -> Document:
    """A space of the Progress track."""
    name = Message(f"step_named.{lane}", step)
    return told(facts, name, card_text.space(facts), showing_icons.of_space(facts), language)


def years(language: str) -> Document:
    """What each year demands."""
    return {
        str(year.year): told(year, Message("year_named", year.year), card_text.year(year), [], language)
        for year in tracks.YEARS
    }


def board_actions(language: str) -> Document:
    """The ten actions of the player board."""
    return {
        action.id: {
            **told(action, thing(action.id), [], [], language),
            **in_short(action.effect, language),
            "name": short_of(action.effect, language),
        }
        for action in tracks.BOARD_ACTIONS
    }


def ship_tiles(printed: Facts, language: str) -> Document:
    """The Spaceships."""
    return {
        ship.id: told(ship, named_ship(ship), card_text.ship(ship), showing_icons.of_ship(ship), language)
        for ship in printed.ships.values()
    }


def stadium_cards(printed: Facts, language: str) -> Document:
    """The starting Stadium and the deck."""
    return {
        card.id: told(card, thing(card.id), card_text.stadium(card), showing_icons.of_stadium(card), language)
        for card in (stadiums.STARTING, *printed.stadiums.values())
    }


def infrastructure_cards(printed: Facts, language: str) -> Document:
    """Infrastructure; `twins` have the same illustration, `condition` is the requirement alone."""
    found: Document = {}
    for card in printed.infrastructure.values():
        alike = [other.id for other in printed.infrastructure.values() if other.art == card.art]
        text, icons = card_text.infrastructure(card, alike), showing_icons.of_infrastructure(card)
        found[card.id] = {
            **told(card, thing(card.id), text, icons, language),
            "short": short_of(card.requirement, language),
            "condition": in_short(card.requirement, language),
            "twins": [id_ for id_ in alike if id_ != card.id],
        }
    return found


def technology_tiles(printed: Facts, language: str) -> Document:
    """The four sets; `once` where it is used in the Actions phase."""
    return {
        tile.id: {
            **told(
                tile,
                thing(tile.id),
                card_text.technology(tile),
                showing_icons.of_technology(tile),
                language,
            ),
            "short": short_of(tile.effect, language),
        }
        for tile in printed.technologies.values()
    }


def cards(printed: Facts, language: str) -> Document:
    """The Action cards."""
    return {
        str(card.number): {
            **told(card, action_card(card.number), [], [], language),
            **in_short(card.effect, language),
        }
        for card in printed.action_cards.values()
    }


def goal_cards(printed: Facts, language: str) -> Document:
    """The Goal cards."""
    return {
        str(card.number): {
            **told(card, Message("nothing"), [], [], language),
            **in_short(card.score, language),
            "name": card.name,
        }
        for card in printed.goals.values()
    }


def bonus_cards(printed: Facts, language: str) -> Document:
    """Year-end Bonus cards; `lower_bonus` and `higher_bonus` are the two bonuses alone."""
    return {
        card.id: {
            **told(card, thing(card.id), card_text.bonus(card), [], language),
            "icons": icons_of(card.lower_effect),
            "lower_bonus": in_short(card.lower_effect, language),
            "higher_bonus": in_short(card.higher_effect, language),
        }
        for card in printed.bonuses.values()
    }


def common_goals(printed: Facts, language: str) -> Document:
    """The sides of the Common Goal cards; `condition` is the requirement alone."""
    return {
        side.id: {
            **told(
                side,
                thing(side.id),
                card_text.common_goal(side),
                showing_icons.of_common_goal(side),
                language,
            ),
            "short": short_of(side.requirement, language),
            "condition": in_short(side.requirement, language),
        }
        for side in printed.common_goals.values()
    }


def lines(language: str) -> Document:
    """The marked Areas of Line Majority; `walk_one` and `walk_two` are the Areas of the line that each face defines."""
    return {
        str(line.number): {
            **told(line, Message("line_named", line.number), card_text.line(line), [], language),
            "walk_one": walk(line.area, line.face_one),
            "walk_two": walk(line.area, line.face_two),
        }
        for line in modules.LINES
    }


def solo_cards(printed: Facts, language: str) -> Document:
    """The Solo deck."""
    return {
        card.id: told(card, named_id("solo_card_named", card.id), card_text.solo_card(card), [], language)
        for card in printed.solo_cards.values()
    }


def rim() -> list[Document]:
    """The way of the Solo tile, with the Areas along its two arrows (EV-SOLO-24, -25)."""
    return [
        {
            "area": place.area,
            "a": walk(place.area, place.arrow_a),
            "b": walk(place.area, place.arrow_b),
        }
        for place in solo.RIM
    ]


def walk(area: str, direction: str) -> list[str]:
    """The ids of the Areas from one in a direction."""
    return [GEOGRAPHY.areas[number].id for number in GEOGRAPHY.walk(area, direction)]


GEOGRAPHY: Final = Geography(new_world.AREAS)
