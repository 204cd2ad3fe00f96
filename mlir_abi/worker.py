"""The Python side of the plug-in for ``mlir-opt``: runs passes on the modules that it is sent.

The plug-in (``plugin/``) starts ``python -m mlir_abi.worker VERSION`` with a socket as standard
input, and standard error as standard output too, so that what a pass prints is no part of a result.
Both sides speak in frames: a tag of one byte, a length of eight (little-endian), and that many
bytes. A request is::

    P name                   the pass
    O option=value           zero or more
    A modules                what a nested module is in: empty modules, one in the other
    M module                 bytecode or text

and its answer any number of diagnostics, each ``E``, ``W``, ``R`` or ``N`` (error, warning, remark,
a note on the one before) with the text, after an ``L`` with MLIR's text of the location (without
it, what is said is about the module); then ``M`` with the module in the form in which it came,
``F``: the pass failed, or ``U`` with the reason: the module cannot be read in that form, as when
bytecode is of a dialect that is not known here.
"""

from __future__ import annotations

import io
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
from mlir_abi.pipeline.registry import RegistryError
from mlir_abi.pipeline.text import MODULE, Element, Pipeline, PipelineError

if TYPE_CHECKING:
    from mlir_abi.bindings import ir

HEADER = struct.Struct("<cQ")
MAGIC = b"ML\xefR"
"""How bytecode begins; the version and, with a zero after it, the producer follow."""


class RequestError(Exception):
    """Why a request cannot be carried out; the text is for the user."""


class UnreadableError(Exception):
    """The module cannot be read in the form in which it came."""


def main() -> int:
    """Answer requests until the plug-in hangs up. Returns the exit status."""
    if sys.argv[1:] != [__version__]:
        wanted = " ".join(sys.argv[1:]) or "no version"
        print(
            f"mlir_abi.worker: the plug-in was built for mlir-abi {wanted}, "
            f"{sys.executable} has {__version__}: build it again",
            file=sys.stderr,
        )
        return 1
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    connection = _connection()
    threading.Thread(target=_end_with, args=(connection,), daemon=True).start()
    with connection.makefile("rb") as requests, connection.makefile("wb") as answers:
        serve(requests, answers)
    return 0


def _connection() -> socket.socket:
    """The socket that is standard input; a pass that reads does not reach it."""
    connection = socket.socket(fileno=os.dup(0))
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    return connection


def _end_with(connection: socket.socket) -> None:
    """End the process when the plug-in is gone, whatever a pass is doing."""
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
    """Answer requests until there are no more."""
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
    """Run a pass and send what it has to say. Returns the last frame of the answer."""
    try:
        changed = _run(answers, request)
    except UnreadableError as error:
        return b"U", str(error).encode()
    except (RequestError, BindingsError, RegistryError) as error:
        _send(answers, b"E", str(error).encode())
    except BaseException as error:  # a bug of the pass, and no reason to end
        traceback.print_exc()
        _send(answers, b"E", f"{request.name}: {type(error).__name__}: {error}".encode())
    else:
        if changed is not None:
            return b"M", changed
    return b"F", b""


def _run(answers: BinaryIO, request: Request) -> bytes | None:
    """The module after the pass; None when the pass failed. The plug-in's side verifies it."""
    from mlir_abi.bindings import new_context
    from mlir_abi.pipeline.ir_printing import Instruments
    from mlir_abi.pipeline.run import PipelineFailed, Runner
    from mlir_abi.printing import printed

    element = Element(request.name, shlex.join(request.options))
    pipeline = Pipeline(MODULE, (element,), text=request.name)
    with new_context() as context:
        context.allow_unregistered_dialects = True  # the plug-in's side may know more dialects
        operation, _outermost = _operation(request)
        try:
            with messages_to(partial(_send_message, answers), context):
                Runner(pipeline, context, Instruments(verify_each=False)).run(operation)
        except PipelineError as error:
            raise RequestError(error.message) from error
        except PipelineFailed:
            return None
        if request.module.startswith(MAGIC):
            return _bytecode(operation)
        return printed(operation, enable_debug_info=True, print_generic_op_form=True)


def _operation(request: Request) -> tuple[ir.Operation, ir.Module]:
    """The module to work on, and the outermost one, which keeps it alive."""
    module = _parsed(request.name, request.module)
    if request.around is None:
        return module.operation, module
    outermost = _parsed(request.name, request.around)
    scope = outermost.body
    while len(scope.operations):
        scope = scope.operations[0].regions[0].blocks[0]
    nested = module.operation.clone()  # `module` frees its own
    scope.append(nested)
    return nested, outermost


def _parsed(name: str, sent: bytes) -> ir.Module:
    from mlir_abi.bindings import host, ir

    try:
        return ir.Module.parse(sent)
    except ir.MLIRError as error:
        reasons = "; ".join(Message.of(each).text for each in error.error_diagnostics)
    with ir.Location.unknown():
        ours = _bytecode(ir.Module.create().operation)
    if sent.startswith(MAGIC) and _version(sent) > _version(ours):
        raise RequestError(
            f"{name}: the Python worker's {host()} reads {_producer(ours)} bytecode up to version "
            f"{_version(ours)} (got version {_version(sent)} of {_producer(sent)})"
        )
    raise UnreadableError(reasons)


def _bytecode(operation: ir.Operation) -> bytes:
    file = io.BytesIO()
    operation.write_bytecode(file)
    return file.getvalue()


def _version(bytecode: bytes) -> int:
    """The version that follows the magic, as ``2n + 1``."""
    return bytecode[len(MAGIC)] >> 1


def _producer(bytecode: bytes) -> str:
    """The text that follows the version, up to a zero."""
    return bytecode[len(MAGIC) + 1 :].split(b"\0", 1)[0].decode(errors="replace")


def _send_message(answers: BinaryIO, message: Message) -> None:
    _send(answers, b"L", message.location.encode())
    _send(answers, message.severity[0].upper().encode(), message.text.encode())
    for note in message.notes:
        _send_message(answers, note)
    answers.flush()  # the process may not live to say more


if __name__ == "__main__":
    sys.exit(main())
