"""The wrapper of one function: unpack the arguments, call the function, pack the results."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.sizes import places_of_names
from mlir_abi.dialect_attrs.tvm_ffi import DOC_PREFIX, METADATA_PREFIX, SYMBOL_PREFIX, type_schema
from mlir_abi.passes.emit_tvm_ffi import ffi, pack, unpack
from mlir_abi.passes.emit_tvm_ffi.signature import (
    Passed,
    PassedFloat,
    PassedInteger,
    PassedTensor,
    Signature,
)
from mlir_abi.passes.llvm.builder import Module, SSAValue
from mlir_abi.passes.llvm.calling_convention import LLVMSignature
from mlir_abi.passes.support.attributes import symbol_name
from mlir_abi.passes.support.functions import CALL, function_type

PARAMETERS = "ptr, ptr, i32, ptr"
"""``TVMFFISafeCallType``: self, which is not used, arguments, their number, and the result."""


class TVMFFIWrapper:
    """Emits the wrapper of ``signature``, whose LLVM types are ``lowered``.

    A caller passes the arguments, and gets the results; or it passes an array for each result as
    well, which must have the right sizes, and gets None. It owns all that it passes, and the
    result. After an error the wrapper returns -1, and the function has not run, unless no memory is
    left or a result does not have the sizes of its array.
    """

    def __init__(self, module: Module, signature: Signature, lowered: LLVMSignature) -> None:
        self._signature, self._lowered = signature, lowered
        self._takes = len(signature.slots) + len(signature.outs)
        self._b = module.define(SYMBOL_PREFIX + signature.name, "i32", PARAMETERS)
        _, self._anys, self._count, self._result = self._b.parameters
        self._failed = self._b.block()
        self._memory: list[tuple[SSAValue, SSAValue]] = []  # of arrays: the pointer, the TVMFFIAny
        self._sizes: dict[int, SSAValue] = {}  # those of the arguments whose sizes have names
        self._unpacking = unpack.Unpacking(self._b, signature, self._failed)

    def emit(self) -> None:
        """Emit the wrapper."""
        b, signature = self._b, self._signature
        ffi.begin(b)
        fills = self._check_count()
        anys = self._find_arguments()
        operands = [self._unpack(i, any_) for i, any_ in enumerate(anys)]
        self._compare_sizes(anys)
        if signature.results:
            expected = zip(signature.results, signature.result_labels, strict=True)
            with b.when(fills):
                for i, (result, label) in enumerate(expected):
                    self._unpacking.check(self._array(i), label, _array_for(result))
        tensors = [result for result in signature.results if isinstance(result, PassedTensor)]
        owners = pack.new_owners(b, self._memory if tensors else [], len(tensors))
        results = self._call(operands)
        if results:
            self._pack(results, fills, owners)
        else:
            b.return_(0)
        b.enter(self._failed)
        b.return_(-1)

    def _any(self, i: int) -> SSAValue:
        """The address of a ``TVMFFIAny`` that the caller passes."""
        return self._anys + ffi.ANY_SIZE * i

    def _check_count(self) -> SSAValue:
        """Whether there are arrays for the results; it is an error if the count is wrong."""
        b, takes, results = self._b, self._takes, len(self._signature.results)
        expected = f"{takes} argument{'' if takes == 1 else 's'}"
        if results:
            expected += f", or {takes + results} with an array for each result"
        fills: SSAValue = self._count == takes + results
        with b.when(~(fills | (self._count == takes))):
            text = b.constant(f"{self._signature.name}(): expected {expected}, got ")
            ffi.fail(b, "TypeError", text, 0, "%ld", self._count.to("i64"))
            b.jump(self._failed)
        return fills

    def _find_arguments(self) -> list[SSAValue]:
        """Where the ``TVMFFIAny`` of each argument of the function is."""
        signature = self._signature
        anys = {
            signature.inputs[number]: any_
            for i, (label, node) in enumerate(signature.slots)
            for number, any_ in self._unpacking.leaves(self._any(i), label, node)
        }
        for i, position in enumerate(signature.outs, len(signature.slots)):
            anys[position] = self._any(i)
        return [anys[i] for i in range(len(anys))]

    def _unpack(self, i: int, any_: SSAValue) -> ir.Value:
        """Argument ``i``, as the function takes it."""
        b, expected, passed = self._b, self._signature.arguments[i], self._lowered.inputs[i]
        label, type_ = self._signature.labels[i], passed.value.type
        match expected:
            case PassedInteger():
                value = self._unpacking.integer(any_, label, expected, type_).value
            case PassedFloat():
                value = self._unpacking.floating_point(any_, label, expected, type_).value
            case PassedTensor():
                assert passed.descriptor is not None
                tensor = self._unpacking.tensor(any_, label, expected)
                value, pointer = unpack.descriptor_of_tensor(b, tensor, expected, passed.descriptor)
                self._memory.append((pointer, any_))
                if expected.sizes is not None:
                    self._sizes[i] = tensor[ffi.SHAPE]
        return b.cast(value, self._type.inputs[i])

    def _compare_sizes(self, anys: Sequence[SSAValue]) -> None:
        """Fail if sizes of one name differ."""
        b, signature = self._b, self._signature
        shapes = (value.sizes for value in signature.reflection.arguments)
        for name, ((first, axis), *others) in places_of_names(shapes).items():
            for other, other_axis in others:
                size = self._sizes[first][axis]
                with b.when(size != self._sizes[other][other_axis]):
                    label = signature.labels[other]
                    text = signature.text(label, signature.arguments[other].expected)
                    suffix = f"; {name} is %ld in {signature.labels[first].replace('%', '%%')}"
                    ffi.fail(b, "ValueError", b.constant(text), anys[other], suffix, size)
                    b.jump(self._failed)

    def _array(self, i: int) -> SSAValue:
        """The address of the ``TVMFFIAny`` of the array for result ``i``, if there is one."""
        return self._any(self._takes + i)

    @property
    def _type(self) -> ir.FunctionType:
        return function_type(self._signature.function)

    def _call(self, operands: list[ir.Value]) -> list[SSAValue]:
        """The results of the function, as types of the LLVM dialect."""
        b, types = self._b, self._type.results
        callee = {"callee": ir.FlatSymbolRefAttr.get(symbol_name(self._signature.function))}
        before, location = b.at
        call = ir.Operation.create(CALL, types, operands, callee, loc=location, ip=before)
        results = zip(call.results, self._lowered.results, strict=True)
        return [SSAValue(b, b.cast(value, passed.value.type)) for value, passed in results]

    def _pack(self, values: list[SSAValue], fills: SSAValue, owners: SSAValue) -> None:
        """Return the results; the memory that the caller does not get is freed."""
        b, cleanup = self._b, self._b.block()
        packing = pack.Packing(b, self._signature, values, owners, cleanup)
        packing.store_numbers()
        packing.pack_tensors(self._lowered.results, self._array, fills)
        packing.check_range(fills)
        with b.when(fills):
            packing.fill_numbers(self._array)
            packing.free_memory()
            b.return_(0)
        packing.nest()
        b.move(self._result, packing.anys, ffi.ANY_SIZE)
        b.return_(0)
        b.enter(cleanup)
        packing.free_memory()
        ffi.release(b, packing.anys, len(packing.nodes))
        b.jump(self._failed)


def _array_for(result: Passed) -> PassedTensor:
    """What an array must be into which a result is copied."""
    if isinstance(result, PassedTensor):
        alignment = result.natural_alignment
        return replace(result, strides=None, offset=0, alignment=alignment, is_written=True)
    size = (result.dtype >> 8 & 0xFF) // 8
    return PassedTensor(
        result.dtype, size, str(result.type), (), None, 0, size, size, is_written=True
    )


def emit_metadata(module: Module, signature: Signature) -> None:
    """Emit the functions that return the type schema and the documentation."""
    expected = zip(signature.labels, signature.arguments, strict=True)
    lines = [
        str(signature.reflection),
        "",
        *(f"{name}: {each.expected}" for name, each in expected),
    ]
    metadata = json.dumps({"type_schema": type_schema(signature.reflection)})
    for prefix, text in ((METADATA_PREFIX, metadata), (DOC_PREFIX, "\n".join(lines))):
        b = module.define(prefix + signature.name, "i32", PARAMETERS)
        b.return_(ffi.return_text(b, b.constant(text), len(text.encode()), b.parameters[3]))
