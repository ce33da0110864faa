"""Tea House for the shelf."""

from typing import Final

from nextfrontier.kit.plugin import Plugin

PLUGIN: Final = Plugin(
    slug="tea-house",
    package="examples.tea_house",
    game="examples.tea_house.game:GAME",
    bots="examples.tea_house.bot:BOTS",
    terminal="examples.tea_house.face:TERMINAL",
)
