"""What the scripts that run IREE share: compile for ``vmvx``, load, and say what a call came to.

They run in processes of their own, since the bindings there must be IREE's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from iree import compiler, runtime


def load(text: str, flags: Sequence[str] = ()) -> tuple[Any, Any] | None:
    """The module and its device; None if it does not compile."""
    try:
        binary = compiler.compile_str(text, target_backends=["vmvx"], extra_args=list(flags))
    except compiler.CompilerToolError:
        return None
    config = runtime.Config("local-sync")
    context = runtime.SystemContext(config=config)
    context.add_vm_module(runtime.VmModule.copy_buffer(config.vm_instance, binary))
    return context.modules.module, config.device


def call(module: Any, name: str, *args: Any, **kwargs: Any) -> tuple[Any, list[str] | None]:
    """What the function gives and None, or None and ``[stage, error, message]`` of what it raises.

    The stages are those of `mlir_abi.dialect_attrs.iree.runtime_limits`.
    """
    stage = "looks the function up"
    try:
        function = module[name]
        stage = "packs the arguments"
        return function(*args, **kwargs), None
    except runtime.function.ReturnError as error:
        return None, ["decodes the result", type(error).__name__, str(error)]
    except (RuntimeError, TypeError, ValueError) as error:
        return None, [stage, type(error).__name__, str(error)]
