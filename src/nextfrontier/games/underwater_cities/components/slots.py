"""The action slots and, clockwise from G1, the rings they form (cards document 2.9, boards document 1)."""

from nextfrontier.games.underwater_cities.components.facts import RingPlace, SlotFacts

SLOTS: tuple[SlotFacts, ...] = (
    SlotFacts("SL-01", "gain(science=1, steelplast=1, kelp=1)"),
    SlotFacts("SL-02", "build(tunnel, n=2)"),
    SlotFacts("SL-03", "parts(use_action_card(1), take_special())"),
    SlotFacts("SL-04", "parts(build(city), build(building))"),
    SlotFacts("SL-05", "choose(gain(science=2), upgrade(structure, n=3))"),
    SlotFacts("SL-06", "build(farm, n=2)"),
    SlotFacts("SL-07", "parts(build(tunnel), build(city))"),
    SlotFacts("SL-08", "gain(steelplast=2, kelp=1)"),
    SlotFacts("SL-09", "build(lab, n=2)"),
    SlotFacts("SL-10", "parts(use_action_card(1), build(structure, upgraded=usual))"),
    SlotFacts("SL-11", "federation(2)"),
    SlotFacts("SL-12", "build(desal, n=2)"),
    SlotFacts("SL-13", "choose(build(city), gain(kelp=1))"),
    SlotFacts("SL-14", "parts(use_action_card(1), gain(steelplast=1))"),
    SlotFacts("SL-15", "choose(build(tunnel), parts(federation(1), draw(2), gain(credit=1)))"),
    SlotFacts(
        "SL-16",
        "parts(use_action_card(1), gain_any(2, of=[kelp, steelplast, science, credit], distinct=yes))",
    ),
    SlotFacts("SL-17", "choose(build(farm, n=2), build(lab, n=2))"),
    SlotFacts("SL-18", "parts(build(tunnel), use_action_card(1))"),
    SlotFacts("SL-19", "take_special()"),
    SlotFacts("SL-20", "build(city)"),
    SlotFacts("SL-21", "parts(draw(2), choose(upgrade(structure), gain(kelp=1)))"),
    SlotFacts("AAS", "parts(draw(2), gain(credit=2))"),  # the slot that is always available (UC-AAS-03)
)

RING_MANY: tuple[RingPlace, ...] = (
    RingPlace("G1", "SL-14", "green"),
    RingPlace("G2", "SL-15", "green"),
    RingPlace("G3", "SL-13", "green"),
    RingPlace("G4", "SL-12", "green"),
    RingPlace("G5", "SL-11", "green"),
    RingPlace("R1", "SL-09", "red"),
    RingPlace("R2", "SL-08", "red"),
    RingPlace("R3", "SL-07", "red"),
    RingPlace("R4", "SL-06", "red"),
    RingPlace("R5", "SL-10", "red"),
    RingPlace("Y1", "SL-04", "yellow"),
    RingPlace("Y2", "SL-05", "yellow"),
    RingPlace("Y3", "SL-03", "yellow"),
    RingPlace("Y4", "SL-02", "yellow"),
    RingPlace("Y5", "SL-01", "yellow"),
)

RING_FEW: tuple[RingPlace, ...] = (
    RingPlace("G1", "SL-12", "green"),
    RingPlace("G2", "SL-21", "green"),
    RingPlace("G3", "SL-20", "green"),
    RingPlace("G4", "SL-11", "green"),
    RingPlace("R1", "SL-19", "red"),
    RingPlace("R2", "SL-18", "red"),
    RingPlace("R3", "SL-08", "red"),
    RingPlace("R4", "SL-17", "red"),
    RingPlace("Y1", "SL-16", "yellow"),
    RingPlace("Y2", "SL-04", "yellow"),
    RingPlace("Y3", "SL-05", "yellow"),
    RingPlace("Y4", "SL-02", "yellow"),
)
