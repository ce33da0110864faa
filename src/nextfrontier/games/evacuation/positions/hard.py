"""Positions with the most to choose from: the worst cases of the bench of legal moves."""

from typing import Any, Final

from nextfrontier.kit.positions import HardPosition

PLENTY: Final = {"food": 9, "steel": 9, "energy": 9}


def nation(seat: int, ships: list[str], stadiums: list[str], **more: Any) -> dict[str, Any]:
    """Return a player in mid-Transport: every ship is open, the whole continent is there to be loaded."""
    return {
        "seat": seat,
        "old": PLENTY,
        "flights": [{"ship": ship} for ship in ships],
        "stadiums": {"old": stadiums},
        "factories": {"old": {"food": 2, "steel": 2, "energy": 2}},
        **more,
    }


SIX_SHIPS: Final = HardPosition(
    2,
    {},
    {
        "phase": 3,
        "players": [
            nation(
                0,
                ["S13", "S14", "S16", "S17", "S18", "S19"],
                ["ST00", "ST01", "ST02", "ST03", "ST04"],
                set=2,
                research=[0, 0, 2],  # T2.3: one bay takes any colour
            ),
            nation(
                1,
                ["S07", "S08", "S09", "S15", "S20", "S21"],
                ["ST00", "ST05", "ST06", "ST07", "ST08"],
                set=3,
                research=[0, 4, 0],  # T3.5: every ship holds one more building and one more unit
            ),
        ],
        "pending": [["lanes", [["transport", 0]], [["transport", 0]]], ["after_transport"], ["phase", 4]],
    },
)

POSITIONS: Final = (SIX_SHIPS,)
