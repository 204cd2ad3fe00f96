"""The frames that a client and its child process send each other.

A frame is a tag of one byte, a length of eight bytes (little-endian), and that many bytes. There
are two clients, whose requests ``mlir_abi/compilation/worker.py`` answers. The plug-in for
``mlir-opt`` (``plugin/``) asks for a pass::

    P name                   the pass
    O option=value           zero or more
    A modules                the modules around a nested one: empty modules, each in the one before
    M module                 bytecode or text

The answer has any number of diagnostics: ``E``, ``W``, ``R`` or ``N`` (error, warning, remark, note
on the diagnostic before) with the text, each after ``L`` with the text of the MLIR location, or
without for the location of the module. The last frame is ``M`` with the module in the form of the
request; ``F`` if the pass failed; or ``U`` with the reason if the module cannot be parsed in that
form, for example bytecode of a dialect that is unknown here.

``client.py`` calls a function. The payloads are pickled::

    C call                   the working directory, the name of the function, its arguments

The answer has any number of diagnostics, ``D``; of steps, ``S``, which the function logs; and of the
diagnostics of a pipeline, ``O``, which are for the case that the process ends without an answer.
The last frame is ``V`` with what the function returns, after a frame ``B`` for each of its buffers;
or ``F`` with the exception that it raises, which may have diagnostics.
"""

from __future__ import annotations

import struct
from socket import socket
from typing import BinaryIO

HEADER = struct.Struct("<cQ")


def receive(stream: BinaryIO) -> tuple[bytes, bytes] | None:
    """The next frame; None at the end of the stream."""
    header = stream.read(HEADER.size)
    if len(header) < HEADER.size:
        return None
    tag, length = HEADER.unpack(header)
    payload = stream.read(length)
    return (tag, payload) if len(payload) == length else None


def send(connection: socket, tag: bytes, payload: bytes | memoryview = b"") -> None:
    connection.sendall(HEADER.pack(tag, len(payload)))
    connection.sendall(payload)
