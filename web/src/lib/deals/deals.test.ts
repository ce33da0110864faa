import { deepEqual, equal, notEqual } from "node:assert/strict";
import test from "node:test";
import * as deals from "./deals";
import {
  combinedSeed,
  noteHashes,
  seedCommitment,
  shareCommitment,
  verdictOn,
  type KeptDeal,
  type Verdict,
} from "./deals";

type Deal = Parameters<typeof verdictOn>[0];

const SEEN = {
  server: seedCommitment("secret"),
  players: [
    { seat: 0, commitment: shareCommitment("aa") },
    { seat: 1, commitment: shareCommitment("bb") },
  ],
};
const KEPT: KeptDeal = { table: "t", entropy: "aa", seen: SEEN };
const OTHER: KeptDeal = { ...KEPT, entropy: "bb" }; // of somebody at the same device
const UNSENT: KeptDeal = { table: "t", entropy: "cc", seen: null };
const SWAPPED = { server_seed: "swapped", server: seedCommitment("swapped") };

/** A deal of two players who told these numbers. */
function deal(told: (string | null)[], changes: Partial<Deal> = {}): Deal {
  const players = ["aa", "bb"].map((own, seat) => {
    const entropy = told[seat] ?? null;
    return { seat, commitment: shareCommitment(own), told: entropy !== null, entropy };
  });
  return { dealt: true, asked: false, server: SEEN.server, server_seed: "secret", players, ...changes };
}

/** The seed that follows from the numbers that these seats told. */
function seedOf(told: Record<number, string>, server = "secret"): string {
  return combinedSeed(
    server,
    Object.entries(told).map(([seat, entropy]) => ({ seat: Number(seat), entropy })),
  );
}

const BOTH = { 0: "aa", 1: "bb" };
const LIES: [published: Deal, told: Record<number, string>, kept: KeptDeal[], verdict: Verdict][] = [
  [deal(["aa", "bb"]), BOTH, [KEPT], "fits"],
  [deal(["aa", null]), { 0: "aa" }, [KEPT], "fits"],
  [deal(["aa", "bb"]), BOTH, [], "fits"],
  [deal(["aa", "bb"]), BOTH, [KEPT, OTHER], "fits"],
  [deal(["aa", "bb"]), { 0: "aa" }, [KEPT], "wrong"],
  [deal(["aa", "bb"], { server_seed: "other" }), BOTH, [KEPT], "wrong"],
  [deal(["ab", "bb"]), { 0: "ab", 1: "bb" }, [KEPT], "wrong"],
  [deal(["aa", "bb"]), BOTH, [{ ...KEPT, seen: { ...SEEN, server: "0" } }], "changed"],
  [deal(["aa", "bb"]), BOTH, [{ ...KEPT, seen: { ...SEEN, players: [] } }], "changed"],
  [deal(["aa", "bb"]), BOTH, [{ ...KEPT, seen: { server: "0", players: null } }], "changed"],
  [deal([null, "bb"]), { 1: "bb" }, [KEPT], "left-out"],
  [deal([null, "bb"]), { 1: "bb" }, [{ ...KEPT, seen: null }], "left-out"],
  [deal(["aa", null]), { 0: "aa" }, [KEPT, OTHER], "left-out"],
  [deal(["aa", "bb"]), BOTH, [{ ...UNSENT, pending: true }], "fits"],
  [deal(["aa", "bb"]), BOTH, [UNSENT], "left-out"],
];

LIES.forEach(([published, told, kept, verdict], i) =>
  test(`the check at the end finds every lie: ${i + 1}, ${verdict}`, () =>
    equal(verdictOn(published, seedOf(told), kept), verdict)),
);

test("every number is a new one", () => {
  const [first, second] = [deals.newEntropy(), deals.newEntropy()];
  equal(first.length, 64);
  equal(second.length, 64);
  notEqual(first, second);
});

test("a number is told when all seats are taken and only once", () => {
  const asked = { dealt: false, asked: true };
  const cases: [published: Deal, mine: number[], kept: KeptDeal[], told: number[]][] = [
    [deal([], asked), [0], [KEPT], [0]],
    [deal([], asked), [0, 1], [KEPT, OTHER], [0, 1]],
    [deal([], { dealt: false }), [0], [KEPT], []],
    [deal(["aa", null], asked), [0], [KEPT], []],
    [deal([], asked), [1], [KEPT], []],
    [deal([], asked), [0], [UNSENT], []],
    [deal([], asked), [0], [], []],
  ];
  for (const [published, mine, kept, told] of cases) {
    deepEqual(
      deals.numbersToTell(published, mine, kept).map(({ seat }) => seat),
      told,
    );
  }
});

const GATHERING = deal([], { dealt: false });
const ASKED = { ...GATHERING, asked: true };

/** What a browser finds that was shown these frames one after another. */
function verdictAfter(frames: Deal[], published: Deal, seed: string, pending: boolean): Verdict {
  deals.keptDeals("t").forEach(deals.forgetDeal);
  deals.keepDeal({ table: "t", entropy: "aa", seen: null, pending });
  for (const frame of frames) noteHashes("t", frame);
  return verdictOn(published, seed, deals.keptDeals("t"));
}

test("what was shown before the deal is kept even if the number was never asked for", () => {
  const ann = { 0: "aa" };
  const ben = deal([null, "bb"]);
  const swapped = deal(["aa", null], SWAPPED);
  const cases: [frames: Deal[], published: Deal, seed: string, verdict: Verdict][] = [
    [[GATHERING], deal(["aa", "bb"]), seedOf(BOTH), "fits"],
    [[GATHERING], ben, seedOf({ 1: "bb" }), "left-out"],
    [[GATHERING], swapped, seedOf(ann, "swapped"), "changed"],
    [[GATHERING, { ...ASKED, ...SWAPPED }], swapped, seedOf(ann, "swapped"), "changed"],
    [[{ ...GATHERING, players: [] }, ASKED], deal(["aa", null]), seedOf(ann), "fits"],
    [[{ ...ASKED, players: ASKED.players.slice(0, 1) }], deal(["aa", null]), seedOf(ann), "changed"],
    [[], ben, seedOf({ 1: "bb" }), "left-out"],
  ];
  for (const [frames, published, seed, verdict] of cases) {
    equal(verdictAfter([...frames, published], published, seed, false), verdict);
  }
});

test("a number without an answer counts once its hash was shown", () => {
  const published = deal([null, "bb"]);
  const vanished = { ...published, players: published.players.slice(1) };
  equal(verdictAfter([GATHERING], published, seedOf({ 1: "bb" }), true), "left-out");
  equal(verdictAfter([GATHERING], vanished, seedOf({ 1: "bb" }), true), "left-out");
});

test("a number is kept before it is sent and sent again if no answer came", () => {
  const first = deals.numberFor("joined", false);
  deals.keepDeal(first);
  equal(deals.numberFor("joined", false).entropy, first.entropy);
  equal(deals.awaitsAnswer("joined"), true);
  deals.keepDeal({ ...first, pending: false });
  equal(deals.numberFor("joined", false).entropy, first.entropy);
  equal(deals.awaitsAnswer("joined"), false);
  const second = deals.numberFor("joined", true);
  notEqual(second.entropy, first.entropy);
  deals.keepDeal(second);
  equal(deals.numberFor("joined", true).entropy, second.entropy);
  equal(deals.keptDeals("joined").length, 2);
  deals.forgetDeal(second);
  equal(deals.keptDeals("joined").length, 1);
  notEqual(deals.numberFor("other", false).entropy, first.entropy);
});
