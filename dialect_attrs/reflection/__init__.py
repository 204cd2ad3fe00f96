"""Describes functions to their callers: as values, as records in object files, and as text."""
