"""Models of ONNX, by torch-mlir's importer, which needs its bindings and the package `onnx`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from mlir_abi.bindings import BindingsError, ir
from mlir_abi.dialect_attrs.sizes import is_name
from mlir_abi.frontends import FunctionNest, Model, NestedValue
from mlir_abi.frontends.nests import write_nest


def of_proto(proto: Any) -> Model:
    return Model(proto.SerializeToString())


def module_of_onnx(data: bytes, path: str) -> ir.Module:
    """The module of a ``ModelProto``, whose function is ``main``, in the current context.

    ``path`` is that of the file, beside which its tensors may be. Raises ValueError for a model
    that is invalid, or that torch-mlir cannot import.
    """
    try:
        import onnx
        from google.protobuf.message import DecodeError
        from torch_mlir.extras import onnx_importer
    except ModuleNotFoundError:
        raise BindingsError("ONNX is needed: pip install 'mlir-abi[onnx]'") from None
    try:
        proto = onnx.load(path) if os.path.isfile(path) else onnx.load_from_string(data)
        onnx.checker.check_model(proto)
        proto = onnx.shape_inference.infer_shapes(proto, data_prop=True)
        _pack_small_numbers(proto.graph)
        info = onnx_importer.ModelInfo(proto)
        module: ir.Module = info.create_module(context=ir.Context.current)
        onnx_importer.NodeImporter.define_function(info.main_graph, module.operation).import_all()
    except (
        DecodeError,
        onnx.checker.ValidationError,
        onnx.shape_inference.InferenceError,
        onnx_importer.OnnxImportError,
    ) as error:
        raise ValueError(" ".join(str(error).split())) from None
    function = module.body.operations[0].operation
    function.attributes["sym_name"] = ir.StringAttr.get("main")
    with ir.Location.unknown():
        write_nest(function, _nest(proto.graph))
    return module


def _pack_small_numbers(graph: Any) -> None:
    """Store tensors of 16 bits as bytes: torch-mlir does not read their lists of integers."""
    from onnx import TensorProto, numpy_helper

    of_16_bits = (TensorProto.FLOAT16, TensorProto.BFLOAT16, TensorProto.UINT16)
    for tensor in _tensors(graph):
        if tensor.int32_data and tensor.data_type in of_16_bits:
            tensor.CopyFrom(numpy_helper.from_array(numpy_helper.to_array(tensor), tensor.name))


def files_of_tensors(data: bytes) -> list[str]:
    """The other files of a ``ModelProto``; none if `module_of_onnx` cannot read it either."""
    try:
        import onnx
        from google.protobuf.message import DecodeError
    except ModuleNotFoundError:
        return []
    try:
        graph = onnx.load_from_string(data).graph
    except DecodeError:
        return []
    entries = (entry for tensor in _tensors(graph) for entry in tensor.external_data)
    return list(dict.fromkeys(_text(each.value) for each in entries if each.key == "location"))


def _tensors(graph: Any) -> Iterator[Any]:
    yield from graph.initializer
    for sparse in graph.sparse_initializer:
        yield from (sparse.values, sparse.indices)
    for attribute in (each for node in graph.node for each in node.attribute):
        yield from (attribute.t, *attribute.tensors)
        for inner in (attribute.g, *attribute.graphs):
            yield from _tensors(inner)


def _nest(graph: Any) -> FunctionNest:
    """Inputs by position or name; several results as a dict, one by itself."""
    constants = {each.name for each in graph.initializer}
    inputs = [each for each in graph.input if each.name not in constants]
    arguments = (NestedValue((i,), _text(each.name), _dims(each)) for i, each in enumerate(inputs))
    is_one = len(graph.output) == 1
    results = (NestedValue(() if is_one else (_text(each.name),)) for each in graph.output)
    return FunctionNest(tuple(arguments), tuple(results))


def _dims(value: Any) -> tuple[int | str | None, ...]:
    """The sizes of an input: numbers, names, or None."""
    return tuple(
        each.dim_value
        if each.HasField("dim_value")
        else each.dim_param
        if is_name(_text(each.dim_param))
        else None
        for each in value.type.tensor_type.shape.dim
    )


def _text(name: str | bytes) -> str:
    """The name; raises ValueError for bytes, which protobuf returns of what is not UTF-8."""
    if isinstance(name, bytes):
        raise ValueError(f"a name is not UTF-8: {name!r}")
    return name
