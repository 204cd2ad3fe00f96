"""A diagnostic as a plain value, whoever made it: MLIR or one of the passes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mlir_abi.bindings import ir

SHOWN_OP = "see current operation: "
"""How the note begins in which MLIR prints the whole operation that an error is about."""


def is_not_utf8(error: BaseException) -> bool:
    """Whether the bindings raised ``error`` because they cannot make a ``str`` of some bytes."""
    return isinstance(error, RuntimeError) and "str_from_cstr" in str(error)


@dataclass(frozen=True)
class Message:
    """One diagnostic.

    ``severity`` is ``error``, ``warning``, ``remark`` or ``note``; ``location`` is MLIR's own text
    of it, such as ``loc("a.mlir":3:1)``.
    """

    severity: str
    location: str
    text: str
    notes: tuple[Message, ...] = ()

    @classmethod
    def of(cls, diagnostic: ir.Diagnostic | ir.DiagnosticInfo) -> Message:
        """The value of one of MLIR's; theirs live no longer than the handler's call."""
        return cls(
            diagnostic.severity.name.lower(),
            str(diagnostic.location),
            _text(diagnostic),
            tuple(cls.of(note) for note in diagnostic.notes),
        )

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"{self.severity}: {self.location}: {self.text}"
        for note in self.notes:
            yield from note._lines()


def _text(diagnostic: ir.Diagnostic | ir.DiagnosticInfo) -> str:
    try:
        return str(diagnostic.message)
    except RuntimeError as error:
        if not is_not_utf8(error):
            raise
        return "(the message names something that is not valid UTF-8)"


@contextmanager
def messages_to(
    show: Callable[[Message], object], context: ir.Context, *, of_passes: bool = True
) -> Iterator[None]:
    """Hand every diagnostic of MLIR to ``show``, and what the passes report, which are imported."""

    def handle(diagnostic: ir.Diagnostic) -> bool:
        show(Message.of(diagnostic))
        return True

    def report(severity: str, location: ir.Location, text: str) -> None:
        show(Message(severity, str(location), text))

    context.emit_error_diagnostics = True
    handler = context.attach_diagnostic_handler(handle)
    with ExitStack() as stack:
        stack.callback(handler.detach)
        if of_passes:
            from mlir_abi.passes.support.diagnostics import diagnostic_handler

            stack.enter_context(diagnostic_handler(report))
        yield
