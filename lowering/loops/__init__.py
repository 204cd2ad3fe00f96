"""Which loops run over tensors: what is fused, in which order, in which tiles and vectors."""

LEAST_WORK = 1 << 20
"""The work of a loop that cores share, where an addition is 1."""
