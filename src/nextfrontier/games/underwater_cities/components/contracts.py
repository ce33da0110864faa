"""The government contracts (UC-GOV-01..05, boards document 4)."""

from nextfrontier.games.underwater_cities.components.facts import ContractFacts

CONTRACTS: tuple[ContractFacts, ...] = (
    ContractFacts(
        "C1",
        "Symbiosis",
        "at_least(connected(symbiotic_city), 3)",
        "gain(vp=4, credit=3)",
        "V, number V-M / kinds V; 4 VP V-L; 3c D of the readings 1 and 3",
    ),
    ContractFacts(
        "C2",
        "Trunk lines",
        "at_least(connected(tunnel), 6)",
        "gain(vp=2, steelplast=1, science=2)",
        "V, number V-M / 1s 2n V; 2 VP V-L",
    ),
    ContractFacts(
        "C3",
        "Gateways",
        "at_least(connected(metropolis), 2)",
        "parts(gain(kelp=1, vp=3), build(farm, cost=free))",
        "V / V; free V-M",
    ),
    ContractFacts(
        "C4",
        "Inner circle",
        "at_least(specials_paid(), 2)",
        "gain(vp=5, biomatter=1)",
        "V / 1b V; 5 VP D of the readings 5 and 6",
    ),
    ContractFacts(
        "C5",
        "Modernisation",
        "at_least(min_of(upgraded(tunnel), upgraded(farm), upgraded(desal), upgraded(lab)), 1)",
        "parts(gain(vp=3), build(tunnel, cost=free))",
        "D / D",
    ),
    ContractFacts(
        "C6", "Colony", "at_least(connected(city), 5)", "gain(vp=4, steelplast=1, science=1)", "D / D"
    ),
    ContractFacts(
        "C7",
        "Balanced settlements",
        "at_least(cities_with(farm=1, desal=1, lab=1), 2)",
        "gain(vp=3, kelp=1, credit=2)",
        "D / D",
    ),
    ContractFacts(
        "C8",
        "Civil service",
        "at_least(claimed(numbered), 6)",
        "parts(gain(vp=3), federation(2), draw(1))",
        "D / D",
    ),
)
