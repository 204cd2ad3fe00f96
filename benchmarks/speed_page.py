"""Writes the table and the chart of docs/speed.md: `python -m benchmarks.speed_page`.

It needs the extra `bench`, and PyTorch for its column.
"""

from __future__ import annotations

import re
from pathlib import Path

from benchmarks.code import measurements  # isort: skip -- before NumPy is: it sets the threads

import matplotlib as mpl
import numpy as np
from matplotlib import pyplot

DOCS = Path(__file__).parents[1] / "docs"
PEERS = {"NumPy": "s", "JAX": "o", "PyTorch": "^", "IREE": "x"}
"""The peers, and their marks in the chart."""

TABLE = re.compile(r"(?<=\n\n)\| kernel, f32 \|.*?\n(?=\n)", re.DOTALL)


def main() -> None:
    page = (DOCS / "speed.md").read_text()
    figures = [(kernel.name, least) for kernel, least in measurements()]
    head = ["kernel, f32", "mlir-abi", *PEERS, "ratio"]
    lines = [head]
    ratios = []
    for name, least in figures:
        ratios.append(
            least["ours"] / min(least[peer] for peer in ("NumPy", "JAX") if peer in least)
        )
        times = [f"{least[each]:.3g}" if each in least else "" for each in ("ours", *PEERS)]
        lines.append([name.replace("|", "\\|"), *times, f"{ratios[-1]:.2f}"])
    mean = np.exp(np.mean(np.log(ratios)))
    lines.append(["geometric mean", *[""] * (len(head) - 2), f"{mean:.2f}"])
    table = [f"| {' | '.join(line)} |\n" for line in lines]
    table.insert(1, "|---" * len(head) + "|\n")
    (DOCS / "speed.md").write_text(TABLE.sub(lambda _: "".join(table), page))
    draw(figures)


def draw(figures: list[tuple[str, dict[str, float]]]) -> None:
    """The times of the peers, in ours; the same figures give the same bytes."""
    mpl.rcParams["svg.hashsalt"] = "speed"
    figure, axes = pyplot.subplots(figsize=(9, 7), layout="constrained")
    for peer, mark in PEERS.items():
        points = [
            (least[peer] / least["ours"], i)
            for i, (_, least) in enumerate(figures)
            if peer in least
        ]
        axes.scatter(*zip(*points, strict=True), marker=mark, label=peer)
    axes.axvline(1, color="black", linewidth=1)
    axes.set_xscale("log", base=2)
    axes.xaxis.set_major_formatter(mpl.ticker.FormatStrFormatter("%g"))
    axes.set_yticks(range(len(figures)), [name for name, _ in figures])
    axes.invert_yaxis()
    axes.grid(visible=True, axis="both", alpha=0.3)
    axes.set_xlabel("time of the peer / time of mlir-abi (right of 1: the peer is slower)")
    axes.legend()
    figure.savefig(DOCS / "speed.svg", metadata={"Date": None})


main()
