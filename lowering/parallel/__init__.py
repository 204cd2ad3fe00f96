"""Loops in parts, which several cores run at the same time."""
