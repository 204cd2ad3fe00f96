"""``plugin_opt.py MLIR_OPT PLUGIN ARGUMENT…``: run a stock ``mlir-opt`` as if it were ``abi-opt``.

``mlir-opt`` has flags for the passes that it was built with only, and takes those of a plug-in in
``--pass-pipeline``; so the flags of passes become a pipeline.
"""

import os
import sys

from mlir_abi.cli.options import OptParser


def element(flag: str) -> str:
    """A pass of the pipeline, for ``name=options``."""
    name, _, options = flag.partition("=")
    return f"{name}{{{options}}}" if options else name


def main(mlir_opt: str, plugin: str, *arguments: str) -> None:
    """Become ``mlir-opt``."""
    _, passes = OptParser().options_and_passes(arguments)
    others = [each for each in arguments if each.removeprefix("--") not in passes]
    if passes:
        others.append(f"--pass-pipeline=builtin.module({','.join(map(element, passes))})")
    os.execv(mlir_opt, [mlir_opt, f"--load-pass-plugin={plugin}", *others])


main(*sys.argv[1:])
