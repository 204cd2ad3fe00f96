"""``abi-opt``: a tool like ``mlir-opt`` that also runs passes written in Python."""

from __future__ import annotations

from mlir_abi.cli import command
from mlir_abi.cli.options import OptParser
from mlir_abi.diagnostics.printer import write_error
from mlir_abi.pipeline.pipeline_text import PipelineError


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
    try:
        result = session.run()
    except PipelineError as error:
        text = f"abi-opt: error: {error}\n"  # with the pipeline, and a caret
        write_error(text.encode(errors="backslashreplace"))
        return 1
    if not session.failed or options.output == command.STDOUT:
        command.write_output(options.output, result)
    return int(session.failed)
