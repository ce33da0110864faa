"""What a preview of Evacuation means for a seat, world by world (web/…/outcome.ts)."""

from typing import Any

from tests.web.node import in_node

SCRIPT = """
const { outcomeOf, paid, gained } = await import("./games/evacuation/outcome.ts");
const found = outcomeOf(given.whole, given.seat, given.before);
console.log(JSON.stringify({ ...found, paid: paid(found.old), gained: gained(found.new) }));
"""


def preview(*changes: tuple[str, int, int]) -> dict[str, Any]:
    """A preview with these changes."""
    return {
        "changes": [{"path": path, "before": before, "after": after} for path, before, after in changes],
        "reveals": False,
    }


def outcome(whole: dict[str, Any], before: dict[str, Any] | None = None) -> dict[str, Any]:
    """What the client makes of it for the seat 1."""
    found: dict[str, Any] = in_node(SCRIPT, {"whole": whole, "before": before, "seat": 1})
    return found


def test_goods_of_the_worlds_are_never_added_up() -> None:
    found = outcome(preview(("players[1].old.steel", 7, 4), ("players[1].new.steel", 0, 2)))
    assert found["paid"] == {"steel": 3}
    assert found["gained"] == {"steel": 2}


def test_what_happens_to_others_does_not_count() -> None:
    found = outcome(preview(("players[0].old.food", 5, 0), ("to_play", 1, 0)))
    assert found["old"] == {}


def test_production_people_and_factories_are_told() -> None:
    found = outcome(
        preview(
            ("players[1].production.food", 1, 3),
            ("players[1].people", 4, 2),
            ("players[1].factories.new.energy", 1, 0),
        )
    )
    assert found["production"] == {"food": 2}
    assert found["people"] == -2
    assert found["factories"]["new"] == {"energy": -1}


def test_the_last_move_of_a_line_is_what_the_moves_before_it_did_not_do() -> None:
    energy = ("players[1].old.energy", 7, 5)
    found = outcome(preview(energy, ("players[1].old.steel", 7, 4)), preview(energy))
    assert found["old"] == {"steel": -3}
