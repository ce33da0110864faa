"""Evacuation for the shelf."""

from typing import Final

from nextfrontier.kit.plugin import Plugin, Rulebook

PLUGIN: Final = Plugin(
    slug="evacuation",
    package="nextfrontier.games.evacuation",
    game="nextfrontier.games.evacuation.game:GAME",
    bots="nextfrontier.bots.evacuation.guide:BOTS",
    terminal="nextfrontier.cli.terminal.evacuation.face:TERMINAL",
    listing="nextfrontier.cli.listings.evacuation:LISTING",
    hard_positions="nextfrontier.games.evacuation.positions.hard:POSITIONS",
    figures="nextfrontier.bots.evacuation.guide:FIGURES",
    position_document="nextfrontier.games.evacuation.positions.documents:Position",
    view_document="nextfrontier.games.evacuation.positions.view_documents:PositionView",
    components_document="nextfrontier.games.evacuation.showing.shapes:Components",
    forecast_document="nextfrontier.games.evacuation.showing.forecasts:ForecastDocument",
    box_forms="nextfrontier.games.evacuation.showing.forms:BOX",
    advice="nextfrontier.games.evacuation.words.advice:ADVICE",
    rulebook=Rulebook(
        pages=("evacuation.md",),
        coverage="rules-coverage-evacuation.md",
        rule="EV-[A-Z]+",
        vector="TV",
        descriptive={
            "EV-GAME-01": "The story of the game.",
            "EV-SETUP-01": "Seats stand for colours.",
            "EV-SETUP-06": "Which way a player board lies: documents name the worlds.",
            "EV-SETUP-07": "What lies in the reserve is not kept apart: it is what is nowhere else.",
            "EV-SETUP-31": "The bank is unlimited (OQ-50), so it is not kept.",
            "EV-RES-09": "Stocks are numbers; there are no cubes to change.",
            "EV-RES-10": "Stocks are numbers; there are no cubes to change.",
            "EV-POP-04": "Markers on tracks and technologies are numbers of their own.",
            "EV-RACE-01": "Advice: the option `mode` of a new table, points unless race is chosen.",
            "EV-MOD-17": "Advice: the options `mode`, `actions` and `bonuses` of a new table allow it.",
            "EV-MOD-18": "Advice: the options `actions` and `bonuses` of a new table allow it.",
            "EV-MOD-19": "Advice: with the options `common_goals` and `lines` of a new table as well.",
            "EV-SOLO-37": "Advice about results.",
        },
    ),
)
