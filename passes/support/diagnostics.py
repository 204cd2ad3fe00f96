"""What a pass has to say about the module it works on: errors, warnings and remarks.

MLIR's bindings can emit errors only. So errors go through MLIR's own diagnostics, where any handler
of the context sees them, and warnings and remarks go to the handlers of this module; with none
attached, a warning becomes a Python `AbiWarning` and a remark is dropped.

The errors of the package::

    SignatureError(ValueError)     a signature text that is not of its grammar, with the byte offset
    PassOptionError(ValueError)    an option that a pass does not have, or a value it cannot take
    PassError(Exception)           what is wrong with the module, with its locations
    BindingsError(ImportError)     no usable MLIR bindings
    RegistryError(ImportError)     a pass of another package that cannot be loaded
    PipelineError(ValueError)      a pipeline text that is not one, with the offset
    PipelineFailed(RuntimeError)   a pass failed; the diagnostics have been emitted
    ReflectionError(ValueError)    what keeps functions from being described, with its places
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from inspect import currentframe
from traceback import walk_stack
from typing import Literal, TypeAlias, TypeVar

from mlir_abi.bindings import ir

Severity: TypeAlias = Literal["warning", "remark"]
T = TypeVar("T")
Handler: TypeAlias = Callable[[Severity, "ir.Location", str], None]

_handlers: list[Handler] = []


class AbiWarning(UserWarning):
    """A warning of a pass, when no handler is attached."""


class PassError(Exception):
    """What is wrong with the module: one or more ``(location, message)`` pairs.

    A pass raises it; whoever runs the pass emits the messages and signals the failure.
    """

    def __init__(self, *diagnostics: tuple[ir.Location, str]) -> None:
        super().__init__("\n".join(f"{location}: {message}" for location, message in diagnostics))
        self.diagnostics = diagnostics

    def emit(self) -> None:
        """Hand every message to MLIR's diagnostics, at its location."""
        for location, message in self.diagnostics:
            location.emit_error(message)


def for_each(items: Iterable[T], action: Callable[[T], None]) -> None:
    """Apply ``action`` to every item, and only then raise all the `PassError` it gave as one.

    A user wants every mistake of a module in one run.
    """
    diagnostics: list[tuple[ir.Location, str]] = []
    for item in items:
        try:
            action(item)
        except PassError as error:
            diagnostics.extend(error.diagnostics)
    if diagnostics:
        raise PassError(*diagnostics)


def warn(location: ir.Location, message: str) -> None:
    """Say what the user should know, though the pass goes on."""
    _report("warning", location, message)


def remark(location: ir.Location, message: str) -> None:
    """Say what the pass decided."""
    _report("remark", location, message)


def _report(severity: Severity, location: ir.Location, message: str) -> None:
    if _handlers:
        _handlers[-1](severity, location, message)
    elif severity == "warning":
        warnings.warn(f"{location}: {message}", AbiWarning, stacklevel=_driver())


def _driver() -> int:
    """How far up the driver is, whose line a warning shows, for who calls this."""
    frames = enumerate(frame for frame, _ in walk_stack(currentframe()))
    ours = (i for i, frame in frames if frame.f_globals.get("__name__", "").startswith("mlir_abi."))
    return max(ours) + 1


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
    """Drop what MLIR says while the block tries what may fail."""
    handler = context.attach_diagnostic_handler(lambda _: True)
    try:
        yield
    finally:
        handler.detach()
