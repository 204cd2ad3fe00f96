"""Answers the requests to a child process (``mlir_abi/processes``): calls, and passes to run."""

from __future__ import annotations

import logging
import os
import pickle
import shlex
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, TypeAlias

from mlir_abi.bindings import BindingsError
from mlir_abi.diagnostics.failure import InvalidModule, PipelineFailed
from mlir_abi.diagnostics.message import Message, messages_to
from mlir_abi.pipeline.pipeline_text import MODULE, Element, Pipeline, PipelineError
from mlir_abi.pipeline.registry import RegistryError

if TYPE_CHECKING:
    from mlir_abi.bindings import ir

Answer: TypeAlias = Callable[..., None]
"""Sends a frame: its tag, and bytes."""

MAGIC = b"ML\xefR"
"""The first bytes of bytecode."""

_CALLS = {
    "build": "mlir_abi.compilation.library_build:write_build",
    "lower": "mlir_abi.compilation.lowered:lower_for_parent",
    "reflect": "mlir_abi.reflection.modules:reflect_for_parent",
    "reflect_text": "mlir_abi.reflection.modules:reflect_text",
    "translate": "mlir_abi.compilation.native_code.translation:translate_text",
}
"""The functions that a client may call, each imported when it is called."""


def call(payload: bytearray, answer: Answer) -> None:
    """Call a function, and send what it reports and returns. Raises what it raises."""
    folder, name, arguments = pickle.loads(payload)
    os.chdir(folder)
    module, _, function = _CALLS[name].partition(":")
    from mlir_abi.bindings import ir
    from mlir_abi.passes.support.diagnostics import diagnostic_handler
    from mlir_abi.pipeline.run import observed

    def report(severity: str, location: ir.Location | str, text: str) -> None:
        answer(b"D", pickle.dumps(Message(severity, str(location), text)))

    logger = logging.getLogger("mlir_abi")
    logger.setLevel(logging.DEBUG)
    logger.handlers = [_Steps(answer)]
    try:
        with diagnostic_handler(report), observed(lambda each: answer(b"O", pickle.dumps(each))):
            value = getattr(import_module(module), function)(**arguments)
    except ir.MLIRError as error:
        if isinstance(error.__cause__, InvalidModule):
            raise error.__cause__ from None
        raise InvalidModule(str(error), map(Message.of, error.error_diagnostics)) from None
    buffers: list[pickle.PickleBuffer] = []
    value = pickle.dumps(value, protocol=5, buffer_callback=buffers.append)
    for each in buffers:
        answer(b"B", each.raw())
    answer(b"V", value)


class _Steps(logging.Handler):
    """Sends each log record."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self._answer = answer

    def emit(self, record: logging.LogRecord) -> None:
        self._answer(b"S", pickle.dumps((record.name, record.levelno, record.getMessage())))


class UnreadableError(Exception):
    """The module cannot be parsed in the form of the request."""


@dataclass
class Request:
    """A pass, its options as ``option=value``, and modules as bytecode or text."""

    name: str
    options: list[str] = field(default_factory=list)
    around: bytes | None = None
    module: bytes = b""


def run_pass(frames: Sequence[tuple[bytes, bytearray]], answer: Answer) -> None:
    """Run the pass of a request of the plug-in, and send the answer."""
    request = Request("")
    for tag, payload in frames:
        if tag == b"P":
            request.name = payload.decode(errors="replace")
        elif tag == b"O":
            request.options.append(payload.decode(errors="replace"))
        elif tag == b"A":
            request.around = bytes(payload)
        else:
            request.module = bytes(payload)
    answer(*_last_frame(request, answer))


def _last_frame(request: Request, answer: Answer) -> tuple[bytes, bytes]:
    """Run a pass and send its diagnostics. Returns the last frame of the answer."""
    try:
        changed = _run(request, answer)
    except UnreadableError as error:
        return b"U", str(error).encode()
    except PipelineError as error:
        answer(b"E", error.message.encode())
    except (BindingsError, RegistryError) as error:
        answer(b"E", str(error).encode())
    except BaseException as error:  # a bug in the pass; the process continues
        traceback.print_exc()
        answer(b"E", f"{request.name}: {type(error).__name__}: {error}".encode())
    else:
        if changed is not None:
            return b"M", changed
    return b"F", b""


def _run(request: Request, answer: Answer) -> bytes | None:
    """The module after the pass; None if the pass failed. The plug-in verifies the module."""
    from mlir_abi.bindings import new_context
    from mlir_abi.bindings.printing import bytecode, printed
    from mlir_abi.pipeline.run import Runner

    element = Element(request.name, shlex.join(request.options), text=request.name)
    pipeline = Pipeline(MODULE, (element,), text=request.name)
    with new_context() as context:
        context.allow_unregistered_dialects = True  # mlir-opt may know more dialects
        operation, _outermost = _operation(request)
        try:
            with messages_to(partial(_send_message, answer), context):
                Runner(pipeline, context, verify_each=False).run(operation)
        except PipelineFailed:
            return None
        if request.module.startswith(MAGIC):
            return bytecode(operation)
        return printed(operation, enable_debug_info=True, print_generic_op_form=True)


def _operation(request: Request) -> tuple[ir.Operation, ir.Module]:
    """The module of the request, and the outermost module, which keeps it alive."""
    module = _parsed(request.module)
    if request.around is None:
        return module.operation, module
    outermost = _parsed(request.around)
    scope = outermost.body
    while len(scope.operations):
        scope = scope.operations[0].regions[0].blocks[0]
    nested = module.operation.clone()  # `module` frees its operation
    scope.append(nested)
    return nested, outermost


def _parsed(data: bytes) -> ir.Module:
    from mlir_abi.bindings import ir

    try:
        return ir.Module.parse(data)
    except ir.MLIRError as error:
        reasons = "; ".join(Message.of(each).text for each in error.error_diagnostics)
        raise UnreadableError(reasons) from None


def _send_message(answer: Answer, message: Message) -> None:
    answer(b"L", message.location.encode())
    answer(message.severity[0].upper().encode(), message.text.encode())
    for note in message.notes:
        _send_message(answer, note)
