"""``abi-opt``: a tool like ``mlir-opt`` that also runs passes written in Python."""

from __future__ import annotations

import os
from typing import NoReturn

from mlir_abi.bindings import ENVIRONMENT_VARIABLE
from mlir_abi.cli import command
from mlir_abi.cli.options import OptParser
from mlir_abi.diagnostics.printer import write_error
from mlir_abi.pipeline.pipeline_text import PipelineError
from mlir_abi.processes.python_command import python_command


def main(argv: list[str]) -> int:
    options, passes = OptParser().options_and_passes(argv)
    if options.list_passes:
        from mlir_abi.cli.help import passes_list

        command.write_output(options.output, passes_list())
        return 0
    data = command.read_input(options.input)
    command.check_writable(options.output)
    from mlir_abi.cli.session import Session

    session = Session(options, passes, data)
    if (options.input == "-" or os.path.isfile(options.input)) and (other := session.other_host()):
        _restart(other, argv, data if options.input == "-" else None)
    try:
        result = session.run()
    except PipelineError as error:
        text = f"abi-opt: error: {error}\n"  # with the pipeline, and a caret
        write_error(text.encode(errors="backslashreplace"))
        return 1
    if not session.failed or options.output == command.STDOUT:
        command.write_output(options.output, result)
    return int(session.failed)


def _restart(host: str, argv: list[str], stdin: bytes | None) -> NoReturn:
    """Replace this process by one with the bindings ``host``, whose standard input is ``stdin``."""
    if stdin is not None:
        with open(os.memfd_create("stdin"), "r+b") as file:
            file.write(stdin)
            file.seek(0)
            os.dup2(file.fileno(), 0)
    environment = {**os.environ, ENVIRONMENT_VARIABLE: host}
    words = python_command("mlir_abi.cli.entry_points", "opt", *argv)
    os.execve(words[0], words, environment)
