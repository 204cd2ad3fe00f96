"""``abi-diff`` does not say that a change is harmless to a caller that it breaks."""

from __future__ import annotations

from abi_diff_pairs import compare


def test_callers_of_random_pairs() -> None:
    """A sample; ``python abi_diff_pairs.py`` runs more. Some callers break, and some do not."""
    counts, wrong = compare(12, seed=1)
    assert not wrong
    outcomes = {broke for _, verdict, broke in counts if verdict in ("breaks", "neutral")}
    assert outcomes == {True, False}
