"""Errors, warnings and remarks of passes.

MLIR's bindings can only emit errors. So errors go through MLIR's diagnostics, where any handler of
the context receives them, and warnings and remarks go to the handlers of this module. Without a
handler, a warning becomes a Python `AbiWarning` and a remark is dropped.

The errors that users of the package see::

    SignatureError(ValueError)     invalid text of a signature, with the byte offset
    PassOptionError(ValueError)    an unknown option of a pass, or an invalid value
    PassError(Exception)           a pass cannot handle the module; has locations and messages
    BindingsError(ImportError)     no usable MLIR bindings
    RegistryError(ImportError)     a pass of another package that cannot be loaded
    PipelineError(ValueError)      invalid text of a pipeline, with the offset
    PipelineFailed(RuntimeError)   a pass failed; the diagnostics have been emitted
    ReflectionError(ValueError)    functions that cannot be described, with their places
    BuildError(RuntimeError)       a program that `build` needs is missing or fails, or an option is
                                   wrong
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from inspect import currentframe
from traceback import walk_stack
from typing import Literal, TypeAlias, TypeVar

from mlir_abi.bindings import ir

Severity: TypeAlias = Literal["warning", "remark"]
T = TypeVar("T")
R = TypeVar("R")
Handler: TypeAlias = Callable[[Severity, "ir.Location | str", str], None]

_handlers: list[Handler] = []


class AbiWarning(UserWarning):
    """A warning of a pass that no handler received."""


class PassError(Exception):
    """A pass cannot handle the module: one or more ``(location, message)`` pairs.

    A pass raises it; the caller of the pass emits the messages and signals the failure.
    """

    def __init__(self, *diagnostics: tuple[ir.Location, str]) -> None:
        super().__init__("\n".join(f"{location}: {message}" for location, message in diagnostics))
        self.diagnostics = diagnostics
        if (errors := _pass_errors.get()) is not None:
            errors.append(self)

    def emit(self) -> None:
        """Emit every message through MLIR's diagnostics, at its location."""
        for location, message in self.diagnostics:
            location.emit_error(message)


_pass_errors: ContextVar[list[PassError] | None] = ContextVar("_pass_errors", default=None)


@contextmanager
def errors_from_walks() -> Iterator[None]:
    """Raise a `PassError` of a callback of `Operation.walk` again.

    The bindings turn an exception of a callback into a RuntimeError, which has only its text.
    """
    with _created() as errors:
        try:
            yield
        except RuntimeError as error:
            raise _of_walk(error, errors) from None


@contextmanager
def _created() -> Iterator[list[PassError]]:
    """Collect each `PassError` that is created in the block."""
    errors: list[PassError] = []
    token = _pass_errors.set(errors)
    try:
        yield errors
    finally:
        _pass_errors.reset(token)
        errors.clear()


def _of_walk(error: RuntimeError, errors: list[PassError]) -> PassError:
    """Return the one of ``errors`` whose text ``error`` has; raises ``error`` if there is none."""
    for each in reversed(errors):
        if str(error).endswith(f": {each}"):
            return each
    raise error


class Errors:
    """Collects the errors of several steps, so that one run reports every error of a module."""

    def __init__(self) -> None:
        self._diagnostics: list[tuple[ir.Location, str]] = []

    def add(self, location: ir.Location, message: str) -> None:
        """Keep an error."""
        self._diagnostics.append((location, message))

    def map(self, items: Iterable[T], action: Callable[[T], R]) -> list[R]:
        """Return what ``action`` returns for each item; keep each `PassError` that it raises."""
        results: list[R] = []
        with _created() as errors:
            for item in items:
                try:
                    results.append(action(item))
                except PassError as error:
                    self._diagnostics.extend(error.diagnostics)
                except RuntimeError as error:
                    self._diagnostics.extend(_of_walk(error, errors).diagnostics)
        return results

    def check(self) -> None:
        """Raise one `PassError` with all errors, if there are any."""
        if self._diagnostics:
            raise PassError(*self._diagnostics)


def for_each(items: Iterable[T], action: Callable[[T], R]) -> list[R]:
    """Return what ``action`` returns for every item, or raise one `PassError` with all errors."""
    errors = Errors()
    results = errors.map(items, action)
    errors.check()
    return results


def warn(location: ir.Location, message: str) -> None:
    """Emit a warning; the pass continues."""
    report("warning", location, message)


def remark(location: ir.Location, message: str) -> None:
    """Emit a remark about a decision of the pass."""
    report("remark", location, message)


def report(severity: Severity, location: ir.Location | str, message: str) -> None:
    """Emit a warning or remark, also one whose location is text."""
    if _handlers:
        _handlers[-1](severity, location, message)
    elif severity == "warning":
        # Python shows the line of the code that called this package.
        names = (frame.f_globals.get("__name__", "") for frame, _ in walk_stack(currentframe()))
        ours = [i for i, name in enumerate(names, 1) if name.startswith("mlir_abi.")]
        warnings.warn(f"{location}: {message}", AbiWarning, stacklevel=ours[-1] + 1)


@contextmanager
def diagnostic_handler(handler: Handler) -> Iterator[None]:
    """Send warnings and remarks to ``handler`` while the block runs (errors: use the context's)."""
    _handlers.append(handler)
    try:
        yield
    finally:
        _handlers.remove(handler)


@contextmanager
def silenced(context: ir.Context) -> Iterator[None]:
    """Drop MLIR's diagnostics while the block runs."""
    handler = context.attach_diagnostic_handler(lambda _: True)
    try:
        yield
    finally:
        handler.detach()
