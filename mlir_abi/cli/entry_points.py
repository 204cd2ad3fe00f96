"""Where the commands start. Ctrl-C ends them without a traceback, even while they are imported."""

import signal
import sys
from functools import partial
from importlib import import_module

from mlir_abi.cli.memory import is_out_of_memory

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # or a shell ignores Ctrl-C
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # ends the process even within MLIR


def _run(name: str, failure: int = 1) -> int:
    """Import the command and run it. Even the import may fail for want of memory."""
    try:
        from mlir_abi.cli import command

        main = import_module(f"mlir_abi.cli.{name}").main
        return command.exit_status(f"abi-{name}", lambda: main(sys.argv[1:]), failure)
    except Exception as error:
        if not is_out_of_memory(error):
            raise
    if sys.stderr is not None:
        sys.stderr.write(f"abi-{name}: error: out of memory\n")
    return failure


build = partial(_run, "build")
diff = partial(_run, "diff", failure=2)
header = partial(_run, "header")
inspect = partial(_run, "inspect")
opt = partial(_run, "opt")
