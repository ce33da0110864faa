"""Underwater Cities for the shelf."""

from typing import Final

from nextfrontier.kit.plugin import Plugin, Rulebook

PLUGIN: Final = Plugin(
    slug="underwater-cities",
    package="nextfrontier.games.underwater_cities",
    game="nextfrontier.games.underwater_cities.game:GAME",
    bots="nextfrontier.bots.underwater_cities.levels:BOTS",
    courses="nextfrontier.bots.underwater_cities.courses:COURSES",
    terminal="nextfrontier.cli.terminal.underwater_cities.face:TERMINAL",
    hard_positions="nextfrontier.games.underwater_cities.positions.hard:POSITIONS",
    holdings="nextfrontier.arena.holdings.underwater_cities:holdings",
    position_document="nextfrontier.games.underwater_cities.positions.documents:Position",
    view_document="nextfrontier.games.underwater_cities.positions.view_documents:PositionView",
    components_document="nextfrontier.games.underwater_cities.showing.shapes:Components",
    forecast_document="nextfrontier.games.underwater_cities.showing.shapes:ForecastDocument",
    box_forms="nextfrontier.games.underwater_cities.showing.forms:BOX",
    advice="nextfrontier.games.underwater_cities.words.advice:ADVICE",
    rulebook=Rulebook(
        pages=("underwater-cities.md", "underwater-cities-cards.md"),
        coverage="rules-coverage.md",
        rule="UC-[A-Z]+",
        vector="TV-[A-Z]+",
        descriptive={
            "UC-GEN-09": "The sums of slot and card values by colour in docs/rules/underwater-cities-cards.md 3.6.",
            "UC-SETUP-19": "`help` and `forecast` of the terminal stand for the player aid.",
        },
        abbreviations={
            "AAS": "always-available slot",
            "ACs": "action cards",
            "AC": "action card",
        },
        examples={"UC-ENDTURN": "TV-HAND-01"},
    ),
)
