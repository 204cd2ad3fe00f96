"""Diagnostics as plain values, whether MLIR or a pass emits them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mlir_abi.bindings import ENVIRONMENT_VARIABLE

if TYPE_CHECKING:
    from mlir_abi.bindings import ir

ADVICE = ". If this is intended"
"""Begins MLIR's messages about the options of mlir-opt."""

_UNKNOWN_DIALECT = re.compile(
    r"""(?:Dialect `|dialect '|`!")(\w+)"""
    r"""(?:' not found for custom op|' is unknown|"<.*` type created with unregistered)"""
)
_HOSTS = {
    **dict.fromkeys(["stablehlo", "vhlo", "chlo", "torch", "torch_c", "tm_tensor"], "torch_mlir"),
    **dict.fromkeys(["sdy", "mpmd", "mhlo"], "jaxlib.mlir"),
    **dict.fromkeys(["util", "flow", "hal", "iree_input"], "iree.compiler"),
}
"""The bindings that have a dialect which others lack."""

_ILLEGAL_OPERATOR = re.compile(
    r"failed to legalize operation 'torch\.operator' that was explicitly marked illegal: "
    r'.*?<\{name = "((?:onnx|torch)\.[^"]+)"',
    re.DOTALL,
)
"""torch-mlir's error about an operator of ONNX or PyTorch that it does not convert."""

_NAMES = re.compile(rf"\b(?:{'|'.join(_HOSTS)})\b".encode())


def missing_host(text: str) -> str | None:
    """The bindings to choose if the error ``text`` is that a dialect is unknown."""
    unknown = _UNKNOWN_DIALECT.match(text)
    return _HOSTS.get(unknown[1]) if unknown else None


def with_dialect(text: str, line: str) -> str:
    """The error ``text``; that of an unregistered dialect gets its name, which MLIR leaves out.

    ``line`` is the line of the error up to its place, where the name of the operation ends.
    """
    operation = re.search(r'"((\w+)\.[^"]*)"$', line)
    if operation is None or "with an unregistered dialect" not in text:
        return text
    return f"Dialect `{operation[2]}' not found for custom op '{operation[1]}'"


def may_need_others(data: bytes) -> bool:
    """Whether ``data``, text or bytecode, has the name of a dialect that not all bindings have."""
    return bool(_NAMES.search(data))


def hint(text: str) -> str | None:
    """What helps if the error ``text`` is that a dialect is unknown."""
    host = missing_host(text)
    return None if host is None else f"set {ENVIRONMENT_VARIABLE}={host}"


def is_not_utf8(error: BaseException) -> bool:
    """Whether the bindings raised ``error`` because they cannot make a ``str`` of some bytes."""
    texts = "str_from_cstr", "nanobind::str(): conversion error"  # of nanobind 2 and 3
    return isinstance(error, RuntimeError) and any(text in str(error) for text in texts)


@dataclass(frozen=True)
class Message:
    """One diagnostic.

    ``severity`` is ``error``, ``warning``, ``remark`` or ``note``; ``location`` is the text of the
    MLIR location, such as ``loc("a.mlir":3:1)``.
    """

    severity: str
    location: str
    text: str
    notes: tuple[Message, ...] = ()

    @classmethod
    def of(cls, diagnostic: ir.Diagnostic | ir.DiagnosticInfo) -> Message:
        """The value of an MLIR diagnostic, which is valid only until the handler returns."""
        try:
            text = str(diagnostic.message)
        except RuntimeError as error:
            if not is_not_utf8(error):
                raise
            text = "(the message contains a name that is not valid UTF-8)"
        if help_ := hint(text):
            text = f"{text.partition(ADVICE)[0].rstrip()}: {help_}"
        if operator := _ILLEGAL_OPERATOR.match(text):
            text = f"{operator[1]} has no lowering"
        notes = tuple(map(cls.of, diagnostic.notes))
        return cls(diagnostic.severity.name.lower(), str(diagnostic.location), text, notes)

    def __str__(self) -> str:
        return "\n".join([f"{self.severity}: {self.location}: {self.text}", *map(str, self.notes)])


@contextmanager
def messages_to(show: Callable[[Message], object], context: ir.Context) -> Iterator[None]:
    """Call ``show`` with every diagnostic that MLIR or a pass emits in ``context``."""
    from mlir_abi.passes.support.diagnostics import diagnostic_handler

    def handle(diagnostic: ir.Diagnostic) -> bool:
        show(Message.of(diagnostic))
        return True

    def report(severity: str, location: ir.Location, text: str) -> None:
        show(Message(severity, str(location), text))

    context.emit_error_diagnostics = True
    with context.attach_diagnostic_handler(handle), diagnostic_handler(report):
        yield
