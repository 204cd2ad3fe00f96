"""Errors of a call from Python, which say where they belong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["CALL_ERRORS", "about", "kind_of", "named"]

CALL_ERRORS = (OverflowError, TypeError, ValueError)
"""A number out of range; a wrong kind of value; a wrong size or layout."""


def about(where: str, error: Exception) -> Exception:
    """The same of `CALL_ERRORS` as ``error``, with ``where`` before its message."""
    kind = next(kind for kind in CALL_ERRORS if isinstance(error, kind))
    return kind(f"{where}: {error}")


@contextmanager
def named(where: str) -> Iterator[None]:
    """Have `CALL_ERRORS` say ``where`` they belong."""
    try:
        yield
    except CALL_ERRORS as error:
        raise about(where, error) from None


def kind_of(value: object) -> str:
    """What came, for a message: ``None``, or ``a list``."""
    return "None" if value is None else f"a {type(value).__name__}"
