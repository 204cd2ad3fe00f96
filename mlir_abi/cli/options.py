"""The command line of ``abi-opt``: LLVM's habits, read by argparse.

As in ``mlir-opt``, one dash is as good as two, a switch may be given a value (``--verify-each=0``),
and every argument that is no option of the tool's is a pass, with its options after ``=``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from mlir_abi import __version__
from mlir_abi.cli import command

DEFAULT_MARKER = "// -----"

MAX_COUNT = 2**32 - 1

WIDTH = 80
"""Columns of what is shown for reading."""

DESCRIPTION = """\
Run passes over an MLIR module: those of mlir-abi, and any of MLIR's own.

  abi-opt --abi-attach model.mlir
  abi-opt --pass-pipeline='builtin.module(abi-attach,func.func(cse))' model.mlir

Options that mlir-opt has too mean the same here. `-` or no file reads standard
input."""


OPTIONAL_VALUE = frozenset({"--split-input-file", "--verify-diagnostics"})
"""Options whose value can be left out; a switch's always can."""

SPACE = "\0"
"""For a space in a pass's options, which argparse would take for a file; no argument has a NUL."""


class Parser(command.Parser):
    """Reads LLVM's style of options."""

    def __init__(self) -> None:
        super().__init__(
            prog="abi-opt",
            usage="abi-opt [options] [input file]",
            description=DESCRIPTION,
            formatter_class=_Formatter,
            allow_abbrev=False,
            add_help=False,
        )
        self.optional = set(OPTIONAL_VALUE)

    def options_of(self, argv: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
        """The tool's options, and the passes in order as ``name`` or ``name=options``."""
        end = argv.index("--") if "--" in argv else len(argv)
        found, others = self.parse_known_args([*map(self._spelled_out, argv[:end]), *argv[end:]])
        for other in others:
            if not other.startswith("--"):
                raise command.UsageError(
                    f"only one input file can be given (got {other!r} as well)"
                )
        return found, [other[2:].replace(SPACE, " ") for other in others]

    def _spelled_out(self, argument: str) -> str:
        """Two dashes, and an ``=`` where the value is left out, so that argparse takes no other."""
        if argument[:1] == "-" and argument[1:2] not in ("", "-"):
            argument = f"-{argument}"
        name = argument.partition("=")[0]
        if name.startswith("--") and name not in self._option_string_actions:
            argument = argument.replace(" ", SPACE)
        return f"{argument}=" if argument in self.optional else argument


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Shows how each option is written: ``--a``, ``--a=VALUE`` or ``--a[=VALUE]``."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=32, width=WIDTH)

    def _format_action_invocation(self, action: argparse.Action) -> str:
        if not action.option_strings:
            return "input file"
        name = action.option_strings[0]
        if action.type is _boolean:
            return name
        if name == "-o":
            return f"{name} {action.metavar}"
        optional = action.option_strings[0] in OPTIONAL_VALUE
        return f"{name}[={action.metavar}]" if optional else f"{name}={action.metavar}"


def parser() -> Parser:
    """The parser of all options that are not passes."""
    made = Parser()
    _input_and_output(made)
    _running(made)
    _printing(made)
    _between_passes(made)
    _information(made)
    return made


def option_names() -> list[str]:
    """The names of all options that are not passes, without dashes."""
    return [name.lstrip("-") for name in parser()._option_string_actions]


def _input_and_output(made: Parser) -> None:
    group = made.add_argument_group("input and output")
    group.add_argument("input", nargs="?", default="-", help="MLIR text or bytecode")
    group.add_argument("-o", "--o", dest="output", default="-", metavar="FILE", help="output file")
    _switch(made, group, "--emit-bytecode", "write bytecode instead of text")
    _switch(made, group, "--allow-unregistered-dialect", "accept operations of unknown dialects")
    _switch(made, group, "--no-implicit-module", "do not wrap the input in a module")
    group.add_argument(
        "--split-input-file",
        type=lambda text: text or DEFAULT_MARKER,
        metavar="MARKER",
        help=f"process each part between lines with MARKER by itself (default: {DEFAULT_MARKER})",
    )
    group.add_argument(
        "--output-split-marker",
        default=DEFAULT_MARKER,
        metavar="MARKER",
        help="what to write between the parts",
    )


def _running(made: Parser) -> None:
    group = made.add_argument_group("running")
    group.add_argument("--pass-pipeline", metavar="TEXT", help="the passes to run, as one text")
    group.add_argument(
        "--verify-diagnostics",
        type=lambda text: text or "all",
        choices=["all", "only-expected"],
        metavar="LEVEL",
        help="check diagnostics against expected-* comments: all of them, or only-expected",
    )
    _switch(
        made,
        group,
        "--verify-each",
        "verify after each pass (default: true)",
        default=True,
    )
    _switch(made, group, "--mlir-disable-threading", "use one thread")
    _switch(made, group, "--mlir-timing", "show how long each pass took")


def _printing(made: Parser) -> None:
    group = made.add_argument_group("how operations are printed")
    _switch(made, group, "--mlir-print-debuginfo", "with locations")
    _switch(made, group, "--mlir-print-op-generic", "in the generic form")
    group.add_argument(
        "--mlir-elide-elementsattrs-if-larger",
        type=_count,
        metavar="N",
        help="leave out the elements of attributes with more than N",
    )
    group.add_argument(
        "--mlir-elide-resource-strings-if-larger",
        type=_count,
        metavar="N",
        help="leave out resources of more than N characters",
    )
    group = made.add_argument_group("how the result alone is printed")
    _switch(made, group, "--mlir-print-local-scope", "without aliases for attributes and types")
    _switch(made, group, "--mlir-print-skip-regions", "without what operations contain")
    _switch(made, group, "--mlir-pretty-debuginfo", "locations for people, not to be parsed")
    _switch(made, group, "--mlir-use-nameloc-as-prefix", "values named after their locations")


def _between_passes(made: Parser) -> None:
    group = made.add_argument_group("the module between passes, on standard error")
    for when in ("before", "after"):
        group.add_argument(
            f"--mlir-print-ir-{when}",
            action="append",
            default=[],
            metavar="PASSES",
            help=f"print it {when} each of these passes, separated by commas",
        )
        _switch(made, group, f"--mlir-print-ir-{when}-all", f"print it {when} every pass")
    _switch(made, group, "--mlir-print-ir-after-change", "… after a pass only if it changed")
    _switch(made, group, "--mlir-print-ir-after-failure", "… after a pass only if it failed")
    _switch(made, group, "--mlir-print-ir-module-scope", "print the whole module every time")


def _information(made: Parser) -> None:
    group = made.add_argument_group("information")
    _switch(made, group, "--help", "show this", "--h")
    _switch(made, group, "--version", f"show the version ({__version__})")
    _switch(made, group, "--list-passes", "list the passes that are written in Python")
    _switch(made, group, "--show-dialects", "list the dialects that MLIR knows here")


def _switch(
    made: Parser, group: Any, name: str, description: str, *aliases: str, default: bool = False
) -> None:
    made.optional.update((name, *aliases))
    group.add_argument(name, *aliases, type=_boolean, default=default, help=description)


def _boolean(text: str) -> bool:
    """LLVM's spellings; the value that is left out is true."""
    if text in ("", "true", "TRUE", "True", "1"):
        return True
    if text in ("false", "FALSE", "False", "0"):
        return False
    raise argparse.ArgumentTypeError(f"{text!r} is no truth value: write true or false")


def _count(text: str) -> int:
    """A number as LLVM reads it: ``0x`` and the like say its base."""
    try:
        number = int(text, 0)
    except ValueError:
        number = -1
    if not 0 <= number <= MAX_COUNT:
        raise argparse.ArgumentTypeError(f"must be a number from 0 to {MAX_COUNT} (got {text!r})")
    return number
