"""The Python side of the plug-in for ``mlir-opt``: runs passes on the modules that it receives.

The plug-in (``plugin/``) starts a Python that calls `main`, with a socket as standard input.
Standard output is redirected to standard error, for the output of passes. Both sides send frames: a
tag of one byte, a length of eight bytes (little-endian), and that many bytes. A request is::

    P name                   the pass
    O option=value           zero or more
    A modules                the modules around a nested one: empty modules, each in the one before
    M module                 bytecode or text

The answer has any number of diagnostics: ``E``, ``W``, ``R`` or ``N`` (error, warning, remark, note
on the diagnostic before) with the text, each after ``L`` with the text of the MLIR location, or
without for the location of the module. The last frame is ``M`` with the module in the form of the
request; ``F`` if the pass failed; or ``U`` with the reason if the module cannot be parsed in that
form, for example bytecode of a dialect that is unknown here.
"""

from __future__ import annotations

import os
import select
import shlex
import signal
import socket
import struct
import sys
import threading
import traceback
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, BinaryIO

from mlir_abi import __version__
from mlir_abi.bindings import BindingsError
from mlir_abi.diagnostics.message import Message, messages_to
from mlir_abi.pipeline.pipeline_text import MODULE, Element, Pipeline, PipelineError
from mlir_abi.pipeline.registry import RegistryError

if TYPE_CHECKING:
    from mlir_abi.bindings import ir

HEADER = struct.Struct("<cQ")
MAGIC = b"ML\xefR"
"""The first bytes of bytecode."""


class UnreadableError(Exception):
    """The module cannot be parsed in the form of the request."""


def main() -> int:
    """Answer requests until the plug-in closes the socket. Returns the exit status."""
    if sys.argv[1:] != [__version__]:
        version = " ".join(sys.argv[1:]) or "no version"
        print(
            f"mlir_abi.worker: the plug-in was built for mlir-abi {version}, "
            f"{sys.executable} has {__version__}: build it again",
            file=sys.stderr,
        )
        return 1
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    connection = socket.socket(fileno=os.dup(0))
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # a pass that reads standard input gets nothing
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    threading.Thread(target=_end_with, args=(connection,), daemon=True).start()
    with connection.makefile("rb") as requests, connection.makefile("wb") as answers:
        serve(requests, answers)
    return 0


def _end_with(connection: socket.socket) -> None:
    """End the process when the plug-in closes ``connection``, even during a pass."""
    hung_up = select.poll()
    hung_up.register(connection, 0)
    hung_up.poll()
    os._exit(0)


@dataclass
class Request:
    """A pass, its options as ``option=value``, and modules as bytecode or text."""

    name: str
    options: list[str] = field(default_factory=list)
    around: bytes | None = None
    module: bytes = b""


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests until the stream ends."""
    request = Request("")
    for tag, payload in iter(lambda: _receive(requests), None):
        if tag == b"P":
            request = Request(payload.decode())
        elif tag == b"O":
            request.options.append(payload.decode())
        elif tag == b"A":
            request.around = payload
        else:
            request.module = payload
            _send(answers, *_answer(answers, request))
            answers.flush()


def _receive(stream: BinaryIO) -> tuple[bytes, bytes] | None:
    header = stream.read(HEADER.size)
    if len(header) < HEADER.size:
        return None
    tag, length = HEADER.unpack(header)
    return tag, stream.read(length)


def _send(answers: BinaryIO, tag: bytes, payload: bytes = b"") -> None:
    answers.write(HEADER.pack(tag, len(payload)))
    answers.write(payload)


def _answer(answers: BinaryIO, request: Request) -> tuple[bytes, bytes]:
    """Run a pass and send its diagnostics. Returns the last frame of the answer."""
    try:
        changed = _run(answers, request)
    except UnreadableError as error:
        return b"U", str(error).encode()
    except PipelineError as error:
        _send(answers, b"E", error.message.encode())
    except (BindingsError, RegistryError) as error:
        _send(answers, b"E", str(error).encode())
    except BaseException as error:  # a bug in the pass; the process continues
        traceback.print_exc()
        _send(answers, b"E", f"{request.name}: {type(error).__name__}: {error}".encode())
    else:
        if changed is not None:
            return b"M", changed
    return b"F", b""


def _run(answers: BinaryIO, request: Request) -> bytes | None:
    """The module after the pass; None if the pass failed. The plug-in verifies the module."""
    from mlir_abi.bindings import new_context
    from mlir_abi.pipeline.run import PipelineFailed, Runner
    from mlir_abi.printing import bytecode, printed

    element = Element(request.name, shlex.join(request.options))
    pipeline = Pipeline(MODULE, (element,), text=request.name)
    with new_context() as context:
        context.allow_unregistered_dialects = True  # mlir-opt may know more dialects
        operation, _outermost = _operation(request)
        try:
            with messages_to(partial(_send_message, answers), context):
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


def _send_message(answers: BinaryIO, message: Message) -> None:
    _send(answers, b"L", message.location.encode())
    _send(answers, message.severity[0].upper().encode(), message.text.encode())
    for note in message.notes:
        _send_message(answers, note)
    answers.flush()  # the pass may end the process
