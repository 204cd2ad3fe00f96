"""Where the result goes: to standard output, or to a file that is written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from typing import BinaryIO

STDOUT = "-"


def check_writable(path: str) -> None:
    """Raise OSError when ``path`` cannot be written, as far as that can be known beforehand."""
    if path == STDOUT:
        return
    folder = os.path.dirname(os.path.realpath(path))
    if os.path.isdir(path) or not os.path.basename(path):
        code = errno.EISDIR
    elif not os.path.isdir(folder):
        code = errno.ENOENT
    elif not os.access(path if os.path.exists(path) else folder, os.W_OK):
        code = errno.EACCES
    else:
        return
    raise OSError(code, os.strerror(code))


def write(path: str, data: bytes) -> None:
    """Write ``data``. Raises OSError; then a regular file is left as it was.

    The bytes go to a new file in the same folder that takes the name at the end. Devices, pipes,
    open files (``/dev/stdout``) and standard output (``-``) are written directly.
    """
    if path == STDOUT:
        if sys.stdout is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        write_all(sys.stdout.buffer, data)
    elif _is_special(path):
        with open(path, "wb") as device:
            device.write(data)
    else:
        _replace(os.path.realpath(path), data)


def is_terminal(path: str) -> bool:
    """Whether what is written to ``path`` is seen at once."""
    return path == STDOUT and sys.stdout is not None and sys.stdout.isatty()


def write_error(data: bytes) -> None:
    """Write ``data`` to standard error; where that is closed or full, nobody reads."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            sys.stderr.flush()
            write_all(sys.stderr.buffer, data)


def write_all(stream: BinaryIO, data: bytes) -> None:
    """Write ``data`` to a standard stream, which may take it in parts (``PYTHONUNBUFFERED``)."""
    rest = memoryview(data)
    while rest:
        rest = rest[stream.write(rest) :]
    stream.flush()


def _is_special(path: str) -> bool:
    opened = os.path.abspath(path).startswith(("/dev/", "/proc/"))
    return opened or (os.path.exists(path) and not os.path.isfile(path))


def _replace(path: str, data: bytes) -> None:
    draft = os.path.join(os.path.dirname(path), f".mlir-abi-{os.getpid()}")
    try:
        with open(draft, "xb") as file:
            file.write(data)
        if os.path.exists(path):
            os.chmod(draft, os.stat(path).st_mode & 0o7777)
        os.replace(draft, path)
    except BaseException:
        if os.path.exists(draft):
            os.unlink(draft)
        raise
