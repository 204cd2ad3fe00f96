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

The answer has any number of diagnostics, ``D``; of steps, ``S``, which the function logs; and of
diagnostics of a pipeline, ``O``, which count if the process ends without an answer. The last frame
is ``V`` with what the function returns, after a frame ``B`` for each of its buffers; or ``F`` with
the exception that it raises, and its traceback.
"""

from __future__ import annotations

import struct
from socket import socket

HEADER = struct.Struct("<cQ")


def receive(connection: socket) -> tuple[bytes, bytearray] | None:
    """The next frame; None if the other side has closed the connection."""
    header = _receive(connection, HEADER.size)
    if header is None:
        return None
    tag, length = HEADER.unpack(header)
    payload = _receive(connection, length)
    return None if payload is None else (tag, payload)


def _receive(connection: socket, size: int) -> bytearray | None:
    data = bytearray(size)
    left = memoryview(data)
    while left:
        count = connection.recv_into(left)
        if not count:
            return None
        left = left[count:]
    return data


def send(connection: socket, tag: bytes, payload: bytes | memoryview = b"") -> None:
    connection.sendall(HEADER.pack(tag, len(payload)))
    connection.sendall(payload)
