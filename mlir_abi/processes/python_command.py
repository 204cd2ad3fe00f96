"""The command of a process that runs Python with the modules of this one."""

from __future__ import annotations

import sys

_PROGRAM = """\
import sys
sys.path[:] = {path!r}
from {module} import {function}
sys.exit({function}())
"""


def python_command(module: str, function: str, *arguments: str) -> list[str]:
    """The words of a command that exits with what ``function`` of ``module`` returns.

    The process finds modules where this one does, but never in the working directory. Python 3.13
    imports some modules before it runs the program of ``-c``; with ``-P``, which Python has since
    3.11, it does not take these from the working directory.
    """
    program = _PROGRAM.format(
        path=[folder for folder in sys.path if folder], module=module, function=function
    )
    safe_path = ["-P"] if sys.version_info >= (3, 11) else []
    return [sys.executable, *safe_path, "-c", program, *arguments]
