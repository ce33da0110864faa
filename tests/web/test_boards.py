"""The drawn player boards: sites lie apart and inside, keys reach them all, what is joined is what the rules join."""

import math
import random
from itertools import combinations
from typing import Any

import pytest

from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.state.board import CITIES, CITY_NAMES, METROPOLIS_NAMES
from tests.web.node import in_node

COMPONENTS = GAME.components("en", {})
NUMBERS = sorted(COMPONENTS["boards"], key=int)
WIDTH, HEIGHT = 1000, 628
CITY, BUILDING, METROPOLIS, TUBE = 47, 22, 54, 20  # a metropolis is a hexagon: its half width

PLANS = """
const { planOf } = await import("./games/underwater-cities/board/plan.ts");
const { platesOf } = await import("./games/underwater-cities/board/plates.ts");
const drawn = (board, plan) => [board.number, { ...plan, plates: platesOf(board, plan) }];
console.log(JSON.stringify(Object.fromEntries(Object.values(given).map((board) => drawn(board, planOf(board))))));
"""

KEYS = """
const { planOf } = await import("./games/underwater-cities/board/plan.ts");
const { siteByKey } = await import("./lib/board/navigation.ts");
const reached = (board) => {
  const { cities, tunnels, buildings } = planOf(board);
  const sites = [...cities, ...tunnels, ...buildings];
  const found = new Set(["BR"]);
  for (const site of found)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = siteByKey(key, site, sites, new Set());
      if (next) found.add(next);
    }
  return [...found].sort();
};
console.log(JSON.stringify(Object.fromEntries(Object.values(given).map((board) => [board.number, reached(board)]))));
"""

NETWORKS = """
const { planOf } = await import("./games/underwater-cities/board/plan.ts");
const { networkOf } = await import("./games/underwater-cities/board/network.ts");
const told = ({ board, area }) => {
  const { cities, metropolises } = networkOf(planOf(board), area);
  return { cities: [...cities].sort(), metropolises: [...metropolises].sort() };
};
console.log(JSON.stringify(given.map(told)));
"""

Place = dict[str, Any]


@pytest.fixture(scope="module")
def plans() -> dict[str, dict[str, list[Place]]]:
    """Return the places of everything on each board."""
    found: dict[str, dict[str, list[Place]]] = in_node(PLANS, COMPONENTS["boards"])
    return found


def round_things(plan: dict[str, list[Place]]) -> list[tuple[str, Place, float]]:
    """Return cities, building sites and metropolises with their radius."""
    kinds = (("cities", CITY), ("buildings", BUILDING), ("metropolises", METROPOLIS))
    return [(f"{kind} {place['id']}", place, radius) for kind, radius in kinds for place in plan[kind]]


def distance(first: Place, second: Place) -> float:
    return math.hypot(first["x"] - second["x"], first["y"] - second["y"])


def along(tunnel: Place) -> list[Place]:
    """Return points of a tunnel from end to end."""
    start, end = tunnel["from"], tunnel["to"]
    shares = [step / 40 for step in range(41)]
    return [
        {axis: start[axis] + share * (end[axis] - start[axis]) for axis in ("x", "y")} for share in shares
    ]


@pytest.mark.parametrize("number", NUMBERS)
def test_sites_lie_apart_from_one_another(plans: dict[str, Any], number: str) -> None:
    for (name, place, radius), (other, second, reach) in combinations(round_things(plans[number]), 2):
        assert distance(place, second) >= radius + reach + 3, (name, other)


@pytest.mark.parametrize("number", NUMBERS)
def test_everything_lies_inside_the_drawing(plans: dict[str, Any], number: str) -> None:
    for name, place, radius in round_things(plans[number]):
        assert radius + 5 <= place["x"] <= WIDTH - radius - 5, name
        assert radius + 5 <= place["y"] <= HEIGHT - radius - 5, name


@pytest.mark.parametrize("number", NUMBERS)
def test_no_tunnel_runs_over_a_building_site(plans: dict[str, Any], number: str) -> None:
    for tunnel in plans[number]["tunnels"]:
        for site in plans[number]["buildings"]:
            least = min(distance(point, site) for point in along(tunnel))
            assert least >= BUILDING + TUBE / 2 + 3, (tunnel["id"], site["id"])


@pytest.mark.parametrize("number", NUMBERS)
def test_every_tunnel_has_the_ends_of_its_name(plans: dict[str, Any], number: str) -> None:
    for tunnel in plans[number]["tunnels"]:
        named = [end for end in tunnel["id"].split(".")[0].split("-") if end in CITY_NAMES]
        assert tunnel["ends"] == named


@pytest.mark.parametrize("number", NUMBERS)
def test_plates_cover_no_site(plans: dict[str, Any], number: str) -> None:
    for plate in plans[number]["plates"]:
        for name, place, radius in round_things(plans[number]):
            beside = max(0.0, abs(place["x"] - plate["x"]) - plate["width"] / 2)
            above = max(0.0, abs(place["y"] - plate["y"]) - plate["height"] / 2)
            assert math.hypot(beside, above) >= radius, (plate["sites"], name)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_special_site_with_a_lasting_effect_has_a_plate(plans: dict[str, Any], number: str) -> None:
    special = COMPONENTS["boards"][number]["special"]
    lasting = {site for site, entry in special.items() if entry["icons"][:1] == ["production"]}
    assert {site for plate in plans[number]["plates"] for site in plate["sites"]} == lasting


def test_arrow_keys_lead_to_every_site() -> None:
    reached = in_node(KEYS, COMPONENTS["boards"])
    for number, board in COMPONENTS["boards"].items():
        sites = [*(city["id"] for city in board["cities"]), *board["tunnels"]]
        for city in board["cities"]:
            sites += [f"{city['id']}.{n}" for n in [*range(1, city["sites"] + 1), "x"]]
        assert reached[number] == sorted(sites), number


def test_the_client_dims_exactly_what_the_rules_leave_unconnected() -> None:
    given, expected = [], []
    for seed in range(2):
        rng = random.Random(seed)
        sea = GAME.new(2, {"boards": ("basic", "advanced")[seed % 2]}, seed)
        while (seat := sea.to_move()) >= 0:
            moves = sea.moves(seat)
            sea.play(seat, moves[int(rng.random() * len(moves))])
        for player, area in zip(sea.players, GAME.encode(sea)["players"], strict=True):
            given.append({"board": COMPONENTS["boards"][str(player.network.board.number)], "area": area})
            built = (player.network.nonsymbiotic | player.network.symbiotic) & player.network.reached
            expected.append(
                {
                    "cities": sorted(CITY_NAMES[i] for i in range(CITIES) if built >> i & 1),
                    "metropolises": sorted(
                        name
                        for i, name in enumerate(METROPOLIS_NAMES)
                        if player.metropolises.connected >> i & 1
                    ),
                }
            )
    assert in_node(NETWORKS, given) == expected
