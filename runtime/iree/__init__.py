"""The Python side of programs that IREE has compiled."""
