"""``plugin_opt.py MLIR_OPT PLUGIN ARGUMENT…``: run a stock ``mlir-opt`` as if it were ``abi-opt``.

``mlir-opt`` knows the flags of the passes that it was built with, and those of a plug-in in
``--pass-pipeline`` only; so the flags become a pipeline.
"""

import os
import sys

from mlir_abi.registry import pass_names


def main(mlir_opt: str, plugin: str, *arguments: str) -> None:
    """Become ``mlir-opt``."""
    passes = []
    others = []
    for argument in arguments:
        name, _, options = argument.removeprefix("--").partition("=")
        if name in pass_names():
            passes.append(f"{name}{{{options}}}")
        else:
            others.append(argument)
    pipeline = f"--pass-pipeline=builtin.module({','.join(passes)})"
    os.execv(mlir_opt, [mlir_opt, f"--load-pass-plugin={plugin}", pipeline, *others])


main(*sys.argv[1:])
