"""Where the commands start. Ctrl-C ends them without a traceback, even while they are imported."""

import signal
import sys
from importlib import import_module

from mlir_abi.cli.memory import is_out_of_memory

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # or a shell ignores Ctrl-C
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # ends the process even within MLIR


def build() -> int:
    """Run ``abi-build``."""
    return _run("build")


def diff() -> int:
    """Run ``abi-diff``."""
    return _run("diff", failure=2)


def header() -> int:
    """Run ``abi-header``."""
    return _run("header")


def inspect() -> int:
    """Run ``abi-inspect``."""
    return _run("inspect")


def opt() -> int:
    """Run ``abi-opt``."""
    return _run("opt")


def _run(name: str, failure: int = 1) -> int:
    """Import the command and run it. Even the import may fail for want of memory."""
    try:
        return int(import_module(f"mlir_abi.cli.{name}").main())
    except Exception as error:
        if not is_out_of_memory(error):
            raise
    if sys.stderr is not None:
        sys.stderr.write(f"abi-{name}: error: out of memory\n")
    return failure
