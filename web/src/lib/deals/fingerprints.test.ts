import { equal } from "node:assert/strict";
import test from "node:test";
import { seedCommitment } from "./deals";
import { notedFingerprint, noteFingerprint, verdictOnSeed } from "./fingerprints";

const RIGHT = seedCommitment("seed");

test("a seed is held against the fingerprint that was noted before the first move", () => {
  equal(verdictOnSeed("seed", RIGHT, RIGHT), "kept");
  equal(verdictOnSeed("seed", RIGHT, undefined), "fits");
  equal(verdictOnSeed("other", RIGHT, RIGHT), "wrong");
  equal(verdictOnSeed("other", seedCommitment("other"), RIGHT), "other");
});

test("the first fingerprint of a table counts, and few are kept", () => {
  noteFingerprint("a", "1");
  noteFingerprint("a", "2");
  equal(notedFingerprint("a"), "1");
  for (let i = 0; i < 60; i++) noteFingerprint(`t${i}`, "3");
  equal(notedFingerprint("a"), undefined);
  equal(notedFingerprint("t59"), "3");
});
