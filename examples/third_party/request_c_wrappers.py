"""A pass of a package of its own, which mlir-abi finds when the package is installed."""

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.functions import functions, is_exported


@dataclass(frozen=True)
class RequestCWrappers(Pass):
    """Mark exported functions for ``abi-func-to-llvm``, which then makes a C wrapper of each.

    Before::

        func.func @serve(%x: f32)

    After::

        func.func @serve(%x: f32) attributes {llvm.emit_c_interface}
    """

    name: ClassVar[str] = "request-c-wrappers"

    prefix: str = option("", "how the names of the functions begin")

    def run(self, op: ir.Operation) -> None:
        """Mark every function; nothing can be wrong with one."""
        for function in filter(is_exported, functions(op)):
            if function.attributes["sym_name"].value.startswith(self.prefix):
                function.attributes["llvm.emit_c_interface"] = ir.UnitAttr.get()
