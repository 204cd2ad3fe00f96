"""What the commands share: parsing arguments, reading input, writing output, reporting errors."""

from __future__ import annotations

import argparse
import errno
import os
import re
import signal
import sys
import textwrap
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from mlir_abi import __version__
from mlir_abi.bindings import BindingsError
from mlir_abi.cli.memory import is_out_of_memory
from mlir_abi.diagnostics.printer import has_colours, write_error, write_to
from mlir_abi.pipeline.registry import RegistryError
from mlir_abi.processes.drafts import (
    SIGNALS,
    draft_folders,
    new_name,
    put_in_place,
    removing,
    write_drafts,
)
from mlir_abi.runtime import git_lfs

STDOUT = "-"

_CONTROL = re.compile(r"[\x00-\x1f\x7f]")


class UsageError(Exception):
    """The command line, the input file or the output file cannot be used."""


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        assert isinstance(parser, CommandParser)
        write_output(STDOUT, f"{parser.version()}\n")
        parser.exit()


class CommandParser(argparse.ArgumentParser):
    """The parser of a command that reads one file, or ``several`` or ``inputs``, and writes one.

    It raises `UsageError` where argparse would exit with a status of its own, and completes the
    command line for a shell that asks for it through `argcomplete`.
    """

    def __init__(
        self,
        name: str,
        description: str | None,
        inputs: Sequence[str] = (),
        *,
        several: bool = False,
    ) -> None:
        usage = " ".join(map(str.upper, inputs)) or f"[input file{'s' * several}]"
        # As wide as argparse writes the options on a terminal of 80 columns.
        paragraphs = [
            each if each.startswith(" ") else textwrap.fill(each, 78, break_on_hyphens=False)
            for each in (description or "").strip("\n").split("\n\n")
        ]
        super().__init__(
            prog=name,
            usage=f"{name} [options] {usage}",
            description="\n\n".join(paragraphs),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self._several = several
        for each in inputs:
            self.add_argument(each, metavar=each.upper(), help="`-` is standard input")
        if several:
            text = "default: `-`, which is standard input"
            self.add_argument("inputs", nargs="*", default=["-"], metavar="input", help=text)
        elif not inputs:
            text = "default: `-`, which is standard input"
            self.add_argument("input", nargs="?", default="-", help=text)
        self.add_argument("-o", dest="output", default=STDOUT, metavar="FILE", help="output file")
        text = "show program's version number and exit"
        self.add_argument(
            "--version",
            action=_Version,
            nargs=0,
            dest=argparse.SUPPRESS,
            default=argparse.SUPPRESS,
            help=text,
        )

    def version(self) -> str:
        """What ``--version`` writes."""
        return f"{self.prog} (mlir-abi) {__version__}"

    def add_color_option(self) -> None:
        """Add ``--color``, which `wants_colours` reads."""
        choices, text = ["auto", "always", "never"], "colours in the text (auto: on a terminal)"
        self.add_argument("--color", choices=choices, default="auto", help=text)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse the arguments, or tell the shell how they can be completed, and exit."""
        if "_ARGCOMPLETE" in os.environ:
            import argcomplete

            argcomplete.autocomplete(self)
        parse = self.parse_known_intermixed_args if self._several else self.parse_known_args
        options, unknown = parse(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}{self._suggestion(unknown)}")
        return options

    def _suggestion(self, unknown: list[str]) -> str:
        """The options that begin with the first unknown one, else the most similar option."""
        from difflib import get_close_matches

        names = [flag[2:] for flag in self._option_string_actions if flag.startswith("--")]
        name = next((each[2:].partition("=")[0] for each in unknown if each.startswith("--")), "")
        longer = [each for each in names if name and each.startswith(name)]
        close = [f"'--{each}'" for each in longer or get_close_matches(name, names, n=1)]
        return f"; did you mean {' or '.join(close)}?" if close else ""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message.replace("ignored explicit argument", "takes no value, but got"))

    def _print_message(self, message: str, file: object = None) -> None:
        """Write the help or the version; argparse would ignore an error in writing."""
        write_output(STDOUT, message)


def exit_status(name: str, action: Callable[[], int], failure: int = 1) -> int:
    """Call ``action`` and return its exit status.

    A user's mistake is one line on standard error and the status ``failure``.
    """
    try:
        return action()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes at exit
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except Exception as error:
        from mlir_abi.dialect_attrs.reflection.record import ReflectionError

        if is_out_of_memory(error):
            print_message(name, "error", "out of memory")
        elif isinstance(error, FileNotFoundError) and error.filename is None:  # of os.getcwd
            print_message(name, "error", "the current directory does not exist any more")
        elif isinstance(error, UsageError | BindingsError | ReflectionError | RegistryError):
            print_message(name, "error", str(error))
        else:
            raise
    return failure


def exit_at_signals() -> None:
    """From now on a signal raises SystemExit, so that drafts are removed, once."""
    for number in SIGNALS:
        if signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _exit)


def ignore_signals() -> None:
    """From now on the command succeeds, and no signal changes that."""
    for number in SIGNALS:
        if signal.getsignal(number) is _exit:
            signal.signal(number, signal.SIG_IGN)


def _exit(number: int, _: object) -> NoReturn:
    ignore_signals()
    sys.exit(128 + number)


def wants_colours(options: argparse.Namespace) -> bool:
    if options.color != "auto":
        return bool(options.color == "always")
    return options.output == STDOUT and has_colours(sys.stdout)


def is_terminal(options: argparse.Namespace) -> bool:
    return options.output == STDOUT and sys.stdout is not None and sys.stdout.isatty()


def source_name(path: str) -> str:
    """The name of the input file ``path`` in diagnostics."""
    return "<stdin>" if path == "-" else path


def print_message(place: str, severity: str, message: str) -> None:
    """Print ``place: severity: message`` to standard error, on one line."""
    message = _CONTROL.sub(lambda match: f"\\x{ord(match[0]):02x}", message)
    write_error(f"{place}: {severity}: {message}\n".encode(errors="backslashreplace"))


def read_input(path: str) -> bytes:
    """The bytes of a file, or of standard input for ``-``. Raises `UsageError`."""
    try:
        if path != "-":
            with open(path, "rb") as file:
                data = file.read()
        elif sys.stdin is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        else:
            data = sys.stdin.buffer.read()
    except OSError as error:
        raise UsageError(f"cannot open input file {path!r}: {error.strerror}") from None
    if data.startswith(git_lfs.POINTER):
        raise UsageError(f"{source_name(path)}: {git_lfs.MESSAGE}")
    return data


def read_described(path: str) -> bytes:
    """`read_input` of a file whose functions are described. Raises `UsageError`."""
    from mlir_abi.runtime.libraries.object_file import OBJECT_FILES

    data = read_input(path)
    if data.startswith(OBJECT_FILES) and (path == "-" or not os.path.isfile(path)):
        raise UsageError("an object file cannot be read from standard input or a pipe")
    return data


def check_writable(path: str, *inputs: str) -> None:
    """Raise `UsageError` if ``path`` is an input, or clearly cannot be written."""
    if path == STDOUT:
        return
    if os.path.isfile(path) and os.path.realpath(path) in map(os.path.realpath, inputs):
        raise UsageError(f"the output and the input are the same file {path!r}")
    folder = os.path.dirname(os.path.realpath(path))
    if os.path.isdir(path) or path.endswith("/"):
        code = errno.EISDIR
    elif os.path.islink(os.path.realpath(path)):
        code = errno.ELOOP
    elif not path or not os.path.isdir(folder):
        code = errno.ENOENT
    elif not os.access(path if os.path.exists(path) else folder, os.W_OK):
        code = errno.EACCES
    else:
        return
    raise UsageError(f"cannot open output file {path!r}: {os.strerror(code)}")


def write_output(path: str, output: str | bytes) -> None:
    """Write ``output``. Raises `UsageError`; then a regular file is left unchanged.

    Standard output (``-``), devices, pipes and open files (``/dev/stdout``) are written directly.
    """
    data = output if isinstance(output, bytes) else output.encode("utf-8", "surrogateescape")
    try:
        if path == STDOUT:
            if sys.stdout is None:
                raise OSError(errno.EBADF, os.strerror(errno.EBADF))
            write_to(sys.stdout, data)
        elif os.path.abspath(path).startswith(("/dev/", "/proc/")) or (
            os.path.exists(path) and not os.path.isfile(path)
        ):
            with open(path, "wb") as device:
                device.write(data)
        else:
            exit_at_signals()
            name = new_name()
            with removing(draft_folders([path], name)):
                drafts = write_drafts({path: data}, name)
                ignore_signals()
                put_in_place(drafts)
    except BrokenPipeError:
        raise
    except OSError as error:
        name = "standard output" if path == STDOUT else repr(path)
        raise UsageError(f"cannot write {name}: {error.strerror}") from None
