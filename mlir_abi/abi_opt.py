"""``abi-opt``: what ``mlir-opt`` is, for passes written in Python as well.

This is the one place that prints and exits. A user's mistake is one line and status 1; a traceback
is a bug of ours.
"""

from __future__ import annotations

import errno
import os
import signal
import stat
import sys
from argparse import Namespace

from mlir_abi import __version__, output_file
from mlir_abi.arguments import UsageError, parser
from mlir_abi.bindings import BindingsError
from mlir_abi.pipeline import PipelineError
from mlir_abi.registry import RegistryError
from mlir_abi.source_diagnostics import Source

INTERRUPTED = 130


def main() -> int:
    """Run the command line of the process. Returns the exit status."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # end at once and in silence, even within MLIR
    try:
        return _main(sys.argv[1:])
    except (UsageError, PipelineError, BindingsError, RegistryError) as error:
        return _complain(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes at exit
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _main(argv: list[str]) -> int:
    options, passes = parser().options_of(argv)
    if options.version:
        return _write(output_file.STDOUT, f"abi-opt (mlir-abi) {__version__}\n".encode())
    if options.help or options.list_passes or options.show_dialects:
        from mlir_abi import information

        return _write(output_file.STDOUT, information.asked_for(options).encode())
    return _process(options, passes)


def _process(options: Namespace, passes: list[str]) -> int:
    try:
        source, on_disk = _read(options.input)
    except OSError as error:
        return _complain(f"cannot open input file {options.input!r}: {error.strerror}")
    try:
        output_file.check_writable(options.output)
    except OSError as error:
        return _complain(f"cannot open output file {options.output!r}: {error.strerror}")
    from mlir_abi.session import Session

    session = Session(options, passes, source, on_disk=on_disk)
    result = session.run()
    if session.failed and options.output != output_file.STDOUT:
        return 1
    return _write(options.output, result) or int(session.failed)


def _read(path: str) -> tuple[Source, bool]:
    """The input, and whether it is a plain file that MLIR can open by its name."""
    if path == "-":
        if sys.stdin is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        return Source("<stdin>", sys.stdin.buffer.read()), False
    with open(path, "rb") as file:
        plain = stat.S_ISREG(os.fstat(file.fileno()).st_mode) and path.isprintable()
        return Source(path, file.read()), plain


def _write(path: str, data: bytes) -> int:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # there may be a draft to remove
    try:
        output_file.write(path, data)
    except BrokenPipeError:
        raise
    except OSError as error:
        name = "standard output" if path == output_file.STDOUT else repr(path)
        return _complain(f"cannot write {name}: {error.strerror}")
    return 0


def _complain(message: str) -> int:
    print(f"abi-opt: error: {message}", file=sys.stderr)
    return 1
