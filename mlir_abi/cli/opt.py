"""``abi-opt``: what ``mlir-opt`` is, for passes written in Python as well.

This is the one place that prints and exits. A user's mistake is one line and status 1; a traceback
is a bug of ours.
"""

from __future__ import annotations

from argparse import Namespace

from mlir_abi.cli import command, output_file
from mlir_abi.cli.command import UsageError
from mlir_abi.cli.options import parser
from mlir_abi.pipeline.registry import RegistryError
from mlir_abi.pipeline.text import PipelineError


def main() -> int:
    """Run the command line of the process. Returns the exit status."""
    return command.run("abi-opt", _main)


def _main(argv: list[str]) -> int:
    try:
        return _asked(argv)
    except RegistryError as error:
        raise UsageError(str(error)) from None
    except PipelineError as error:
        text = f"abi-opt: error: {error}\n"  # with the pipeline, and a caret
        output_file.write_error(text.encode(errors="backslashreplace"))
        return 1


def _asked(argv: list[str]) -> int:
    options, passes = parser().options_of(argv)
    if options.version:
        return command.show_version("abi-opt")
    if options.help or options.list_passes or options.show_dialects:
        from mlir_abi.cli import help as information

        return command.write(output_file.STDOUT, information.asked_for(options))
    return _process(options, passes)


def _process(options: Namespace, passes: list[str]) -> int:
    data = command.read(options.input)
    command.check_writable(options.output)
    from mlir_abi.cli.session import Session

    session = Session(options, passes, data)
    result = session.run()
    if session.failed and options.output != output_file.STDOUT:
        return 1
    return command.write(options.output, result) or int(session.failed)
