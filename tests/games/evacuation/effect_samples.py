"""Every effect, requirement and score that is printed, and further ones for the rest of the vocabulary."""

from nextfrontier.games.evacuation.components import (
    action_cards,
    bonuses,
    goals,
    infrastructure,
    modules,
    progress,
    technologies,
    tracks,
)

PRINTED = dict.fromkeys(
    [
        *[action.effect for action in tracks.BOARD_ACTIONS],
        *[tile.effect for tile in technologies.TECHNOLOGIES],
        *[card.effect for card in action_cards.ACTION_CARDS],
        *[effect for card in bonuses.BONUSES for effect in (card.lower_effect, card.higher_effect)],
        *[space.effect for space in (*progress.MAIN.values(), *progress.SECOND.values()) if space.effect],
        *[
            effect
            for passage in progress.PASSAGES
            for effect in (passage.each, passage.first, passage.second)
            if effect
        ],
        *[card.requirement for card in infrastructure.INFRASTRUCTURE],
        *[side.requirement for side in modules.COMMON_GOALS],
        *[card.score for card in goals.GOALS],
    ]
)
# What packs could say besides.
FURTHER = [
    "seq(gain(1, food), gain(1, steel), draw(1))",
    "gain(2, energy)",
    "gain(2, energy, one_world=yes)",
    "invent(2)",
    "pop(3)",
    "draw(1)",
    "settle(env=[desert, forest], needs=factory, steel=2, ignore_symbols=2, beyond=2)",
    "ship(world=old)",
    "ship(free=yes, world=new)",
    "ship(first_flight=1, first_resources=1)",
    "ship(first_resources=-1)",
    "ship(first_resources=-2)",
    "ship(cost=units(steel=-1, food=1))",
    "stadium(free=yes, world=old)",
    "prepare(steel)",
    "factory(energy)",
    "refill(stadiums, 3)",
    "raise(one, count(technologies))",
    "once(actions, play_infra(free=yes, ignore_requirement=yes))",
    "once(year, clone())",
    "once(actions, parts(draw(1), clone(), invent(1)))",
    "on(stadium_built, clone())",
    "always(mod(cost_infrastructure, -2))",
    "always(mod(cost_stadium, -2))",
    "always(mod(limit_building, 2))",
    "always(mod(limit_resource, 2))",
    "always(set(wild_bays, 2))",
    "always(set(ignore_symbols, 2))",
    "always(set(flight_cost, 2))",
    "seq(now(draw(1)), always(set(share_spaces, yes)), on(bonus_gained, draw(1)))",
    "areas(1, area(with=pop))",
    "areas(2, area(env=ocean, with=factory))",
    "line(any, [area(), area(with=factory)])",
    "line(NWSE, [area(env=forest, with=pop), area(env=desert)])",
    "all(areas(2, area(env=tundra)), atleast(2, count(ships)))",
    "atleast(1, count(most_on_line))",
    "per(1, count(stadiums), 9)",
    "per(2, count(area(with=factory)), 9)",
    "per(2, count(best_production), 9)",
    "per(2, count(evacuated), 9)",
    "per(2, count(environments), 9)",
    "per(2, count(most_on_line), 9)",
    "per(2, count(stadiums_nw), 9)",
    "per(2, count(production_food), 9)",
    "per(2, count(production_steel), 9)",
    "per(2, count(production_energy), 9)",
    "table(count(orbit), [[2, 1], [4, 3]])",
    "table(count(faces_nw), [[2, 1], [4, 3]])",
    "table(count(infrastructures), [[2, 1], [4, 3]])",
    "table(count(environments_with_2), [[2, 1], [4, 3]])",
    "table(count(area(env=ocean)), [[2, 1], [3, 3]])",
]
EFFECTS = [*PRINTED, *FURTHER]
