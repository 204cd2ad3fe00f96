"""Which loops run over tensors: what is fused, in which order, in which tiles and vectors."""
