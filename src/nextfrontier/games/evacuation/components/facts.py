"""The value types of the components; effects are texts in the grammar of `kernel.expressions`, words of section 3.10.

Costs and production are texts such as `2S 1F`. Provenance names its sources, the main one first: rulebook, picture,
public, design.
"""

from typing import NamedTuple


class PieceFacts(NamedTuple):
    """The number of pieces of a kind in the box."""

    kind: str
    amount: int
    provenance: str


class OldAreaFacts(NamedTuple):
    """An Area tile of the Old World: people or factory, and its production (EV-TRANS-06, -07)."""

    id: str
    kind: str
    circles: int
    produces: str
    provenance: str


class ContinentFacts(NamedTuple):
    """A starting continent: where its tiles lie, and the edge colours of OW1 to OW9 there (EV-SETUP-02)."""

    id: str
    corner: str
    rows: tuple[tuple[str, ...], ...]
    edges: tuple[tuple[str, ...], ...]
    weak: str
    provenance: str


class NewAreaFacts(NamedTuple):
    """An Area of the New World; people are its Population spaces, `2F` one for Food worth 2 (EV-INCOME-13, -14)."""

    id: str
    q: int
    r: int
    environment: str
    factories: int
    people: str
    symbols: str
    provenance: str
    weak: str = ""


class SpaceFacts(NamedTuple):
    """A space of the Progress track besides the waiting lane (EV-PROG-06)."""

    symbols: str
    effect: str
    provenance: str


class PassageFacts(NamedTuple):
    """A Passage: its effects on a marker that passes it, each time, as the first and as the second own marker."""

    id: str
    after: int
    each: str
    first: str
    second: str
    provenance: str


class YearFacts(NamedTuple):
    """The demands of a year on each world (EV-INCOME-17, -23, -24)."""

    year: int
    old_food: int
    new_food: int
    stadiums: int
    provenance: str


class BoardActionFacts(NamedTuple):
    """An action of the player board; its group is its Power Level (EV-ACTION-05)."""

    id: str
    group: int
    effect: str
    provenance: str


class ShipFacts(NamedTuple):
    """A Spaceship (EV-SHIP-05)."""

    id: str
    model: str
    bays: tuple[str, ...]
    buildings: int
    resources: int
    cost: str
    flight: int
    provenance: str


class StadiumFacts(NamedTuple):
    """A Stadium (EV-STAD-02)."""

    id: str
    faces: int
    cost: str
    provenance: str


class InfrastructureFacts(NamedTuple):
    """An Infrastructure card (EV-INFRA-04, -06, -11)."""

    id: str
    deck: int
    cost: str
    requirement: str
    production: str
    art: str
    provenance: str


class TechnologyFacts(NamedTuple):
    """A technology tile (EV-TECH-03, -11..13); confidence is that of the reading."""

    id: str
    set: int
    level: int
    faces: int
    effect: str
    provenance: str
    confidence: str


class ActionCardFacts(NamedTuple):
    """An Action card: Power Levels to choose from, and its effect (EV-ADV-16, -18)."""

    number: int
    power: tuple[int, ...]
    effect: str
    provenance: str


class GoalFacts(NamedTuple):
    """A Goal card (EV-SCORE-03)."""

    number: int
    name: str
    score: str
    provenance: str


class BonusFacts(NamedTuple):
    """A Year-end Bonus card: two Power Levels with a bonus each (EV-BONUS-02)."""

    id: str
    flag: bool
    lower: int
    lower_effect: str
    higher: int
    higher_effect: str
    provenance: str


class CommonGoalFacts(NamedTuple):
    """One side of a Common Goal card (EV-MOD-03..07)."""

    id: str
    card: str
    requirement: str
    cost: str
    production: str
    points: int
    provenance: str


class LineFacts(NamedTuple):
    """A marked Area and the direction of the line that each face of a Module tile defines there (EV-MOD-10)."""

    number: int
    area: str
    face_one: str
    face_two: str
    provenance: str


class SoloCardFacts(NamedTuple):
    """A Solo card: the action of its face, number and letter of its back (EV-SOLO-19, -25)."""

    id: str
    action: str
    number: str
    letter: str
    from_year: int
    provenance: str


class RimFacts(NamedTuple):
    """A place of the Solo tile: the outer Area beside it and where its arrows point (EV-SOLO-24, -25)."""

    area: str
    arrow_a: str
    arrow_b: str
