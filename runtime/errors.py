"""The errors of a call from Python, and how a message names the value that caused one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mlir_abi.dialect_attrs.reflection.text import printable

__all__ = ["AssertionFailed"]

CALL_ERRORS = (OverflowError, TypeError, ValueError)
"""A number out of range; a value of the wrong kind; a wrong size or layout."""

NO_MEMORY = 2
"""The status of compiled code that could not allocate memory."""


class AssertionFailed(RuntimeError):  # noqa: N818 -- reads as what happened
    """An assertion of compiled code does not hold. What the call should have written may be."""


def about(where: str, error: Exception) -> Exception:
    """One of `CALL_ERRORS` like ``error``, with ``where`` before its message, which is one line."""
    kind = next(kind for kind in CALL_ERRORS if isinstance(error, kind))
    return kind(printable(f"{where}: {error}"))


@contextmanager
def named(where: str) -> Iterator[None]:
    """Put ``where`` before the message of any of `CALL_ERRORS`."""
    try:
        yield
    except CALL_ERRORS as error:
        raise about(where, error) from None


def type_name(value: object) -> str:
    """The type of a value in a message, with its module: two bindings have the same names."""
    return f"{type(value).__module__}.{type(value).__qualname__}"


def kind_of(value: object) -> str:
    """A value in a message: ``None``, ``a list`` or ``an int``."""
    name = type(value).__name__
    return "None" if value is None else f"{'an' if name[0] in 'AEIOaeio' else 'a'} {name}"
