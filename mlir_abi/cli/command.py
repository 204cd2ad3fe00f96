"""What the commands share: how they are told what to do, how they end, and how they write."""

from __future__ import annotations

import argparse
import errno
import os
import re
import signal
import sys
from collections.abc import Callable
from typing import NoReturn

from mlir_abi import __version__
from mlir_abi.bindings import BindingsError
from mlir_abi.cli import output_file

INTERRUPTED = 130

_CONTROL = re.compile(r"[\x00-\x1f\x7f]")


_WITHOUT_REASON = re.compile("without (setting an )?exception")
"""In a `SystemError`: a C extension, such as NumPy's, has run out of memory and not said so."""


class UsageError(Exception):
    """A command line, or an input, that cannot be used."""


class Parser(argparse.ArgumentParser):
    """Raises `UsageError`, where argparse would exit with a status of its own."""

    def error(self, message: str) -> NoReturn:
        """Raise `UsageError`."""
        raise UsageError(message)

    def print_help(self, file: object = None) -> None:
        """Write the help; argparse would pass over an error."""
        write(output_file.STDOUT, self.format_help())


def file_parser(name: str, description: str) -> Parser:
    """The parser of a command that reads one file and writes one: what all of them take."""
    made = Parser(
        prog=name,
        usage=f"{name} [options] [input file]",
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    made.add_argument("input", nargs="?", default="-", help="`-` or none reads standard input")
    made.add_argument("-o", dest="output", default="-", metavar="FILE", help="output file")
    made.add_argument("--version", action="store_true", help="show the version")
    return made


def run(name: str, action: Callable[[list[str]], int]) -> int:
    """Run ``action`` on the arguments of the process; a user's mistake is one line and status 1."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # end at once and in silence, even within MLIR
    try:
        return action(sys.argv[1:])
    except (UsageError, BindingsError) as error:
        return complain(name, "error", str(error))
    except (MemoryError, SystemError) as error:
        if isinstance(error, SystemError) and not _WITHOUT_REASON.search(str(error)):
            raise
        return complain(name, "error", "out of memory")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes at exit
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def show_version(name: str) -> int:
    """What ``--version`` asks for; returns 0."""
    return write(output_file.STDOUT, f"{name} (mlir-abi) {__version__}\n")


def source_name(path: str) -> str:
    """What diagnostics call the input file ``path``."""
    return "<stdin>" if path == "-" else path


def read(path: str) -> bytes:
    """The bytes of a file, or of standard input for ``-``; raises `UsageError`."""
    try:
        if path != "-":
            with open(path, "rb") as file:
                return file.read()
        if sys.stdin is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        return sys.stdin.buffer.read()
    except OSError as error:
        raise UsageError(f"cannot open input file {path!r}: {error.strerror}") from None


def check_writable(path: str) -> None:
    """Raise `UsageError` when ``path`` cannot be written, as far as that can be known."""
    try:
        output_file.check_writable(path)
    except OSError as error:
        raise UsageError(f"cannot open output file {path!r}: {error.strerror}") from None


def write(path: str, text: str | bytes) -> int:
    """Write ``text`` whole or not at all, to standard output for ``-``; returns 0."""
    data = text if isinstance(text, bytes) else text.encode("utf-8", "surrogateescape")
    signal.signal(signal.SIGINT, signal.default_int_handler)  # there may be a draft to remove
    try:
        output_file.write(path, data)
    except BrokenPipeError:
        raise
    except OSError as error:
        name = "standard output" if path == output_file.STDOUT else repr(path)
        raise UsageError(f"cannot write {name}: {error.strerror}") from None
    return 0


def complain(place: str, severity: str, message: str) -> int:
    """Say it on one line of standard error, whatever names are in it; returns 1."""
    message = _CONTROL.sub(lambda match: f"\\x{ord(match[0]):02x}", message)
    output_file.write_error(f"{place}: {severity}: {message}\n".encode(errors="backslashreplace"))
    return 1
