"""Compile the functions of a module to a library that C and Python call.

  abi-build model.mlir -o libmodel.so --header model.h
  abi-build model.mlir -o model.o -O3 --target-triple=aarch64-linux-gnu

The input is MLIR (text or bytecode): functions on tensors or memrefs. The output is what its suffix
says: a shared library (.so), an archive (.a), an object file (.o), assembly (.s), LLVM IR (.ll), or
a wheel that pip installs (scale_model-1.0-py3-none-linux_x86_64.whl).
Exported are the C wrappers of the public functions, `_mlir_ciface_NAME`, the packed wrappers by
which Python calls, `_mlir_packed_NAME`, and the records that abi-inspect, abi-header and
mlir_abi.load read.
"""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import os
import shlex
import signal
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mlir_abi.bindings import ENVIRONMENT_VARIABLE, BindingsError, is_installed
from mlir_abi.cli import command
from mlir_abi.cli.command import UsageError
from mlir_abi.diagnostics.message import ADVICE, Message
from mlir_abi.diagnostics.printer import Printer, write_error
from mlir_abi.pipeline.pipeline_text import PipelineError

if TYPE_CHECKING:
    from mlir_abi.bindings import ir

_NAME = "abi-build"
_INTERRUPTED = 128 + signal.SIGINT
_TRY_TORCH = 2
"""The status of the child if torch-mlir's bindings have the dialects that the bindings lack."""

_SIGNALS = [
    number
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    if signal.getsignal(number) is not signal.SIG_IGN  # as nohup sets it
]


def main(argv: list[str]) -> int:
    """Do the work in a child process.

    MLIR and LLVM react to Ctrl-C only when a pass has ended, and end their process on some errors.
    """
    status = _run_child(argv)
    if status == _TRY_TORCH:
        os.environ[ENVIRONMENT_VARIABLE] = "torch_mlir"
        status = _run_child(argv)
    return status


def _run_child(argv: list[str]) -> int:
    """Run a child process, end it at Ctrl-C, and return its exit status."""
    child = multiprocessing.get_context("fork").Process(
        target=lambda: sys.exit(command.exit_status(_NAME, lambda: _build(argv)))
    )
    try:
        child.start()
    except OSError as error:
        return _report_end(f"cannot start a process: {error.strerror}", 1)

    def interrupt(number: int, _: object) -> None:
        _handle_signals(signal.SIG_IGN)
        child.terminate()
        child.join(1)
        child.kill()
        os._exit(_report_end("interrupted", 128 + number))

    _handle_signals(interrupt)
    child.join()
    _handle_signals(signal.SIG_IGN)  # the child has ended
    status = child.exitcode or 0
    if status == _INTERRUPTED or -status in _SIGNALS:
        return _report_end("interrupted", _INTERRUPTED)
    if status < 0:
        return _report_end(f"{signal.Signals(-status).name} ended the process", 1)
    return status


def _handle_signals(handler: signal.Handlers | Callable[[int, Any], None]) -> None:
    for number in _SIGNALS:
        signal.signal(number, handler)


def _report_end(reason: str, status: int) -> int:
    """Print ``reason`` in place of the progress display, and return ``status``."""
    from rich.console import Console
    from rich.control import Control
    from rich.segment import ControlType

    line = (ControlType.ERASE_IN_LINE, 2)  # of the progress display
    Console(stderr=True).control(
        Control(ControlType.CARRIAGE_RETURN, line, ControlType.SHOW_CURSOR)
    )
    command.print_message(_NAME, "error", reason)
    return status


def _interrupt(*_: object) -> None:
    """Raise KeyboardInterrupt, so that `build` removes its temporary files.

    Later signals and all messages are suppressed: the parent reports the interruption.
    """
    _handle_signals(signal.SIG_IGN)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    raise KeyboardInterrupt


def _build(argv: list[str]) -> int:
    """The work of the child process."""
    _handle_signals(_interrupt)
    options = _parser().parse_args(argv)
    for path in filter(None, (options.output, options.header, options.stub, options.depfile)):
        if path == command.STDOUT:
            raise UsageError("the output must be a file: -o FILE")
        command.check_writable(path)
    from mlir_abi.bindings import ir
    from mlir_abi.compilation.library_build import build
    from mlir_abi.compilation.programs import BuildError
    from mlir_abi.passes.support.diagnostics import diagnostic_handler
    from mlir_abi.pipeline.run import PipelineFailed

    printer = Printer(command.source_name(options.input), b"")
    warnings = []
    source = "/dev/stdin" if options.input == "-" else options.input
    others = ("input", "rename", "verbose")
    chosen = {name: value for name, value in vars(options).items() if name not in others}

    def collect(severity: str, location: ir.Location, text: str) -> None:
        warnings.append(Message(severity, str(location), text))

    try:
        with _steps_shown(options), diagnostic_handler(collect):
            build(source, rename=_new_names(options.rename), **chosen)
            return 0
    except ir.MLIRError as error:
        for diagnostic in error.error_diagnostics:
            message = Message.of(diagnostic)
            printer.show(replace(message, text=message.text.partition(ADVICE)[0]))
    except BindingsError as error:
        is_chosen = options.input == "-" or ENVIRONMENT_VARIABLE in os.environ
        if error.name == "torch_mlir" and is_installed("torch_mlir") and not is_chosen:
            return _TRY_TORCH
        raise
    except PipelineFailed as failure:
        for message in failure.diagnostics:
            printer.show(message)
        if options.verbose:
            reproduce = f"{failure.command} {shlex.quote(options.input)}"
            command.print_message(_NAME, "note", f"reproduce with: {reproduce}")
    except PipelineError as error:
        command.print_message(_NAME, "error", f"--pipeline: {error.message}")
    except (BuildError, ValueError) as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        place = "cannot write" if error.filename is None else repr(error.filename)
        raise UsageError(f"{place}: {error.strerror}") from None
    finally:
        for message in warnings:
            printer.show(message)
    return 1


def _new_names(names: list[tuple[str, str]]) -> dict[str, str]:
    mapping = dict(names)
    for old, new in names:
        if mapping[old] != new:
            raise UsageError(f"--rename gives {old!r} two names: {new!r} and {mapping[old]!r}")
    return mapping


class _Steps(logging.Handler):
    """Calls ``show`` with each message."""

    def __init__(self, show: Callable[[str], object]) -> None:
        super().__init__()
        self._show = show

    def emit(self, record: logging.LogRecord) -> None:
        self._show(record.getMessage())


@contextmanager
def _steps_shown(options: Namespace) -> Iterator[None]:
    """Show what is being done: with ``-v`` line by line, else the step on a terminal."""
    from rich.console import Console
    from rich.markup import escape

    logger = logging.getLogger("mlir_abi.compilation")
    start = time.monotonic()
    console = Console(stderr=True)

    def show(message: str) -> None:
        line = f"{time.monotonic() - start:7.2f} s  {message}\n"
        write_error(line.encode(errors="backslashreplace"))

    if options.verbose:
        logger.setLevel(logging.DEBUG)
        logger.addHandler(_Steps(show))
        yield
        show("done")
    elif console.is_terminal:
        logger.setLevel(logging.INFO)
        with console.status(_NAME) as status:
            logger.addHandler(_Steps(lambda message: status.update(escape(message))))
            yield
    else:
        yield


def _parser() -> command.CommandParser:
    parser = command.CommandParser(_NAME, __doc__)
    add = parser.add_argument
    text = "show the steps, with the seconds, and how to reproduce a pass's error"
    add("-v", dest="verbose", action="store_true", help=text)
    kinds = ["so", "a", "o", "ll", "s", "whl"]
    add("--emit", choices=kinds, help="what to write (default: the suffix)")
    add("--header", metavar="FILE", help="also write a C header")
    add("--stub", metavar="FILE", help="also write the types for mypy and editors: model.pyi")
    add("--depfile", metavar="FILE", help="also write a rule for make or ninja")
    add("--save-temps", metavar="DIR", help="keep the intermediate files in DIR")
    package, text = str(Path(__file__).parents[1] / "cmake"), "print what mlir_abi_DIR is in CMake"
    add("--cmake-dir", action="version", version=package, help=text)

    add = parser.add_argument_group("names").add_argument
    add("--prefix", default="", help="what the names of functions begin with")
    text = "another name for a function, without the prefix; may be repeated"
    add("--rename", type=_names, metavar="OLD=NEW", help=text, action="append", default=[])

    add = parser.add_argument_group("code").add_argument
    text = "how much the code is optimized (default: 2)"
    add("-O", dest="opt_level", type=int, choices=range(4), default=2, help=text)
    text = "the machine, such as aarch64-linux-gnu (default: this one)"
    triple: Any = add("--target-triple", metavar="TRIPLE", help=text)
    triple.completer = lambda **_: ["aarch64-linux-gnu", "x86_64-linux-gnu"]  # for argcomplete
    add("--target-cpu", metavar="CPU", help="the CPU, such as native (default: any)")
    text = "link the shared library with an object file or a library; may be repeated"
    add("--link", metavar="FILE", help=text, action="append", default=[])
    add("--tvm-ffi", action="store_true", help="also export what TVM FFI calls: __tvm_ffi_NAME")
    text = "callers pass the arrays for results whose sizes they know"
    add("--out-params", action="store_true", help=text)
    text = "a failing cf.assert ends the process (default: an assertion is an error)"
    add("--assertions-abort", action="store_true", help=text)
    add("--pipeline", metavar="TEXT", help="the passes, in place of the default pipeline")
    return parser


def _names(text: str) -> tuple[str, str]:
    old, equals, new = text.partition("=")
    if not (old and equals and new):
        raise argparse.ArgumentTypeError(f"must be OLD=NEW (got {text!r})")
    return old, new
