import { equal } from "node:assert/strict";
import test from "node:test";
import { sha256 } from "./sha256";

/** The hash that the platform makes. */
async function standard(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

test("hashes are those of the standard", async () => {
  const long = [55, 56, 63, 64, 65, 119, 120, 1000].map((length) => "x".repeat(length));
  for (const text of ["", "abc", "é√😀", ...long]) equal(sha256(text), await standard(text));
});
