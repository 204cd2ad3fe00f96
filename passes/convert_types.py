"""Convert types at the boundary of functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.values import is_used
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError, silenced
from mlir_abi.passes.support.functions import (
    BRANCHES,
    CALLS,
    CAST,
    CONSTANT,
    FUNCTION,
    RETURN,
    find_named,
    function_type,
)
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.tuple_leaves import element_types


@dataclass(frozen=True)
class ConvertTypes(Pass):
    """Replace the types of a dialect by others in functions, calls, branches and function values.

    Before::

        func.func @greet(%name: !mine.string) -> !mine.string {
          "mine.print"(%name) : (!mine.string) -> ()
          return %name : !mine.string
        }

    After ``abi-convert-types{types="(!mine.string) -> !llvm.ptr"}``::

        func.func @greet(%name: !llvm.ptr) -> !llvm.ptr {
          %0 = builtin.unrealized_conversion_cast %name : !llvm.ptr to !mine.string
          "mine.print"(%0) : (!mine.string) -> ()
          return %name : !llvm.ptr
        }

    ``types`` is a function type: each input becomes the result at the same place. A type inside a
    tuple or a function type is replaced as well. Signatures, records, headers and callers see the
    new types alone, so this pass comes before those that read types; branches of ``scf`` stay, so
    it comes after ``convert-scf-to-cf``. The pass that converts an operation on the old type
    removes the casts; ``reconcile-unrealized-casts`` removes pairs.

    This is MLIR's ``TypeConverter`` with the patterns of ``func``: `conversion` is what a driver
    gives to ``addConversion``, for types that a list cannot name. A subclass overrides it.

    The bindings of LLVM 24 have dialect conversion in Python as well (``rewrite.TypeConverter``,
    ``ConversionTarget``, ``apply_partial_conversion``). Take that to lower operations of your own
    dialect, by patterns that get operands of the new types. It has no patterns for functions,
    calls, branches and function values: take this pass for these, on any host, and before or after.
    """

    name: ClassVar[str] = "abi-convert-types"

    types: str = option(
        "() -> ()", 'what becomes of which types: "(!mine.string, !mine.id) -> (i64, i32)"'
    )

    def conversion(self, op: ir.Operation) -> Callable[[ir.Type], ir.Type]:
        """Return the function that converts the types in ``op``, and returns others as they are.

        Raises `PassError` if ``types`` is no function type with as many inputs as results.
        """
        try:
            with silenced(op.context):  # in a tuple, since MLIR's parser aborts on an empty text
                (listed,) = element_types(ir.Type.parse(f"tuple<{self.types}>", op.context))
            table = dict(zip(listed.inputs, listed.results, strict=True))
        except (ir.MLIRError, AttributeError, ValueError):
            expected = "a function type with as many inputs as results"
            message = f"types must be {expected} (got {self.types!r})"
            raise PassError((op.location, message)) from None
        return lambda type_: table.get(type_, type_)

    def run(self, op: ir.Operation) -> None:
        """Convert the functions in ``op``, and what passes values to them or to their blocks."""
        convert = partial(_convert, self.conversion(op), {})
        functions = find_named(op, FUNCTION)
        sites = find_named(op, *CALLS, CONSTANT, RETURN, *BRANCHES)
        casts: list[ir.Operation] = []
        for function in functions:
            type_ = ir.TypeAttr.get(convert(function_type(function)))
            function.attributes["function_type"] = type_
        entries = [block for function in functions for block in list(function.regions[0])[:1]]
        for block in dict.fromkeys([*entries, *(b for site in sites for b in site.successors)]):
            before = ir.InsertionPoint.at_block_begin(block)
            casts += _retype(block.arguments, convert, before)
        for site in sites:
            casts += _retype(site.results, convert, ir.InsertionPoint.after(site))
        for site in sites:
            for i, operand in enumerate(site.operands):
                type_ = convert(operand.type)
                if type_ != operand.type:
                    site.operands[i] = _converted(operand, type_, site)
        for cast in casts:
            if not is_used(cast.result):
                cast.erase()


def _convert(
    conversion: Callable[[ir.Type], ir.Type], known: dict[ir.Type, ir.Type], type_: ir.Type
) -> ir.Type:
    """Convert a type, and those in a tuple or function type, each once."""
    if type_ not in known:
        convert = partial(_convert, conversion, known)
        new = conversion(type_)
        if isinstance(new, ir.TupleType):
            new = ir.TupleType.get_tuple([*map(convert, element_types(new))], new.context)
        elif isinstance(new, ir.FunctionType):
            inputs, results = ([*map(convert, types)] for types in (new.inputs, new.results))
            new = ir.FunctionType.get(inputs, results, new.context)
        known[type_] = new
    return known[type_]


def _retype(
    values: Iterable[ir.Value], convert: Callable[[ir.Type], ir.Type], before: ir.InsertionPoint
) -> Sequence[ir.Operation]:
    """Give ``values`` their new types, and their users casts to the old ones."""
    casts = []
    for value in values:
        old, new = value.type, convert(value.type)
        if new != old:
            value.set_type(new)
            cast = Builder(before, value.location).cast(old, value)
            casts.append(cast.owner.operation)
            value.replace_all_uses_except(cast, casts[-1])
    return casts


def _converted(value: ir.Value, type_: ir.Type, user: ir.Operation) -> ir.Value:
    """``value`` as ``type_`` for ``user``: what it was cast from, or a cast of it."""
    if not isinstance(value.owner, ir.Block) and value.owner.operation.name == CAST:
        sources = list(value.owner.operation.operands)
        if [source.type for source in sources] == [type_]:
            return sources[0]
    return Builder.before(user).cast(type_, value)
