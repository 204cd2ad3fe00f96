"""Print the C++ header from which the plug-in knows the passes: ``PassTable.inc``.

It lists the passes of this source tree, and those that installed packages declare. The plug-in
starts the Python that runs this, unless ``MLIR_ABI_PYTHON`` names another.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from mlir_abi import __version__
from mlir_abi.cli.help import summary
from mlir_abi.passes.support.base import Option, WithOptions
from mlir_abi.pipeline import registry

KINDS = {bool: "Flag", int: "Number", str: "Text"}


def literal(text: str) -> str:
    """A C++ string literal."""
    return json.dumps(text, ensure_ascii=False)


def option(name: str, declared: Option) -> str:
    """The row of an option; its value is text here."""
    kind = "Choice" if declared.choices else KINDS[declared.type_]
    names = ", ".join(map(literal, declared.choices))
    columns = f"{literal(name)}, OptionKind::{kind}, {literal(declared.default_text)}"
    return f"{{{columns}, {literal(declared.description)}, {{{names}}}}}"


def row(class_: type[WithOptions]) -> str:
    """The row of a pass or pipeline: name, the first paragraph of its docstring, options."""
    options = [option(name, declared) for name, declared in class_.options().items()]
    return f"  {{{literal(class_.name)}, {literal(summary(class_))}, {{{', '.join(options)}}}}},"


def main() -> None:
    """Print the header."""
    print(f"static const char version[] = {literal(__version__)};")
    print(f"static const char configuredPython[] = {literal(sys.executable)};")
    print("static const PassEntry passTable[] = {")
    for name in [*registry.pass_names(), *registry.PIPELINES]:
        try:
            print(row(registry.find(name)))
        except registry.RegistryError as error:
            print(f"left out: {error}", file=sys.stderr)
    print("};")


if __name__ == "__main__":
    main()
