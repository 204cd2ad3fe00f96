"""The VM's calling conventions; test_iree_imports.py compares them with IREE's compiler."""

from __future__ import annotations

import re

import pytest
from extras import import_extra

from mlir_abi.dialect_attrs.iree.vm_calling_convention import calling_convention, is_padded, letter
from mlir_abi.dialect_attrs.type_parser import parse_type


def of(arguments: list[str], results: list[str], *model: str) -> str:
    return calling_convention(map(parse_type, arguments), map(parse_type, results), *model)


@pytest.mark.parametrize(
    ("arguments", "results", "convention"),
    [
        ([], [], "0v_v"),
        (["i32"], [], "0i_v"),
        ([], ["tensor<4xf32>"], "0v_r"),
        (["i32", "i64", "f32", "f64"], ["f64", "f32", "i64", "i32"], "0iIfF_FfIi"),
        (["i1", "i8", "si16", "ui16", "i31", "index"], [], "0iiiiiI_v"),
        (["tensor<?x2xi4>", "!util.list<?>", "!hal.buffer"], ["i32", "i32"], "0rrr_ii"),
        (["tensor<2xcomplex<f64>>", "tensor<bf16>", "tensor<2xf32, #my.encoding>"], [], "0rrr_v"),
        (["tensor<i255>", "tensor<f128>"], [], "0rr_v"),
    ],
)
def test_letters(arguments: list[str], results: list[str], convention: str) -> None:
    """A letter for each argument and result, ``v`` for none."""
    assert of(arguments, results) == convention


HAL_TYPES = dir(import_extra("iree.runtime", "iree").HalElementType)
FLOATS = [name for name in HAL_TYPES if re.fullmatch(r"B?FLOAT_[0-9]+(_E.*)?", name)]


@pytest.mark.parametrize("name", FLOATS)
def test_each_float_for_which_iree_has_a_code(name: str) -> None:
    """The elements of a buffer: FLOAT_8_E5M2_FNUZ of IREE is f8E5M2FNUZ of MLIR."""
    element = name.replace("FLOAT_", "f").replace("_", "").replace("Bf", "bf")
    assert of([f"tensor<2x{element}>"], []) == "0r_v"


def test_fences_follow_the_arguments() -> None:
    """The fence to wait for and the one to signal, with and without arguments."""
    assert of(["tensor<?xi32>", "i64"], ["tensor<?xi32>"], "coarse-fences") == "0rIrr_r"
    assert of([], [], "coarse-fences") == "0rr_v"


@pytest.mark.parametrize(
    ("type_", "why"),
    [
        ("i33", "the numbers of the VM are i32, i64, f32, f64, and integers of fewer than 32 bits"),
        ("si32", "the numbers of the VM are"),
        ("ui64", "the numbers of the VM are"),
        ("f16", "the numbers of the VM are"),
        ("bf16", "the numbers of the VM are"),
        ("complex<f32>", "the numbers of the VM are"),
        ("tensor<*xf32>", "IREE cannot pass unranked tensors"),
        ("tensor<2xindex>", "IREE has no buffers with elements of type index"),
        ("tensor<2xf80>", "IREE has no buffers with elements of type f80"),
        ("tensor<2xi256>", "IREE has no buffers with elements of type i256"),
        ("tensor<2xcomplex<f80>>", "IREE has no buffers with elements of type f80"),
        ("tensor<2xvector<2xf32>>", "IREE has no buffers with elements of type vector<2xf32>"),
        ("tuple<i32>", "the VM has no tuples: expand them with abi-expand-tuples"),
        ("memref<4xf32>", "the VM has no such type"),
        ("vector<4xf32>", "the VM has no such type"),
        ("none", "the VM has no such type"),
        ("() -> ()", "the VM has no such type"),
    ],
)
def test_what_the_vm_cannot_pass(type_: str, why: str) -> None:
    """The reason is in the error."""
    with pytest.raises(ValueError, match=f"^{why}"):
        letter(parse_type(type_))


@pytest.mark.parametrize(
    "convention", ["0ir_v", "0rifir_v", "0fI_i", "0v_iF", "0rirr_r", "0iiir_v"]
)
def test_padded(convention: str) -> None:
    """An odd number of 4-byte values before one that is aligned to 8."""
    assert is_padded(convention)


@pytest.mark.parametrize(
    "convention", ["0v_v", "0ri_r", "0iir_rif", "0rI_Ir", "0ii_iiFi", "0riirr_r", "0iff_fi"]
)
def test_not_padded(convention: str) -> None:
    """An even number of them, or none behind them."""
    assert not is_padded(convention)
