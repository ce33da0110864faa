"""The eight player boards: sites, construction bonuses and special sites (boards document 2)."""

from nextfrontier.games.underwater_cities.components.facts import BoardFacts, SiteBonus, SpecialSite

CITY_SITES = ("TL", "TC", "TR", "ML", "MC", "MR", "BL", "BC", "BR")

_THREE_EACH = (3, 3, 3, 3, 3, 3, 3, 3, 3)

_UPPER = ("TL-TC", "TC-TR", "TL-ML", "TL-MC", "TR-MC", "TR-MR", "ML-BL", "MC-BL")
_LOWER = ("MR-BR", "BL-BC", "BC-BR")
_TO_METROPOLISES = ("TL-brown1", "TL-brown2", "TR-blue", "BL-blue")  # two lead to the brown one (UC-METRO-02)
_TUNNELS = (*_UPPER, "MC-BR", *_LOWER, *_TO_METROPOLISES)
_TUNNELS_WITH_A_PAIR = (*_UPPER, "MC-BR.a", "MC-BR.b", *_LOWER, *_TO_METROPOLISES)

BOARDS: tuple[BoardFacts, ...] = (
    BoardFacts(
        number=1,
        side="basic",
        building_sites=_THREE_EACH,
        tunnels=_TUNNELS,
        bonuses=(
            SiteBonus("MC", "parts(federation(1), draw(1))", "V"),  # two symbols: both gains (UC-BONUS-05)
            SiteBonus("TL-TC", "gain(steelplast=1)", "V"),
            SiteBonus("TR-MR", "gain(steelplast=1)", "V"),
            SiteBonus("ML-BL", "gain(science=1)", "D"),
            SiteBonus("BC-BR", "gain(kelp=1)", "D"),
            SiteBonus("MR.1", "federation(1)", "D"),
        ),
        special_sites=(),  # basic sides ask for no surcharge (UC-ADV-08)
    ),
    BoardFacts(
        number=2,
        side="basic",
        building_sites=_THREE_EACH,
        tunnels=_TUNNELS,
        bonuses=(
            SiteBonus("BC", "parts(federation(1), draw(1))", "D"),
            SiteBonus("TC-TR", "gain(kelp=1)", "D"),
            SiteBonus("TR-MR", "gain(kelp=1)", "D"),
            SiteBonus("MC-BL", "gain(science=1)", "D"),
            SiteBonus("MC-BR", "gain(steelplast=1)", "D"),
            SiteBonus("MR.2", "federation(1)", "D"),
        ),
        special_sites=(),
    ),
    BoardFacts(
        number=3,
        side="basic",
        building_sites=_THREE_EACH,
        tunnels=_TUNNELS,
        bonuses=(
            SiteBonus("MR", "parts(federation(1), draw(1))", "D"),
            SiteBonus("TL-TC", "gain(kelp=1)", "D"),
            SiteBonus("TR-MC", "gain(science=1)", "D"),
            SiteBonus("ML-BL", "gain(steelplast=1)", "D"),
            SiteBonus("BC-BR", "gain(science=1)", "D"),
            SiteBonus("BC.2", "draw(1)", "D"),
        ),
        special_sites=(),
    ),
    BoardFacts(
        number=4,
        side="basic",
        building_sites=_THREE_EACH,
        tunnels=_TUNNELS,
        bonuses=(
            SiteBonus("BL", "parts(federation(1), draw(1))", "D"),
            SiteBonus("TL-ML", "gain(kelp=1)", "D"),
            SiteBonus("TR-MC", "gain(steelplast=1)", "D"),
            SiteBonus("MR-BR", "gain(steelplast=1)", "D"),
            SiteBonus("BL-BC", "gain(science=1)", "D"),
            SiteBonus("BR.1", "gain(credit=1)", "D"),
        ),
        special_sites=(),
    ),
    BoardFacts(
        number=5,
        side="advanced",
        building_sites=(3, 3, 3, 3, 4, 3, 2, 3, 3),
        tunnels=_TUNNELS,
        bonuses=(
            SiteBonus("MC", "parts(federation(1), draw(1))", "fed V-M, card D"),
            SiteBonus("BC", "gain(credit=1)", "D"),
            SiteBonus("TC-TR", "federation(1)", "V"),
            SiteBonus("TL-MC", "gain(kelp=1)", "V"),
            SiteBonus("ML-BL", "gain(science=1)", "V"),
            SiteBonus("MR.1", "gain(steelplast=1)", "V"),
        ),
        special_sites=(
            SpecialSite("ADV-F", ("TR.3",), "res(steelplast=1)", "multiply(2)", "V / V / V"),
            SpecialSite("ADV-F", ("MR.2",), "res(kelp=1)", "multiply(2)", "V / V / V"),
            SpecialSite(
                "ADV-G",
                ("BL",),
                "res(credit=2, kelp=1)",
                "production(gain(vp=2))",
                "V-M / 1k V-M, 2c V-L / amount V-L",
            ),
            SpecialSite("ADV-G", ("TR-MC",), "res(credit=1)", "production(gain(vp=1))", "D / D / D"),
        ),
    ),
    BoardFacts(
        number=6,
        side="advanced",
        building_sites=(3, 3, 2, 4, 3, 3, 4, 3, 3),
        tunnels=_TUNNELS_WITH_A_PAIR,
        bonuses=(
            SiteBonus("MR", "federation(1)", "V"),
            SiteBonus("ML-BL", "gain(science=1)", "V"),
            SiteBonus("BL-BC", "gain(kelp=1)", "V"),
            SiteBonus("BC-BR", "federation(1)", "V"),
            SiteBonus("BC.3", "gain(steelplast=1)", "V"),
        ),
        special_sites=(
            SpecialSite("ADV-A", ("TR",), "res(steelplast=3, credit=3)", "multiply(3)", "V / R / R"),
            SpecialSite("ADV-C", ("MC-BR.a", "MC-BR.b"), "", "production(gain(credit=2))", "V / V / R+V"),
            SpecialSite("ADV-F", ("TL.3",), "res(steelplast=1)", "multiply(2)", "V / V / V, factor V-M"),
            SpecialSite(
                "ADV-G", ("TL-MC",), "res(credit=1)", "production(gain(vp=1))", "V-M / V-L / amount V-M"
            ),
            SpecialSite("ADV-H", ("ML.1",), "res(credit=1)", "", "V-M / V-M / V-M"),
        ),
    ),
    BoardFacts(
        number=7,
        side="advanced",
        building_sites=(3, 3, 3, 3, 3, 4, 3, 3, 3),
        tunnels=_TUNNELS,
        bonuses=(
            SiteBonus("MC", "gain(credit=1)", "V-M, amount V-L"),
            SiteBonus("BC", "gain(credit=1)", "V, amount V-L"),
        ),
        special_sites=(
            SpecialSite(
                "ADV-B", ("ML-BL",), "res(kelp=1, biomatter=1)", "multiply(3)", "V-M / V-M / factor D"
            ),
            SpecialSite(
                "ADV-E", ("TC",), "res(credit=3)", "gain(vp=4)", "V-M / credits V-M, amount D / amount V-L"
            ),
            SpecialSite(
                "ADV-G", ("TR-MC",), "res(steelplast=1)", "production(gain(science=1))", "V-M / V-M / V-M"
            ),
            SpecialSite(
                "ADV-G",
                ("MR.2",),
                "res(science=1)",
                "production(gain(credit=1, vp=1))",
                "V-M / V-M / kinds V-M, amounts D",
            ),
            SpecialSite("ADV-G", ("BC-BR",), "", "production(gain(kelp=1))", "V-M, site V-L / D / V-M"),
        ),
    ),
    BoardFacts(
        number=8,
        side="advanced",
        building_sites=(3, 2, 3, 3, 2, 3, 3, 4, 3),
        tunnels=_TUNNELS,
        bonuses=(
            SiteBonus("MC", "gain(credit=1, steelplast=1)", "V, amount V-M"),
            SiteBonus("TR-MR", "gain(credit=2)", "V, amount D"),
            SiteBonus("ML-BL", "federation(1)", "V"),
            SiteBonus("TC.1", "gain(science=1)", "V"),
        ),
        special_sites=(
            SpecialSite("ADV-B", ("TL-TC",), "res(credit=1)", "multiply(3)", "V / R / R"),
            SpecialSite(
                "ADV-D", ("TR-blue",), "res(credit=1, steelplast=1)", "production(gain(vp=2))", "V-M / R / R"
            ),
            SpecialSite("ADV-E", ("ML",), "res(science=2, credit=2)", "gain(vp=6)", "V-M / R / R"),
            SpecialSite(
                "ADV-G", ("BL-BC",), "res(steelplast=1)", "production(gain(kelp=1))", "V-M / V-M / V-M"
            ),
            SpecialSite("ADV-H", ("BC.4",), "res(credit=1)", "", "V-M / V-M / V-M"),
        ),
    ),
)
