"""A package that adds passes of its own, as an entry point declares them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass, PassPipeline, option
from mlir_abi.passes.support.diagnostics import PassError, for_each, remark, warn
from mlir_abi.passes.support.functions import functions


@dataclass(frozen=True)
class Annotate(Pass):
    """Mark the module.

    Before::

        module {}

    After::

        module attributes {test.note = "seen"} {}
    """

    name: ClassVar[str] = "test-annotate"

    note: str = option("seen", "what to write")
    times: int = option(1, "how often to write it")
    loud: bool = option(False, "in capitals")
    key: Literal["note", "memo"] = option("note", "the name of the attribute")

    def run(self, op: ir.Operation) -> None:
        """Set the attribute."""
        text = self.note * self.times
        op.attributes[f"test.{self.key}"] = ir.StringAttr.get(text.upper() if self.loud else text)


@dataclass(frozen=True)
class AnnotateAndClean(PassPipeline):
    """Mark the module, and remove dead operations."""

    name: ClassVar[str] = "test-annotate-and-clean"

    note: str = option("seen", "what to write")

    def passes(self) -> str:
        """Name a pass of this package and one of MLIR."""
        return f"test-annotate{{note={self.note}}},canonicalize"


@dataclass(frozen=True)
class Endless(PassPipeline):
    """Run itself."""

    name: ClassVar[str] = "test-endless"

    def passes(self) -> str:
        """Name itself."""
        return self.name


@dataclass(frozen=True)
class Report(Pass):
    """Warn of every function, and remark on its name."""

    name: ClassVar[str] = "test-report"

    def run(self, op: ir.Operation) -> None:
        """Say it."""
        for function in functions(op):
            warn(function.location, "a function is here")
            remark(function.location, f"its name is {function.attributes['sym_name']}")


@dataclass(frozen=True)
class Fail(Pass):
    """Complain of every function at once."""

    name: ClassVar[str] = "test-fail"

    def run(self, op: ir.Operation) -> None:
        """Raise."""
        raise PassError(*((function.location, "it is a function") for function in functions(op)))


@dataclass(frozen=True)
class Walk(Pass):
    """Complain of the first operation in every function, in callbacks of walks."""

    name: ClassVar[str] = "test-walk"

    def run(self, op: ir.Operation) -> None:
        """Walk, also in what a walk calls."""

        def refuse(inner: ir.OpView) -> None:
            raise PassError((inner.operation.location, f"it is a {inner.operation.name}"))

        def visit(view: ir.OpView) -> ir.WalkResult:
            for_each(functions(view.operation), lambda function: function.walk(refuse))
            return ir.WalkResult.ADVANCE

        op.walk(visit, ir.WalkOrder.PRE_ORDER)


@dataclass(frozen=True)
class ParseInWalk(Pass):
    """Parse what is no type in the callback of a walk, and catch nothing."""

    name: ClassVar[str] = "test-parse-in-walk"

    def run(self, op: ir.Operation) -> None:
        """Walk."""
        op.walk(lambda view: Parse().run(view.operation))


@dataclass(frozen=True)
class Rename(Pass):
    """Give the module a name that another may have."""

    name: ClassVar[str] = "test-rename"

    def run(self, op: ir.Operation) -> None:
        """Set the name."""
        op.attributes["sym_name"] = ir.StringAttr.get("same")


@dataclass(frozen=True)
class Bug(Pass):
    """Divide by zero."""

    name: ClassVar[str] = "test-bug"

    def run(self, op: ir.Operation) -> None:
        """Raise what no pass should."""
        len(op.regions) / 0


@dataclass(frozen=True)
class Try(Pass):
    """Catch what MLIR raises."""

    name: ClassVar[str] = "test-try"

    def run(self, op: ir.Operation) -> None:
        """Parse what is no type."""
        try:
            ir.Type.parse("nonsense", op.context)
        except ir.MLIRError:
            op.attributes["test.note"] = ir.StringAttr.get("caught", op.context)


@dataclass(frozen=True)
class Parse(Pass):
    """Parse what is no type, and catch nothing."""

    name: ClassVar[str] = "test-parse"

    def run(self, op: ir.Operation) -> None:
        """Parse."""
        ir.Type.parse("nonsense", op.context)


@dataclass(frozen=True)
class Break(Pass):
    """Remove the terminator of every function, so that the module no longer verifies."""

    name: ClassVar[str] = "test-break"

    def run(self, op: ir.Operation) -> None:
        """Erase."""
        for function in functions(op):
            body = function.regions[0].blocks[0]
            body.operations[len(body.operations) - 1].operation.erase()
