"""The two conversions that the tests compare: upstream's pass and ours, by the same options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from mlir_abi.bindings import ir, passmanager
from mlir_abi.pipeline.registry import find_pass

WRAPPER = "llvm.emit_c_interface"


@dataclass(frozen=True)
class Convention:
    """What both conversions are asked for; ``index_bitwidth`` 0 is that of the data layout."""

    wrappers: Literal["annotated", "all", "none"] = "annotated"
    bare_pointers: bool = False
    index_bitwidth: int = 0

    def upstream(self, module: ir.Module) -> None:
        """Convert ``module`` by ``convert-func-to-llvm``.

        Upstream has no option for the wrappers: `llvm-request-c-wrappers` sets the attribute on
        functions, though not on those of nested modules, so it is set (or removed) here.
        """
        for function in find(module, "func.func"):
            if self.wrappers == "all":
                function.attributes[WRAPPER] = ir.UnitAttr.get()
            elif self.wrappers == "none" and WRAPPER in function.attributes:
                del function.attributes[WRAPPER]
        bare = str(self.bare_pointers).lower()
        options = f"use-bare-ptr-memref-call-conv={bare} index-bitwidth={self.index_bitwidth}"
        run(module, f"convert-func-to-llvm{{{options}}}")

    def ours(self, module: ir.Module, c_abi: Literal["mlir", "target"] = "mlir") -> None:
        """Convert ``module`` by ``abi-func-to-llvm``."""
        pass_ = find_pass("abi-func-to-llvm")
        assert pass_ is not None
        pass_(
            emit_c_wrappers=self.wrappers,
            c_abi=c_abi,
            use_bare_ptr_memref_call_conv=self.bare_pointers,
            index_bitwidth=self.index_bitwidth,
        ).run(module.operation)
        assert module.operation.verify()


def run(module: ir.Module, *passes: str) -> None:
    """Run upstream's ``passes``, each anchored on the module."""
    passmanager.PassManager.parse(f"builtin.module({','.join(passes)})").run(module.operation)


def find(module: ir.Module, name: str) -> list[ir.Operation]:
    """Every operation of ``module`` called ``name``, in the order of the text."""
    matches = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name == name:
            matches.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return matches
