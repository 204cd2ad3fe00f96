"""Run passes of mlir-abi and of MLIR on a module.

  abi-opt --abi-attach model.mlir
  abi-opt --pass-pipeline='builtin.module(abi-attach,func.func(cse))' model.mlir

Options that mlir-opt has too mean the same here. With passes, --help describes only these.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence
from typing import Any

from mlir_abi.bindings import BindingsError, choice, llvm_version
from mlir_abi.cli.command import CommandParser
from mlir_abi.pipeline.registry import offered_passes

SPLIT_MARKER = "// -----"

_LONG_WITH_ONE_DASH = re.compile(r"^-(?=[^-][^=])")
_MAX_LIMIT = 2**32 - 1

PRINTING = {
    "enable_debug_info": ("--mlir-print-debuginfo", "with locations"),
    "print_generic_op_form": ("--mlir-print-op-generic", "in the generic form"),
    "large_elements_limit": (
        "--mlir-elide-elementsattrs-if-larger",
        "elide the elements of attributes with more than N",
    ),
    "large_resource_limit": (
        "--mlir-elide-resource-strings-if-larger",
        "elide resources of more than N characters",
    ),
}
"""The options, by the names that their values have in the bindings, and their help."""

PRINTING_RESULT = {
    "use_local_scope": ("--mlir-print-local-scope", "without aliases for attributes and types"),
    "skip_regions": ("--mlir-print-skip-regions", "without the regions of operations"),
    "pretty_debug_info": ("--mlir-pretty-debuginfo", "locations that cannot be parsed"),
    "use_name_loc_as_prefix": ("--mlir-use-nameloc-as-prefix", "values named by their locations"),
}

PRINTING_BETWEEN = {
    "print_before_all": ("--mlir-print-ir-before-all", "before every pass"),
    "print_after_all": ("--mlir-print-ir-after-all", "after every pass"),
    "print_after_change": ("--mlir-print-ir-after-change", "… only if the pass changed it"),
    "print_after_failure": ("--mlir-print-ir-after-failure", "only after a pass that failed"),
    "print_module_scope": ("--mlir-print-ir-module-scope", "the whole module every time"),
}


class OptParser(CommandParser):
    """Parses the options of the tool; every other argument is a pass, with its options after ``=``.

    As in ``mlir-opt``, long options may start with one dash.
    """

    def __init__(self) -> None:
        super().__init__("abi-opt", __doc__)
        self._passes: list[str] = []
        switches = {
            "--emit-bytecode": "write bytecode instead of text",
            "--allow-unregistered-dialect": "accept operations of unknown dialects",
            "--split-input-file": f"process the parts between {SPLIT_MARKER!r} separately",
            "--verify-diagnostics": "check diagnostics against expected-* comments",
            "--mlir-disable-threading": "use one thread",
            "--mlir-timing": "show how long each pass took",
            "--list-passes": "list the passes that are written in Python",
        }
        for flag, description in switches.items():
            self.add_argument(flag, action="store_true", help=description)
        text = "the line to write between the parts"
        self.add_argument("--output-split-marker", metavar="LINE", default=SPLIT_MARKER, help=text)
        self.add_argument("--pass-pipeline", metavar="TEXT", help="the pass pipeline to run")
        text = "verify after each pass (default: true)"
        self.add_argument("--verify-each", metavar="BOOL", type=_boolean, default=True, help=text)
        for title, table in (
            ("how operations are printed", PRINTING),
            ("how only the result is printed", PRINTING_RESULT),
            ("printing the IR between passes, on standard error", PRINTING_BETWEEN),
        ):
            group = self.add_argument_group(title)
            for name, (flag, description) in table.items():
                others: dict[str, Any] = {"action": "store_true"}
                if name.endswith("_limit"):
                    others = {"metavar": "N", "type": _limit}
                group.add_argument(flag, dest=name, help=description, **others)

    def version(self) -> str:
        """The version, then the bindings and why they were chosen."""
        try:
            name, reason = choice()
            bindings = f"{name} (LLVM {llvm_version()}): {reason}"
        except BindingsError as error:
            bindings = str(error)
        return f"{super().version()}\nbindings: {bindings}"

    def options_and_passes(self, argv: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
        """The tool's options, and the passes in order as ``name`` or ``name=options``."""
        if "_ARGCOMPLETE" in os.environ:  # the shell may complete the names of passes
            for name in offered_passes():
                self.add_argument(f"--{name}", nargs="?")
        options: list[str] = []
        end = argv.index("--") if "--" in argv else len(argv)
        for word in (_LONG_WITH_ONE_DASH.sub("--", word) for word in argv[:end]):
            name = word.partition("=")[0]
            is_pass = name.startswith("--") and name not in self._option_string_actions
            if is_pass:
                self._passes.append(word[2:])
            else:
                options.append(word)
        return self.parse_args([*options, *argv[end:]]), self._passes

    def format_help(self) -> str:
        """The options, then the passes of the command line, or all, with their options."""
        from mlir_abi.cli.help import passes_help

        names = [flag.partition("=")[0] for flag in self._passes]
        return f"{super().format_help()}\n{passes_help(names)}"


def _boolean(text: str) -> bool:
    if text.lower() not in ("true", "1", "false", "0"):
        raise argparse.ArgumentTypeError(f"must be true or false (got {text!r})")
    return text.lower() in ("true", "1")


def _limit(text: str) -> int:
    if not re.fullmatch("[0-9]+", text) or int(text) > _MAX_LIMIT:
        raise argparse.ArgumentTypeError(f"must be a number from 0 to {_MAX_LIMIT} (got {text!r})")
    return int(text)
