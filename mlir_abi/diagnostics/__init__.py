"""Diagnostics as values, and printed as `mlir-opt` prints them."""
