"""The browser's part in a deal: hashes and seed as the kernel makes them."""

from nextfrontier.kernel.chance import commitment
from nextfrontier.record.deals import combined_seed, share_commitment
from tests.web.node import in_node

DEALS = """
const { combinedSeed, seedCommitment, shareCommitment } = await import("./lib/deals/deals.ts");
const { told, seed } = given;
console.log(JSON.stringify({
  share: shareCommitment(told[0].entropy),
  server: seedCommitment(seed),
  seed: combinedSeed(seed, told),
}));
"""


def test_browser_and_kernel_agree_on_commitments_and_on_the_seed() -> None:
    told = [{"seat": 0, "entropy": "aa"}, {"seat": 2, "entropy": "cc"}]
    found = in_node(DEALS, {"told": told, "seed": "secret"})
    assert found["share"] == share_commitment("aa")
    assert found["server"] == commitment("secret")
    assert found["seed"] == combined_seed("secret", {0: "aa", 2: "cc"})
