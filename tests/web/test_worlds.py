"""The drawn maps of Evacuation: all is apart, inside and reached by keys; what is closed is closed by the rules."""

import math
import random
from itertools import combinations, pairwise
from typing import Any

import pytest

from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.rules.progress import marker_name
from tests.web.node import in_node

COMPONENTS = GAME.components("en", {})
CONTINENTS = sorted(COMPONENTS["continents"])
LANES = {2: ["main", "waiting"], 4: ["main", "second", "waiting"]}
FORMS = {"band": 1, "double": 2, "block": 3}  # with so many rows

NEW = """
const plan = await import("./games/evacuation/board/newworld/plan.ts");
const { numeral } = await import("./lib/icons/numerals.ts");
const told = (space) => ({ ...space, numeral: numeral(space.worth) });
const drawn = (area) => ({ id: area.id, ...plan.placeOf(area), spaces: plan.spacesOf(area).map(told) });
const { WIDTH, HEIGHT, FACE } = plan;
console.log(JSON.stringify({ WIDTH, HEIGHT, FACE, areas: Object.values(given.new_areas).map(drawn) }));
"""
OLD = """
const plan = await import("./games/evacuation/board/oldworld/plan.ts");
const drawn = (continent) => ({ areas: [...plan.placesOf(continent)], tiles: plan.tilesOf(continent) });
const { WIDTH, HEIGHT, FACE, TILE } = plan;
const found = Object.entries(given.continents).map(([id, continent]) => [id, drawn(continent)]);
console.log(JSON.stringify({ WIDTH, HEIGHT, FACE, TILE, continents: Object.fromEntries(found) }));
"""
TRACK = """
const plan = await import("./games/evacuation/board/track/plan.ts");
console.log(JSON.stringify({ GATE: plan.GATE, plan: plan.planOf(given.components, given.lanes, given.form) }));
"""
SHIPS = """
const { cargoOf, shipPlan } = await import("./games/evacuation/board/ships/plan.ts");
const empty = cargoOf(undefined, given);
const larger = ({ buildings, resources }) => ({ buildings: buildings + 1, resources: resources + 2 });
const plans = Object.values(given.ships).map((ship) => [ship.id, shipPlan(ship, larger(ship), empty)]);
console.log(JSON.stringify(plans));
"""
KEYS = """
const { siteByKey } = await import("./lib/board/navigation.ts");
const reached = (sites) => {
  const found = new Set([sites[0].id]);
  for (const site of found)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = siteByKey(key, site, sites, new Set());
      if (next) found.add(next);
    }
  return sites.filter(({ id }) => !found.has(id)).map(({ id }) => id);
};
console.log(JSON.stringify(given.map(reached)));
"""
PLAYERS = """
const { environmentsOf } = await import("./games/evacuation/board/newworld/plan.ts");
const { closedGate, frontOf } = await import("./games/evacuation/board/track/plan.ts");
const told = (player) => ({
  environments: [...environmentsOf(player, given.components)].sort(),
  front: frontOf(player.markers),
  closed: closedGate(player.markers, given.components),
});
console.log(JSON.stringify(given.players.map(told)));
"""
CARGO = """
const { cargoOf } = await import("./games/evacuation/board/ships/plan.ts");
console.log(JSON.stringify(cargoOf(given.flight, given.components)));
"""

Plan = dict[str, Any]


@pytest.fixture(scope="module")
def new() -> Plan:
    """Return the places of everything on the New World."""
    found: Plan = in_node(NEW, COMPONENTS)
    return found


@pytest.fixture(scope="module")
def old() -> Plan:
    """Return the places of everything on each continent."""
    found: Plan = in_node(OLD, COMPONENTS)
    return found


@pytest.fixture(scope="module", params=[(seats, form) for seats in LANES for form in FORMS])
def track(request: pytest.FixtureRequest) -> Plan:
    """Return the places of everything on the Progress track, with so many players and in this form."""
    seats, form = request.param
    found: Plan = in_node(TRACK, {"components": COMPONENTS, "lanes": LANES[seats], "form": form})
    return {**found, "form": form}


def distance(first: Plan, second: Plan) -> float:
    return math.hypot(first["x"] - second["x"], first["y"] - second["y"])


def test_areas_of_the_new_world_lie_side_by_side_and_inside(new: Plan) -> None:
    for first, second in combinations(new["areas"], 2):
        assert distance(first, second) > new["FACE"] * math.sqrt(3), (first["id"], second["id"])
    for area in new["areas"]:
        assert new["FACE"] < area["x"] < new["WIDTH"] - new["FACE"], area["id"]
        assert new["FACE"] < area["y"] < new["HEIGHT"] - new["FACE"], area["id"]


def test_neighbours_on_the_map_are_drawn_side_by_side(new: Plan) -> None:
    places = {area["id"]: area for area in new["areas"]}
    for line in COMPONENTS["lines"].values():
        for walk in (line["walk_one"], line["walk_two"]):
            for first, second in pairwise(walk):
                assert distance(places[first], places[second]) < new["FACE"] * 2, (first, second)


def test_every_space_of_an_area_is_drawn_and_lies_within_its_width(new: Plan) -> None:
    for area in new["areas"]:
        printed = COMPONENTS["new_areas"][area["id"]]
        drawn = [(space["good"], space["worth"]) for space in area["spaces"]]
        people = [(space["good"], space["levels"]) for space in printed["population"]]
        assert drawn == [(None, 1)] * printed["factories"] + people
        for space in area["spaces"]:
            assert space["numeral"], area["id"]
            assert abs(space["x"]) + space["width"] / 2 < new["FACE"] * math.sqrt(3) / 2, area["id"]
        for first, second in combinations(area["spaces"], 2):
            apart = abs(first["x"] - second["x"]) >= (first["width"] + second["width"]) / 2
            assert apart or abs(first["y"] - second["y"]) >= first["height"], area["id"]


@pytest.mark.parametrize("continent", CONTINENTS)
def test_areas_and_tiles_of_a_continent_lie_apart_and_inside(old: Plan, continent: str) -> None:
    drawn = old["continents"][continent]
    areas = [place for _, place in drawn["areas"]]
    assert sorted(name for name, _ in drawn["areas"]) == sorted(set(COMPONENTS["old_areas"]) - {"OWP"})
    for first, second in combinations(areas, 2):
        assert distance(first, second) > old["FACE"] * math.sqrt(3)
    for tile in drawn["tiles"]:
        assert min(distance(tile, area) for area in areas) > old["FACE"] + old["TILE"]
    for place, reach in [(area, old["FACE"]) for area in areas] + [(t, old["TILE"]) for t in drawn["tiles"]]:
        assert reach * 0.87 < place["x"] < old["WIDTH"] - reach * 0.87
        assert reach < place["y"] < old["HEIGHT"] - reach


def test_the_track_has_every_space_and_none_covers_another(track: Plan) -> None:
    spaces, gates = track["plan"]["spaces"], track["plan"]["gates"]
    boxes = [*spaces, *({**gate, "width": track["GATE"]} for gate in gates)]
    assert len({space["y"] for space in spaces if space["lane"] == "main"}) == FORMS[track["form"]]
    lanes = {space["lane"] for space in spaces}
    steps = range(1, COMPONENTS["progress"]["end"] + 1)
    assert {space["id"] for space in spaces} == {f"{step} {lane}" for step in steps for lane in lanes} | {
        "0 waiting"
    }
    for first, second in combinations(boxes, 2):
        beside = first["x"] >= second["x"] + second["width"] or second["x"] >= first["x"] + first["width"]
        above = first["y"] >= second["y"] + second["height"] or second["y"] >= first["y"] + first["height"]
        assert beside or above, (first["id"], second["id"])
    for box in boxes:
        assert 0 <= box["x"] <= track["plan"]["width"] - box["width"], box["id"]
        assert 0 <= box["y"] <= track["plan"]["height"] - box["height"], box["id"]


def test_every_ship_fits_its_drawing_even_when_technologies_enlarge_it() -> None:
    for ship, plan in in_node(SHIPS, COMPONENTS):
        assert plan["stern"] >= 20, ship
        assert plan["bow"] + 54 <= plan["width"], ship
        for first, second in combinations(plan["modules"], 2):
            beside = abs(first["x"] - second["x"]) >= min(first["size"], second["size"])
            assert beside or abs(first["y"] - second["y"]) >= first["size"], ship


def test_people_and_factories_of_evacuated_areas_stand_in_their_bays() -> None:
    goods = {"food": 0, "steel": 2, "energy": 0}
    flight = {
        "ship": "S17", "bays": ["OW4", "OW7"], "crates": ["OW8"], "stadiums": ["ST00"],
        "factories": {"food": 1, "steel": 1, "energy": 0}, "goods": goods,
    }  # fmt: skip
    assert in_node(CARGO, {"flight": flight, "components": COMPONENTS}) == {
        "bays": [["people", "people"], ["steel_factory"]],
        "buildings": ["stadium", "food_factory"],
        "goods": ["steel", "steel"],
    }


def test_arrow_keys_lead_to_every_area_and_space(new: Plan, old: Plan, track: Plan) -> None:
    continents = [
        [{"id": name, **place} for name, place in drawn["areas"]]
        + [{"id": f"OWP{i}", **tile} for i, tile in enumerate(drawn["tiles"])]
        for drawn in old["continents"].values()
    ]
    spaces = [
        {
            "id": box["id"],
            "x": box["x"] + box.get("width", track["GATE"]) / 2,
            "y": box["y"] + box["height"] / 2,
        }
        for box in [*track["plan"]["spaces"], *track["plan"]["gates"]]
    ]
    maps = [[{"id": a["id"], "x": a["x"], "y": a["y"]} for a in new["areas"]], *continents, spaces]
    assert in_node(KEYS, maps) == [[] for _ in maps]


def test_markers_environments_and_the_closed_passage_are_those_of_the_rules() -> None:
    given, environments, fronts, closed = [], [], [], []
    for seed in range(3):
        rng = random.Random(seed)
        worlds = GAME.new(2 + seed % 2, {"goals": "first_game"}, seed)
        while seats := [seat for seat in range(worlds.seats) if worlds.required_decision(seat) is not None]:
            moves = worlds.moves(seats[0])
            worlds.play(seats[0], moves[int(rng.random() * len(moves))])
            if rng.random() > 0.05:
                continue
            for player, document in zip(worlds.players, GAME.encode(worlds)["players"], strict=True):
                given.append(document)
                after = [passage["after"] for passage in COMPONENTS["progress"]["passages"].values()]
                past = sum(max(player.progress.steps) > step for step in after[1:])
                environments.append(sorted(["tundra", "desert", "forest", "ocean"][: past + 1]))
                fronts.append(0 if marker_name(player, 0, -1) == "front" else 1)
                closed.append(sum(min(player.progress.steps) > step for step in after) + 1)
    told = in_node(PLAYERS, {"components": COMPONENTS, "players": given})
    assert len({tuple(found) for found in environments}) > 1
    assert [found["environments"] for found in told] == environments
    assert [found["front"] for found in told] == fronts
    assert [found["closed"] for found in told] == closed
