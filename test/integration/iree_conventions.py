"""Compiles functions that IREE imports, and prints their calling conventions and what is refused.

Reads a JSON dict, and prints one with the same keys:

``passed``: ``[arguments, results, model]``, an import of these types; the convention of each.
``refused``: ``[type, operation]``, where the operation makes a ``%x`` of the type, or is null where
it is handed on; the stage at which it fails, ``compile``, ``load``, ``run`` or null.
``texts``: ``[program, flags]``; the conventions of what each imports from ``host``, by name.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from itertools import starmap
from typing import Any

from iree import compiler, runtime

FLAG = "--iree-input-demote-f64-to-f32=false"


def imported(text: str, flags: Sequence[str] = ()) -> dict[str, str]:
    """The convention of everything that a program imports from ``host``, by its name there."""
    flags = [FLAG, "--iree-vm-bytecode-module-output-format=flatbuffer-text", *flags]
    module = json.loads(compiler.compile_str(text, target_backends=["vmvx"], extra_args=flags))
    written = {
        each["full_name"]: each["signature"]["calling_convention"]
        for each in module["imported_functions"]
    }
    return {name[5:]: each for name, each in written.items() if name.startswith("host.")}


def conventions(functions: list[tuple[list[str], list[str], str]]) -> list[str]:
    """The convention of an import of each type."""
    sources = (source(f"@host.f{i}", f"@main{i}", *each) for i, each in enumerate(functions))
    written = imported("\n".join(sources))
    return [written[f"f{i}"] for i in range(len(functions))]


def source(name: str, caller: str, arguments: list[str], results: list[str], model: str) -> str:
    """An import, and a function that hands everything on to it, and back."""
    taken = ", ".join(f"%a{i}: {type_}" for i, type_ in enumerate(arguments))
    types = f"({', '.join(arguments)}) -> ({', '.join(results)})"
    left = f"%r:{len(results)} = " if results else ""
    values = ", ".join(f"%r#{i}" for i in range(len(results)))
    return f"""
util.func private {name}({taken}) -> ({", ".join(results)})
    attributes {{iree.abi.model = "{model}"}}
util.func public {caller}({taken}) -> ({", ".join(results)}) {{
  {left}util.call {name}({", ".join(f"%a{i}" for i in range(len(arguments)))}) : {types}
  util.return {values} {":" if results else ""} {", ".join(results)}
}}"""


def stage(type_: str, operation: str | None) -> str | None:
    """What fails when a value of the type is made and passed on; None if nothing does."""
    call = f"call @host.f(%x) : ({type_}) -> ()"
    body = f"() {{ %x = {operation} {call} return }}" if operation else ""
    text = f"func.func private @host.f({type_})\nfunc.func @main"
    text += body or f"(%x: {type_}) {{ {call} return }}"
    try:
        binary = compiler.compile_str(text, target_backends=["vmvx"], extra_args=[FLAG])
    except compiler.CompilerToolError:
        return "compile"
    config = runtime.Config("local-sync")
    interface = runtime.PyModuleInterface("host", lambda _: None)
    interface.export("f", "0r_v", lambda _, x: None)
    try:
        program = runtime.VmModule.copy_buffer(config.vm_instance, binary)
        modules = [*config.default_vm_modules, interface.create(), program]
        context = runtime.SystemContext(vm_modules=modules, config=config)
    except (RuntimeError, ValueError):
        return "load"
    try:
        context.modules.module.main()
    except (RuntimeError, ValueError):
        return "run"
    return None


def main() -> None:
    """Answer what standard input asks for."""
    asked: dict[str, Any] = json.load(sys.stdin)
    refused = [stage(*each) for each in asked["refused"]]
    texts = list(starmap(imported, asked["texts"]))
    passed = conventions(asked["passed"]) if asked["passed"] else []
    print(json.dumps({"passed": passed, "refused": refused, "texts": texts}))


main()
