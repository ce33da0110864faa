"""The metropolis tiles, brown and blue (boards document 3)."""

from nextfrontier.games.underwater_cities.components.facts import MetropolisFacts


def _brown(tile: str, final: str, provenance: str, solo: bool = True) -> MetropolisFacts:
    return MetropolisFacts(
        tile, "brown", instant="", production="", final=final, solo=solo, provenance=provenance
    )


def _blue(tile: str, instant: str, production: str, provenance: str) -> MetropolisFacts:
    return MetropolisFacts(tile, "blue", instant, production, final="", solo=True, provenance=provenance)


METROPOLISES: tuple[MetropolisFacts, ...] = (
    _brown("M-1", "per(connected(metropolis), gain(vp=3))", "R+V"),
    _brown("M-2", "steps(connected(tunnel), [8, 9, 10], [5, 7, 9])", "R+V"),
    _brown(
        "M-3",
        "per(min_of(upgraded(tunnel), upgraded(farm), upgraded(lab), upgraded(desal)), gain(vp=4))",
        "R+V",
    ),
    _brown("M-4", "per(specials_paid(), gain(vp=2))", "R+V"),
    _brown("M-5", "steps(connected(city), [5, 6, 7], [4, 8, 12])", "R+V", solo=False),
    _blue("B-1", "gain(kelp=1)", "gain(vp=2)", "R+V"),
    _blue("B-2", "gain(vp=2, steelplast=3)", "", "V"),
    _blue("B-3", "gain(credit=4)", "gain(vp=1)", "V"),
    _blue("B-4", "parts(federation(3), gain(credit=1))", "", "V"),
    _blue("B-5", "parts(federation(1), gain(kelp=3), draw(1))", "", "V"),
    _blue("B-6", "gain(biomatter=2)", "", "V"),
    _blue("B-7", "gain(steelplast=1, science=1)", "gain(vp=1)", "V"),
    _blue("B-8", "parts(gain(steelplast=1, credit=1), draw(2))", "gain(vp=1)", "V"),
    _blue("B-9", "federation(1)", "gain(vp=2)", "V"),
    _blue("B-10", "parts(federation(1), gain(credit=2, kelp=1, steelplast=1), draw(1))", "", "V"),
    _blue("B-11", "parts(gain(steelplast=1), draw(1))", "gain(vp=2)", "V"),
)
