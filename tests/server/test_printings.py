"""Tables that began with an earlier printing of the components are played on with it."""

from __future__ import annotations

import pytest

from nextfrontier.record.record import Record, digest
from nextfrontier.server.store.contract import StoredTable, TableFacts
from nextfrontier.server.tables.replaying import record_of
from nextfrontier.server.tables.table import setup_of
from nextfrontier.shelf import game, games


@pytest.mark.parametrize("slug", [each.slug for each in games()])
def test_a_stored_table_goes_on_with_its_printing(slug: str) -> None:
    record = Record(game(slug), 2, {"printing": 1}, 3)
    seat = record.state.to_move()
    record.play(seat, record.state.notation(seat, record.state.moves(seat)[0]))
    setup = setup_of(record)
    assert (setup["components_version"], setup["options"]) == (1, {})
    facts = TableFacts("table", slug, setup, "", False, None, 0.0, False, None)
    again = record_of(StoredTable(facts, [], record.rows, [], []))
    assert again.options == {"printing": 1}
    assert digest(again.game, again.state) == digest(record.game, record.state)
