"""Words of refusals, events and decisions: that all of them have some, and what these say.

After a wanted change of wording, `make golden` rewrites the golden file.
"""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from nextfrontier.games.evacuation.advice.fixes import HELPS, WAYS
from nextfrontier.games.evacuation.game import GAME
from nextfrontier.games.evacuation.words.sentences import explain, sentence
from nextfrontier.games.evacuation.words.texts import CATALOGUES
from nextfrontier.kernel.events import Event
from nextfrontier.kit.words.catalogues import read_texts, shared_texts
from nextfrontier.kit.words.languages import plural_rule
from nextfrontier.kit.words.messages import Catalogue, WordingError
from nextfrontier.kit.words.refusals import refusal_codes
from tests import wording
from tests.games.evacuation.table import table
from tests.games.evacuation.word_samples import EVENTS, REASONS, event, reason
from tests.wording import first_arguments

GOLDEN = Path(__file__).parents[1] / "golden" / "words.txt"
WHOLE_SENTENCES = re.compile(r"[A-Z“][^{}_]*[^ .]\.")
RAW = re.compile(r"\b(old|new) world\b|\bseat\b|\bpop\b|\bnw\b|_")
OWNER = 0

# Nothing that a player could do would change these.
BEYOND_HELP = {
    "card_without_effect", "not_developed", "no_use", "ship_sent", "goal_not_in_game", "goal_not_claimed",
    "goal_played",
}  # fmt: skip
MOST_CHARACTERS = 110  # of a prompt
PRINTED = {**shared_texts("en"), **read_texts("nextfrontier.games.evacuation", "en", "printed")}
OF_REASONS, OF_LOG = (read_texts("nextfrontier.games.evacuation", "en", name) for name in ("reasons", "log"))
NEW_TEXTS = {**OF_REASONS, **OF_LOG}
DECISIONS = wording.decision_kinds("evacuation")
KINDS: list[tuple[int, dict[str, Any]]] = [
    (1, {"actions": "advanced", "common_goals": True, "lines": "A"}),
    (2, {"third_player": True}),
    (2, {"mode": "race"}),
    (3, {"actions": "advanced"}),
]


def keys(prefix: str) -> set[str]:
    """The rest of all keys that begin so."""
    return wording.keys(NEW_TEXTS, prefix)


def golden_lines() -> list[str]:
    """Every refusal, every event and every prompt in words."""
    return wording.golden_lines(GAME, REASONS, EVENTS, DECISIONS)


def test_refusals_events_and_prompts_say_what_the_golden_file_says() -> None:
    assert golden_lines() == GOLDEN.read_text(encoding="utf-8").splitlines()


def test_every_reason_of_the_game_has_words() -> None:
    codes = first_arguments("evacuation", "Reason", "refusal", "reason") - set(refusal_codes())
    assert codes == {refused.code for refused in REASONS} == {key.split(".")[0] for key in keys("reason.")}


def test_every_reason_names_a_rule() -> None:
    """The second argument: a rule or an answered question."""
    for call in wording.calls("evacuation", "refusal", "reason"):
        for rule in wording.strings(call.args[1]) - {"EV-"}:
            assert GAME.rule_text(rule), rule


def test_every_reason_says_what_to_do() -> None:
    helped = {refused.code for refused in REASONS if explain(refused)[1]}
    assert helped == {refused.code for refused in REASONS} - BEYOND_HELP == {*HELPS, "excluded_option"}
    assert {fix for fixes in HELPS.values() for fix in fixes} == set(WAYS) == keys("fix.") - {"leave_out"}


def test_every_kind_of_event_has_a_sentence() -> None:
    kinds = first_arguments("evacuation", "tell", "tell_secret", "Event")
    assert kinds <= {told.kind for told in EVENTS}
    assert {told.kind for told in EVENTS} == {key.split(".")[0] for key in keys("event.")}


def test_every_rule_that_causes_a_gain_a_payment_or_a_draw_has_words() -> None:
    named = {
        text
        for call in wording.calls("evacuation", "gain", "pay", "raise_production", "draw_cards")
        for text in wording.strings(call)
    }
    assert {text for text in named if text.startswith("EV-")} == keys("cause.")


def test_every_kind_of_decision_tells_what_to_do_in_a_short_sentence() -> None:
    assert keys("prompt.") == DECISIONS
    assert [kind for kind in DECISIONS if len(GAME.prompt(kind)) > MOST_CHARACTERS] == []


def test_all_texts_are_whole_sentences_without_braces_and_raw_words() -> None:
    texts = [text for line in golden_lines() for text in line.split(" | ")[1:]]
    assert [text for text in texts if "  " in text or not WHOLE_SENTENCES.fullmatch(text)] == []
    assert [text for text in texts if RAW.search(text)] == []


def test_no_text_is_useless(monkeypatch: pytest.MonkeyPatch) -> None:
    texts_with_keys = {**CATALOGUES["en"].texts, **wording.marked(NEW_TEXTS)}
    monkeypatch.setitem(CATALOGUES, "en", Catalogue(texts_with_keys, plural_rule("en_GB")))
    texts = [*golden_lines(), str(GAME.components("en", {}))]
    assert set(NEW_TEXTS) - set(re.findall("<([^>]*)>", "".join(texts))) == set()


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=str)
def test_what_comes_up_in_a_random_game_has_words(seats: int, options: dict[str, Any]) -> None:
    texts, reasons = wording.told_in_a_random_game(GAME, GAME.new(seats, options, 4), random.Random(seats))
    for refused in reasons:
        assert GAME.rule_text(refused.rule), refused
    assert [text for text in texts if not WHOLE_SENTENCES.fullmatch(text) or RAW.search(text)] == []


def test_a_ship_that_cannot_be_paid_tells_price_stock_and_what_is_missing() -> None:
    """EV-SHIP-02, EV-RES-04."""
    message, fixes = explain(
        reason("cannot_build", item="S10", world="old", price="1 food 3 steel", stock="1 food 1 steel")
    )
    assert message == "Ferry S10 costs 1 Food and 3 Steel; the Old World has 1 Food and 1 Steel."
    assert fixes[0] == "Gain or exchange 2 Steel on the Old World first."


def test_an_action_that_settles_nothing_tells_what_the_nearest_areas_lack() -> None:
    """EV-SETTLE-07, EV-SETTLE-08: one Population marker without Steel; Areas with a Factory space lack a Factory."""
    reasons = table().player(0, people=1, new="0/0/0").why_not("A3")
    assert [refused.code for refused in reasons] == [
        "no_area_to_settle", "too_little_steel", "too_few_factories", "symbols_missing", "too_few_people",
    ]  # fmt: skip
    assert explain(reasons[1])[0] == "Settling tundra Area N37 costs 1 Steel of the New World, which has 0."


def test_a_locked_environment_names_the_passage_that_opens_it() -> None:
    """EV-PASS-05, EV-PASS-12, EV-PASS-14."""
    for area, environment, passage in (("N05", "desert", 2), ("N01", "forest", 3), ("N27", "ocean", 4)):
        message, fixes = explain(reason("environment_locked", area=area, environment=environment))
        assert message.endswith(f"is past Passage {passage}.")
        assert fixes[0] == f"Move a Progress marker past Passage {passage} in the Progress phase."


@pytest.mark.parametrize("told", [told for told in EVENTS if told.secret and told.audience > 0])
def test_secrets_are_told_to_their_audience_only(told: Event) -> None:
    """OQ-82: whatever the secret is, others read the same."""
    assert len(wording.read_by_others(GAME, told)) == 1


def test_the_owner_reads_the_secret() -> None:
    """OQ-52, OQ-82."""
    kept = event("kept_goal", "EV-SETUP-14", {"goal": 12})
    assert sentence(kept, 1) == "Player 1 keeps a Goal card."
    assert sentence(kept, OWNER) == "Player 1 keeps Goal card 12 Arenas."


@pytest.mark.parametrize(
    ("n", "text"), [(1, "1 Penalty token"), (2, "2 Penalty tokens"), (5, "5 Penalty tokens")]
)
def test_numbers_have_their_plural(n: int, text: str) -> None:
    told = event("penalty", "EV-INCOME-26", tokens=n)
    assert sentence(told, OWNER) == f"Player 1 takes {text} for missing Food."


def test_no_key_is_written_twice() -> None:
    assert len({**PRINTED, **NEW_TEXTS}) == len(PRINTED) + len(OF_REASONS) + len(OF_LOG)


def test_another_language_needs_a_catalogue_only(monkeypatch: pytest.MonkeyPatch) -> None:
    texts: dict[str, str | dict[str, str]] = {
        "event.gained_factory": "{player} zyskuje {factory:accusative} ({world}).",
        "player": "Gracz {n}",
        "factory.food": "Fabryka Żywności",
        "factory.food:accusative": "Fabrykę Żywności",
        "world.new": "Nowy Świat",
    }
    monkeypatch.setitem(CATALOGUES, "pl", Catalogue({**texts}, lambda n: "one"))
    gained = event("gained_factory", "A6", kind="food", world="new")
    assert sentence(gained, OWNER, "pl") == "Gracz 1 zyskuje Fabrykę Żywności (Nowy Świat)."


def test_what_has_no_words_is_refused() -> None:
    with pytest.raises(WordingError, match="nonsense"):
        explain(reason("nonsense"))
    with pytest.raises(WordingError, match="only in en"):
        GAME.prompt("action", "tlh")


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(golden_lines()) + "\n", encoding="utf-8")
