"""``abi-opt``: what ``mlir-opt`` is, for passes written in Python as well.

This is the one place that prints and exits. A user's mistake is one line and status 1; a traceback
is a bug of ours.
"""

from __future__ import annotations

import os
import stat
import sys
from _signal import SIG_DFL, SIGINT, default_int_handler, signal  # `signal` makes enums of them
from typing import TYPE_CHECKING

from mlir_abi import __version__, output_file
from mlir_abi.arguments import UsageError, parser

if TYPE_CHECKING:
    from argparse import Namespace

    from mlir_abi.source_diagnostics import Source

INTERRUPTED = 130
STDIN = "<stdin>"


def main() -> int:
    """Run the command line of the process. Returns the exit status."""
    signal(SIGINT, SIG_DFL)  # end at once and in silence, even within MLIR
    try:
        return _main(sys.argv[1:])
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes at exit
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _main(argv: list[str]) -> int:
    try:
        options, passes = parser().options_of(argv)
        if options.version:
            output_file.write("-", f"abi-opt (mlir-abi) {__version__}\n".encode())
            return 0
        if options.help or options.list_passes or options.show_dialects:
            from mlir_abi import information

            output_file.write("-", information.asked_for(options).encode())
            return 0
        return _process(options, passes)
    except UsageError as error:
        return _complain(str(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        return _complain(f"cannot write {error.filename or 'standard output'}: {error.strerror}")
    except ImportError as error:
        from mlir_abi.bindings import BindingsError

        if not isinstance(error, BindingsError):
            raise
        return _complain(str(error))


def _process(options: Namespace, passes: list[str]) -> int:
    output_file.check_writable(options.output)
    try:
        source, on_disk = _read(options.input)
    except OSError as error:
        return _complain(f"cannot open input file {options.input!r}: {error.strerror}")
    from mlir_abi.session import Session

    session = Session(options, passes, source, on_disk=on_disk)
    from mlir_abi.pipeline import PipelineError

    try:
        result = session.run()
    except PipelineError as error:
        return _complain(str(error))
    if options.output == output_file.STDOUT or not session.failed:
        signal(SIGINT, default_int_handler)  # from here on there may be a draft to remove
        output_file.write(options.output, result)
    return int(session.failed)


def _read(path: str) -> tuple[Source, bool]:
    """The input, and whether it is a plain file."""
    from mlir_abi.source_diagnostics import Source

    if path == "-":
        return Source(STDIN, sys.stdin.buffer.read()), False
    with open(path, "rb") as file:
        return Source(path, file.read()), stat.S_ISREG(os.fstat(file.fileno()).st_mode)


def _complain(message: str) -> int:
    print(f"abi-opt: error: {message}", file=sys.stderr)
    return 1
