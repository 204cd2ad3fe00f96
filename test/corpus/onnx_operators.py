"""The tests that ONNX has of its operators, through `jit`: ``onnx_operators.py``.

Calls each model of one operator with the inputs of its test, and compares the outputs. Prints how
many have each outcome, and the operators that do not build, as `docs/onnx.md` has them; it is an
error if that page has another table. It needs the extras `mlir` and `onnx`.
"""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import function_outcomes
import ml_dtypes
import numpy as np
from function_outcomes import DIFFERS, NOTHING, SAME, refused
from onnx import TensorProto, numpy_helper
from onnx.backend.test.case.node import collect_testcases

import mlir_abi

RANDOM = re.compile("Bernoulli|Dropout|Multinomial|Random.*")
"""The operators of which two calls have other outputs."""

EXPLAINED = (
    "test_l2normalization_axis_0",
    "test_resize_downsample_scales_linear_align_corners",
    "test_resize_downsample_scales_cubic_align_corners",
)
"""The tests whose outputs are others, as `docs/onnx.md` says."""


def cases() -> Iterator[tuple[str, Callable[[], str]]]:
    for case in collect_testcases(None):
        nodes = case.model.graph.node
        if len(nodes) == 1 and not case.name.endswith("_expanded"):
            yield f"{nodes[0].op_type} {case.name}", partial(outcome, case)


def outcome(case: Any) -> str:
    if RANDOM.fullmatch(case.model.graph.node[0].op_type) or case.name in EXPLAINED:
        return NOTHING
    for tensors in case.data_sets:
        if not all(map(is_array, (*tensors[0], *tensors[1]))):
            return NOTHING  # a sequence, an optional value or strings
        inputs, outputs = (list(map(array, each)) for each in tensors)
        try:
            results = mlir_abi.jit(case.model).main(*inputs)
        except Exception as error:
            return refused(error)
        if not isinstance(results, dict):
            results = {case.model.graph.output[0].name: results}
        for output, wanted in zip(case.model.graph.output, outputs, strict=True):
            try:
                compare(np.asarray(results[output.name]), wanted, case)
            except AssertionError as error:
                return f"{DIFFERS} ({' '.join(str(error).split())[:120]})"
    return SAME


def is_array(value: Any) -> bool:
    kind = np.ndarray | np.generic | TensorProto
    return isinstance(value, kind) and array(value).dtype.kind not in "OSU"


def array(value: Any) -> np.ndarray:
    return np.asarray(numpy_helper.to_array(value) if isinstance(value, TensorProto) else value)


def compare(result: np.ndarray, wanted: np.ndarray, case: Any) -> None:
    """Raises AssertionError if they differ by more than the test accepts, or half of a float."""
    assert (result.dtype, result.shape) == (wanted.dtype, wanted.shape)
    rtol, atol = case.rtol or 1e-3, case.atol or 1e-5
    if is_small := result.dtype.itemsize < 4 and result.dtype.kind in "fV":
        rtol = atol = float(ml_dtypes.finfo(result.dtype).eps) * 8
    if is_small or result.dtype.kind not in "fc":
        result, wanted = result.astype(np.float64), wanted.astype(np.float64)
    np.testing.assert_allclose(result, wanted, rtol, atol)


if __name__ == "__main__":
    function_outcomes.main(__file__, cases(), "onnx.md")
