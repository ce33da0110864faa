"""The 36 technology tiles: four sets of nine, three of each level (3.2, D-10)."""

from nextfrontier.games.evacuation.components.facts import TechnologyFacts

TECHNOLOGIES: tuple[TechnologyFacts, ...] = (
    TechnologyFacts("T1.1", 1, 1, 0, "always(set(action_energy_3, 0))", "rulebook+picture", "high"),
    TechnologyFacts("T1.2", 1, 2, 0, "always(set(ignore_symbols, all))", "rulebook+picture", "high"),
    TechnologyFacts(
        "T1.3",
        1,
        3,
        0,
        "seq(now(factory(energy)), always(mod(factory_output_energy, 1)))",
        "rulebook+picture",
        "high",
    ),
    TechnologyFacts(
        "T1.4", 1, 1, 0, "seq(now(factory(food)), on(prepare_food, prepare(any)))", "rulebook+picture", "high"
    ),
    TechnologyFacts("T1.5", 1, 2, 0, "always(set(return_after_unloading, yes))", "rulebook+picture", "high"),
    TechnologyFacts("T1.6", 1, 3, 1, "now(stadium(free=yes))", "rulebook+picture", "high"),
    TechnologyFacts("T1.7", 1, 1, 0, "on(bonus_gained, gain(1, any))", "rulebook+picture", "high"),
    TechnologyFacts(
        "T1.8",
        1,
        2,
        0,
        "seq(now(gain(1, any)), always(mod(cost_infrastructure, -1)))",
        "rulebook+picture",
        "high",
    ),
    TechnologyFacts(
        "T1.9", 1, 3, 0, "now(settle(env=[ocean], any_passage=yes, steel=free))", "rulebook+picture", "high"
    ),
    TechnologyFacts("T2.1", 2, 1, 0, "on(lead_passes_passage, gain(1, any))", "picture+design", "high"),
    TechnologyFacts("T2.2", 2, 1, 0, "always(set(ignore_symbols, 1))", "picture+design", "high"),
    TechnologyFacts("T2.3", 2, 1, 0, "always(set(wild_bays, 1))", "picture+design", "high"),
    TechnologyFacts("T2.4", 2, 2, 0, "once(actions, exchange(2))", "picture+design", "high"),
    TechnologyFacts(
        "T2.5", 2, 2, 0, "seq(now(gain(2, any)), always(set(share_spaces, yes)))", "picture+design", "high"
    ),
    TechnologyFacts("T2.6", 2, 2, 0, "once(actions, prepare(any))", "picture+design", "high"),
    TechnologyFacts(
        "T2.7",
        2,
        3,
        0,
        "seq(now(factory(food)), always(mod(factory_output_food, 1)))",
        "picture+design",
        "high",
    ),
    TechnologyFacts(
        "T2.8", 2, 3, 0, "now(seq(raise(one, count(stadiums_nw)), stadium()))", "picture+design", "high"
    ),
    TechnologyFacts(
        "T2.9", 2, 3, 0, "now(settle(env=[ocean], any_passage=yes, steel=free))", "picture+design", "high"
    ),
    TechnologyFacts("T3.1", 3, 1, 0, "once(year, exchange(1))", "picture+design", "medium"),
    TechnologyFacts(
        "T3.2",
        3,
        1,
        0,
        "seq(now(factory(energy)), on(prepare_energy, prepare(any)))",
        "picture+design",
        "high",
    ),
    TechnologyFacts("T3.3", 3, 1, 1, "always(mod(cost_stadium, -1))", "picture+design", "high"),
    TechnologyFacts("T3.4", 3, 2, 1, "always(mod(feed_each_world, -1))", "picture+design", "high"),
    TechnologyFacts(
        "T3.5",
        3,
        2,
        0,
        "always(seq(mod(limit_building, 1), mod(limit_resource, 1)))",
        "picture+design",
        "high",
    ),
    TechnologyFacts("T3.6", 3, 2, 0, "always(set(bonus_power_drop, 1))", "picture+design", "medium"),
    TechnologyFacts(
        "T3.7",
        3,
        3,
        0,
        "seq(now(factory(steel)), always(mod(factory_output_steel, 1)))",
        "picture+design",
        "medium",
    ),
    TechnologyFacts("T3.8", 3, 3, 0, "always(set(inventions_needed, 1))", "picture+design", "medium"),
    TechnologyFacts(
        "T3.9", 3, 3, 0, "now(settle(env=[ocean], any_passage=yes, steel=free))", "picture+design", "high"
    ),
    TechnologyFacts("T4.1", 4, 1, 0, "always(set(flight_cost, 1))", "picture+design", "medium"),
    TechnologyFacts(
        "T4.2",
        4,
        1,
        0,
        "on(prepare_steel, prepare(any))",
        "picture+design",
        "medium",
    ),
    TechnologyFacts("T4.3", 4, 1, 0, "always(set(row_choices, 4))", "picture+design", "low"),
    TechnologyFacts("T4.4", 4, 2, 0, "always(mod(cost_settle, -1))", "picture+design", "medium"),
    TechnologyFacts("T4.5", 4, 2, 0, "always(set(power_shift, 1))", "picture+design", "low"),
    TechnologyFacts("T4.6", 4, 2, 0, "on(stadium_built, invent(1))", "picture+design", "medium"),
    TechnologyFacts(
        "T4.7", 4, 3, 0, "now(play_infra(free=yes, ignore_requirement=yes))", "picture+design", "medium"
    ),
    TechnologyFacts("T4.8", 4, 3, 0, "now(ship(free=yes, launch=yes))", "picture+design", "medium"),
    TechnologyFacts(
        "T4.9", 4, 3, 0, "now(settle(env=[ocean], any_passage=yes, steel=free))", "picture+design", "high"
    ),
)
