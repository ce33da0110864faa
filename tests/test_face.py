"""The public face: `import nextfrontier as nf`, its names, and how its values read when they are printed."""

import nextfrontier as nf


def begun() -> nf.Record:
    """Return a game of two seats before its first move."""
    return nf.Record(nf.game("evacuation"), 2, {}, 7)


def test_every_public_name_is_there_and_explained() -> None:
    for name in nf.__all__:
        found = getattr(nf, name)
        assert name == "SPECTATOR" or found.__doc__, name


def test_a_game_is_played_through_the_public_names_alone() -> None:
    record, random = begun(), nf.bot("evacuation", "random")
    while not record.over:
        seat = record.state.to_move()
        view = nf.view_of(record.state, seat)
        guess = nf.determinize(view, nf.chance_of(3))
        assert guess.moves(seat) == view.moves(seat)
        choice = random.choose(view, seat, nf.Budget(nodes=1), seed=record.version)
        record.play(seat, view.notation(seat, choice.move))
    again = nf.load(record.save())
    assert repr(again) == repr(record)
    assert repr(again).endswith(" moves: <Worlds, 2 seats: over>>")


def test_states_views_and_records_tell_what_they_are() -> None:
    record = begun()
    assert (
        repr(record)
        == "<Record of evacuation, 0 moves: <Worlds, 2 seats: seat 0 keep_goal, seat 1 keep_goal>>"
    )
    assert (
        repr(nf.view_of(record.state, 0)) == "<view of Worlds, 2 seats: seat 0 keep_goal, seat 1 keep_goal>"
    )
    assert repr(record.game) == "<Game evacuation>"


def test_a_printed_event_tells_no_secret() -> None:
    record = begun()
    while not (secrets := [event for event in record.events() if event.secret]):
        seat = record.state.to_move()
        record.play(seat, record.state.notation(seat, record.state.moves(seat)[0]))
    assert secrets
    for event in secrets:
        assert repr(event) == f"<Event {event.kind} of seat {event.seat} by {event.cause}: {event.details}>"


def test_a_result_an_option_and_a_preview_can_be_read() -> None:
    record = begun()
    move = record.state.moves(0)[0]
    assert repr(nf.Result([[1], [0]], [{"total": 3}, {"total": 5}])) == "<Result: seat 1 5, seat 0 3>"
    assert repr(record.game.options()[0]) == "<Option mode: points, race, else 'points'>"
    assert repr(nf.preview(record.game, record.state, 0, move)).endswith("[4, 5, 12, 13] → [5, 12, 13]>")
