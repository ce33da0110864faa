"""Refusals as exceptions."""

from nextfrontier.kernel.reasons import Reason, Refused, refusal


def test_a_refusal_names_its_codes_with_the_rules_that_say_so() -> None:
    reasons = [Reason("site_occupied", "UC-BUILD-05", {"site": "MC"}, []), Reason("no_decision", "", {}, [])]
    assert str(Refused(reasons)) == "site_occupied UC-BUILD-05, no_decision"
    assert str(refusal("unknown_move", "", move="x")) == "unknown_move"
