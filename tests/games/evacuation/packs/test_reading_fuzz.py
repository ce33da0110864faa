"""Whatever a pack holds is applied or refused, without any other exception; what is applied can be played."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nextfrontier.games.evacuation.effects.effect import ACTION_CARD, EFFECT
from nextfrontier.games.evacuation.effects.requirements import CONDITION
from nextfrontier.games.evacuation.effects.scores import SCORE
from nextfrontier.games.evacuation.effects.technologies import TECHNOLOGY
from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.packs.effects import why_no_text
from nextfrontier.games.evacuation.packs.reading import PACKS
from nextfrontier.games.evacuation.positions.decode import position_of
from nextfrontier.games.evacuation.state.worlds import Worlds
from nextfrontier.games.evacuation.vocabulary.library import make_box
from nextfrontier.kernel.chance import Chance, seed_bytes
from nextfrontier.kernel.reasons import Refused
from nextfrontier.kit.words.problems import say_problem
from tests.games.evacuation.sample_packs import EXAMPLE, PACKING, play_to_the_end
from tests.packs import effect_texts, values

WORDS = (
    "gain", "settle", "ship", "stadium", "seq", "parts", "pay", "units", "now", "always", "on", "once", "mod", "set",
    "count", "areas", "area", "line", "all", "atleast", "per", "table", "raise", "any", "food", "ships", "3", "[]",
)  # fmt: skip
EFFECTS = effect_texts(
    WORDS, ("gain(1, any)", "count(ships)", "area(env=tundra)", "units(any=1)", "free=yes")
)
VALUES = values(EFFECTS)
FIELDS = st.sampled_from(
    ["id", "number", "model", "bays", "buildings", "cost", "faces", "requirement", "production", "effect", "power",
     "name", "score", "lower", "higher_effect", "points", "action", "letter", "provenance", "attested", "other"]
)  # fmt: skip
KEYS = st.sampled_from([1, 4, 300, "S01", "ST02", "I7", "T3.6", "YB7", "CG7", "SO1", "?"])
ENTRIES = st.builds(
    lambda key, fields: {"number": key, "id": key, **fields} if len(fields) % 2 else {"id": key, **fields},
    KEYS,
    st.dictionaries(FIELDS, VALUES, max_size=5),
)
LISTS = (
    "ships",
    "stadiums",
    "infrastructure",
    "technologies",
    "action_cards",
    "goals",
    "bonuses",
    "solo_cards",
)

GAINS = ("gain(1, any)", "gain(2, steel, one_world=yes)", "pop(2)", "clone()", "exchange(2)", "factory(food)")
BUILDS = (
    "ship()", "ship(free=yes)", "ship(cost=units(steel=-1))", "ship(cost=units(any=-2), bay=yes)",
    "ship(first_flight=-1)", "ship(first_resources=2, world=new)", "ship(free=yes, launch=yes)", "stadium(world=old)",
    "stadium(cost=units(food=1))", "stadium(free=yes)", "prepare(any)", "prepare(steel, free=yes)",
)  # fmt: skip
OTHERS = (
    "settle()", "settle(env=[tundra, ocean], steel=1)", "settle(steel=free, any_passage=yes)", "settle(needs=pop)",
    "settle(beyond=2, ignore_symbols=1)", "infra(2)", "invent(2)", "play_infra(free=yes, ignore_requirement=yes)",
    "refill(stadiums, 3)", "raise(one, count(ships))", "pay(units(any=1), invent(1))", "draw(2)",
)  # fmt: skip
SIMPLE = (*GAINS, *BUILDS, *OTHERS)
SAMPLES = [
    *SIMPLE,
    *[f"parts({one}, {other})" for one, other in product(SIMPLE[::2], SIMPLE[1::3])],
    *[f"seq({one}, {other})" for one, other in product(SIMPLE[1::3], SIMPLE[::4])],
]


@given(st.fixed_dictionaries({}, optional={name: st.lists(ENTRIES, max_size=2) for name in (*LISTS, "name")}))
@settings(max_examples=300, deadline=None)
def test_any_document_is_applied_or_refused(lists: dict[str, Any]) -> None:
    if PACKING.problems(PACKING.pack(**lists)):
        with pytest.raises(Refused):
            PACKING.facts_with(**lists)
    else:
        make_box(PACKING.facts_with(**lists))


@given(EFFECTS)
@settings(max_examples=500, deadline=None)
def test_any_text_is_taken_or_refused_wherever_it_stands(text: str) -> None:
    problems = why_no_text(text, EFFECT, ACTION_CARD)
    for sort in (EFFECT, TECHNOLOGY, CONDITION, SCORE):
        problems += why_no_text(text, sort)
    assert all(say_problem(problem) for problem in problems)


@given(st.integers(0, 2_000), st.binary(min_size=1, max_size=3))
@settings(max_examples=200, deadline=None)
def test_a_damaged_example_is_applied_or_refused(place: int, noise: bytes) -> None:
    content = EXAMPLE.read_bytes()
    damaged = content[: place % len(content)] + noise + content[place % len(content) + 1 :]
    if not PACKS.problems_of(damaged, PACKS.facts()):
        make_box(PACKS.apply(PACKS.facts(), PACKS.read(damaged)))


RICH = {
    "seat": 0, "set": 1, "old": {"food": 9, "steel": 9, "energy": 9}, "new": {"food": 9, "steel": 9, "energy": 9},
    "people": 9, "factories": {"old": {}, "new": {"food": 2, "steel": 2, "energy": 2}}, "infrastructure": ["I1", "I2"],
    "markers": [[22, "main"], [16, "main"]], "hand": [1],
}  # fmt: skip


@pytest.mark.parametrize("start", range(0, len(SAMPLES), 80))
def test_whatever_is_accepted_can_be_played(start: int) -> None:
    """A wide sample of the vocabulary, eighty effects at a time in place of all Action cards."""
    effects = SAMPLES[start : start + 80]
    cards = [{"number": i + 1, "effect": effect, "attested": True} for i, effect in enumerate(effects)]
    options = {"actions": "advanced", "pack": PACKING.pack(action_cards=cards)}
    box, rules = GAME.box_for(options), GAME.rules(2, options)
    for number in range(1, len(effects) + 1):
        for salt in range(3):
            changes = {"order": [0, 1], "players": [{**RICH, "hand": [number]}]}
            worlds = position_of(box, 2, rules, Chance(seed_bytes(salt), None), changes)
            worlds.play(0, worlds.parse(0, f"card {number}"))
            finish_turn(worlds, salt)


def finish_turn(worlds: Worlds, salt: int) -> None:
    """Answer until the turn can be ended, the moves picked by a fixed rule from those that are legal."""
    for count in range(40):
        decision = worlds.decision(0)
        assert decision is not None
        if decision.kind() == "end":
            return
        moves = worlds.moves(0)
        worlds.play(0, moves[(salt + 1) * (count + 1) * 7919 % len(moves)])
    raise AssertionError("the turn does not end")


def test_bonuses_of_a_pack_can_be_played() -> None:
    fitting = [effect for effect in SAMPLES if not why_no_text(effect, EFFECT)]
    for start in range(0, 90, 18):
        chosen = fitting[start : start + 18]
        bonuses = [
            {"id": f"YB{i + 1}", "lower": 6, "lower_effect": one, "higher": 12, "higher_effect": other}
            for i, (one, other) in enumerate(zip(chosen[::2], chosen[1::2], strict=True))
        ]
        pack = PACKING.pack(bonuses=[{**bonus, "attested": True} for bonus in bonuses])
        assert play_to_the_end(1 + start // 18 % 4, start, bonuses="generous", pack=pack) > 10


@pytest.mark.parametrize("set_", [1, 2, 3, 4])
def test_technologies_of_a_pack_can_be_played(set_: int) -> None:
    """Every modifier and every event, nine tiles of one set at a time."""
    effects = [
        "seq(now(invent(2)), always(mod(factory_output_food, 2)))", "on(bonus_gained, gain(1, any))",
        "on(stadium_built, seq(pop(1), exchange(1)))", "on(lead_passes_passage, settle())",
        "once(actions, seq(gain(1, any), ship()))", "once(year, parts(clone(), infra(1)))",
        "always(seq(set(power_shift, 3), set(wild_bays, 2)))", "always(set(ignore_symbols, all))",
        "seq(on(prepare_steel, prepare(any)), always(mod(cost_stadium, -3)))",
    ]  # fmt: skip
    tiles = [
        {"id": f"T{set_}.{i + 1}", "effect": effect, "faces": 1, "attested": True}
        for i, effect in enumerate(effects)
    ]
    for seats in (2, 4):
        assert play_to_the_end(seats, set_, pack=PACKING.pack(technologies=tiles)) > 10
