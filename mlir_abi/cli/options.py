"""The command line of ``abi-opt``: LLVM's conventions, parsed by argparse.

As in ``mlir-opt``, options start with one dash or two, a switch may have a value
(``--verify-each=0``), and every argument that is not an option of the tool is a pass, with the
options of the pass after ``=``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from mlir_abi import __version__
from mlir_abi.cli import command

_MARKER = "// -----"

MAX_COUNT = 2**32 - 1

WIDTH = 80
"""Columns of the help text."""

DESCRIPTION = """\
Run passes of mlir-abi and of MLIR on a module.

  abi-opt --abi-attach model.mlir
  abi-opt --pass-pipeline='builtin.module(abi-attach,func.func(cse))' model.mlir

Options that mlir-opt has too mean the same here. `-` or no file reads standard
input."""

OPTIONAL_VALUE = frozenset({"--split-input-file", "--verify-diagnostics"})
"""Options whose value is optional; the value of a switch always is."""

SPACE = "\0"
"""Replaces spaces in the options of a pass, which argparse would take for a file; no argument has a
NUL."""


class LLVMStyleParser(command.CommandParser):
    """Parses options by the conventions of LLVM's tools."""

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

    def switch(
        self, group: Any, name: str, description: str, *aliases: str, default: bool = False
    ) -> None:
        """Add a boolean option to ``group``."""
        self.optional.update((name, *aliases))
        group.add_argument(name, *aliases, type=_boolean, default=default, help=description)

    def value(self, group: Any, name: str, metavar: str, description: str, **others: Any) -> None:
        """Add an option with a value to ``group``."""
        group.add_argument(name, metavar=metavar, help=description, **others)

    def options_of(self, argv: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
        """The tool's options, and the passes in order as ``name`` or ``name=options``."""
        end = argv.index("--") if "--" in argv else len(argv)
        options, others = self.parse_known_args([*map(self._spelled_out, argv[:end]), *argv[end:]])
        for other in others:
            if not other.startswith("--"):
                raise command.UsageError(
                    f"only one input file can be given (got {other!r} as well)"
                )
        return options, [other[2:].replace(SPACE, " ") for other in others]

    def _spelled_out(self, argument: str) -> str:
        """Add the second dash, and ``=`` if an optional value is missing."""
        if argument[:1] == "-" and argument[1:2] not in ("", "-"):
            argument = f"-{argument}"
        name = argument.partition("=")[0]
        if name.startswith("--") and name not in self._option_string_actions:
            argument = argument.replace(" ", SPACE)
        return f"{argument}=" if argument in self.optional else argument


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Shows options as ``--a``, ``--a=VALUE`` or ``--a[=VALUE]``."""

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


def parser() -> LLVMStyleParser:
    """A parser of all options that are not passes."""
    parser = LLVMStyleParser()
    group = parser.add_argument_group("input and output")
    group.add_argument("input", nargs="?", default="-", help="MLIR text or bytecode")
    group.add_argument("-o", "--o", dest="output", default="-", metavar="FILE", help="output file")
    switch, value = parser.switch, parser.value
    switch(group, "--emit-bytecode", "write bytecode instead of text")
    switch(group, "--allow-unregistered-dialect", "accept operations of unknown dialects")
    switch(group, "--no-implicit-module", "do not wrap the input in a module")
    description = f"process the parts between lines with MARKER separately (default: {_MARKER})"
    value(group, "--split-input-file", "MARKER", description, type=lambda text: text or _MARKER)
    description = "the line to write between the parts"
    value(group, "--output-split-marker", "MARKER", description, default=_MARKER)

    group = parser.add_argument_group("running")
    value(group, "--pass-pipeline", "TEXT", "the textual pass pipeline to run")
    description = "check diagnostics against expected-* comments: all of them, or only-expected"
    levels = {"type": lambda text: text or "all", "choices": ["all", "only-expected"]}
    value(group, "--verify-diagnostics", "LEVEL", description, **levels)
    switch(group, "--verify-each", "verify after each pass (default: true)", default=True)
    switch(group, "--mlir-disable-threading", "use one thread")
    switch(group, "--mlir-timing", "show how long each pass took")

    group = parser.add_argument_group("how operations are printed")
    switch(group, "--mlir-print-debuginfo", "with locations")
    switch(group, "--mlir-print-op-generic", "in the generic form")
    description = "elide the elements of attributes with more than N"
    value(group, "--mlir-elide-elementsattrs-if-larger", "N", description, type=_count)
    description = "elide resources of more than N characters"
    value(group, "--mlir-elide-resource-strings-if-larger", "N", description, type=_count)

    group = parser.add_argument_group("how only the result is printed")
    switch(group, "--mlir-print-local-scope", "without aliases for attributes and types")
    switch(group, "--mlir-print-skip-regions", "without the regions of operations")
    switch(group, "--mlir-pretty-debuginfo", "locations in a form that cannot be parsed")
    switch(group, "--mlir-use-nameloc-as-prefix", "values named after their locations")

    group = parser.add_argument_group("printing the IR between passes, on standard error")
    for when in ("before", "after"):
        names = {"action": "append", "default": []}
        description = f"print {when} these passes, separated by commas"
        value(group, f"--mlir-print-ir-{when}", "PASSES", description, **names)
        switch(group, f"--mlir-print-ir-{when}-all", f"print {when} every pass")
    switch(group, "--mlir-print-ir-after-change", "… only if the pass changed it")
    switch(group, "--mlir-print-ir-after-failure", "… only if the pass failed")
    switch(group, "--mlir-print-ir-module-scope", "print the whole module every time")

    group = parser.add_argument_group("information")
    switch(group, "--help", "show this", "--h")
    switch(group, "--version", f"show the version ({__version__})")
    switch(group, "--list-passes", "list the passes that are written in Python")
    return parser


def option_names() -> list[str]:
    """The names of all options that are not passes, without dashes."""
    return [name.lstrip("-") for name in parser()._option_string_actions]


def _boolean(text: str) -> bool:
    """LLVM's spellings; without a value, a switch is true."""
    if text in ("", "true", "TRUE", "True", "1"):
        return True
    if text in ("false", "FALSE", "False", "0"):
        return False
    raise argparse.ArgumentTypeError(f"must be true or false (got {text!r})")


def _count(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = -1
    if not 0 <= number <= MAX_COUNT:
        raise argparse.ArgumentTypeError(f"must be a number from 0 to {MAX_COUNT} (got {text!r})")
    return number
