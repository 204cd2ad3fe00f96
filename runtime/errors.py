"""Errors of a call from Python, which say where they belong."""

from __future__ import annotations

__all__ = ["CALL_ERRORS", "about", "kind_of"]

CALL_ERRORS = (OverflowError, TypeError, ValueError)
"""A number out of range; a wrong kind of value; a wrong size or layout."""


def about(where: str, error: Exception) -> Exception:
    """The same of `CALL_ERRORS` as ``error``, with ``where`` before its message."""
    kind = next(kind for kind in CALL_ERRORS if isinstance(error, kind))
    return kind(f"{where}: {error}")


def kind_of(value: object) -> str:
    """What came, for a message: ``None``, or ``a list``."""
    return "None" if value is None else f"a {type(value).__name__}"
