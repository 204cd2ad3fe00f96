"""Diagnostics as values, and as `mlir-opt` prints them."""
