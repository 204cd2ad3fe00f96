"""Compile the functions of a module to a library that C and Python call.

  abi-build model.mlir -o libmodel.so --header model.h
  abi-build encode.mlir decode.mlir -o libcodec.so
  abi-build model.mlir -o model.o -O3 --target-triple=aarch64-linux-gnu

The input is MLIR (text or bytecode): functions on tensors or memrefs. The suffix of the output
chooses its kind: a shared library (.so), an archive (.a), an object file (.o), assembly (.s), LLVM
IR (.ll), or a wheel that pip installs (scale_model-1.0-py3-none-linux_x86_64.whl).

A library exports the C wrappers of the public functions, `_mlir_ciface_NAME`, and the packed
wrappers by which Python calls, `_mlir_packed_NAME`. It has records, which abi-inspect, abi-header
and mlir_abi.load read.
"""

from __future__ import annotations

import argparse
import logging
import os
import shlex
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from mlir_abi.cli import command
from mlir_abi.cli.command import UsageError
from mlir_abi.diagnostics.failure import BuildError, InvalidModule, PipelineFailed
from mlir_abi.diagnostics.message import ADVICE, Message
from mlir_abi.diagnostics.printer import Printer, write_error
from mlir_abi.dialect_attrs.layout.c_names import identifier
from mlir_abi.frontends import Model
from mlir_abi.processes.client import Child, ChildError
from mlir_abi.processes.drafts import draft_folders, new_name, put_in_place

_NAME = "abi-build"


def main(argv: list[str]) -> int:
    """Build in a child process.

    MLIR and LLVM react to Ctrl-C only when a pass has ended, and end their process on some errors.
    """
    argv = ["--checked=" if each == "--checked" else each for each in argv]  # no input follows it
    options = _parser().parse_args(argv)
    besides = (options.header, options.stub, options.pkg_config, options.depfile)
    outputs = list(filter(None, (options.output, *besides)))
    for path in outputs:
        if path == command.STDOUT:
            raise UsageError("the output must be a file: -o FILE")
        command.check_writable(path)
    others = ("inputs", "rename", "verbose")
    arguments = {key: value for key, value in vars(options).items() if key not in others}
    arguments["rename"] = _new_names(options.rename)
    arguments["models"] = list(_models(options.inputs))
    arguments["name"] = name = new_name()
    folders = [os.path.join(tempfile.gettempdir(), name[1:]), *draft_folders(outputs, name)]
    printer = Printer(command.source_name(options.inputs[0]), b"")
    reported: list[Message] = []
    command.exit_at_signals()
    try:
        with _steps_shown(options), Child(folders=folders) as child:
            drafts, _ = child.call("build", reported.append, **arguments)
            command.ignore_signals()
            put_in_place(drafts)
        return 0
    except SystemExit:  # at a signal
        reported.clear()
        command.print_message(_NAME, "error", "interrupted")
        raise
    except (InvalidModule, PipelineFailed, ChildError) as error:
        for message in error.diagnostics:
            text, advice, _ = message.text.partition(ADVICE)
            help_ = ": lower it before, by abi-opt --allow-unregistered-dialect" if advice else ""
            printer.show(replace(message, text=text + help_))
        if isinstance(error, ChildError):
            command.print_message(_NAME, "error", str(error))
        if isinstance(error, PipelineFailed) and options.verbose:
            reproduce = f"{error.command} {shlex.join(options.inputs)}"
            command.print_message(_NAME, "note", f"reproduce with: {reproduce}")
    except (BuildError, ValueError) as error:
        from mlir_abi.pipeline.pipeline_text import PipelineError

        if isinstance(error, PipelineError):
            raise UsageError(f"--pipeline: {error.message}") from None
        raise UsageError(str(error)) from None
    except OSError as error:
        place = "cannot write" if error.filename is None else repr(error.filename)
        raise UsageError(f"{place}: {error.strerror}") from None
    finally:
        for message in reported:
            printer.show(message)
    return 1


def _models(paths: list[str]) -> Iterator[Model]:
    """The models in files; with several, a sole function ``main`` gets the name of its file."""
    for path in paths:
        name = identifier(Path(path).stem) if len(paths) > 1 else None
        is_standard_input = path in ("-", "/dev/stdin")  # that of the child process is another
        yield Model(command.read_input("-") if is_standard_input else path, name)


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
    parser = command.CommandParser(_NAME, __doc__, several=True)
    add = parser.add_argument
    text = "show the steps, with the seconds, and how to reproduce a pass's error"
    add("-v", dest="verbose", action="store_true", help=text)
    kinds = ["so", "a", "o", "ll", "s", "whl"]
    add("--emit", choices=kinds, help="what to write (default: the suffix)")
    add("--header", metavar="FILE", help="also write a C header")
    add("--stub", metavar="FILE", help="also write the types for mypy and editors: model.pyi")
    add("--pkg-config", metavar="FILE", help="also write what pkg-config reads: model.pc")
    add("--depfile", metavar="FILE", help="also write a rule for make or ninja")
    add("--save-temps", metavar="DIR", help="keep the intermediate files in DIR")
    package, text = str(Path(__file__).parents[1] / "cmake"), "print what mlir_abi_DIR is in CMake"
    add("--cmake-dir", action="version", version=package, help=text)

    add = parser.add_argument_group("names").add_argument
    add("--prefix", default="", help="the prefix of the names of functions")
    text = "another name for a function (of FILE), without the prefix; may be repeated"
    add("--rename", type=_names, metavar="[FILE:]OLD=NEW", help=text, action="append", default=[])

    add = parser.add_argument_group("code").add_argument
    text = "the level of optimization (default: 2)"
    add("-O", dest="opt_level", type=int, choices=range(4), default=2, help=text)
    text = "the machine, such as aarch64-linux-gnu (default: this one)"
    triple: Any = add("--target-triple", metavar="TRIPLE", help=text)
    triple.completer = _triples  # for argcomplete
    add("--target-cpu", metavar="CPU", help="the CPU, such as native (default: any)")
    text = "the folder of an LLVM 22, for targets that the LLVM of MLIR's wheels lacks"
    add("--llvm", metavar="DIR", help=text)
    text = "link the shared library with an object file or a library; may be repeated"
    add("--link", metavar="FILE", help=text, action="append", default=[])
    add("--tvm-ffi", action="store_true", help="also export what TVM FFI calls: __tvm_ffi_NAME")
    text = "also export C functions of pointers and sizes, without descriptors; with --out-params"
    add("--plain-c", action="store_const", const=True, default=False, help=text)
    text = "the same, and the header has these alone"
    add("--plain-c=only", action="store_const", const="only", dest="plain_c", help=text)
    add("--threads", action="store_true", help="several cores run large loops")
    text = "callers pass the arrays for results whose sizes they know"
    add("--out-params", action="store_true", help=text)
    text = "a failing cf.assert ends the process (default: it is an error of the call)"
    add("--assertions-abort", action="store_true", help=text)
    text = "wrong indices, sizes or divisions are errors of the call: --checked=index,size,div"
    add("--checked", nargs="?", metavar="CLASSES", default=False, type=_classes, help=text)
    add("--pipeline", metavar="TEXT", help="the passes, in place of the default pipeline")
    return parser


def _triples(**_: Any) -> tuple[str, ...]:
    from mlir_abi.compilation.targets import TRIPLES

    return TRIPLES


def _classes(text: str) -> bool | str:
    return text or True


def _names(text: str) -> tuple[str, str]:
    old, equals, new = text.partition("=")
    if not (old and equals and new):
        raise argparse.ArgumentTypeError(f"must be OLD=NEW (got {text!r})")
    return old, new
