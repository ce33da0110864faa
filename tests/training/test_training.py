"""Training: the same habits on any number of cores, going on after an interruption, files that bots can use."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nextfrontier.bots.course import Course
from nextfrontier.bots.habit_files import load_habits, read_habit_file, write_habits
from nextfrontier.shelf import PLUGINS, plugin
from nextfrontier.training import running
from nextfrontier.training.curve import draw_curve
from nextfrontier.training.keeping import Look, Progressed, TrainingFault, tell_time
from nextfrontier.training.running import Plan, packed, train

GAME, NAME = "underwater-cities", "solo"
SHORT = Plan(rounds=2, every=1, deals=4, rate=0.03, last=0.2, cores=1)
COURSES: list[tuple[str, str]] = [(slug, name) for slug in PLUGINS for name in plugin(slug).load("courses")]


@pytest.fixture
def short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play few games in a round."""
    monkeypatch.setattr(running, "DEALS", 2)
    monkeypatch.setattr(running, "GAMES", 2)


def test_steps_become_smaller_from_the_rate_of_the_first_to_the_share_of_the_last() -> None:
    plan = SHORT._replace(rounds=100, rate=0.03, last=0.2)
    rates = [running.rate_after(plan, steps) for steps in range(101)]
    assert rates[0] == 0.03
    assert rates == sorted(rates, reverse=True)
    assert rates[50] == pytest.approx(0.018)
    assert rates[100] == pytest.approx(0.006)


def quiet(done: int, total: int) -> None:
    """Show no progress."""


def course_of(slug: str, name: str) -> Course:
    found: dict[str, Course] = plugin(slug).load("courses")
    return found[name]


def test_a_training_writes_the_habits_of_its_best_look(tmp_path: Path) -> None:
    shown: list[tuple[int, int]] = []
    looks = train(GAME, NAME, tmp_path, SHORT, lambda done, total: shown.append((done, total)))
    assert [each.games for each in looks] == [128, 256]
    assert shown[-1] == (2, 2)
    best = max(looks, key=lambda each: each.mean)
    made = msgspec.json.decode((tmp_path / "solo.json").read_bytes())["made"]
    assert made.startswith(f"{best.games} games against itself; {best.mean:.1f} ")
    assert re.search(r"; the training took \d+ s on 1 core$", made)
    weights = load_habits(tmp_path / "solo.json", course_of(GAME, NAME).reader.size()).weights
    assert any(weights)


def test_habits_tell_what_those_took_that_they_began_with(tmp_path: Path) -> None:
    once = SHORT._replace(rounds=1)
    train(GAME, NAME, tmp_path / "first", once, quiet)
    train(GAME, NAME, tmp_path / "then", once, quiet, tmp_path / "first" / "solo.json")
    first, then = (read_habit_file(tmp_path / each / "solo.json").made for each in ("first", "then"))
    assert then.startswith("128 games against itself; ")
    assert then.endswith(f"; before that: {first}")


def test_an_interrupted_training_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second core plays other pieces of the same rounds; the interruption comes after the first look."""
    whole = train(GAME, NAME, tmp_path / "whole", SHORT._replace(cores=2), quiet)
    played = running.play_round

    def stop(*args: Any) -> None:
        if (tmp_path / "broken" / "training.msgpack").exists():
            raise KeyboardInterrupt
        played(*args)

    monkeypatch.setattr(running, "play_round", stop)
    with pytest.raises(KeyboardInterrupt):
        train(GAME, NAME, tmp_path / "broken", SHORT, quiet)
    monkeypatch.undo()
    assert train(GAME, NAME, tmp_path / "broken", SHORT, quiet) == whole
    broken, unbroken = (read_habit_file(tmp_path / each / "solo.json") for each in ("broken", "whole"))
    assert broken.weights == unbroken.weights
    assert broken.made.endswith(" on 1 core")
    assert unbroken.made.endswith(" on 2 cores")


@pytest.mark.usefixtures("short_rounds")
def test_the_time_is_added_up_over_interruptions(tmp_path: Path) -> None:
    kept = tmp_path / "training.msgpack"
    train(GAME, NAME, tmp_path, SHORT._replace(rounds=1), quiet)
    done = msgspec.msgpack.decode(kept.read_bytes(), type=Progressed)
    done.seconds = {1: 600.0, 4: 60.0}
    kept.write_bytes(msgspec.msgpack.encode(done))
    train(GAME, NAME, tmp_path, SHORT, quiet)
    made = read_habit_file(tmp_path / "solo.json").made
    assert made.endswith("; the training took 10 min on 1 core, 1 min on 4 cores")


@pytest.mark.usefixtures("short_rounds")
def test_a_training_of_which_nobody_knows_how_long_it_took_goes_on(tmp_path: Path) -> None:
    """Files of progress did not always tell it."""
    kept = tmp_path / "training.msgpack"
    once = train(GAME, NAME, tmp_path, SHORT._replace(rounds=1), quiet)
    done = msgspec.msgpack.decode(kept.read_bytes())
    del done["seconds"]
    kept.write_bytes(msgspec.msgpack.encode(done))
    assert train(GAME, NAME, tmp_path, SHORT, quiet)[:1] == once
    assert read_habit_file(tmp_path / "solo.json").made.endswith(" on held-out deals, the best of 2 looks")


def test_a_time_is_told_in_hours_minutes_or_seconds() -> None:
    assert tell_time({1: 41.4}) == "41 s on 1 core"
    assert tell_time({2: 41 * 60 + 30.0}) == "41 min on 2 cores"
    assert tell_time({2: 11_100.0, 1: 60.0}) == "3 h 5 min on 2 cores, 1 min on 1 core"


@pytest.mark.parametrize("slug", PLUGINS)
def test_a_course_begins_with_the_habits_of_one_before_it(slug: str) -> None:
    found: dict[str, Course] = plugin(slug).load("courses")
    names = list(found)
    assert [name for name, course in found.items() if not course.after] == names[:1]
    assert all(course.after in names[:at] for at, course in enumerate(found.values()) if at)


def test_a_training_begins_with_the_habits_of_a_file(tmp_path: Path) -> None:
    known = course_of(GAME, NAME)
    once = SHORT._replace(rounds=1, every=1)
    [look] = train(GAME, NAME, tmp_path, once, quiet, known.file)
    assert look.mean > train(GAME, NAME, tmp_path / "new", once, quiet)[0].mean + 30


@pytest.mark.usefixtures("short_rounds")
def test_a_training_goes_on_from_no_other_beginning_than_its_own(tmp_path: Path) -> None:
    begun, other = course_of(GAME, NAME).file, course_of(GAME, "table").file
    train(GAME, NAME, tmp_path, SHORT._replace(rounds=1), quiet, begun)
    before = (tmp_path / "training.msgpack").read_bytes()
    with pytest.raises(TrainingFault, match="other_start"):
        train(GAME, NAME, tmp_path, SHORT, quiet, other)
    assert (tmp_path / "training.msgpack").read_bytes() == before
    assert len(train(GAME, NAME, tmp_path, SHORT, quiet, begun)) == 2


def test_a_file_that_is_no_such_training_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "training.msgpack"
    kept.write_bytes(b"nonsense")
    with pytest.raises(TrainingFault, match="unreadable"):
        train(GAME, NAME, tmp_path, SHORT, quiet)
    done = Progressed("evacuation solo-standard", 0, b"", b"", b"", b"", [])
    kept.write_bytes(msgspec.msgpack.encode(done))
    with pytest.raises(TrainingFault, match=r"other_course .*evacuation solo-standard"):
        train(GAME, NAME, tmp_path, SHORT, quiet)
    done.course = f"{GAME} {NAME}"
    kept.write_bytes(msgspec.msgpack.encode(done))
    with pytest.raises(TrainingFault, match="other_marks"):
        train(GAME, NAME, tmp_path, SHORT, quiet)


@pytest.mark.usefixtures("short_rounds")
@pytest.mark.parametrize(
    "damage",
    [
        {"steps": -1},
        {"direction": b"abc"},
        {"size": b""},
        {"best": b"x"},
        {"weights": b""},
        {"direction": float("nan")},
        {"best": float("inf")},
    ],
)
def test_a_damaged_training_is_refused_and_left_as_it_is(damage: dict[str, Any], tmp_path: Path) -> None:
    kept = tmp_path / "training.msgpack"
    train(GAME, NAME, tmp_path, SHORT._replace(rounds=1), quiet)
    done = msgspec.msgpack.decode(kept.read_bytes(), type=Progressed)
    for field, value in damage.items():
        whole = getattr(done, field)
        setattr(done, field, packed([value] * (len(whole) // 8)) if isinstance(value, float) else value)
    kept.write_bytes(msgspec.msgpack.encode(done))
    before = kept.read_bytes()
    with pytest.raises(TrainingFault, match="damaged"):
        train(GAME, NAME, tmp_path, SHORT, quiet)
    assert kept.read_bytes() == before


@pytest.mark.usefixtures("short_rounds")
def test_habits_that_were_not_written_before_an_interruption_are_written_after_it(tmp_path: Path) -> None:
    once = SHORT._replace(rounds=1)
    train(GAME, NAME, tmp_path, once, quiet)
    written = (tmp_path / "solo.json").read_bytes()
    (tmp_path / "solo.json").unlink()
    shown: list[list[Look]] = []
    train(GAME, NAME, tmp_path, once, quiet, show=shown.append)
    assert (tmp_path / "solo.json").read_bytes() == written
    assert len(shown) == 1


@pytest.mark.parametrize(
    "text",
    [
        '{"made": "x", "weights": {"0": ["nan"]}}',
        '{"made": "x", "weights": {"0": [1e999]}}',
        '{"made": "x", "weights": ' + "[" * 100_000,
        '{"made": "x", "weights": {"-1": [1]}}',
        "Dear diary",
    ],
)
def test_habits_to_begin_with_are_numbers(text: str, tmp_path: Path) -> None:
    start = tmp_path / "start.json"
    start.write_text(text)
    with pytest.raises(TrainingFault, match="no_habits"):
        train(GAME, NAME, tmp_path / "new", SHORT, quiet, start)


@pytest.mark.parametrize(("slug", "name"), COURSES)
def test_the_habits_of_the_package_belong_to_its_marks(slug: str, name: str) -> None:
    course = course_of(slug, name)
    assert sum(1 for weight in course.habits().weights if weight) > 5_000
    assert msgspec.json.decode(course.file.read_bytes())["made"]


def test_weights_are_written_in_runs_and_read_back(tmp_path: Path) -> None:
    file = tmp_path / "some.json"
    write_habits(file, "by hand", [0.0, 1.5, -0.25, 0.001, 0.0, 2.0])
    assert msgspec.json.decode(file.read_bytes()) == {
        "made": "by hand",
        "weights": {"1": [1.5, -0.25], "5": [2.0]},
    }
    assert load_habits(file, 6).weights == [0.0, 1.5, -0.25, 0.0, 0.0, 2.0]
    with pytest.raises(ValueError, match="more than 5 marks"):
        load_habits(file, 5)


def test_the_curve_shows_every_look() -> None:
    picture = draw_curve(
        [Look(100, 70.0, 2.0), Look(200, 80.0, 1.5), Look(300, 85.0, 1.0)], "points", "300 games"
    )
    assert re.findall(r"points=\"([^\"]*)\"", picture)[1].count(",") == 3
    assert "300 games" in picture
