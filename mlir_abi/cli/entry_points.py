"""Where the commands start. Ctrl-C ends them without a traceback, even while they are imported."""

import signal

signal.signal(signal.SIGINT, signal.SIG_DFL)  # ends the process even within MLIR


def build() -> int:
    """Run ``abi-build``."""
    from mlir_abi.cli.build import main

    return main()


def diff() -> int:
    """Run ``abi-diff``."""
    from mlir_abi.cli.diff import main

    return main()


def header() -> int:
    """Run ``abi-header``."""
    from mlir_abi.cli.header import main

    return main()


def inspect() -> int:
    """Run ``abi-inspect``."""
    from mlir_abi.cli.inspect import main

    return main()


def opt() -> int:
    """Run ``abi-opt``."""
    from mlir_abi.cli.opt import main

    return main()
