"""Two engines are compared by pairs of runs."""

from tools.bench_beside import compare


def test_the_interval_leaves_out_the_least_and_the_greatest_ratio() -> None:
    ours = [1.0, 90.0, 110.0, 120.0, 130.0, 140.0, 150.0, 160.0, 170.0, 900.0]
    pairs = [({"copy_us": 100.0}, {"copy_us": figure}) for figure in ours]
    assert compare(pairs, "copy_us") == (1.35, 0.9, 1.7)
