"""Emit functions that allocate the buffers for another function's results."""

from __future__ import annotations

from collections import ChainMap
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import RESULT_ALLOCATOR
from mlir_abi.passes.llvm.type_converter import ConversionError, TypeConverter, is_contiguous
from mlir_abi.passes.result_allocators.size_emitter import DependsOnData, SizeEmitter
from mlir_abi.passes.support import attributes
from mlir_abi.passes.support.attributes import EMIT_C_INTERFACE, STUB, Placement
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError, for_each, remark, warn
from mlir_abi.passes.support.functions import (
    FUNCTION,
    RETURN,
    function_type,
    functions,
    is_exported,
)
from mlir_abi.passes.support.ir_types import RANKED, dynamic_dimensions
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.result_allocator import (
    allocator_type,
    mismatch,
    result_buffers,
    typed_parameters,
)
from mlir_abi.passes.support.sizes.callees_first import sizes_of_functions
from mlir_abi.passes.support.sizes.function_sizes import FunctionSizes
from mlir_abi.passes.support.sizes.terms import single_term
from mlir_abi.passes.support.symbols import Symbols, named_in

_SUFFIX = "_result_allocator"

_MANUAL_DEALLOCATION = "bufferization.manual_deallocation"
"""Keeps ``ownership-based-buffer-deallocation`` from freeing a buffer that a cast returns."""


@dataclass(frozen=True)
class ResultAllocators(Pass):
    """Emit, for each exported function with dynamic result shapes, one that allocates its results.

    Before::

        func.func @f(%x: tensor<?x?xf32>, %n: index) -> (tensor<?xf32>, tensor<4xi8>) {…}

    After, where size 0 of the first result is ``%n`` times size 1 of ``%x``::

        func.func @f(%x: tensor<?x?xf32>, %n: index) -> (tensor<?xf32>, tensor<4xi8>)
            attributes {iree.reflection = {fbr = "f_result_allocator"}} {…}

        func.func @f_result_allocator(%x_0: index, %x_1: index, %n: index)
            -> tuple<memref<?xf32>, memref<4xi8>>
            attributes {iree.abi.stub, llvm.emit_c_interface} {
          %size = arith.muli %n, %x_1 : index
          %0 = memref.alloc(%size) {bufferization.manual_deallocation} : memref<?xf32>
          %1 = memref.alloc() {bufferization.manual_deallocation} : memref<4xi8>
          %2 = builtin.unrealized_conversion_cast %0, %1 : … to tuple<memref<?xf32>, memref<4xi8>>
          return %2 : tuple<memref<?xf32>, memref<4xi8>>
        }

    An allocator takes the dynamic sizes of the tensor and memref arguments, and the integer and
    index arguments themselves, in the order of the arguments. It returns a contiguous buffer for
    every ranked tensor and memref among the results. The caller owns the buffers and passes them as
    the out-parameters of ``buffer-results-to-out-params``.

    Rules say which sizes the results of an operation have, those by which ``abi-infer-sizes`` finds
    sizes that must agree. The allocator does the arithmetic on scalars that a size is computed by,
    with the branches and loops around it. A size that is not computed from the parameters alone
    depends on data: the result gets a null descriptor (all fields zero), and a remark why. So
    does a memref whose layout no new buffer has.

    The tuple keeps ``buffer-results-to-out-params`` from changing the allocator.
    ``abi-func-to-llvm`` expands it; before other conversions, run ``abi-expand-tuples`` after
    ``buffer-results-to-out-params``. Tuples of the functions themselves must be expanded before
    this pass. Do not run ``promote-buffers-to-stack`` on allocators: it does not see that buffers
    escape through the tuple.

    An existing function ``@f_result_allocator`` of the right type is the allocator, and so is one
    that ``fbr`` names; another symbol of that name is an error. A result with elements or an
    encoding that no memref has causes a warning, and the function gets no allocator.
    """

    name: ClassVar[str] = "abi-result-allocators"

    placement: Placement = option("reflection", "where: entries of iree.reflection, or attributes")
    index_bitwidth: int = option(0, "width of index; 0: that of the data layout")

    def run(self, op: ir.Operation) -> None:
        """Emit all allocators; raises `PassError`, having changed nothing."""
        types = TypeConverter(op, self.index_bitwidth)
        symbols = Symbols()
        named = for_each(functions(op), lambda each: _allocator(each, symbols))
        allocators = [each for each in named if each is not None]
        missing = [each for each in allocators if not each.exists]
        sizes: dict[ir.Operation, FunctionSizes] = {}
        for module, members in groupby((each.function for each in missing), attrgetter("parent")):
            sizes.update(sizes_of_functions(members, named_in(module.operation)))
        emitted = for_each(missing, lambda each: _emitted(each, sizes[each.function], types))
        for allocator, emitted_op in zip(missing, emitted, strict=True):
            ir.InsertionPoint(allocator.function).insert(emitted_op)
            emitted_op.move_after(allocator.function)
        for each in allocators:
            entries = {RESULT_ALLOCATOR: each.name}
            attributes.replace_attached(each.function, entries, self.placement)


@dataclass(frozen=True)
class _Allocator:
    """The name of the allocator of a function, which may exist already."""

    function: ir.Operation
    name: ir.StringAttr
    exists: bool


def _allocator(function: ir.Operation, symbols: Symbols) -> _Allocator | None:
    """Name the allocator of a function; None if it needs none, or no memref has a result's type.

    Raises `PassError` for a name that is taken.
    """
    if function.name != FUNCTION or not is_exported(function):
        return None
    type_ = function_type(function)
    if not any(isinstance(each, RANKED) and dynamic_dimensions(each) for each in type_.results):
        return None
    siblings, problem = symbols.siblings(function), None
    default = ir.StringAttr.get(f"{attributes.symbol_name(function)}{_SUFFIX}")
    entry = attributes.result_allocator(function)
    exists = entry is not None or default.value in siblings
    entry = default if entry is None else entry
    try:
        if exists:
            problem = mismatch(entry, siblings, function)
        else:
            allocator_type(type_)
    except ValueError as error:
        text = f"{attributes.symbol(function)} gets no result allocator: {error}"
        warn(function.location, text)
        return None
    if problem is not None:
        message = f"{RESULT_ALLOCATOR} of {attributes.symbol(function)}: {problem}"
        raise PassError((function.location, message))
    return _Allocator(function, entry, exists)


def _emitted(allocator: _Allocator, sizes: FunctionSizes, types: TypeConverter) -> ir.Operation:
    """Return the allocator, which is in no module yet.

    Raises `PassError` for a result that needs a null descriptor, and has none.
    """
    function = allocator.function
    function_type_: Any = function_type(function)
    type_: Any = allocator_type(function_type_)
    entries = {
        "sym_name": allocator.name,
        "function_type": ir.TypeAttr.get(type_),
        STUB: ir.UnitAttr.get(),
        EMIT_C_INTERFACE: ir.UnitAttr.get(),
    }
    op = ir.Operation.create(FUNCTION, [], [], entries, None, 1, function.location, ip=False)
    build, parameters = Builder.in_body_of(op, type_.inputs)
    arguments = sizes.interface.arguments
    terms = [
        single_term(arguments[parameter.argument][parameter.dimension or 0])
        for parameter, _ in typed_parameters(function_type_.inputs)
    ]
    emitter = SizeEmitter(build, ChainMap(dict(zip(terms, parameters, strict=True))))
    filled = []
    for number, buffer in result_buffers(function_type_.results).items():
        result = function_type_.results[number]
        try:
            if isinstance(result, ir.MemRefType) and not is_contiguous(result):
                raise DependsOnData(f"the layout of '{result}' is not that of a new buffer")
            axes, sums = dynamic_dimensions(result), sizes.interface.results[number]
            dynamic = emitter.emit_all({axis: sums[axis] for axis in axes})
        except DependsOnData as reason:
            what = f"result #{number} of {attributes.symbol(function)}"
            remark(function.location, f"{what} is not allocated: {reason}")
            null = _null(buffer, what, function, types)
            filled.append(build.cast(buffer, build.value("llvm.mlir.zero", null)))
        else:
            manual = {_MANUAL_DEALLOCATION: ir.UnitAttr.get()}
            filled.append(build.allocate(buffer, dynamic, **manual))
    build.op(RETURN, [build.cast(type_.results[0], *filled)])
    return op


def _null(buffer: ir.Type, what: str, function: ir.Operation, types: TypeConverter) -> ir.Type:
    """Return the type of a null descriptor; raises `PassError` if there is none."""
    try:
        return types.convert(buffer)
    except ConversionError as error:
        reason = f": {error}" if str(error) else ""
        message = f"{what} has no null descriptor, as a '{buffer}'{reason}"
        raise PassError((function.location, message)) from None
