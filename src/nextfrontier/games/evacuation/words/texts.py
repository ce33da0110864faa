"""The words of everything printed, from the same expressions and facts as its behaviour."""

from __future__ import annotations

from typing import Final

from nextfrontier.games.evacuation.components import facts as printed
from nextfrontier.games.evacuation.effects.effect import PARTS_WORD, SEQ
from nextfrontier.games.evacuation.effects.technologies import ALWAYS, MODIFIER, TECHNOLOGY
from nextfrontier.games.evacuation.state.goods import LETTERS, NAMES, read_goods
from nextfrontier.games.evacuation.vocabulary.words import VOCABULARY
from nextfrontier.games.evacuation.words.nouns import environment, goods
from nextfrontier.kit.expressions import Call, parse
from nextfrontier.kit.words import speaking
from nextfrontier.kit.words.catalogues import read_catalogues
from nextfrontier.kit.words.messages import Message, Name, Part, Series, WordingError
from nextfrontier.kit.words.nouns import name_count

__all__ = ["CATALOGUES", "ICONS", "WordingError", "icons_in", "sentences_of", "short_of", "text_of"]

PACKAGE: Final = "nextfrontier.games.evacuation"
CATALOGUES: Final = read_catalogues(PACKAGE)
ICONS: Final = [key.removeprefix("icon.") for key in CATALOGUES["en"].texts if key.startswith("icon.")]
ENERGY_PASSAGE: Final = "P2"  # it also says which world pays for actions (EV-PASS-08)


def icons_in(language: str) -> dict[str, str]:
    """Return all icons with their meanings."""
    catalogue = speaking.catalogue_of(CATALOGUES, language)
    return {icon: catalogue.say(Message(f"icon.{icon}")) for icon in ICONS}


def text_of(effect: str | Call, language: str = "en", form: str = "") -> str:
    """Return the wording of an effect, a requirement or a score; the parts of a card are sentences of their own."""
    return sentences_of(split(parse(effect) if isinstance(effect, str) else effect), language, form)


def short_of(effect: str | Call, language: str = "en") -> str:
    """Return the wording of an effect, a requirement or a score as a label."""
    said = speaking.catalogue_of(CATALOGUES, language).say(VOCABULARY.say(effect), "short")
    return speaking.as_sentence(said)


def sentences_of(messages: list[Part], language: str = "en", form: str = "") -> str:
    """Return messages as sentences."""
    return speaking.sentences(speaking.catalogue_of(CATALOGUES, language), messages, form)


def split(call: Call) -> list[Part]:
    """Return the parts that stand side by side in an effect."""
    if call.name == PARTS_WORD.name and call.arguments:
        return [*[VOCABULARY.say(part) for part in call.arguments], Message("either_order")]
    inner = [part for part in call.arguments if isinstance(part, Call)]
    lasting = {*VOCABULARY.sorts[TECHNOLOGY.name], *VOCABULARY.sorts[MODIFIER.name]}
    if call.name in (SEQ.name, ALWAYS.name) and inner and inner[0].name in lasting:
        return [message for part in inner for message in split(part)]
    return [VOCABULARY.say(call)]


def technology(tile: printed.TechnologyFacts) -> list[Part]:
    """Describe a technology: its effect and its Happy Faces."""
    faces: list[Part] = [Message("faces", tile.faces)] if tile.faces else []
    return [*faces, *split(parse(tile.effect))]


def action_card(card: printed.ActionCardFacts) -> list[Part]:
    """Describe the effect of a card."""
    return split(parse(card.effect))


def infrastructure(card: printed.InfrastructureFacts, twins: list[str]) -> list[Part]:
    """Describe cost, requirement and production; `twins` are the cards with the same illustration, itself too."""
    found: list[Part] = [
        Message(
            "infrastructure.text",
            price=goods(read_goods(card.cost)),
            requirement=VOCABULARY.say(card.requirement),
            production=goods(read_goods(card.production)),
        )
    ]
    if len(twins) > 1:
        found.append(Message("infrastructure.art", cards=Series("and", [Name(twin) for twin in twins])))
    return found


def common_goal(side: printed.CommonGoalFacts) -> list[Part]:
    """Describe requirement, cost, production and points."""
    return [
        Message("common_goal.text", requirement=VOCABULARY.say(side.requirement)),
        Message(
            "common_goal.play",
            price=goods(read_goods(side.cost)),
            production=goods(read_goods(side.production)),
            points=Message("points", side.points),
        ),
    ]


def bonus(card: printed.BonusFacts) -> list[Part]:
    """Describe both Power Levels with their bonus."""
    both = ((card.lower, card.lower_effect), (card.higher, card.higher_effect))
    return [
        Message("bonus.text", level=Message("number", level), effect=VOCABULARY.say(effect))
        for level, effect in both
    ]


def ship(tile: printed.ShipFacts) -> list[Part]:
    """Describe cost, flight, bays and limits."""
    bays: Part = Message("ship.no_bays")
    if tile.bays:
        bays = Message("ship.bays", bays=Series("and", [environment(bay) for bay in tile.bays]))
    limits = Message(
        "ship.limits",
        buildings=Message("buildings", tile.buildings),
        resources=Message("resources", tile.resources),
    )
    cost = Message("ship.cost", price=goods(read_goods(tile.cost)))
    return [cost, Message("ship.flight", tile.flight), bays, limits]


def stadium(card: printed.StadiumFacts) -> list[Part]:
    """Describe Happy Faces and cost."""
    if not card.cost:
        return [Message("stadium.starting")]
    return [Message("faces", card.faces), Message("stadium.cost", price=goods(read_goods(card.cost)))]


def old_area(tile: printed.OldAreaFacts) -> list[Part]:
    """Describe the production of an Area and the gain of its evacuation."""
    produced = read_goods(tile.produces)
    message = Message(f"old_area.{tile.kind}", tile.circles, goods=goods(produced))
    if tile.kind == "factory":
        message.parts["factory"] = Message(f"factory.{NAMES[produced.index(1)]}")
    return [message]


def new_area(area: printed.NewAreaFacts) -> list[Part]:
    """Describe environment, spaces, Steel and symbols."""
    people = area.people.split()
    spaces: list[Part] = []
    if area.factories:
        spaces.append(Message("new_area.factories", area.factories))
    if people:
        numbers = [(NAMES[LETTERS.index(p[-1])], int(p[:-1])) for p in people]
        kinds: list[Part] = [name_count(Message(f"good.{name}", n), n) for name, n in numbers]
        spaces.append(Message("new_area.people", len(people), goods=Series("and", kinds)))
    found: list[Part] = [
        Message("new_area.text", environment=environment(area.environment), spaces=Series("and", spaces))
    ]
    if people:
        found.append(Message("new_area.steel", len(people)))
    if area.symbols:
        found.append(Message("new_area.symbols", symbols=symbols(area.symbols)))
    return found


def symbols(text: str) -> Part:
    """Describe symbols: `YW` as `1 yellow disc and 1 white ring`."""
    found: list[Part] = []
    for letter, name in (("Y", "yellow"), ("W", "white")):
        n = text.count(letter)
        if n:
            found.append(name_count(Message(f"symbol.{name}", n), n))
    return Series("and", found)


def space(facts: printed.SpaceFacts) -> list[Part]:
    """Describe a space of the Progress track."""
    found: list[Part] = [VOCABULARY.say(facts.effect)] if facts.effect else []
    if facts.symbols:
        found.append(Message("space.symbols", symbols=symbols(facts.symbols)))
    return found


def passage(facts: printed.PassageFacts) -> list[Part]:
    """Describe the effects of a Passage on markers that pass it."""
    times = (("each", facts.each), ("first", facts.first), ("second", facts.second))
    found: list[Part] = [
        Message(f"passage.{time}", effect=VOCABULARY.say(effect)) for time, effect in times if effect
    ]
    return [*found, Message("passage.energy")] if facts.id == ENERGY_PASSAGE else found


def year(facts: printed.YearFacts) -> list[Part]:
    """Describe the demands of a year."""
    food = [goods((amount, 0, 0)) for amount in (facts.old_food, facts.new_food)]
    found: list[Part] = [Message("year.text", old=food[0], new=food[1])]
    return [*found, Message("year.stadiums", facts.stadiums)] if facts.stadiums else found


def line(facts: printed.LineFacts) -> list[Part]:
    """Describe a marked Area and the directions of the faces of a Module tile."""
    one, two = (Message(f"direction.{face}") for face in (facts.face_one, facts.face_two))
    return [Message("line.text", area=Name(facts.area), one=one, two=two)]


def solo_card(card: printed.SoloCardFacts) -> list[Part]:
    """Describe the action of the face, the back, and the year in which the card joins."""
    back = Message("solo.back", number=Name(card.number), letter=Name(card.letter))
    found: list[Part] = [Message(f"solo.{card.action}"), back]
    return [*found, Message("solo.from_year", card.from_year)] if card.from_year > 1 else found
