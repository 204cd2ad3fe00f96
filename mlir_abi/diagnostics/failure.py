"""Why a module cannot be compiled: exceptions that a child process raises in its parent."""

from __future__ import annotations

from collections.abc import Iterable

from mlir_abi.diagnostics.message import Message

__all__ = ["BuildError", "InvalidModule", "PipelineFailed"]


class PipelineFailed(RuntimeError):  # noqa: N818 -- reads as what happened
    """A pass failed, emitted an error, or left the IR invalid.

    ``pipeline`` is the text of the pipeline, ``diagnostics`` are those emitted during the run, and
    ``command`` reproduces the failure with ``abi-opt``. The message shows the last two.
    """

    def __init__(self, pipeline: str, diagnostics: Iterable[Message], command: str) -> None:
        self.pipeline = pipeline
        self.diagnostics = tuple(diagnostics)
        self.command = command
        super().__init__(pipeline, self.diagnostics, command)

    def __str__(self) -> str:
        lines = map(str, self.diagnostics)
        return "\n".join(["the pipeline failed", *lines, f"reproduce with: {self.command}"])


class InvalidModule(ValueError):  # noqa: N818 -- reads as what happened
    """An `ir.MLIRError` of a child process: MLIR cannot parse the module, or it is invalid."""

    def __init__(self, message: str, diagnostics: Iterable[Message]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__(message, self.diagnostics)

    def __str__(self) -> str:
        return str(self.args[0])


class BuildError(RuntimeError):
    """A program that `build` needs is missing or fails, or an option of `build` is wrong.

    ``output`` is all that the program has written to standard error.
    """

    def __init__(self, message: str, output: str = "") -> None:
        super().__init__(message)
        self.output = output
