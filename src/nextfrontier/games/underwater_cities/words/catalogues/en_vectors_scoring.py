"""English: what to look at in the positions of docs/rules 6.9 (Final scoring)."""

from nextfrontier.kit.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-SCORE-01": (
        "The last production brings 7 science, 2 kelp, 4 steelplast, 16 credits and 3 biomatter: end the "
        "turn, spend 3 times on #188 and twice on #177, and final scoring gives 8 + 11 + 21 + 6 VP."
    ),
    "vector.TV-SCORE-02": "End the turn: #186 counts every two of the 7 upgraded farms, 9 VP.",
    "vector.TV-SCORE-03": "End the turn: #181 takes exactly 15 credits for 13 VP.",
    "vector.TV-SCORE-03b": "End the turn: with 14 credits #181 gives nothing and does not ask.",
    "vector.TV-SCORE-03c": "End the turn: with 31 credits #181 still takes 15 once, 16 are left.",
    "vector.TV-SCORE-04": "End the turn: #182 turns at most 14 of the 16 steelplast into VP.",
    "vector.TV-SCORE-04b": (
        "End the turn: of the 12 kelp left after feeding #184 takes 2 at a time for 3 VP, at most five times."
    ),
    "vector.TV-SCORE-04c": "End the turn: 3 kelp left after feeding are worth 3 VP to #184, 1 stays.",
    "vector.TV-SCORE-05": "End the turn: M-2 scores 7 VP for 9 tunnels at cities.",
    "vector.TV-SCORE-05b": "End the turn: M-2 scores 0 VP for 7 tunnels at cities, for 8 are needed.",
    "vector.TV-SCORE-05c": "End the turn: M-2 scores 9 VP for 12 tunnels at cities, as for 10.",
    "vector.TV-SCORE-05d": "End the turn: M-5 scores 8 VP for 6 connected cities.",
    "vector.TV-SCORE-05e": "End the turn: M-5 scores 12 VP for 8 connected cities, as for 7.",
    "vector.TV-SCORE-06": "End the turn: M-1 counts itself and the connected B-6, not B-9, for 3 VP each.",
    "vector.TV-SCORE-06b": (
        "End the turn: with one of its two tunnels M-1 is not connected and scores nothing."
    ),
    "vector.TV-SCORE-07": (
        "End the turn: after feeding 3 kelp and 1 steelplast are left, 1 VP for four units of any kind."
    ),
    "vector.TV-SCORE-07b": "End the turn: 1 science, 2 steelplast and 1 credit make 1 VP.",
    "vector.TV-SCORE-07c": "End the turn: the three units left make no VP.",
    "vector.TV-SCORE-08": (
        "Both players will have the same VP: end the turn, and player 1, whose marker is ahead on the "
        "Federation track, comes first in the last order and wins."
    ),
    "vector.TV-SCORE-09": (
        "End the turn; 4 kelp and 2 steelplast are left: #184 twice gives 6 VP and leaves nothing for #177, "
        "#177 twice and #184 once give 5. The owner chooses."
    ),
}
