"""Words of refusals, events and decisions: that all of them have some, and what these say.

After a wanted change of wording, `make golden` rewrites the golden file.
"""

import random
import re
from pathlib import Path

import pytest

from nextfrontier.games.underwater_cities.advice.fixes import HELPS, WAYS
from nextfrontier.games.underwater_cities.game import GAME
from nextfrontier.games.underwater_cities.vocabulary.library import Facts
from nextfrontier.games.underwater_cities.words.sentences import explain, sentence
from nextfrontier.games.underwater_cities.words.texts import CATALOGUES
from nextfrontier.games.underwater_cities.words.things import Things
from nextfrontier.kernel.events import Event
from nextfrontier.kernel.reasons import Reason
from nextfrontier.kit.words.catalogues import read_texts, shared_texts
from nextfrontier.kit.words.languages import plural_rule
from nextfrontier.kit.words.messages import Catalogue, WordingError
from nextfrontier.kit.words.refusals import refusal_codes
from tests import wording
from tests.games.underwater_cities.word_samples import EVENTS, REASONS, event, reason
from tests.wording import calls, first_arguments, strings

GOLDEN = Path(__file__).parents[1] / "golden" / "words.txt"
WHOLE_SENTENCE = re.compile(r"[A-Z][^{}_]*[^ .]\.")
OWNER = 0
PRINTED = {**shared_texts("en"), **read_texts("nextfrontier.games.underwater_cities", "en", "printed")}
OF_REASONS, OF_LOG = (
    read_texts("nextfrontier.games.underwater_cities", "en", name) for name in ("reasons", "log")
)
NEW_TEXTS = {**OF_REASONS, **OF_LOG}

DECISIONS = wording.decision_kinds("underwater_cities")

# Nothing that a player could do would change these.
BEYOND_HELP = {
    "deck_empty", "no_metropolis_left", "no_slot_in_scope", "no_special_card", "none_left",
    "unknown_slot", "wrong_order", "no_cloning_tile", "no_use_now", "not_for_use", "contract_not_here",
    "unknown_contract", "card_lost", "card_lost_for_slot", "card_without_effect",
}  # fmt: skip


def keys(prefix: str) -> set[str]:
    """The rest of all keys that begin so."""
    return wording.keys(NEW_TEXTS, prefix)


def golden_lines() -> list[str]:
    """Every refusal, every event and every prompt in words."""
    return wording.golden_lines(GAME, REASONS, EVENTS, DECISIONS)


def test_refusals_events_and_prompts_say_what_the_golden_file_says() -> None:
    assert golden_lines() == GOLDEN.read_text(encoding="utf-8").splitlines()


def test_every_reason_of_the_game_has_words() -> None:
    codes = first_arguments("underwater_cities", "Reason", "refusal") - set(refusal_codes())
    assert codes == {refused.code for refused in REASONS} == {key.split(".")[0] for key in keys("reason.")}


def test_every_reason_of_the_kernel_has_words() -> None:
    assert first_arguments("kernel", "Reason", "refusal") - set(refusal_codes()) == set()
    told = explain(Reason("no_decision", "", {"seat": 1}, []))
    assert told == ("Seat 1 has nothing to decide now.", ["Wait until it is asked."])


def test_every_fix_has_words_and_all_words_for_fixes_are_used() -> None:
    helping = {fix for fixes in HELPS.values() for fix in fixes}
    assert set(WAYS) == helping == keys("fix.") - {"leave_out"}


def test_every_reason_that_can_be_helped_names_a_fix() -> None:
    assert {refused.code for refused in REASONS} - {
        refused.code for refused in REASONS if explain(refused)[1]
    } == (BEYOND_HELP)


def test_every_kind_of_event_has_a_sentence() -> None:
    kinds = first_arguments("underwater_cities", "tell", "tell_secret", "Event")
    assert kinds == {told.kind for told in EVENTS} == {key.split(".")[0] for key in keys("event.")}


def test_every_rule_that_causes_a_gain_a_payment_or_a_draw_has_words() -> None:
    named = {
        text for call in calls("underwater_cities", "gain", "pay", "draw_cards") for text in strings(call)
    }
    assert {text for text in named if text.startswith("UC-")} == keys("cause.")


def test_every_kind_of_decision_has_a_prompt() -> None:
    assert keys("prompt.") == DECISIONS


def test_all_texts_are_whole_sentences_without_braces() -> None:
    texts = [text for line in golden_lines() for text in line.split(" | ")[1:]]
    assert [text for text in texts if "  " in text or not WHOLE_SENTENCE.fullmatch(text)] == []


def test_no_text_is_useless(monkeypatch: pytest.MonkeyPatch) -> None:
    texts_with_keys = {**CATALOGUES["en"].texts, **wording.marked(NEW_TEXTS)}
    monkeypatch.setitem(CATALOGUES, "en", Catalogue(texts_with_keys, plural_rule("en_GB")))
    pack = [reason("condition_not_met", place="card 3"), reason("count_is_zero", place="card 3", have=0)]
    texts = [*golden_lines(), *[explain(refused)[0] for refused in pack]]
    assert set(NEW_TEXTS) - set(re.findall("<([^>]*)>", "".join(texts))) == set()


@pytest.mark.parametrize(
    ("seats", "advanced", "contracts"), [(1, True, False), (2, False, True), (4, True, False)]
)
def test_what_comes_up_in_a_random_game_has_words(seats: int, advanced: bool, contracts: bool) -> None:
    options = {"boards": "advanced" if advanced else "basic", "contracts": contracts}
    texts, _ = wording.told_in_a_random_game(GAME, GAME.new(seats, options, seats), random.Random(seats))
    assert [text for text in texts if not WHOLE_SENTENCE.fullmatch(text)] == []


def test_a_tunnel_that_cannot_be_paid_tells_price_and_stock_and_that_biomatter_helps() -> None:
    """UC-BUILD-19, UC-BUILD-31."""
    fixes = ("biomatter_replaces", "gain_for_build")
    message, told = explain(reason("cannot_pay_build", *fixes, kind=3, price="1s 1c", stock="2k 3c"))
    assert message == "A tunnel needs 1 steelplast and 1 credit; you have 0 steelplast and 3 credits."
    assert told == [
        "Gain biomatter first: it can replace steelplast.",
        "To build a tunnel, gain 1 steelplast first.",
    ]


@pytest.mark.parametrize(
    ("price", "stock", "missing"),
    [
        ("2s 1k 1c", "1k 1b 1c", "1 steelplast"),
        ("1s 1k", "1b", "1 kelp"),
        ("2s", "3b", "nothing"),
        ("1s 1k 1b 2c", "1s 1b 2c", "1 kelp"),
        ("1s 1k 1b 2c", "0c", "1 steelplast, 1 kelp, 1 biomatter and 2 credits"),
    ],
)
def test_what_is_missing_counts_the_biomatter_that_is_left(price: str, stock: str, missing: str) -> None:
    """UC-BUILD-31."""
    refused = reason("cannot_pay_build", "gain_for_build", kind=4, price=price, stock=stock)
    assert explain(refused)[1] == [f"To build a nonsymbiotic city, gain {missing} first."]


@pytest.mark.parametrize("told", [told for told in EVENTS if told.secret])
def test_secrets_are_told_to_their_audience_only(told: Event) -> None:
    """Q-26: whatever the secret is, others read the same."""
    assert len(wording.read_by_others(GAME, told)) == 1


def test_the_owner_reads_the_secret() -> None:
    drawn = event("drew", "AAS/1", {"which": [3, 6]}, cards=2)
    assert sentence(drawn, 1) == "Player 1 draws 2 cards (the always-available slot)."
    assert sentence(drawn, OWNER) == (
        "Player 1 draws card 3 Petition and card 6 Bore Crew (the always-available slot)."
    )


@pytest.mark.parametrize(("n", "text"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_numbers_have_their_plural(n: int, text: str) -> None:
    assert sentence(event("chose_hand", "UC-SETUP-40", kept=n), OWNER) == f"Player 1 keeps {text}."


def test_no_key_is_written_twice() -> None:
    assert len({**PRINTED, **NEW_TEXTS}) == len(PRINTED) + len(OF_REASONS) + len(OF_LOG)


def test_another_language_needs_a_catalogue_only(monkeypatch: pytest.MonkeyPatch) -> None:
    texts: dict[str, str | dict[str, str]] = {
        "event.built": "{player} buduje {kind:accusative} na {site} ({cause}).",
        "player": "Gracz {n}",
        "kind.farm": "farma",
        "kind.farm:accusative": "farmę",
        "slot_named": "pole {id}",
    }
    monkeypatch.setitem(CATALOGUES, "pl", Catalogue({**texts}, lambda n: "one"))
    built = event("built", "R4", kind=0, site="BR.2")
    assert sentence(built, OWNER, "pl") == "Gracz 1 buduje farmę na BR.2 (pole R4)."


def test_things_of_a_pack_have_their_own_names() -> None:
    facts = Facts()
    facts.cards[3] = facts.cards[3]._replace(name="Open Letter", effect="if_(on_space(2), draw(1))")
    refused = reason("condition_not_met", place="card 3")
    assert explain(refused, "en", Things(facts))[0] == (
        "Card 3 Open Letter gives this only if your marker is on space 2 of the Federation track."
    )
    assert explain(refused)[0] == "Card 3 Petition gives this only if its condition holds."


def test_what_has_no_words_is_refused() -> None:
    with pytest.raises(WordingError, match="nonsense"):
        explain(reason("nonsense"))
    with pytest.raises(WordingError, match="only in en"):
        GAME.prompt("turn", "tlh")


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(golden_lines()) + "\n", encoding="utf-8")
