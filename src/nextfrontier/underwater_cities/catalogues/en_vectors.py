"""English: what to look at in the positions of the test vectors of docs/rules."""

from nextfrontier.kernel.words.messages import Template

TEXTS: dict[str, Template] = {
    "vector.TV-SETUP-01": (
        "Four players at the start: in turn order the Federation markers stand below the track, on 4, 3 and "
        "2; the third player has 1 credit more than the first, the fourth 1 credit and 1 steelplast more."
    ),
    "vector.TV-SETUP-02": (
        "With four players 13 symbiotic domes are in supply and the cloning tile is on the board, so the "
        "occupied slot R2 may be cloned."
    ),
    "vector.TV-SETUP-02b": (
        "With three players 10 symbiotic domes are in supply and there is no cloning tile: the occupied "
        "slot R2 is closed."
    ),
    "vector.TV-SETUP-02c": (
        "With two players 7 symbiotic domes are in supply and there is no cloning tile: the occupied slot "
        "R2 is closed."
    ),
    "vector.TV-SETUP-03": (
        "Each player keeps 3 of 6 opening cards; when all have chosen, the 3 cards that each gave up lie in "
        "the discard pile."
    ),
    "vector.TV-SETUP-04": (
        "Three players at the start: the markers stand below the track, on 4 and on 3; the last player has "
        "3 credits and nobody has a second steelplast."
    ),
    "vector.TV-TURN-01": (
        "R3 lets you build a tunnel and a city, and you can pay for both: building only the tunnel is legal."
    ),
    "vector.TV-TURN-02": (
        "Without steelplast not one of the two tunnels of Y4 can be built, so Y4 cannot be chosen."
    ),
    "vector.TV-TURN-03": (
        "Play #69 on a green slot: it uses your assistant before or after the slot's action, never between "
        "its parts."
    ),
    "vector.TV-TURN-04": (
        "G1 gives 1 steelplast and one use of an action card; use the assistant for 1 credit."
    ),
    "vector.TV-TURN-05": "R3 gives 2 steelplast and 1 kelp.",
    "vector.TV-TURN-06": (
        "The red permanent #35 on the yellow slot Y4: the action is done, the card goes to the discard pile "
        "and is not claimed."
    ),
    "vector.TV-TURN-07": (
        "Play any card on the always-available slot: 2 cards and 2 credits, 5 cards in hand after the draw "
        "at the end of the turn, and 3 of them are kept before your next turn."
    ),
    "vector.TV-TURN-08": (
        "Your tile is on the always-available slot already; you may choose it again in the same round."
    ),
    "vector.TV-TURN-09": (
        "You own #14: a card on a coloured slot of another colour brings 1 steelplast at once; a matching "
        "card or the always-available slot does not."
    ),
    "vector.TV-TURN-10": (
        "One tunnel site is left and there is no steelplast: #47 resolved first brings it, so card first is "
        "legal on Y4 and slot first is not."
    ),
    "vector.TV-TURN-10b": (
        "With only 1 credit nothing is left for the tunnel after paying for #47, so Y4 cannot be chosen in "
        "either order."
    ),
    "vector.TV-TURN-11": (
        "#1 resolved before G4 may perform any other available coloured slot, but neither G4 itself nor the "
        "occupied R3."
    ),
    "vector.TV-TURN-12": (
        "Without steelplast Y4 is possible only with a card of another colour: #14 gives 1 steelplast "
        "before the tunnel is built."
    ),
    "vector.TV-TURN-12b": (
        "Cloning is paid before #40 rewards the mismatch, so without a credit R2 cannot be cloned."
    ),
    "vector.TV-TURN-13": (
        "R2 needs a tunnel or an action card: neither a tunnel nor #22 can be paid for and the assistant is "
        "used, so R2 cannot be chosen."
    ),
    "vector.TV-TURN-13b": "The same with the assistant ready: R2 may be chosen to use it.",
    "vector.TV-SPEC-01": (
        "The special card #183 costs 3 credits when it is resolved; on the matching slot G2 you can pay and "
        "claim it."
    ),
    "vector.TV-SPEC-01b": (
        "With 2 credits #183 cannot be paid: the slot's action is done and the card goes to the box."
    ),
    "vector.TV-SPEC-02": (
        "#195 played on a slot of another colour or not paid for goes under the cost-1/2 deck; the face-up "
        "card on top stays #192."
    ),
    "vector.TV-SPEC-02b": (
        "Too many cards at the start of the turn: discarded, #195 goes under the cost-1/2 deck and #183 to "
        "the box."
    ),
    "vector.TV-SPEC-03": (
        "R1, third option: look at the three cards under the face-up #191, keep one, put the others under "
        "the deck in either order behind #191."
    ),
    "vector.TV-SPEC-04": (
        "Pay for the special instant #199: it stays under your board and counts for the metropolis M-4."
    ),
    "vector.TV-SPEC-05": (
        "#191 costs 2 credits: with the slot first, the second half of G2 brings the missing one; with the "
        "card first it cannot be paid and goes under the cost-1/2 deck."
    ),
    "vector.TV-BUILD-01": (
        "Y4 builds up to 2 tunnels one after the other: BL-BC can only be reached through BC-BR, so BC-BR "
        "must come first."
    ),
    "vector.TV-BUILD-02": (
        "Biomatter stands in for the kelp and the missing steelplast of a nonsymbiotic city; everything is "
        "spent."
    ),
    "vector.TV-BUILD-03": (
        "Where may the city stand? Every free city site next to a city is legal, only TC and ML are not; a "
        "city on TL makes both legal."
    ),
    "vector.TV-BUILD-03b": "The city on TL is built: now TC and ML are legal too.",
    "vector.TV-BUILD-03c": (
        "A city on BL would be legal, so the free building sites there are legal too; a laboratory stands "
        "on one of them already."
    ),
    "vector.TV-BUILD-04": (
        "A tunnel may be built at the starting city and at every city site that tunnels reach, whether a "
        "city stands there or not."
    ),
    "vector.TV-BUILD-05": (
        "Tunnels lead from the starting city over the empty MC to TL: a city is legal on MC, not on TL, yet "
        "tunnels may go on from TL."
    ),
    "vector.TV-BUILD-05b": "With a city on MC a city on TL is legal as well.",
    "vector.TV-BUILD-06": (
        "3 biomatter and 2 credits pay for a symbiotic city: one as such, two in place of steelplast and "
        "kelp."
    ),
    "vector.TV-BUILD-06b": (
        "Kelp does not stand in for biomatter: no city can be paid for, so G3 cannot be chosen."
    ),
    "vector.TV-BUILD-07": (
        "TL-MC of board 6 asks for 1 credit more than another tunnel: 1 steelplast and 2 credits."
    ),
    "vector.TV-BUILD-07b": (
        "#4 saves the credits of a tunnel but not the surcharge of TL-MC: 1 steelplast and 1 credit."
    ),
    "vector.TV-BUILD-07c": "#6 builds a tunnel for free; on TL-MC its surcharge of 1 credit is still paid.",
    "vector.TV-BUILD-07d": (
        "Two discounts of credits, #4 and #78, leave the same price on TL-MC: 1 steelplast and 1 credit."
    ),
    "vector.TV-BUILD-07e": "1 biomatter stands in for the steelplast of the tunnel on TL-MC.",
    "vector.TV-BUILD-08": (
        "TR of board 6 adds 3 steelplast and 3 credits to a city; #7 saves 1 steelplast: nonsymbiotic 4 "
        "steelplast, 1 kelp and 4 credits."
    ),
    "vector.TV-BUILD-08b": (
        "The symbiotic city on TR of board 6 with #7: 3 steelplast, 1 kelp, 1 biomatter and 5 credits."
    ),
    "vector.TV-BUILD-09": "#71 saves the biomatter of a symbiotic city: 1 steelplast, 1 kelp and 2 credits.",
    "vector.TV-BUILD-09b": (
        "With #71 the biomatter stands in for steelplast and kelp: 2 biomatter and 2 credits."
    ),
    "vector.TV-NET-01": (
        "No tunnel reaches MC and no city stands on BL: their buildings are not connected and produce "
        "nothing; end the turn to see what everything else produces."
    ),
    "vector.TV-NET-02": "#79 gives 2 VP when a symbiotic city is built, connected or not.",
    "vector.TV-NET-02b": "#79 gives nothing more when the symbiotic city on BC is connected later.",
    "vector.TV-NET-02c": "#153 gives nothing for a symbiotic city that is built unconnected.",
    "vector.TV-NET-02d": "#153 gives 2 VP as soon as the symbiotic city on BC becomes connected.",
    "vector.TV-FED-01": (
        "Advance 2 with G5: 1 VP for entering space 1, 1 VP for the step beyond it, and your marker lies on "
        "top of the others."
    ),
    "vector.TV-FED-02": "Advance 2 from below the track: spaces 4 and 3, 1 credit.",
    "vector.TV-FED-02b": "Advance 2 from space 4: spaces 3 and 2, 1 credit and 1 steelplast.",
    "vector.TV-FED-02c": "Advance 2 from space 3: spaces 2 and 1, 1 steelplast and 1 VP.",
    "vector.TV-FED-02d": "Advance 2 on space 1: 2 VP, and your marker goes on top of the stack.",
    "vector.TV-FED-03": (
        "With #35 the step from 4 to 3, here by the second half of G2, brings 2 credits in all."
    ),
    "vector.TV-FED-04": "With #60 entering space 1, here by the second half of G2, brings 1 VP and 1 kelp.",
    "vector.TV-FED-04b": "Steps beyond space 1 bring VP but no kelp of #60.",
    "vector.TV-ROUND-01": (
        "The marker of player 2 lies on that of player 1; players 4 and 3 have not advanced: end the turn, "
        "and the order of round 3 is 2, 1, 4, 3, with all markers below the track."
    ),
    "vector.TV-ROUND-02": (
        "Nobody advanced in round 1, so the markers of the set-up decide: end the turn, and the order is "
        "reversed."
    ),
    "vector.TV-TIME-01": (
        "R5 builds a structure, upgrades it and uses an action card, in the order you like: the assistant "
        "first brings the credit for a desalination plant."
    ),
    "vector.TV-TIME-02": (
        "Build a laboratory on BR.2 with R5: #37 pays 1 credit before the upgrade, which must follow; with "
        "that credit #34 builds a desalination plant."
    ),
    "vector.TV-TIME-02b": (
        "A laboratory could be built but not upgraded, and no action card is ready: R5 cannot be chosen."
    ),
    "vector.TV-TIME-03": (
        "#28 on R5, slot first: an upgraded tunnel, then #19 with its step first pays for a desalination "
        "plant, and #28 at last finds the upgraded tunnel and gives 1 kelp."
    ),
    "vector.TV-TIME-04": (
        "#28 cannot be resolved between the parts of R5, so its kelp cannot build a farm through #19; "
        "resolved first it is legal but gives nothing."
    ),
    "vector.TV-TIME-04b": (
        "An upgraded tunnel stands already: #28 first gives 1 kelp, which the farm of R5 may cost."
    ),
    "vector.TV-TIME-05": (
        "#27 first builds a tunnel; the tunnel of R5 is the second of the turn, so #16 gives the science "
        "for its upgrade in between."
    ),
    "vector.TV-TIME-05b": "Without #16 nothing pays for the upgrade, so the tunnel of R5 cannot be begun.",
    "vector.TV-TIME-06": (
        "The first tunnel of Y4 on TR-blue connects B-7, whose steelplast pays for the second tunnel."
    ),
    "vector.TV-BONUS-01": (
        "The tunnel on TR-MR brings 1 steelplast at once, which pays for the second tunnel of Y4."
    ),
    "vector.TV-BONUS-02": (
        "A city on MC brings a Federation step and a card although it is not connected; entering space 3 "
        "brings 1 credit."
    ),
    "vector.TV-ACT-01": (
        "Claim #21 as a fifth action card: one must go, and the ready assistant may be used once more as it "
        "leaves."
    ),
    "vector.TV-ACT-01b": "The assistant is used: it may still make room for #21, but gives nothing.",
    "vector.TV-ACT-02": (
        "Claim #195 for 1 credit, discard #202 for it and use it: 1 credit performs G1, whose action symbol "
        "may use #195 at once."
    ),
    "vector.TV-CLONE-01": (
        "Clone R2, which player 2 holds: 1 credit is paid first, your tile lies on top and you take 2 "
        "steelplast and 1 kelp."
    ),
    "vector.TV-CLONE-01b": "The cloning tile has been used in this round, so nobody clones again.",
    "vector.TV-CLONE-01c": "R2 holds your own tile: it cannot be cloned.",
    "vector.TV-CLONE-01d": "Without a credit nothing can be cloned.",
    "vector.TV-PROD-01": (
        "End the turn: the connected farm produces 1 kelp, and the starting city eats the one in stock."
    ),
    "vector.TV-PROD-02": "End the turn: the upgraded farm produces 1 kelp and 1 VP.",
    "vector.TV-PROD-03": (
        "End the turn: two upgraded farms at one connected city produce 3 kelp and 3 VP, the third of each "
        "for the pair."
    ),
    "vector.TV-PROD-03b": (
        "End the turn: with three upgraded farms the pair still counts once per city, 4 kelp and 4 VP."
    ),
    "vector.TV-PROD-04": (
        "End the turn and read the log: farms, plants, laboratories, tunnels, symbiotic city, card and "
        "metropolis produce 2 kelp, 3 steelplast, 2 science, 6 credits and 6 VP; the two connected cities "
        "eat the kelp, and MC gives nothing."
    ),
    "vector.TV-PROD-05": (
        "End the turn: two upgraded desalination plants at one connected city produce 3 credits and 2 "
        "biomatter."
    ),
    "vector.TV-PROD-06": (
        "End the turn: #36 lets the laboratory produce 1 steelplast and 1 kelp instead of its science."
    ),
    "vector.TV-PROD-06b": "End the turn: with #36 the upgraded laboratory produces 2 steelplast and 1 kelp.",
    "vector.TV-PROD-07": (
        "End the turn: #194 adds 2 credits and 1 VP to what the two upgraded farms at one city produce."
    ),
    "vector.TV-PROD-08": (
        "End the turn: #36 changes one of the two upgraded laboratories, together 4 steelplast, 1 science "
        "and 1 kelp."
    ),
    "vector.TV-PROD-09": (
        "End the turn: the biomatter that the plant has just produced may be paid to #81 for 2 VP."
    ),
    "vector.TV-PROD-09b": (
        "End the turn: nothing is produced, and for biomatter that was in stock #81 does not ask."
    ),
    "vector.TV-FEED-01": (
        "End the turn: five connected cities eat 3 kelp and 1 biomatter, and the last one costs 3 VP."
    ),
    "vector.TV-FEED-01b": "End the turn: 4 kelp and 1 biomatter feed all five connected cities.",
    "vector.TV-FEED-02": (
        "End the turn: nothing feeds three connected cities; the score drops to 0 and not below."
    ),
    "vector.TV-FEED-03": "End the turn: MC and MR are not connected, so only the starting city eats.",
    "vector.TV-ERA-01": (
        "End the turn: action cards become ready, cities eat, the cards of Era I leave, everybody draws 3 "
        "of Era II and keeps 3, and round 5 begins."
    ),
    "vector.TV-ERA-01b": "End the turn: after Era III nothing is drawn, and the game is over.",
    "vector.TV-ERA-02": (
        "End the turn, draw a card of Era I and 3 of Era II and keep 3 of 8: cards of Era I and #183 leave "
        "the game, those of Era II go to the new discard pile."
    ),
    "vector.TV-HAND-01": "#98 raises the hand limit: of 5 cards 4 are kept.",
    "vector.TV-HAND-01b": "With #98 and 3 cards nothing is discarded and nothing extra drawn.",
    "vector.TV-ADV-01": (
        "End the turn: MR.2 produces twice, the pair bonus once; 4 credits and 3 biomatter of the plants, 1 "
        "credit of the tunnel."
    ),
    "vector.TV-ADV-02": (
        "#88 on R3 lets the plant on the doubled site MR.2 produce once: 1 credit and 1 biomatter."
    ),
    "vector.TV-ADV-02b": (
        "End the turn: in production the plant on MR.2 gives 2 credits and 2 biomatter, and the tunnel 1 "
        "credit."
    ),
    "vector.TV-ADV-03": (
        "A city on TR of board 6: symbiotic for 4 steelplast, 1 kelp, 1 biomatter and 5 credits, "
        "nonsymbiotic for 5 steelplast, 1 kelp and 4 credits."
    ),
    "vector.TV-ADV-03b": (
        "End the turn: the connected symbiotic city on TR of board 6 produces three times, 6 VP."
    ),
    "vector.TV-ADV-03c": "End the turn: a nonsymbiotic city on TR has nothing to multiply.",
    "vector.TV-ADV-04": (
        "End the turn: the upgraded tunnel on TL-TC of board 8 touches a connected city and produces 3 "
        "credits and 3 VP; the other two give 1 credit each."
    ),
    "vector.TV-ADV-04b": "End the turn: without a city at either end the tunnel on TL-TC produces nothing.",
    "vector.TV-ADV-04c": "The tunnel on TL-TC of board 8 costs 1 steelplast and 2 credits.",
    "vector.TV-ADV-05": (
        "End the turn: both tunnels between MC and BR of board 6 are built and give 2 credits together "
        "beyond their own 2."
    ),
    "vector.TV-ADV-05b": (
        "End the turn: only one of the two tunnels between MC and BR gives only its own credit."
    ),
    "vector.TV-ADV-06": (
        "End the turn: the tunnel on TR-blue of board 8 lets the connected B-1 produce 2 VP more, 4 in all."
    ),
    "vector.TV-ADV-06b": "The tunnel on TR-blue of board 8 costs 2 steelplast and 2 credits.",
    "vector.TV-ADV-07": (
        "A nonsymbiotic city on ML of board 8 costs 2 steelplast, 1 kelp, 3 credits and 2 science and gives "
        "6 VP at once, though it is not connected."
    ),
    "vector.TV-ADV-07b": "End the turn: in production the city on ML gives nothing.",
    "vector.TV-ADV-08": (
        "#6 builds a tunnel for free, but on TL-TC of board 8 the surcharge of 1 credit is paid."
    ),
    "vector.TV-ADV-08b": "Without a credit the free tunnel of #6 cannot stand on TL-TC.",
    "vector.TV-ADV-08c": "Upgrading the tunnel on TL-TC costs 1 science and no surcharge.",
    "vector.TV-ADV-09": (
        "End the turn: #36 changes one of the two productions of the laboratory on MR.2, so it gives 1 "
        "steelplast, 1 kelp and 1 science."
    ),
    "vector.TV-ADV-10": (
        "End the turn: the upgraded tunnel on BL-BC of board 8 gives 1 kelp beside its credit and VP, for "
        "it touches a city."
    ),
    "vector.TV-ADV-10b": "End the turn: without a city at either end the tunnel on BL-BC gives nothing.",
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
    "vector.TV-CARD-01": (
        "#4 takes 2 credits off a tunnel: it costs the steelplast and no credit, and the second credit is "
        "not paid out."
    ),
    "vector.TV-CARD-02": "#53 exchanges 1 kelp for 1 steelplast or the other way round, once; not 2 for 2.",
    "vector.TV-CARD-03": (
        "#77 gives 1 VP when a slot's action gives steelplast: R3 once, Y1 if steelplast is chosen; the "
        "steelplast of the Federation track through G4 does not count."
    ),
    "vector.TV-CARD-04": (
        "#37 pays 1 credit for the second laboratory at a connected city: on BR.2, not for the third on "
        "MR.3, not at the unconnected MC."
    ),
    "vector.TV-CARD-05": (
        "#11 upgrades two farms for 1 credit or 1 science each: the price is chosen anew for each farm."
    ),
    "vector.TV-CARD-06": (
        "End the turn: #176 scores 1 VP for every 3 of the 8 connected farms, 2 VP; the farm at the "
        "unconnected MC does not count."
    ),
    "vector.TV-CARD-06b": "End the turn: #96 gives 1 kelp for every 3 of the 5 connected laboratories.",
    "vector.TV-CARD-07": (
        "#99 acts when the second of the three farms at a connected city is upgraded, and not when the "
        "third is."
    ),
    "vector.TV-CARD-08": (
        "#27 and R3 build two tunnels in one turn: #16 gives 1 science right after the second, before the "
        "city of R3."
    ),
    "vector.TV-CARD-09": (
        "For 1 credit #1 performs the action of an available coloured slot without a tile or a second card, "
        "and the slot stays available; the always-available slot is not allowed."
    ),
    "vector.TV-CARD-10": (
        "With #203 both halves of Y3 are done: 2 science, which pay for two upgrades, and #116 adds 1 kelp."
    ),
    "vector.TV-CARD-10b": "With #116 alone Y3 is 2 science or upgrades, and 1 kelp in either case.",
    "vector.TV-CARD-11": (
        "With #63 the two buildings of G1 may be of any kind: a farm for 1 kelp and a laboratory for 1 "
        "steelplast."
    ),
    "vector.TV-CARD-12": (
        "#77 on G1: claimed first it gives 1 VP for the slot's steelplast, claimed after it none, and none "
        "for the steelplast of the assistant."
    ),
    "vector.TV-CARD-13": (
        "#205 readies one action card and uses two, in either order but not mixed: ready #61, then use it "
        "and #21."
    ),
    "vector.TV-CARD-13b": (
        "The two uses of #205 are one part: after using #21 it cannot be readied and used again."
    ),
    "vector.TV-SOLO-01": (
        "No Federation step in this round: end the turn, #146 is turned, and its digits 1 + 4 + 6 count to "
        "Y3 for a fourth neutral tile."
    ),
    "vector.TV-SOLO-01b": (
        "The same where a neutral tile stands on Y3 in the next round: end the turn, and the fourth tile "
        "goes on to Y4."
    ),
    "vector.TV-SOLO-02": (
        "Advance with G4 and end the turn: after a Federation step no fourth neutral tile is placed for the "
        "next round."
    ),
    "vector.TV-SOLO-03": "End the turn: 7 connected cities and 100 VP win the solo game.",
    "vector.TV-SOLO-03b": "End the turn: 130 VP with 6 connected cities do not win.",
    "vector.TV-SOLO-03c": "End the turn: 8 connected cities with 99 VP do not win.",
    "vector.TV-SOLO-04": (
        "No Federation step in round 1: end the turn, #28 is turned and counts to Y2, which holds a tile in "
        "round 2, so the fourth tile goes to Y3."
    ),
    "vector.TV-GOV-01": (
        "R5 with a sixth tunnel at a city: C2 is taken at once and its science pays for the upgrade."
    ),
    "vector.TV-GOV-01b": "Without C2 on display nothing pays for the upgrade, so R5 cannot be chosen.",
    "vector.TV-GOV-02": (
        "Both players meet C2: whoever takes it first has it, the other one cannot, and no other contract "
        "replaces it."
    ),
}
